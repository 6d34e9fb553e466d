"""3.3, 6. Musketry and cannonade: first the defender's fire, then that of the side whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import refuse, why_idle
from grognard.core.messages import message
from grognard.rulesets.liberators.fire import fire
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.happenings import happenings
from grognard.rulesets.liberators.play.shooting import FIRED, SHOT, fire_faults, shot_case, targets
from grognard.rulesets.liberators.play.standing import check_only, mark, unmark

Aims = dict[str, list[str]]


class FirePhase(PhaseRules):
    """6.1  Each unit fires once, each target is fired at once."""

    verbs = ("fire", "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(aims(battle))
        return Ask(message("prompt-fire"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        if unit and not targets(battle, unit):
            return
        found = aims(battle)
        for target in dict.fromkeys(foe for foes in found.values() for foe in foes):
            able = [id for id, foes in found.items() if target in foes]
            groups = [fitting(battle, tuple(able)), *((id,) for id in able)]
            for group in dict.fromkeys(groups):
                if unit in ("", *group):
                    yield Order("fire", group, target=target)

    def check_order(self, battle: Battle, order: Order) -> None:
        rules = battle.rules
        check_only(battle, order, "6.7", "target")
        found = aims(battle)
        for id in order.units:
            if id not in field(battle).of(battle.step.decides):
                raise rules.forbid("refuse-unit", "6.8", unit=id)
            refuse(fire_faults(field(battle), id))
            if order.target not in found.get(id, ()):
                raise rules.forbid("refuse-fire-target", "6.8", unit=id, target=order.target or "-")
        if not order.units or len(set(order.units)) != len(order.units):
            raise rules.forbid("refuse-group", "6.7")
        if fitting(battle, order.units) != order.units:
            raise rules.forbid("refuse-group", "6.7")

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        here = field(battle)
        if unit not in here.bodies:
            return None
        return why_idle(fire_faults(here, unit)) or battle.rules.forbid("idle-no-target", "6.3")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        case = shot_case(battle, order.units, order.target)
        for id in order.units:
            mark(battle, id, FIRED, 1, "6.1")
        mark(battle, order.target, SHOT, 1, "6.7")
        here = field(battle)
        sides = {"firer": here.side(order.unit), "target": here.side(order.target)}
        yield from ruling(battle, fire, case, sides, happenings(battle))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for id in field(battle).bodies:
            unmark(battle, id, FIRED, SHOT, rule="6.1")


def aims(battle: Battle) -> Aims:
    """Every unit of the firing side that may fire, with its targets."""
    return battle.known("aims", lambda: _aims(battle))


def _aims(battle: Battle) -> Aims:
    found = {id: targets(battle, id) for id in field(battle).of(battle.step.decides)}
    return {id: foes for id, foes in found.items() if foes}


def fitting(battle: Battle, group: tuple[str, ...]) -> tuple[str, ...]:
    """As many troops and batteries as one shot has room for."""
    here, most = field(battle), battle.rules.number("groups.shot")
    troops = [id for id in group if not here.is_guns(id)][:most]
    guns = [id for id in group if here.is_guns(id)][:most]
    kept = {*troops, *guns}
    return tuple(id for id in group if id in kept)
