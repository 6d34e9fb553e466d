"""The readings chosen where the Tikhvin sheet is damaged or silent."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import IllegalOrder, rule, ruleset
from grognard.core.outcome import Outcome
from grognard.dice import TypedDice

TIKHVIN = ruleset("tikhvin")
KINDS = ("infantry", "motorized", "tanks", "cavalry", "artillery", "anti-tank")


def ruled(procedure: str, dice: list[int], policy: dict[str, str] | None = None, **case: Any) -> Outcome:
    built = TIKHVIN.build_case(procedure, case)
    return rule(TIKHVIN, procedure, built, TypedDice(dice), policy).outcome


def attack(dice: list[int], attackers: Any, defenders: Any, **more: Any) -> Outcome:
    policy = {"attacker.advance": "yes", "defender.decline": "no"}
    case = {"turn": 3, "attacker": "german", "attackers": attackers, "defenders": defenders, **more}
    return ruled("combat", dice, policy, **case)


def unit(id: str, cf: int, **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": "infantry", "cf": cf, "efficiency": 2, **more}


@pytest.mark.rule("tikhvin 2.2")
def test_merged_movement_cells_hold_for_every_kind() -> None:
    chart = TIKHVIN.rules.chart("terrain-effects")
    assert {chart.at("wood", kind) for kind in KINDS} == {"2MP"}
    assert {chart.at("river", kind) for kind in KINDS} == {"+1MP 0 if road"}
    assert {chart.at("major-town", kind) for kind in KINDS} == {"Other terrain"}


@pytest.mark.rule("tikhvin 2.5", "tikhvin 2.6")
def test_a_river_costs_nothing_extra_by_road() -> None:
    across = ruled("step-cost", [], turn=2, kind="infantry", hexside="major-river")
    by_road = ruled("step-cost", [], turn=2, kind="infantry", hexside="major-river", way="back-road")
    assert (across.value("MP"), by_road.value("MP")) == ("3", "1")


@pytest.mark.rule("tikhvin 2.6")
def test_the_last_terrain_row_is_the_major_river() -> None:
    chart = TIKHVIN.rules.chart("terrain-effects")
    assert chart.row("major-river").label == "Major"
    assert chart.at("major-river", "divider") == "Divide CF/3"


@pytest.mark.rule("tikhvin 7.4", "tikhvin 2.8")
def test_a_river_divides_the_attacker_not_the_defender() -> None:
    open_field = attack([1, 6, 1], [unit("a", 8, from_hex="N")], [unit("d", 4)])
    with pytest.raises(IllegalOrder, match=r"7\.5"):
        attack([1, 6, 1], [unit("a", 3, from_hex="N", across="major-river")], [unit("d", 4)])
    assert open_field.value("winner") == "defender"


@pytest.mark.rule("tikhvin 7.9", "tikhvin 6.1")
def test_artillery_adds_its_printed_value_and_air_one_each() -> None:
    support = [{"id": "x", "kind": "artillery", "value": 2}, {"id": "y", "kind": "air"}]
    case = TIKHVIN.build_case(
        "combat",
        {
            "turn": 2,
            "attacker": "german",
            "attackers": [unit("a", 5, from_hex="N")],
            "defenders": [unit("d", 5)],
            "attacker_support": support,
        },
    )
    played = rule(TIKHVIN, "combat", case, TypedDice([1, 6, 1]))
    assert [(e.id, e.value) for e in played.steps[0].entries] == [
        ("support.artillery", 2),
        ("support.air", 1),
    ]


@pytest.mark.rule("tikhvin 7.12", "tikhvin 7.13")
@pytest.mark.parametrize(("hexes", "bonus"), [(3, 0), (4, 1), (5, 2), (6, 3)])
def test_envelopment_counts_from_four_hexes_up(hexes: int, bonus: int) -> None:
    sides = ("N", "NE", "SE", "S", "SW", "NW")[:hexes]
    attackers = [unit(side.lower(), 2, from_hex=side) for side in sides]
    case = TIKHVIN.build_case(
        "combat",
        {"turn": 2, "attacker": "soviet", "attackers": attackers, "defenders": [unit("d", 2 * hexes)]},
    )
    played = rule(TIKHVIN, "combat", case, TypedDice([1, 6, 1]))
    assert sum(e.value for e in played.steps[0].entries if e.id == "envelopment") == bonus


@pytest.mark.rule("tikhvin 7.17")
def test_the_loser_takes_the_winners_losses_plus_one() -> None:
    outcome = attack([3, 4, 6], [unit("a", 4, from_hex="N")], [unit("d", 4)])
    assert dict(outcome.losses) == {"attacker": 3, "defender": 2}


@pytest.mark.rule("tikhvin 7.18")
@pytest.mark.parametrize(("cf", "extra"), [(7, 0), (8, 1), (15, 1), (16, 2), (20, 2), (27, 2)])
def test_the_largest_fights_cost_as_the_last_band(cf: int, extra: int) -> None:
    half = min(20, cf)
    units = [unit("a", half, from_hex="N")] + ([unit("b", cf - half, from_hex="N")] if cf > half else [])
    against = [unit("d", half)] + ([unit("e", cf - half)] if cf > half else [])
    outcome = attack([3, 3, 1], units, against)
    assert outcome.lost("defender") == extra


@pytest.mark.rule("tikhvin 10.6", "tikhvin 10.7")
@pytest.mark.parametrize("kind", ["cavalry", "anti-tank"])
def test_blank_recovery_cells_cannot_be_rebuilt(kind: str) -> None:
    patient = {"id": "u", "kind": kind, "efficiency": 1, "missing": 2}
    with pytest.raises(IllegalOrder, match=r"10\.7"):
        ruled("recovery", [], side="german", unit=patient, wanted=1, points=9)
    assert ruled("recovery", [], side="soviet", unit=patient, wanted=1, points=9).gains == (("u CF", 1),)


@pytest.mark.rule("tikhvin 10.5")
@pytest.mark.parametrize(
    ("turn", "points"), [(2, 3), (4, 3), (5, 2), (6, 2), (7, 1), (9, 1), (10, 0), (15, 0)]
)
def test_german_turns_five_and_six_are_interpolated(turn: int, points: int) -> None:
    assert ruled("replacements", [1], turn=turn, side="german").gains == (("german RP", points),)


@pytest.mark.rule("tikhvin 10.4", "tikhvin 10.5")
def test_soviet_replacements_begin_on_turn_two() -> None:
    assert ruled("replacements", [6], turn=2, side="soviet").gains == (("soviet RP", 5),)
    with pytest.raises(IllegalOrder, match=r"10\.4"):
        ruled("replacements", [6], turn=1, side="soviet")


@pytest.mark.rule("tikhvin 3.1")
def test_the_rulebook_keeps_the_printed_sequence_of_play() -> None:
    book = TIKHVIN.rulebook()
    administrative = book[book.index("\n3.1 [") : book.index("\n3.2 [")]
    steps = ("weather", "supply", "reinforcements", "assignment")
    places = [administrative.index(word) for word in steps]
    assert places == sorted(places)


@pytest.mark.rule("tikhvin 7.15")
def test_a_tie_is_the_defenders() -> None:
    assert attack([4, 4, 1], [unit("a", 4, from_hex="N")], [unit("d", 4)]).value("winner") == "defender"


@pytest.mark.rule("tikhvin 2.3", "tikhvin 7.10")
def test_frozen_swamp_is_clear_for_movement_and_shock() -> None:
    assert ruled("step-cost", [], turn=7, kind="tank", terrain="swamp").value("MP") == "1"
    case = TIKHVIN.build_case(
        "combat",
        {
            "turn": 7,
            "attacker": "german",
            "terrain": "swamp",
            "attackers": [unit("a", 5, from_hex="N", kind="tank")],
            "defenders": [unit("d", 5)],
        },
    )
    played = rule(TIKHVIN, "combat", case, TypedDice([1, 6, 1]))
    assert [e.id for e in played.steps[0].entries] == ["shock"]


@pytest.mark.rule("tikhvin 2.4")
def test_nobody_enters_a_lake() -> None:
    with pytest.raises(IllegalOrder, match=r"2\.4"):
        ruled("step-cost", [], turn=3, kind="infantry", terrain="lake")


@pytest.mark.rule("tikhvin 9.2")
def test_units_out_of_supply_do_not_attack_and_get_no_guns() -> None:
    with pytest.raises(IllegalOrder, match=r"9\.2"):
        attack([], [unit("a", 5, from_hex="N", out_of_supply=True)], [unit("d", 5)])
    with pytest.raises(IllegalOrder, match=r"9\.2"):
        attack(
            [],
            [unit("a", 5, from_hex="N")],
            [unit("d", 5, out_of_supply=True)],
            defender_support=[{"id": "x", "kind": "artillery"}],
        )


@pytest.mark.rule("tikhvin 7.22")
def test_only_the_best_troops_refuse_to_leave_a_wood() -> None:
    stubborn = [unit("d", 5, efficiency=3)]
    policy = {"defender.decline": "yes", "attacker.advance": "yes"}
    case = {"turn": 3, "attacker": "soviet", "terrain": "wood", "attackers": [unit("a", 9, from_hex="N")]}
    stays = ruled("combat", [6, 1, 1], policy, **case, defenders=stubborn)
    assert (stays.holds, stays.lost("defender")) == ("defender", 2)
    goes = ruled("combat", [6, 1, 1], policy, **case, defenders=[unit("d", 5)])
    assert goes.holds == "attacker"


@pytest.mark.rule("tikhvin 5.3", "tikhvin 2.9")
def test_zones_of_control_cost_one_to_enter_and_one_to_leave() -> None:
    plain = ruled("step-cost", [], turn=12, kind="infantry", hexside="river")
    both = ruled("step-cost", [], turn=12, kind="infantry", hexside="river", enters_zoc=True, leaves_zoc=True)
    assert (plain.value("MP"), both.value("MP")) == ("2", "4")


@pytest.mark.rule("tikhvin 5.7", "tikhvin 10.2", "tikhvin 4.5", "tikhvin 9.2")
@pytest.mark.parametrize(
    ("facts", "allowance"),
    [
        ({"weather": "clear"}, 7),
        ({"weather": "snow"}, 6),
        ({"weather": "snow", "kind": "tank"}, 5),
        ({"weather": "heavy-rain"}, 4),
        ({"out_of_command": True}, 4),
        ({"out_of_command": True, "out_of_supply": True}, 2),
    ],
)
def test_weather_command_and_supply_change_what_a_unit_has_to_spend(
    facts: dict[str, Any], allowance: int
) -> None:
    case = {"turn": 3, "kind": "infantry", "mp": 7, **facts}
    assert ruled("step-cost", [], **case).value("allowance") == allowance


@pytest.mark.rule("tikhvin 1.3", "tikhvin 12.2")
def test_every_chart_that_is_rolled_on_uses_one_six_sided_die() -> None:
    assert {str(c.dice) for c in TIKHVIN.rules.charts.values() if c.dice is not None} == {"1d6"}


@pytest.mark.rule("tikhvin 1.4", "tikhvin 1.5", "tikhvin 8.1", "tikhvin 2.7")
def test_quality_is_the_efficiency_alone_and_terrain_its_best_value() -> None:
    good = attack([3, 3, 1], [unit("a", 5, from_hex="N", efficiency=3)], [unit("d", 5, efficiency=1)])
    assert good.value("winner") == "attacker"
    town = attack(
        [3, 3, 1],
        [unit("a", 5, from_hex="N", efficiency=3)],
        [unit("d", 5, efficiency=1)],
        terrain="major-town",
    )
    assert town.value("winner") == "defender"


@pytest.mark.rule("tikhvin 7.20")
def test_support_units_lose_nothing() -> None:
    outcome = attack(
        [1, 6, 6],
        [unit("a", 5, from_hex="N")],
        [unit("d", 5)],
        attacker_support=[{"id": "guns", "kind": "artillery", "value": 1}],
    )
    assert {name for name, _points in outcome.losses} == {"attacker", "defender"}
