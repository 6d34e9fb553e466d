"""Moving pieces on the table: a unit takes its leader along, and frees him when it is lost."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.plane import Footprint, Point, ahead, block, heading_text, overlap, point_text, read_heading
from grognard.plane import read_point as read
from grognard.rulesets.liberators.play.field import Field, field


def put(battle: Battle, id: str, to: Point, heading: int, *, how: str, rule: str, cause: str = "") -> None:
    """A unit stands somewhere else, and with it the leader who is attached to it."""
    cited = battle.rules.cite(rule)
    leaders = field(battle).all_attached(id)
    battle.emit(ev.Moved(id, cited, cause, to=point_text(to), facing=heading_text(heading), how=how))
    for leader in leaders:
        battle.emit(ev.Moved(leader, cited, cause, to=point_text(to), how=how))


def lose(battle: Battle, id: str, rule: str, cause: str) -> None:
    """A unit is lost as a whole; its leader stays behind alone."""
    free_leader(battle, id, rule)
    piece = battle.piece(id)
    if piece.strength:
        battle.emit(ev.LostStrength(id, battle.rules.cite(rule), cause, points=piece.strength))
    battle.emit(ev.Eliminated(id, battle.rules.cite(rule), cause))


def free_leader(battle: Battle, id: str, rule: str) -> None:
    for leader in field(battle).all_attached(id):
        battle.emit(ev.MarkerRemoved(leader, battle.rules.cite(rule), "detach", marker="attached"))


def mark(battle: Battle, id: str, marker: str, value: int | str, rule: str) -> None:
    battle.emit(ev.MarkerSet(id, battle.rules.cite(rule), "", marker=marker, value=value))


def unmark(battle: Battle, id: str, *markers: str, rule: str) -> None:
    for marker in markers:
        if battle.piece(id).marker(marker) is not None:
            battle.emit(ev.MarkerRemoved(id, battle.rules.cite(rule), "", marker=marker))


# Reading orders


def point_of(battle: Battle, order: Order, rule: str) -> Point:
    """The point that an order names, on the table."""
    try:
        battle.scenario.places.cell_of(order.to)
        return read(order.to)
    except ValueError:
        raise battle.rules.forbid("refuse-hex", rule) from None


def heading_of(battle: Battle, order: Order, id: str, rule: str) -> int:
    """The facing that an order names, or the one that the unit has."""
    if not order.facing:
        return max(0, battle.piece(id).facing)
    try:
        return read_heading(order.facing)
    except ValueError:
        raise battle.rules.forbid("refuse-hex", rule) from None


def check_only(battle: Battle, order: Order, rule: str, *fields: str) -> None:
    """Refuse an order that says more than its kind has room for, or names no single unit."""
    kept = {name: getattr(order, name) for name in ("units", *fields)}
    if order != Order(order.verb, **kept):
        raise battle.rules.forbid("refuse-surplus", rule)


# Finding room


def turned(body: Footprint, heading: int) -> Footprint:
    """A body turned about its own middle."""
    front = ahead(body.centre, heading, body.depth / 2)
    return block(front, heading, body.width, body.depth)


def has_room(here: Field, id: str, body: Footprint, but: tuple[str, ...] = ()) -> bool:
    """Whether a unit could stand so: on the table, on ground it may enter, on nobody else."""
    if not here.table.holds(body) or here.ground.closed(body.inner, here.kind(id)) is not None:
        return False
    return not any(
        overlap(here.print(other), body) for other in here.bodies if other != id and other not in but
    )
