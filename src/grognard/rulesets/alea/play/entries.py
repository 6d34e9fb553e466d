"""3.2.1, 10.13, 10.17. Who arrives from outside the map, and where there is room for him."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import ALL_ROUND, Piece
from grognard.hex.grid import Edge
from grognard.rulesets.alea.play.pace import Kind, kind_of, step
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.specials import specials
from grognard.rulesets.alea.play.stacking import crowded
from grognard.rulesets.alea.special_rules import EarlyEntry, ReinforcementByDie

EDGES: tuple[Edge, ...] = ("N", "E", "S", "W")


def waiting(battle: Battle) -> list[str]:
    """The counters and commanders of the active side that may arrive in this turn."""
    outside = [piece.id for piece in battle.state.pieces if piece.fate == "waiting"]
    if not outside:
        return []
    roster, side = position(battle).roster, battle.step.active
    return sorted(unit for unit in outside if roster.side(unit) == side and is_due(battle, unit))


def is_due(battle: Battle, unit: str) -> bool:
    """3.2.1  Whether the turn of a piece has come, or a die has brought it."""
    roster = position(battle).roster
    row = roster.cards.get(unit) or roster.leaders[unit]
    dice = [rule.division for rule in specials(battle.scenario, ReinforcementByDie)]
    if dice:
        called = [division for division in divisions_of_piece(battle, unit) if division in dice]
        if called:
            return any(battle.state.number(f"division.{division}.coming") for division in called)
    return row.turn <= battle.state.turn or bool(battle.state.number(f"early.{unit}"))


def divisions_of_piece(battle: Battle, unit: str) -> tuple[str, ...]:
    roster = position(battle).roster
    if unit in roster.leaders:
        return roster.leaders[unit].divisions
    division = roster.cards[unit].division
    return () if division is None else (division,)


def callable_early(battle: Battle) -> Iterator[tuple[int, EarlyEntry]]:
    """10.13  The groups that their owner may still roll for in this step, each with its number."""
    for number, rule in enumerate(specials(battle.scenario, EarlyEntry)):
        own = position(battle).roster.side(rule.units[0]) == battle.step.active
        rolled = battle.state.number(f"early-roll.{number}") == battle.state.turn
        if own and not rolled and battle.state.turn >= rule.from_turn and late(battle, rule):
            yield number, rule


def late(battle: Battle, rule: EarlyEntry) -> list[str]:
    """10.13  The units of a group that are not yet due."""
    return [unit for unit in rule.units if battle.piece(unit).fate == "waiting" and not is_due(battle, unit)]


# Where


def entry_hexes(battle: Battle, unit: str) -> tuple[int, ...]:
    """3.2.1, 3.5  Where a piece comes in: by its own hex; if that is full, by those near it on the edge."""
    here = position(battle)
    row = here.roster.cards.get(unit) or here.roster.leaders[unit]
    own = here.grid.cell_of(row.start)
    if has_room(here, battle.piece(unit), own):
        return (own,)
    return tuple(cell for cell in edge_near(battle, own) if has_room(here, battle.piece(unit), cell))


def edge_near(battle: Battle, cell: int) -> list[int]:
    """The hexes of the same edge of the map that an overflow reaches."""
    grid, overflow = battle.board.grid, battle.scenario.own.entry.overflow
    edge = {other for side in EDGES if cell in grid.edge(side) for other in grid.edge(side)}
    return sorted(other for other in edge if other != cell and grid.distance(cell, other) <= overflow)


def has_room(here: Position, piece: Piece, cell: int) -> bool:
    return any(fits(here, piece, cell, facing) for facing in facings_of(piece))


def facings_of(piece: Piece) -> tuple[int, ...]:
    return (ALL_ROUND,) if piece.facing == ALL_ROUND else tuple(range(6))


def fits(here: Position, piece: Piece, cell: int, facing: int) -> bool:
    """2.10, 2.17  Whether a piece may stand in a hex, facing so."""
    side = here.roster.side(piece.id)
    if here.side_at(cell) == here.roster.enemy[side]:
        return False
    if piece.id in here.roster.leaders:
        return not any(here.roster.side(other.id) != side for other in here.leaders.get(cell, ()))
    card = here.card(piece.id)
    if not here.ground.passable(cell, card.moves_as):
        return False
    arriving = msgspec.structs.replace(piece, at=cell, facing=facing)
    return crowded(here, cell, (*here.stacks.get(cell, ()), arriving)) is None


def entry_cost(battle: Battle, unit: str, cell: int) -> int:
    """3.2.1, 3.5  The points that the entry hex costs."""
    here = position(battle)
    kind: Kind = kind_of(here, battle.piece(unit))
    terrain = battle.board.terrain[cell]
    return step(battle.rules, kind, terrain, "none", "none", road=False, occupied=cell in here.stacks)
