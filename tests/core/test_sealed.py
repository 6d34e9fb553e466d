"""Sealed values: odds branch on what is seen alone, and lose nothing by it."""

from __future__ import annotations

from functools import partial

import pytest

from grognard import ruleset
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.play import Run
from grognard.core.events import LostStrength
from grognard.core.messages import message
from grognard.core.outcome import Outcome
from grognard.core.procedure import Call, Flow, Resolution, Sealed, call, roll, seal
from grognard.core.rules import Rules
from grognard.dice import D6, Distribution

RULES = ruleset("tikhvin").rules
ASK = message("ask-test")


def hit(_rules: Rules, lost: int) -> Flow[tuple[bool, int]]:
    """A die: its owner loses so much, and all others see is whether it was a six."""
    die = yield from roll(D6, "1", ASK)
    return die == 6, lost + die // 3


def told(_rules: Rules, unit: str, lost: int) -> Flow[Resolution]:
    yield from ()
    return Resolution((LostStrength(unit, "1", points=lost),))


def hidden(_rules: Rules, rounds: int) -> Flow[Resolution]:
    first: Sealed | int = 0
    second: Sealed | int = 0
    for _ in range(rounds):
        six, first = yield from seal(hit, first)
        if six:
            _six, second = yield from seal(hit, second)
    return Resolution((), (Call(told, ("a", first)), Call(told, ("b", second))))


def plain(_rules: Rules, rounds: int) -> Flow[Resolution]:
    first = second = 0
    for _ in range(rounds):
        six, first = yield from call(hit, first)
        if six:
            _six, second = yield from call(hit, second)
    return Resolution((LostStrength("a", "1", points=first), LostStrength("b", "1", points=second)))


@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_a_sealed_value_has_the_odds_of_an_open_one(rounds: int) -> None:
    assert OddsSolver(RULES).odds(hidden, rounds).outcomes == OddsSolver(RULES).odds(plain, rounds).outcomes


def test_odds_branch_on_what_is_seen_alone() -> None:
    # None to four sixes of the first, and for each of them the second shows one or not: 1 + 2 + 3 + 4 + 5.
    assert len(OddsSolver(RULES).odds(hidden, 4).leaves) == 15
    assert len(OddsSolver(RULES).odds(plain, 4).leaves) > 15


def test_play_opens_what_it_sealed() -> None:
    given = iter([(6,), (5,), (1,)])
    happened = Run(RULES, lambda _request: next(given)).events(hidden(RULES, 2))
    assert [(event.unit, event.points) for event in happened if isinstance(event, LostStrength)] == [
        ("a", 2),
        ("b", 1),
    ]


def test_parts_that_do_not_touch_a_counter_are_passed_over() -> None:
    odds = OddsSolver(RULES).odds(hidden, 3)
    for unit in ("a", "b"):
        lost = partial(Outcome.lost, unit=unit)
        assert odds.marginal(unit).mean(lost) == odds.outcomes.mean(lost)


def test_what_holds_of_one_counter_needs_no_joining() -> None:
    odds = OddsSolver(RULES).odds(hidden, 3)

    def heavy(outcome: Outcome) -> bool:
        return any(points > 2 for _unit, points in outcome.losses)

    assert odds.chance(heavy, of_any=True) == odds.outcomes.chance(heavy)
    assert isinstance(odds.outcomes, Distribution)
