"""Gathering: a declared shock or charge read off the board into its case."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.core.legality import is_allowed
from grognard.rulesets.jours_de_gloire.cases import (
    AttackingHex,
    Charge,
    ChargingHex,
    DefendingHex,
    Shock,
    Support,
)
from grognard.rulesets.jours_de_gloire.fire import battery_faults
from grognard.rulesets.jours_de_gloire.play.aftermath import in_one_hex
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy, is_night
from grognard.rulesets.jours_de_gloire.play.fire_cases import climb, is_exposed, is_outward
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.withdrawals import withdrawals

#: as many batteries as a case takes
_MOST_SUPPORT = 8
#: attackers by their hex, chargers apart from the others
Parties = dict[tuple[int, bool], tuple[Piece, ...]]


def parties(pieces: Iterable[Piece], charging: Iterable[str] = ()) -> Parties:
    """7.30  Attackers hex by hex; in one hex those who charge apart from those who do not."""
    found: dict[tuple[int, bool], list[Piece]] = {}
    riders = set(charging)
    for piece in sorted(pieces, key=lambda piece: (piece.at, piece.depth)):
        rides = piece.marker("charge") is not None or piece.id in riders
        found.setdefault((piece.at, rides), []).append(piece)
    return {key: tuple(group) for key, group in found.items()}


def fight_case(
    battle: Battle, attackers: Parties, target: int, *, charges_on: bool = False
) -> Shock | Charge:
    """The units that attack a hex, and those in it."""
    here = position(battle)
    cells = tuple(cell for cell, _charging in attackers)
    defence = defending_hex(battle, target, cells)
    if not any(charging for _cell, charging in attackers):
        hexes = tuple(attacking_hex(here, group, target) for group in attackers.values())
        return Shock(attackers=hexes, defence=defence, open_ended=True)
    tried = any(piece.marker("square-tried") is not None for piece in here.stacks[target])
    return Charge(
        attackers=tuple(
            charging_hex(here, group, target, charging) for (_cell, charging), group in attackers.items()
        ),
        defence=defence,
        open_ended=True,
        square_tried=tried or charges_on,
        night=is_night(battle),
        mud=is_muddy(battle),
    )


def charging_hex(here: Position, group: tuple[Piece, ...], target: int, charging: bool) -> ChargingHex:
    """Whether the ride was a charge was settled when it was ridden."""
    hex = attacking_hex(here, group, target)
    return ChargingHex(
        **{name: getattr(hex, name) for name in AttackingHex.__struct_fields__}, charging=charging
    )


def attacking_hex(here: Position, group: tuple[Piece, ...], target: int) -> AttackingHex:
    """The attackers of one hex."""
    cell = group[0].at
    side = cell * 6 + here.grid.direction(cell, target)
    units, rear = in_one_hex(here, group, (target,))
    return AttackingHex(
        units=units,
        arc=here.arc_of(cell, target),
        facing=all(here.in_front(piece, target) for piece in group),
        terrain=here.ground.terrain[cell],
        hexside=here.ground.hexside[side],
        outward=is_outward(here, here.ground.hexside[side], target),
        climb=climb(here, cell, target),
        exposed=any(is_exposed(here, piece, target) for piece in group),
        rear=rear,
    )


def defending_hex(battle: Battle, target: int, foes: tuple[int, ...]) -> DefendingHex:
    """The hex that is attacked, with everybody in it."""
    here = position(battle)
    stack = here.stacks[target]
    units, rear = in_one_hex(here, stack, foes)
    away = [bool(withdrawals(battle, piece)) for piece in stack]
    return DefendingHex(
        units=tuple(
            replace(unit, hemmed_in=any(away) and not out) for unit, out in zip(units, away, strict=True)
        ),
        terrain=here.ground.terrain[target],
        may_withdraw=any(away),
        rear=rear,
        support=tuple(supports(here, target, foes)),
    )


def supports(here: Position, target: int, foes: tuple[int, ...]) -> list[Support]:
    """7.6  Passive batteries elsewhere with each attacking hex beside them that they front."""
    found = []
    for piece in sorted(here.units(here.side_at(target)), key=lambda piece: piece.id):
        if piece.at == target or not is_allowed(battery_faults(here.rules, here.counter(piece))):
            continue
        aims = [(n, foe) for n, foe in enumerate(foes, 1) if _fronts(here, piece, foe)]
        found += [support(here, piece, foe, n) for n, foe in aims]
    return found[:_MOST_SUPPORT]


def support(here: Position, piece: Piece, foe: int, number: int) -> Support:
    """How a battery sees an attacking hex beside it."""
    hexside = here.ground.hexside[piece.at * 6 + here.grid.direction(piece.at, foe)]
    return Support(
        unit=here.unit(piece),
        at=number,
        terrain=here.ground.terrain[piece.at],
        square=here.is_square(piece.at),
        hexside=hexside,
        outward=is_outward(here, hexside, foe),
        climb=climb(here, piece.at, foe),
    )


def _fronts(here: Position, piece: Piece, foe: int) -> bool:
    near = here.grid.distance(piece.at, foe) == 1
    return near and (here.is_square(piece.at) or here.in_front(piece, foe))
