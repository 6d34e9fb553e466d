"""3.2, 4.17, 9.4. Leaders: replaced, detached, attached; they ride before their units and after them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_one_of
from grognard.core.game.state import OFF
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.messages import message
from grognard.plane import INCH, Footprint, Point, distance, point_text, unpacked
from grognard.rulesets.liberators.play.ardour import kindle
from grognard.rulesets.liberators.play.arrivals import arrive
from grognard.rulesets.liberators.play.commanders import (
    RIDING,
    detour_of,
    edge_point,
    leave_the_field,
    place_beside,
)
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.pace import FULL, Going, can_cross, going
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.standing import check_only, mark, point_of, unmark

RULE, RODE = "4.17", "rode"
#: between the places that are listed
_LATTICE = 6 * INCH
#: what each order says besides who
_SAYS = {"lead": ("to",), "attach": ("target",), "leave": ()}


class LeadersPhase(PhaseRules):
    """4.17  Leaders ride and attach themselves."""

    verbs = ("lead", "attach", "leave", "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = riders(battle)
        return Ask(message("prompt-leaders"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        here = field(battle)
        for leader in riders(battle):
            if unit not in ("", leader):
                continue
            for id in here.of(here.side(leader)):
                if here.leaders[leader].marker("attached") != id and can_reach(
                    here, leader, touching(here, id)
                ):
                    yield Order("attach", (leader,), target=id)
            for point in lattice(here, leader):
                if can_stand(here, leader, point):
                    yield Order("lead", (leader,), point_text(point))
            if can_ride_round(battle, leader):
                yield Order("leave", (leader,))

    def check_order(self, battle: Battle, order: Order) -> None:
        here, rules = field(battle), battle.rules
        check_only(battle, order, RULE, *_SAYS[order.verb])
        check_one_of(battle, order, riders(battle), RULE)
        if order.verb == "leave":
            if not can_ride_round(battle, order.unit):
                raise rules.forbid("refuse-ride-round", "14.6", unit=order.unit)
            return
        if order.verb == "attach":
            if order.target not in here.of(battle.step.active):
                raise rules.forbid("refuse-unit", RULE, unit=order.target)
            if here.leaders[order.unit].marker("attached") == order.target:
                raise rules.forbid("refuse-attached", RULE, unit=order.unit, target=order.target)
            end = touching(here, order.target)
        else:
            end = point_of(battle, order, RULE)
            if not can_stand(here, order.unit, end, far=True):
                raise rules.forbid("refuse-enemy-near", RULE, unit=order.unit)
        if not can_reach(here, order.unit, end):
            most = f"{riding(here, order.unit).rates['open'] / INCH:g}"
            raise rules.forbid("refuse-ride-far", RULE, "remedy-nearer", unit=order.unit, inches=most)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rode = unit in field(battle).leaders and unit not in riders(battle)
        return battle.rules.forbid("idle-rode", RULE) if rode else None

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        leader = order.unit
        unmark(battle, leader, "attached", rule=RULE)
        if order.verb == "leave":
            battle.emit(ev.LeftMap(leader, battle.rules.cite("14.6"), "leave", how=RIDING))
            return
        here = field(battle)
        end = touching(here, order.target) if order.target else point_of(battle, order, RULE)
        ride(battle, leader, end)
        if order.target:
            mark(battle, leader, "attached", order.target, RULE)
        mark(battle, leader, RODE, 1, RULE)

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for id in roster(battle.scenario).leaders:
            unmark(battle, id, RODE, rule=RULE)


class CommandPhase(LeadersPhase):
    """3.2  The first step of a player turn: the fallen are replaced, the hurt come back, arrivals enter."""

    def begin(self, battle: Battle) -> Script[None]:
        side = battle.step.active
        for id, row in roster(battle.scenario).leaders.items():
            if row.side == side:
                come_back(battle, id)
                replace_fallen(battle, id)
        yield from leave_the_field(battle, side)
        yield from arrive(battle, side)
        for id, row in roster(battle.scenario).leaders.items():
            if row.side == side and battle.piece(id).fate == RIDING:
                ride_in(battle, id)
        yield from kindle(battle, side)
        for id in field(battle).of(side):
            if field(battle).bodies[id].formation == "hasty-square":
                # 7.7  A hasty square that held is a square now.
                rule = battle.rules.cite("7.7")
                battle.emit(ev.FormationChanged(id, rule, "hasty-square", formation="square"))


def can_ride_round(battle: Battle, leader: str) -> bool:
    """14.6  Whether a leader may leave the table now: the edge is within his ride."""
    rule, here = detour_of(battle, leader), field(battle)
    if rule is None:
        return False
    start = unpacked(here.leaders[leader].at)
    return can_reach(here, leader, edge_point(battle.scenario, rule.edge, start))


def ride_in(battle: Battle, id: str) -> None:
    """14.6  Back beside the leader whom he went to see, as soon as that one is there."""
    place = place_beside(battle, id)
    if place is not None:
        ride(battle, id, place)


def riders(battle: Battle) -> tuple[str, ...]:
    """Leaders who have not ridden yet in this phase."""
    here = field(battle)
    own = [id for id in here.leaders if here.side(id) == battle.step.active]
    return tuple(id for id in own if here.leaders[id].marker(RODE) is None)


def touching(here: Field, id: str) -> Point:
    """4.17  Where a leader is who touches a unit: at the middle of its front."""
    return unpacked(here.bodies[id].at)


def can_reach(here: Field, leader: str, end: Point) -> bool:
    """5.1  Within one ride over the ground that lies between."""
    start = unpacked(here.leaders[leader].at)
    if start == end:
        return True
    return can_cross(here.ground, start, end, riding(here, leader))


def riding(here: Field, leader: str) -> Going:
    """5.1  How fast a leader goes."""
    return going(here.rules, f"leader.{here.leaders[leader].formation}", FULL)


def can_stand(here: Field, leader: str, point: Point, *, far: bool = False) -> bool:
    """5.6  On the table, and not within an inch of the enemy; `far`: leave out whether he can get there."""
    if not far and not can_reach(here, leader, point):
        return False
    near = here.rules.number("table.contact")
    foes = here.prints(here.roster.enemy[here.side(leader)])
    return not any(is_close(foe, point, near) and foe.polygon.distance_to(*point) <= near for foe in foes)


def is_close(body: Footprint, point: Point, by: int) -> bool:
    """Whether a body can be so near to a point at all: quickly."""
    (x, y), reach = body.centre, body.radius + by + 1
    return abs(x - point.x) <= reach and abs(y - point.y) <= reach and distance(point, body.centre) <= reach


def lattice(here: Field, leader: str) -> Iterator[Point]:
    """Points of a net over the table, as far as he could ride on the best ground."""
    start, most = unpacked(here.leaders[leader].at), riding(here, leader).farthest
    for y in range(0, here.table.depth + 1, _LATTICE):
        if abs(y - start.y) <= most:
            for x in range(0, here.table.width + 1, _LATTICE):
                if abs(x - start.x) <= most and (x, y) != start:
                    yield Point(x, y)


def ride(battle: Battle, leader: str, end: Point) -> None:
    rule = battle.rules.cite(RULE)
    battle.emit(ev.Moved(leader, rule, to=point_text(end), how="ride"))


def come_back(battle: Battle, id: str) -> None:
    """9.3  Whoever was hurt or lost his horse for a turn is back."""
    piece, turn = battle.piece(id), battle.state.turn
    if piece.fate == "hurt" and piece.count("back") <= turn:
        unmark(battle, id, "back", rule="9.3")
        _join(battle, id)
    elif piece.at != OFF and piece.marker("remounts") is not None and piece.count("remounts") <= turn:
        unmark(battle, id, "remounts", rule="9.3")
        rule = battle.rules.cite("9.3")
        battle.emit(ev.FormationChanged(id, rule, "fallen-leader", formation="mounted"))


def replace_fallen(battle: Battle, id: str) -> None:
    """9.4  A provisional commander with a unit of the brigade."""
    if battle.piece(id).fate == "eliminated" and _join(battle, id):
        mark(battle, id, "provisional", 1, "9.4")


def _join(battle: Battle, id: str) -> bool:
    """With the unit of his that has most stands; nobody where he has none left."""
    here, listed = field(battle), roster(battle.scenario)
    own = [unit for unit in here.of(listed.side(id)) if listed.leader_of(unit) == id]
    own = own or here.of(listed.side(id))
    if not own:
        return False
    unit = max(own, key=lambda one: (here.bodies[one].strength, one))
    ride(battle, id, touching(here, unit))
    return True
