"""11. Victory: what each item of a scenario counts."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.rulesets.tikhvin import victory_items as vi
from grognard.rulesets.tikhvin.play.lines import in_supply
from grognard.rulesets.tikhvin.play.position import home_ground, position


def is_won(battle: Battle, item: vi.Place) -> bool:
    """11.1  Held, or within reach of a supplied unit where that counts."""
    here = position(battle)
    cell = here.grid.cell_of(item.hex)
    if here.holder(cell) == item.side:
        return True
    near = here.grid.disk(cell, item.within) if item.within else ()
    return any(
        here.side_at(other) == item.side and any(in_supply(piece) for piece in here.stacks[other])
        for other in near
    )


def stretch(battle: Battle, item: vi.Railway) -> tuple[int, ...]:
    cells = next(way.cells for way in battle.board.ways if way.id == item.way)
    first, last = (cells.index(battle.board.grid.cell_of(hex)) for hex in (item.first, item.last))
    return cells[min(first, last) : max(first, last) + 1]


def is_free(battle: Battle, item: vi.Railway) -> bool:
    """11.4  Neither an enemy nor his zone anywhere on the stretch."""
    here = position(battle)
    enemy = here.enemy(item.side)
    zone = here.zone(enemy)
    return not any(zone[cell] or here.is_entered(cell, enemy) for cell in stretch(battle, item))


def foothold(battle: Battle, item: vi.Foothold) -> int:
    """11.5  Supplied units in the hexes."""
    here = position(battle)
    standing = 0
    for piece in here.units(item.side):
        counts = is_enemy_ground(battle, item, piece.at)
        standing += counts and in_supply(piece) and not here.roster.is_static(piece.id)
    return min(item.most, standing * item.points)


def is_enemy_ground(battle: Battle, item: vi.Foothold, cell: int) -> bool:
    """11.5  Whether a hex is one of those to get a foothold on."""
    grid, (first, last) = battle.board.grid, item.rows
    _column, row = grid.numbering.place(grid.hex(cell))
    return first <= row <= last and home_ground(battle.scenario)[cell] != item.side


def eliminated(battle: Battle, side: str) -> int:
    """11.2  The full CF of a side's units that are gone, static ones apart."""
    units = position(battle).roster.units
    gone = [piece.id for piece in battle.state.pieces if piece.fate == "eliminated" and piece.id in units]
    return sum(units[id].cf for id in gone if units[id].side == side and not units[id].is_static)
