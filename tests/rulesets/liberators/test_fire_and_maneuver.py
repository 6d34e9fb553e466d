"""4. and 6.: clauses of the maneuver check and of fire that no worked ruling shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.ruled import (
    LIBERATORS,
    RULES,
    Case,
    battery,
    checked,
    foot,
    horse,
    played,
    ruled,
    shot,
)
from tests.staging import words_of

from grognard.core.procedure import Read

WEAK: dict[str, Any] = {"stands": 5, "starting": 9, "quality": "militia"}


@pytest.mark.rule("liberators 1.5", "liberators 1.4")
def test_effectiveness_sets_the_breaks_and_nothing_else() -> None:
    for kind, die in (("spirited", 6), ("reliable", 6), ("unreliable", 10)):
        assert checked(die, foot("u", 9, starting=10, effectiveness=kind)).value("u result") == (
            "Well Handled" if kind != "unreliable" else "Quick Step"
        )
    entries = [e.id for e in played("maneuver", [5], troops=[foot("u", 9, starting=10)]).steps[0].entries]
    assert entries == ["quality.regular", "fresh"]


@pytest.mark.rule("liberators 4.1", "liberators 10.4")
@pytest.mark.parametrize(
    ("distance", "more", "commanded"),
    [
        (8, {}, True),
        (9, {}, False),
        (4, {"twilight": True}, True),
        (5, {"twilight": True}, False),
        (5, {"leader": {"id": "x", "rating": "good", "attached_to": "other"}}, False),
        (5, {"leader": {"id": "x", "rating": "good", "mounted": False}}, False),
    ],
)
def test_the_command_radius(distance: int, more: dict[str, Any], commanded: bool) -> None:
    case: Case = {"leader": {"id": "x", "rating": "good"}, "troops": [foot("u", distance=distance)], **more}
    (step,) = played("maneuver", [5], **case).steps
    assert step.column == ("in-command" if commanded else "out-of-command")
    assert ("leader.good" in {entry.id for entry in step.entries}) == commanded


@pytest.mark.rule("liberators 4.1")
def test_fields_hinder_a_leaders_sight() -> None:
    (step,) = played(
        "maneuver", [5], leader={"id": "x"}, troops=[foot("u", distance=5, sight="fields")]
    ).steps
    assert step.column == "out-of-command"


@pytest.mark.rule("liberators 4.4")
def test_one_die_for_those_in_command_and_one_for_each_of_the_others() -> None:
    case: Case = {
        "leader": {"id": "x"},
        "troops": [foot("a"), foot("far", distance=20), foot("b")],
        "guns": [battery("off", distance=20)],
    }
    done = played("maneuver", [5, 1, 9], **case)
    rolled = [step for step in done.steps if not isinstance(step.request, Read)]
    assert [step.given for step in rolled] == [(5,), (1,), (9,)]
    assert done.outcome.value("a result") == done.outcome.value("b result") == "Well Handled"
    assert (done.outcome.value("far result"), done.outcome.value("off result")) == ("Tardy", "Tardy")


@pytest.mark.rule("liberators 4.4", "liberators 4.5")
def test_a_group_shows_the_modifiers_and_the_row_of_every_unit() -> None:
    steady, shaken = foot("a", formation="attack-column"), foot("b", quality="militia", order="disordered")
    case: Case = {"leader": {"id": "x", "rating": "poor"}, "troops": [steady, shaken], "guns": [battery("g")]}
    _die, *read = played("maneuver", [2], **case).steps
    # 2 - 1 + 2 + 1 = 4, 2 - 1 - 1 + 2 = 2, 2 - 1 = 1
    assert [(step.given, step.total, step.code) for step in read] == [
        ((2,), 4, "Tardy"),
        ((2,), 2, "Wavering"),
        ((2,), 1, "Fall Back"),
    ]
    assert [[entry.id for entry in step.entries] for step in read] == [
        ["leader.poor", "quality.regular", "fresh", "formation"],
        ["leader.poor", "quality.militia", "fresh"],
        ["leader.poor", "quality.regular"],
    ]


@pytest.mark.rule("liberators 4.9", "liberators 6.13")
def test_a_trace_answers_with_the_name_of_the_effect() -> None:
    (alone,) = played("maneuver", [9], troops=[foot("u", order="broken")]).steps
    assert (alone.column, alone.total, alone.code) == ("out-of-command", 9, "Rally")
    (fired,) = played("musketry", [9], troops=[foot("f", 6, distance=4)], target=foot("t")).steps
    assert (fired.column, fired.total, fired.code) == ("regular", 9, "Telling Fire")


@pytest.mark.rule("liberators 4.2")
def test_unlimbered_guns_are_in_no_march_column() -> None:
    leader = {"id": "leader", "attached_to": "head"}
    guns = battery("g", distance=30, in_column=True)
    for limbered, column in ((True, "in-command"), (False, "out-of-command")):
        (step,) = played("maneuver", [5], leader=leader, guns=[{**guns, "limbered": limbered}]).steps
        assert step.column == column


@pytest.mark.rule("liberators 4.14")
def test_guns_that_drive_off_have_not_kept_their_order() -> None:
    steady = LIBERATORS.procedure("maneuver").success.holds
    silent = battery("g", silenced=2, close_range=True)
    assert checked(1, silent).to_data()["retreats"] == {"g": "full retreat"}
    assert not steady(checked(1, silent))
    assert steady(checked(2, silent))


@pytest.mark.rule("liberators 4.13", "liberators 8.1")
def test_whoever_is_out_of_close_range_in_square_or_fortified_holds() -> None:
    # spent -2, militia -1, broken -2: an 8 is 3, in square a 7 is 3
    for die, held in (
        (8, {}),
        (8, {"close_range": True, "fortified": True}),
        (7, {"close_range": True, "formation": "square"}),
    ):
        rallied = checked(die, foot("u", **WEAK, order="broken", **held))
        assert rallied.to_data() == {"states": {"u": "good-order"}, "found": {"u result": "Rally"}}
    wavering = checked(7, foot("u", **WEAK, order="broken", close_range=True))
    assert wavering.to_data() == {
        "states": {"u": "disordered"},
        "retreats": {"u": "out of close range"},
        "found": {"u result": "Wavering"},
    }


@pytest.mark.rule("liberators 4.14", "liberators 4.15")
def test_good_order_troops_fall_back_or_panic() -> None:
    near = foot("u", **WEAK, close_range=True)
    assert checked(4, near).to_data() == {
        "states": {"u": "disordered"},
        "retreats": {"u": "out of close range"},
        "found": {"u result": "Fall Back"},
    }
    assert checked(4, foot("u", **WEAK)).value("u maneuvers") == "hold-and-fire"
    panic = checked(1, near)
    assert (panic.value("u result"), panic.state("u")) == ("Panic", "broken")


@pytest.mark.rule("liberators 4.16", "liberators 9.2")
def test_a_rout_can_destroy_a_unit() -> None:
    gone = checked(1, foot("u", 2, starting=9, quality="peasant", order="broken"))
    assert (gone.value("u result"), gone.eliminated, gone.states) == ("Rout", ("u",), ())


@pytest.mark.rule("liberators 8.3", "liberators 4.12")
def test_silenced_guns_may_rally_and_light_carriages_have_lines_of_their_own() -> None:
    silenced = str(checked(3, battery("g", silenced=2)).value("g maneuvers")).split(", ")
    assert "rally" in silenced
    assert "fire" not in silenced
    light = str(checked(8, battery("g", 1, "very-light", limbered=True)).value("g maneuvers")).split(", ")
    assert {"full-move", "unlimber", "full-move-and-unlimber", "unlimber-and-fire"} == set(light)


@pytest.mark.rule("liberators 6.2")
@pytest.mark.parametrize(
    ("formation", "stands", "firing"),
    [("line", 9, 9), ("attack-column", 9, 2), ("square", 10, 3), ("square", 17, 3), ("square", 2, 1)],
)
def test_how_many_stands_fire(formation: str, stands: int, firing: int) -> None:
    firer = foot("f", stands, formation=formation, distance=4)
    (step,) = played("musketry", [5], troops=[firer], target=foot("t")).steps
    counted = sum(entry.value for entry in step.entries if entry.id == "points")
    assert counted == int(RULES.chart("fire-points-to-die").read("modifier", firing))


@pytest.mark.rule("liberators 6.6")
def test_halvings_of_guns_fall_on_stands() -> None:
    # 4 light gun stands at 4 inches: one silenced, two damaged of which one is the silenced one, one low
    guns = battery("g", 4, silenced=1, damaged=2, low_ammo=1, distance=4)
    (step,) = played("cannonade", [5], guns=[guns], target=foot("t")).steps
    # 4 + 2 + 2 = 8 points: +1
    assert dict(words_of(step.request).args)["points"] == 8
    assert {(e.id, e.value) for e in step.entries} == {
        ("points.damaged-gun", 0),
        ("points.low-ammo", 0),
        ("points", 1),
    }


@pytest.mark.rule("liberators 6.7", "liberators 6.9")
def test_the_roll_says_how_many_points_there_are() -> None:
    halved = foot("f", 9, order="disordered", distance=4)
    (step,) = played("musketry", [5], troops=[halved], target=foot("t")).steps
    assert dict(words_of(step.request).args)["points"] == "4.5"


@pytest.mark.rule("liberators 6.11")
@pytest.mark.parametrize(
    ("target", "counted"),
    [
        (foot("t", formation="attack-column"), {"target.plus-one"}),
        (horse("t"), {"target.plus-one"}),
        (horse("t", formation="dismounted"), {"cover.partial"}),
        (foot("t", about_faced=True, flank_march=True), {"target.plus-one"}),
        (foot("t", passage_of_lines=True, formation="square"), {"target.plus-two"}),
        (foot("t", enfiladed=True, order="broken"), {"target.plus-two"}),
        (foot("t", formation="skirmish", cover="full"), {"cover.full"}),
        (foot("t", formation="skirmish", cover="fortification"), {"cover.fortification"}),
        (battery("t", enfiladed=True, limbered=True), {"target.plus-one"}),
    ],
)
def test_how_the_target_stands(target: dict[str, Any], counted: set[str]) -> None:
    kind = "target_guns" if "gun" in target else "target"
    (step,) = played("musketry", [5], troops=[foot("f", 6, distance=4)], **{kind: target}).steps
    assert {entry.id for entry in step.entries} == counted


@pytest.mark.rule("liberators 6.14")
def test_withering_fire_wrecks_guns_and_silences_the_battery() -> None:
    # 17 stands +4: 10 + 4 = 14; enfiladed +1 makes it 15, one stand more
    assert shot([10], battery("g", 4), stands=17).to_data()["markers"]["g"] == "silenced 3"
    assert shot([10], battery("g", 4, enfiladed=True), stands=17).lost("g") == 2


@pytest.mark.rule("liberators 6.16")
def test_galling_fire_disorders_or_costs_a_stand() -> None:
    assert shot([5], foot("t")).to_data() == {
        "states": {"t": "disordered"},
        "found": {"t fire": "Galling Fire"},
    }
    again = shot([5], foot("t", order="disordered"))
    assert (again.lost("t"), again.states) == (1, ())
    assert shot([5], battery("g", silenced=2)).markers == ()


@pytest.mark.rule("liberators 6.18")
def test_desultory_fire_does_nothing_and_a_charge_goes_home() -> None:
    outcome = shot([1], foot("t", charging="yes"))
    assert outcome.to_data() == {"found": {"t fire": "Desultory Fire", "t charge": "home"}}


@pytest.mark.rule("liberators 6.19")
def test_the_british_do_not_countercharge_a_unit_that_recalled() -> None:
    british = [foot("f", 10, distance=4, british=True)]
    case: Case = {"troops": british, "target": horse("t", charging="yes")}
    gone = ruled("musketry", [9], {"charger.recall": "yes", "firer.countercharge": "yes"}, **case)
    assert (gone.to_data()["retreats"], gone.advances) == ({"t": "recall"}, ())
    stayed = ruled("musketry", [9], {"firer.countercharge": "yes"}, **case)
    assert stayed.to_data()["advances"] == {"f": "countercharge"}


@pytest.mark.rule("liberators 6.19", "liberators 10.3")
def test_every_british_unit_countercharges_or_not_by_itself() -> None:
    case: Case = {
        "troops": [foot("f", 6, distance=4, british=True), foot("g", 6, distance=4, british=True)],
        "target": foot("t", charging="yes"),
    }
    policy = {"firer.countercharge@f": "no", "firer.countercharge@g": "yes"}
    assert ruled("musketry", [9], policy, **case).to_data()["advances"] == {"g": "countercharge"}


@pytest.mark.rule("liberators 6.21")
def test_only_guns_that_fired_run_low() -> None:
    # one stand is silenced and did not fire, the other is low already
    guns = battery("g", 2, silenced=1, low_ammo=1, distance=4)
    assert ruled("cannonade", [10], guns=[guns], target=foot("t")).markers == ()


@pytest.mark.rule("liberators 6.21", "liberators 10.5")
def test_the_enemy_picks_who_runs_low() -> None:
    case: Case = {
        "troops": [
            foot("a", 3, distance=4),
            foot("b", 3, distance=4, low_ammo=True),
            foot("c", 3, distance=4),
        ],
        "target": foot("t"),
        "poor_commissariat": True,
    }
    assert ruled("musketry", [9], **case).to_data()["markers"] == {"a": "low on ammo"}
    assert ruled("musketry", [9], {"target.low-ammo": "no"}, **case).to_data()["markers"] == {
        "c": "low on ammo"
    }
    assert ruled("musketry", [9], **{**case, "poor_commissariat": False}).markers == ()


@pytest.mark.rule("liberators 5.1", "liberators 2.4")
def test_half_moves_and_scaling() -> None:
    half = ruled("move-rate", [], id="u", arm="infantry", formation="square", ground="broken", pace="half")
    assert half.value("u inches") == "1.5"
    scaled = ruled("move-rate", [], id="u", arm="infantry", formation="line", obstacle="major")
    assert scaled.value("u maneuver") == "scale-major-obstacle"
