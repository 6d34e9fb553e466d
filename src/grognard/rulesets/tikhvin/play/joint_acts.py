"""6.4, 7.3 to 7.5. Who may be named in an attack, and how attackers and defenders compare."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.muster import Recruit
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.legality import is_allowed
from grognard.core.messages import Message, message
from grognard.rulesets.tikhvin.combat import RIVER, attacking_cf, ratio_column
from grognard.rulesets.tikhvin.play.activation import troop
from grognard.rulesets.tikhvin.play.attacks import attack_faults, own_hq, split
from grognard.rulesets.tikhvin.play.combat_cases import combat_case, supporters
from grognard.rulesets.tikhvin.play.position import position


def muster(battle: Battle, order: Order) -> tuple[Recruit, ...]:
    """7.3, 6.4  The activated units next to the hex, then the support at hand."""
    if order.verb != "attack":
        return ()
    try:
        target = battle.board.grid.cell_of(order.target)
    except ValueError:
        return ()
    near = set(position(battle).ground.around[target])
    able = [piece for piece in troop(battle) if piece.at in near and is_allowed(attack_faults(battle, piece))]
    support = supporters(battle, battle.step.active, target, own_hq(battle))
    values = position(battle).roster.supports
    return (
        *(_attacker(battle, piece, target) for piece in able),
        *(
            Recruit(unit, message("muster-support"), message("muster-adds", points=values[unit].value))
            for unit in support
        ),
    )


def _attacker(battle: Battle, piece: Piece, target: int) -> Recruit:
    """7.4  A unit with its factors, and what a river leaves of them."""
    across = position(battle).ground.crosses(target, piece.at)
    note = message("muster-factors", factors=piece.strength)
    if across in RIVER:
        share = battle.rules.factor("combat-ratio", RIVER[across])
        divisor = str(share.denominator)
        note = message("muster-across", factors=piece.strength, river=across, divisor=divisor)
    return Recruit(piece.id, message("muster-attackers"), note)


def compared(battle: Battle, order: Order) -> tuple[Message, ...]:
    """The factors of both sides, their ratio, and from how many hexes they come."""
    return tuple(_compared(battle, order))


def _compared(battle: Battle, order: Order) -> Iterator[Message]:
    if order.verb != "attack":
        return
    units, support = split(battle, order)
    case = combat_case(battle, units, battle.board.grid.cell_of(order.target), support)
    attack, defence = attacking_cf(battle.rules, case.attackers), sum(unit.cf for unit in case.defenders)
    ratio = ratio_column(battle.rules, attack, defence) or ""
    yield message("compare-ratio", attack=attack, defence=defence, ratio=ratio)
    hexes = len({unit.from_hex for unit in case.attackers})
    if hexes > 1:
        yield message("compare-hexes", count=hexes)
