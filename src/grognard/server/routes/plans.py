"""Plans over several turns: a seat's own way-points for its units, and carrying them out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from fastapi import Request, Response

from grognard.core.errors import BadCase, Fault
from grognard.core.game.node import Decision
from grognard.core.game.plans import Plan, Prospects, Step, before, prospects
from grognard.core.game.state import OFF
from grognard.core.game.undo import standing
from grognard.core.messages import message
from grognard.server import group_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.grouping import listed_data
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.routes.group import given_together
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight
from grognard.server.workshop import AtBench, Order

router = game_router()
Plans = dict[str, Plan]


@router.get("/api/games/{game}/plans", responses=told(group_shapes.PlanList, 401, 503))
async def plans(
    request: Request,
    game: GameId,
    here: Here,
    bench: AtBench,
    lang: shapes.Lang = "en",
) -> Response:
    """What this seat plans for its units, and how far each plan can be carried out now."""
    kept = await _kept(request.app.state.matches, game, here)
    return answer(await _told(bench, here, kept, lang))


@router.post("/api/games/{game}/plans", responses=told(group_shapes.PlanList, 401, 503))
async def plan(
    request: Request,
    game: GameId,
    here: Here,
    bench: AtBench,
    body: group_shapes.PlanWish,
    lang: shapes.Lang = "en",
) -> Response:
    """Plan a unit's way from where it stands; no points take its plan away."""
    matches: Matches = request.app.state.matches
    kept = await _kept(matches, game, here)
    await asyncio.to_thread(_check, here, body)
    kept.pop(body.unit, None)
    if body.points:
        kept[body.unit] = Plan(body.unit, tuple(body.points))
    await _keep(matches, game, here, kept)
    return answer(await _told(bench, here, kept, lang))


@router.post("/api/games/{game}/plans/carry-out", responses=told(group_shapes.GivenAll, 401, 409, 503))
async def carry_out(
    request: Request,
    game: GameId,
    here: Here,
    bench: AtBench,
    body: group_shapes.CarryOut,
    lang: shapes.Lang = "en",
) -> Response:
    """Give the next order of every plan that can be carried out now; the others stay as they are."""
    matches: Matches = request.app.state.matches
    kept = await _kept(matches, game, here)
    found = await bench.do(_found, here, kept)
    first = await matches.store.by_key(game, body.key)
    if not found.steps and first is None:
        raise Problem(409, "No plan can be carried out now")
    orders = [str(step.order.order) for step in found.steps] or ["done"]
    wish = group_shapes.GiveAll(given=orders, sequence=body.sequence, key=body.key)
    done = await given_together(matches, here, wish, lang)
    if first is None:
        numbers = [entry["seq"] for entry in done["entries"] if entry["by"] in here.seat.sides]
        for step, number in zip(found.steps, numbers, strict=False):
            kept[step.plan.unit] = _passed(step, number)
        await _keep(matches, game, here, kept)
    return answer(done)


def _passed(step: Step, number: int) -> Plan:
    return msgspec.structs.replace(step.plan, passed={**step.plan.passed, str(number): step.passes})


# Keeping


async def _kept(matches: Matches, game: str, here: Visit) -> Plans:
    text = (await matches.letters.desks.of(game, here.seat.sides[0])).plans
    read = msgspec.json.decode(text, type=list[Plan]) if text else []
    return {one.unit: one for one in read}


async def _keep(matches: Matches, game: str, here: Visit, kept: Plans) -> None:
    text = msgspec.json.encode(list(kept.values())).decode()
    await matches.letters.desks.plan(game, here.seat.sides[0], text)


def _check(here: Visit, wish: group_shapes.PlanWish) -> None:
    game = Sight(here.match, here.seat).game
    faults = []
    if wish.unit not in game.table.reducer.roll or game.side_of(wish.unit) not in here.seat.sides:
        faults.append(Fault("unit", f"there is no counter {wish.unit!r} of yours"))
    for point in wish.points:
        try:
            game.scenario.places.cell_of(point)
        except ValueError as wrong:
            faults.append(Fault("points", str(wrong)))
    if faults:
        raise BadCase(faults)


# Telling


async def _told(bench: Order, here: Visit, kept: Plans, language: str) -> dict[str, Any]:
    return await bench.do(_plan_data, here, kept, language)


def _found(here: Visit, kept: Plans) -> Prospects:
    """How far plans can be carried out by whoever sits here; not at all while others decide."""
    sight = Sight(here.match, here.seat)
    return _prospects(sight, _open(sight, kept.values()))


def _prospects(sight: Sight, open_now: list[tuple[Plan, tuple[str, ...]]]) -> Prospects:
    node, game = sight.game.node, sight.game
    if not isinstance(node, Decision) or node.choice is not None or node.side not in sight.seat.sides:
        return Prospects((), ())
    return prospects(game, [one for one in open_now if game.side_of(one[0].unit) == node.side])


def _open(sight: Sight, kept: Iterable[Plan]) -> list[tuple[Plan, tuple[str, ...]]]:
    """The plans of units on the map that have points before them."""
    game, numbers = sight.game, frozenset(standing(sight.game.journal.entries()))
    there = [one for one in kept if game.battle.piece(one.unit).at != OFF]
    return [(one, points) for one in there if (points := before(game, one, numbers))]


def _plan_data(here: Visit, kept: Plans, language: str) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
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
