"""A staff that proposes how to finish a phase."""

from __future__ import annotations

from typing import Any

from grognard.core.game.group import Given
from grognard.core.game.order import Order, parse
from grognard.server.grouping import listed_data, own
from grognard.server.problems import Problem
from grognard.server.replies.play import deciding
from grognard.server.seats import Visit


def named_units(here: Visit, units: list[str], language: str) -> tuple[str, ...]:
    """The units that are meant, of whoever decides; nobody in particular without any."""
    sight = deciding(here, language)
    return tuple(own(sight, units)) if units else ()


def staff_data(here: Visit, sequence: int, found: dict[str, Any], language: str) -> dict[str, Any]:
    sight = deciding(here, language)
    if len(sight.game.journal) != sequence:
        raise Problem(409, "The game has gone on meanwhile", sequence=len(sight.game.journal))
    orders = [(parse(text), dice) for text, dice in found["orders"]]
    given = [Given(order, dice) for order, dice in orders if isinstance(order, Order)]
    return {
        "sequence": sequence,
        "orders": listed_data(sight, given, found["reasons"][language]),
        "left": [],
        "stops": found["stops"],
    }
