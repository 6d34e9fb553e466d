"""3.3, 3.6. A side activates a headquarters, or a unit out of command."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.sequence import Step
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import first, refuse
from grognard.core.messages import message
from grognard.rulesets.tikhvin.play.activation import acting, activatable, activate, activation_faults
from grognard.rulesets.tikhvin.play.position import position


class Segment(PhaseRules):
    """3.3  One of the four steps of an activation: the segment's side alone has it."""

    def takes_place(self, battle: Battle, step: Step) -> bool:
        mine = battle.state.track("segment") == step.active
        return mine and (bool(acting_of(battle, step.active)) or bool(activatable(battle, step.active)))


def acting_of(battle: Battle, side: str) -> str:
    return str(battle.state.track(f"acting.{side}") or "")


class ActivationPhase(Segment):
    """3.3  Activation."""

    verbs = ("activate",)

    def asks(self, battle: Battle) -> Ask | None:
        if acting(battle):
            return None
        subjects = activatable(battle, battle.step.active)
        return Ask(message("prompt-activation"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for id in activatable(battle, battle.step.active):
            if unit in ("", id):
                yield Order("activate", (id,))

    def check_order(self, battle: Battle, order: Order) -> None:
        rules, here = battle.rules, position(battle)
        check_form(battle, order, "3.3")
        if order.unit not in here.roster.rows or here.roster.side(order.unit) != battle.step.active:
            raise rules.forbid("refuse-unit", "3.3", unit=order.unit)
        refuse(activation_faults(battle, order.unit))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return first(activation_faults(battle, unit, ordered=False))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        activate(battle, order.unit)
