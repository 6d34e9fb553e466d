"""1. Pieces, 8. morale, reorganization and divisions, 10. the special rules, in both editions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.pieces import EDITIONS, foot, guns, horse, ruled

from grognard import BadCase, IllegalOrder, ruleset

both = pytest.mark.parametrize("edition", EDITIONS)


def refused(edition: str, procedure: str, **case: Any) -> str:
    with pytest.raises(IllegalOrder) as raised:
        ruled(edition, procedure, [], **case)
    return raised.value.rule.removeprefix(f"{edition} ")


@both
@pytest.mark.rule(
    "barrosa 1.5", "bailen 1.5", "barrosa 1.7", "bailen 1.7", "barrosa 1.12", "bailen 1.12",
    "barrosa 1.13", "bailen 1.13", "barrosa 1.14", "bailen 1.14", "barrosa 1.15", "bailen 1.15",
    "barrosa 4.1", "bailen 4.1",
)  # fmt: skip
def test_a_counter_that_the_game_does_not_have_is_a_fault(edition: str) -> None:
    for wrong in (
        foot("a", cls="heavy"),
        foot("a", formation="deployed"),
        foot("a", formation="guerrilla"),
        foot("a", fatigue=1),
        foot("a", horse=True),
        foot("a", no_fire=True),
        foot("a", swiss_near=True),
        foot("a", state="angry"),
        foot("a", order="charge"),
        foot("a", willingness="G"),
        horse("a", cls="grenadier"),
        horse("a", formation="square"),
        horse("a", cls="heavy", formation="guerrilla"),
        guns("a", formation="normal"),
        guns("a", 13),
    ):
        with pytest.raises(BadCase):
            ruled(edition, "morale", [], counter=wrong)


@both
@pytest.mark.rule("barrosa 8.1", "bailen 8.1")
def test_the_three_results_of_a_test(edition: str) -> None:
    found = [
        ruled(edition, "morale", [die], counter=foot("1st", willingness="F")).state("1st")
        for die in range(1, 7)
    ]
    assert found == ["defeated", "defeated", "disorganized", "disorganized", "disorganized", ""]


@both
@pytest.mark.rule("barrosa 8.7", "bailen 8.7")
def test_a_defeated_counter_runs_again_under_fire_but_not_in_reorganization(edition: str) -> None:
    beaten = foot("1st", willingness="F", state="defeated")
    assert ruled(edition, "morale", [1], counter=beaten).to_data() == {
        "retreats": {"1st": "retreat 3"},
        "found": {"test": "failed"},
    }
    assert ruled(edition, "reorganization", [1], counter=beaten).to_data() == {}


@both
@pytest.mark.rule("barrosa 8.8", "bailen 8.8")
def test_a_square_that_is_only_disorganized_stays_formed(edition: str) -> None:
    square = foot("1st", formation="square")
    assert ruled(edition, "morale", [2], counter=square).to_data() == {
        "states": {"1st": "disorganized"},
        "found": {"test": "failed"},
    }


@both
@pytest.mark.rule("barrosa 8.4", "bailen 8.4")
def test_a_beaten_counter_that_pulls_itself_together_has_passed(edition: str) -> None:
    holds = ruleset(edition).procedure("morale").success.holds
    beaten = foot("1st", state="defeated")
    better = ruled(edition, "morale", [6], counter=beaten)
    assert (better.state("1st"), holds(better)) == ("disorganized", True)
    assert not holds(ruled(edition, "morale", [3], counter=beaten)), "it stays defeated"
    assert not holds(ruled(edition, "morale", [2], counter=foot("1st")))


@both
@pytest.mark.rule("barrosa 8.9", "bailen 8.9", "barrosa 8.17", "bailen 8.17")
def test_who_may_not_reorganize(edition: str) -> None:
    assert refused(edition, "reorganization", counter=foot("1st")) == "8.9"
    for busy in ("fired", "assaulted", "fired-at"):
        assert refused(edition, "reorganization", counter=foot("1st", state="defeated"), busy=busy) == "8.9"
    assert refused(edition, "reorganization", counter=foot("1st", state="fleeing")) == "8.17"


@both
@pytest.mark.rule("barrosa 8.10", "bailen 8.10")
def test_rested_cavalry_loses_a_level_of_fatigue(edition: str) -> None:
    tired = horse("1st", fatigue=2)
    assert ruled(edition, "reorganization", [], counter=tired, rested=True).value("1st fatigue") == 1
    assert refused(edition, "reorganization", counter=tired) == "8.9"
    assert refused(edition, "reorganization", counter=tired, rested=True, zoc=True) == "8.9"
    shaken = horse("1st", fatigue=2, state="disorganized")
    outcome = ruled(edition, "reorganization", [6], counter=shaken, rested=True)
    assert outcome.value("1st fatigue") == 1


@both
@pytest.mark.rule("barrosa 8.10", "bailen 8.10", "barrosa 8.9", "bailen 8.9")
def test_cavalry_under_fire_still_rests_but_does_not_test(edition: str) -> None:
    shot_at = {"busy": "fired-at", "rested": True}
    for state in ("normal", "disorganized"):
        outcome = ruled(
            edition, "reorganization", [], counter=horse("1st", fatigue=2, state=state), **shot_at
        )
        assert outcome.to_data() == {"found": {"1st fatigue": 1}}
    with pytest.raises(BadCase):
        ruled(edition, "reorganization", [], counter=horse("1st", fatigue=2), busy="assaulted", rested=True)


@both
@pytest.mark.rule("barrosa 8.12", "bailen 8.12", "barrosa 1.16", "bailen 1.16")
def test_the_rating_falls_with_each_full_quarter_lost(edition: str) -> None:
    # Die 3: rating 4 and 3 give SE/NE and RE/R, rating 2 RE/R, rating 1 H.
    for lost, state in (
        (0, ""),
        (9, ""),
        (10, "retreating"),
        (20, "retreating"),
        (30, "fleeing"),
        (40, "fleeing"),
    ):
        outcome = ruled(edition, "division-morale", [3], id="d", rating=4, strength=40, lost=lost)
        assert outcome.state("d") == state, lost


@both
@pytest.mark.rule("barrosa 8.13", "bailen 8.13")
def test_a_division_without_a_reason_does_not_test(edition: str) -> None:
    division = {"id": "d", "rating": 4, "strength": 40, "reason": "none"}
    assert refused(edition, "division-morale", **division) == "8.13"
    assert ruled(edition, "division-morale", [6], fleeing=True, **division).state("d") == "defeated"


@both
@pytest.mark.rule("barrosa 8.15", "bailen 8.15", "barrosa 8.16", "bailen 8.16", "barrosa 8.17", "bailen 8.17")
def test_what_a_fleeing_division_does(edition: str) -> None:
    division = {"id": "d", "rating": 3, "strength": 40, "reason": "fleeing", "fleeing": True}
    assert ruled(edition, "division-morale", [1], **division).state("d") == "fleeing"
    assert ruled(edition, "division-morale", [3], **division).state("d") == "fleeing"
    assert ruled(edition, "division-morale", [4], **division).state("d") == "defeated"


@both
@pytest.mark.rule("barrosa 8.14", "bailen 8.14")
def test_fleeing_counters_weigh_on_their_division_at_barrosa_only(edition: str) -> None:
    outcome = ruled(edition, "division-morale", [5], id="d", rating=6, strength=40, fleeing_counters=9)
    assert outcome.state("d") == ("fleeing" if edition == "barrosa" else "")


@pytest.mark.rule("bailen 10.6")
def test_swiss_pass_over_on_five_or_six_and_only_when_newly_defeated() -> None:
    swiss = foot("Preux", nation="swiss", willingness="F", swiss_near=True)
    assert ruled("bailen", "morale", [1, 5], counter=swiss).eliminated == ("Preux",)
    stayed = ruled("bailen", "morale", [1, 4], counter=swiss)
    assert (stayed.state("Preux"), stayed.retreats) == ("defeated", (("Preux", "retreat 3"),))
    again = ruled("bailen", "morale", [1], counter={**swiss, "state": "defeated"})
    assert (again.state("Preux"), again.retreats) == ("", (("Preux", "retreat 3"),))


@pytest.mark.rule("barrosa 1.1")
def test_no_swiss_division_fights_at_barrosa() -> None:
    assert refused("barrosa", "division-morale", id="d", rating=4, strength=40, nation="swiss") == "1.1"
