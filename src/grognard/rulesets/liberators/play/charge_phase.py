"""3.4, 7. The charge phase: combats in the order that the moving player likes, each with its breakthrough."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_one_of
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, refuse, why_idle
from grognard.core.messages import message
from grognard.rulesets.liberators.charge import charge_combat
from grognard.rulesets.liberators.play.combats import Combat, combat_case, combats, reached
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.happenings import CHARGE, happenings
from grognard.rulesets.liberators.play.maneuver_phase import PASSING
from grognard.rulesets.liberators.play.positions import take_positions
from grognard.rulesets.liberators.play.standing import check_only, unmark
from grognard.rulesets.liberators.play.verdicts import note_fled


class ChargePhase(PhaseRules):
    """7.9  Every group of touching units fights."""

    verbs = ("resolve",)

    def asks(self, battle: Battle) -> Ask | None:
        found = combats(battle)
        return Ask(message("prompt-charge"), tuple(one.attackers[0] for one in found)) if found else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for combat in combats(battle):
            if unit in ("", *combat.attackers):
                yield Order("resolve", (combat.attackers[0],))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_only(battle, order, "7.9")
        check_one_of(battle, order, field(battle).bodies, "7.9")
        refuse(combat_faults(battle, order.unit))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return None if unit not in field(battle).bodies else why_idle(combat_faults(battle, unit))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        combat = combat_of(battle, order.unit)
        assert combat is not None
        here = field(battle)
        beyond = reached(battle, combat)
        case = combat_case(battle, combat, beyond)
        sides = {"attacker": here.side(order.unit), "defender": here.side(combat.defenders[0])}
        grounds = {id: here.print(id) for id in combat.defenders}
        yield from ruling(battle, charge_combat, case, sides, happenings(battle, grounds, beyond))
        for id in (*combat.attackers, *combat.defenders):
            if id in field(battle).bodies:
                unmark(battle, id, *CHARGE, rule="7.9")

    def end(self, battle: Battle) -> Script[None]:
        """What was true of this player turn alone is over; 4.8 positions change hands."""
        yield from ()
        for id in list(field(battle).bodies):
            unmark(battle, id, *PASSING, rule="3.1")
        take_positions(battle)
        note_fled(battle)


def combat_faults(battle: Battle, unit: str) -> Refusals:
    """7.9  Only a unit that has reached an enemy fights."""
    if combat_of(battle, unit) is None:
        idle = battle.rules.forbid("idle-no-combat", "7.9")
        yield battle.rules.forbid("refuse-no-combat", "7.9", unit=unit).idle_as(idle)


def combat_of(battle: Battle, id: str) -> Combat | None:
    return next((one for one in combats(battle) if id in one.attackers), None)
