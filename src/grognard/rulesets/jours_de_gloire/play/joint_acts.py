"""4.1, 7.9. Who may be named in an act of several, and how attackers and defenders compare."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.muster import Recruit
from grognard.core.game.order import Order
from grognard.core.messages import Message, message
from grognard.rulesets.jours_de_gloire.cases import Charge, Shock
from grognard.rulesets.jours_de_gloire.charge import charged
from grognard.rulesets.jours_de_gloire.modifiers import odds_row, shock_strength
from grognard.rulesets.jours_de_gloire.play.command_phase import cost, present
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.preview import ruling_of
from grognard.rulesets.jours_de_gloire.shock import shocked


def muster(battle: Battle, order: Order) -> tuple[Recruit, ...]:
    """The formations that may receive orders, each with its price; of fights the listed orders tell."""
    here, side = position(battle), battle.step.active
    if order.verb != "allot" or not side or here.chief(side) is None:
        return ()
    return tuple(
        Recruit(formation, note=message("muster-points", points=cost(here, formation)))
        for formation in present(battle, side)
    )


def compared(battle: Battle, order: Order) -> tuple[Message, ...]:
    """The strength of both sides and the printed odds; what an allotment costs."""
    return tuple(_compared(battle, order))


def _compared(battle: Battle, order: Order) -> Iterator[Message]:
    if order.verb == "allot":
        spent = sum(cost(position(battle), formation) for formation in order.units)
        yield message("compare-allotment", spent=spent)
        return
    found = ruling_of(battle, order)
    if found is None or not isinstance(found[1], Shock | Charge):
        return
    rules, case = battle.rules, found[1]
    fight = charged(rules, case) if isinstance(case, Charge) else shocked(rules, case)
    attackers, defenders = fight.units, tuple(fighter.unit for fighter in fight.defenders)
    yield message(
        "compare-odds",
        attack=shock_strength(rules, attackers),
        defence=shock_strength(rules, defenders),
        odds=odds_row(rules, attackers, defenders),
    )
