"""7.29, 7.30. Charge movement: `charge N10 1406/NW >1305`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, is_allowed, refuse
from grognard.hex.arc import turns
from grognard.rulesets.jours_de_gloire.attacks import attack_faults
from grognard.rulesets.jours_de_gloire.cases import ChargingHex, DefendingHex
from grognard.rulesets.jours_de_gloire.charge import going_faults, ride_faults
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive
from grognard.rulesets.jours_de_gloire.play.command import acting, call_faults
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy, is_night
from grognard.rulesets.jours_de_gloire.play.engagement import closes, nerve_faults
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.movers import move_faults
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.shock_phase import are_apart
from grognard.rulesets.jours_de_gloire.play.specials import barred_ends
from grognard.rulesets.jours_de_gloire.weather import dark_faults, sky_faults


class Ride(msgspec.Struct, frozen=True):
    """7.29  A way whose last two hexes lead straight at the target."""

    path: tuple[int, ...]
    facing: int
    target: int
    cost: int


def charges(battle: Battle, unit: str = "") -> list[Order]:
    """Every charge that may be ridden, or those of one unit."""
    return battle.known(("charges", unit), lambda: list(_charges(battle, unit)))


def _charges(battle: Battle, unit: str) -> Iterator[Order]:
    for piece in sorted(acting(battle, battle.step.active), key=lambda piece: piece.id):
        if unit in ("", piece.id) and is_allowed(unit_faults(battle, piece)):
            for ride in rides(battle, piece):
                yield order_of(battle, piece.id, ride)


def order_of(battle: Battle, unit: str, ride: Ride) -> Order:
    grid = battle.board.grid
    facing = grid.numbering.orientation.name_of(ride.facing)
    return Order("charge", (unit,), grid.label(ride.path[-1]), facing, target=grid.label(ride.target))


def unit_faults(battle: Battle, piece: Piece) -> Refusals:
    """Why a unit may not charge at all."""
    rules, counter = battle.rules, position(battle).counter(piece)
    yield from ride_faults(rules, counter)
    yield from attack_faults(rules, counter)
    yield from dark_faults(rules, night=is_night(battle), charges=True)
    yield from sky_faults(rules, mud=is_muddy(battle), charges=True)
    yield from move_faults(battle, piece.id)
    yield from nerve_faults(battle, piece)


def rides(battle: Battle, piece: Piece) -> list[Ride]:
    """Every end of a charge, by the cheapest way."""
    return battle.known(("rides", piece.id), lambda: list(_rides(battle, piece)))


def _rides(battle: Battle, piece: Piece) -> Iterator[Ride]:
    here = position(battle)
    if here.ground.no_charge[piece.at]:
        return
    # 5.11  Through foot and horse, never through guns.
    guns = {cell for cell, stack in here.stacks.items() if any(here.card(p.id).is_guns for p in stack)}
    march = March(battle, piece, guns - {piece.at}, charging=True)
    barred = barred_ends(battle, piece.id)
    for target in sorted(here.cells_of(march.enemy)):
        for direction in range(6):
            ride = _home(here, march, target, direction)
            if ride is None or ride.path[-1] in barred:
                continue
            fits = is_allowed(here.joining_faults(piece, ride.path[-1], ride.facing))
            if fits and not are_apart(battle, (ride.path[-1],), target):
                yield ride


def _home(here: Position, march: March, target: int, direction: int) -> Ride | None:
    """7.29  The last two hexes before a target in one direction, and the way to them."""
    back = (direction + 3) % 6
    end = here.grid.neighbour(target, back)
    before = here.grid.neighbour(end, back) if end >= 0 else -1
    if before < 0 or march.closed[end]:
        return None
    zone, side = march.steps.zone, before * 6 + direction
    last = march.steps.cost(side, end)
    onto = target * 6 + back
    if last < 0 or zone[before] or here.ground.no_charge_over[onto] or here.ground.no_charge[target]:
        return None
    costs = march.again if before == march.piece.at else march.plain.costs
    found = [
        (costs[before * 6 + facing] + last, facing)
        for facing in range(6)
        if turns(facing, direction) <= 1 and before * 6 + facing in costs
    ]
    if here.ground.shut[onto] or not found or min(found)[0] > march.limit:
        return None
    cost, facing = min(found)
    return Ride((*_way_to(march, before * 6 + facing), end), direction, target, cost)


def _way_to(march: March, node: int) -> list[int]:
    """The hexes entered on the way to a cell and facing; its own hex is left, and entered again."""
    back = node // 6 == march.piece.at
    nodes = march.back_to(node) if back else march.plain.path(node)
    cells = [at // 6 for at in nodes]
    return [cell for n, cell in enumerate(cells) if n and cell != cells[n - 1]]


def check_charge(battle: Battle, order: Order) -> None:
    """Refuse a charge that may not be ridden."""
    check_form(battle, order, "7.29", "to", "facing", "target")
    refuse(call_faults(battle, order.unit, ordered=True))
    refuse(unit_faults(battle, battle.piece(order.unit)))
    if ride_of(battle, order) is None:
        raise battle.rules.forbid("refuse-charge-path", "7.29", unit=order.unit, hex=order.target or order.to)


def ride_of(battle: Battle, order: Order) -> Ride | None:
    """The ride that an order names."""
    piece = battle.piece(order.unit)
    return next((ride for ride in rides(battle, piece) if order_of(battle, piece.id, ride) == order), None)


def carry_out_charge(battle: Battle, order: Order) -> Script[None]:
    """7.30  The charger rides home and is bound to attack, if it dares to."""
    piece, ride = battle.piece(order.unit), ride_of(battle, order)
    assert ride is not None
    way = charging_hex(battle, piece, ride)
    refuse(ride_faults(battle.rules, position(battle).counter(piece), way))
    refuse(going_faults(battle.rules, way, defence_of(battle, ride)))
    if not (yield from closes(battle, piece, "charge")):
        return
    rule = battle.rules.cite("7.30")
    arrive(battle, piece.id, ride.path, how="charge", rule=rule, facing=ride.facing)
    for marker, value in (("moved", 1), ("charge", order.target), ("shock", order.target)):
        battle.emit(ev.MarkerSet(piece.id, rule, "charge", marker=marker, value=value))


def charging_hex(battle: Battle, piece: Piece, ride: Ride) -> ChargingHex:
    """7.29  The ride as the ruling of a charge sees it."""
    here = position(battle)
    way = (piece.at, *ride.path)
    sides = [a * 6 + here.grid.direction(a, b) for a, b in itertools.pairwise(way)]
    over = dict.fromkeys(feature for side in sides for feature in here.ground.hexside[side])
    return ChargingHex(
        units=(here.unit(piece),),
        terrain=here.ground.terrain[piece.at],
        hexes=len(ride.path),
        through=tuple(dict.fromkeys(here.ground.terrain[cell] for cell in ride.path)),
        over=tuple(over),
    )


def defence_of(battle: Battle, ride: Ride) -> DefendingHex:
    here = position(battle)
    units = tuple(here.unit(piece) for piece in here.stacks[ride.target])
    return DefendingHex(units=units, terrain=here.ground.terrain[ride.target])
