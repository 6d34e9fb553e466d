"""13.7. Units that a scenario lets its player lift to another part of the map."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.core.legality import Refusals, is_allowed
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import post_faults, specials
from grognard.rulesets.tikhvin.special_rules import Transfer


def transfers(battle: Battle) -> Iterator[Order]:
    """The transfers that the deciding side may make now."""
    for rule in specials(battle.scenario, Transfer):
        for hex in rule.hexes:
            order = Order("transfer", (rule.unit,), hex)
            if is_allowed(transfer_faults(battle, order)):
                yield order


def transfer_faults(battle: Battle, order: Order) -> Refusals:
    """13.7  A transfer that the scenario does not give, or that the enemy prevents."""
    rules, here, grid = battle.rules, position(battle), battle.board.grid
    given = [rule for rule in specials(battle.scenario, Transfer) if (rule.unit,) == order.units]
    due = [rule for rule in given if rule.turn == battle.state.turn and order.to in rule.hexes]
    own = bool(order.units) and order.unit in here.roster.units
    if order != Order("transfer", order.units, order.to) or not due or not own:
        yield rules.forbid("refuse-transfer", "13.7", unit=order.unit)
        return
    if here.roster.side(order.unit) != battle.step.active:
        yield rules.forbid("refuse-unit", "13.7", unit=order.unit)
    piece, cell = battle.piece(order.unit), grid.cell_of(order.to)
    enemy = here.enemy(battle.step.active)
    if piece.at == OFF or here.zone(enemy)[piece.at] or grid.label(piece.at) in due[0].hexes:
        yield rules.forbid("refuse-transfer", "13.7", unit=order.unit)
        return
    yield from post_faults(battle, order.unit, cell)
    if here.is_entered(cell, enemy) or not here.has_room(cell, (piece,)):
        yield rules.forbid("refuse-transfer-place", "13.7", unit=order.unit, hex=order.to)
