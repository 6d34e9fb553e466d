"""6. What fire does: effects on troops and guns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.events import Eliminated, Event, Found, MarkerPlaced, StateChanged
from grognard.core.rules import Rules
from grognard.rulesets.liberators.losses import lose_stands, stands_lost
from grognard.rulesets.liberators.pieces import Battery, Troops

#: The paragraph of each effect.
RULES = {
    "Withering Fire": "6.14",
    "Telling Fire": "6.15",
    "Galling Fire": "6.16",
    "Lively Fire": "6.17",
    "Desultory Fire": "6.18",
}


def strike(
    rules: Rules, piece: Troops | Battery, effect: str, by_guns: bool, result: int | None = None
) -> Iterator[Event]:
    """6.14-6.18  An effect on one unit; the die result counts for the target alone."""
    yield Found(piece.id, rules.cite(RULES[effect]), "fire", what="fire", value=effect)
    over = 0
    if effect == "Withering Fire" and result is not None:
        # 6.14  One stand more for each point above 14.
        over = max(0, result - rules.number("fire.withering-over"))
    if effect == "Lively Fire" and not by_guns:
        # 6.17  Small arms do nothing.
        return
    if isinstance(piece, Troops):
        yield from hit_troops(rules, piece, effect, over)
    else:
        yield from hit_guns(rules, piece, effect, over)


def hit_troops(rules: Rules, unit: Troops, effect: str, over: int) -> Iterator[Event]:
    """6.14-6.17  Disorder and stands lost."""
    if effect == "Desultory Fire":
        return
    rule = rules.cite(RULES[effect])
    disorders, lost = True, 0
    if effect in ("Withering Fire", "Telling Fire"):
        lost = rules.number(f"fire.stands.{effect}") + over
    elif effect == "Galling Fire" and unit.order != "good-order":
        # 6.16  A stand if disordered before.
        disorders, lost = False, rules.number(f"fire.stands.{effect}")
    if disorders and unit.order == "broken":
        # 6.23  Broken troops lose a stand for the disorder.
        lost += rules.number("fire.broken-stands")
    yield from lose_stands(rules, unit, lost, rule, effect)
    if disorders and unit.order == "good-order" and lost < unit.stands:
        yield StateChanged(unit.id, rule, effect, state="disordered")


def hit_guns(rules: Rules, guns: Battery, effect: str, over: int) -> Iterator[Event]:
    """6.14-6.17  Guns wrecked, damaged and silenced."""
    if effect == "Desultory Fire":
        return
    rule = rules.cite(RULES[effect])
    wrecked = damaged = 0
    silenced = rules.number("fire.guns.silenced")
    if effect == "Withering Fire":
        # 6.14  A stand wrecked, and the whole battery silenced.
        wrecked, silenced = rules.number("fire.guns.wrecked") + over, guns.stands
    elif effect == "Telling Fire":
        # 6.15  Silenced and damaged; wrecked where all are damaged already.
        damaged = rules.number("fire.guns.damaged")
        if guns.damaged == guns.stands:
            wrecked, damaged, silenced = rules.number("fire.guns.wrecked"), 0, 0
    # 8.3  Wrecked stands are removed.
    yield from stands_lost(rules, guns.id, None, guns.stands, guns.stands - wrecked, rule, effect)
    left = max(0, guns.stands - wrecked)
    silenced = min(silenced, left - min(guns.silenced, left))
    if silenced:
        yield MarkerPlaced(guns.id, rule, effect, marker="silenced", count=silenced)
    if damaged:
        yield MarkerPlaced(guns.id, rule, effect, marker="damaged", count=damaged)


def is_destroyed(piece: Troops | Battery, events: Iterable[Event]) -> bool:
    return any(isinstance(event, Eliminated) and event.unit == piece.id for event in events)


def next_lower(rules: Rules, effect: str) -> str:
    """6.20  The next effect by name."""
    effects = rules.listed("fire.effects")
    return effects[min(effects.index(effect) + 1, len(effects) - 1)]
