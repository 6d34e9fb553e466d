"""11. What the sides fight for, in points of victory."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Goal
from grognard.rulesets.jours_de_gloire import victory_items as vi
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.victory import points_of

#: 1.10  from the best to the worst
STATES = ("good-order", "disordered", "routed")


def goals(battle: Battle) -> tuple[Goal, ...]:
    """The ground that brings points, for each side that it brings them to."""
    return tuple(_goals(battle))


def _goals(battle: Battle) -> Iterator[Goal]:
    sides = [player.id for player in battle.scenario.sides]
    cell_of = battle.board.grid.cell_of
    for item in battle.scenario.own.victory:
        for side in sides:
            if getattr(item, "side", None) not in (None, side):
                continue
            if isinstance(item, vi.Held):
                for hex in item.hexes:
                    held = battle.state.track(f"owner.{hex}") == side
                    yield Goal(cell_of(hex), side, float(item.points), held)
            elif isinstance(item, vi.Present):
                yield from _present(battle, item, side)
            else:
                yield from _cleared(battle, item, side)


def _present(battle: Battle, item: vi.Present, side: str) -> Iterator[Goal]:
    """Ground on which one unit is enough: the nearest hex of it draws."""
    here = position(battle)
    met = points_of(battle, item, side) > 0
    cells = item.ground.cells(battle.board)
    own = here.cells_of(side)
    if cells and own:
        yield Goal(_nearest(here, cells, own), side, float(item.points), met)


def _cleared(battle: Battle, item: vi.Cleared, side: str) -> Iterator[Goal]:
    """Ground that has to be rid of the enemy: he is to be driven from each hex, and wants to keep one."""
    here = position(battle)
    enemy = here.roster.enemy[side]
    cells = item.ground.cells(battle.board)
    kept = sorted({piece.at for piece in here.units(enemy) if piece.state != "routed"} & cells)
    for cell in kept:
        yield Goal(cell, side, item.points / len(kept))
    own = here.cells_of(enemy)
    if cells and own:
        yield Goal(_nearest(here, cells, own), enemy, float(item.points), bool(kept))


def _nearest(here: Position, cells: frozenset[int], own: list[int]) -> int:
    return min(cells, key=lambda cell: (min(here.grid.distance(cell, at) for at in own), cell))


def price(battle: Battle, unit: str) -> float:
    """What the enemy scores when a piece is eliminated."""
    here, number = position(battle), battle.rules.number
    if unit in here.roster.officers:
        return float(number("victory.chief" if here.roster.officers[unit].is_chief else "victory.commander"))
    return float(number("victory.artillery" if here.card(unit).is_guns else "victory.unit"))


def wound(_battle: Battle, _unit: str) -> float:
    """1.11  No unit loses strength point by point."""
    return 0.0
