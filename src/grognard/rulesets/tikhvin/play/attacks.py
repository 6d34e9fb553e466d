"""7.1 to 7.5. Who may attack what, and with whose support."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.tikhvin.combat import refuse_forbidden
from grognard.rulesets.tikhvin.play.activation import acting, troop
from grognard.rulesets.tikhvin.play.combat_scenes import combat_case, most_support, supporters
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import closed_to

Group = tuple[str, ...]


def attacks(battle: Battle) -> tuple[Order, ...]:
    """The attacks that are worth listing: everybody who can, each hex, each unit, with all support or none.

    Any other set of units and support may be ordered as well.
    """
    return battle.known(("attacks", battle.step.active), lambda: tuple(_attacks(battle)))


def _attacks(battle: Battle) -> Iterator[Order]:
    here = position(battle)
    able = [piece for piece in troop(battle) if why_not_attack(battle, piece) is None]
    targets: dict[int, list[Piece]] = {}
    for piece in able:
        for cell in here.ground.around[piece.at]:
            if why_not_target(battle, cell) is None:
                targets.setdefault(cell, []).append(piece)
    for cell in sorted(targets):
        hex = here.grid.label(cell)
        support = most_support(battle, supporters(battle, battle.step.active, cell, own_hq(battle)))
        for group in groups(battle, targets[cell], cell):
            for committed in dict.fromkeys((support, ())):
                order = Order("attack", (*group, *committed), target=hex)
                if is_allowed(battle, group, committed, cell):
                    yield order


def groups(battle: Battle, able: list[Piece], target: int) -> list[Group]:
    """All together, those who cross no river, the units of each hex, each unit alone."""
    here = position(battle)
    cells = sorted({piece.at for piece in able})
    dry = [piece for piece in able if here.ground.crosses(target, piece.at) == "nothing"]
    found = [able, dry, *([p for p in able if p.at == cell] for cell in cells), *([p] for p in able)]
    return list(dict.fromkeys(tuple(piece.id for piece in group) for group in found if group))


def is_allowed(battle: Battle, group: Group, committed: Group, target: int) -> bool:
    try:
        refuse_forbidden(battle.rules, combat_case(battle, group, target, committed))
    except IllegalOrder:
        return False
    return True


def own_hq(battle: Battle) -> str | None:
    """6.1  The headquarters whose artillery may support; nobody's where a unit acts alone."""
    return acting(battle) or None


def why_not_attack(battle: Battle, piece: Piece) -> IllegalOrder | None:
    """4.4, 5.6, 7.1, 9.2  Why an activated unit may not attack."""
    rules, here = battle.rules, position(battle)
    if piece.id not in here.roster.units or here.roster.is_static(piece.id):
        return rules.forbid("refuse-attack-unit", "7.1", unit=piece.id)
    for marker, rule in (("fought", "7.1"), ("astray", "4.4"), ("railed", "5.6"), ("out-of-supply", "9.2")):
        if piece.marker(marker) is not None:
            return rules.forbid(f"refuse-attack-{marker}", rule, unit=piece.id)
    return None


def why_not_target(battle: Battle, cell: int) -> IllegalOrder | None:
    """7.1, 13.4  Why a hex may not be attacked."""
    rules, here = battle.rules, position(battle)
    hex, side = here.grid.label(cell), battle.step.active
    if here.side_at(cell) != here.enemy(side):
        return rules.forbid("refuse-target-empty", "7.2", hex=hex)
    if cell in closed_to(battle, side):
        return rules.forbid("refuse-target-closed", "13.4", hex=hex)
    if hex in str(battle.state.track("attacked") or "").split():
        return rules.forbid("refuse-target-twice", "7.1", hex=hex)
    return None


def split(battle: Battle, order: Order) -> tuple[Group, Group]:
    """The attackers of an order, and the support that is committed with them."""
    supports = position(battle).roster.supports
    return (
        tuple(unit for unit in order.units if unit not in supports),
        tuple(unit for unit in order.units if unit in supports),
    )


def check_attack(battle: Battle, order: Order) -> None:
    """Refuse an attack that may not be made."""
    rules, here = battle.rules, position(battle)
    if order != Order("attack", order.units, target=order.target) or len(set(order.units)) != len(
        order.units
    ):
        raise rules.forbid("refuse-surplus", "7.2")
    try:
        target = here.grid.cell_of(order.target)
    except ValueError:
        raise rules.forbid("refuse-hex", "2.1") from None
    refused = why_not_target(battle, target)
    if refused is not None:
        raise refused
    units, support = split(battle, order)
    check_attackers(battle, units, target)
    check_support(battle, support, target)
    refuse_forbidden(rules, combat_case(battle, units, target, support))


def check_attackers(battle: Battle, units: Group, target: int) -> None:
    rules, here = battle.rules, position(battle)
    acts = {piece.id for piece in troop(battle)}
    if not units:
        raise rules.forbid("refuse-no-attackers", "7.3")
    for unit in units:
        if unit not in here.roster.rows or here.roster.side(unit) != battle.step.active:
            raise rules.forbid("refuse-unit", "7.1", unit=unit)
        piece = battle.piece(unit)
        if unit not in acts or piece.at == OFF:
            raise rules.forbid("refuse-attack-unit", "7.1", unit=unit)
        refused = why_not_attack(battle, piece)
        if refused is not None:
            raise refused
        if here.grid.distance(piece.at, target) != 1:
            raise rules.forbid("refuse-attack-far", "7.1", unit=unit, hex=here.grid.label(target))


def check_support(battle: Battle, support: Group, target: int) -> None:
    """6.1  Refuse support that is not at hand."""
    able = supporters(battle, battle.step.active, target, own_hq(battle))
    for unit in support:
        if unit not in able:
            raise battle.rules.forbid("refuse-support", "6.1", "remedy-leave-out", unit=unit)
