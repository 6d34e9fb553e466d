"""5.11. What guns do with a check: drive, limber, unlimber, pivot, prolong, rally, replenish."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.legality import refuse
from grognard.plane import INCH, ROUND, Footprint, ahead, block, distance, heading_text, point_text
from grognard.rulesets.liberators.movement import rate_faults
from grognard.rulesets.liberators.play import troop_drill
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.formations import measures
from grognard.rulesets.liberators.play.moves import Mover, pin_faults
from grognard.rulesets.liberators.play.repertoire import Repertoire, check_open, repertoire
from grognard.rulesets.liberators.play.retreats import Retreat
from grognard.rulesets.liberators.play.standing import (
    check_only,
    heading_of,
    mark,
    point_of,
    put,
    unmark,
)

VERBS = ("move", "limber", "unlimber", "pivot", "prolong", "rally", "replenish", "withdraw")
#: the lines that open each verb; those that leave the guns free to fire afterwards
LINES = {
    "limber": ("limber",),
    "unlimber": ("unlimber", "unlimber-and-fire"),
    "pivot": ("pivot", "fire-or-pivot", "fire-and-or-pivot", "pivot-and-or-fire"),
    "prolong": ("prolong",),
    "rally": ("rally",),
    "replenish": ("replenish-ammunition",),
    "withdraw": ("limber-and-full-retreat-silenced",),
}
AND_FIRE = {"unlimber": ("unlimber-and-fire",), "pivot": ("fire-and-or-pivot", "pivot-and-or-fire")}
#: verbs with a full move, for light carriages
WITH_MOVE = {"limber": "limber-and-full-move", "unlimber": "full-move-and-unlimber"}
#: facings that are listed for a pivot, from the present one
_PIVOTS = (4500, 9000, 18000, 27000, 31500)


def drives(mover: Mover, may: Repertoire) -> bool:
    """5.1  Whether a plain move is open; only limbered guns drive."""
    return bool(may.move) and mover.piece.formation == "limbered"


def sketches(mover: Mover, may: Repertoire) -> Iterator[Order]:
    """Changes of the guns where they stand, and what else is on the list."""
    here, id = mover.field, mover.id
    body = here.print(id)
    for verb, lines in LINES.items():
        if not may.has(*lines):
            continue
        if verb == "pivot":
            for by in _PIVOTS:
                yield Order(verb, (id,), facing=heading_text((body.heading + by) % ROUND))
        elif verb == "prolong":
            for way in range(0, ROUND, 9000):
                point = ahead(body.front, way, here.rules.number("table.prolong"))
                if min(point) >= 0:
                    yield Order(verb, (id,), point_text(point))
        else:
            yield Order(verb, (id,))
    for verb, line in WITH_MOVE.items():
        if may.has(line):
            for inches in (3, 6, 9, 12):
                point = ahead(body.front, body.heading, inches * INCH)
                if min(point) >= 0:
                    yield Order(verb, (id,), point_text(point), heading_text(body.heading))


def check(battle: Battle, order: Order) -> None:
    here, rules, id = field(battle), battle.rules, order.unit
    may = repertoire(here.bodies[id])
    assert may is not None
    if order.verb == "move":
        carriage = here.roster.guns[id].carriage
        refuse(rate_faults(rules, id, f"{carriage}-artillery", here.bodies[id].formation))
        troop_drill.check_move(battle, order, may)
        return
    if order.verb in WITH_MOVE and order.to:
        check_with_move(battle, order, may)
        return
    check_open(rules, id, order.verb, is_open=may.has(*LINES.get(order.verb, ())))
    if order.verb == "pivot":
        check_only(battle, order, "5.11", "facing")
        if not order.facing or heading_of(battle, order, id, "5.11") == here.bodies[id].facing:
            raise rules.forbid("refuse-pivot", "5.11", unit=id)
        troop_drill.check_body(here, id, pivoted(here, id, heading_of(battle, order, id, "5.11")))
    elif order.verb == "prolong":
        check_prolong(battle, order)
    elif order.verb == "replenish":
        troop_drill.check_replenish(battle, order)
    else:
        check_only(battle, order, "5.11")
        if order.verb in ("limber", "unlimber"):
            troop_drill.check_body(here, id, changed(here, id, order.verb))


def check_with_move(battle: Battle, order: Order, may: Repertoire) -> None:
    """5.11  Light carriages limber and drive, or drive and unlimber."""
    here, id = field(battle), order.unit
    check_only(battle, order, "5.11", "to", "facing")
    if here.roster.guns[id].gun not in here.rules.listed("guns.light-carriage"):
        raise battle.rules.forbid("refuse-heavy-carriage", "5.11", f"remedy-{order.verb}-only", unit=id)
    check_open(here.rules, id, order.verb, is_open=may.has(WITH_MOVE[order.verb]))
    point, heading = point_of(battle, order, "5.11"), heading_of(battle, order, id, "5.11")
    Mover.of(here, id, "limbered").check(point, heading, may.pace)
    if order.verb == "unlimber":
        width, depth = measures(here.rules, here.row(id), "unlimbered", here.bodies[id].strength)
        troop_drill.check_body(here, id, block(point, heading, width, depth))


def check_prolong(battle: Battle, order: Order) -> None:
    """5.11  Two inches any way, without a turn."""
    here, id = field(battle), order.unit
    check_only(battle, order, "5.11", "to")
    point, body = point_of(battle, order, "5.11"), here.print(id)
    away = distance(body.front, point)
    if not 0 < away <= here.rules.number("table.prolong") + 1:
        most = f"{here.rules.number('table.prolong') / INCH:g}"
        raise here.rules.forbid("refuse-prolong-far", "5.11", "remedy-nearer", unit=id, inches=most)
    refuse(pin_faults(here, id))
    troop_drill.check_body(here, id, block(point, body.heading, body.width, body.depth))


def pivoted(here: Field, id: str, heading: int) -> Footprint:
    """5.11  Turned about the middle of the battery."""
    body = here.print(id)
    front = ahead(body.centre, heading, body.depth / 2)
    return block(front, heading, body.width, body.depth)


def changed(here: Field, id: str, verb: str) -> Footprint:
    body = here.print(id)
    formation = "limbered" if verb == "limber" else "unlimbered"
    return block(
        body.front, body.heading, *measures(here.rules, here.row(id), formation, here.bodies[id].strength)
    )


def carry_out(battle: Battle, order: Order) -> Script[None]:
    yield from ()
    id, here = order.unit, field(battle)
    may = repertoire(here.bodies[id])
    assert may is not None
    if not (order.verb in AND_FIRE and may.has(*AND_FIRE[order.verb])):
        mark(battle, id, "busy", 1, "5.11")
    if order.to:
        point, heading = point_of(battle, order, "5.11"), heading_of(battle, order, id, "5.11")
        put(battle, id, point, heading, how=order.verb, rule="5.11")
    match order.verb:
        case "limber" | "unlimber" | "withdraw":
            formation = "unlimbered" if order.verb == "unlimber" else "limbered"
            battle.emit(ev.FormationChanged(id, battle.rules.cite("5.11"), order.verb, formation=formation))
        case "pivot":
            end = pivoted(here, id, heading_of(battle, order, id, "5.11"))
            put(battle, id, end.front, end.heading, how="pivot", rule="5.11")
        case "rally":
            unmark(battle, id, "silenced", rule="8.3")
        case "replenish":
            unmark(battle, id, "low on ammo", rule="5.12")
    if order.verb == "withdraw":
        mark(battle, id, "silenced", battle.piece(id).strength, "5.11")
        Retreat(battle, id, "full retreat").carry_out("5.8", "withdraw")
