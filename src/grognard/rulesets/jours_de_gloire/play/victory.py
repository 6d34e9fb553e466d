"""11. Victory: what each item of a scenario counts."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.rulesets.jours_de_gloire import victory_items as vi
from grognard.rulesets.jours_de_gloire.play.position import position


def army(battle: Battle, side: str) -> list[Piece]:
    """The combat units of a side, wherever they are."""
    cards = position(battle).roster.cards
    return [battle.piece(unit) for unit, card in cards.items() if card.side == side]


def officer_points(battle: Battle, enemy: str) -> Iterator[int]:
    """11.1  Every officer who fell, his successors included."""
    for id, row in position(battle).roster.officers.items():
        if row.side == enemy:
            worth = battle.rules.number("victory.chief" if row.is_chief else "victory.commander")
            yield worth * battle.state.number(f"fallen.{id}")


def points_of(battle: Battle, item: vi.VictoryItem, side: str) -> int:
    """The points that one item brings a side now."""
    match item:
        case vi.Held():
            return item.points * sum(battle.state.track(f"owner.{hex}") == side for hex in item.hexes)
        case vi.Present():
            return item.points if stands_on(battle, item.ground, side) else 0
        case vi.Cleared():
            enemy = position(battle).roster.enemy[side]
            return 0 if stands_on(battle, item.ground, enemy) else item.points


def stands_on(battle: Battle, ground: vi.Ground, side: str) -> bool:
    """Whether a unit of a side that is not routed stands on some ground."""
    units = [piece for piece in position(battle).units(side) if piece.state != "routed"]
    cells = ground.cells(battle.board)
    return any(piece.at in cells for piece in units)
