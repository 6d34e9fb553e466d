"""11. What the sides fight for, in points of victory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Goal
from grognard.rulesets.alea import victory_items as vi
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.victory import (
    counters,
    exited_strength,
    is_met,
    losses,
    owned,
    scorers,
)

#: hexes about an exit, and turns, within which a unit on its way there has to be stopped
_NEAR, _SOON = 6, 2


def goals(battle: Battle) -> tuple[Goal, ...]:
    """11.2  The hexes that bring points, or the win, for each side that they bring it to."""
    return tuple(_goals(battle))


def _goals(battle: Battle) -> Iterator[Goal]:
    decisive = battle.scenario.own.margins.decisive
    for item in battle.scenario.own.victory:
        if isinstance(item, vi.Objective):
            yield from _owning(battle, item, item.hexes, item.points / item.need)
        elif isinstance(item, vi.Presence):
            yield from _standing(battle, item)
    for win in battle.scenario.own.wins:
        if isinstance(win, vi.HexesAtTurnEnd):
            yield from _owning(battle, win, win.hexes, decisive / len(win.hexes))
            yield from _denying(battle, win, win.hexes, decisive / len(win.hexes))
        elif isinstance(win, vi.AtLeast):
            yield from _owning(battle, win, win.hexes, decisive / win.need)
            yield from _denying(battle, win, win.hexes, decisive / win.need)
        elif isinstance(win, vi.ExitedStrength):
            yield from _leaving(battle, win, decisive)


def _owning(battle: Battle, item: vi.Item | vi.Win, hexes: Iterable[str], points: float) -> Iterator[Goal]:
    for side in scorers(battle, item):
        for hex in hexes:
            yield Goal(_cell(battle, hex), side, points, bool(owned(battle, (hex,), side)))


def _denying(battle: Battle, win: vi.Win, hexes: Iterable[str], points: float) -> Iterator[Goal]:
    """What wins the day for one side must be kept from it by the other."""
    for winner in scorers(battle, win):
        enemy = position(battle).roster.enemy[winner]
        for hex in hexes:
            yield Goal(_cell(battle, hex), enemy, points, not owned(battle, (hex,), winner), denied=True)


def _leaving(battle: Battle, win: vi.ExitedStrength, points: float) -> Iterator[Goal]:
    """5.18  A way out is good for the strength that goes by it, and for the enemy to stand in its way."""
    enemies = position(battle).roster.enemy
    for side in scorers(battle, win):
        wanted = max(1, win.strength - exited_strength(battle, side))
        for hex in win.hexes:
            cell, enemy = _cell(battle, hex), enemies[side]
            yield Goal(cell, side, points, strength=wanted)
            barred = any(piece.at == cell for piece in counters(battle, enemy))
            yield Goal(cell, enemy, points, barred or not _is_near(battle, side, cell), denied=True)


def _is_near(battle: Battle, side: str, cell: int) -> bool:
    """Whether any of a side is near an exit, or may soon come in by it."""
    here, soon = position(battle), battle.state.turn + _SOON
    for piece in counters(battle, side):
        if piece.fate == "waiting":
            row = here.card(piece.id)
            if row.turn <= soon and here.grid.distance(here.grid.cell_of(row.start), cell) <= _NEAR:
                return True
        elif piece.at >= 0 and here.grid.distance(piece.at, cell) <= _NEAR:
            return True
    return False


def _standing(battle: Battle, item: vi.Presence) -> Iterator[Goal]:
    for side in scorers(battle, item):
        met = is_met(battle, item, side, position(battle).roster.enemy[side])
        yield from (Goal(_cell(battle, hex), side, item.points, met) for hex in item.hexes)


def _cell(battle: Battle, hex: str) -> int:
    return battle.board.grid.cell_of(hex)


def price(battle: Battle, unit: str) -> float:
    """11.1  What the enemy scores when a piece is eliminated, less what its losses brought before."""
    here = position(battle)
    if unit in here.roster.leaders:
        return _leader_price(battle, unit)
    piece, card = battle.piece(unit), here.card(unit)
    worth = 0.0
    for item in _enemy_items(battle, card.side):
        match item:
            case vi.Eliminated():
                worth += card.strength
            case vi.Casualties():
                worth -= item.points * losses(battle, piece)
            case vi.Battery() if card.arm == "artillery":
                worth += item.points
    return worth


def _leader_price(battle: Battle, unit: str) -> float:
    leader = position(battle).roster.leaders[unit]
    return sum(
        float(item.chief if leader.rank == "commander-in-chief" else item.other)
        for item in _enemy_items(battle, leader.side)
        if isinstance(item, vi.CommanderRemoved)
    )


def wound(battle: Battle, unit: str) -> float:
    """11.1  What the enemy scores for each SP that a counter loses while it stays on the map."""
    roster = position(battle).roster
    if unit in roster.leaders:
        return 0.0
    items = _enemy_items(battle, roster.side(unit))
    return float(sum(item.points for item in items if isinstance(item, vi.Casualties)))


def _enemy_items(battle: Battle, side: str) -> list[vi.VictoryItem]:
    enemy = position(battle).roster.enemy[side]
    return [item for item in battle.scenario.own.victory if item.side in (vi.BOTH, enemy)]
