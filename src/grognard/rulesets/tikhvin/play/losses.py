"""7.19. Losses are shared out by their owner."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF
from grognard.core.procedure import Choose
from grognard.rulesets.tikhvin.play.position import position


def share(battle: Battle, event: ev.LostStrength, units: tuple[str, ...]) -> Script[None]:
    """7.19  Point by point; at least half of them, rounded up, from the kind that gave most CF."""
    side = position(battle).roster.side(units[0])
    leading = leading_kind(battle, units)
    owed = -(-event.points // 2)
    for left in range(event.points, 0, -1):
        able = [unit for unit in units if battle.piece(unit).at != OFF]
        if not able:
            return
        first = [unit for unit in able if unit in leading]
        options = first if first and owed >= left else able
        unit = options[0]
        if len(options) > 1:
            unit = yield Choose("loss.unit", side, tuple(options), battle.rules.cite("7.19"), "")
        owed -= unit in leading
        lose(battle, unit, 1, event.rule)


def leading_kind(battle: Battle, units: tuple[str, ...]) -> frozenset[str]:
    """7.19  The units of the kind that gave most CF; of equal kinds the one listed first."""
    here = position(battle)
    behind: dict[str, int] = {}
    for unit in units:
        kind = here.card(unit).kind
        behind[kind] = behind.get(kind, 0) + battle.piece(unit).strength
    leading = max(behind, key=lambda kind: behind[kind])
    return frozenset(unit for unit in units if here.card(unit).kind == leading)


def lose(battle: Battle, unit: str, points: int, rule: str) -> None:
    """A unit loses CF; 7.19 at 0 it is gone."""
    piece = battle.piece(unit)
    if piece.at == OFF or not points:
        return
    battle.emit(ev.LostStrength(unit, rule, "combat", points=min(points, piece.strength)))
    if points >= piece.strength:
        battle.emit(ev.Eliminated(unit, battle.rules.cite("7.19"), "combat"))
