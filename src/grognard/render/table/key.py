"""The key to a table: its ground, and how bodies of troops are read."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game.face import Counters
from grognard.core.messages import Label
from grognard.core.scenario import Ground, Scenario
from grognard.plane import INCH
from grognard.render.board.block import COLUMN, Block, flow, headed
from grognard.render.board.chips import chip_sign
from grognard.render.board.counter_key import side_key
from grognard.render.board.dress import Dress, dress_of
from grognard.render.board.ink import element, figure, group, rectangle, text, title
from grognard.render.board.lettering import headline, wrapped
from grognard.render.board.style import style_sheet
from grognard.render.board.theme import Theme, default_theme
from grognard.render.table.badges import badge
from grognard.render.table.bodies import body
from grognard.render.table.cloth import UNIT, Cloth
from grognard.render.words import known_language

_MARGIN, _ROW = 30.0, 46.0
_HEADLINES = (24.0, 22.0)


def table_key_svg(
    scenario: Scenario[Any],
    counters: Counters | None = None,
    language: str = "en",
    theme: Theme | None = None,
) -> str:
    """Ground, then the formations of this battle as they lie on the table."""
    known_language(language)
    cloth = Cloth(scenario.tabletop, theme or default_theme())
    dress = dress_of(scenario, () if counters is None else counters.faces, cloth.theme)
    blocks = [
        _heading(scenario, language),
        headed(cloth.theme.say("ground", language), _grounds(cloth, scenario, language)),
    ]
    if counters is not None and counters.faces:
        sides = side_key(dress, counters, scenario.sides, language)
        blocks.append(headed(cloth.theme.say("sides", language), sides))
        blocks.append(headed(cloth.theme.say("counters", language), _bodies(dress, counters, language)))
        blocks.append(_signs(dress, counters, language))
    wide, high, drawn = flow(blocks, float("inf"))
    wide, high = wide + 2 * _MARGIN, high + 2 * _MARGIN
    return element(
        "svg",
        title(scenario.title.say(language)),
        element("style", style_sheet(cloth.theme)),
        element("path", d=rectangle(0, 0, wide, high), fill=cloth.theme.paper),
        group(drawn, transform=f"translate({figure(_MARGIN)} {figure(_MARGIN)})"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {figure(wide)} {figure(high)}",
        lang=language,
    )


def _heading(scenario: Scenario[Any], language: str) -> Block:
    titles, size = headline(scenario.title.say(language), _HEADLINES, COLUMN)
    drawn, y = [], 2.0
    for line in titles:
        y += size
        drawn.append(text(line, (0, y), class_="headline", font_size=size))
    y += 8
    for line in wrapped(scenario.summary.say(language), 16, COLUMN):
        y += 20
        drawn.append(text(line, (0, y), class_="body"))
    return Block(y, "".join(drawn))


def _grounds(cloth: Cloth, scenario: Scenario[Any], language: str) -> Block:
    rows = []
    for ground in scenario.legend.values():
        fill = _shown(cloth, ground)
        patch = element("rect", x=0, y=6, width=54, height=30, rx=5, fill=fill, stroke="#6d5f47")
        rows.append(patch + text(ground.name.say(language), (70, 27), class_="body"))
    return _stacked(rows)


def _shown(cloth: Cloth, ground: Ground) -> str:
    """A road has its own colour, a hill the tint of its height, a building that of its roofs."""
    theme = cloth.theme
    if ground.terrain in theme.way:
        return theme.way[ground.terrain].ink
    highest = max((area.level for area in cloth.table.areas if area.terrain == ground.terrain), default=0)
    if highest:
        return theme.turf_at(highest)
    look = theme.ground[theme.look_of(ground)]
    if not look.opacity:
        return theme.turf_at(0)
    return look.ink if look.pattern in ("keep", "blocks") else look.fill


def _bodies(dress: Dress, counters: Counters, language: str) -> Block:
    rows = []
    for formation, label in _formations(counters).items():
        face = next(one for one in counters.faces if one.formation == formation)
        if len(face.outline) < 3:
            continue
        drawn = group(body(face, dress), transform=_fitted(face.outline))
        rows.append(drawn + text(label.say(language), (150, 27), class_="body"))
    return _stacked(rows)


def _signs(dress: Dress, counters: Counters, language: str) -> Block:
    """States and markers, as they lie on whoever is in them."""
    rows = []
    sample = next((face for face in counters.faces if len(face.outline) == 4), None)
    for id, label in counters.key.states.items():
        if sample is not None and dress.theme.mark_of(id).mark != "none":
            face = msgspec.structs.replace(sample, state=id, markers=())
            drawn = group(badge(face, dress), transform="translate(60 24) scale(.62)")
            rows.append(drawn + text(label.say(language), (150, 27), class_="body"))
    for id, label in counters.key.markers.items():
        drawn = group(chip_sign(dress.theme.chip_of(id), label.say(language)), transform="translate(60 22)")
        rows.append(drawn + text(label.say(language), (150, 27), class_="body"))
    return _stacked(rows)


def _formations(counters: Counters) -> dict[str, Label]:
    present = {face.formation for face in counters.faces}
    return {id: label for id, label in counters.key.formations.items() if id in present}


def _fitted(outline: tuple[tuple[int, int], ...]) -> str:
    """As large as a row has room for, whichever way the body faces now."""
    across = max(x for x, _ in outline) - min(x for x, _ in outline)
    down = max(y for _, y in outline) - min(y for _, y in outline)
    largest = max(across, down) / INCH * UNIT
    scale = min(0.5, 34 / largest)
    return f"translate(66 6) scale({scale:.2f})"


def _stacked(rows: list[str]) -> Block:
    drawn = [group(row, transform=f"translate(0 {figure(_ROW * n)})") for n, row in enumerate(rows)]
    return Block(_ROW * len(rows), "".join(drawn))
