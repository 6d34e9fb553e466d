"""A position put right by agreement: what may be set about a counter, and the events that set it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.core.errors import IllegalOrder
from grognard.core.events import Corrected
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Mends, Settable
from grognard.core.game.settlement import NONE, Fix
from grognard.core.game.state import ALL_ROUND, OFF, Piece, Written
from grognard.core.messages import Message, message

if TYPE_CHECKING:
    from grognard.core.game.game import Game
    from grognard.core.game.system import System

#: what an event of this kind is caused by
CAUSE = "fix"


def check_fix(game: Game, fix: Fix) -> None:
    """Refuse a fix with the reason: it says too much or nothing, or no such position is allowed."""
    if game.standing[1] is not None:
        raise IllegalOrder(message("refuse-fix-pending"), "")
    battle = game.table.battle(game.state)
    if fix.unit not in battle.reducer.roll:
        raise IllegalOrder(message("refuse-fix-unit", unit=fix.unit), "")
    _check_values(game, battle, fix)
    events = corrections(game.table.system, battle, fix)
    if not events:
        raise IllegalOrder(message("refuse-fix-same", unit=fix.unit), "")
    system = game.table.system
    before = set(system.problems(battle))
    battle.emit(*events)
    for problem in system.problems(battle):
        if problem not in before:
            raise IllegalOrder(problem, "")


def corrections(system: System, battle: Battle, fix: Fix) -> tuple[Corrected, ...]:
    """One event for each thing that is otherwise now; none for what is so already."""
    piece = battle.piece(fix.unit)
    changes = list(_changes(battle, piece, fix))
    if isinstance(system, Mends):
        put = any(what == "place" for what, _value, _marker in changes)
        changes += _consequences(piece, fix, system.may_set(battle, fix.unit), put=put)
    return tuple(
        Corrected(fix.unit, "", CAUSE, what=what, value=value, marker=marker)
        for what, value, marker in dict.fromkeys(changes)
    )


def _changes(battle: Battle, piece: Piece, fix: Fix) -> Iterator[tuple[str, Written, str]]:
    places = battle.scenario.places
    if fix.fate and fix.fate != piece.fate:
        yield "fate", fix.fate, ""
    if fix.place and (piece.at == OFF or fix.place != places.label(piece.at)):
        yield "place", fix.place, ""
    facing = "" if piece.facing == ALL_ROUND else places.compass(piece.facing)
    wanted = "" if fix.facing == NONE else fix.facing
    if fix.facing and wanted != facing:
        yield "facing", wanted, ""
    if fix.strength is not None and fix.strength != piece.strength:
        yield "strength", fix.strength, ""
    for what in ("formation", "state"):
        value = getattr(fix, what)
        if value and value != getattr(piece, what):
            yield what, value, ""
    for name, written in fix.markers:
        if written != piece.marker(name):
            yield "marker", "" if written is None else written, name


def _consequences(piece: Piece, fix: Fix, may: Settable, *, put: bool) -> Iterator[tuple[str, Written, str]]:
    """What nobody has to say: markers that stay behind, and the strength of one who was destroyed."""
    if put:
        yield from (("marker", "", name) for name, _written in piece.markers if name in may.ties)
    whole = may.whole or (may.strength[1] if may.strength else 0)
    comes_back = put or fix.fate not in ("", "eliminated")
    if whole and not piece.strength and comes_back and fix.strength is None:
        yield "strength", whole, ""


def _check_values(game: Game, battle: Battle, fix: Fix) -> None:
    piece, may = battle.piece(fix.unit), settable(game, fix.unit)
    if fix.fate and any((fix.place, fix.facing, fix.formation, fix.strength, fix.state, fix.markers)):
        raise IllegalOrder(message("refuse-fix-fate", unit=fix.unit), "")
    if piece.at == OFF and not fix.fate and not fix.place:
        raise IllegalOrder(message("refuse-fix-off", unit=fix.unit), "")
    if fix.place:
        try:
            battle.scenario.places.cell_of(fix.place)
        except ValueError:
            raise IllegalOrder(message("refuse-hex"), "") from None
    for name, written in fix.markers:
        if written is None and name not in may.markers:
            raise IllegalOrder(message("refuse-fix-none", unit=fix.unit, what=name), "")
    for what, value, allowed in _values(game, fix, may):
        if value not in allowed:
            raise IllegalOrder(_refusal(fix.unit, what, value, allowed), "")


def _values(game: Game, fix: Fix, may: Settable) -> Iterator[tuple[str, Written, tuple[Written, ...]]]:
    """Everything that a fix sets, and what each may be set to."""
    if fix.facing:
        yield "facing", fix.facing, facings(game, may)
    for what, allowed in (("formation", may.formations), ("state", may.states), ("fate", may.fates)):
        if getattr(fix, what):
            yield what, getattr(fix, what), allowed
    if fix.strength is not None:
        yield "strength", fix.strength, () if may.strength is None else _between(*may.strength)
    for name, written in fix.markers:
        if written is not None:
            yield name, written, may.markers.get(name, ())


def _between(low: int, high: int) -> tuple[int, ...]:
    return tuple(range(low, high + 1))


def _refusal(unit: str, what: str, value: Written, allowed: tuple[Written, ...]) -> Message:
    if not allowed:
        return message("refuse-fix-none", unit=unit, what=what)
    listed = ", ".join("all-round" if one == NONE else str(one) for one in allowed)
    return message("refuse-fix-value", unit=unit, what=what, value=value, allowed=listed)


def facings(game: Game, may: Settable) -> tuple[str, ...]:
    """The directions of this map that a counter may be turned to."""
    if not may.faces:
        return ()
    named = game.scenario.places.directions
    return (*named, NONE) if may.all_round else named


def settable(game: Game, unit: str) -> Settable:
    """What may be set about a counter, as the system says, or as its set-up shows."""
    system = game.table.system
    if isinstance(system, Mends):
        return system.may_set(game.battle, unit)
    battle = game.table.battle(game.table.start)
    piece = battle.piece(unit)
    alike = [one for one in battle.state.pieces if bool(one.formation) == bool(piece.formation)]
    return Settable(
        strength=(1, piece.strength) if piece.strength else None,
        formations=tuple(dict.fromkeys(one.formation for one in alike if one.formation)),
        states=tuple(dict.fromkeys(("normal", *(one.state for one in battle.state.pieces)))),
    )
