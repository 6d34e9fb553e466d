"""The readings chosen where the two Alea sheets are damaged, silent or contradictory."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.rulesets.alea.pieces import EDITIONS, columns, commander, foot, guns, horse, played, ruled, shifts
from tests.staging import words_of

from grognard import BadCase, IllegalOrder, ruleset
from grognard.core.chart import Chart
from grognard.core.drivers import OddsSolver
from grognard.rulesets.alea.morale import state_after
from grognard.rulesets.alea.terrain import reduction, terrain_code

BARROSA, BAILEN = ruleset("barrosa").rules, ruleset("bailen").rules
RULES = {"barrosa": BARROSA, "bailen": BAILEN}
KEYINGS = Path(__file__).parents[3] / "keyings"

both = pytest.mark.parametrize("edition", EDITIONS)


def values(chart: Chart) -> dict[str, int]:
    return {modifier.id: modifier.value for modifier in chart.modifiers}


# Terrain


@pytest.mark.rule("barrosa 2.3", "barrosa 2.4", "barrosa 2.5", "bailen 2.5")
def test_the_terrain_matrix_is_rebuilt_with_the_letters_that_survive() -> None:
    rebuilt, printed = BARROSA.chart("terrain-effects"), BAILEN.chart("terrain-effects")
    assert rebuilt.provenance.status == "rebuilt"
    for ground in ("cultivated", "light-forest", "dense-forest", "small-town", "river"):
        for arm in ("infantry", "cavalry", "artillery"):
            assert rebuilt.at(ground, arm) == printed.at(ground, arm)
    assert rebuilt.at("marsh", "melee") == rebuilt.at("creek", "melee") == "B"
    assert reduction(BARROSA, ("B",)) == reduction(BAILEN, ("C",)) == Fraction(2, 3)


@pytest.mark.rule("barrosa 2.4")
def test_a_dash_on_the_terrain_chart_changes_nothing() -> None:
    assert terrain_code(BARROSA, "clear", "fire") == "-"
    assert reduction(BARROSA, ("-",)) == 1


@pytest.mark.rule("bailen 2.6", "barrosa 2.6", "bailen 2.3")
def test_the_melee_heading_carries_the_footnote() -> None:
    assert BAILEN.chart("terrain-effects").column("melee").label == "Melee (1)"
    assert reduction(BAILEN, ("C", "A")) == Fraction(1, 3)
    assert reduction(BARROSA, ("B", "A")) == Fraction(1, 2)


@pytest.mark.rule("bailen 2.4")
def test_the_bailen_matrix_has_twelve_columns() -> None:
    chart = BAILEN.chart("terrain-effects")
    assert len(chart.columns) == 12
    assert chart.at("clear", "stack-infantry") == "Up to 24 SP"
    assert chart.at("clear", "stack-artillery") == "Up to 3 batteries"


@pytest.mark.rule("bailen 2.8", "bailen 2.22")
def test_strong_buildings_cost_infantry_as_a_town_does() -> None:
    for ground in ("strong-building", "small-town", "city"):
        step = {"terrain": ground, "counter": foot("Ceuta", nation="spanish", order="maneuver")}
        assert ruled("bailen", "step-cost", [], **step).value("MP") == 1
        assert ruled("bailen", "step-cost", [], occupied=True, **step).value("MP") == 2


@pytest.mark.rule("bailen 2.23")
def test_an_attack_over_a_river_bridge_keeps_a_third() -> None:
    assert reduction(BAILEN, (terrain_code(BAILEN, "bridge", "melee"),)) == Fraction(1, 3)
    assert reduction(BAILEN, (terrain_code(BAILEN, "river", "melee"),)) == Fraction(1, 2)
    assert reduction(BAILEN, (terrain_code(BAILEN, "creek", "melee"),)) == Fraction(2, 3)


@pytest.mark.rule("bailen 2.26")
def test_no_melee_crosses_an_impassable_slope() -> None:
    for row in ("impassable-slope-up", "impassable-slope-down"):
        assert BAILEN.chart("terrain-effects").at(row, "melee") == "P"


@both
@pytest.mark.rule("barrosa 2.8", "bailen 2.8")
def test_a_maneuvering_counter_steps_down_for_one_point(edition: str) -> None:
    step = {"terrain": "dense-forest", "slope": "slope-down"}
    eased = foot("1st", order="maneuver")
    assert ruled(edition, "step-cost", [], counter=eased, **step).value("MP") == 1
    assert ruled(edition, "step-cost", [], counter=foot("1st", order="attack"), **step).value("MP") == 3
    assert ruled(edition, "step-cost", [], counter=eased, occupied=True, **step).value("MP") == 3


@both
@pytest.mark.rule("barrosa 2.12", "bailen 2.12", "barrosa 2.13", "barrosa 2.14", "bailen 2.13")
def test_a_road_helps_only_maneuvering_counters(edition: str) -> None:
    path = {"terrain": "light-forest", "slope": "slope-up", "road": True, "whole_road": True}
    maneuver, attack = foot("1st", order="maneuver"), foot("1st", order="attack")
    assert ruled(edition, "step-cost", [], counter=maneuver, **path).value("MP") == 1
    assert ruled(edition, "step-cost", [], counter=attack, **path).value("MP") == 3
    bonus = {"barrosa": (6, 7, 4), "bailen": (4, 4, 4)}[edition]
    found = (
        ruled(edition, "step-cost", [], counter=maneuver, **path),
        ruled(edition, "step-cost", [], counter=maneuver, whole_maneuver=True, **path),
        ruled(edition, "step-cost", [], counter=maneuver, whole_maneuver=True, enemy_near=True, **path),
    )
    assert tuple(outcome.value("allowance") for outcome in found) == bonus


@pytest.mark.rule("bailen 2.19", "bailen 6.28")
def test_crops_change_the_die_and_not_the_points() -> None:
    shot = played("bailen", "fire", [4], firers=[foot("Reina")], targets=[foot("1st")], terrain="crop-area")
    assert columns(shot, "fire") == ["6"]
    assert shifts(shot, "fire") == [-1]


# Morale


@pytest.mark.rule("barrosa 8.4")
def test_a_steady_unit_stays_normal() -> None:
    assert state_after(BARROSA, "normal", "none") == "normal"


@pytest.mark.rule("bailen 8.4", "bailen 8.5")
def test_the_two_contradictory_lines_are_told_apart() -> None:
    for occasion in ("morale.transitions", "morale.reorganization"):
        assert state_after(BAILEN, "disorganized", "none", occasion) == "normal"
        assert state_after(BAILEN, "defeated", "none", occasion) == "disorganized"


@pytest.mark.rule("bailen 8.4", "barrosa 8.4", "barrosa 8.5")
def test_a_normal_unit_takes_the_state_of_the_result() -> None:
    for state in ("normal", "disorganized", "defeated"):
        for result in ("none", "disorganized", "defeated"):
            assert state_after(BAILEN, state, result) == state_after(BARROSA, state, result)
    assert state_after(BAILEN, "normal", "defeated") == "defeated"
    assert state_after(BAILEN, "normal", "none") == "normal"


@both
@pytest.mark.rule("barrosa 8.2", "bailen 8.2", "barrosa 1.9", "bailen 1.9")
def test_a_commander_adds_his_factor_and_at_least_one(edition: str) -> None:
    for factor, added in ((0, 1), (1, 1), (2, 2)):
        test = played(edition, "morale", [6], counter=foot("1st"), commander=commander(morale=factor))
        assert shifts(test, "morale") == [added]


@both
@pytest.mark.rule("barrosa 8.9", "bailen 8.9")
def test_a_zone_of_control_costs_a_letter_not_a_pip(edition: str) -> None:
    for letter, read in (("A", "B"), ("E", "F"), ("F", "F")):
        test = played(
            edition,
            "reorganization",
            [6],
            counter=foot("1st", willingness=letter, state="disorganized"),
            zoc=True,
        )
        assert columns(test, "morale") == [read]
        assert shifts(test, "morale") == [-1]


@both
@pytest.mark.rule("barrosa 7.22", "bailen 7.22")
def test_the_missing_square_helps_the_cavalry(edition: str) -> None:
    assert shifts(played(edition, "morale", [6], counter=horse("1st"), no_square=True), "morale") == [1]
    with pytest.raises(BadCase):
        ruled(edition, "morale", [6], counter=foot("1st"), no_square=True)


@pytest.mark.rule("barrosa 8.2", "bailen 8.2")
def test_each_level_of_fatigue_counts() -> None:
    tired = horse("1st", fatigue=3)
    assert shifts(played("barrosa", "morale", [6], counter=tired), "morale") == [-3]
    assert shifts(played("bailen", "morale", [6], counter=tired), "morale") == [0]


@pytest.mark.rule("bailen 8.2")
def test_the_lost_morale_values_come_from_the_sister_sheet() -> None:
    sister, here = values(BARROSA.chart("morale")), values(BAILEN.chart("morale"))
    assert here.pop("heat") == here.pop("disordered-or-defeated") == -1
    assert here == {id: sister[id] for id in here}


@both
@pytest.mark.rule("barrosa 8.8", "bailen 8.8")
def test_defeated_guns_are_lost_only_next_to_an_enemy(edition: str) -> None:
    shaky = guns("battery", willingness="F")
    assert ruled(edition, "morale", [1], counter=shaky, enemy_adjacent=True).eliminated == ("battery",)
    away = ruled(edition, "morale", [1], counter=shaky)
    assert away.to_data() == {
        "states": {"battery": "defeated"},
        "formations": {"battery": "limbered"},
        "retreats": {"battery": "retreat 3"},
        "found": {"test": "failed"},
    }


@both
@pytest.mark.rule("barrosa 8.17", "bailen 8.17")
def test_fleeing_counters_take_no_test(edition: str) -> None:
    runaway = foot("1st", state="fleeing")
    with pytest.raises(IllegalOrder):
        ruled(edition, "morale", [], counter=runaway)
    # The die 3 on column 10 is M: the fleeing top counter takes no test, and so nobody does.
    firers = [foot("a", 5), foot("b", 5)]
    assert ruled(edition, "fire", [3], firers=firers, targets=[runaway, foot("2nd")]).to_data() == {}


@both
@pytest.mark.rule("barrosa 9.3", "bailen 9.3")
def test_a_commander_who_falls_steadies_nobody(edition: str) -> None:
    shot = {"firers": [foot("a", 8)], "targets": [foot("1st")], "commander": commander(morale=2)}
    unhurt = played(edition, "fire", [6, 6, 5, 3], **shot)
    fallen = played(edition, "fire", [6, 6, 6, 3], **shot)
    assert shifts(unhurt, "morale") == [2]
    assert shifts(fallen, "morale") == [0]
    assert fallen.outcome.leaders == (("general", "hit"),)


# Divisions


@both
@pytest.mark.rule("barrosa 8.14", "bailen 8.14")
def test_division_morale_reads_its_outer_rows_beyond_the_table(edition: str) -> None:
    chart = RULES[edition].chart("division-morale")
    for rating in "654321":
        assert chart.read(rating, -9) == chart.read(rating, -1) == "H"
        assert chart.read(rating, 11) == chart.read(rating, 7)


@pytest.mark.rule("barrosa 8.14", "bailen 8.14")
def test_row_zero_of_division_morale_differs_between_the_editions() -> None:
    assert BARROSA.chart("division-morale").row("0").cells == ("RE", "H", "H", "H", "H", "H")
    assert BAILEN.chart("division-morale").row("0").cells == ("R", "R", "H", "H", "H", "H")


@pytest.mark.rule("bailen 10.7", "barrosa 10.1")
def test_heat_weighs_on_the_french_alone() -> None:
    shaken: dict[str, Any] = {"state": "disorganized"}
    hot = played("bailen", "reorganization", [6], counter=foot("1st", **shaken), heat=True)
    assert shifts(hot, "morale") == [-2]
    division = {"id": "Chabert", "rating": 3, "strength": 20, "heat": True}
    assert shifts(played("bailen", "division-morale", [6], **division), "division-morale") == [-1]
    for edition, nation, paragraph in (("bailen", "spanish", "10.7"), ("barrosa", "french", "10.1")):
        with pytest.raises(IllegalOrder) as refused:
            ruled(edition, "reorganization", [], counter=foot("1st", nation=nation, **shaken), heat=True)
        assert refused.value.rule == f"{edition} {paragraph}"


# Fire


@both
@pytest.mark.rule("barrosa 6.24", "bailen 6.24")
def test_3r_is_three_losses_and_a_retreat(edition: str) -> None:
    firers = [foot("a", 6, willingness="A", nation="british"), foot("b", 6)]
    outcome = ruled(edition, "fire", [6], firers=firers, targets=[foot("1st")])
    assert outcome.to_data() == {"losses": {"1st": 3}, "retreats": {"1st": "retreat 1"}}


@both
@pytest.mark.rule("barrosa 6.23", "bailen 6.23")
def test_a_square_ignores_r(edition: str) -> None:
    square = foot("1st", formation="square")
    # 5 points at +2: the die 4 is 6, R. Nobody moves and nobody tests.
    outcome = ruled(edition, "fire", [4], firers=[foot("a", 5)], targets=[square, foot("2nd")])
    assert outcome.to_data() == {}


@pytest.mark.rule("barrosa 6.23")
def test_deployed_guns_stay_when_r_strikes_them() -> None:
    # 7 points at -1: the die 6 is 5, R. The escort tests and breaks.
    outcome = ruled(
        "barrosa", "fire", [6, 1], firers=[foot("a", 7)], targets=[guns("battery"), foot("escort")]
    )
    assert outcome.to_data() == {"states": {"escort": "disorganized"}}


@pytest.mark.rule("bailen 6.30", "bailen 6.33", "bailen 1.18")
def test_the_note_on_r_spares_squares_and_deployed_guns() -> None:
    shot = {"firers": [foot("a", 7)]}
    deployed = ruled("bailen", "fire", [6], targets=[guns("battery")], **shot)
    assert deployed.to_data() == {"markers": {"battery": "no-fire"}}
    limbered = ruled("bailen", "fire", [5], targets=[guns("battery", formation="limbered")], **shot)
    assert limbered.to_data() == {"markers": {"battery": "no-fire"}, "retreats": {"battery": "retreat 1"}}
    plain = ruled("bailen", "fire", [5], targets=[foot("1st")], **shot)
    assert plain.to_data() == {"retreats": {"1st": "retreat 1"}}


@pytest.mark.rule("bailen 6.31", "bailen 6.32")
def test_a_battery_halted_by_fire_falls_silent_and_tests() -> None:
    # 7 points at -1: the die 4 is 3, P. Its test is its own: the escort stays out of it.
    outcome = ruled(
        "bailen",
        "fire",
        [4, 1],
        firers=[foot("a", 7)],
        targets=[guns("battery", willingness="B"), foot("escort")],
    )
    assert outcome.to_data() == {"states": {"battery": "disorganized"}, "markers": {"battery": "no-fire"}}
    # 2P silences without a test.
    firers = [foot("a", 6, willingness="B"), foot("b", 6)]
    outcome = ruled("bailen", "fire", [6], firers=firers, targets=[guns("battery")])
    assert outcome.to_data() == {"losses": {"battery": 2}, "markers": {"battery": "no-fire"}}


@both
@pytest.mark.rule("barrosa 6.16", "bailen 6.16", "barrosa 6.27", "bailen 6.27")
def test_a_second_shot_strikes_whoever_is_then_on_top(edition: str) -> None:
    firers = [foot("a", 7), foot("b", 7)]
    # Column 12, die 4: 1, which removes the top counter. Column 2, die 6: P on the next; at Bailén it tests.
    last = [6] if edition == "barrosa" else [6, 6]
    shot = played(edition, "fire", [4, *last], firers=firers, targets=[foot("1st", 1), foot("2nd")])
    assert shot.outcome.eliminated == ("1st",)
    assert dict(words_of(shot.steps[1].request).args)["target"] == "2nd"
    # Nobody is left for the second shot.
    assert ruled(edition, "fire", [4], firers=firers, targets=[foot("1st", 1)]).eliminated == ("1st",)


@both
@pytest.mark.rule("barrosa 6.25", "bailen 6.25", "barrosa 9.1", "bailen 9.1")
def test_the_stack_tests_when_its_top_counter_is_shot_away(edition: str) -> None:
    # Column 8, die 6: 1M; the last man falls and the second battalion tests: die 2 under C.
    outcome = ruled(edition, "fire", [6, 2], firers=[foot("a", 8)], targets=[foot("1st", 1), foot("2nd")])
    assert outcome.to_data() == {
        "losses": {"1st": 1},
        "eliminated": ["1st"],
        "states": {"2nd": "disorganized"},
    }


@both
@pytest.mark.rule("barrosa 6.23", "bailen 6.23")
def test_cavalry_under_fire_retreats_like_others(edition: str) -> None:
    outcome = ruled(edition, "fire", [5], firers=[foot("a", 7)], targets=[horse("1st")])
    assert outcome.to_data() == {"retreats": {"1st": "retreat 1"}}


@both
@pytest.mark.rule("barrosa 6.18", "bailen 6.18")
def test_the_top_battery_gives_the_shot_its_class(edition: str) -> None:
    light, heavy = (
        guns("light", 3, cls="light", willingness="E"),
        guns("heavy", 3, cls="heavy", willingness="B"),
    )
    for batteries, shift in (([light, heavy], -2), ([heavy, light], 2)):
        shot = played(edition, "artillery-fire", [1], range=1, batteries=batteries, targets=[foot("1st")])
        assert shifts(shot, "fire") == [shift]
        assert columns(shot, "fire") == ["6"]


@pytest.mark.rule("barrosa 6.17", "barrosa 6.3", "bailen 6.3")
def test_tired_skirmishing_cavalry_shoots_worse() -> None:
    tired = horse("1st", 6, formation="guerrilla", fatigue=2)
    shot = played("barrosa", "fire", [3], firers=[tired], targets=[foot("2nd")])
    assert (columns(shot, "fire"), shifts(shot, "fire")) == (["3"], [-2])


@pytest.mark.rule("bailen 6.17")
def test_the_bailen_fire_modifiers_are_those_of_the_list() -> None:
    sister, here = values(BARROSA.chart("fire")), values(BAILEN.chart("fire"))
    assert (here.pop("target.crops"), here.pop("swiss")) == (-1, -2)
    assert here == sister


@pytest.mark.rule("bailen 10.2", "barrosa 10.2")
def test_the_british_lines_still_work_at_bailen() -> None:
    for edition in EDITIONS:
        for letter, shift in (("B", 2), ("C", 1), ("D", 0)):
            redcoats = foot("29th", 4, nation="british", willingness=letter)
            shot = played(edition, "fire", [1], firers=[redcoats], targets=[foot("1st")])
            assert shifts(shot, "fire") == [shift]


@pytest.mark.rule("bailen 3.4")
def test_batteries_answer_at_one_hex_only() -> None:
    shot = {"batteries": [guns("battery")], "targets": [foot("1st")], "phase": "defensive"}
    with pytest.raises(IllegalOrder) as refused:
        ruled("bailen", "artillery-fire", [], range=2, **shot)
    assert refused.value.rule == "bailen 3.4"
    assert ruled("bailen", "artillery-fire", [1], range=1, **shot).to_data() == {}
    assert ruled("barrosa", "artillery-fire", [1], range=4, **shot).to_data() == {}


# Melee and cavalry control, as far as they are data


@pytest.mark.rule("barrosa 7.8")
def test_the_lone_dr3_is_read_as_dr2() -> None:
    chart = BARROSA.chart("melee")
    assert (chart.printed("4", "5/1"), chart.read("5/1", 4)) == ("DR3", "DR2")


@pytest.mark.rule("barrosa 7.3.3")
def test_six_to_ten_is_one_column() -> None:
    """The scan splits the heading over two columns; their cells are the same, and the chart has them once."""
    chart = BARROSA.chart("melee")
    assert [column.label for column in chart.columns][-3:] == ["5/1", "6/1 a 10/1", "+10/1"]
    for keying in ("first", "second"):
        with (KEYINGS / "barrosa" / keying / "melee.csv").open(encoding="utf-8", newline="") as lines:
            _header, *keyed = csv.reader(lines)
        assert [(label, *cells[:10], cells[11]) for label, *cells in keyed] == [
            (row.label, *row.cells) for row in chart.rows
        ]
        assert all(cells[9] == cells[10] for _label, *cells in keyed)
    assert BARROSA.fraction("melee.beyond") == 10
    assert BARROSA.fact("melee.beyond-column") == "+10/1"


@pytest.mark.rule("barrosa 7.8")
def test_the_melee_table_has_no_plain_dr() -> None:
    cells = {cell for row in BARROSA.chart("melee").rows for cell in row.cells}
    assert "DR" not in cells
    assert "DR1" in cells


@pytest.mark.rule("barrosa 7.4", "bailen 7.4")
def test_the_lost_melee_modifiers_come_from_the_sister_sheet() -> None:
    here, sister = values(BARROSA.chart("melee")), values(BAILEN.chart("melee"))
    assert here.pop("rear") == 2 > here["flank"]
    assert here == {id: sister[id] for id in here}


@pytest.mark.rule("bailen 7.4")
def test_one_letter_of_difference_counts_for_nothing_at_bailen() -> None:
    assert BAILEN.number("melee.willingness-discount") == 1
    assert BARROSA.number("melee.willingness-discount") == 0


@pytest.mark.rule("barrosa 7.25", "bailen 7.25")
def test_the_lost_cavalry_control_values_come_from_the_sister_sheet() -> None:
    assert values(BARROSA.chart("cavalry-control")) == values(BAILEN.chart("cavalry-control"))


@pytest.mark.rule("barrosa 7.25")
def test_the_last_control_row_is_eight_or_more() -> None:
    chart = BARROSA.chart("cavalry-control")
    assert chart.row("8 or").label == "8 or"
    assert chart.read("F", 11) == chart.read("F", 8) == "C"


# Formations and movement


@both
@pytest.mark.rule("barrosa 5.4", "bailen 5.4", "barrosa 1.13", "bailen 1.13")
def test_cavalry_forms_no_square(edition: str) -> None:
    assert RULES[edition].chart("formation-change-cavalry").row("square").cells == ("---", "---")
    with pytest.raises(IllegalOrder) as refused:
        ruled(edition, "step-cost", [], counter=horse("1st", order="attack"), change="square")
    assert refused.value.rule == f"{edition} 1.13"


@pytest.mark.rule("bailen 5.1", "barrosa 5.1")
def test_swiss_move_like_the_army_they_serve() -> None:
    swiss = foot("Reding", nation="swiss", order="attack")
    assert ruled("bailen", "step-cost", [], counter=swiss).value("allowance") == 4
    assert ruled("bailen", "step-cost", [], counter=swiss, serves="spanish").value("allowance") == 3
    legion = horse("hussars", nation="kgl", order="attack")
    assert ruled("barrosa", "step-cost", [], counter=legion).value("allowance") == 7


# Where a higher roll does less


@both
@pytest.mark.rule("barrosa 6.23", "bailen 6.23")
def test_a_square_fears_m_more_than_r(edition: str) -> None:
    hurt = ruleset(edition).procedure("fire").success.holds
    # Column 7 against a square, +2: die 2 is M, die 3 is R.
    shot = {"firers": [foot("a", 7)], "targets": [foot("1st", formation="square")]}
    assert hurt(ruled(edition, "fire", [2, 1], **shot))
    assert not hurt(ruled(edition, "fire", [3], **shot))


@both
@pytest.mark.rule("barrosa 7.10", "bailen 7.10")
def test_a_casualty_leaves_the_defender_where_a_retreat_would_not(edition: str) -> None:
    system = ruleset(edition)
    melee = system.procedure("melee")
    stacks = {"attackers": [{"counters": [foot("a", 20)]}], "defender": {"counters": [foot("d", 4)]}}
    case = system.build_case("melee", stacks)
    chances = [
        OddsSolver(rules, {"attacker.advance": "yes"})
        .odds(melee.run, case)
        .outcomes.chance(melee.success.holds)
        for rules in (system.rules, system.rules.with_shift("melee", 2))
    ]
    # Five to one: BM once, DB once, retreats for the rest; two rows lower down DB three times.
    assert chances[0] > chances[1]


@both
@pytest.mark.rule("barrosa 6.8", "bailen 6.8", "barrosa 6.27", "bailen 6.27")
def test_who_has_left_is_not_struck_by_a_later_roll_of_the_same_fire(edition: str) -> None:
    # Factor 6 at 3 hexes, column 9: die 4 is R. The second battalion is defeated and gone; the third has -2:
    # die 6 is 4, R.
    stack = [foot("1st"), foot("2nd", willingness="F"), foot("3rd")]
    outcome = ruled(edition, "artillery-fire", [4, 1, 6, 6], range=3, batteries=[guns("a")], targets=stack)
    assert outcome.to_data() == {
        "states": {"2nd": "defeated"},
        "retreats": {"1st": "retreat 1", "2nd": "retreat 3", "3rd": "retreat 1"},
    }
