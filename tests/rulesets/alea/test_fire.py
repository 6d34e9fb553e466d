"""6. Fire: who may fire, with what, and what it does, in both editions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.pieces import EDITIONS, columns, commander, foot, guns, horse, played, ruled, shifts

from grognard import BadCase, IllegalOrder, ruleset
from grognard.core.drivers import OddsSolver

both = pytest.mark.parametrize("edition", EDITIONS)


def refused(edition: str, procedure: str, **case: Any) -> str:
    with pytest.raises(IllegalOrder) as raised:
        ruled(edition, procedure, [], **case)
    return raised.value.rule.removeprefix(f"{edition} ")


@both
@pytest.mark.rule("barrosa 6.1", "bailen 6.1")
def test_who_cannot_fire_is_refused(edition: str) -> None:
    target = [foot("1st")]
    for firer in (horse("a"), foot("a", state="defeated"), foot("a", state="fleeing")):
        assert refused(edition, "fire", firers=[firer], targets=target) == "6.1"
    for battery in (guns("a", formation="limbered"), guns("a", state="defeated"), guns("a", cls="light")):
        assert refused(edition, "artillery-fire", batteries=[battery], targets=target, range=4) == "6.1"


@both
@pytest.mark.rule("barrosa 6.2", "bailen 6.2")
def test_who_assaults_does_not_fire(edition: str) -> None:
    assert refused(edition, "fire", firers=[foot("a")], targets=[foot("1st")], firer_assault=True) == "6.2"


@both
@pytest.mark.rule("barrosa 6.5", "bailen 6.5")
def test_arms_do_not_combine_their_fire(edition: str) -> None:
    skirmishers = horse("b", formation="guerrilla")
    assert refused(edition, "fire", firers=[foot("a"), skirmishers], targets=[foot("1st")]) == "6.5"
    assert refused(edition, "fire", firers=[foot("a"), guns("b")], targets=[foot("1st")]) == "6.5"
    batteries = [guns("a"), foot("b")]
    assert refused(edition, "artillery-fire", batteries=batteries, targets=[foot("1st")], range=1) == "6.5"


@both
@pytest.mark.rule("barrosa 2.16", "bailen 2.16", "bailen 2.25")
def test_dismounted_cavalry_fires_like_light_infantry(edition: str) -> None:
    skirmishers = horse("b", 4, formation="guerrilla", fatigue=3)
    shot = played(
        edition,
        "fire",
        [1],
        firers=[skirmishers, foot("a", 5)],
        targets=[foot("1st")],
        firer_terrain="cultivated",
    )
    assert (columns(shot, "fire"), shifts(shot, "fire")) == (["9"], [0])


@both
@pytest.mark.rule("barrosa 6.10", "bailen 6.10")
def test_nobody_fires_over_an_impassable_slope_at_the_next_hex(edition: str) -> None:
    shot = {"targets": [foot("1st")], "slope": "impassable-slope"}
    assert refused(edition, "fire", firers=[foot("a")], **shot) == "6.10"
    assert refused(edition, "artillery-fire", batteries=[guns("a")], range=1, **shot) == "6.10"
    assert ruled(edition, "artillery-fire", [1], batteries=[guns("a")], range=2, **shot).to_data() == {}


@both
@pytest.mark.rule("barrosa 6.14", "bailen 6.14", "bailen 2.20")
def test_units_in_forest_and_crops_hide_from_distant_guns(edition: str) -> None:
    shot = {"batteries": [guns("a")], "targets": [foot("1st")]}
    assert refused(edition, "artillery-fire", range=2, terrain="light-forest", **shot) == "6.14"
    assert ruled(edition, "artillery-fire", [1], range=1, terrain="light-forest", **shot).to_data() == {}
    if edition == "bailen":
        assert refused(edition, "artillery-fire", range=3, terrain="crop-area", **shot) == "2.20"
        assert ruled(edition, "artillery-fire", [1], range=2, terrain="crop-area", **shot).to_data() == {}


@pytest.mark.rule("bailen 1.18", "bailen 1.4", "barrosa 1.4")
def test_a_silenced_battery_does_not_fire() -> None:
    shot = {"batteries": [guns("a", no_fire=True)], "targets": [foot("1st")], "range": 1}
    assert refused("bailen", "artillery-fire", **shot) == "1.18"
    assert refused("barrosa", "artillery-fire", **shot) == "1.4"


@pytest.mark.rule("barrosa 1.1", "barrosa 2.4", "bailen 2.4", "bailen 1.1")
def test_pieces_and_ground_of_the_other_battle_are_refused() -> None:
    shot = {"firers": [foot("a")]}
    assert refused("barrosa", "fire", targets=[foot("1st", nation="swiss")], **shot) == "1.1"
    assert refused("barrosa", "fire", targets=[foot("1st")], terrain="crop-area", **shot) == "2.4"
    assert refused("bailen", "fire", targets=[foot("1st")], terrain="line-of-siege", **shot) == "2.4"
    assert ruled("bailen", "fire", [1], targets=[foot("1st", nation="swiss")], **shot).to_data() == {}


@both
@pytest.mark.rule("barrosa 6.3", "bailen 6.3", "barrosa 8.6", "bailen 8.6", "barrosa 1.6", "bailen 1.6")
def test_each_halving_of_the_points_is_rounded_up_from_a_half(edition: str) -> None:
    for firer, column in (
        (foot("a", 5), "5"),
        (foot("a", 5, formation="square"), "3"),
        (foot("a", 5, formation="square", state="disorganized"), "2"),
        (foot("a", 1, formation="square", state="disorganized"), "1"),
        (horse("a", 7, formation="guerrilla"), "4"),
        (foot("a", 7, state="disorganized"), "4"),
    ):
        assert columns(played(edition, "fire", [1], firers=[firer], targets=[foot("1st")]), "fire") == [
            column
        ]


@both
@pytest.mark.rule("barrosa 6.4", "bailen 6.4")
def test_the_sheet_s_own_example_of_a_battery_of_eight(edition: str) -> None:
    plain, square = foot("1st"), foot("1st", formation="square")
    # The square's die 1 is 3, an M that it passes.
    for distance, target, column, dice in (
        (1, plain, "8", [1]),
        (1, square, "10", [1, 6]),
        (2, plain, "12", [1]),
        (3, plain, "12", [1]),
        (4, plain, "4", [1]),
    ):
        case = {"range": distance, "batteries": [guns("a", 8)], "targets": [target]}
        shot = played(edition, "artillery-fire", dice, **case)
        assert columns(shot, "fire")[0] == column


@both
@pytest.mark.rule("barrosa 6.8", "bailen 6.8", "barrosa 1.17", "bailen 1.17")
def test_guns_beyond_two_hexes_strike_every_counter_and_nearer_only_the_top(edition: str) -> None:
    stack = [foot("1st"), foot("2nd"), foot("3rd"), foot("4th")]
    far = played(edition, "artillery-fire", [1, 1, 1, 1], range=3, batteries=[guns("a", 2)], targets=stack)
    assert shifts(far, "fire") == [0, -1, -2, -2]
    near = played(edition, "artillery-fire", [1], range=2, batteries=[guns("a", 2)], targets=stack)
    assert shifts(near, "fire") == [0]


@both
@pytest.mark.rule("barrosa 6.15", "bailen 6.15", "barrosa 2.5", "bailen 2.5")
def test_a_town_halves_the_points_and_leaves_at_least_one(edition: str) -> None:
    for strength, column in ((1, "1"), (5, "3"), (12, "6")):
        shot = played(
            edition, "fire", [1], firers=[foot("a", strength)], targets=[foot("1st")], terrain="small-town"
        )
        assert columns(shot, "fire") == [column]


@both
@pytest.mark.rule("barrosa 6.19", "bailen 6.19")
def test_squares_and_guerrillas_have_no_flank(edition: str) -> None:
    for target, shift in (
        (foot("1st"), 2),
        (foot("1st", formation="square"), 2),
        (foot("1st", cls="light", formation="guerrilla"), -2),
    ):
        shot = played(edition, "fire", [1], firers=[foot("a", 1)], targets=[target], flank=True)
        assert shifts(shot, "fire") == [shift]


@both
@pytest.mark.rule("barrosa 6.20", "bailen 6.20", "barrosa 1.2", "bailen 1.2", "barrosa 4.8", "bailen 4.8")
def test_a_roll_of_one_does_nothing_whatever_the_orders(edition: str) -> None:
    for order in ("hold", "maneuver", "attack"):
        firers = [foot("a", 12, order=order)]
        shot = played(edition, "fire", [1], firers=firers, targets=[foot("1st", order=order)])
        assert shot.outcome.to_data() == {}
        assert shifts(shot, "fire") == [0]


@both
@pytest.mark.rule("barrosa 6.22", "bailen 6.22")
def test_the_others_test_only_if_the_target_fails(edition: str) -> None:
    # Column 7, die 4: M.
    shot = {"firers": [foot("a", 7)], "targets": [foot("1st"), foot("2nd"), foot("3rd")]}
    assert ruled(edition, "fire", [4, 3], **shot).to_data() == {}
    failed = ruled(edition, "fire", [4, 2, 1, 6], **shot)
    assert failed.to_data() == {"states": {"1st": "disorganized", "2nd": "disorganized"}}


@both
@pytest.mark.rule("barrosa 6.22", "bailen 6.22", "barrosa 8.5", "bailen 8.5")
def test_a_test_under_fire_can_steady_a_disorganized_counter(edition: str) -> None:
    outcome = ruled(
        edition, "fire", [4, 6], firers=[foot("a", 7)], targets=[foot("1st", state="disorganized")]
    )
    assert outcome.to_data() == {"states": {"1st": "normal"}}


@both
@pytest.mark.rule("barrosa 6.26", "bailen 6.26", "barrosa 6.21", "bailen 6.21")
def test_whoever_retreats_or_breaks_drops_the_assault_marker(edition: str) -> None:
    # Column 7, die 5: R; the second battalion breaks, the third holds and keeps its marker.
    outcome = ruled(
        edition,
        "fire",
        [5, 1, 6],
        firers=[foot("a", 7)],
        targets=[foot("1st"), foot("2nd"), foot("3rd")],
        assault=True,
    )
    assert outcome.to_data() == {
        "states": {"2nd": "disorganized"},
        "retreats": {"1st": "retreat 1"},
        "markers": {"1st": "no assault", "2nd": "no assault"},
    }


@pytest.mark.rule("bailen 6.26", "bailen 6.31")
def test_a_counter_that_has_dropped_its_marker_tests_when_p_strikes_it() -> None:
    # 19 points: column 12, die 4 is 1, and column 7, die 3 is P. A disorganized counter carries no ASSAULT.
    firers = [foot("a", 12), foot("b", 7)]
    shaken = [foot("1st", state="disorganized"), foot("2nd")]
    outcome = ruled("bailen", "fire", [4, 3, 6], firers=firers, targets=shaken, assault=True)
    assert outcome.to_data() == {
        "losses": {"1st": 1},
        "states": {"1st": "normal"},
        "markers": {"2nd": "no assault"},
    }
    steady = ruled("bailen", "fire", [4, 3], firers=firers, targets=[foot("1st"), foot("2nd")], assault=True)
    assert steady.to_data() == {
        "losses": {"1st": 1},
        "markers": {"1st": "no assault", "2nd": "no assault"},
    }


@both
@pytest.mark.rule("barrosa 6.26", "bailen 6.26", "barrosa 7.12", "bailen 7.12")
def test_a_retreat_under_fire_that_is_not_open_costs_points(edition: str) -> None:
    # Column 7, die 5: R.
    shot = {"firers": [foot("a", 7)], "targets": [foot("1st", 2), foot("2nd", willingness="F")]}
    barred = ruled(edition, "fire", [5, 6], room=0, **shot)
    assert barred.to_data() == {"losses": {"1st": 1}}, "it stays where it is"
    # The second battalion is defeated, runs one hex and pays for the other two.
    broken = ruled(edition, "fire", [5, 1], room=1, **shot)
    assert broken.to_data() == {
        "losses": {"2nd": 2},
        "states": {"2nd": "defeated"},
        "retreats": {"1st": "retreat 1", "2nd": "retreat 1"},
    }
    closed_in = ruled(edition, "fire", [5, 1], room=0, surrounded=True, **shot)
    assert closed_in.to_data() == {"eliminated": ["1st", "2nd"]}
    lone = ruled(edition, "fire", [5], firers=[foot("a", 7)], targets=[foot("1st", 1)], room=0)
    assert lone.to_data() == {"losses": {"1st": 1}, "eliminated": ["1st"]}
    with pytest.raises(BadCase):
        ruled(edition, "fire", [], surrounded=True, **shot)


@both
def test_names_must_differ_within_a_case(edition: str) -> None:
    with pytest.raises(BadCase):
        ruled(edition, "fire", [], firers=[foot("a")], targets=[foot("a")])
    with pytest.raises(BadCase):
        ruled(edition, "fire", [], firers=[foot("a")], targets=[foot("b")], commander=commander("b"))


@both
def test_pending_tests_stay_factored(edition: str) -> None:
    rules = ruleset(edition)
    targets = [foot(f"t{number}") for number in range(6)]
    case = rules.build_case("fire", {"firers": [foot("a", 12)], "targets": targets})
    odds = OddsSolver(rules.rules, {"target.retreat": "1"}).odds(rules.procedure("fire").run, case)
    assert len(odds.leaves) < 30
    assert odds.marginal("t5").chance(lambda outcome: outcome.state("t5") == "disorganized") > 0


@both
def test_more_points_never_do_less_on_average(edition: str) -> None:
    rules = ruleset(edition)
    lost = []
    for strength in range(1, 13):
        case = rules.build_case("fire", {"firers": [foot("a", strength)], "targets": [foot("1st", 12)]})
        odds = OddsSolver(rules.rules, {"target.retreat": "1"}).odds(rules.procedure("fire").run, case)
        lost.append(odds.outcomes.mean(lambda outcome: outcome.lost("1st")))
    assert lost == sorted(lost)


@both
def test_six_counters_under_long_range_fire_stay_apart(edition: str) -> None:
    rules = ruleset(edition)
    targets = [foot(f"t{number}", willingness="BCDECD"[number]) for number in range(6)]
    for batteries, leaves in ((1, 64), (2, 729)):
        guns_ = [guns(f"b{number}", 7) for number in range(batteries)]
        case = rules.build_case("artillery-fire", {"batteries": guns_, "targets": targets, "range": 3})
        odds = OddsSolver(rules.rules, {"target.retreat": "1"}).odds(
            rules.procedure("artillery-fire").run, case
        )
        assert len(odds.leaves) <= leaves
        assert odds.marginal("t5").chance(lambda outcome: outcome.state("t5") == "defeated") > 0
