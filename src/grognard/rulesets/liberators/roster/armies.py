"""What the rosters of two armies say about the losses of each."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import ceil
from typing import Any

from grognard.core.messages import Message, message
from grognard.core.roster import Picked, Roster
from grognard.core.rules import Rules
from grognard.rulesets.liberators.roster.entries import Guns, Stands, Unit


def frame(rules: Rules, roster: Roster, picked: Picked) -> dict[str, Any]:
    """What holds for a case in which a side acts."""
    side, army = picked.side, roster.armies[picked.side]
    return {
        "poor_commissariat": army.poor_commissariat,
        "wide_ground": army.wide_ground,
        "key_positions_lost": army.key_positions_lost,
        "losses": losses(rules, roster, side),
    }


def losses(rules: Rules, roster: Roster, side: str) -> str:
    """4.7  Heavy at the army's level; greater if they also exceed the enemy's."""
    own = stands_lost(rules, roster, side)
    level = heavy_level(rules, roster, side)
    if not level or own < level:
        return "light"
    others = [stands_lost(rules, roster, other) for other in roster.armies if other != side]
    return "greater" if all(own > lost for lost in others) else "heavy"


def stands_lost(rules: Rules, roster: Roster, side: str) -> int:
    """9.2  A lost gun stand counts as two."""
    counted = 0
    for entry in roster.of(side):
        if isinstance(entry, Stands):
            counted += entry.lost * (rules.number("army.gun-stand") if isinstance(entry, Guns) else 1)
    return counted


def stands_begun(roster: Roster, side: str) -> int:
    return sum(entry.starting for entry in roster.of(side) if isinstance(entry, Unit))


def heavy_level(rules: Rules, roster: Roster, side: str) -> int:
    """4.7  Lost stands that are heavy casualties, as the scenario says or by share."""
    given: int = roster.armies[side].heavy_casualties
    return given or _share(rules.fraction("army.heavy-casualties"), stands_begun(roster, side))


def _share(part: Fraction, stands: int) -> int:
    return ceil(part * stands)


def tell(rules: Rules, roster: Roster, side: str) -> tuple[Message, ...]:
    """How an army stands."""
    return tuple(_told(rules, roster, side)) if stands_begun(roster, side) else ()


def _told(rules: Rules, roster: Roster, side: str) -> Iterator[Message]:
    lost = stands_lost(rules, roster, side)
    begun = stands_begun(roster, side)
    heavy = heavy_level(rules, roster, side)
    leaves = roster.armies[side].breaks_at or _share(rules.fraction("army.break"), begun)
    broken = sum(
        entry.stands for entry in roster.of(side) if isinstance(entry, Unit) and entry.order == "broken"
    )
    yield message("army-losses", lost=lost, begun=begun, heavy=heavy, leaves=leaves)
    found = losses(rules, roster, side)
    if found != "light":
        # 4.7  It counts in every maneuver check.
        yield message(f"army-{found}")
    if lost + broken >= leaves:
        # 11.1  It is judged when the turn ends.
        yield message("army-beaten", count=lost + broken)
