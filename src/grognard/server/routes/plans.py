"""Plans over several turns: a seat's own way-points for its units, and carrying them out."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from fastapi import Request, Response

from grognard.core.game.plans import Plan
from grognard.server import group_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.replies.plans import Plans, check_wish, passed, plan_data, ready_now
from grognard.server.routes.group import given_together
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.worker_pool import AtBench, Order

router = game_router()


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
    await asyncio.to_thread(check_wish, here, body.unit, body.points)
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
    found = await bench.do(ready_now, here, kept)
    first = await matches.store.by_key(game, body.key)
    if not found.steps and first is None:
        raise Problem(409, "No plan can be carried out now")
    orders = [str(step.order.order) for step in found.steps] or ["done"]
    wish = group_shapes.GiveAll(given=orders, sequence=body.sequence, key=body.key)
    done = await given_together(matches, here, wish, lang)
    if first is None:
        numbers = [entry["seq"] for entry in done["entries"] if entry["by"] in here.seat.sides]
        for step, number in zip(found.steps, numbers, strict=False):
            kept[step.plan.unit] = passed(step, number)
        await _keep(matches, game, here, kept)
    return answer(done)


# Keeping


async def _kept(matches: Matches, game: str, here: Visit) -> Plans:
    text = (await matches.repositories.seat_records.of(game, here.seat.sides[0])).plans
    read = msgspec.json.decode(text, type=list[Plan]) if text else []
    return {one.unit: one for one in read}


async def _keep(matches: Matches, game: str, here: Visit, kept: Plans) -> None:
    text = msgspec.json.encode(list(kept.values())).decode()
    await matches.repositories.seat_records.plan(game, here.seat.sides[0], text)


# Telling


async def _told(bench: Order, here: Visit, kept: Plans, language: str) -> dict[str, Any]:
    return await bench.do(plan_data, here, kept, language)
