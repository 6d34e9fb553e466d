"""7.19. Losses are shared out by their owner."""

from __future__ import annotations

import msgspec

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF
from grognard.core.procedure import Choose
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.shares import Shares


class _Standing(msgspec.Struct, frozen=True):
    """A unit that may take a loss; one that has left the map has nothing more to lose."""

    id: str
    kind: str
    cf: int


def share(battle: Battle, event: ev.LostStrength, units: tuple[str, ...]) -> Script[None]:
    """7.19  Point by point, as their owner wants it."""
    side = position(battle).roster.side(units[0])
    shares = Shares(event.points, [_standing(battle, unit) for unit in units])
    while options := shares.options:
        unit = options[0]
        if len(options) > 1:
            unit = yield Choose("loss.unit", side, options, battle.rules.cite("7.19"), "")
        shares.take(unit)
        lose(battle, unit, 1, event.rule)


def _standing(battle: Battle, unit: str) -> _Standing:
    piece, card = battle.piece(unit), position(battle).card(unit)
    return _Standing(unit, card.kind, 0 if piece.at == OFF else piece.strength)


def lose(battle: Battle, unit: str, points: int, rule: str) -> None:
    """A unit loses CF; 7.19 at 0 it is gone."""
    piece = battle.piece(unit)
    if piece.at == OFF or not points:
        return
    battle.emit(ev.LostStrength(unit, rule, "combat", points=min(points, piece.strength)))
    if points >= piece.strength:
        battle.emit(ev.Eliminated(unit, battle.rules.cite("7.19"), "combat"))
