"""Plans over several turns: what can be carried out of them now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.game.node import Decision
from grognard.core.game.plans import Plan, Prospects, Step, before, prospects
from grognard.core.game.state import OFF
from grognard.core.game.undo import standing
from grognard.core.messages import message
from grognard.server.grouping import listed_data
from grognard.server.seats import Visit
from grognard.server.side_view import SideView

Plans = dict[str, Plan]


def passed(step: Step, number: int) -> Plan:
    return msgspec.structs.replace(step.plan, passed={**step.plan.passed, str(number): step.passes})


def check_wish(here: Visit, unit: str, points: list[str]) -> None:
    game = SideView(here.match, here.seat).game
    faults = []
    if unit not in game.table.reducer.roll or game.side_of(unit) not in here.seat.sides:
        faults.append(Fault("unit", f"there is no counter {unit!r} of yours"))
    for point in points:
        try:
            game.scenario.places.cell_of(point)
        except ValueError as wrong:
            faults.append(Fault("points", str(wrong)))
    if faults:
        raise BadCase(faults)


def ready_now(here: Visit, kept: Plans) -> Prospects:
    """How far plans can be carried out by whoever sits here; not at all while others decide."""
    sight = SideView(here.match, here.seat)
    return _prospects(sight, _open(sight, kept.values()))


def _prospects(sight: SideView, open_now: list[tuple[Plan, tuple[str, ...]]]) -> Prospects:
    node, game = sight.game.node, sight.game
    if not isinstance(node, Decision) or node.choice is not None or node.side not in sight.seat.sides:
        return Prospects((), ())
    return prospects(game, [one for one in open_now if game.side_of(one[0].unit) == node.side])


def _open(sight: SideView, kept: Iterable[Plan]) -> list[tuple[Plan, tuple[str, ...]]]:
    """The plans of units on the map that have points before them."""
    game, numbers = sight.game, frozenset(standing(sight.game.journal.entries()))
    there = [one for one in kept if game.battle.piece(one.unit).at != OFF]
    return [(one, points) for one in there if (points := before(game, one, numbers))]


def plan_data(here: Visit, kept: Plans, language: str) -> dict[str, Any]:
    sight = SideView(here.match, here.seat, language)
    open_now = _open(sight, kept.values())
    found = _prospects(sight, open_now)
    drawings = listed_data(sight, [step.order for step in found.steps]) if found.steps else []
    steps = {step.plan.unit: drawing for step, drawing in zip(found.steps, drawings, strict=True)}
    left = {one.unit: one for one in found.left}
    listed = []
    for one, points in open_now:
        step, why = steps.get(one.unit), left.get(one.unit)
        reason = message("plan-waits") if why is None else why.reason
        listed.append(
            {
                "unit": one.unit,
                "points": list(points),
                "step": step,
                "reason": None if step is not None else sight.words.message(reason),
                "rule": "" if why is None else why.rule,
            }
        )
    return {"sequence": len(sight.game.journal), "plans": listed, "ready": len(steps)}
