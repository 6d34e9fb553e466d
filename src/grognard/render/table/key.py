"""The key to a table: its ground, and how bodies of troops are read."""

from __future__ import annotations

from typing import Any

from grognard.core.game.face import Counters
from grognard.core.messages import Label
from grognard.core.scenario import Ground, Scenario
from grognard.plane import INCH
from grognard.render.board.block import COLUMN, Block, flow, headed
from grognard.render.board.ink import element, figure, group, rectangle, text, title
from grognard.render.board.lettering import wrapped
from grognard.render.board.style import style_sheet
from grognard.render.board.theme import Theme, default_theme
from grognard.render.table.bodies import body
from grognard.render.table.cloth import UNIT, Cloth
from grognard.render.words import known_language

_MARGIN, _ROW = 30.0, 46.0


def table_key_svg(
    scenario: Scenario[Any],
    counters: Counters | None = None,
    language: str = "en",
    theme: Theme | None = None,
) -> str:
    """Ground, then the formations of this battle as they lie on the table."""
    known_language(language)
    cloth = Cloth(scenario.tabletop, theme or default_theme())
    blocks = [
        _heading(scenario, language),
        headed(cloth.theme.say("ground", language), _grounds(cloth, scenario, language)),
    ]
    if counters is not None and counters.faces:
        blocks.append(headed(cloth.theme.say("counters", language), _bodies(cloth, counters, language)))
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
    lines = wrapped(scenario.summary.say(language), 16, COLUMN)
    drawn = [text(scenario.title.say(language), (0, 26), class_="headline", font_size=24)]
    drawn += [text(line, (0, 54 + 20 * n), class_="body") for n, line in enumerate(lines)]
    return Block(54 + 20 * len(lines), "".join(drawn))


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
        return theme.tint(highest)
    look = theme.ground[theme.look_of(ground)]
    return look.ink if look.pattern in ("keep", "blocks") else look.fill


def _bodies(cloth: Cloth, counters: Counters, language: str) -> Block:
    rows = []
    for formation, label in _formations(counters).items():
        face = next(one for one in counters.faces if one.formation == formation)
        if len(face.outline) < 3:
            continue
        drawn = group(body(face, cloth.theme), transform=_fitted(face.outline))
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
