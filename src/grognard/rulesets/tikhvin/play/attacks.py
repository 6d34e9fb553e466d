"""7.1 to 7.5. Who may attack what, and with whose support."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named, check_form
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, is_allowed, refuse
from grognard.rulesets.tikhvin.combat import combat_faults, supply_faults
from grognard.rulesets.tikhvin.play.activation import acting, troop
from grognard.rulesets.tikhvin.play.combat_cases import combat_case, most_support, supporters
from grognard.rulesets.tikhvin.play.lines import in_supply
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import closed_faults

Group = tuple[str, ...]
#: what an activation has left on those who attack no more, each with its rule
MARKED = {"fought": "7.1", "astray": "4.4", "railed": "5.6"}


def attacks(battle: Battle) -> tuple[Order, ...]:
    """The attacks that are worth listing: everybody who can, each hex, each unit, with all support or none.

    Any other set of units and support may be ordered as well.
    """
    return battle.known(("attacks", battle.step.active), lambda: tuple(_attacks(battle)))


def _attacks(battle: Battle) -> Iterator[Order]:
    here = position(battle)
    able = [piece for piece in troop(battle) if is_allowed(attack_faults(battle, piece))]
    targets: dict[int, list[Piece]] = {}
    for piece in able:
        for cell in here.ground.around[piece.at]:
            if is_allowed(target_faults(battle, cell)):
                targets.setdefault(cell, []).append(piece)
    for cell in sorted(targets):
        hex = here.grid.label(cell)
        support = most_support(battle, supporters(battle, battle.step.active, cell, own_hq(battle)))
        for group in groups(battle, targets[cell], cell):
            for committed in dict.fromkeys((support, ())):
                order = Order("attack", (*group, *committed), target=hex)
                if is_allowed(combat_faults(battle.rules, combat_case(battle, group, cell, committed))):
                    yield order


def groups(battle: Battle, able: list[Piece], target: int) -> list[Group]:
    """All together, those who cross no river, the units of each hex, each unit alone."""
    here = position(battle)
    cells = sorted({piece.at for piece in able})
    dry = [piece for piece in able if here.ground.crosses(target, piece.at) == "nothing"]
    found = [able, dry, *([p for p in able if p.at == cell] for cell in cells), *([p] for p in able)]
    return list(dict.fromkeys(tuple(piece.id for piece in group) for group in found if group))


def own_hq(battle: Battle) -> str | None:
    """6.1  The headquarters whose artillery may support; none where a unit acts alone."""
    return acting(battle) or None


def attack_faults(battle: Battle, piece: Piece, target: int | None = None) -> Refusals:
    """7.1  Why a unit may not attack, or not a hex: combat units of those that act, once, the next hex."""
    rules, here = battle.rules, position(battle)
    if here.roster.side(piece.id) != battle.step.active:
        yield rules.forbid("refuse-unit", "7.1", unit=piece.id)
    fights = piece.id in here.roster.units and not here.roster.is_static(piece.id)
    if not fights or (target is not None and piece not in troop(battle)):
        yield rules.forbid("refuse-attack-unit", "7.1", unit=piece.id)
    for marker, rule in MARKED.items():
        if piece.marker(marker) is not None:
            yield rules.forbid(f"refuse-attack-{marker}", rule, unit=piece.id)
    yield from supply_faults(rules, piece.id, cut_off=not in_supply(piece))
    if target is not None and here.grid.distance(piece.at, target) != 1:
        yield rules.forbid("refuse-attack-far", "7.1", unit=piece.id, hex=here.grid.label(target))


def target_faults(battle: Battle, cell: int) -> Refusals:
    """7.1, 7.2  Why a hex may not be attacked: there is no enemy in it, or it has been in this activation."""
    rules, here, hex = battle.rules, position(battle), battle.board.grid.label(cell)
    side = battle.step.active
    if here.side_at(cell) != here.enemy(side):
        yield rules.forbid("refuse-target-empty", "7.2", hex=hex)
    yield from closed_faults(battle, side, cell, "refuse-target-closed")
    if hex in str(battle.state.track("attacked") or "").split():
        yield rules.forbid("refuse-target-twice", "7.1", hex=hex)


def split(battle: Battle, order: Order) -> tuple[Group, Group]:
    """The attackers of an order, and the support that is committed with them."""
    supports = position(battle).roster.supports
    return (
        tuple(unit for unit in order.units if unit not in supports),
        tuple(unit for unit in order.units if unit in supports),
    )


def check_attack(battle: Battle, order: Order) -> None:
    """Refuse an attack that may not be made."""
    check_form(battle, order, "7.2", "target", units=len(set(order.units)))
    target = cell_named(battle, order.target, "2.1")
    refuse(target_faults(battle, target))
    units, support = split(battle, order)
    check_attackers(battle, units, target)
    refuse(support_faults(battle, support, target))
    refuse(combat_faults(battle.rules, combat_case(battle, units, target, support)))


def check_attackers(battle: Battle, units: Group, target: int) -> None:
    if not units:
        raise battle.rules.forbid("refuse-no-attackers", "7.3")
    for unit in units:
        if unit not in position(battle).roster.rows:
            raise battle.rules.forbid("refuse-unit", battle.step.phase.rule, unit=unit)
        refuse(attack_faults(battle, battle.piece(unit), target))


def support_faults(battle: Battle, support: Group, target: int) -> Refusals:
    """6.1  Support that is not at hand."""
    able = supporters(battle, battle.step.active, target, own_hq(battle))
    for unit in support:
        if unit not in able:
            yield battle.rules.forbid("refuse-support", "6.1", "remedy-leave-out", unit=unit)
