"""A whole table as SVG: ground, names, rulers around it, and the bodies of troops on it."""

from __future__ import annotations

from typing import Any

from grognard.core.game.face import Counters
from grognard.core.scenario import Scenario
from grognard.plane import INCH, unpacked
from grognard.render.board.ink import element, figure, group, rectangle, text, title
from grognard.render.board.noise import swing
from grognard.render.board.style import style_sheet
from grognard.render.board.theme import Theme, default_theme
from grognard.render.table.bodies import badge, body, centre, heading_of
from grognard.render.table.cloth import UNIT, Cloth
from grognard.render.table.ground import grounds, names, plant_shapes
from grognard.render.words import known_language

#: around everything, with the rulers in it
_MARGIN = 44.0
#: inches between the lines across the table, and between the figures on the rulers
_LINES, _FIGURES = 12, 6
_MILLIMETRES = 5.4


def table_svg(
    scenario: Scenario[Any],
    counters: Counters | None = None,
    language: str = "en",
    theme: Theme | None = None,
) -> str:
    """The table of a scenario, with bodies if there are any. The same input gives the same text."""
    known_language(language)
    cloth = Cloth(scenario.tabletop, theme or default_theme())
    left, width, height = -_MARGIN, cloth.width + 2 * _MARGIN, cloth.height + 2 * _MARGIN
    scale = _MILLIMETRES / UNIT
    edge = rectangle(0, 0, cloth.width, cloth.height)
    measures = {
        "data_inch": figure(UNIT),
        "data_width": figure(cloth.table.width / INCH),
        "data_depth": figure(cloth.table.depth / INCH),
    }
    return element(
        "svg",
        title(scenario.title.say(language)),
        element("style", style_sheet(cloth.theme)),
        element(
            "defs",
            plant_shapes(cloth),
            element("clipPath", element("path", d=edge), id="map-edge"),
        ),
        element("path", d=rectangle(left, left, left + width, left + height), fill=cloth.theme.paper),
        group(
            element("path", d=edge, fill=cloth.theme.tint(0)),
            _grass(cloth),
            grounds(cloth),
            _feet(cloth),
            names(cloth, language),
            id="table",
            clip_path="url(#map-edge)",
            **measures,
        ),
        _rulers(cloth),
        group(*_bodies(cloth, counters), id="bodies"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{figure(left)} {figure(left)} {figure(width)} {figure(height)}",
        width=f"{figure(width * scale)}mm",
        height=f"{figure(height * scale)}mm",
        lang=language,
    )


def _grass(cloth: Cloth) -> str:
    """Blades here and there, so that bare ground is no plain paper."""
    blades = []
    for row in range(0, cloth.table.depth // INCH, 2):
        for column in range(0, cloth.table.width // INCH, 2):
            x = (column + 1 + 0.9 * swing(column, row, 5)) * UNIT
            y = (row + 1 + 0.9 * swing(column, row, 6)) * UNIT
            blades.append(f"M{figure(x)} {figure(y)}l-2.4 -5m2.4 5v-6m0 6l2.6 -4.6")
    return element(
        "path", d="".join(blades), fill="none", stroke="#a3a867", stroke_width=1.1, stroke_opacity=0.7,
        stroke_linecap="round",
    )  # fmt: skip


def _feet(cloth: Cloth) -> str:
    """A line at every foot, to measure by eye."""
    step = _LINES * UNIT
    across = [f"M{figure(step * n)} 0V{figure(cloth.height)}" for n in range(1, int(cloth.width / step) + 1)]
    down = [f"M0 {figure(cloth.height - step * n)}H{figure(cloth.width)}"
            for n in range(1, int(cloth.height / step) + 1)]  # fmt: skip
    return element(
        "path", d="".join(across + down), fill="none", stroke=cloth.theme.grid, stroke_width=0.9,
        stroke_opacity=0.28, stroke_dasharray="6 8",
    )  # fmt: skip


def _rulers(cloth: Cloth) -> str:
    """Inches along every edge."""
    wide, high = cloth.width, cloth.height
    ticks, figures = [], []
    for inch in range(cloth.table.width // INCH + 1):
        long = 12 if inch % _FIGURES == 0 else 6
        x = inch * UNIT
        ticks.append(f"M{figure(x)} {figure(high)}v{long}M{figure(x)} 0v-{long}")
        if inch % _FIGURES == 0:
            figures += [text(str(inch), (x, high + 29), class_="body centred"),
                        text(str(inch), (x, -18), class_="body centred")]  # fmt: skip
    for inch in range(cloth.table.depth // INCH + 1):
        long = 12 if inch % _FIGURES == 0 else 6
        y = high - inch * UNIT
        ticks.append(f"M0 {figure(y)}h-{long}M{figure(wide)} {figure(y)}h{long}")
        if inch % _FIGURES == 0:
            figures += [text(str(inch), (-26, y + 5), class_="body centred"),
                        text(str(inch), (wide + 26, y + 5), class_="body centred")]  # fmt: skip
    frame = rectangle(0, 0, wide, high)
    return group(
        element("path", d="".join(ticks), stroke=cloth.theme.ink, stroke_width=1.2),
        element("path", d=frame, fill="none", stroke=cloth.theme.ink, stroke_width=3),
        *figures,
        id="rulers",
    )


def _bodies(cloth: Cloth, counters: Counters | None) -> list[str]:
    drawn = []
    for face in () if counters is None else counters.faces:
        point, middle = unpacked(face.at), centre(face)
        (x, y), (mx, my) = cloth.at(point.x, point.y), cloth.at(*middle)
        turned = f"translate({figure(x)} {figure(y)}) rotate({figure(heading_of(face) / 100)})"
        drawn.append(group(body(face, cloth.theme), transform=turned))
        upright = f"translate({figure(mx)} {figure(my)})"
        drawn.append(group(badge(face, cloth.theme), transform=upright))
    return drawn
