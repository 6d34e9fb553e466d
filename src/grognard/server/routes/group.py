"""Orders to several units at once: who belongs together, what they share, how they march, and giving all."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Query, Request, Response

from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.group import GroupOrders, Kind, able, kind_of, shared, told_alike
from grognard.core.game.marching_ends import ends_of
from grognard.core.game.marching_together import march_alike, march_together
from grognard.core.game.order import Order, parse
from grognard.core.game.state import OFF
from grognard.core.game.undo import last_input
from grognard.server import group_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.grouping import choosing, formations, group_data, own
from grognard.server.match import Batch
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.retelling import told_entries
from grognard.server.routes.opening import GameId
from grognard.server.routes.play import deciding, refused_problem
from grognard.server.sight import Sight
from grognard.server.workshop import AtBench

router = game_router()
#: units, named one after another
Named = Annotated[str, Query(max_length=4000)]


@router.get("/api/games/{game}/formations", responses=told(group_shapes.FormationList, 401))
async def list_formations(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Which of one's own units on the map belong together."""
    found = await asyncio.to_thread(formations, Sight(here.match, here.seat, lang))
    return answer({"formations": found})


@router.get("/api/games/{game}/group", responses=told(group_shapes.Shared, 401, 409, 503))
async def share(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    units: Named = "",
    lang: shapes.Lang = "en",
) -> Response:
    """What some units, named one after another, may be told in the same words now."""
    return answer(await bench.do(_shared, here, units.split(), lang))


def _shared(here: Visit, units: list[str], language: str) -> dict[str, Any]:
    sight = deciding(here, language)
    wanted = _meant(sight, units)
    words = sight.words
    kinds = [(kind, count) for kind, count in shared(sight.game, wanted) if kind.verb != "done"]
    return {
        "sequence": len(sight.game.journal),
        "orders": [
            {
                "text": str(Order(kind.verb, (), "", kind.facing, kind.formation, option=kind.option)),
                "verb": kind.verb,
                "label": words.word(kind.verb),
                **{name: getattr(kind, name) or None for name in ("facing", "formation", "option")},
                "count": count,
            }
            for kind, count in kinds
        ],
        "movers": sum(bool(ends_of(sight.game, unit).verb) for unit in wanted),
    }


@router.post("/api/games/{game}/group", responses=told(group_shapes.GroupAnswer, 401, 409, 503))
async def group(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    body: group_shapes.Wish,
    lang: shapes.Lang = "en",
) -> Response:
    """The orders that make of a wish what the rules allow, in an order in which they can be given."""
    return answer(await bench.do(_grouped, here, body, lang))


def _grouped(here: Visit, wish: group_shapes.Wish, language: str) -> dict[str, Any]:
    sight = deciding(here, language)
    units = _meant(sight, wish.units)
    match wish.want:
        case "march":
            found = march_together(sight.game, units, _place(sight.game, wish.goal))
        case "alike":
            found = told_alike(sight.game, units, _kind(wish.like))
        case _:
            found = _as_before(sight, units)
    return group_data(sight, found)


def _meant(sight: Sight, units: list[str]) -> list[str]:
    """The units that are named; without any, everybody who may still act."""
    choosing(sight)
    return own(sight, units or able(sight.game))


def _place(game: Game, goal: str) -> str:
    try:
        game.scenario.places.cell_of(goal)
    except ValueError as wrong:
        raise BadCase([Fault("goal", str(wrong))]) from None
    return goal


def _kind(like: str) -> Kind:
    order = parse(like)
    if not isinstance(order, Order):
        raise BadCase([Fault("like", "expected an order")])
    return kind_of(order)


def _as_before(sight: Sight, units: list[str]) -> GroupOrders:
    """What the side ordered last, for others: as far in the same direction, or the same words."""
    game = sight.game
    number = last_input(game, choosing(sight).side)
    entry = game.journal.back(number).entry
    order = parse(entry.given) if entry is not None and number else None
    if not isinstance(order, Order) or order.target or order.verb in ("done", "choose"):
        raise Problem(409, "There is no order to be repeated")
    rest = [unit for unit in units if unit not in order.units]
    before = game.journal.back(number - 1).mark
    if order.to and len(order.units) == 1:
        place = game.table.reducer.roll[order.unit]
        start = OFF if before is None else before.state.pieces[place].at
        end = game.scenario.places.cell_of(order.to)
        if start != OFF and start != end:
            return march_alike(game, rest, start, end)
    return told_alike(game, rest, kind_of(order))


@router.post("/api/games/{game}/group/give", responses=told(group_shapes.GivenAll, 401, 409))
async def give_all(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    body: group_shapes.GiveAll,
    lang: shapes.Lang = "en",
) -> Response:
    """Give orders one after another, each an entry of its own, up to the first that is refused.

    It also stops where a question comes up, the phase is over or, unless told to go on, dice have fallen. All
    that is given is kept together or not at all; the same key again gets the first answer. If already the
    first order is refused, nothing happens.
    """
    matches: Matches = request.app.state.matches
    return answer(await given_together(matches, here, body, lang))


async def given_together(
    matches: Matches, here: Visit, body: group_shapes.GiveAll, language: str
) -> dict[str, Any]:
    record = here.match.record
    given = [parse(one) for one in body.given]
    batch = Batch(given, here.seat.sides, record, through_dice=body.through_dice, onward=body.onward)
    try:
        await matches.advance(here.match, batch, body.sequence, body.key)
    except IllegalOrder as refused:
        sight = Sight(here.match, here.seat, language)
        raise refused_problem(sight, refused) from None
    kept = await matches.store.batch(record.id, body.key)
    entries = await told_entries(here.match, here.seat, language, kept)
    done = sum(one.line.by in here.seat.sides for one in kept)
    # Whoever asks again with the same key is only told how far it went.
    stopped = batch.stopped or ("" if done == len(given) else "turn")
    refusal = None
    if batch.refusal is not None:
        words = Sight(here.match, here.seat, language).words
        reason, rule = words.message(batch.refusal.reason), batch.refusal.rule
        refusal = {"reason": reason, "rule": rule, "suggestion": None}
    return {
        "sequence": here.match.sequence,
        "given": done,
        "stopped": stopped,
        "refused": refusal,
        "entries": entries,
    }
