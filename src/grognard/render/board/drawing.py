"""A whole map sheet as SVG: ground, ways, names, counters, and the panel beside it."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec

from grognard.core.game.face import Counters
from grognard.core.scenario import Scenario
from grognard.hex import Hex
from grognard.render.board.block import shifted
from grognard.render.board.counters import Word
from grognard.render.board.dress import dress_of
from grognard.render.board.fields import fields
from grognard.render.board.ground import areas, lowland, waters
from grognard.render.board.ink import element, figure, group, polyline, rectangle, title
from grognard.render.board.names import clear_numbers, hexes, place_names
from grognard.render.board.outline import corner, loops
from grognard.render.board.panel import Panel, panel
from grognard.render.board.plan import SIZE, Clearing, Plan
from grognard.render.board.plants import plant_shapes, plants
from grognard.render.board.relief import relief, slopes
from grognard.render.board.stacks import occupied, stacks
from grognard.render.board.streams import bridges, other_sides, streams
from grognard.render.board.style import style_sheet
from grognard.render.board.theme import Theme, default_theme
from grognard.render.board.ways import ways
from grognard.render.board.works import works
from grognard.render.words import known_language

#: white around everything, and between map and panel
_MARGIN = 36.0
#: around a map that is cut out
_RIM = 12.0
#: of a hexside on paper, unless the sheet would be larger than A3
_MILLIMETRES = 7.2
_A3 = (420.0, 297.0)


def board_svg(
    scenario: Scenario[Any],
    counters: Counters | None = None,
    language: str = "en",
    theme: Theme | None = None,
    word: Word = str,
) -> str:
    """The map of a scenario, with counters if there are any. The same input gives the same text."""
    known_language(language)
    plan = Plan(scenario.board, scenario.legend, theme or default_theme())
    beside = panel(plan, scenario, counters, language)
    width = plan.right - plan.left + beside.width + 3 * _MARGIN
    height = max(plan.bottom - plan.top, beside.height) + 2 * _MARGIN
    drawn = _map(plan, scenario, counters, language, word)
    return _document(plan, scenario, drawn, language, beside, width, height)


class TrueMap(msgspec.Struct, frozen=True):
    """A map alone, and its size in millimetres."""

    svg: str
    width: float
    height: float


def map_svg(
    scenario: Scenario[Any],
    counters: Counters | None = None,
    language: str = "en",
    *,
    hexside: float,
    word: Word = str,
) -> TrueMap:
    """The map without the panel beside it, with hexsides so many millimetres long."""
    known_language(language)
    plan = Plan(scenario.board, scenario.legend, default_theme())
    drawn = _map(plan, scenario, counters, language, word)
    scale = hexside / SIZE
    left, top = plan.left - _RIM, plan.top - _RIM
    width, height = plan.right - plan.left + 2 * _RIM, plan.bottom - plan.top + 2 * _RIM
    svg = _sheet(plan, scenario, drawn + _neat_line(plan), language, (left, top, width, height), scale)
    return TrueMap(svg, width * scale, height * scale)


def key_svg(
    scenario: Scenario[Any],
    counters: Counters | None = None,
    language: str = "en",
    theme: Theme | None = None,
    high: float = inf,
) -> str:
    """The panel beside the map alone: ground, hexsides, levels, and how counters are read.

    In one column, or in as many as it needs to be no higher than that.
    """
    known_language(language)
    plan = Plan(scenario.board, scenario.legend, theme or default_theme())
    key = panel(plan, scenario, counters, language, height=high)
    width, height = key.width + 2 * _MARGIN, key.height + 2 * _MARGIN
    return element(
        "svg",
        title(scenario.title.say(language)),
        element("style", style_sheet(plan.theme)),
        _definitions(plan),
        element("path", d=rectangle(0, 0, width, height), fill=plan.theme.paper),
        shifted(key.drawn, (_MARGIN, _MARGIN)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {figure(width)} {figure(height)}",
        lang=language,
    )  # fmt: skip


def _document(
    plan: Plan,
    scenario: Scenario[Any],
    drawn: str,
    language: str,
    beside: Panel,
    width: float,
    height: float,
) -> str:
    left, top = plan.left - _MARGIN, plan.top - _MARGIN
    scale = min(_MILLIMETRES / SIZE, *_fit(width, height))
    panel = group(shifted(beside.drawn, (plan.right + _MARGIN, plan.top)), id="panel")
    inside = drawn + _neat_line(plan) + panel
    return _sheet(plan, scenario, inside, language, (left, top, width, height), scale)


def _sheet(
    plan: Plan,
    scenario: Scenario[Any],
    inside: str,
    language: str,
    room: tuple[float, float, float, float],
    scale: float,
) -> str:
    """The file around a drawing: what it needs, and how large it is on paper."""
    left, top, width, height = room
    return element(
        "svg",
        title(scenario.title.say(language)),
        element("style", style_sheet(plan.theme)),
        _definitions(plan),
        element(
            "path", d=rectangle(left, top, left + width, top + height), fill=plan.theme.paper,
        ),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{figure(left)} {figure(top)} {figure(width)} {figure(height)}",
        width=f"{figure(width * scale)}mm",
        height=f"{figure(height * scale)}mm",
        lang=language,
    )  # fmt: skip


def _fit(width: float, height: float) -> tuple[float, float]:
    long, short = _A3 if width > height else reversed(_A3)
    return long / width, short / height


def _definitions(plan: Plan) -> str:
    centre = plan.centre(Hex(0, 0))
    hexagon = [(x - centre[0], y - centre[1]) for x, y in plan.layout.corners(Hex(0, 0))]
    return element(
        "defs",
        element("path", id="hex", d=polyline(hexagon, closed=True), fill="#ffffff", fill_opacity=0),
        plant_shapes(plan),
        element(
            "clipPath",
            element("path", d=rectangle(plan.left, plan.top, plan.right, plan.bottom)),
            id="map-edge",
        ),
    )


def _map(plan: Plan, scenario: Scenario[Any], counters: Counters | None, language: str, word: Word) -> str:
    faces = () if counters is None else counters.faces
    clearing = Clearing()
    named = [scenario.legend[code].name.say(language) for code in plan.board.codes]
    # Lines come first in the making, for plants and houses keep clear of them.
    clear_numbers(plan, clearing)
    lines = streams(plan, clearing) + other_sides(plan) + ways(plan, clearing) + bridges(plan)
    return group(
        lowland(plan),
        relief(plan),
        areas(plan),
        fields(plan),
        waters(plan),
        slopes(plan),
        lines,
        works(plan, clearing),
        plants(plan, clearing),
        _beyond(plan),
        hexes(plan, language, named),
        place_names(plan, language, occupied(plan, faces)),
        id="map",
        clip_path="url(#map-edge)",
    ) + stacks(plan, faces, dress_of(scenario, faces, plan.theme), word)


def _beyond(plan: Plan) -> str:
    """The grid, and a veil over what is out of play."""
    sheet = rectangle(plan.left, plan.top, plan.right, plan.bottom)
    edge = [[plan.true_corner(key) for key in loop] for loop in loops(set(plan.grid.hexes))]
    border = "".join(polyline(loop, closed=True) for loop in edge)
    return group(
        element("path", d=sheet + border, fill=plan.theme.paper, fill_opacity=0.5, fill_rule="evenodd"),
        _ruled(plan, _grid_lines(plan), 0.9, 0.55),
        _ruled(plan, border, 1.8, 0.8),
        id="grid",
    )


def _ruled(plan: Plan, path: str, width: float, opacity: float) -> str:
    colour = plan.theme.grid
    return element("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_opacity=opacity)


def _grid_lines(plan: Plan) -> str:
    """Each side between two hexes of the map once."""
    sides = []
    for cell, hex in enumerate(plan.grid.hexes):
        for direction in range(3):
            if plan.grid.neighbours[cell * 6 + direction] >= 0:
                ends = corner(hex, direction), corner(hex, direction + 1)
                sides.append(polyline([plan.true_corner(end) for end in ends]))
    return "".join(sides)


def _neat_line(plan: Plan) -> str:
    def frame(out: float, width: float) -> str:
        edge = rectangle(plan.left - out, plan.top - out, plan.right + out, plan.bottom + out)
        return element("path", d=edge, fill="none", stroke=plan.theme.ink, stroke_width=width)

    return group(frame(1, 2), frame(8, 4), id="frame")
