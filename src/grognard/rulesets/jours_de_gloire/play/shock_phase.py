"""3.4, 7.1 to 7.3. Shocks are declared, as many units as one likes upon one hex: `shock A01+A02 >0809`.

Units may be named together or one after another; each that has to test its will to close does so by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.sequence import Step
from grognard.core.game.state import Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.attacks import Stand, attack_faults, target_faults
from grognard.rulesets.jours_de_gloire.play.command import acting, call_faults
from grognard.rulesets.jours_de_gloire.play.engagement import closes, nerve_faults
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.targets import enemy_hex


class ShockPhase(PhaseRules):
    """7.3  Declarations."""

    verbs = ("shock", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        here = position(battle)
        beside = here.beside(here.roster.enemy[step.active])
        return any(beside[piece.at] for piece in acting(battle, step.active))

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(dict.fromkeys(unit for unit, _target in shocks(battle)))
        return Ask(message("prompt-shock"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for attacker, target in shocks(battle):
            if unit in ("", attacker):
                yield Order("shock", (attacker,), target=battle.board.grid.label(target))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_shock(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit not in position(battle).roster.cards:
            return None
        mine = chain(call_faults(battle, unit), unit_faults(battle, battle.piece(unit)))
        return first(mine) or first(target_faults(battle.rules, ()))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        target, left = battle.board.grid.cell_of(order.target), list(order.units)
        # 7.1  A unit that stood next to one that does not close may not attack any more.
        while (unit := next_to_declare(battle, left, target)) is not None:
            left.remove(unit)
            if (yield from closes(battle, battle.piece(unit), "shock")):
                rule = battle.rules.cite("7.3")
                battle.emit(ev.MarkerSet(unit, rule, "shock", marker="shock", value=order.target))


def next_to_declare(battle: Battle, units: list[str], target: int) -> str | None:
    """The first of some units that may attack a hex beside those who have been told to."""
    return next(
        (unit for unit in units if is_allowed(faults_there(battle, battle.piece(unit), target))), None
    )


def check_shock(battle: Battle, order: Order) -> None:
    """Refuse a declaration that may not be made."""
    rules = battle.rules
    check_form(battle, order, "7.3", "target", units=len(set(order.units)) or 1)
    for unit in order.units:
        refuse(call_faults(battle, unit, ordered=True))
        refuse(unit_faults(battle, battle.piece(unit)))
    target = enemy_hex(battle, order, "7.1")
    stands = [stand(battle, battle.piece(unit), target) for unit in order.units]
    apart = are_apart(battle, [battle.piece(unit).at for unit in order.units], target)
    refuse(target_faults(rules, stands, together=not apart))


def are_apart(battle: Battle, cells: Iterable[int], target: int) -> bool:
    """7.1  Whether attackers of different hexes do not hang together, with those told before."""
    left, distance = list(cells), battle.board.grid.distance
    joined = {piece.at for piece in attackers_of(battle, target)} or {left[0]}
    while more := [cell for cell in left if any(distance(cell, one) <= 1 for one in joined)]:
        joined |= set(more)
        left = [cell for cell in left if cell not in joined]
    return bool(left)


def shocks(battle: Battle) -> list[tuple[str, int]]:
    """Every unit that may still be told to attack, with each hex it may."""
    return battle.known("shocks", lambda: list(_shocks(battle)))


def _shocks(battle: Battle) -> Iterator[tuple[str, int]]:
    here = position(battle)
    enemy = here.roster.enemy[battle.step.active]
    for piece in sorted(acting(battle, battle.step.active), key=lambda piece: piece.id):
        if not is_allowed(unit_faults(battle, piece)):
            continue
        for direction in here.front_directions(piece):
            target = here.ground.neighbours[piece.at * 6 + direction]
            found = target >= 0 and here.side_at(target) == enemy
            if found and is_allowed(faults_there(battle, piece, target)):
                yield piece.id, target


def unit_faults(battle: Battle, piece: Piece) -> Refusals:
    """Why a unit may not be told to attack at all."""
    told = piece.marker("shock") is not None
    yield from attack_faults(battle.rules, position(battle).counter(piece), told=told)
    yield from nerve_faults(battle, piece)


def faults_there(battle: Battle, piece: Piece, target: int) -> Refusals:
    """Why a unit may not attack a hex beside those who have been told to."""
    apart = are_apart(battle, (piece.at,), target)
    return target_faults(battle.rules, [stand(battle, piece, target)], together=not apart)


def stand(battle: Battle, piece: Piece, target: int) -> Stand:
    """From where a unit would attack a hex."""
    here = position(battle)
    if here.grid.distance(piece.at, target) != 1:
        return Stand(piece.id, fronts=False, hexside=(), climb=0)
    side = piece.at * 6 + here.grid.direction(piece.at, target)
    fronts = here.in_front(piece, target)
    return Stand(piece.id, fronts, here.ground.hexside[side], here.ground.climb[side])


def attackers_of(battle: Battle, target: int) -> list[Piece]:
    """The units that have been told to attack a hex."""
    label = battle.board.grid.label(target)
    pieces = acting(battle, battle.step.active)
    return [piece for piece in pieces if piece.marker("shock") == label]
