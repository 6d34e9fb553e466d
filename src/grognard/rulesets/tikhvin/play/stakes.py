"""11. What the sides fight for, in points of victory."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Goal
from grognard.rulesets.tikhvin import victory_items as vi
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.victory import is_won

STATES = ("normal",)


def goals(battle: Battle) -> tuple[Goal, ...]:
    """The places that bring points, each for the side it brings them to, and to keep it from."""
    return tuple(_goals(battle))


def _goals(battle: Battle) -> Iterator[Goal]:
    here = position(battle)
    for item in battle.scenario.own.victory:
        if isinstance(item, vi.Place):
            cell, won = here.grid.cell_of(item.hex), is_won(battle, item)
            yield Goal(cell, item.side, item.points, won)
            yield Goal(cell, here.enemy(item.side), item.points, not won)
    margin = battle.scenario.own.margins.win
    for win in battle.scenario.own.wins:
        for hex in win.hexes:
            cell = here.grid.cell_of(hex)
            won = here.holder(cell) == win.side
            yield Goal(cell, win.side, margin / len(win.hexes), won)
            yield Goal(cell, here.enemy(win.side), margin / len(win.hexes), not won)


def price(battle: Battle, unit: str) -> float:
    """What the enemy gains if a unit is eliminated."""
    card = position(battle).roster.units.get(unit)
    if card is None or card.is_static:
        return 0.0
    return card.cf * share(battle)


def wound(battle: Battle, unit: str) -> float:
    """Losses count when the last factor goes: each on the way is worth a part of that."""
    card = position(battle).roster.units.get(unit)
    return 0.0 if card is None or card.is_static else share(battle) / 2


def share(battle: Battle) -> float:
    """The points for each CF eliminated."""
    items = [item for item in battle.scenario.own.victory if isinstance(item, vi.Eliminated)]
    return sum(item.points / item.every for item in items)
