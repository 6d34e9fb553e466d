"""7.29, 7.30. Charge movement: `charge N10 1406/NW >1305`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.hex.arc import turns
from grognard.rulesets.jours_de_gloire.cases import ChargingHex, DefendingHex
from grognard.rulesets.jours_de_gloire.charge import refuse_bad_charge
from grognard.rulesets.jours_de_gloire.counters import CAVALRY
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive
from grognard.rulesets.jours_de_gloire.play.command import acting
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy, is_night
from grognard.rulesets.jours_de_gloire.play.engagement import closes, has_failed
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.shock_phase import attackers_of
from grognard.rulesets.jours_de_gloire.play.specials import barred_ends


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
        if unit in ("", piece.id) and may_charge(battle, piece) is None:
            for ride in rides(battle, piece):
                yield order_of(battle, piece.id, ride)


def order_of(battle: Battle, unit: str, ride: Ride) -> Order:
    grid = battle.board.grid
    facing = grid.numbering.orientation.name_of(ride.facing)
    return Order("charge", (unit,), grid.label(ride.path[-1]), facing, target=grid.label(ride.target))


def may_charge(battle: Battle, piece: Piece) -> IllegalOrder | None:
    """7.29, 10.2, 10.3  Why a unit may not charge at all."""
    rules, here = battle.rules, position(battle)
    if here.card(piece.id).arm not in CAVALRY:
        return rules.forbid("refuse-only-cavalry-charges", "7.29", unit=piece.id)
    if piece.state != "good-order":
        return rules.forbid("refuse-attack-in-disorder", "7.2", "remedy-rally-first", unit=piece.id)
    if is_night(battle):
        return rules.forbid("refuse-charge-by-night", "10.2", "remedy-plain-shock")
    if is_muddy(battle):
        return rules.forbid("refuse-charge-in-mud", "10.3", "remedy-plain-shock")
    if piece.marker("moved") is not None:
        return rules.forbid("refuse-cannot-move", "5.1", unit=piece.id)
    if has_failed(piece):
        return rules.forbid("refuse-failed-test", "4.3", unit=piece.id, hex="")
    return None


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
            if ride is not None and ride.path[-1] not in barred and fits(here, piece, ride):
                told = attackers_of(battle, target)
                # 7.1  Attackers of different hexes are next to one another.
                if not told or any(here.grid.distance(ride.path[-1], other.at) <= 1 for other in told):
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


def fits(here: Position, piece: Piece, ride: Ride) -> bool:
    """5.9, 5.2  Whether a charger may end there beside whoever is there already."""
    others = [other for other in here.stacks.get(ride.path[-1], ()) if other.id != piece.id]
    return here.crowded((*others, piece)) is None and all(other.facing == ride.facing for other in others)


def check_charge(battle: Battle, order: Order) -> None:
    """Refuse a charge that may not be ridden."""
    rules = battle.rules
    named = Order("charge", order.units, order.to, order.facing, target=order.target)
    if len(order.units) != 1 or order != named:
        raise rules.forbid("refuse-surplus", "7.29")
    piece = next((one for one in acting(battle, battle.step.active) if one.id == order.unit), None)
    if piece is None:
        raise rules.forbid("refuse-unit", "3.4", unit=order.unit)
    refused = may_charge(battle, piece)
    if refused is not None:
        raise refused
    if ride_of(battle, order) is None:
        raise rules.forbid("refuse-charge-path", "7.29", unit=order.unit, hex=order.target or order.to)


def ride_of(battle: Battle, order: Order) -> Ride | None:
    """The ride that an order names."""
    piece = battle.piece(order.unit)
    return next((ride for ride in rides(battle, piece) if order_of(battle, piece.id, ride) == order), None)


def carry_out_charge(battle: Battle, order: Order) -> Script[None]:
    """7.30  The charger rides home and is bound to attack; 4.3 if it dares to."""
    piece, ride = battle.piece(order.unit), ride_of(battle, order)
    assert ride is not None
    refuse_bad_charge(battle.rules, charging_hex(battle, piece, ride), defence_of(battle, ride))
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
