"""The readings chosen where the sheet is damaged, silent or says two things."""

from __future__ import annotations

import pytest
from tests.rulesets.jours_de_gloire.situations import (
    JDG,
    charge,
    fire,
    played,
    ruled,
    shock,
    tallies,
    unit,
)

from grognard import IllegalOrder


def shock_modifiers(case: dict[str, object], procedure: str = "shock", **policy: str) -> dict[str, int]:
    """The tally of the first shock roll; a 9 is rolled for it."""
    return tallies(played(procedure, [9], case, **policy))[0]


@pytest.mark.rule("jours-de-gloire 6.14")
def test_a_modified_eight_on_the_fire_table_does_nothing() -> None:
    chart = JDG.rules.chart("fire")
    assert [chart.read("effect", value) for value in (-20, 0, 8)] == ["PE", "PE", "PE"]
    assert ruled("artillery-fire", [4], fire()).to_data() == {}


@pytest.mark.rule("jours-de-gloire 6.14")
def test_the_bilingual_cell_of_the_fire_table_is_a_cohesion_test() -> None:
    chart = JDG.rules.chart("fire")
    assert chart.printed("9 → 12", "effect") == "TdC•CT"
    assert {chart.read("effect", value) for value in range(9, 13)} == {"CT"}
    assert ruled("artillery-fire", [5, 6], fire()).state("t") == "disordered"
    assert ruled("artillery-fire", [5, 5], fire()).to_data() == {}


@pytest.mark.rule("jours-de-gloire 6.12")
def test_terrain_hexside_and_level_are_named_apart_when_they_hinder_fire() -> None:
    case = fire(target={"units": [unit("t")], "terrain": "woods"}, distance=1, climb=1)
    (tally,) = tallies(played("artillery-fire", [0], case))
    assert tally == {"firer.strength": 4, "target.terrain": -1, "target.level": -1, "range.point-blank": 1}
    work = fire(target={"units": [unit("t")], "terrain": "woods"}, hexside=["redoubt"])
    (tally,) = tallies(played("artillery-fire", [0], work))
    assert tally == {"firer.strength": 4, "target.hexside": -1, "range.effective": 0}


@pytest.mark.rule("jours-de-gloire 7.20")
def test_a_defender_who_holds_suffers_nothing() -> None:
    chart = JDG.rules.chart("shock-charge")
    assert [chart.read("defender", value) for value in range(5)] == ["Pursuit"] * 5
    outcome = ruled("shock", [3, 4], shock())
    assert outcome.to_data() == {"states": {"a": "disordered"}, "holds": "defender"}


@pytest.mark.rule("jours-de-gloire 7.21")
def test_the_two_lowest_rows_punish_the_attacker_alike() -> None:
    chart = JDG.rules.chart("shock-charge")
    assert chart.read("attacker", -1) == chart.read("attacker", 0) == "D+CT/1"
    assert chart.read("defender", -1) != chart.read("defender", 0)


@pytest.mark.rule("jours-de-gloire 7.18", "jours-de-gloire 7.19")
def test_infantry_never_pursues() -> None:
    outcome = ruled("shock", [9], shock(), attacker__pursue="yes", attacker__advance="yes")
    assert dict(outcome.advances) == {"a": "advance"}


@pytest.mark.rule("jours-de-gloire 7.17")
def test_no_cell_of_the_shock_table_prints_a_rout() -> None:
    chart = JDG.rules.chart("shock-charge")
    assert "R" in chart.codes
    assert not [cell for row in chart.rows for cell in row.cells if "R" in cell.replace("+", " ").split()]


@pytest.mark.rule("jours-de-gloire 2.4", "jours-de-gloire 2.5", "jours-de-gloire 7.8")
def test_terrain_hexside_level_and_note_b_are_named_apart_in_shock() -> None:
    case = shock(
        {"terrain": "town", "hexside": ["stream"], "climb": 2, "units": [unit("a", strength=20, cohesion=9)]},
        {"terrain": "woods", "units": [unit("d")]},
    )
    assert shock_modifiers(case) == {
        "odds": 4,
        "cohesion": 4,
        "terrain": -1,
        "terrain.hexside": -1,
        "terrain.level": -2,
        "terrain.six-fronts": -1,
    }


@pytest.mark.rule("jours-de-gloire 7.16", "jours-de-gloire 7.33")
def test_an_equal_counter_charge_cancels_the_charge_bonus() -> None:
    for arm, bonus in (("cavalry", 1), ("heavy-cavalry", 3)):
        case = charge({"units": [unit("c", arm)]}, {"units": [unit("d", arm)]})
        done = played("charge", [5, 9, 5], case, defender__counter_charge="yes")
        assert sum(v for k, v in tallies(done)[0].items() if "charge" in k) == 0
        assert bonus in tallies(done)[0].values()


@pytest.mark.rule("jours-de-gloire 7.13")
def test_an_exposed_rear_costs_one_however_many_expose_it() -> None:
    case = shock()
    case["attackers"] = [
        {"units": [unit("a")], "exposed": True},
        {"units": [unit("b")], "exposed": True},
    ]
    assert shock_modifiers(case)["attacker.rear-exposed"] == -1
    walled = shock({"terrain": "castle", "exposed": True, "units": [unit("a", cohesion=9)]})
    assert "attacker.rear-exposed" not in shock_modifiers(walled)


@pytest.mark.rule("jours-de-gloire 2.12")
@pytest.mark.parametrize("levels", [3, 4, -3, 6])
def test_a_steep_slope_of_four_levels_is_closed_as_one_of_three_is(levels: int) -> None:
    with pytest.raises(IllegalOrder) as refused:
        ruled("shock", [], shock({"hexside": ["steep-slope"], "climb": levels}))
    assert refused.value.rule == "jours-de-gloire 2.12"
    with pytest.raises(IllegalOrder) as refused:
        ruled("step-cost", [], {"mover": "infantry", "hexside": ["steep-slope"], "climb": levels})
    assert refused.value.rule == "jours-de-gloire 2.12"


@pytest.mark.rule("jours-de-gloire 2.12")
def test_a_steep_slope_of_two_levels_can_be_stormed() -> None:
    tally = shock_modifiers(
        shock({"hexside": ["steep-slope"], "climb": 2, "units": [unit("a", strength=16)]})
    )
    assert (tally["terrain.hexside"], tally["terrain.level"]) == (-2, -2)


@pytest.mark.rule("jours-de-gloire 2.10", "jours-de-gloire 7.29")
@pytest.mark.parametrize(
    ("attacker", "defence"),
    [
        ({"terrain": "woods"}, {}),
        ({"through": ["orchard"]}, {}),
        ({"over": ["crest"]}, {}),
        ({"hexside": ["slope"]}, {}),
        ({"hexside": ["stream", "bridge"]}, {}),
        ({}, {"terrain": "marsh"}),
        ({}, {"terrain": "town"}),
    ],
)
def test_marked_terrain_bars_a_charge_from_through_and_into_it(
    attacker: dict[str, str], defence: dict[str, str]
) -> None:
    with pytest.raises(IllegalOrder) as refused:
        ruled("charge", [], charge(attacker, defence))
    assert refused.value.rule == "jours-de-gloire 2.10"


@pytest.mark.rule("jours-de-gloire 2.5")
def test_nothing_of_the_hex_inside_a_redoubt_is_added_either_way() -> None:
    strong = [unit("a", strength=20)]
    inward = shock({"hexside": ["redoubt"], "units": strong}, {"terrain": "castle"})
    assert shock_modifiers(inward) == {"odds": 4, "terrain.hexside": -2}
    outward = shock({"hexside": ["redoubt"], "outward": True, "terrain": "town", "units": strong})
    assert shock_modifiers(outward) == {"odds": 4, "terrain": 1, "terrain.hexside": -1}
    horse = {"terrain": "town", "units": [unit("d", "cavalry")], "may_withdraw": False}
    assert shock_modifiers(shock({"hexside": ["redoubt"], "units": strong}, horse)) == {
        "odds": 4,
        "terrain.hexside": -2,
    }


@pytest.mark.rule("jours-de-gloire 2.12")
def test_a_bridge_over_a_stream_leaves_the_streams_own_modifier() -> None:
    strong = [unit("a", strength=20)]
    assert shock_modifiers(shock({"hexside": ["bridge", "stream"], "units": strong}))["terrain.hexside"] == -1
    assert shock_modifiers(shock({"hexside": ["river", "bridge"], "units": strong}))["terrain.hexside"] == -3


@pytest.mark.rule("jours-de-gloire 2.5", "jours-de-gloire 2.12")
@pytest.mark.parametrize(
    ("hexside", "outward", "counted"),
    [
        (["stream", "slope"], False, {"terrain": -1, "terrain.hexside": -2}),
        (["stream", "steep-slope"], False, {"terrain": -1, "terrain.hexside": -3}),
        (["stream", "bridge", "slope"], False, {"terrain": -1, "terrain.hexside": -2}),
        (["river", "bridge", "crest"], False, {"terrain": -1, "terrain.hexside": -3}),
        # A work shuts out the wood inside, and nothing that lies outside.
        (["stream", "slope", "redoubt"], False, {"terrain.hexside": -4}),
        (["stream", "slope", "redoubt"], True, {"terrain": -1, "terrain.hexside": -3}),
        (["river", "bridge", "steep-slope", "fortification"], False, {"terrain.hexside": -8}),
    ],
)
def test_all_that_one_hexside_carries_adds_up(
    hexside: list[str], outward: bool, counted: dict[str, int]
) -> None:
    case = shock(
        {"hexside": hexside, "outward": outward, "units": [unit("a", strength=20, cohesion=9)]},
        {"terrain": "woods", "units": [unit("d", cohesion=4)]},
    )
    assert shock_modifiers(case) == {"odds": 4, "cohesion": 5, **counted}


@pytest.mark.rule("jours-de-gloire 2.10", "jours-de-gloire 2.12")
def test_a_charge_may_cross_a_stream_but_neither_its_bridge_nor_a_slope_beside_it() -> None:
    tally = tallies(played("charge", [9, 0], charge({"hexside": ["stream"], "over": ["stream", "stream"]})))
    assert tally[0]["terrain.hexside"] == -1
    for hexside in (["stream", "bridge"], ["stream", "slope"]):
        for field in ("hexside", "over"):
            with pytest.raises(IllegalOrder) as refused:
                ruled("charge", [], charge({field: hexside}))
            assert refused.value.rule == "jours-de-gloire 2.10"


@pytest.mark.rule("jours-de-gloire 7.26", "jours-de-gloire 2.2")
def test_whoever_moves_in_over_a_steep_slope_is_disordered_and_does_not_break_through() -> None:
    climbing = {"hexside": ["steep-slope"], "units": [unit("a", strength=20, cohesion=9)]}
    case = shock(climbing, beyond={"units": [unit("e")]})
    done = played("shock", [9], case, attacker__advance="yes", attacker__breakthrough="yes")
    assert "attacker.breakthrough" not in {getattr(step.request, "id", "") for step in done.steps}
    assert done.outcome.to_data() == {
        "states": {"a": "disordered", "d": "disordered"},
        "retreats": {"d": "recoil 1"},
        "advances": {"a": "advance"},
        "holds": "attacker",
    }


@pytest.mark.rule("jours-de-gloire 7.38")
def test_a_roll_below_0_can_serve_the_attackers_better_than_one_of_0() -> None:
    grim = unit("a", strength=1, back_strength=20, back_cohesion=9)
    case = shock({"units": [grim], "terrain": "castle"}, {"terrain": "woods"})
    # 1/4 -4, woods -1, out of a castle -1: -6. Die 6 is 0, and the defenders stand whatever comes.
    assert ruled("shock", [6, 0], case, defender__counter_shock="yes").holds == "defender"
    # Die 5 is below 0: they counter-shock, 1/4 -4, cohesion 5-9, castle -3; die 9 is -2, and they go back.
    assert ruled("shock", [5, 0, 9, 9], case, defender__counter_shock="yes").holds == "nobody"


@pytest.mark.rule("jours-de-gloire 2.8")
def test_guns_climb_two_levels_by_road_at_the_plain_road_rate() -> None:
    by_road = {"mover": "artillery", "way": "road", "climb": 2, "terrain": "marsh"}
    assert ruled("step-cost", [], by_road).value("MP") == "1"
    gate = {"mover": "cavalry", "way": "trail", "hexside": ["fortification"]}
    assert ruled("step-cost", [], gate).value("MP") == "1"
    for mover, slope, cost in (
        ("artillery", "steep-slope", "3"),
        ("cavalry", "steep-slope", "3"),
        ("cavalry", "slope", "2"),
        ("infantry", "steep-slope", "2"),
        ("general", "steep-slope", "3/2"),
    ):
        # A stream and a wall beside the slope cost nothing on a road.
        for hexside in ([slope], ["stream", slope, "redoubt"]):
            outcome = ruled("step-cost", [], {"mover": mover, "way": "road", "hexside": hexside})
            assert (outcome.value("MP"), outcome.states) == (cost, ()), (mover, hexside)


@pytest.mark.rule("jours-de-gloire 2.11")
def test_adjacent_fire_two_levels_down_is_hindered_and_one_level_down_is_not() -> None:
    down = [tallies(played("artillery-fire", [0], fire(distance=1, climb=-n)))[0] for n in (1, 2, 3)]
    assert [tally.get("target.level", 0) for tally in down] == [0, -1, -1]
    far = tallies(played("artillery-fire", [0], fire(distance=2, climb=2)))[0]
    assert "target.level" not in far


@pytest.mark.rule("jours-de-gloire 2.13")
def test_the_starred_row_is_read_like_any_other() -> None:
    chart = JDG.rules.chart("terrain-effects")
    assert chart.row("marsh").label.endswith("*")
    assert shock_modifiers(shock({"units": [unit("a", strength=20)]}, {"terrain": "marsh"}))["terrain"] == -2
    assert ruled("step-cost", [], {"mover": "cavalry", "terrain": "marsh"}).value("MP") == "3"


@pytest.mark.rule("jours-de-gloire 7.9")
@pytest.mark.parametrize(
    ("attack", "defence", "modifier"),
    [
        (20, 1, 4), (16, 4, 4), (15, 4, 3), (12, 4, 3), (11, 4, 2), (8, 4, 2), (7, 4, 1), (6, 4, 1),
        (5, 4, 0), (4, 4, 0), (3, 4, -1), (2, 3, -1), (3, 5, -2), (2, 4, -2), (3, 7, -3), (1, 3, -3),
        (2, 7, -4), (1, 4, -4), (1, 20, -4),
    ],
)  # fmt: skip
def test_odds_between_two_rows_are_rounded_for_the_defender(attack: int, defence: int, modifier: int) -> None:
    case = shock(
        {"units": [unit("a", strength=attack, cohesion=9)]}, {"units": [unit("d", strength=defence)]}
    )
    assert shock_modifiers(case).get("odds", 0) == modifier


@pytest.mark.rule("jours-de-gloire 6.9", "jours-de-gloire 1.6")
def test_each_strength_point_of_a_battery_adds_one() -> None:
    for points in range(1, 9):
        case = fire({"units": [unit("g", "artillery", strength=points)]})
        assert tallies(played("artillery-fire", [0], case))[0]["firer.strength"] == points


@pytest.mark.rule("jours-de-gloire 7.10")
def test_cohesion_counts_one_for_each_point_of_difference() -> None:
    for best in range(4, 10):
        fighters = [unit("a", cohesion=best), unit("b", cohesion=2)]
        defenders = [unit("d", cohesion=4), unit("e", cohesion=3)]
        case = shock({"units": fighters}, {"units": defenders})
        assert shock_modifiers(case).get("cohesion", 0) == best - 4
