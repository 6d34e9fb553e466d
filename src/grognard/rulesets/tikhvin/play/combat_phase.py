"""3.3, 7. The combat segment: the activated units attack neighbouring hexes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.system import Ask
from grognard.core.legality import first, is_allowed
from grognard.core.messages import message
from grognard.core.procedure import Choose
from grognard.rulesets.tikhvin.combat import combat, supply_faults
from grognard.rulesets.tikhvin.play.activation import call_faults
from grognard.rulesets.tikhvin.play.activation_phase import Segment
from grognard.rulesets.tikhvin.play.attacks import attack_faults, attacks, check_attack, split
from grognard.rulesets.tikhvin.play.combat_cases import as_support, combat_case, supporters
from grognard.rulesets.tikhvin.play.combat_on_map import CombatOnMap
from grognard.rulesets.tikhvin.play.lines import in_supply
from grognard.rulesets.tikhvin.play.position import position

NO_MORE = "none"


class CombatPhase(Segment):
    """7.1  Combat."""

    verbs = ("attack", "done")

    def asks(self, battle: Battle) -> Ask | None:
        supports = position(battle).roster.supports
        able = [unit for order in attacks(battle) for unit in order.units if unit not in supports]
        return Ask(message("prompt-combat"), tuple(dict.fromkeys(able))) if able else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        yield from (order for order in attacks(battle) if not unit or unit in order.units)

    def check_order(self, battle: Battle, order: Order) -> None:
        check_attack(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rules, roster, piece = battle.rules, position(battle).roster, battle.piece(unit)
        if unit in roster.headquarters:
            return rules.forbid("idle-hq-fights", "7.1")
        if unit in roster.supports:
            used = piece.marker("used") is not None
            return rules.forbid("idle-support-used" if used else "idle-support-waits", "6.1")
        mine = chain(call_faults(battle, unit), attack_faults(battle, piece))
        return first(mine) or rules.forbid("idle-no-enemy-beside", "7.1")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        target = battle.board.grid.cell_of(order.target)
        units, support = split(battle, order)
        declare(battle, units, order.target)
        use(battle, support)
        against = yield from answer(battle, target)
        case = combat_case(battle, units, target, support, against)
        use(battle, against)
        here = position(battle)
        sides = {"attacker": battle.step.active, "defender": here.enemy(battle.step.active)}
        course = CombatOnMap(battle, units, target)
        yield from ruling(battle, combat, case, sides, course.settle)


def declare(battle: Battle, units: tuple[str, ...], hex: str) -> None:
    """7.1  A unit attacks once, and a hex is attacked once in an activation."""
    rule = battle.rules.cite("7.1")
    for unit in units:
        battle.emit(ev.MarkerSet(unit, rule, "combat", marker="fought", value=1))
    before = str(battle.state.track("attacked") or "")
    battle.emit(ev.TrackSet("", rule, "combat", what="attacked", value=f"{before} {hex}".strip()))


def use(battle: Battle, support: tuple[str, ...]) -> None:
    """6.1, 6.3  Support units are flipped."""
    for unit in support:
        battle.emit(ev.MarkerSet(unit, battle.rules.cite("6.1"), "combat", marker="used", value=1))


def answer(battle: Battle, target: int) -> Script[tuple[str, ...]]:
    """6.4  The defender commits his support, one unit after another, knowing the attacker's."""
    roster = position(battle).roster
    left = at_hand(battle, target)
    committed: list[str] = []
    while left:
        chosen = yield asked(battle, left)
        if chosen == NO_MORE:
            break
        committed.append(chosen)
        left.remove(chosen)
        flying = [unit for unit in committed if unit not in roster.artillery]
        if len(flying) >= battle.rules.number("combat.most-air"):
            left = [unit for unit in left if unit in roster.artillery]
    return tuple(committed)


def asked(battle: Battle, left: list[str]) -> Choose:
    """6.4  Which support unit the defender commits next."""
    side = position(battle).enemy(battle.step.active)
    return Choose("defender.support", side, (*left, NO_MORE), battle.rules.cite("6.4"), "")


def at_hand(battle: Battle, target: int) -> list[str]:
    """The support that the defender of a hex may commit."""
    here = position(battle)
    cut_off = not any(in_supply(piece) for piece in here.stacks[target])
    left = [as_support(battle, unit) for unit in supporters(battle, here.enemy(battle.step.active), target)]
    return [
        unit.id
        for unit in left
        if is_allowed(supply_faults(battle.rules, unit.id, cut_off=cut_off, support=unit.kind))
    ]
