"""The panel beside the map: title, turns, facings, legend."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game.face import Counters
from grognard.core.scenario import Scenario
from grognard.render.board.block import COLUMN, Block, flow, headed
from grognard.render.board.counter_key import counter_key, division_key, side_key
from grognard.render.board.dress import dress_of
from grognard.render.board.ink import element, figure, group, polyline, text
from grognard.render.board.legend import grounds, levels, lines
from grognard.render.board.lettering import headline, wrapped
from grognard.render.board.plan import Plan

_TURNS_A_ROW = 6
#: a box has room for a time, or for month and day
_TIME_LETTERS = 5
_HEADLINES = (34.0, 31.0, 28.0)


class Panel(msgspec.Struct, frozen=True):
    width: float
    height: float
    drawn: str


def panel(
    plan: Plan,
    scenario: Scenario[Any],
    counters: Counters | None,
    language: str,
    height: float | None = None,
) -> Panel:
    """Everything but the map, in columns as high as the map, or as is said."""
    say = plan.theme.say
    blocks = [
        _cartouche(plan, scenario, language),
        headed(say("turns", language), _turns(plan, scenario, 0 if counters is None else counters.turn)),
        headed(say("ground", language), grounds(plan, scenario, language)),
        headed(say("hexsides", language), lines(plan, language)),
    ]
    if plan.highest:
        blocks.append(headed(say("levels", language), levels(plan)))
    if counters is not None and counters.faces:
        dress = dress_of(scenario, counters.faces, plan.theme)
        blocks.append(headed(say("sides", language), side_key(dress, counters, scenario.sides, language)))
        first, *others = counter_key(dress, counters, language)
        blocks += [headed(say("counters", language), first), *others]
        divisions = division_key(dress, counters)
        if divisions.height:
            blocks.append(headed(say("divisions", language), divisions))
    blocks.append(headed(say("facings", language), _facings(plan)))
    return Panel(*flow(blocks, plan.bottom - plan.top if height is None else height))


def _cartouche(plan: Plan, scenario: Scenario[Any], language: str) -> Block:
    """Title and summary in a frame."""
    title, size = headline(scenario.title.say(language), _HEADLINES, COLUMN - 44)
    summary = wrapped(scenario.summary.say(language), 16, COLUMN - 44)
    sides = " - ".join(side.name.say(language) for side in scenario.sides)
    drawn, y = [], 8.0
    for line in title:
        y += size + 4
        drawn.append(text(line, (COLUMN / 2, y), class_="headline centred", font_size=size))
    y += 26
    drawn.append(text(sides, (COLUMN / 2, y), class_="heading centred"))
    y += 8
    for line in summary:
        y += 20
        drawn.append(text(line, (COLUMN / 2, y), class_="body centred"))
    height = y + 22
    return Block(height, _frame(plan, height) + "".join(drawn))


def _frame(plan: Plan, height: float) -> str:
    """A double line whose corners are cut in."""

    def edge(inset: float, notch: float) -> str:
        left, top, right, bottom = inset, inset, COLUMN - inset, height - inset
        return polyline(
            [
                (left + notch, top), (right - notch, top), (right - notch, top + notch), (right, top + notch),
                (right, bottom - notch), (right - notch, bottom - notch), (right - notch, bottom),
                (left + notch, bottom), (left + notch, bottom - notch), (left, bottom - notch),
                (left, top + notch), (left + notch, top + notch),
            ],
            closed=True,
        )  # fmt: skip

    return element("path", d=edge(0, 14), fill="#fbf6e6", stroke=plan.theme.ink, stroke_width=2.6) + element(
        "path", d=edge(6, 14), fill="none", stroke=plan.theme.contour, stroke_width=1
    )


def _turns(plan: Plan, scenario: Scenario[Any], now: int) -> Block:
    """A box for each turn with the time it begins; the present one is filled."""
    wide, high = COLUMN / _TURNS_A_ROW, 44.0
    drawn = []
    for turn in range(1, scenario.turns + 1):
        x, y = (turn - 1) % _TURNS_A_ROW * wide, (turn - 1) // _TURNS_A_ROW * high
        fill = "#f2c230" if turn == now else "#fbf6e6"
        drawn.append(
            element(
                "rect", x=round(x, 1), y=round(y, 1), width=round(wide, 1), height=high, fill=fill,
                stroke=plan.theme.contour, stroke_width=1.2,
            )
            + text(str(turn), (x + wide / 2, y + 21), class_="heading centred")
            + text(scenario.clock.at(turn)[-_TIME_LETTERS:], (x + wide / 2, y + 37), class_="tiny centred")
        )  # fmt: skip
    return Block(-(-scenario.turns // _TURNS_A_ROW) * high, "".join(drawn))


def _facings(plan: Plan) -> Block:
    """A rose of the six directions, by the names they have in orders."""
    middle, far = (COLUMN / 2, 84.0), 62.0
    rays, names = [], []
    for direction in range(6):
        dx, dy = plan.toward(direction)
        rays.append(_ray(dx, dy, 44.0))
        at = middle[0] + dx * far, middle[1] + dy * far + 6
        names.append(text(plan.orientation.name_of(direction), at, class_="heading centred"))
    rose = group(*rays, transform=f"translate({figure(middle[0])} {figure(middle[1])})")
    return Block(160, rose + "".join(names))


def _ray(dx: float, dy: float, far: float) -> str:
    """A point of the rose, one half light and one dark."""
    tip, foot = (dx * far, dy * far), far * 0.16
    left, right = (
        (dy * foot + dx * foot, -dx * foot + dy * foot),
        (-dy * foot + dx * foot, dx * foot + dy * foot),
    )
    return element(
        "path", d=polyline([(0.0, 0.0), left, tip], closed=True), fill="#fbf6e6", stroke="#3b2f21"
    ) + element("path", d=polyline([(0.0, 0.0), right, tip], closed=True), fill="#3b2f21", stroke="#3b2f21")
