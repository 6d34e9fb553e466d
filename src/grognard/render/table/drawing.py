"""A whole table as SVG: ground, names, rulers around it, and the bodies of troops on it."""

from __future__ import annotations

from typing import Any

from grognard.core.game.face import Counters
from grognard.core.scenario import Scenario
from grognard.plane import INCH, unpacked
from grognard.render.board.dress import Dress, dress_of
from grognard.render.board.ink import element, figure, group, rectangle, title
from grognard.render.board.style import style_sheet
from grognard.render.board.theme import Theme, default_theme
from grognard.render.table.badges import badge, called, clear_of
from grognard.render.table.bodies import LEADER, body, centre, heading_of
from grognard.render.table.cloth import UNIT, Cloth
from grognard.render.table.ground import grounds, names, plant_shapes
from grognard.render.table.hills import relief
from grognard.render.table.tape import tapes
from grognard.render.table.turf import grass, patches
from grognard.render.words import known_language

#: around everything, with the tape in it
_MARGIN = 44.0
#: inches between the lines across the table
_LINES = 12
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
    dress = dress_of(scenario, () if counters is None else counters.faces, cloth.theme)
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
            element("path", d=edge, fill=cloth.theme.turf_at(0)),
            patches(cloth),
            relief(cloth),
            grass(cloth),
            grounds(cloth),
            _feet(cloth),
            names(cloth, language),
            id="table",
            clip_path="url(#map-edge)",
            **measures,
        ),
        tapes(cloth),
        group(*_bodies(cloth, dress, counters), id="bodies"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{figure(left)} {figure(left)} {figure(width)} {figure(height)}",
        width=f"{figure(width * scale)}mm",
        height=f"{figure(height * scale)}mm",
        lang=language,
    )


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


def _bodies(cloth: Cloth, dress: Dress, counters: Counters | None) -> list[str]:
    """Bodies, then what is written on them, so that nobody covers a number."""
    faces = () if counters is None else counters.faces
    leaders = [cloth.at(*centre(face)) for face in faces if len(face.outline) < 3]
    bodies, badges = [], []
    for face in sorted(faces, key=lambda face: len(face.outline) < 3):
        point = unpacked(face.at)
        x, y = cloth.at(point.x, point.y)
        turned = f"translate({figure(x)} {figure(y)}) rotate({figure(heading_of(face) / 100)})"
        bodies.append(group(body(face, dress), transform=turned))
        middle = cloth.at(*centre(face))
        under = [] if len(face.outline) < 3 else leaders
        (mx, my), low = clear_of(middle, under), max(cloth.at(*corner)[1] for corner in face.outline)
        badges.append(group(badge(face, dress), transform=f"translate({figure(mx)} {figure(my)})"))
        below = max(low, my) + (LEADER if len(face.outline) < 3 else 0)
        badges.append(called(face, dress.theme, (middle[0], below + 22)))
    return [*bodies, *badges]
