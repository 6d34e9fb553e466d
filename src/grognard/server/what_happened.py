"""What happened, as plain data: lines of the log, what others did meanwhile, why a counter is gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from grognard.core.game.journal import END, FIX, OPENING, RULES, UNDO, Entry
from grognard.core.game.log_lines import Line, LogLines, Why
from grognard.core.game.offers import Stakes
from grognard.core.game.order import Order, parse
from grognard.core.game.past import Past
from grognard.core.game.state import OFF, Piece
from grognard.core.game.summary import summary_before
from grognard.core.game.thrown import asked_in


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
    """Where an order leads, or whom it is aimed at; else where the first of its units stood.

    Dice and answers: whom they are about, or the order that they carry on.
    """
    if entry.asked in (OPENING, UNDO, RULES, END, FIX) or not entry.given:
        return None
    given = parse(entry.given)
    if isinstance(given, Order) and given.verb != "choose":
        return _place_in(past, number, _aims(given))
    asked = asked_in(entry)
    about = () if asked is None else (asked[1].get("target", ""), *asked[1].values())
    answer = (given.option,) if isinstance(given, Order) else ()
    found = _place_in(past, number, (*answer, *about))
    begun = past.begun(number)
    if found is None and past.state(begun - 1).step == past.state(number - 1).step and begun < number:
        return place_of(past, past.entries[begun - 1], begun)
    return found


def _aims(order: Order) -> Iterator[str]:
    yield order.target
    yield order.to
    yield from order.units


def _place_in(past: Past, number: int, named: Iterable[str]) -> str | None:
    """The first of some words that is a place, or somebody on the map."""
    places = past.table.scenario.places
    at = {piece.id: piece.at for piece in past.state(number - 1).pieces}
    for word in filter(None, named):
        cell = at.get(word)
        if cell is None:
            with suppress(ValueError):
                cell = places.cell_of(word)
        if cell is not None and cell != OFF:
            return places.label(cell)
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
