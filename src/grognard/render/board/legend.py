"""The legend of the ground: a hex of each kind, a piece of each line, the levels."""

from __future__ import annotations

from typing import Any

from grognard.core.board import Board
from grognard.core.scenario import Scenario
from grognard.hex import Grid, Hex
from grognard.render.board.block import COLUMN, Block, beside, shifted
from grognard.render.board.fields import fields
from grognard.render.board.ground import areas, lowland, waters
from grognard.render.board.ink import element, figure, group, polyline, text
from grognard.render.board.plan import SIZE, Clearing, Plan
from grognard.render.board.plants import plants
from grognard.render.board.relief import tick_marks
from grognard.render.board.streams import bridge_shape
from grognard.render.board.theme import Line
from grognard.render.board.works import works

_ROW = 62.0
_LINE_ROW = 34.0
_SAMPLE = 0.58
#: for the words beside a sample, where two stand in a row
_ROOM = COLUMN / 2 - 70


def grounds(plan: Plan, scenario: Scenario[Any], language: str) -> Block:
    """Each letter of the map that it uses, two to a row."""
    used = [code for code in scenario.legend if code in set(plan.board.codes)]
    drawn = []
    for place, code in enumerate(used):
        at = (place % 2) * COLUMN / 2, place // 2 * _ROW
        words = scenario.legend[code].name.say(language)
        drawn.append(shifted(_sample(plan, scenario, code) + beside(words, (68, 33), _ROOM), at))
    return Block((len(used) + 1) // 2 * _ROW - 6, "".join(drawn))


def _sample(plan: Plan, scenario: Scenario[Any], code: str) -> str:
    """One hex, drawn as on the map."""
    grid = Grid(plan.grid.numbering, 1, 1)
    board = Board(grid, [scenario.legend[code].terrain], [0], codes=[code])
    one = Plan(board, scenario.legend, plan.theme, mark=f"key-{code}-")
    clearing = Clearing()
    outline = polyline(one.layout.corners(Hex(0, 0)), closed=True)
    clip = one.id("hex")
    return group(
        element("clipPath", element("path", d=outline), id=clip),
        group(
            lowland(one), areas(one), fields(one), waters(one), works(one, clearing), plants(one, clearing),
            clip_path=f"url(#{clip})",
        ),
        element("path", d=outline, fill="none", stroke=plan.theme.grid, stroke_width=1.6),
        transform=f"translate({figure(SIZE * _SAMPLE)} 28) scale({_SAMPLE})",
    )  # fmt: skip


def lines(plan: Plan, language: str) -> Block:
    """Hexsides and ways of this map, two to a row."""
    features = sorted({feature for side in plan.board.sides.values() for feature in side})
    kinds = dict.fromkeys(way.kind for way in plan.board.ways)
    entries = [_feature(plan, id, language) for id in features]
    entries += [_way(plan.theme.way[kind], kind, language) for kind in kinds]
    drawn = []
    for place, (sample, words) in enumerate(entries):
        at = (place % 2) * COLUMN / 2, place // 2 * _LINE_ROW
        drawn.append(shifted(shifted(sample, (6, 14)) + beside(words, (68, 19), _ROOM), at))
    return Block((len(entries) + 1) // 2 * _LINE_ROW - 6, "".join(drawn))


def _feature(plan: Plan, id: str, language: str) -> tuple[str, str]:
    line = plan.theme.line_of(id)
    words = line.label.say(language) if line.label else id.replace("-", " ").capitalize()
    if line.draw == "stream":
        return _stream(line), words
    if line.draw == "bridge":
        return shifted(bridge_shape(line), (25, 0)), words
    if line.draw in ("hachures", "cliff"):
        edge = element("path", d="M0 -6H50", stroke=plan.theme.contour, stroke_width=1)
        ticks = tick_marks(line, (1, 1), [(50.0, -6.0), (0.0, -6.0)])
        return edge + element("path", d=ticks, fill=line.ink), words
    return _plain(line), words


def _stream(line: Line) -> str:
    course = "M0 2C12 -10 22 10 34 0S50 0 50 0"
    return group(
        element("path", d=course, stroke=line.second, stroke_width=line.width * SIZE + 2.4),
        element("path", d=course, stroke=line.ink, stroke_width=line.width * SIZE),
        fill="none",
        stroke_linecap="round",
    )


def _plain(line: Line) -> str:
    return element(
        "path", d="M0 0H50", stroke=line.ink, stroke_width=line.width * SIZE,
        stroke_dasharray="8 5" if line.dashed else None,
    )  # fmt: skip


def _way(line: Line, kind: str, language: str) -> tuple[str, str]:
    words = line.label.say(language) if line.label else kind.capitalize()
    if line.dashed:
        return element(
            "path", d="M0 0H50", stroke=line.ink, stroke_width=line.width * SIZE, stroke_dasharray="9 4"
        ), words
    return element("path", d="M0 0H50", stroke=line.second, stroke_width=line.width * SIZE + 2.6) + element(
        "path", d="M0 0H50", stroke=line.ink, stroke_width=line.width * SIZE
    ), words


def levels(plan: Plan) -> Block:
    """The tints, lowest first."""
    wide = min(70.0, COLUMN / (plan.highest + 1))
    drawn = []
    for level in range(plan.highest + 1):
        x = level * wide
        drawn.append(
            element(
                "rect", x=round(x, 1), y=0, width=round(wide, 1), height=24, fill=plan.theme.tint(level),
                stroke=plan.theme.contour, stroke_width=1,
            )
            + text(str(level + plan.lowest), (x + wide / 2, 17), class_="body centred")
        )  # fmt: skip
    return Block(24, "".join(drawn))
