"""5. What troops do with a check: move, form, face about, march by the flank, pass lines, scale."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.plane import (
    ABOUT,
    ROUND,
    Footprint,
    Point,
    Route,
    ahead,
    bearing,
    block,
    heading_text,
    is_near,
    oblique,
    point_text,
    turn,
)
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.formations import building_at
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import HALF, rate, share
from grognard.rulesets.liberators.play.repertoire import Repertoire, check_open, formations, repertoire
from grognard.rulesets.liberators.play.standing import (
    check_only,
    heading_of,
    mark,
    point_of,
    put,
    unmark,
)
from grognard.rulesets.liberators.play.zones import band

VERBS = ("move", "form", "face", "flank", "pass", "scale", "replenish")
#: the line of the lists that each verb needs, beside plain moves and changes of formation
LINES = {
    "face": ("face-by-the-rear-rank", "half-move-and-face-by-the-rear-rank"),
    "flank": ("march-by-the-flank",),
    "pass": ("half-move-and-passage-of-lines",),
    "scale": ("scale-major-obstacle",),
    "replenish": ("replenish-ammunition",),
}
#: how far off square a march by the flank may go, hundredths of a degree
_SQUARE = 200


# What is listed


def drives(mover: Mover, may: Repertoire) -> bool:
    """1.10  Whether a plain move is open; nobody moves out of a building."""
    return bool(may.move) and mover.piece.formation != "garrison"


def sketches(mover: Mover, may: Repertoire) -> Iterator[Order]:
    """Changes of formation where it stands and after a move ahead, and the rest of the list."""
    here, id, piece = mover.field, mover.id, mover.piece
    body, half = here.print(id), rate(here.rules, mover.row, "open", HALF)
    heading = max(0, piece.facing)
    text = heading_text(heading)
    onward = [ahead(body.front, heading, half * part) for part in (0.5, 1.0)]
    for formation in formations(here, id, may):
        yield Order("form", (id,), formation=formation)
        if formation != "garrison" and may.has("half-move-and-change-formation"):
            for point in onward:
                yield Order("form", (id,), point_text(point), text, formation)
    if may.has(*LINES["face"]):
        yield Order("face", (id,))
    for verb, ways in (("flank", (9000, 27000)), ("pass", (0, 2000, 34000)), ("scale", (0,))):
        if may.has(*LINES[verb]):
            for way in ways:
                for part in (0.5, 1.0):
                    point = ahead(body.front, (heading + way) % ROUND, half * part)
                    if min(point) >= 0:
                        yield Order(verb, (id,), point_text(point), text)
    if may.has(*LINES["replenish"]):
        yield Order("replenish", (id,))


# What is allowed


def check(battle: Battle, order: Order) -> None:
    may = repertoire(battle.piece(order.unit))
    assert may is not None
    opened = order.verb in ("move", "form") or may.has(*LINES.get(order.verb, ()))
    check_open(battle.rules, order.unit, order.verb, is_open=opened)
    if order.verb == "move":
        check_move(battle, order, may)
    elif order.verb == "form":
        check_form(battle, order, may)
    elif order.verb == "face":
        check_face(battle, order, may)
    elif order.verb == "replenish":
        check_replenish(battle, order)
    else:
        check_only(battle, order, "5.2", "to", "facing")
        route_of(battle, order)


def check_move(battle: Battle, order: Order, may: Repertoire) -> None:
    """5.2  A plain move."""
    check_only(battle, order, "5.2", "to", "facing")
    check_open(battle.rules, order.unit, "move", is_open=bool(may.move))
    mover = Mover.of(field(battle), order.unit)
    point, heading = point_of(battle, order, "5.2"), heading_of(battle, order, order.unit, "5.2")
    mover.check(point, heading, may.move)


def check_form(battle: Battle, order: Order, may: Repertoire) -> None:
    """5.4  A change of formation, with half a move before or after it where that is open."""
    here, rules, id = field(battle), battle.rules, order.unit
    check_only(battle, order, "5.4", "to", "facing", "formation")
    if order.formation not in formations(here, id, may):
        raise rules.forbid("refuse-form", "5.4", unit=id, formation=order.formation or "-")
    if order.formation == "garrison":
        if order.to or order.facing:
            raise rules.forbid("refuse-surplus", "5.4")
        entered(battle, id)
        return
    if not order.to:
        if order.facing:
            raise rules.forbid("refuse-surplus", "5.4")
        check_body(here, id, Mover.of(here, id, order.formation).body, order.formation)
        return
    opened = may.has("half-move-and-change-formation") and here.bodies[id].formation != "garrison"
    check_open(rules, id, "move", is_open=opened)
    point, heading = point_of(battle, order, "5.4"), heading_of(battle, order, id, "5.4")
    before, after = Mover.of(here, id), Mover.of(here, id, order.formation)
    end = block(point, heading, after.body.width, after.body.depth)
    check_body(here, id, end, order.formation)
    if not before.may(point, heading, HALF):
        check_body(here, id, after.body, order.formation)
        after.check(point, heading, HALF)


def check_body(here: Field, id: str, body: Footprint, formation: str = "") -> None:
    """Room for a new formation, off the enemy unless he is that near already."""
    mover = Mover.of(here, id, formation)
    mover.check_room(body)
    mover.check_ground(body.inner)
    near = here.rules.number("table.contact")
    for foe in here.enemies(id):
        other = here.print(foe)
        if is_near(other, body, near) and other.polygon.is_within(body.polygon, min(near, here.gap(id, foe))):
            raise mover.too_near()


def entered(battle: Battle, id: str) -> Point:
    """1.10  The middle of a building that a unit touches, has room in, and finds empty."""
    here, rules = field(battle), battle.rules
    near = rules.number("table.contact")
    taken = [here.print(one).polygon for one in here.bodies if here.bodies[one].formation == "garrison"]
    for area in here.table.areas:
        point = Point(*map(round, area.polygon.inner_point))
        if building_at(rules, here.table, point) is not area or area.polygon in taken:
            continue
        full = here.bodies[id].strength > here.ground.facts(area)["garrison"]
        foes = any(here.print(foe).polygon.distance(area.polygon) < near for foe in here.enemies(id))
        others = any(here.print(one).inner.meets(area.polygon) for one in here.bodies if one != id)
        if not (full or foes or others) and here.print(id).polygon.distance(area.polygon) <= near:
            return point
    raise rules.forbid("refuse-no-building", "1.10", unit=id)


def check_face(battle: Battle, order: Order, may: Repertoire) -> None:
    """5.3  By the rear rank, after half a move where that is open."""
    check_only(battle, order, "5.3", "to", "facing")
    if battle.piece(order.unit).formation in battle.rules.listed("formations.all-round"):
        raise battle.rules.forbid("refuse-not-open", "5.3", unit=order.unit, what="face")
    if order.to or order.facing:
        opened = may.has("half-move-and-face-by-the-rear-rank") and bool(order.to)
        check_open(battle.rules, order.unit, "move", is_open=opened)
        point, heading = point_of(battle, order, "5.3"), heading_of(battle, order, order.unit, "5.3")
        Mover.of(field(battle), order.unit).check(point, heading, HALF)


def check_replenish(battle: Battle, order: Order) -> None:
    """5.12  Low on ammunition, out of close range, near the baseline."""
    check_only(battle, order, "5.12")
    here, id = field(battle), order.unit
    edge = here.roster.armies[here.side(id)].baseline
    near = band(here.table, edge, here.rules.number("table.supply"))
    if not here.bodies[id].count("low on ammo"):
        raise here.rules.forbid("refuse-ammunition", "5.12", unit=id)
    if here.close_range(id) or not near.meets(here.print(id).polygon):
        raise here.rules.forbid("refuse-supply", "5.12", unit=id)


def route_of(battle: Battle, order: Order) -> Route:
    """5.3, 5.5, 2.4  By the flank, through friends, or over a major obstacle: half a move."""
    here, rules, id = field(battle), battle.rules, order.unit
    point = point_of(battle, order, "5.2")
    heading = heading_of(battle, order, id, "5.2")
    if order.verb == "pass":
        return Mover.of(here, id, passing=True).check(point, heading, HALF)
    mover = Mover.of(here, id)
    mover.check_free()
    if heading != mover.body.heading:
        raise rules.forbid("refuse-no-route", "5.3", unit=id)
    if order.verb == "flank":
        route = oblique(mover.body, point, most=ABOUT)
        off = abs(turn(mover.body.heading, bearing(mover.body.front, point))) - 9000
        if route is None or abs(off) > _SQUARE:
            raise rules.forbid("refuse-flank", "5.3", unit=id)
        mover.check_room(route.end)
        mover.check_way(route)
    else:
        route = mover.route(point, heading)
        if not any(kind == "major" for kind, _where in here.ground.crossed(route)):
            raise rules.forbid("refuse-nothing-to-scale", "2.4", unit=id)
        check_body(here, id, route.end)
        for part in route.swept:
            mover.check_ground(part)
    mover.check_spent(share(here, route, mover.row, HALF), HALF)
    return route


# What happens


def carry_out(battle: Battle, order: Order) -> Script[None]:
    yield from ()
    id = order.unit
    match order.verb:
        case "move":
            point, heading = point_of(battle, order, "5.2"), heading_of(battle, order, id, "5.2")
            put(battle, id, point, heading, how="move", rule="5.2")
        case "form":
            change_formation(battle, order)
        case "face":
            if order.to:
                point, heading = point_of(battle, order, "5.3"), heading_of(battle, order, id, "5.3")
                put(battle, id, point, heading, how="move", rule="5.2")
            face_about(battle, id)
        case "replenish":
            unmark(battle, id, "low on ammo", rule="5.12")
        case "pass":
            pass_lines(battle, order)
        case _:
            route = route_of(battle, order)
            put(battle, id, route.end.front, route.end.heading, how=order.verb, rule="5.3")
            mark(battle, id, "flanked" if order.verb == "flank" else "scaled", 1, "5.3")


def change_formation(battle: Battle, order: Order) -> None:
    """5.4  Militia and Peasants lose their order on bad ground."""
    id, rule = order.unit, battle.rules.cite("5.4")
    if order.formation == "garrison":
        put(battle, id, entered(battle, id), 0, how="form", rule="1.10")
    elif order.to:
        point, heading = point_of(battle, order, "5.4"), heading_of(battle, order, id, "5.4")
        put(battle, id, point, heading, how="move", rule="5.2")
    battle.emit(ev.FormationChanged(id, rule, "form", formation=order.formation))
    if is_upset(field(battle), id):
        battle.emit(ev.StateChanged(id, rule, "form", state="disordered"))


def is_upset(here: Field, id: str) -> bool:
    """5.4, 5.5  Unsteady troops on broken or rough ground."""
    unsteady = here.row(id).quality in here.rules.listed("charge.hasty-square-unsteady")
    good = here.bodies[id].state == "good-order"
    return unsteady and good and here.ground.kind(here.print(id)) != "open"


def face_about(battle: Battle, id: str) -> None:
    """5.3  The rear rank becomes the front; the unit covers the same ground."""
    body = field(battle).print(id)
    back = (body.heading + ABOUT) % ROUND
    put(battle, id, ahead(body.front, body.heading, -body.depth), back, how="face", rule="5.3")
    mark(battle, id, "about-faced", 1, "5.3")


def pass_lines(battle: Battle, order: Order) -> None:
    """5.5  Both are disordered if one is, or is unsteady on bad ground."""
    id, rule = order.unit, battle.rules.cite("5.5")
    route = route_of(battle, order)
    here = field(battle)
    passed = [one for one in here.friends(id) if route.crosses(here.print(one))]
    put(battle, id, route.end.front, route.end.heading, how="pass", rule="5.5")
    here = field(battle)
    troops = [one for one in (id, *passed) if one in here.roster.troops]
    upset = len(troops) > 1 and any(
        here.bodies[one].state != "good-order" or is_upset(here, one) for one in troops
    )
    for one in troops:
        mark(battle, one, "passing", 1, "5.5")
        if upset and field(battle).is_steady(one):
            battle.emit(ev.StateChanged(one, rule, "pass", state="disordered"))
