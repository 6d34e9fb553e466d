"""A hint: what a strong computer is told, and what is shown of its answer."""

from __future__ import annotations

from typing import Any

from grognard.core.game.node import Decision
from grognard.core.game.order import Order, parse
from grognard.server.lessons import LESSON
from grognard.server.problems import Problem
from grognard.server.replies.play import advised, deciding, in_words, order_data
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def check_alone(here: Visit) -> None:
    record, own = here.match.record, here.seat.sides
    if record.dice == LESSON:
        raise Problem(409, "The lesson says itself what to do")
    if any(seat.side and seat.side not in own and seat.kind == "person" for seat in record.seats):
        raise Problem(409, "There are no hints in a game against a person")


def as_seen(here: Visit, language: str) -> tuple[int, str, str]:
    """The entry and the side that decides, and a save that looks like the game to it."""
    sight = deciding(here, language)
    node = sight.game.node
    if not isinstance(node, Decision):
        raise Problem(409, "There is nothing to be decided now")
    sequence = len(sight.game.journal)
    return sequence, node.side, sight.game.guess(node.side, sequence).save(secret=True)


def advice_data(here: Visit, side: str, sequence: int, said: dict[str, Any], language: str) -> dict[str, Any]:
    """The orders with what a map needs to draw them."""
    sight = SideView(here.match, here.seat, language)
    node = sight.game.node
    if len(sight.game.journal) != sequence or not isinstance(node, Decision) or node.side != side:
        raise Problem(409, "The game has gone on meanwhile", sequence=len(sight.game.journal))
    rejected = said["rejected"]
    return {
        "chosen": _shown(sight, said["chosen"]),
        "rejected": None if rejected is None else _shown(sight, rejected),
        "gap": said["gap"],
    }


def _shown(sight: SideView, weighed: dict[str, Any]) -> dict[str, Any]:
    order = parse(weighed["order"])
    assert isinstance(order, Order)
    told = in_words(sight, order)
    return {**weighed, "order": order_data(sight, order), "told": told, "way": advised(sight, order)}
