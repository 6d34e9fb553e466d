"""The drivers on small made-up procedures, against arithmetic done by hand or by brute force."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from grognard.core.chart import Chart, Column, Provenance, Row
from grognard.core.drivers import (
    Diverged,
    OddsSolver,
    Played,
    TooManyBranches,
    Undecided,
    forecast,
    play,
    replay,
    resume,
)
from grognard.core.drivers.replay import log_of
from grognard.core.drivers.solver import BadPolicy
from grognard.core.events import Event, LostStrength, StateChanged
from grognard.core.messages import Catalogue, Label, message
from grognard.core.procedure import Call, Choose, Flow, Resolution, call, choose, consult, look_up, read, roll
from grognard.core.rules import Rules
from grognard.core.tally import Modifier
from grognard.dice import D6, TWO_D6, TypedDice

NOWHERE = Provenance("none", "none", "none")
LOSSES = Chart(
    id="losses",
    title=Label("Losses"),
    columns=(Column("all", "all", Label("all")),),
    rows=tuple(
        Row(str(n), str(n), Label(str(n)), (code,), min=low, max=high, numbered=True)
        for n, (low, high, code) in enumerate([(None, 3, "0"), (4, 5, "1"), (6, None, "2")])
    ),
    provenance=NOWHERE,
    dice=D6,
    modifiers=(Modifier("bonus", Label("Bonus"), "1.1", 1),),
)
RULES = Rules("toy", {"losses": LOSSES}, {}, Catalogue(()))
ASK = message("ask-test")


def nerve_test(rules: Rules, unit: str, nerve: int) -> Flow[Resolution]:
    die = yield from roll(D6, rules.cite("2.1"), ASK)
    events = (StateChanged(unit, rules.cite("2.1"), state="broken"),) if die > nerve else ()
    return Resolution(events)


def volley(rules: Rules, case: tuple[int, bool]) -> Flow[Resolution]:
    """Losses on a chart, then every unit tests on its own; the target may duck first."""
    bonus, may_duck = case
    tally = rules.tally("losses")
    tally.add("bonus", times=bonus)
    if may_duck and (yield from choose("target.duck", "target", ("yes", "no"), rules.cite("1.2"))) == "yes":
        tally.add("bonus", times=-2)
    lost = int((yield from consult(rules.chart("losses"), "all", tally, rules.cite("1.1"), ASK)))
    if not lost:
        return Resolution()
    events: tuple[Event, ...] = (LostStrength("a", rules.cite("1.1"), points=lost),)
    return Resolution(events, tuple(Call(nerve_test, (unit, 6 - lost)) for unit in "abc"))


def duel(rules: Rules, mine: int, yours: int) -> Flow[str]:
    """Roll off until somebody has no strength left: a chain that only its own end stops."""
    if not mine or not yours:
        return "mine" if mine else "yours"
    a = yield from roll(D6, rules.cite("3"), ASK)
    b = yield from roll(D6, rules.cite("3"), ASK)
    return (yield from call(duel, mine - (b >= a), yours - (a > b)))


def duel_to_the_end(rules: Rules, case: int) -> Flow[Resolution]:
    winner = yield from call(duel, case, case)
    return Resolution((StateChanged(winner, rules.cite("3"), state="stands"),))


def test_independent_parts_multiply_exactly() -> None:
    odds = OddsSolver(RULES).odds(volley, (0, False))
    assert sum(odds.joint.fractions().values()) == 1
    # A 6 costs 2, then each of three units breaks on 5 or 6: all three stand with (2/3)^3.
    stands = odds.outcomes.chance(lambda o: o.lost("a") == 2 and not o.states)
    assert stands == Fraction(1, 6) * Fraction(2, 3) ** 3
    assert odds.marginal("b").chance(lambda o: o.state("b") == "broken") == (
        Fraction(1, 6) * Fraction(1, 3) + Fraction(2, 6) * Fraction(1, 6)
    )


def test_the_joint_distribution_equals_brute_force() -> None:
    counted: dict[tuple[Event, ...], int] = {}
    for faces in product(range(1, 7), repeat=4):
        played = play(RULES, volley, (1, False), TypedDice(faces), lambda choice: choice.options[0])
        counted[played.events] = counted.get(played.events, 0) + 1
    exact = OddsSolver(RULES).odds(volley, (1, False)).joint.fractions()
    assert exact == {events: Fraction(n, 6**4) for events, n in counted.items()}


def test_a_fold_over_parts_equals_the_fold_of_the_joint() -> None:
    odds = OddsSolver(RULES).odds(volley, (2, False))
    losses = odds.folded(lambda events: sum(isinstance(e, StateChanged) for e in events), lambda a, b: a + b)
    joint = odds.joint.map(lambda events: sum(isinstance(e, StateChanged) for e in events))
    assert losses == joint


def test_a_chain_without_a_fixed_length_is_solved_exactly() -> None:
    # Each exchange is lost by one side: mine with 21/36, yours with 15/36. First to two.
    p = Fraction(15, 36)
    wins = p**2 + 2 * p**2 * (1 - p)
    odds = OddsSolver(RULES).odds(duel_to_the_end, 2)
    assert odds.outcomes.chance(lambda o: o.state("mine") == "stands") == wins


def test_a_long_chain_is_quick_because_equal_situations_are_solved_once() -> None:
    odds = OddsSolver(RULES).odds(duel_to_the_end, 17)
    assert sum(odds.joint.fractions().values()) == 1


def test_a_procedure_that_asks_for_itself_unchanged_is_an_error() -> None:
    def forever(rules: Rules, case: int) -> Flow[Resolution]:
        yield from roll(D6, rules.cite("9"), ASK)
        yield from call(forever, case)
        return Resolution()

    def start(rules: Rules, case: int) -> Flow[Resolution]:  # noqa: ARG001
        yield from call(forever, case)
        return Resolution()

    with pytest.raises(RecursionError, match="asks for itself"):
        OddsSolver(RULES).odds(start, 1)


def test_odds_never_guess_a_decision() -> None:
    with pytest.raises(Undecided, match=r"target\.duck"):
        OddsSolver(RULES).odds(volley, (0, True))
    shown = forecast(RULES, volley, (0, True))
    assert [branch.policy for branch in shown.branches] == [
        (("target.duck", "yes"),),
        (("target.duck", "no"),),
    ]
    assert [choice.id for choice in shown.choices] == ["target.duck"]
    settled = forecast(RULES, volley, (0, True), {"target.duck": "no"})
    assert settled.choices == ()
    assert settled.branches[0].odds.joint == shown.branches[1].odds.joint


def test_a_policy_with_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadPolicy, match="options: yes, no"):
        OddsSolver(RULES, {"target.duck": "maybe"}).odds(volley, (0, True))


def test_too_many_open_decisions_are_listed_instead_of_multiplied() -> None:
    def committee(rules: Rules, case: int) -> Flow[Resolution]:
        for number in range(case):
            yield from choose(f"member.{number}", "all", ("yes", "no"), rules.cite("4"))
        return Resolution()

    with pytest.raises(TooManyBranches, match="decisions are open"):
        forecast(RULES, committee, 10)


def test_the_modifiers_that_came_up_are_known() -> None:
    assert forecast(RULES, volley, (1, False)).modifiers == (("losses", "bonus"),)


def test_playing_records_dice_column_row_and_tally() -> None:
    played = play(RULES, volley, (1, False), TypedDice([4, 1, 6, 1]), lambda choice: choice.options[0])
    first = played.steps[0]
    assert (first.total, first.row, first.answer, first.column) == (5, "1", "1", "all")
    assert [(entry.id, entry.value) for entry in first.entries] == [("bonus", 1)]
    assert played.outcome.to_data() == {"losses": {"a": 1}, "states": {"b": "broken"}}


def test_a_ruling_can_be_carried_on_from_its_answers() -> None:
    given: list[tuple[int, ...] | str] = []
    for answer in ("no", (6,), (1,), (6,), (1,)):
        waiting = resume(RULES, volley, (0, True), given)
        assert not isinstance(waiting, Played)
        assert isinstance(waiting, Choose) == isinstance(answer, str)
        given.append(answer)
    finished = resume(RULES, volley, (0, True), given)
    assert isinstance(finished, Played)
    assert finished.outcome.to_data() == {"losses": {"a": 2}, "states": {"b": "broken"}}


def test_a_replay_stops_where_the_rules_ask_something_else() -> None:
    played = play(RULES, volley, (0, False), TypedDice([6, 1, 1, 1]), lambda choice: choice.options[0])
    log = log_of(played)
    assert replay(RULES, volley, (0, False), log).events == played.events
    with pytest.raises(Diverged, match="answer 1 was given to"):
        replay(RULES, volley, (1, False), log)
    with pytest.raises(Diverged, match="nothing more"):
        replay(RULES, volley, (0, False), log[:2])
    with pytest.raises(Diverged, match="nothing more"):
        replay(RULES, volley, (0, False), (*log, log[-1]))


def test_an_answer_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="is not one of yes, no"):
        resume(RULES, volley, (0, True), ["perhaps"])
    with pytest.raises(ValueError, match="dice were asked for"):
        resume(RULES, volley, (0, False), ["yes"])


def test_two_dice_are_weighed_as_two_dice() -> None:
    def leader(rules: Rules, case: int) -> Flow[Resolution]:
        total = yield from roll(TWO_D6, rules.cite("5"), ASK)
        return Resolution((StateChanged("leader", rules.cite("5"), state="hit"),) if total >= case else ())

    odds = OddsSolver(RULES).odds(leader, 12)
    assert odds.outcomes.chance(lambda o: o.state("leader") == "hit") == Fraction(1, 36)


def test_a_number_worked_out_is_looked_up_in_plain_sight() -> None:
    def measured(rules: Rules, case: int) -> Flow[Resolution]:
        code = yield from look_up(rules.chart("losses"), "all", case, rules.cite("6"), ASK)
        return Resolution((LostStrength("a", rules.cite("6"), points=int(code)),))

    played = play(RULES, measured, 6, TypedDice([]), lambda choice: choice.options[0])
    (step,) = played.steps
    assert (step.given, step.total, step.row, step.code) == ((), 6, "2", "2")
    assert log_of(played) == ()
    assert OddsSolver(RULES).odds(measured, 6).joint.fractions() == {played.events: 1}


def test_one_die_is_read_for_several_units() -> None:
    def shared(rules: Rules, case: tuple[int, ...]) -> Flow[Resolution]:
        die = yield from roll(D6, rules.cite("7"), ASK)
        events: list[Event] = []
        for place, bonus in enumerate(case):
            tally = rules.tally("losses")
            tally.add("bonus", times=bonus)
            code = yield from read(rules.chart("losses"), "all", tally, die, rules.cite("7"), ASK)
            events.append(LostStrength(str(place), rules.cite("7"), points=int(code)))
        return Resolution(tuple(events))

    played = play(RULES, shared, (0, 2), TypedDice([4]), lambda choice: choice.options[0])
    assert [(step.total, step.answer) for step in played.steps[1:]] == [(4, "1"), (6, "2")]
    assert len(log_of(played)) == 1
    both = OddsSolver(RULES).odds(shared, (0, 2)).outcomes
    assert both.chance(lambda o: o.lost("0") == 1 and o.lost("1") == 2) == Fraction(2, 6)
