"""What became of everybody, counter by counter, is the outcome taken apart."""

from __future__ import annotations

import pytest
from tests.contract.test_laws import ruled_cases

from grognard import RULESETS, ruleset
from grognard.core import events as ev
from grognard.core.drivers import Odds, OddsSolver
from grognard.core.drivers.fates import Ends, fates_of
from grognard.core.drivers.odds import Leaf
from grognard.core.outcome import Outcome, fold


@pytest.mark.parametrize("id", RULESETS)
def test_fates_have_the_odds_of_outcomes(id: str) -> None:
    rules = ruleset(id)
    for name, procedure in rules.procedures.items():
        for case, policy in ruled_cases(id, name, 3, seed=31, most_rows=2_000):
            odds = OddsSolver(rules.rules, policy).odds(procedure.run, case)
            assert odds.fates == odds.joint.map(fates_of), (name, case)
            assert sorted(odds.fates.fractions().values()) == sorted(odds.outcomes.fractions().values())


LOST = ev.LostStrength("a", "1", points=1)
SHAKEN = ev.StateChanged("b", "1", state="shaken")
HELD = ev.HexHeld("attacker", "1")


def test_a_fate_is_what_became_of_one_counter() -> None:
    assert {fate.unit: fate.outcome for fate in fates_of((SHAKEN, LOST, HELD, LOST))} == {
        "": Outcome(holds="attacker"),
        "a": fold((LOST, LOST)),
        "b": fold((SHAKEN,)),
    }


def test_equal_ends_of_different_leaves_are_one() -> None:
    leaves = [Leaf(1, (LOST,), (Ends({(SHAKEN,): 1, (): 1}),)), Leaf(2, (), (Ends({(LOST, SHAKEN): 1}),))]
    fates = Odds(leaves, 3).fates
    assert fates == Odds(leaves, 3).joint.map(fates_of)
    assert len(fates) == 2


def test_parts_that_touch_the_same_counter_are_folded_together() -> None:
    leaf = Leaf(1, (LOST,), (Ends({(LOST,): 1, (SHAKEN,): 1}), Ends({(LOST,): 2})))
    assert Odds([leaf], 1).fates == Odds([leaf], 1).joint.map(fates_of)
