"""Orders to several units at once: what they share, and what becomes of a wish."""

from __future__ import annotations

from typing import Any

from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.group import GroupOrders, Kind, able, kind_of, shared, told_alike
from grognard.core.game.marching_ends import ends_of
from grognard.core.game.marching_together import march_alike, march_together
from grognard.core.game.order import Order, parse
from grognard.core.game.state import OFF
from grognard.core.game.undo import last_input, position_after
from grognard.server.grouping import choosing, group_data, own
from grognard.server.match import Batch
from grognard.server.problems import Problem
from grognard.server.replies.play import deciding
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def shared_data(here: Visit, units: list[str], language: str) -> dict[str, Any]:
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


def grouped(here: Visit, want: str, units: list[str], goal: str, like: str, language: str) -> dict[str, Any]:
    sight = deciding(here, language)
    wanted = _meant(sight, units)
    match want:
        case "march":
            found = march_together(sight.game, wanted, _place(sight.game, goal))
        case "alike":
            found = told_alike(sight.game, wanted, _kind(like))
        case _:
            found = _as_before(sight, wanted)
    return group_data(sight, found)


def _meant(sight: SideView, units: list[str]) -> list[str]:
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


def _as_before(sight: SideView, units: list[str]) -> GroupOrders:
    """What the side ordered last, for others: as far in the same direction, or the same words."""
    game = sight.game
    number = last_input(game, choosing(sight).side)
    entry = game.journal.back(number).entry
    order = parse(entry.given) if entry is not None and number else None
    if not isinstance(order, Order) or order.target or order.verb in ("done", "choose"):
        raise Problem(409, "There is no order to be repeated")
    rest = [unit for unit in units if unit not in order.units]
    if order.to and len(order.units) == 1:
        place = game.table.reducer.roll[order.unit]
        start = position_after(game, number - 1).state.pieces[place].at
        end = game.scenario.places.cell_of(order.to)
        if start != OFF and start != end:
            return march_alike(game, rest, start, end)
    return told_alike(game, rest, kind_of(order))


def given_data(here: Visit, batch: Batch, entries: list[dict[str, Any]], language: str) -> dict[str, Any]:
    """How far orders given together went, and why not farther."""
    done = sum(one["by"] in here.seat.sides for one in entries)
    # Whoever asks again with the same key is only told how far it went.
    stopped = batch.stopped or ("" if done == len(batch.given) else "turn")
    refusal = None
    if batch.refusal is not None:
        words = SideView(here.match, here.seat, language).words
        reason, rule = words.message(batch.refusal.reason), batch.refusal.rule
        refusal = {"reason": reason, "rule": rule, "suggestion": None, "suggestion_told": None}
    return {
        "sequence": here.match.sequence,
        "given": done,
        "stopped": stopped,
        "refused": refusal,
        "entries": entries,
    }
