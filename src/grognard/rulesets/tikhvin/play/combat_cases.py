"""Gathering: an attack on the map read into the case that the combat ruling looks at."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.core.legality import is_allowed
from grognard.rulesets.tikhvin.cases import DIRECTIONS, SIDES, Attacker, Combat, Defender, Support
from grognard.rulesets.tikhvin.combat import air_faults
from grognard.rulesets.tikhvin.play.lines import in_supply
from grognard.rulesets.tikhvin.play.pace import is_alone, weather_of
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.retreat import Retreat
from grognard.rulesets.tikhvin.play.set_up import BOX


def combat_case(
    battle: Battle, units: Iterable[str], target: int, support: Iterable[str], against: Iterable[str] = ()
) -> Combat:
    """7. An attack by some units on a hex; `support` of the attacker, `against` it of the defender."""
    here = position(battle)
    pieces = [battle.piece(unit) for unit in units]
    defenders = here.stacks[target]
    foes = tuple(sorted({piece.at for piece in pieces}))
    return Combat(
        turn=battle.state.turn,
        attacker=SIDES[battle.step.active],
        attackers=tuple(_attacker(battle, piece, target) for piece in pieces),
        defenders=tuple(_defender(battle, piece, foes) for piece in defenders),
        terrain=here.ground.defence(target),
        weather=weather_of(battle),
        attacker_support=tuple(as_support(battle, unit) for unit in support),
        defender_support=tuple(as_support(battle, unit) for unit in against),
    )


def room(battle: Battle, piece: Piece, foes: tuple[int, ...]) -> int:
    """7.23  How many hexes a defender can go back from those who attack."""
    return Retreat(battle, piece, foes).room(battle.rules.number("combat.retreat-beaten-double"))


def _attacker(battle: Battle, piece: Piece, target: int) -> Attacker:
    here = position(battle)
    card = here.card(piece.id)
    direction = here.grid.direction(target, piece.at)
    return Attacker(
        id=piece.id,
        kind=card.kind,
        cf=piece.strength,
        efficiency=card.efficiency,
        from_hex=DIRECTIONS[here.grid.numbering.orientation.name_of(direction)],
        across=here.ground.crosses(target, piece.at),
        out_of_command=is_alone(battle, piece),
        out_of_supply=not in_supply(piece),
    )


def _defender(battle: Battle, piece: Piece, foes: tuple[int, ...]) -> Defender:
    card = position(battle).card(piece.id)
    return Defender(
        id=piece.id,
        kind=card.kind,
        cf=piece.strength,
        efficiency=card.efficiency,
        out_of_supply=not in_supply(piece),
        stands=card.is_static,
        retreat_open=room(battle, piece, foes),
    )


def as_support(battle: Battle, unit: str) -> Support:
    row = position(battle).roster.supports[unit]
    return Support(id=row.id, kind=row.kind, value=row.value)


# 6. Who can support


def supporters(battle: Battle, side: str, target: int, hq: str | None = None) -> list[str]:
    """6.1, 6.3  The support units that a side may commit to a combat, the strongest first.

    With `hq` the artillery has to belong to that headquarters; what is used up or grounded is left out.
    """
    supports = position(battle).roster.supports
    own = [unit for unit, row in supports.items() if row.side == side]
    found = [unit for unit in own if can_support(battle, unit, target, hq)]
    return sorted(found, key=lambda unit: (-supports[unit].value, unit))


def can_support(battle: Battle, unit: str, target: int, hq: str | None) -> bool:
    """6.1, 6.3  Whether a support unit is available and at hand."""
    here, piece = position(battle), battle.piece(unit)
    row = here.roster.supports[unit]
    if piece.marker("used") is not None:
        return False
    if row.kind == "air":
        flies = is_allowed(air_faults(battle.rules, (as_support(battle, unit),), weather_of(battle)))
        return piece.fate == BOX and flies
    near = piece.at >= 0 and here.grid.distance(piece.at, target) <= row.range
    return near and in_supply(piece) and (hq is None or piece.marker("hq") == hq)


def most_support(battle: Battle, found: Iterable[str]) -> tuple[str, ...]:
    """6.3  All of them, with no more air units than may fly."""
    supports = position(battle).roster.supports
    air = [unit for unit in found if supports[unit].kind == "air"]
    grounded = air[battle.rules.number("combat.most-air") :]
    return tuple(unit for unit in found if unit not in grounded)
