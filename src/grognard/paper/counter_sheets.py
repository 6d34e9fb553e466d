"""Counters front and back, and the markers that lie on them, in the numbers needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil

import msgspec

from grognard.core.game.face import CounterFace, Counters
from grognard.core.game.state import ALL_ROUND
from grognard.paper.folder import Folder
from grognard.paper.subject import Subject
from grognard.paper.words import say
from grognard.render.board.chips import chip_sign
from grognard.render.board.counters import card, counter
from grognard.render.board.dress import Dress, dress_of
from grognard.render.board.glyphs import formation, over_mark, under_mark
from grognard.render.board.ink import element, group, text
from grognard.render.board.lettering import wrapped
from grognard.render.board.style import plain_style
from grognard.render.board.theme import Edge, Theme, default_theme

#: a marker of a kind for so many counters
_SHARE = 4
_LEAST = 2
#: losses up to this many points have a marker of their own
_MOST_LOST = 9
#: a little white around a counter, in which to cut
_HALF = 56.0
_PLAIN = Edge(corners="round", ink="#1d1a15", rim="#fdf3d7")
_PAPER = "#f6ecd0"


class Cell(msgspec.Struct, frozen=True):
    """What lies in one place of a sheet: two drawings by their files, and how often."""

    front: str
    back: str
    count: int = 1


def counter_cells(subject: Subject, folder: Folder) -> list[list[list[str]]]:
    """The counters of each side, then the markers; each begins a row of its own."""
    theme = default_theme()
    pieces = subject.pieces
    dress = dress_of(subject.scenario, pieces.faces, theme)
    sheets: list[list[list[str]]] = []
    for side in subject.scenario.sides:
        own = [face for face in pieces.faces if face.side == side.id]
        cells = [_unit(face, dress, pieces, folder) for face in own]
        sheets.append(_spread(cells))
    markers = list(_markers(subject, pieces, theme, folder))
    return [*sheets, _spread(markers)]


def back_of(subject: Subject) -> str:
    """What the other side of a counter shows, in words."""
    state = first_state(subject.pieces)
    if state:
        label = subject.pieces.key.states[state].say(subject.language)
        return say("back-state", subject.language, state=label)
    return say("back-half", subject.language)


def first_state(counters: Counters) -> str:
    """The first state that shows on a counter; the other side has it printed."""
    theme = default_theme()
    return next((state for state in counters.key.states if theme.mark_of(state).mark != "none"), "")


def _spread(cells: list[Cell]) -> list[list[str]]:
    return [[cell.front, cell.back] for cell in cells for _ in range(cell.count)]


def _unit(face: CounterFace, dress: Dress, counters: Counters, folder: Folder) -> Cell:
    plain = msgspec.structs.replace(face, markers=(), facing=ALL_ROUND)
    front = folder.put(f"front-{face.id}.svg", _drawn(_named(plain, dress), dress.theme))
    other = _other_side(plain, first_state(counters))
    back = folder.put(f"back-{face.id}.svg", _drawn(_named(other, dress), dress.theme))
    return Cell(front, back)


def _other_side(face: CounterFace, state: str) -> CounterFace:
    """The state that is printed on the back, or else half the strength; leaders have two like sides."""
    if face.symbol == "commander" or face.strength is None:
        return face
    if state:
        return msgspec.structs.replace(face, state=state)
    return msgspec.structs.replace(face, strength=ceil(face.strength / 2))


def _named(face: CounterFace, dress: Dress) -> str:
    """A counter with the number by which the set-up card calls it."""
    number = text(face.id, (-29, -37), class_="sign fine", font_size=9.5, fill=dress.colours(face).ink)
    return counter(face, dress) + (number if len(face.id) <= 6 else "")


def _drawn(inside: str, theme: Theme) -> str:
    return element(
        "svg",
        element("style", plain_style(theme)),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-_HALF:g} {-_HALF:g} {2 * _HALF:g} {2 * _HALF:g}",
    )


def _markers(subject: Subject, counters: Counters, theme: Theme, folder: Folder) -> Iterator[Cell]:
    """States that no back shows, formations, whatever else lies on counters, losses, and the turn."""
    units = [face for face in counters.faces if face.strength is not None]
    some = max(_LEAST, ceil(len(units) / _SHARE))
    language, printed = subject.language, first_state(counters)
    for state, label in counters.key.states.items():
        mark = theme.mark_of(state)
        if mark.mark != "none" and state != printed:
            plain = card("#e4d6b4", _PLAIN) + under_mark(mark) + over_mark(mark)
            sign = group(plain, transform="translate(0 -14) scale(.5)")
            yield _marker(f"state-{state}", sign, label.say(language), some, theme, folder)
    for id, label in counters.key.formations.items():
        sign = formation(theme.formations.get(id, ""), theme.ink)
        if sign:
            large = group(sign, transform="scale(1.8) translate(0 -8)")
            yield _marker(f"formation-{id}", large, label.say(language), some, theme, folder)
    for id, label in counters.key.markers.items():
        chip = theme.chip_of(id)
        said = label.say(language)
        for letter in _written(said) if chip.is_written else [""]:
            sign = group(chip_sign(chip, letter or said), transform="translate(0 -14) scale(1.9)")
            yield _marker(f"marker-{id}-{letter}", sign, _about(said, letter), some, theme, folder)
    strongest = max((face.strength or 0 for face in units), default=0)
    for lost in range(1, min(strongest - 1, _MOST_LOST) + 1):
        sign = text(f"−{lost}", (0, 12), class_="strength", fill="#a4271c", stroke=_PAPER)
        count = max(_LEAST, ceil(len(units) / (_SHARE * lost)))
        yield _marker(f"lost-{lost}", sign, say("lost", language), count, theme, folder)
    turn = text("★", (0, 8), class_="strength", fill=theme.ink, stroke=_PAPER)
    yield _marker("turn", turn, say("turn", language), 1, theme, folder)


def _written(said: str) -> list[str]:
    """The letters and figures that a label explains: of "A attack, M maneuver" A and M."""
    return re.findall(r"\b[A-Z0-9]\b", said) or [said[:1].upper()]


def _about(said: str, letter: str) -> str:
    """What a label says of one letter."""
    for part in said.split(", "):
        if letter and part.startswith(f"{letter} "):
            return part.removeprefix(f"{letter} ")
    return said.rpartition(":")[2].strip() if letter else said


def _marker(id: str, sign: str, about: str, count: int, theme: Theme, folder: Folder) -> Cell:
    lines = wrapped(about, 15, 88)[:2]
    foot = "".join(
        text(line, (0, 47 - 14 * (len(lines) - 1 - place)), class_="sign fine", font_size=14, fill="#ffffff")
        for place, line in enumerate(lines)
    )
    band = element("path", d="M-50 16H50V41Q50 50 41 50H-41Q-50 50 -50 41Z", fill="#3b2f21")
    low = element("path", d="M-50 30H50V41Q50 50 41 50H-41Q-50 50 -50 41Z", fill="#3b2f21")
    drawn = card(_PAPER, _PLAIN) + (band if len(lines) > 1 else low) + group(sign) + foot
    file = folder.put(f"{id}.svg".replace(" ", "-"), _drawn(drawn, theme))
    return Cell(file, file, count)
