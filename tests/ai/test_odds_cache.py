"""Odds solved once for everybody in a process."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ai.crowds import hemmed_in

from grognard.ai import odds_cache as shelf
from grognard.ai.odds_cache import OddsCache
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.sensitivity import expected_losses
from grognard.rulesets import ruleset

PROCEDURES = ("combat", "recovery", "weather")


def test_what_was_forgotten_is_solved_again_to_the_same_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_MOST", 2)
    tikhvin = ruleset("tikhvin")
    asked = OddsCache(tikhvin.rules)
    rulings = [(tikhvin.procedure(id), tikhvin.build_case(id, tikhvin.example(id))) for id in PROCEDURES]
    first = [asked.odds(*ruling)[0].joint for ruling in rulings]
    assert len(asked._known) == 1
    assert [asked.odds(*ruling)[0].joint for ruling in rulings] == first


class Runs:
    """Counts the runs of procedures that odds take."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        explore = OddsSolver._explore

        def counted(solver: OddsSolver, *asked: Any) -> list[tuple[Any, int, int]]:
            ends = explore(solver, *asked)
            self.made += len(ends)
            return ends

        monkeypatch.setattr(OddsSolver, "_explore", counted)


MELEE = ruleset("barrosa").procedure("melee")


def test_a_fight_with_few_is_followed_to_its_very_end() -> None:
    case = hemmed_in(1, 1, 2)
    odds, given = OddsCache(ruleset("barrosa").rules).odds(MELEE, case)
    assert odds.joint == OddsSolver(ruleset("barrosa").rules, dict(given)).odds(MELEE.run, case).joint


@pytest.mark.parametrize(("hexes", "riders", "defenders"), [(1, 2, 6), (2, 3, 6), (6, 4, 8)])
def test_a_crowd_is_weighed_in_a_bounded_number_of_runs(
    monkeypatch: pytest.MonkeyPatch, hexes: int, riders: int, defenders: int
) -> None:
    runs = Runs(monkeypatch)
    odds, _given = OddsCache(ruleset("barrosa").rules).odds(MELEE, hemmed_in(hexes, riders, defenders))
    assert runs.made < 2 * shelf.MOST_RUNS
    lost = expected_losses(odds)
    assert sum(points for unit, points in lost.items() if unit.startswith("a")) > 0
    assert sum(points for unit, points in lost.items() if unit.startswith("d")) > 0


def test_what_is_thought_of_a_crowd_does_not_depend_on_what_was_thought_before() -> None:
    rules, crowd = ruleset("barrosa").rules, hemmed_in(1, 2, 4)
    used = OddsCache(rules)
    for fewer in (1, 2, 3):
        used.odds(MELEE, hemmed_in(1, 2, fewer))
    first, second = used.odds(MELEE, crowd)[0], OddsCache(rules).odds(MELEE, crowd)[0]
    assert expected_losses(first) == expected_losses(second)
    assert first.ways == second.ways
