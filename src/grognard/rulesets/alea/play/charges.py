"""7.14 to 7.23. Charges on the map: the paths that may be ridden, and the ride."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, is_allowed, refuse
from grognard.hex.arc import fronts
from grognard.rulesets.alea.charge import charge
from grognard.rulesets.alea.declaration import charge_faults, charger_faults
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.aftermath import happen, toward, turn
from grognard.rulesets.alea.play.arrivals import arrive, rescue
from grognard.rulesets.alea.play.combat_specials import assaulted, charge_allowed, charges_forbidden
from grognard.rulesets.alea.play.marches import movement_points
from grognard.rulesets.alea.play.order_form import check_present, check_together
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.specials import closed_cells, stir


class Ride(msgspec.Struct, frozen=True):
    """7.14  A path straight ahead, or with one turn of one hexside, and the enemy at its end."""

    path: tuple[int, ...]
    facing: int
    turns: int
    target: int


def charges(battle: Battle, lead: str = "") -> list[Order]:
    """Every charge that may be declared, or those that a counter leads."""
    return battle.known_of("charges", lead, lambda lead: list(_charges(battle, lead)), lambda one: one.unit)


def _charges(battle: Battle, lead: str) -> Iterator[Order]:
    here, side = position(battle), battle.step.active
    horse = here.cells_with("cavalry", side)
    for cell in [cell for cell in here.hexes_of(side, lead) if cell in horse]:
        able = [piece for piece in here.stacks[cell] if is_allowed(rider_faults(battle, piece))]
        groups = [able] if able else []
        groups += [[piece] for piece in able if len(able) > 1]
        for group in (group for group in groups if lead in ("", group[0].id)):
            for ride in rides(battle, group):
                if is_allowed(ride_faults(battle, group, ride)):
                    yield order_of(here, group, ride)


def order_of(here: Position, group: list[Piece], ride: Ride) -> Order:
    grid = here.grid
    facing = grid.numbering.orientation.name_of(ride.facing)
    units = tuple(piece.id for piece in group)
    return Order("charge", units, grid.label(ride.path[-1]), facing, target=grid.label(ride.target))


def rider_faults(battle: Battle, piece: Piece) -> Refusals:
    """7.14, 7.16, 10.15  What keeps a counter from charging at all."""
    if charges_forbidden(battle):
        yield battle.rules.forbid("refuse-charge-dark", "10.15", unit=piece.id)
    yield from charger_faults(battle.rules, position(battle).counter(piece))
    if piece.marker("assault") is not None or piece.marker("refused") is not None:
        yield battle.rules.forbid("refuse-cannot-assault", "7.16", unit=piece.id)


def left(battle: Battle, group: list[Piece]) -> int:
    """7.14  The movement points that a group has not spent."""
    here = position(battle)
    return min(movement_points(here, piece) - piece.count("spent") for piece in group)


def rides(battle: Battle, group: list[Piece]) -> Iterator[Ride]:
    """Every path over open ground within the group's points, with each enemy in front of its end."""
    here = position(battle)
    points, facing = left(battle, group), group[0].facing
    enemy = here.roster.enemy[here.card(group[0].id).side]
    # Mostly no enemy is so near that a path could end next to him.
    if here.nearest(group[0].at, enemy) > points + 1:
        return
    # 7.20  Chargers that have ridden through a hex that emptied go straight on.
    straight = any(piece.marker("straight-on") is not None for piece in group)
    # 10.16  Columns that the scenario closes to some of them.
    closed = frozenset().union(*(closed_cells(battle, piece.id) for piece in group))
    for path, way, turns in paths(here, group[0].at, facing, points, enemy):
        if (turns and straight) or not closed.isdisjoint(path):
            continue
        for direction in fronts(way):
            target = here.grid.neighbour(path[-1], direction)
            if target >= 0 and here.side_at(target) == enemy:
                yield Ride(path, way, turns, target)


def paths(
    here: Position, start: int, facing: int, points: int, enemy: str
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """7.14, 7.14.1  Straight, or straight, one hexside round, and straight again, through empty hexes.

    A hex in an enemy zone of control ends the ride.
    """
    zone = here.zone(enemy)

    def ahead(path: tuple[int, ...], way: int) -> Iterator[tuple[int, ...]]:
        """A path drawn out in one direction, hex by hex."""
        while True:
            cell = path[-1] if path else start
            if path and zone[cell]:
                return
            other = here.grid.neighbour(cell, way)
            if other < 0 or other in here.stacks:
                return
            path = (*path, other)
            yield path

    turn_cost = here.rules.number("movement.turn")
    straight = [(), *ahead((), facing)]
    for path in straight[1:]:
        if len(path) <= points:
            yield path, facing, 0
    for path in straight:
        if path and zone[path[-1]]:
            continue
        for way in ((facing - 1) % 6, (facing + 1) % 6):
            for whole in ahead(path, way):
                if len(whole) + turn_cost <= points:
                    yield whole, way, 1


def ride_faults(battle: Battle, group: list[Piece], ride: Ride) -> Refusals:
    """7.14, 7.15  What forbids a ride."""
    case = board_cases.charge(
        position(battle), tuple(group), ride.path, ride.turns, ride.target, left(battle, group), whole=False
    )
    return charge_faults(battle.rules, case)


def check_charge_order(battle: Battle, order: Order) -> None:
    """Refuse a charge that may not be declared, with the rule that it breaks first."""
    for unit in order.units:
        check_present(battle, unit, "7.14")
        refuse(rider_faults(battle, battle.piece(unit)))
    group = [battle.piece(unit) for unit in order.units]
    check_together(battle, group, "refuse-assault-together", "7.14")
    check_form(battle, order, "3.2.4", "to", "facing", "target", units=None)
    refuse(ride_faults(battle, group, ride_of(battle, group, order)))


def ride_of(battle: Battle, group: list[Piece], order: Order) -> Ride:
    """The ride that an order names."""
    here = position(battle)
    for ride in rides(battle, group):
        named = order_of(here, group, ride)
        if (named.to, named.facing, named.target) == (order.to, order.facing, order.target):
            return ride
    raise battle.rules.forbid("refuse-charge-path", "7.14", unit=order.unit, hex=order.to)


# The ride


def carry_out_charge(battle: Battle, order: Order) -> Script[None]:
    """7.16  Declare, react, test, halt next to the target."""
    here = position(battle)
    group = sorted((battle.piece(unit) for unit in order.units), key=lambda piece: piece.depth)
    ride = ride_of(battle, group, order)
    units = [piece.id for piece in group]
    # 10.11  Some cavalry has to be persuaded.
    if not (yield from charge_allowed(battle, units)):
        mark(battle, units, "refused", "10.11")
        return
    assaulted(battle, ride.target)
    case = board_cases.charge(here, tuple(group), ride.path, ride.turns, ride.target, left(battle, group))
    sides = {"attacker": battle.step.active, "defender": here.roster.enemy[battle.step.active]}
    events = yield from ruling(battle, charge, case, sides)
    home = [event for event in events if isinstance(event, ev.MarkerPlaced) and event.marker == "assault"]
    gone = any(isinstance(event, ev.HexHeld) and event.unit == "nobody" for event in events)
    others = [event for event in events if event not in home]
    # 7.17-7.20  First what became of the charged hex, and of chargers whose nerve failed.
    riders = set(units)
    yield from happen(battle, [event for event in others if event.unit not in riders], (ride.path[-1],))
    yield from happen(battle, [event for event in others if event.unit in riders], (ride.target,))
    rescue(battle, ride.target)
    face_chargers(battle, ride)
    if home or gone:
        ride_home(battle, units, ride, assault=bool(home))
    else:
        mark(battle, [unit for unit in units if battle.piece(unit).at >= 0], "refused", "7.22")


def ride_home(battle: Battle, units: list[str], ride: Ride, *, assault: bool) -> None:
    """7.16, 7.20  The chargers stand at the end of their path; with ASSAULT, if anybody is left to charge."""
    rule = battle.rules.cite("7.16")
    grid = battle.board.grid
    cost = len(ride.path) + ride.turns * battle.rules.number("movement.turn")
    for unit in units:
        arrive(battle, unit, ride.path, how="charge", rule=rule, facing=ride.facing)
        spent = battle.piece(unit).count("spent") + cost
        battle.emit(ev.MarkerSet(unit, rule, "charge", marker="spent", value=spent))
        if assault:
            battle.emit(ev.MarkerSet(unit, rule, "charge", marker="assault", value=grid.label(ride.target)))
            battle.emit(ev.MarkerSet(unit, rule, "charge", marker="charged", value=1))
    if not assault:
        mark(battle, units, "straight-on", "7.20")
    # 10.9  Held divisions close by hear them come.
    stir(battle, ride.path[-1], battle.step.active)


def face_chargers(battle: Battle, ride: Ride) -> None:
    """7.19  Cavalry that counter-charges turns to meet them, and its stack with it."""
    here = position(battle)
    stack = here.stacks.get(ride.target, ())
    if any(piece.marker("counter-charged") is not None for piece in stack):
        facing = toward(here, ride.target, (ride.path[-1],))
        for piece in stack:
            if piece.facing >= 0 and piece.facing != facing:
                turn(battle, piece, facing)


def mark(battle: Battle, units: list[str], marker: str, rule: str) -> None:
    for unit in units:
        battle.emit(ev.MarkerSet(unit, battle.rules.cite(rule), "charge", marker=marker, value=1))
