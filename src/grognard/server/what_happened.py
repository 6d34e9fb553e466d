"""What happened, as plain data: lines of the log, what others did meanwhile, why a counter is gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.core.game.journal import Entry
from grognard.core.game.log_lines import Line, LogLines, Why
from grognard.core.game.offers import Stakes
from grognard.core.game.order import Order, parse
from grognard.core.game.past import Past
from grognard.core.game.state import OFF, Piece
from grognard.core.game.summary import summary_before


def line_data(line: Line) -> dict[str, Any]:
    """One line of the log."""
    return {
        "text": line.text,
        "rule": line.rule,
        "kind": line.kind,
        "place": line.place or None,
        "units": list(line.units),
        "news": line.news or None,
        "headline": line.headline,
    }


def place_of(past: Past, entry: Entry, number: int) -> str | None:
    """Where an order leads, or whom it is aimed at; else where the first of its units stood."""
    given = parse(entry.given) if entry.asked.startswith("order ") and entry.given else None
    if not isinstance(given, Order):
        return None
    at = {piece.id: piece.at for piece in past.state(number - 1).pieces}
    for named in (given.target, given.to, *given.units):
        if named in at and at[named] != OFF:
            return past.table.scenario.places.label(at[named])
        if named and named in (given.target, given.to) and named not in at:
            return named
    return None


def summary_data(log: LogLines, side: str, number: int) -> dict[str, Any] | None:
    """What others did since a side last gave an order, up to an entry."""
    found = summary_before(log, side, number)
    return None if found is None else {**msgspec.to_builtins(found), "lines": list(found.lines)}


def why_data(system: object, piece: Piece, reasons: Mapping[str, Why]) -> dict[str, Any] | None:
    """Why a counter is off the map or worse off than it was; None for one that is well."""
    why = reasons.get(piece.id)
    best = system.states[0] if isinstance(system, Stakes) else piece.state
    if why is None or (piece.at != OFF and piece.state == best):
        return None
    data: dict[str, Any] = msgspec.to_builtins(why)
    return data
