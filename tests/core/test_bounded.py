"""Odds that are given up or cut short where they are too crowded, by a count and never by a clock."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from grognard.core.drivers import Odds, OddsSolver, play
from grognard.core.drivers.bounded import Bounded, Likeliest, Shallow
from grognard.core.drivers.solver import TooCrowded
from grognard.core.events import Event, LostStrength, StateChanged
from grognard.core.messages import Catalogue, message
from grognard.core.procedure import Call, Flow, Resolution, call, roll
from grognard.core.rules import Rules
from grognard.dice import D6, TypedDice

RULES = Rules("toy", {}, {}, Catalogue(()))
ASK = message("ask-test")
ENOUGH = 100_000


def stands(rules: Rules, _unit: str, nerve: int) -> Flow[bool]:
    die = yield from roll(D6, rules.cite("2.1"), ASK)
    return die <= nerve


def flees(rules: Rules, unit: str) -> Flow[Resolution]:
    die = yield from roll(D6, rules.cite("2.2"), ASK)
    return Resolution((LostStrength(unit, rules.cite("2.2"), points=1),) if die == 1 else ())


def pursue(rules: Rules, units: str, rounds: int) -> Flow[Resolution]:
    """Whoever does not stand is gone; the others are attacked again, while the first of them runs for it."""
    left = ""
    for unit in units:
        if (yield from call(stands, unit, 4)):
            left += unit
    events = tuple(
        StateChanged(unit, rules.cite("1"), state=f"gone {rounds}") for unit in units if unit not in left
    )
    if not left or not rounds:
        return Resolution(events)
    return Resolution(events, (Call(flees, (f"runner {rounds}",)), Call(pursue, (left, rounds - 1))))


def attack(_rules: Rules, case: tuple[str, int]) -> Flow[Resolution]:
    yield from ()
    return Resolution(then=(Call(pursue, case),))


def is_crowded(solver: Bounded, case: tuple[str, int]) -> bool:
    try:
        solver.odds(attack, case)
    except TooCrowded:
        return True
    return False


def test_a_chain_keeps_what_goes_on_once_and_draws_it_out_to_the_same_odds() -> None:
    odds = OddsSolver(RULES).odds(attack, ("ab", 1))
    assert odds.trunk is not None
    counted: dict[tuple[Event, ...], int] = {}
    for faces in product(range(1, 7), repeat=5):
        played = play(RULES, attack, ("ab", 1), TypedDice(faces), lambda choice: choice.options[0])
        counted[played.events] = counted.get(played.events, 0) + 1
    assert odds.joint.fractions() == {events: Fraction(n, 6**5) for events, n in counted.items()}
    assert odds.ways == len(odds.leaves)
    assert sum(leaf.weight for leaf in odds.leaves) == odds.total


def test_a_ruling_within_its_bound_has_the_same_odds_as_without_one() -> None:
    case = ("abc", 2)
    assert Bounded(RULES, {}, ENOUGH).odds(attack, case).joint == OddsSolver(RULES).odds(attack, case).joint


def test_each_procedure_is_counted_once_whatever_it_was_asked_for_before() -> None:
    # The attack; both, then those who are left; six faces for each nerve and for the runner.
    needed = 1 + 4 + (4 + 2 + 2) + 6 + 6 + 6
    assert is_crowded(Bounded(RULES, {}, needed - 1), ("ab", 1))
    assert not is_crowded(Bounded(RULES, {}, needed), ("ab", 1))


@pytest.mark.parametrize("bound", [5, 20, 40, 80, 160, 320])
def test_what_is_remembered_counts_as_if_it_were_solved_anew(bound: int) -> None:
    used = Bounded(RULES, {}, bound)
    for units, rounds in (("a", 0), ("ab", 1), ("b", 2), ("abc", 1), ("abcd", 2), ("ab", 3), ("abc", 2)):
        fresh = Bounded(RULES, {}, bound)
        assert is_crowded(used, (units, rounds)) == is_crowded(fresh, (units, rounds))


def test_one_procedure_alone_is_given_up_before_it_has_run_to_its_end() -> None:
    assert is_crowded(Bounded(RULES, {}, 1000), ("abcdefghijklmnopqrstuvwxyz", 3))


def lost(odds: Odds, rounds: int) -> Fraction:
    """How many of the attacked are gone in a round, on average."""
    state = f"gone {rounds}"
    return odds.joint.mean(lambda h: sum(isinstance(e, StateChanged) and e.state == state for e in h))


def test_a_shallow_look_is_exact_as_deep_as_it_goes_and_leaves_out_the_rest() -> None:
    exact = OddsSolver(RULES).odds(attack, ("abc", 2))
    first, second = Shallow(RULES, {}, ENOUGH, 0), Shallow(RULES, {}, ENOUGH, 1)
    assert lost(first.odds(attack, ("abc", 2)), 2) == lost(exact, 2) == 1
    assert lost(first.odds(attack, ("abc", 2)), 1) == 0
    assert lost(second.odds(attack, ("abc", 2)), 1) == lost(exact, 1) > 0
    assert lost(second.odds(attack, ("abc", 2)), 0) == 0
    assert Shallow(RULES, {}, ENOUGH, 3).odds(attack, ("abc", 2)).joint == exact.joint


def test_the_likeliest_course_has_no_branches_but_those_of_its_own_parts() -> None:
    odds = Likeliest(RULES, {}, ENOUGH).odds(attack, ("abcdefghijklmnopqrstuvwxyz", 1))
    assert lost(odds, 1) == 0
    assert odds.joint.mean(lambda happened: len(happened)) == Fraction(1, 6)
