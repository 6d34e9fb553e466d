"""How to read the counters."""

from __future__ import annotations

import msgspec

from grognard.core.game.face import CounterFace, Counters
from grognard.core.scenario import Player
from grognard.render.board import glyphs
from grognard.render.board.block import COLUMN, Block, beside, shifted
from grognard.render.board.chips import chip_sign
from grognard.render.board.counters import card, counter
from grognard.render.board.dress import Dress
from grognard.render.board.ink import element, figure, group, text
from grognard.render.board.lettering import abbreviated, wrapped
from grognard.render.board.stacks import stack_tab, wedge
from grognard.render.board.theme import Chip, Theme

_ROW = 34.0
_SAMPLE = 1.25


def counter_key(dress: Dress, counters: Counters, language: str) -> list[Block]:
    return [
        _sample(dress, counters, language),
        _arms(dress.theme, counters, language),
        _signs(dress, counters, language),
    ]


def side_key(dress: Dress, counters: Counters, sides: tuple[Player, ...], language: str) -> Block:
    """Each side by the edge of its counters, with the colours that its nations wear."""
    entries = []
    for side in sides:
        bodies = dict.fromkeys(dress.colours(face).body for face in counters.faces if face.side == side.id)
        cards = [
            group(card(body, dress.edge(side.id)), transform=f"translate({32 * place} 0) scale(.27)")
            for place, body in enumerate(bodies)
        ]
        words = abbreviated(side.name.say(language), {}, 16, COLUMN - 40 - 32 * len(cards))
        entries.append(group(*cards) + text(words, (32 * len(cards) - 8, 5), class_="body"))
    drawn = [shifted(entry, (16, 15 + _ROW * row)) for row, entry in enumerate(entries)]
    return Block(_ROW * len(entries), "".join(drawn))


def _sample(dress: Dress, counters: Counters, language: str) -> Block:
    """One counter, large, and what stands where on it."""
    units = [face for face in counters.faces if face.symbol != "commander"]
    if not units:
        return Block(0, "")
    face = next((face for face in units if face.formation == "normal"), units[0])
    plain = msgspec.structs.replace(face, markers=(), state="normal")
    theme, middle = dress.theme, 66.0
    drawn = group(counter(plain, dress), transform=f"translate(64 {figure(middle)}) scale({_SAMPLE})")
    for (x, y), (there, words) in zip(_POINTS, _notes(theme, counters, language), strict=True):
        spot = 64 + x * _SAMPLE, middle + y * _SAMPLE
        route = f"M{figure(spot[0])} {figure(spot[1])}{'V' if x < 0 else 'L142 '}{figure(there)}H150"
        drawn += element("path", d=route, fill="none", stroke=theme.ink, stroke_width=0.9)
        drawn += element("circle", cx=round(spot[0], 1), cy=round(spot[1], 1), r=2.2, fill=theme.ink)
        for place, line in enumerate(wrapped(words, 15, COLUMN - 156)):
            drawn += text(line, (156, there + 5 + 16 * place), class_="body")
    return Block(148, drawn)


#: on the counter: arm, quality, strength, division
_POINTS = ((24, -29), (45, 10), (10, 23), (-44, 40))


def _notes(theme: Theme, counters: Counters, language: str) -> list[tuple[float, str]]:
    grades = {face.grade for face in counters.faces}
    classes = ", ".join(
        f"{letters} {label.say(language)}"
        for letters, label in counters.key.grades.items()
        if letters in grades
    )
    arm = theme.say("arm", language)
    first = f"{arm}. " + theme.say("class", language, grades=classes) if classes else arm
    return [
        (14.0, first),
        (66.0, counters.key.quality.say(language)),
        (98.0, theme.say("strength", language)),
        (137.0, theme.say("division", language)),
    ]


def _arms(theme: Theme, counters: Counters, language: str) -> Block:
    """The signs of the arms on this map, and the commander's star."""
    used = {face.symbol for face in counters.faces}
    entries = []
    for symbol, label in theme.symbols.items():
        if symbol in used:
            sign = glyphs.arm(symbol) if symbol != "commander" else _star()
            words = label.say(language)
            if symbol == "commander":
                words = f"{words}: {counters.key.figures.say(language)}"
            entries.append((sign, words))
    return _listed(entries, wide_last="commander" in used)


def _star() -> str:
    return element("path", d=glyphs.star(16), fill="#1d1a15")


def _signs(dress: Dress, counters: Counters, language: str) -> Block:
    """Formations, states and markers of the game, and the wedge of the front."""
    theme = dress.theme
    entries = [(wedge(), theme.say("front", language))]
    for id, label in counters.key.formations.items():
        sign = glyphs.formation(theme.formations.get(id, ""), theme.ink)
        if sign:
            entries.append((sign, label.say(language)))
    for id, label in counters.key.states.items():
        if theme.mark_of(id).mark != "none":
            entries.append((_marked(dress, counters, id), label.say(language)))
    wide: list[tuple[str, str]] = []
    for id, label in counters.key.markers.items():
        chip, words = theme.chip_of(id), label.say(language)
        (wide if chip.is_written else entries).append((chip_sign(chip, words), words))
    wide += [
        (chip_sign(Chip("tick", done=True)), theme.say("done", language)),
        (stack_tab(3, 14, (0, 0)), theme.say("stack", language)),
    ]
    return _above(_listed(entries), _listed(wide, columns=1))


def _above(first: Block, second: Block) -> Block:
    return Block(first.height + second.height, first.drawn + shifted(second.drawn, (0, first.height)))


def _marked(dress: Dress, counters: Counters, state: str) -> str:
    """A small plain counter under the mark of a state."""
    face = counters.faces[0] if counters.faces else CounterFace(id="", name="", side="", symbol="", at=0)
    plain = card(dress.colours(face).body, dress.edge(face.side))
    mark = dress.theme.mark_of(state)
    return group(plain, glyphs.under_mark(mark), glyphs.over_mark(mark), transform="scale(0.3)")


def division_key(dress: Dress, counters: Counters) -> Block:
    """The colours of the divisions, one army after the other."""
    wearers = {face.division: face for face in reversed(counters.faces)}
    listed = sorted(dress.divisions, key=lambda division: wearers[division].side)
    entries = [
        (
            _band(dress, wearers[division], dress.divisions[division]),
            counters.key.divisions.get(division, division),
        )
        for division in listed
    ]
    return _listed(entries)


def _band(dress: Dress, face: CounterFace, colour: str) -> str:
    return element("rect", x=-21, y=-11, width=42, height=22, rx=3, fill=dress.colours(face).body) + element(
        "rect", x=-21, y=-11, width=13, height=22, fill=colour, stroke="#1d1a15", stroke_width=1
    )


def _listed(entries: list[tuple[str, str]], *, columns: int = 2, wide_last: bool = False) -> Block:
    """So many to a row; a long last entry has a row to itself."""
    drawn, row, column = [], 0, 0
    for place, (sign, words) in enumerate(entries):
        is_wide = wide_last and place == len(entries) - 1
        if column == columns or (is_wide and column):
            row, column = row + 1, 0
        at = column * COLUMN / columns, row * _ROW
        room = COLUMN if is_wide else COLUMN / columns
        drawn.append(shifted(shifted(sign, (32, 15)) + beside(words, (68, 20), room - 70), at))
        column += 1
    return Block((row + 1) * _ROW if entries else 0, "".join(drawn))
