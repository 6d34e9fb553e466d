"""What belongs to whoever plays: notes, and plans for units. Nobody else talks here."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game.plans import Plan
from grognard.pocket.games import Games
from grognard.pocket.library import Lang
from grognard.pocket.play import give_all
from grognard.server.problems import Problem
from grognard.server.replies import plans as replies
from grognard.server.seats import Visit

Data = dict[str, Any]


class Notes(msgspec.Struct, frozen=True):
    notes: str = ""
    plans: tuple[Plan, ...] = ()


async def _of(games: Games, here: Visit) -> Notes:
    text = await games.shelf.desk(here.match.record.id)
    return msgspec.json.decode(text, type=Notes) if text else Notes()


async def _keep(games: Games, here: Visit, desk: Notes) -> None:
    await games.shelf.keep_desk(here.match.record.id, msgspec.json.encode(desk).decode())


async def notes(games: Games, here: Visit) -> Data:
    return {"text": (await _of(games, here)).notes}


async def write_notes(games: Games, here: Visit, text: str) -> Data:
    await _keep(games, here, msgspec.structs.replace(await _of(games, here), notes=text))
    return {"text": text}


def looked(here: Visit, entries: int, lines: int) -> Data:  # noqa: ARG001
    """Whoever plays alone misses nothing."""
    return {"done": True}


def chat(here: Visit, after: int = 0) -> Data:  # noqa: ARG001
    return {"lines": []}


# Plans


async def plans(games: Games, here: Visit, lang: Lang = "en") -> Data:
    return replies.plan_data(here, await _plans(games, here), lang)


async def plan(games: Games, here: Visit, unit: str, points: list[str], lang: Lang = "en") -> Data:
    """Plan a unit's way from where it stands; no points take its plan away."""
    kept = await _plans(games, here)
    replies.check_wish(here, unit, points)
    kept.pop(unit, None)
    if points:
        kept[unit] = Plan(unit, tuple(points))
    await _keep_plans(games, here, kept)
    return replies.plan_data(here, kept, lang)


async def carry_out(games: Games, here: Visit, sequence: int, key: str, lang: Lang = "en") -> Data:
    """Give the next order of every plan that can be carried out now; the others stay as they are."""
    kept = await _plans(games, here)
    found = replies.ready_now(here, kept)
    again = bool(games.by_key(here.match, key))
    if not found.steps and not again:
        raise Problem(409, "No plan can be carried out now")
    orders = [str(step.order.order) for step in found.steps] or ["done"]
    done = await give_all(games, here, orders, sequence, key, lang=lang)
    if not again:
        numbers = [entry["seq"] for entry in done["entries"] if entry["by"] in here.seat.sides]
        for step, number in zip(found.steps, numbers, strict=False):
            kept[step.plan.unit] = replies.passed(step, number)
        await _keep_plans(games, here, kept)
    return done


async def _plans(games: Games, here: Visit) -> replies.Plans:
    return {one.unit: one for one in (await _of(games, here)).plans}


async def _keep_plans(games: Games, here: Visit, kept: replies.Plans) -> None:
    desk = await _of(games, here)
    await _keep(games, here, msgspec.structs.replace(desk, plans=tuple(kept.values())))
