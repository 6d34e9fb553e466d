"""14.10. Leaving the table by an exit: a move whose front ends on it."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.plane import INCH, Point, heading_text, point_text
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.repertoire import Repertoire, check_open, repertoire
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.standing import check_only, free_leader, heading_of, point_of
from grognard.rulesets.liberators.play.zones import TOWARDS
from grognard.rulesets.liberators.special_rules import Exit

VERBS = ("exit",)
RULE, GONE = "14.10", "gone"


def open_exits(battle: Battle, side: str) -> list[Exit]:
    """The exits that a side may use now."""
    ways = [way for way in battle.scenario.own.exit if way.side == side]
    return [way for way in ways if battle.state.turn >= way.from_turn]


def is_on(battle: Battle, way: Exit, point: Point) -> bool:
    """Whether a point of the table lies on an exit."""
    table = battle.scenario.tabletop
    along, across = (point.x, point.y) if way.edge in ("north", "south") else (point.y, point.x)
    far = {"north": table.depth, "east": table.width}.get(way.edge, 0)
    return across == far and way.first * INCH <= along <= way.last * INCH


def mouths(battle: Battle, way: Exit) -> Iterator[Point]:
    """Every inch of an exit."""
    return (edge_point(battle, way, inch) for inch in range(way.first, way.last + 1))


def edge_point(battle: Battle, way: Exit, inch: int) -> Point:
    """The point so many inches along the edge of an exit."""
    table = battle.scenario.tabletop
    far = {"north": table.depth, "east": table.width}.get(way.edge, 0)
    return Point(inch * INCH, far) if way.edge in ("north", "south") else Point(far, inch * INCH)


def orders(battle: Battle, id: str, may: Repertoire) -> Iterator[Order]:
    """Ways off the table that a unit can reach."""
    mover = Mover.of(field(battle), id)
    for order in sketches(battle, id, may):
        point, heading = point_of(battle, order, RULE), heading_of(battle, order, id, RULE)
        if mover.may(point, heading, may.move):
            yield order


def sketches(battle: Battle, id: str, may: Repertoire) -> Iterator[Order]:
    """The same before it is checked."""
    ways = open_exits(battle, field(battle).side(id))
    if not ways or not may.move or not is_mobile(battle, id):
        return
    for way in ways:
        for point in mouths(battle, way):
            yield Order("exit", (id,), point_text(point), heading_text(TOWARDS[way.edge]))


def is_mobile(battle: Battle, id: str) -> bool:
    return battle.piece(id).formation not in ("garrison", "unlimbered")


def check(battle: Battle, order: Order) -> None:
    """14.10  A legal move whose front ends on an exit of its side."""
    here, rules, id = field(battle), battle.rules, order.unit
    check_only(battle, order, RULE, "to", "facing")
    may = repertoire(here.bodies[id])
    assert may is not None
    check_open(rules, id, "exit", is_open=bool(may.move) and is_mobile(battle, id))
    point, heading = point_of(battle, order, RULE), heading_of(battle, order, id, RULE)
    if not any(is_on(battle, way, point) for way in open_exits(battle, here.side(id))):
        raise rules.forbid("refuse-exit", RULE, unit=id)
    Mover.of(here, id).check(point, heading, may.move)


def carry_out(battle: Battle, order: Order) -> Script[None]:
    yield from ()
    free_leader(battle, order.unit, RULE)
    battle.emit(ev.LeftMap(order.unit, battle.rules.cite(RULE), "exit", how=GONE))


def stands_gone(battle: Battle, side: str) -> int:
    """14.10  Troop stands of a side that have left by an exit."""
    troops = roster(battle.scenario).troops
    gone = [battle.piece(id) for id, row in troops.items() if row.side == side]
    return sum(piece.strength for piece in gone if piece.fate == GONE)
