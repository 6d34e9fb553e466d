"""Histories carried abreast: the odds of sealed values, whatever the number of rows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard import ruleset
from grognard.core.drivers import OddsSolver, solver
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.play import Run
from grognard.core.drivers.sensitivity import expected_losses
from grognard.core.drivers.turn import losses_by_role
from grognard.core.events import Eliminated, Event, LostStrength
from grognard.core.messages import message
from grognard.core.outcome import Outcome
from grognard.core.procedure import Call, Flow, Resolution, Sealed, abreast, call, roll, seal
from grognard.core.rules import Rules
from grognard.dice import D6, Dice

RULES = ruleset("tikhvin").rules
ASK = message("ask-test")
TWO = Dice.parse("2d6")
NAMES = ("a", "b")


def hit(_rules: Rules, lost: int, wild: bool) -> Flow[tuple[bool, int]]:
    """A die of one counter: the others see a six, and nothing else."""
    if lost >= 4:
        return False, lost
    die = yield from roll(D6, "1", ASK)
    return die == 6, lost + die // (2 if wild else 3)


def shake(_rules: Rules, lost: int) -> Flow[tuple[None, int]]:
    """Two dice of one who saw it: nobody sees anything."""
    dice = yield from roll(TWO, "1", ASK)
    return None, lost + (dice > 9)


def fate(_rules: Rules, name: str, lost: int, wild: bool) -> Flow[Resolution]:
    die = yield from roll(D6, "1", ASK)
    happened: tuple[Event, ...] = (LostStrength(name, "1", points=lost),) if lost else ()
    gone = wild and lost > 2 and die == 1
    return Resolution((*happened, Eliminated(name, "1")) if gone else happened)


def volley(_rules: Rules, rounds: int) -> Flow[tuple[tuple[Sealed | int, ...], bool]]:
    """Rounds of dice, each after the rounds before."""
    if not rounds:
        wild = yield from roll(D6, "1", ASK)
        return (0,) * len(NAMES), wild > 4
    before, wild = yield from abreast(volley, rounds - 1)
    standing = list(before)
    for place in range(len(NAMES)):
        six, standing[place] = yield from seal(hit, standing[place], wild)
        if six:
            for other in range(len(NAMES)):
                if other != place:
                    _nothing, standing[other] = yield from seal(shake, standing[other])
    return tuple(standing), wild


def sealed(_rules: Rules, rounds: int) -> Flow[Resolution]:
    standing, wild = yield from abreast(volley, rounds)
    parts = [Call(fate, (name, now, wild)) for name, now in zip(NAMES, standing, strict=True)]
    return Resolution((LostStrength("common", "1", points=1 + wild),), tuple(parts))


def openly(_rules: Rules, rounds: int) -> Flow[Resolution]:
    """The same with nothing sealed."""
    wild = (yield from roll(D6, "1", ASK)) > 4
    standing = [0] * len(NAMES)
    for _ in range(rounds):
        for place in range(len(NAMES)):
            six, standing[place] = yield from call(hit, standing[place], wild)
            if six:
                for other in range(len(NAMES)):
                    if other != place:
                        _nothing, standing[other] = yield from call(shake, standing[other])
    parts = [Call(fate, (name, now, wild)) for name, now in zip(NAMES, standing, strict=True)]
    return Resolution((LostStrength("common", "1", points=1 + wild),), tuple(parts))


@pytest.fixture(scope="module", params=[1, 2])
def both(request: pytest.FixtureRequest) -> tuple[Odds, Odds]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solver, "FEW_SEALS", 0)
        rows = OddsSolver(RULES).odds(sealed, request.param)
    return rows, OddsSolver(RULES).odds(openly, request.param)


def test_few_seals_are_followed_one_history_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = OddsSolver(RULES).odds(openly, 2)
    monkeypatch.setattr(solver, "FEW_SEALS", 1_000)
    few = OddsSolver(RULES).odds(sealed, 2)
    assert not few.sheaves
    monkeypatch.setattr(solver, "FEW_SEALS", 10)
    many = OddsSolver(RULES).odds(sealed, 2)
    assert many.sheaves
    assert few.outcomes == many.outcomes == plain.outcomes


def test_rows_have_the_odds_of_values_that_were_never_sealed(both: tuple[Odds, Odds]) -> None:
    rows, plain = both
    assert rows.sheaves
    assert not plain.sheaves
    assert rows.outcomes == plain.outcomes


def test_a_counter_has_the_same_odds_without_making_leaves(both: tuple[Odds, Odds]) -> None:
    rows, plain = both
    assert rows.apart
    assert rows.units() == plain.units()
    units = plain.units()
    assert rows.marginals(units) == plain.marginals(units)
    assert {unit: rows.marginal(unit) for unit in units} == {unit: plain.marginal(unit) for unit in units}
    assert expected_losses(rows) == expected_losses(plain)


def anybody_gone(outcome: Outcome) -> bool:
    return bool(outcome.eliminated)


def nobody_hurt_much(outcome: Outcome) -> bool:
    return all(points < 3 for _unit, points in outcome.losses)


@pytest.mark.parametrize(("holds", "of"), [(anybody_gone, "any"), (nobody_hurt_much, "every")])
def test_success_is_the_same(both: tuple[Odds, Odds], holds: Callable[[Outcome], bool], of: str) -> None:
    rows, plain = both
    found = rows.chance(holds, of_any=of == "any", of_every=of == "every")
    assert found == plain.outcomes.chance(holds)
    assert 0 < found < 1


def test_losses_by_role_are_the_same(both: tuple[Odds, Odds]) -> None:
    rows, plain = both
    roles = {"a": "left", "b": "right"}
    asked = ("left", "right", "common")
    assert losses_by_role(rows, roles, asked) == losses_by_role(plain, roles, asked)


def test_leaves_are_counted_before_they_are_made(both: tuple[Odds, Odds]) -> None:
    rows, _plain = both
    assert rows.ways == len(rows.leaves)
    assert sum(leaf.weight for leaf in rows.leaves) == rows.total


def both_hit(_rules: Rules, one: int, other: int) -> Flow[tuple[bool, int]]:
    """A die that hits whoever has lost less: two seals are opened together."""
    die = yield from roll(D6, "1", ASK)
    return die == 1, min(one, other) + die


def paired(_rules: Rules, rounds: int) -> Flow[Resolution]:
    (one, other), wild = yield from abreast(volley, rounds)
    seen, lost = yield from seal(both_hit, one, other)
    return Resolution((), (Call(fate, ("a", lost, seen)), Call(fate, ("b", 0, wild))))


def test_two_seals_may_be_opened_together(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = OddsSolver(RULES).odds(paired, 1)
    monkeypatch.setattr(solver, "FEW_SEALS", 0)
    rows = OddsSolver(RULES).odds(paired, 1)
    assert rows.sheaves
    assert not plain.sheaves
    assert rows.outcomes == plain.outcomes


def test_play_goes_through_the_same_text() -> None:
    given = iter([(1,), (6,), (5, 5), (3,), (1,), (1,)])
    happened = Run(RULES, lambda _request: next(given)).events(sealed(RULES, 1))
    lost = {event.unit: event.points for event in happened if isinstance(event, LostStrength)}
    # wild is off: a rolled a six, b was shaken by it and then rolled a three
    assert lost == {"common": 1, "a": 2, "b": 2}
