"""11. Victory: the points of both sides at any moment, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.messages import Label
from grognard.rulesets.jours_de_gloire import victory_items as vi
from grognard.rulesets.jours_de_gloire.play.position import position

#: one line of a count: a name of the scenario or the key of a message, and the points
Line = tuple[Label | str, int]


def score(battle: Battle) -> dict[str, list[Line]]:
    """11.1  What each side would score if the game ended now; lines without points are left out."""
    sides = [player.id for player in battle.scenario.sides]
    return {side: [line for line in _lines(battle, side) if line[1]] for side in sides}


def _lines(battle: Battle, side: str) -> Iterator[Line]:
    enemy, number = position(battle).roster.enemy[side], battle.rules.number
    lost = [piece for piece in army(battle, enemy) if piece.fate == "eliminated"]
    guns = [piece for piece in lost if position(battle).card(piece.id).is_guns]
    yield "score-units", number("victory.unit") * (len(lost) - len(guns))
    yield "score-artillery", number("victory.artillery") * len(guns)
    routed = [piece for piece in army(battle, enemy) if piece.at != OFF and piece.state == "routed"]
    yield "score-routed", number("victory.routed") * len(routed)
    yield "score-officers", sum(officer_points(battle, enemy))
    for item in battle.scenario.own.victory:
        if getattr(item, "side", None) in (None, side):
            yield item.name, points_of(battle, item, side)


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
    return any(ground.holds(battle.board, piece.at) for piece in units)


def totals(battle: Battle) -> dict[str, int]:
    return {side: sum(points for _name, points in lines) for side, lines in score(battle).items()}


def finish(battle: Battle) -> None:
    """11.2  The lead in points decides."""
    (_second, less), (first, more) = sorted(totals(battle).items(), key=lambda pair: pair[1])
    lead = more - less
    how = "draw"
    if lead >= battle.rules.number("victory.marginal"):
        how = "decisive" if lead >= battle.rules.number("victory.decisive") else "marginal"
    winner = "" if how == "draw" else first
    battle.emit(ev.GameEnded(winner, battle.rules.cite("11.2"), how=how))
