"""The readings chosen where the Liberators sheet is damaged or silent."""

from __future__ import annotations

import pytest
from tests.rulesets.liberators.ruled import (
    RULES,
    Case,
    battery,
    charged,
    checked,
    foot,
    horse,
    played,
    ruled,
    shot,
)

from grognard.rulesets.liberators.cells import breaks, rates


@pytest.mark.rule("liberators 4.9")
def test_the_blank_good_order_cell_is_tardy() -> None:
    assert RULES.chart("maneuver").printed("4", "good-order") == ""
    # militia -1, worn 0: a 3 is 2 in command
    assert checked(3, foot("u", 7, starting=9, quality="militia")).value("u result") == "Tardy"


@pytest.mark.rule("liberators 4.10", "liberators 8.1")
def test_the_blank_disordered_cell_is_rally_with_elan() -> None:
    outcome = checked(5, foot("u", order="disordered"))
    assert (outcome.value("u result"), outcome.state("u")) == ("Rally with Elan", "good-order")
    assert checked(4, foot("u", order="disordered")).value("u result") == "Rally"


@pytest.mark.rule("liberators 4.9", "liberators 4.10")
def test_out_of_command_needs_the_higher_die_result() -> None:
    unit = foot("u", 7, starting=9)
    assert checked(7, unit).value("u result") == "Well Handled"
    assert checked(7, unit, leader=None).value("u result") == "Tardy"


@pytest.mark.rule("liberators 4.5", "liberators 4.6")
def test_outflanked_and_broken_counts_once() -> None:
    unit = foot("u", order="broken", outflanked=True)
    (step,) = played("maneuver", [5], leader={"id": "leader"}, troops=[unit]).steps
    assert [entry.value for entry in step.entries if entry.id == "outflanked-or-broken"] == [-2]


@pytest.mark.rule("liberators 4.12")
def test_a_half_move_goes_with_three_maneuvers() -> None:
    listed = str(checked(8, foot("u")).value("u maneuvers")).split(", ")
    assert [line for line in listed if line.startswith("half-move-and")] == [
        "half-move-and-change-formation",
        "half-move-and-passage-of-lines",
        "half-move-and-face-by-the-rear-rank",
    ]
    assert {"march-by-the-flank", "scale-major-obstacle"} <= set(listed)


@pytest.mark.rule("liberators 4.15")
def test_panic_of_disordered_troops_is_a_full_retreat() -> None:
    outcome = checked(2, foot("u", 5, starting=9, quality="militia", order="disordered"))
    assert outcome.value("u result") == "Panic"
    assert outcome.to_data()["retreats"] == {"u": "full retreat"}
    assert outcome.state("u") == "broken"


@pytest.mark.rule("liberators 4.14", "liberators 4.15")
def test_fixed_guns_fall_silent_instead_of_falling_back() -> None:
    guns = battery("g", gun="medium", carriage="fixed", close_range=True)
    assert checked(1, guns).to_data() == {"markers": {"g": "silenced 2"}, "found": {"g result": "Fall Back"}}
    lost = checked(1, guns, key_positions_lost=4)
    assert (lost.value("g result"), lost.eliminated, lost.lost("g")) == ("Panic", ("g",), 2)


@pytest.mark.rule("liberators 1.7", "liberators 4.14")
def test_the_two_heavy_rows_are_the_heavy_artillery() -> None:
    lost = [
        row.id
        for row in RULES.chart("cannonade-fire-points").rows
        if checked(1, battery("g", gun=row.id, close_range=True)).eliminated
    ]
    assert lost == ["heavy", "heavy-howitzer"]
    limbered = checked(1, battery("g", gun="heavy", close_range=True, limbered=True, outflanked=True))
    assert limbered.to_data()["retreats"] == {"g": "full retreat"}


@pytest.mark.rule("liberators 6.13")
def test_guns_are_regular_unless_stated() -> None:
    assert shot([9], battery("g")).value("g fire") == "Telling Fire"
    assert shot([5], battery("g", quality="guard")).value("g fire") == "Desultory Fire"
    assert shot([5], battery("g")).value("g fire") == "Galling Fire"


@pytest.mark.rule("liberators 4.2")
def test_a_march_column_is_commanded_from_its_head() -> None:
    leader = {"id": "leader", "attached_to": "head", "rating": "good"}
    far = foot("u", formation="march-column", distance=30)
    in_column = ruled("maneuver", [6], leader=leader, troops=[{**far, "in_column": True}])
    alone = ruled("maneuver", [6], leader=leader, troops=[far])
    assert (in_column.value("u result"), alone.value("u result")) == ("Quick Step", "Tardy")


@pytest.mark.rule("liberators 5.1")
def test_the_movement_blocks_are_infantry_cavalry_artillery_leaders() -> None:
    blocks = dict.fromkeys(row.id.split(".")[0] for row in RULES.chart("movement-rate").rows)
    assert list(blocks) == ["infantry", "cavalry", "artillery", "leader"]
    assert ruled("move-rate", [], id="u", arm="cavalry", formation="line").value("u inches") == 18


@pytest.mark.rule("liberators 5.1")
def test_artillery_keeps_four_rates() -> None:
    chart = RULES.chart("movement-rate")
    assert [rates(chart.at("artillery.foot", c.id))[0] for c in chart.columns] == [18, 12, 8, 4]
    assert [rates(chart.at("artillery.horse", c.id))[1] for c in chart.columns] == [36, 24, 16, 6]


@pytest.mark.rule("liberators 6.4")
def test_rifles_reach_twelve_and_muskets_four() -> None:
    # four rifle stands at 12 inches are worth 2 points, at 8 inches 4
    at_twelve = shot([8], foot("t"), troops=[foot("f", 4, weapon="rifle", distance=12)])
    at_eight = shot([8], foot("t"), troops=[foot("f", 4, weapon="rifle", distance=8)])
    assert (at_twelve.value("t fire"), at_eight.value("t fire")) == ("Galling Fire", "Telling Fire")


@pytest.mark.rule("liberators 6.5")
def test_the_heavy_gun_reaches_sixty_inches() -> None:
    chart = RULES.chart("cannonade-fire-points")
    assert (chart.printed("heavy", "60"), chart.at("heavy", "60")) == ("", "1")
    fired = ruled("cannonade", [1], guns=[battery("g", gun="heavy", distance=60)], target=foot("t"))
    assert fired.value("t fire") == "Desultory Fire"


@pytest.mark.rule("liberators 6.5")
def test_howitzers_are_better_at_long_range_than_at_middle_range() -> None:
    chart = RULES.chart("cannonade-fire-points")
    for howitzer in ("howitzer", "heavy-howitzer"):
        assert int(chart.at(howitzer, "36")) == int(chart.at(howitzer, "24")) + 1
        assert chart.at(howitzer, "48") == ""


@pytest.mark.rule("liberators 6.9")
def test_fire_points_move_the_die_from_minus_three_to_plus_five() -> None:
    chart = RULES.chart("fire-points-to-die")
    assert chart.provenance.status == "supplied"
    read = [int(chart.read("modifier", points)) for points in (1, 2, 3, 5, 7, 10, 13, 17, 22, 60)]
    assert read == [-3, -2, -1, 0, 1, 2, 3, 4, 5, 5]


@pytest.mark.rule("liberators 6.9")
def test_fire_points_are_rounded_once_half_up() -> None:
    # two disordered units of three stands: 1 1/2 each, 3 together, and not 2 + 2
    pair = [foot("a", 3, distance=4, order="disordered"), foot("b", 3, distance=4, order="disordered")]
    (step,) = played("musketry", [5], troops=pair, target=foot("t")).steps
    assert [entry.value for entry in step.entries if entry.id == "points"] == [-1]
    # nine disordered stands: 4 1/2 points count as 5
    (step,) = played(
        "musketry", [5], troops=[foot("a", 9, distance=4, order="disordered")], target=foot("t")
    ).steps
    assert [entry.id for entry in step.entries] == ["points.disordered"]


@pytest.mark.rule("liberators 14.14")
def test_on_wide_ground_every_shot_has_minus_three() -> None:
    ten = [foot("f", 10, distance=4)]
    assert ruled("musketry", [5], troops=ten, target=foot("t")).lost("t") == 1
    lost = [
        ruled("musketry", [die], troops=ten, target=foot("t"), wide_ground=True).lost("t")
        for die in (7, 8, 10)
    ]
    assert lost == [0, 1, 1]
    (step,) = played("musketry", [7], troops=ten, target=foot("t"), wide_ground=True).steps
    assert [(entry.id, entry.value) for entry in step.entries] == [("points", 2), ("wide-ground", -3)]


@pytest.mark.rule("liberators 6.11")
def test_poor_shots_skirmishers_and_cover_hamper_the_firer() -> None:
    by_id = RULES.chart("fire-results").by_modifier
    values = [
        by_id[id].value
        for id in ("poor-shots", "skirmisher-check", "cover.partial", "cover.full", "cover.fortification")
    ]
    assert values == [-1, -1, -1, -2, -3]


@pytest.mark.rule("liberators 6.13")
def test_militia_and_peasants_read_equal_columns() -> None:
    chart = RULES.chart("fire-results")
    for result in range(-5, 20):
        assert chart.row_for("militia", result) == chart.row_for("peasant", result)


@pytest.mark.rule("liberators 6.15", "liberators 6.19")
def test_the_three_telling_rows_differ_only_in_the_charge() -> None:
    charger = foot("t", 12, charging="yes")
    steel = foot("t", 12, charging="cold-steel")
    rows = {die: shot([die], charger) for die in (9, 8, 7)}
    assert {o.value("t fire") for o in rows.values()} == {"Telling Fire"}
    assert {(o.lost("t"), o.state("t")) for o in rows.values()} == {(1, "disordered")}
    assert [rows[die].value("t charge") for die in (9, 8, 7)] == ["checked", "checked", "home"]
    assert [shot([die], steel).value("t charge") for die in (9, 8, 7)] == ["checked", "home", "home"]


@pytest.mark.rule("liberators 6.21", "liberators 6.22")
def test_a_natural_ten_is_low_on_ammo_whatever_the_row() -> None:
    hidden = shot([10], foot("t", cover="fortification", quality="guard"), stands=2)
    assert hidden.value("t fire") == "Desultory Fire"
    assert hidden.to_data()["markers"] == {"f": "low on ammo"}
    led = shot([10, 8], foot("t"), leader="general")
    assert led.to_data()["leaders"] == {"general": "removed"}


@pytest.mark.rule("liberators 6.20")
def test_a_massed_unit_suffers_the_next_effect_by_name() -> None:
    # Telling in its first row, and Galling, not Telling again, behind it
    behind = shot([9], foot("t"), behind=[foot("b", order="disordered")])
    assert behind.value("b fire") == "Galling Fire"
    assert behind.lost("b") == 1
    # ten stands in attack column at +2 +2: 10 + 2 + 2 is Withering at 14, 16 at +4
    far = shot([10], foot("t", 12, formation="square"), stands=12, behind_guns=[battery("g")])
    assert (far.lost("t"), far.to_data()["markers"]["g"]) == (2, "damaged, silenced")
    nothing = shot([1], foot("t"), behind=[foot("b")])
    assert nothing.value("b fire") == "Desultory Fire"


@pytest.mark.rule("liberators 6.23")
def test_broken_troops_lose_a_stand_for_each_disorder() -> None:
    broken = foot("t", 12, order="broken")
    assert [shot([die], broken).lost("t") for die in (10, 7, 5, 3)] == [3, 2, 1, 0]


@pytest.mark.rule("liberators 6.15")
def test_a_gun_damaged_twice_is_wrecked() -> None:
    outcome = shot([8], battery("g", damaged=2))
    assert (outcome.lost("g"), outcome.markers) == (1, ())
    assert shot([8], battery("g", 1, damaged=1)).eliminated == ("g",)


@pytest.mark.rule("liberators 6.11", "liberators 6.17")
def test_the_larger_part_of_the_points_decides() -> None:
    def counted(troops: list[dict[str, object]]) -> set[str]:
        (step,) = played("musketry", [5], troops=troops, target=foot("t")).steps
        return {entry.id for entry in step.entries}

    british, militia = foot("b", 6, distance=4, british=True), foot("m", 5, distance=4, quality="militia")
    assert counted([british, militia]) >= {"british"}
    assert "poor-shots" not in counted([british, militia])
    assert counted([british, {**militia, "stands": 6}]).isdisjoint({"british", "poor-shots"})
    # four muskets and a light gun stand at 4 inches: half of the points are the gun's
    muskets, guns = [foot("f", 4, distance=4)], [battery("g", 1, distance=4)]
    assert ruled("musketry", [3], troops=muskets, guns=guns, target=foot("t")).state("t") == "disordered"
    assert shot([3], foot("t"), stands=8).state("t") == ""


@pytest.mark.rule("liberators 6.10")
def test_the_skirmisher_check_succeeds_on_its_rating() -> None:
    assert shot([6, 7], foot("t", rating=6)).value("t fire") == "Galling Fire"
    assert shot([5, 7], foot("t", rating=6)).value("t fire") == "Telling Fire"


@pytest.mark.rule("liberators 1.4")
def test_an_entry_reads_start_worn_spent() -> None:
    chart = RULES.chart("unit-effectiveness")
    for row in chart.rows:
        for column in chart.columns:
            cell = chart.at(row.id, column.id)
            worn, spent = breaks(cell)
            assert cell.startswith(f"{row.id}/")
            assert spent < (worn or row.min or 0) < (row.min or 0) + (worn is None)


@pytest.mark.rule("liberators 7.12")
def test_granaderos_count_one() -> None:
    plain = charged([5, 5], horse("a"), foot("d", 8))
    granaderos = charged([5, 6], horse("a", granaderos=True), foot("d", 8))
    assert plain.value("charge") == granaderos.value("charge") == "Hard Pressed"
    assert RULES.chart("charge-results").by_modifier["granaderos"].value == 1


@pytest.mark.rule("liberators 7.4", "liberators 7.20")
def test_a_counter_charge_leaves_its_position() -> None:
    for reaction, counted in (("stand", True), ("counter-charge", False)):
        case: Case = {"attackers": [horse("a", 10)], "defenders": [horse("d", 10, reaction=reaction)]}
        done = played("charge-combat", [9, 7], **case, position="fortified")
        assert ("strong-position" in {entry.id for entry in done.steps[1].entries}) == counted
        # 9 + 4 against 7 + 2 and 2 more, for the works or for the counter charge
        assert (done.outcome.value("charge"), done.outcome.holds) == (
            "Hard Pressed",
            "defender" if counted else "attacker",
        )


@pytest.mark.rule("liberators 10.2", "liberators 10.1", "liberators 6.11")
def test_dismounted_cavalry_fights_as_foot() -> None:
    chart = RULES.chart("movement-rate")
    for column in chart.columns:
        assert chart.at("cavalry.dismounted", column.id) == chart.at("infantry.open-order", column.id)
    on_foot = horse("a", formation="dismounted", gaucho=True, granaderos=True, lancers=True)
    done = played(
        "charge-combat", [9, 1], attackers=[on_foot], defenders=[foot("d", 6, formation="skirmish")]
    )
    assert [entry.id for entry in done.steps[0].entries] == [
        "quality.regular",
        "fresh",
        "skirmish-or-hasty-square",
    ]
    (step,) = played("maneuver", [5], troops=[horse("u", formation="dismounted", gaucho=True)]).steps
    assert "gaucho" in {entry.id for entry in step.entries}


@pytest.mark.rule("liberators 7.14")
def test_minus_nine_or_worse_is_repulsed() -> None:
    chart = RULES.chart("charge-results")
    assert {chart.read("result", difference) for difference in range(-30, -8)} == {"Repulsed"}
    assert chart.read("result", -8) == "Recoil"


@pytest.mark.rule("liberators 7.18")
def test_a_unit_driven_back_by_cavalry_breaks() -> None:
    by_foot = charged([9, 3], foot("a"), foot("d"))
    by_horse = charged([9, 5, 1], horse("a", 8), foot("d"))
    in_square = charged([9, 3], foot("a"), foot("d", formation="square"))
    assert [o.value("charge") for o in (by_foot, by_horse, in_square)] == ["Driven Back"] * 3
    assert [(o.lost("d"), o.state("d")) for o in (by_foot, by_horse, in_square)] == [
        (1, "disordered"),
        (2, "broken"),
        (2, "broken"),
    ]
    # guns have no such extra stand
    assert charged([1, 1, 1], horse("a"), battery("g", 3, supported=True)).lost("g") == 1


@pytest.mark.rule("liberators 7.20")
def test_outflanked_works_do_not_hold() -> None:
    held = charged([5, 2], foot("a"), foot("d"), position="fortified")
    assert (held.value("charge"), held.holds, held.to_data()["retreats"]) == (
        "Hard Pressed",
        "defender",
        {"a": "2 inches"},
    )
    turned = charged([5, 5], foot("a"), foot("d", outflanked=True), position="fortified")
    assert (turned.value("charge"), turned.holds, turned.state("d")) == ("Hard Pressed", "attacker", "broken")


@pytest.mark.rule("liberators 7.19", "liberators 7.23")
def test_breakthrough_is_fought_before_the_disorder_of_victory() -> None:
    built: Case = {"attackers": [horse("a", 8)], "defenders": [foot("d", formation="march-column")]}
    done = played("charge-combat", [9, 1, 5, 5], **built, breakthrough={"defenders": [foot("e")]})
    second = done.steps[3]
    assert {entry.id for entry in second.entries} >= {"impetus", "cavalry.open"}
    assert "disordered" not in {entry.id for entry in second.entries}
    assert done.outcome.state("a") == "disordered"


@pytest.mark.rule("liberators 7.10")
def test_the_lead_unit_takes_the_stands_lost() -> None:
    outcome = ruled(
        "charge-combat",
        [1, 10],
        attackers=[foot("small", 4), foot("large", 5, quality="elite")],
        defenders=[foot("d", 9)],
    )
    assert outcome.value("charge") == "Recoil"
    assert (outcome.lost("large"), outcome.lost("small")) == (1, 0)
    assert {outcome.state("small"), outcome.state("large")} == {"disordered"}
    # 3:1, so 1 + 2 - 3 = 0 against 9 + 2 = 11: two stands and two more, three of them the lead unit's
    both = ruled("charge-combat", [1, 9], attackers=[foot("a", 3), foot("b", 2)], defenders=[foot("d", 15)])
    assert (both.value("charge"), both.eliminated, both.lost("b")) == ("Repulsed", ("a",), 1)


@pytest.mark.rule("liberators 7.11", "liberators 8.3")
def test_one_silenced_gun_counts_in_a_charge() -> None:
    def counted(silenced: int) -> set[str]:
        guns = battery("g", 4, silenced=silenced, supported=True)
        done = played("charge-combat", [1, 10], attackers=[foot("a", 4)], guns=[guns])
        return {entry.id for entry in done.steps[1].entries}

    assert "disordered" in counted(1)
    assert "disordered" not in counted(0)


@pytest.mark.rule("liberators 7.15", "liberators 9.2")
def test_a_struggle_ends_with_the_last_stand() -> None:
    one = {"stands": 1, "starting": 2}
    both = charged([5, 5], {"id": "a", **one}, {"id": "d", **one})
    assert (both.eliminated, both.holds) == (("a", "d"), "nobody")
    # spent -2 and outnumbered -2 against fresh +2
    attacker = charged([1, 7], foot("a", 2), {"id": "d", **one})
    assert (attacker.eliminated, attacker.holds, attacker.value("charge")) == (
        ("d",),
        "attacker",
        "Desperate Struggle",
    )


@pytest.mark.rule("liberators 7.21")
def test_guard_cavalry_reins_in_on_eight_or_less() -> None:
    held = [ruled("reign-in", [die], id="u", quality="guard").value("u reign-in") for die in (8, 9)]
    assert held == ["reined in", "breakthrough"]


@pytest.mark.rule("liberators 9.3")
def test_the_dying_leave_the_game_and_near_misses_do_nothing() -> None:
    fates = [ruled("fallen-leader", [die], id="u").to_data()["leaders"]["u"] for die in range(1, 11)]
    assert fates == ["none"] * 5 + ["dismounted one turn", "one turn"] + ["removed"] * 3


@pytest.mark.rule("liberators 9.3")
def test_every_printed_fate_is_named() -> None:
    codes = RULES.chart("fallen-leader").codes
    assert {"Mortally wounded", "Staff officer struck", "removed", "none"} <= set(codes)
