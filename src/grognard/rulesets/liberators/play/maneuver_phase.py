"""3.2, 4, 5. The maneuver phase: group by group a check, its charges, and its moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Protocol

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_one_of
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, refuse, why_idle
from grognard.core.messages import message
from grognard.plane import heading_text, point_text
from grognard.rulesets.liberators import maneuver
from grognard.rulesets.liberators.play import ardour, charges, exits, gun_drill, reserve, troop_drill
from grognard.rulesets.liberators.play.arrivals import note_idle
from grognard.rulesets.liberators.play.carried_away import bound
from grognard.rulesets.liberators.play.command import (
    check_case,
    commands,
    is_unchecked,
    note_effort,
    under,
)
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.happenings import CHARGE, happenings
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.repertoire import repertoire
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.sampling import Sample, places
from grognard.rulesets.liberators.play.sieve import Place
from grognard.rulesets.liberators.play.standing import check_only, mark, unmark

#: 3.2  whether a unit of the group has moved already, so that charges come too late
MOVED = "group.moved"
#: what lies on a unit for one turn of its owner
PASSING = ("checked", "may", "quick", "about-faced", "passing", "flanked", "scaled", "busy", *CHARGE, "over")


class ManeuverPhase(PhaseRules):
    """3.2  Checks, charges, moves."""

    verbs = (*charges.VERBS, *exits.VERBS, *troop_drill.VERBS, *gun_drill.VERBS, "hold", "done")

    def asks(self, battle: Battle) -> Ask | None:
        called = in_hand(battle)
        if called:
            return Ask(message("prompt-group"), called)
        waiting = unchecked(battle)
        return Ask(message("prompt-maneuver"), waiting) if waiting else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        called = in_hand(battle)
        for id in called:
            if unit in ("", id):
                yield from choices(battle, id)
        if not called:
            found = battle.known("checks", lambda: tuple(checks(battle)))
            yield from (order for order in found if unit in ("", *order.units))

    def check(self, battle: Battle, order: Order) -> None:
        if order.verb == "check" and not in_hand(battle):
            check_group(battle, order)
        else:
            super().check(battle, order)

    def check_order(self, battle: Battle, order: Order) -> None:
        check_one_of(battle, order, in_hand(battle), "4.12")
        eager = ardour.must_charge(battle)
        if eager is not None and not is_open_to_ardour(battle, order):
            raise battle.rules.forbid("refuse-must-charge", ardour.RULE, unit=eager)
        drill_of(battle, order).check(battle, order)

    def done_faults(self, battle: Battle) -> Refusals:
        for key, rule, find in _OWED:
            late = find(battle)
            if late is not None:
                yield battle.rules.forbid(key, rule, unit=late)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return why_idle(check_faults(battle, (unit,)))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        if order.verb == "check":
            yield from carry_check(battle, order)
            return
        if order.verb not in charges.VERBS and battle.state.number(MOVED) == 0 and order.verb != "hold":
            battle.emit(ev.TrackSet("", battle.rules.cite("3.2"), what=MOVED, value=1))
        if order.verb in charges.VERBS:
            ardour.note_charge(battle, order.unit)
        yield from drill_of(battle, order).carry_out(battle, order)
        if order.unit in field(battle).bodies:
            unmark(battle, order.unit, "may", "quick", rule="4.12")

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for id in field(battle).of(battle.step.active):
            unmark(battle, id, "may", "quick", rule="4.12")
        note_idle(battle, battle.step.active)
        for leader in roster(battle.scenario).leaders:
            unmark(battle, leader, "led", rule="4.4")


class Drill(Protocol):
    """One kind of what units do with a check."""

    def check(self, battle: Battle, order: Order) -> None: ...

    def carry_out(self, battle: Battle, order: Order) -> Script[None]: ...


class Hold:
    """4.12  A unit that does nothing with its check."""

    @staticmethod
    def check(battle: Battle, order: Order) -> None:
        check_only(battle, order, "4.12")

    @staticmethod
    def carry_out(battle: Battle, order: Order) -> Script[None]:  # noqa: ARG004
        yield from ()


def drill_of(battle: Battle, order: Order) -> Drill:
    """Who carries an order out."""
    if order.verb == "hold":
        return Hold()
    if order.verb in charges.VERBS:
        return charges
    if order.verb in exits.VERBS:
        return exits
    return gun_drill if field(battle).is_guns(order.unit) else troop_drill


def in_hand(battle: Battle) -> tuple[str, ...]:
    """The units of the group that have yet to use their check."""
    here = field(battle)
    return tuple(id for id in here.of(battle.step.active) if here.bodies[id].marker("may") is not None)


def unchecked(battle: Battle) -> tuple[str, ...]:
    here = field(battle)
    return tuple(id for id in here.of(battle.step.active) if is_unchecked(here.bodies[id]))


def must_check(battle: Battle) -> str | None:
    """4.3  Somebody disordered or broken who has not checked."""
    here = field(battle)
    troops = here.roster.troops
    late = (id for id in unchecked(battle) if id in troops and here.bodies[id].state != "good-order")
    return next(late, None)


#: who still has to do what before the phase may end, by which rule
_OWED = (
    ("refuse-must-check", "4.3", must_check),
    ("refuse-ardent-check", ardour.RULE, ardour.must_check),
    ("refuse-must-charge", ardour.RULE, ardour.must_charge),
)


def is_open_to_ardour(battle: Battle, order: Order) -> bool:
    """14.7  While somebody has to charge: charges, and others who hold."""
    return order.verb in charges.VERBS or (order.verb == "hold" and order.unit not in bound(battle))


def choices(battle: Battle, id: str) -> Iterator[Order]:
    """Everything that one unit may do with its check."""
    may = repertoire(field(battle).bodies[id])
    assert may is not None
    if not battle.state.number(MOVED):
        yield from charges.orders(battle, id, may)
    hold = Order("hold", (id,))
    if ardour.must_charge(battle) is not None:
        yield from (order for order in (hold,) if is_open_to_ardour(battle, order))
        return
    drill = gun_drill if field(battle).is_guns(id) else troop_drill
    mover = Mover.of(field(battle), id)
    if drill.drives(mover, may):
        yield from moves(id, places(mover, may.move))
    for order in drill.sketches(mover, may):
        try:
            drill.check(battle, order)
        except IllegalOrder:
            continue
        yield order
    yield from exits.orders(battle, id, may)
    yield hold


def attacks(battle: Battle, id: str) -> Iterator[Order]:
    """7.1  The charges of a unit in hand, before anybody of its group has moved."""
    may = repertoire(field(battle).bodies[id]) if id in field(battle).bodies else None
    if may is not None and not battle.state.number(MOVED):
        yield from charges.orders(battle, id, may)


def proposals(battle: Battle, id: str) -> Iterator[Order] | None:
    """What a unit in hand might do, charges left out; None for one that has yet to check."""
    may = repertoire(field(battle).bodies[id]) if id in field(battle).bodies else None
    if may is None:
        return None
    drill = gun_drill if field(battle).is_guns(id) else troop_drill
    mover = Mover.of(field(battle), id)
    sample = Sample(mover, may.move) if drill.drives(mover, may) else ()
    said = chain(drill.sketches(mover, may), exits.sketches(battle, id, may), (Order("hold", (id,)),))
    found = chain(moves(id, sample), said)
    return (order for order in found if is_on_table(battle, order))


def moves(id: str, places: Iterable[Place]) -> Iterator[Order]:
    for point, heading in places:
        yield Order("move", (id,), point_text(point), heading_text(heading))


def is_on_table(battle: Battle, order: Order) -> bool:
    try:
        battle.scenario.places.cell_of(order.to or "0,0")
    except ValueError:
        return False
    return True


# 4.4  Checks


def checks(battle: Battle) -> Iterator[Order]:
    """All of a leader's units together, each of them by itself, and everybody out of command alone."""
    seen: set[Order] = set()
    yield from reserve.orders(battle)
    for leader in field(battle).leaders:
        if field(battle).side(leader) != battle.step.active:
            continue
        group = tuple(under(battle, leader))
        for units in dict.fromkeys((fitting(battle, group), *((id,) for id in group))):
            if units:
                seen.add(order := Order("check", units, by=leader))
                yield order
    for id in unchecked(battle):
        if Order("check", (id,)) not in seen:
            yield Order("check", (id,))


def fitting(battle: Battle, group: tuple[str, ...]) -> tuple[str, ...]:
    """As many of a group as one check has room for."""
    here = field(battle)
    troops = [id for id in group if not here.is_guns(id)][:12]
    guns = [id for id in group if here.is_guns(id)][:6]
    return (*troops, *guns)


def check_group(battle: Battle, order: Order) -> None:
    """4.4  A leader and units of his within his radius, or one unit alone."""
    if order.option:
        reserve.check(battle, order)
        return
    check_only(battle, order, "4.4", "by")
    refuse(check_faults(battle, order.units, order.by))


def check_faults(battle: Battle, units: tuple[str, ...], leader: str = "") -> Refusals:
    """4.4, 4.1  What keeps units from a check: of a leader and his units, or of one unit alone."""
    here, rules, waiting = field(battle), battle.rules, unchecked(battle)
    for id in units:
        refused = rules.forbid("refuse-checked", "4.4", unit=id)
        if id not in here.bodies:
            led = id in here.leaders and here.leaders[id].marker("led") is not None
            yield refused.idle_as(rules.forbid("idle-led" if led else "idle-leader-waits", "4.4"))
        elif id not in waiting:
            yield refused.idle_as(rules.forbid("idle-checked", "4.4"))
    if in_hand(battle):
        yield rules.forbid("idle-other-group", "4.4")
    if len(set(units)) != len(units) or not units or fitting(battle, units) != units:
        yield rules.forbid("refuse-group", "4.4")
    if not leader:
        if len(units) != 1:
            yield rules.forbid("refuse-alone", "4.4")
        return
    if leader not in here.leaders or here.side(leader) != battle.step.active:
        yield rules.forbid("refuse-unit", "4.4", unit=leader)
    for id in units:
        if not commands(battle, leader, id):
            yield rules.forbid("refuse-command", "4.1", unit=id, leader=leader)


def carry_check(battle: Battle, order: Order) -> Script[None]:
    """4.4  Roll, and let what must happen happen; the rest waits for its orders."""
    case = check_case(battle, order.units, order.by)
    battle.emit(ev.TrackSet("", battle.rules.cite("3.2"), what=MOVED, value=0))
    for id in order.units:
        mark(battle, id, "checked", 1, "4.4")
        note_effort(battle, id)
    if order.by:
        mark(battle, order.by, "led", 1, "4.4")
    if order.option:
        found = list(reserve.release(battle, order))
        battle.emit(*found)
    else:
        sides = {"checker": battle.step.active}
        events = yield from ruling(battle, maneuver.maneuver, case, sides, happenings(battle))
        found = [event for event in events if isinstance(event, ev.Found)]
    quick = {event.unit for event in found if event.value == "Quick Step"}
    for event in found:
        if event.what == "maneuvers" and event.unit in field(battle).bodies:
            open_to(battle, event.unit, str(event.value), quick=event.unit in quick)


def open_to(battle: Battle, id: str, lines: str, *, quick: bool) -> None:
    """4.12, 4.14  The list that a result opens; whoever may only hold and fire has nothing to decide."""
    if lines in ("hold", "hold-and-fire"):
        return
    mark(battle, id, "may", lines, "4.12")
    if quick:
        mark(battle, id, "quick", 1, "4.11")
