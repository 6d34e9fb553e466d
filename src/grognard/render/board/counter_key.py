"""How to read the counters."""

from __future__ import annotations

import msgspec

from grognard.core.game.face import CounterFace, Counters
from grognard.render.board import glyphs
from grognard.render.board.block import COLUMN, Block, shifted
from grognard.render.board.counters import counter
from grognard.render.board.ink import element, figure, group, text
from grognard.render.board.lettering import abbreviated, wrapped
from grognard.render.board.plan import Plan
from grognard.render.board.stacks import division_colours, wedge
from grognard.render.board.theme import Theme

_ROW = 34.0
_SAMPLE = 1.25


def counter_key(plan: Plan, counters: Counters, language: str) -> list[Block]:
    theme = plan.theme
    blocks = [_sample(theme, counters, language), _arms(theme, counters, language)]
    signs = _signs(theme, counters, language)
    return [*blocks, signs] if signs.height else blocks


def _sample(theme: Theme, counters: Counters, language: str) -> Block:
    """One counter, large, and what stands where on it."""
    units = [face for face in counters.faces if face.symbol != "commander"]
    if not units:
        return Block(0, "")
    face = next((face for face in units if face.formation == "normal"), units[0])
    plain = msgspec.structs.replace(face, markers=(), state="normal")
    colour = division_colours(counters.faces, theme).get(face.division)
    middle = 66.0
    drawn = group(counter(plain, theme, colour), transform=f"translate(64 {figure(middle)}) scale({_SAMPLE})")
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


def _signs(theme: Theme, counters: Counters, language: str) -> Block:
    """Formations and states of the game, and the wedge of the front."""
    entries = [(wedge(), theme.say("front", language))]
    for id, label in counters.key.formations.items():
        sign = glyphs.formation(theme.formations.get(id, ""), theme.ink)
        if sign:
            entries.append((sign, label.say(language)))
    entries += [
        (_marked(theme, counters, id), label.say(language)) for id, label in counters.key.states.items()
    ]
    return _listed(entries)


def _marked(theme: Theme, counters: Counters, state: str) -> str:
    """A small plain counter under the mark of a state."""
    side = counters.faces[0] if counters.faces else CounterFace(id="", name="", side="", symbol="", at=0)
    body = theme.colours_of(side.nation, side.side).body
    card = element(
        "rect", x=-50, y=-50, width=100, height=100, rx=8, fill=body, stroke="#1d1a15", stroke_width=3
    )
    mark = theme.mark_of(state)
    return group(card, glyphs.under_mark(mark), glyphs.over_mark(mark), transform="scale(0.3)")


def division_key(plan: Plan, counters: Counters) -> Block:
    """The colours of the divisions, one army after the other."""
    colours = division_colours(counters.faces, plan.theme)
    wearers = {face.division: face for face in reversed(counters.faces)}
    listed = sorted(colours, key=lambda division: wearers[division].side)
    entries = [
        (
            _band(plan.theme, wearers[division], colours[division]),
            counters.key.divisions.get(division, division),
        )
        for division in listed
    ]
    return _listed(entries)


def _band(theme: Theme, face: CounterFace, colour: str) -> str:
    body = theme.colours_of(face.nation, face.side).body
    return element("rect", x=-21, y=-11, width=42, height=22, rx=3, fill=body) + element(
        "rect", x=-21, y=-11, width=13, height=22, fill=colour, stroke="#1d1a15", stroke_width=1
    )


def _listed(entries: list[tuple[str, str]], *, wide_last: bool = False) -> Block:
    """Two to a row; a long last entry has a row to itself."""
    drawn, row, column = [], 0, 0
    for place, (sign, words) in enumerate(entries):
        if column == 2 or (wide_last and place == len(entries) - 1 and column):
            row, column = row + 1, 0
        at = column * COLUMN / 2, row * _ROW
        room = COLUMN if wide_last and place == len(entries) - 1 else COLUMN / 2
        fitting = abbreviated(words, {}, 16, room - 70)
        drawn.append(shifted(shifted(sign, (32, 15)) + text(fitting, (68, 20), class_="body"), at))
        column += 1
    return Block((row + 1) * _ROW if entries else 0, "".join(drawn))
