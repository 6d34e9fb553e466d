"""3.4, 7.1 to 7.3. Shocks are declared, as many units as one likes upon one hex: `shock A01+A02 >0809`.

Units may be named together or one after another; each that has to test its will to close does so by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.sequence import Step
from grognard.core.game.state import Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.play.command import acting, not_called
from grognard.rulesets.jours_de_gloire.play.engagement import closes, has_failed
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.targets import enemy_hex


class ShockPhase(PhaseRules):
    """7.3  Declarations."""

    def takes_place(self, battle: Battle, step: Step) -> bool:
        here = position(battle)
        beside = here.beside(here.roster.enemy[step.active])
        return any(beside[piece.at] for piece in acting(battle, step.active))

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(dict.fromkeys(unit for unit, _target in shocks(battle)))
        return Ask(message("prompt-shock"), subjects) if subjects else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        for attacker, target in shocks(battle):
            if unit in ("", attacker):
                yield Order("shock", (attacker,), target=battle.board.grid.label(target))
        if not unit:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        if order == DONE:
            return
        if order.verb != "shock":
            super().check(battle, order)
        check_shock(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit not in position(battle).roster.cards:
            return None
        waits = not_called(battle, unit) or may_attack(battle, battle.piece(unit))
        return waits or battle.rules.forbid("idle-no-enemy-in-front", "7.1")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        target, left = battle.board.grid.cell_of(order.target), list(order.units)
        # 7.1  Whoever stood next to one that does not close may not attack any more.
        while (unit := next_to_declare(battle, left, target)) is not None:
            left.remove(unit)
            if (yield from closes(battle, battle.piece(unit), "shock")):
                rule = battle.rules.cite("7.3")
                battle.emit(ev.MarkerSet(unit, rule, "shock", marker="shock", value=order.target))


def next_to_declare(battle: Battle, units: list[str], target: int) -> str | None:
    """The first of some units that may attack a hex beside those who have been told to."""
    return next((unit for unit in units if why_not(battle, battle.piece(unit), target) is None), None)


def check_shock(battle: Battle, order: Order) -> None:
    """Refuse a declaration that may not be made."""
    rules = battle.rules
    named = Order("shock", order.units, target=order.target)
    if not order.units or len(set(order.units)) != len(order.units) or order != named:
        raise rules.forbid("refuse-surplus", "7.3")
    own = {piece.id: piece for piece in acting(battle, battle.step.active)}
    target = None
    for unit in order.units:
        if unit not in own:
            raise rules.forbid("refuse-unit", "3.4", unit=unit)
        refused = may_attack(battle, own[unit])
        if refused is None:
            target = enemy_hex(battle, order, "7.1")
            refused = why_not_there(battle, own[unit], target)
        if refused is not None:
            raise refused
    assert target is not None
    if are_apart(battle, [own[unit].at for unit in order.units], target):
        raise rules.forbid("refuse-attackers-apart", "7.1")


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
        if may_attack(battle, piece) is not None:
            continue
        for direction in here.front_directions(piece):
            target = here.ground.neighbours[piece.at * 6 + direction]
            if target >= 0 and here.side_at(target) == enemy and why_not(battle, piece, target) is None:
                yield piece.id, target


def may_attack(battle: Battle, piece: Piece) -> IllegalOrder | None:
    """7.2, 7.3  Why a unit may not attack at all."""
    rules = battle.rules
    if position(battle).card(piece.id).is_guns:
        return rules.forbid("refuse-guns-attack", "7.2", unit=piece.id)
    if piece.state != "good-order":
        return rules.forbid("refuse-attack-in-disorder", "7.2", unit=piece.id)
    if piece.marker("square") is not None:
        return rules.forbid("refuse-square-attacks", "7.2", unit=piece.id)
    if piece.marker("shock") is not None:
        return rules.forbid("refuse-attack-twice", "7.2", unit=piece.id)
    if has_failed(piece):
        return rules.forbid("refuse-failed-test", "4.3", unit=piece.id, hex="")
    return None


def why_not(battle: Battle, piece: Piece, target: int) -> IllegalOrder | None:
    """7.1, 2.12  Why a unit may not attack a hex beside those who have been told to."""
    refused = why_not_there(battle, piece, target)
    if refused is None and are_apart(battle, (piece.at,), target):
        return battle.rules.forbid("refuse-attackers-apart", "7.1")
    return refused


def why_not_there(battle: Battle, piece: Piece, target: int) -> IllegalOrder | None:
    """7.1, 2.12  Why a unit may not attack a hex, whoever else does."""
    rules, here, grid = battle.rules, position(battle), battle.board.grid
    if grid.distance(piece.at, target) != 1 or not here.in_front(piece, target):
        return rules.forbid("refuse-not-in-front", "7.1", unit=piece.id)
    if here.ground.shut[piece.at * 6 + grid.direction(piece.at, target)]:
        return rules.forbid("refuse-river", "2.12")
    return None


def attackers_of(battle: Battle, target: int) -> list[Piece]:
    """The units that have been told to attack a hex."""
    label = battle.board.grid.label(target)
    pieces = acting(battle, battle.step.active)
    return [piece for piece in pieces if piece.marker("shock") == label]
