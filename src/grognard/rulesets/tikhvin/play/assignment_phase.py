"""3.1, 4.1. Units are assigned to headquarters that reach them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.sequence import Step
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, refuse
from grognard.core.messages import message
from grognard.rulesets.tikhvin.play.activation import kind_faults
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.lines import reaching, room_of
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.reinforcements_phase import entry, is_due
from grognard.rulesets.tikhvin.play.transfers import transfer_faults, transfers

#: a unit that is left without a headquarters
NONE = "none"


class AssignmentPhase(PhaseRules):
    """4.1  One side after the other, which of them first by the turn."""

    verbs = ("transfer", "assign", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        first, second = assigning(battle)
        done = battle.state.number("assigned")
        return (done == 0 and step.active == first) or (done == 1 and step.active == second)

    def leads_back(self, battle: Battle) -> bool:
        return battle.state.number("assigned") == 1

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        keep_standing(battle)
        fill_up(battle)

    def asks(self, battle: Battle) -> Ask | None:
        subjects = battle.known(("assigned", battle.step.active), lambda: self._subjects(battle))
        return Ask(message("prompt-assignment"), subjects) if subjects else None

    def _subjects(self, battle: Battle) -> tuple[str, ...]:
        able = [piece.id for piece in assignable(battle, battle.step.active) if any(choices(battle, piece))]
        return tuple(dict.fromkeys((*able, *(order.unit for order in transfers(battle)))))

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for piece in assignable(battle, battle.step.active):
            if unit in ("", piece.id):
                for hq in choices(battle, piece):
                    yield Order("assign", (piece.id,), option=hq)
        yield from (order for order in transfers(battle) if unit in ("", order.unit))

    def check_order(self, battle: Battle, order: Order) -> None:
        if order.verb == "transfer":
            refuse(transfer_faults(battle, order))
        elif order.verb == "assign":
            check_assignment(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return first(chain(kind_faults(battle, unit), hq_faults(battle, unit)))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        if order.verb == "transfer":
            rule = battle.rules.cite("13.7")
            arrive(battle, order.unit, (battle.board.grid.cell_of(order.to),), how="transfer", rule=rule)
            assign(battle, battle.piece(order.unit), "")
        else:
            assign(battle, battle.piece(order.unit), "" if order.option == NONE else order.option)

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        done = (battle.state.number("assigned") + 1) % (len(battle.scenario.sides) + 1)
        count(battle, done)


def assigning(battle: Battle) -> tuple[str, str]:
    """4.1  The order of the sides: the first player of the scenario first, later the second."""
    first, second = (player.id for player in battle.scenario.sides)
    late = battle.state.turn >= battle.rules.number("turns.soviet-assigns-first-from")
    return (second, first) if late else (first, second)


def count(battle: Battle, done: int) -> None:
    battle.emit(ev.TrackSet("", battle.rules.cite("4.1"), "assignment", what="assigned", value=done))


def assignable(battle: Battle, side: str) -> list[Piece]:
    """4.1  Combat units and artillery on the map or about to come, static units apart."""
    roster = position(battle).roster
    found = [
        piece
        for piece in battle.state.pieces
        if roster.side(piece.id) == side
        and (piece.at != OFF or is_due(piece))
        and piece.id not in roster.headquarters
        and not roster.is_static(piece.id)
    ]
    return sorted(found, key=lambda piece: piece.id)


def place_of(battle: Battle, piece: Piece) -> int | None:
    """Where a unit stands, or will come in."""
    return piece.at if piece.at != OFF else entry(battle, piece.id)


def within(battle: Battle, piece: Piece) -> list[str]:
    """4.2  The headquarters that reach a unit, the nearest first."""
    cell = place_of(battle, piece)
    if cell is None:
        return []
    return [hq for _away, hq in reaching(battle, cell, position(battle).roster.side(piece.id))]


def choices(battle: Battle, piece: Piece) -> Iterator[str]:
    """4.1  Other headquarters with room for a unit, or none."""
    now = piece.marker("hq")
    for hq in sorted(within(battle, piece)):
        if hq != now and room_of(battle, hq) > 0:
            yield hq
    if now is not None:
        yield NONE


def assign(battle: Battle, piece: Piece, hq: str) -> None:
    rule = battle.rules.cite("4.1")
    if hq:
        battle.emit(ev.MarkerSet(piece.id, rule, "assignment", marker="hq", value=hq))
    elif piece.marker("hq") is not None:
        battle.emit(ev.MarkerRemoved(piece.id, rule, "assignment", marker="hq"))


def keep_standing(battle: Battle) -> None:
    """4.1  An assignment stays while the headquarters reaches the unit and has the capacity."""
    for piece in assignable(battle, battle.step.active):
        hq = piece.marker("hq")
        if hq is not None and (hq not in within(battle, piece) or room_of(battle, str(hq)) < 0):
            assign(battle, piece, "")


def fill_up(battle: Battle) -> None:
    """4.1  A unit without headquarters goes to the nearest with room; its owner may change that."""
    first = position(battle).roster.first_hq
    for piece in assignable(battle, battle.step.active):
        if piece.marker("hq") is None:
            found = sorted(within(battle, piece), key=lambda hq: hq != first(piece.id))
            free = [hq for hq in found if room_of(battle, hq) > 0]
            if free:
                assign(battle, piece, free[0])


def check_assignment(battle: Battle, order: Order) -> None:
    """Refuse a headquarters that may not have the unit."""
    check_form(battle, order, "4.1", "option")
    refuse(hq_faults(battle, order.unit, order.option))


def hq_faults(battle: Battle, unit: str, hq: str | None = None) -> Refusals:
    """4.1, 4.2  Why a headquarters may not have a unit; without one, why none is open to it."""
    rules, roster = battle.rules, position(battle).roster
    if hq is not None and all(piece.id != unit for piece in assignable(battle, battle.step.active)):
        yield rules.forbid("refuse-unit", "4.1", unit=unit)
        return
    piece = battle.piece(unit)
    if hq == NONE and piece.marker("hq") is not None:
        return
    near = within(battle, piece)
    if hq is None:
        if piece.id in roster.headquarters:
            yield rules.forbid("idle-hq-assigned", "4.1", left=room_of(battle, piece.id))
        yield rules.forbid("idle-no-capacity" if near else "idle-no-hq", "4.1" if near else "4.2")
        return
    if roster.headquarters.get(hq) is None or roster.side(hq) != battle.step.active:
        yield rules.forbid("refuse-hq", "4.1", hq=hq)
        return
    if hq == piece.marker("hq"):
        yield rules.forbid("refuse-assigned", "4.1", unit=piece.id, hq=hq)
    if hq not in near:
        yield rules.forbid("refuse-out-of-radius", "4.2", unit=piece.id, hq=hq)
    if room_of(battle, hq) <= 0:
        yield rules.forbid("refuse-capacity", "4.1", hq=hq)
