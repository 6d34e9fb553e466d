"""7.1 to 7.8. Charges: who may charge whom, how the enemy meets it, and the move into contact."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.legality import refuse
from grognard.core.procedure import Choose
from grognard.plane import Route
from grognard.rulesets.liberators.declaration import charger_faults, has_steel
from grognard.rulesets.liberators.play.approach import approach, worst_ground
from grognard.rulesets.liberators.play.combats import combatant, is_easy
from grognard.rulesets.liberators.play.command import inches
from grognard.rulesets.liberators.play.commanders import note_charge
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.moves import pin_faults
from grognard.rulesets.liberators.play.pace import rate, rate_row
from grognard.rulesets.liberators.play.reactions import react, reactions
from grognard.rulesets.liberators.play.repertoire import Repertoire, check_open, repertoire
from grognard.rulesets.liberators.play.standing import check_only, mark, put
from grognard.rulesets.liberators.play.waiting import wait_faults

VERBS = ("charge",)
COLD_STEEL = "cold-steel"
#: inches that a charge may be longer than the move, where a wheel brings the front nearer
_MARGIN = 4000


def orders(battle: Battle, id: str, may: Repertoire) -> Iterator[Order]:
    """Every charge that a unit may make, infantry with cold steel or without."""
    for target, found in groupby(sketches(battle, id, may), attrgetter("target")):
        try:
            check(battle, Order("charge", (id,), target=target))
        except IllegalOrder:
            continue
        yield from found


def sketches(battle: Battle, id: str, may: Repertoire) -> Iterator[Order]:
    """The same before it is checked: at everybody near enough, by target."""
    here = field(battle)
    if not may.move or id not in here.roster.troops or battle.state.number("group.moved"):
        return
    reach = rate(here.rules, rate_row(here, id, here.bodies[id].formation), "open", may.move) + _MARGIN
    for target in here.enemies(id):
        if here.is_within(id, target, reach):
            yield Order("charge", (id,), target=target)
            if has_steel(combatant(here, id)):
                yield Order("charge", (id,), target=target, option=COLD_STEEL)


def check(battle: Battle, order: Order) -> None:
    """7.1, 7.2  In good order, formed for it, at somebody within the move."""
    here, rules, id = field(battle), battle.rules, order.unit
    check_only(battle, order, "7.1", "target", *(("option",) if order.option == COLD_STEEL else ()))
    may = repertoire(here.bodies[id])
    assert may is not None
    if battle.state.number("group.moved"):
        raise rules.forbid("refuse-charge-late", "3.2", unit=id)
    if order.target not in here.enemies(id):
        raise rules.forbid("refuse-charge-target", "7.2", unit=id, target=order.target or "-")
    check_open(rules, id, "charge", is_open=bool(may.move))
    formed = "" if is_easy(here, order.target) else order.target
    refuse(charger_faults(rules, combatant(here, id), steel=bool(order.option), formed=formed))
    refuse(pin_faults(here, id))
    refuse(wait_faults(here, id))
    if route_to(battle, id, order.target, may.move) is None:
        raise rules.forbid("refuse-charge-reach", "7.2", unit=id, target=order.target)


def route_to(battle: Battle, id: str, target: str, pace: str) -> Route | None:
    return battle.known(("charge", id, target, pace), lambda: approach(field(battle), id, target, pace))


def carry_out(battle: Battle, order: Order) -> Script[None]:
    """7.4, 7.8  The enemy reacts, and the charge comes up to him."""
    here, id, target = field(battle), order.unit, order.target
    may = repertoire(here.bodies[id])
    assert may is not None
    started = max(1, min(36, inches(here.gap(id, target))))
    mark(battle, id, "charging", target, "7.2")
    mark(battle, id, "started", started, "7.2")
    if order.option:
        mark(battle, id, COLD_STEEL, 1, "7.3")
    join_ardent(battle, id)
    options = reactions(battle, id, target, started)
    note_charge(battle, id)
    chosen = options[0]
    if len(options) > 1:
        foe = here.side(target)
        rule = battle.rules.cite("7.4")
        chosen = yield Choose("charge.reaction", foe, options, rule, target)
    react(battle, id, target, chosen)
    go_home(battle, id, target, may.move)


def join_ardent(battle: Battle, id: str) -> None:
    """13.4  A leader of that temper goes with whichever of his units charges."""
    here = field(battle)
    leader = here.roster.leader_of(id)
    if leader not in here.leaders or here.roster.leaders[leader].ardent != "yes":
        return
    if here.leaders[leader].marker("attached") != id and here.leaders[leader].marker("provisional") is None:
        mark(battle, leader, "attached", id, "13.4")
        to = battle.scenario.places.label(here.bodies[id].at)
        battle.emit(ev.Moved(leader, battle.rules.cite("13.4"), to=to, how="ride"))


def go_home(battle: Battle, id: str, target: str, pace: str) -> None:
    """7.8  Into contact; a charge that finds its way barred by now is over."""
    from grognard.rulesets.liberators.play.happenings import CHARGE
    from grognard.rulesets.liberators.play.standing import unmark

    here = field(battle)
    route = route_to(battle, id, target, pace)
    if route is None and target not in here.in_contact(id):
        unmark(battle, id, *CHARGE, rule="7.8")
        return
    if route is not None:
        mark(battle, id, "over", worst_ground(here, route), "7.11")
        put(battle, id, route.end.front, route.end.heading, how="charge", rule="7.8")
    else:
        mark(battle, id, "over", here.ground.kind(here.print(id)), "7.11")
