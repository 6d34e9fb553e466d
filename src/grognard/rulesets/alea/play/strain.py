"""8.12 to 8.17, 11. What a division loses by losing one of its counters: it may flee, and the day with it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

import msgspec

from grognard.core.drivers.solver import OddsSolver
from grognard.core.game.battle import Battle
from grognard.core.outcome import Outcome
from grognard.core.rules import Rules
from grognard.rulesets.alea import victory_items as vi
from grognard.rulesets.alea.cases import DivisionMorale
from grognard.rulesets.alea.organization import division_morale
from grognard.rulesets.alea.play.division_phase import case_of
from grognard.rulesets.alea.play.divisions import divisions_of, in_play, is_fleeing, on_map
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.victory import scorers

#: 8.13  states of a counter that make its division test
BROKEN = ("defeated", "fleeing")
#: the losses, as a share of its start, by which a division is most likely to have fled
_LASTS = Fraction(3, 5)
#: how much of a fleeing division does not come back
_GONE = Fraction(1, 2)


def strain(battle: Battle, unit: str, *, lost: bool) -> float:
    """Points the enemy may expect when a counter is lost, or broken, and its division has to test for it."""
    division = position(battle).roster.division_of(unit)
    if division is None:
        return 0.0
    gone = battle.piece(unit).strength if lost else 0
    tested = battle.known(("strain", division, gone), lambda: _strain(battle, division, gone))
    return tested + gone * wear(battle, unit)


def wear(battle: Battle, unit: str) -> float:
    """Points for each SP that a counter loses: its division comes nearer to fleeing at some later test."""
    division = position(battle).roster.division_of(unit)
    if division is None:
        return 0.0
    return battle.known(("wear", division), lambda: _wear(battle, division))


def _wear(battle: Battle, division: str) -> float:
    if is_fleeing(battle, division) or not on_map(battle, division):
        return 0.0
    lasts = position(battle).roster.divisions[division].start_sp * _LASTS
    return flight_price(battle, division) / float(lasts)


def _strain(battle: Battle, division: str, gone: int) -> float:
    if is_fleeing(battle, division) or not on_map(battle, division):
        return 0.0
    case = case_of(battle, division)
    tested = msgspec.structs.replace(case, lost=case.lost + gone, reason="counter-lost")
    return flight(battle.rules, tested) * flight_price(battle, division)


@lru_cache(1024)
def flight(rules: Rules, case: DivisionMorale) -> float:
    """8.14  How likely a division is to flee."""
    return float(OddsSolver(rules).odds(division_morale, case).chance(_flees))


def _flees(outcome: Outcome) -> bool:
    return any(state == "fleeing" for _division, state in outcome.states)


def flight_price(battle: Battle, division: str) -> float:
    """11.1, 11.3  What the enemy has of a division that flees: points, strength, and a step to the win."""
    roster, own = position(battle).roster, battle.scenario.own
    side = roster.divisions[division].side
    enemy = roster.enemy[side]
    worth = 0.0
    for item in own.victory:
        if enemy not in scorers(battle, item):
            continue
        if isinstance(item, vi.FleeingDivision):
            worth += item.points
        elif isinstance(item, vi.Eliminated):
            strength = sum(piece.strength for piece in on_map(battle, division))
            worth += float(Fraction(item.fled_share) * _GONE * strength)
    for win in own.wins:
        if enemy in scorers(battle, win):
            worth += own.margins.decisive * _step_to(battle, win, side)
    return worth


def _step_to(battle: Battle, win: vi.AnyWin, side: str) -> float:
    """Which share of a win on the spot one more fleeing division is, the last ones counting most."""
    there = [one for one in divisions_of(battle, side) if in_play(battle, one)]
    if isinstance(win, vi.FleeingMajority):
        need = len(there) // 2 + 1
    elif isinstance(win, vi.DivisionsFleeing):
        need = win.count
    else:
        return 0.0
    fleeing = sum(is_fleeing(battle, one) for one in there)
    return 1 / max(1, need - fleeing)
