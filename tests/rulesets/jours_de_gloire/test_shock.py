"""7A. Shock: reactions, results, and what the victors do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.jours_de_gloire.situations import asked, played, ruled, shock, tallies, unit

from grognard.core.procedure import Choose

GUN = unit("g", "artillery", strength=6)


@pytest.mark.rule("jours-de-gloire 7.4")
def test_only_cavalry_in_good_order_with_horse_guns_refuses() -> None:
    for units in ([unit("h", "cavalry")], [unit("h", "heavy-cavalry"), unit("g", "horse-artillery")]):
        assert ruled("shock", [], shock(None, {"units": units}), defender__refuse="yes").holds == "nobody"
    for units in (
        [unit("h", "cavalry", state="disordered")],
        [unit("h", "cavalry", state="disordered"), unit("g", "horse-artillery")],
        [unit("g", "horse-artillery")],
        [unit("i")],
    ):
        assert "defender.refuse" not in asked("shock", shock(None, {"units": units}))
    hemmed_in = {"units": [unit("h", "cavalry")], "may_withdraw": False}
    assert "defender.refuse" not in asked("shock", shock(None, hemmed_in))


@pytest.mark.rule("jours-de-gloire 7.4")
def test_cavalry_that_refuses_leaves_behind_whoever_cannot_follow() -> None:
    guns = [unit("h", "cavalry"), unit("g", "artillery", cohesion=6)]
    done = played("shock", [3, 7], shock(None, {"units": guns}), defender__refuse="yes")
    # 4 SP against the 1 of the guns, cohesion 5 against 6, clear: +4 -1 +1; die 3: 7. The guns are lost.
    assert tallies(done)[0] == {"odds": 4, "cohesion": -1, "terrain": 1}
    assert done.outcome.to_data() == {"eliminated": ["g"], "retreats": {"h": "withdraw"}, "holds": "nobody"}
    broken = [unit("h", "cavalry"), unit("k", "cavalry", state="disordered")]
    parted = ruled("shock", [3, 4], shock(None, {"units": broken}), defender__refuse="yes")
    assert dict(parted.retreats) == {"h": "withdraw", "k": "recoil 1"}
    # Each is asked for itself, and horse guns only if cavalry goes.
    pair = [unit("h", "cavalry"), unit("g", "horse-artillery")]
    stays = ruled("shock", [0, 0], shock(None, {"units": pair}), **{"defender__refuse@g": "yes"})
    assert stays.holds == "defender"


@pytest.mark.rule("jours-de-gloire 7.5")
def test_each_unit_that_refuses_cavalry_tests_for_itself() -> None:
    case = shock(
        {"units": [unit("k", "cavalry")]}, {"units": [unit("h", "cavalry"), unit("l", "cavalry", strength=6)]}
    )
    outcome = ruled("shock", [5, 6, 9, 5], case, defender__refuse="yes", attacker__advance="yes")
    assert outcome.to_data() == {
        "states": {"l": "routed"},
        "retreats": {"h": "withdraw", "l": "rout 1"},
        "advances": {"k": "advance"},
        "holds": "attacker",
    }


@pytest.mark.rule("jours-de-gloire 7.6", "jours-de-gloire 7.28")
def test_an_attacker_hit_by_reaction_fire_drops_out_but_stays_in_its_hex() -> None:
    case = shock({"units": [unit("a"), unit("b")]}, {"units": [unit("d"), GUN], "terrain": "castle"})
    done = played("shock", [8, 0, 0, 9], case, defender__reaction_fire="yes", defender__counter_shock="yes")
    fire, first, second = tallies(done)
    assert fire == {"firer.strength": 6, "firer.six-fronts": -1, "firer.reaction": -1, "range.point-blank": 1}
    assert first == {"odds": -1, "terrain": -3}
    # b does not attack, but both of them meet the counter-shock: 4 SP against 2 and 2.
    assert second == {"cohesion": 1, "terrain": 1, "terrain.six-fronts": -1}
    assert done.outcome.to_data() == {
        "states": {"a": "routed", "b": "routed"},
        "retreats": {"a": "rout 1", "b": "rout 1"},
        "holds": "defender",
    }


@pytest.mark.rule("jours-de-gloire 7.6", "jours-de-gloire 6.3")
def test_a_battery_in_the_rear_of_the_attack_does_not_react_to_it() -> None:
    from_behind = shock({"arc": "rear"}, {"units": [unit("d"), GUN]})
    assert "defender.reaction-fire" not in asked("shock", from_behind)
    town = shock({"arc": "rear"}, {"units": [unit("d"), GUN], "terrain": "town"})
    assert "defender.reaction-fire" in asked("shock", town)
    over_a_crest = shock({"hexside": ["crest"]}, {"units": [unit("d"), GUN]})
    assert "defender.reaction-fire" not in asked("shock", over_a_crest)


@pytest.mark.rule("jours-de-gloire 7.6")
def test_a_battery_nearby_fires_at_the_hex_in_its_front() -> None:
    case = shock(None, {"units": [unit("d")], "support": [{"unit": GUN, "at": 2, "terrain": "castle"}]})
    case["attackers"] = [{"units": [unit("a")]}, {"units": [unit("b")], "terrain": "woods"}]
    done = played("shock", [9, 9], case, defender__reaction_fire="yes")
    fire, fought = tallies(done)
    assert fire == {
        "firer.strength": 6,
        "firer.six-fronts": -1,
        "firer.reaction": -1,
        "target.terrain": -1,
        "range.point-blank": 1,
    }
    assert fought == {"terrain": 1}
    assert dict(done.outcome.states) == {"b": "disordered", "d": "disordered"}


@pytest.mark.rule("jours-de-gloire 7.6")
def test_when_every_attacker_drops_out_the_shock_is_over() -> None:
    outcome = ruled("shock", [9], shock(None, {"units": [unit("d"), GUN]}), defender__reaction_fire="yes")
    assert outcome.to_data() == {
        "states": {"a": "routed"},
        "retreats": {"a": "rout"},
        "holds": "defender",
    }


@pytest.mark.rule("jours-de-gloire 2.6")
def test_the_worst_of_several_crossings_counts_once() -> None:
    case = shock(None, {"terrain": "woods"})
    case["attackers"] = [
        {"units": [unit("a", strength=9)], "hexside": ["stream"]},
        {"units": [unit("b", strength=9)], "climb": 2},
    ]
    tally = tallies(played("shock", [9], case))[0]
    assert (tally["terrain"], tally["terrain.level"], tally.get("terrain.hexside")) == (-1, -2, None)


@pytest.mark.rule("jours-de-gloire 5.2", "jours-de-gloire 5.3", "jours-de-gloire 7.12")
@pytest.mark.parametrize(
    ("arcs", "defence", "counted"),
    [
        (("front", "front"), {}, None),
        (("rear", "rear"), {}, "defender.rear"),
        (("rear", "front"), {}, "defender.front-and-rear"),
        (("rear", "rear"), {"terrain": "town"}, None),
        (("rear", "front"), {"units": [unit("d", square=True)]}, None),
        (("rear", "front"), {"units": [unit("d", state="routed")]}, "defender.routed"),
        (("rear", "rear"), {"units": [unit("d", square=True), unit("e")]}, "defender.rear"),
    ],
)
def test_front_and_rear_count_only_for_those_who_have_them(
    arcs: tuple[str, str], defence: dict[str, Any], counted: str | None
) -> None:
    case = shock(None, defence)
    case["attackers"] = [
        {"units": [unit(f"a{place}", strength=9, cohesion=9)], "arc": arc} for place, arc in enumerate(arcs)
    ]
    tally = tallies(played("shock", [9], case))[0]
    assert [id for id in tally if id.startswith("defender.")] == ([counted] if counted else [])


@pytest.mark.rule("jours-de-gloire 7.23")
def test_a_recoil_into_an_enemy_zone_disorders() -> None:
    case = shock(None, {"rear": {"recoil": "zoc"}})
    assert dict(ruled("shock", [6, 0], case).states) == {"d": "disordered"}
    # Disordered by the zone and again by the result, it routs.
    assert dict(ruled("shock", [9], case).states) == {"d": "routed"}


@pytest.mark.rule("jours-de-gloire 7.25", "jours-de-gloire 9.1")
def test_a_rout_in_place_of_a_recoil_uses_up_the_result() -> None:
    blocked = shock(None, {"rear": {"recoil": "blocked"}})
    assert ruled("shock", [9], blocked).to_data() == {
        "states": {"d": "routed"},
        "retreats": {"d": "rout"},
        "holds": "nobody",
    }


@pytest.mark.rule("jours-de-gloire 7.24")
def test_friends_are_tested_once_and_only_if_somebody_passes_them() -> None:
    rear = {"friends": [{"id": "f", "cohesion": 4}]}
    both = shock(None, {"units": [unit("d"), unit("e")], "rear": rear})
    outcome = ruled("shock", [7, 0, 0, 9], {**both, "attackers": [{"units": [unit("a", strength=8)]}]})
    assert dict(outcome.states) == {"f": "disordered"}
    lost = shock({"units": [unit("a")], "rear": rear})
    assert dict(ruled("shock", [0, 0], lost).states) == {"a": "disordered"}
    assert dict(ruled("shock", [0, 9, 9], lost).states) == {"a": "disordered", "f": "disordered"}


@pytest.mark.rule("jours-de-gloire 7.26")
def test_horse_cannot_follow_over_a_fortification() -> None:
    case = shock(
        {"units": [unit("c", "heavy-cavalry", strength=20, cohesion=9)], "hexside": ["fortification"]},
    )
    done = played("shock", [9], case, attacker__advance="yes")
    assert "attacker.advance" not in {getattr(step.request, "id", "") for step in done.steps}
    assert done.outcome.holds == "nobody"


@pytest.mark.rule("jours-de-gloire 7.26")
def test_the_attackers_of_one_hex_alone_move_in() -> None:
    case = shock()
    case["attackers"] = [{"units": [unit("a")]}, {"units": [unit("b")]}]
    done = played("shock", [9], case, **{"attacker__advance@b": "yes"})
    assert dict(done.outcome.advances) == {"b": "advance"}


@pytest.mark.rule("jours-de-gloire 7.27")
def test_a_breakthrough_meets_no_reaction_fire_and_leads_to_no_second_one() -> None:
    case = shock(beyond={"units": [unit("g", "artillery")]})
    done = played(
        "shock",
        [9, 9, 0],
        case,
        attacker__advance="yes",
        attacker__breakthrough="yes",
        defender__reaction_fire="yes",
    )
    assert {step.chart.id for step in done.steps if step.chart} == {"shock-charge"}
    assert dict(done.outcome.advances) == {"a": "breakthrough"}
    assert done.outcome.holds == "attacker"


@pytest.mark.rule("jours-de-gloire 7.21", "jours-de-gloire 7.27", "jours-de-gloire 7.28")
@pytest.mark.parametrize(
    ("dice", "states", "advances", "holds"),
    [
        # a is driven out of the hex it had won, and e takes it.
        (
            [9, 0, 4, 9],
            {"a": "routed", "d": "disordered"},
            {"a": "advance", "e": "counter-shock"},
            "defender",
        ),
        # a recoils by itself, and leaves nobody to counter-shock.
        ([9, 0, 5], {"a": "disordered", "d": "disordered"}, {"a": "advance"}, "nobody"),
    ],
)
def test_a_breakthrough_that_fails_may_be_counter_shocked(
    dice: list[int], states: dict[str, str], advances: dict[str, str], holds: str
) -> None:
    # 9 SP to 4: +2, clear +1; die 9: 12. On the castle: 9 to 20 is -3, cohesion -4, castle -3; die 0: -10.
    # Then 20 to 6: +3, cohesion 9 to 4, clear +1, out of a castle -1: +8.
    strong = unit("e", strength=20, cohesion=9)
    case = shock({"units": [unit("a", strength=9)]}, beyond={"units": [strong], "terrain": "castle"})
    wished = {"attacker__advance": "yes", "attacker__breakthrough": "yes", "defender__advance": "yes"}
    outcome = ruled("shock", dice, case, defender__counter_shock="yes", **wished)
    assert (dict(outcome.states), dict(outcome.advances), outcome.holds) == (states, advances, holds)


@pytest.mark.rule("jours-de-gloire 7.27", "jours-de-gloire 7.26")
def test_a_breakthrough_beaten_off_keeps_the_first_hex_if_the_attackers_stay() -> None:
    strong = unit("e", strength=20, cohesion=9)
    case = shock({"units": [unit("a", strength=9)]}, beyond={"units": [strong], "terrain": "castle"})
    outcome = ruled("shock", [9, 0, 4], case, attacker__advance="yes", attacker__breakthrough="yes")
    assert outcome.holds == "attacker"
    # The counter-shock fails in its turn: 6 to 20 disordered SP.
    grim = unit("a", strength=9, back_strength=20, back_cohesion=9)
    weak = unit("e", strength=9, cohesion=5)
    case = shock({"units": [grim]}, beyond={"units": [weak], "terrain": "castle", "climb": 2})
    wished = {"attacker__advance": "yes", "attacker__breakthrough": "yes"}
    outcome = ruled("shock", [9, 0, 0, 0, 0], case, defender__counter_shock="yes", **wished)
    assert dict(outcome.states) == {"a": "disordered", "d": "disordered", "e": "disordered"}
    assert outcome.holds == "attacker"


@pytest.mark.rule("jours-de-gloire 7.1")
def test_six_hexes_may_attack_one() -> None:
    case = shock(None, {"units": [unit("d", strength=20)]})
    case["attackers"] = [{"units": [unit(f"a{place}")], "arc": "front"} for place in range(3)]
    case["attackers"] += [{"units": [unit(f"b{place}")], "arc": "rear"} for place in range(3)]
    tally = tallies(played("shock", [9], case))[0]
    # 24 SP to 20: 1/1.
    assert tally == {"terrain": 1, "defender.front-and-rear": 3}


@pytest.mark.rule("jours-de-gloire 7.17")
def test_the_one_die_is_shown_in_both_columns() -> None:
    steps = [step for step in played("shock", [9], shock()).steps if step.chart is not None]
    assert [(step.given, step.column, step.code) for step in steps] == [
        ((9,), "defender", "1+D"),
        ((9,), "attacker", "Breakthrough (8.7) or Pursuit (9.5)"),
    ]


@pytest.mark.rule("jours-de-gloire 7.27", "jours-de-gloire 2.12")
def test_nobody_breaks_through_over_a_river() -> None:
    case = shock(beyond={"units": [unit("e")], "hexside": ["river"]})
    done = played("shock", [9], case, attacker__advance="yes", attacker__breakthrough="yes")
    assert "attacker.breakthrough" not in {getattr(step.request, "id", "") for step in done.steps}


@pytest.mark.rule("jours-de-gloire 7.28")
@pytest.mark.parametrize(("test", "holds"), [(9, "nobody"), (4, "defender")])
def test_a_counter_shock_that_fails_may_cost_the_hex(test: int, holds: str) -> None:
    grim = unit("a", strength=1, back_strength=20, back_cohesion=9)
    case = shock({"units": [grim], "terrain": "castle"})
    outcome = ruled("shock", [0, 0, 0, test], case, defender__counter_shock="yes")
    assert dict(outcome.states) == {"a": "disordered", "d": "disordered"}
    assert outcome.holds == holds


@pytest.mark.rule("jours-de-gloire 7.28")
def test_attackers_left_in_the_rear_expose_a_counter_shock() -> None:
    case = shock(None, {"units": [unit("d", strength=9, cohesion=9)], "terrain": "marsh"})
    case["attackers"] = [
        {"units": [unit("a", strength=1, cohesion=1)]},
        {"units": [unit("b", strength=1, cohesion=1)], "arc": "rear"},
    ]
    done = played("shock", [0, 0, 0, 9], case, defender__counter_shock="yes")
    assert tallies(done)[1]["attacker.rear-exposed"] == -1
    # The second hex can be chosen just as well.
    other = played("shock", [0, 0, 0, 9], case, **{"defender__counter_shock@b": "yes"})
    assert "attacker.rear-exposed" not in tallies(other)[1]
    assert dict(other.outcome.states) == {"a": "disordered", "b": "routed"}


@pytest.mark.rule("jours-de-gloire 7.28", "jours-de-gloire 7.2")
def test_squares_guns_and_the_disordered_do_not_counter_shock() -> None:
    weak = {"units": [unit("a", strength=1, cohesion=1)]}
    for units in (
        [unit("d", strength=9, square=True)],
        [unit("d", strength=9, state="disordered", cohesion=9)],
        [unit("g", "artillery", cohesion=9)],
    ):
        case = shock(weak, {"units": units, "terrain": "castle"})
        assert "defender.counter-shock" not in asked("shock", case)
    case = shock(weak, {"units": [unit("d", strength=9)], "terrain": "castle"})
    assert "defender.counter-shock" in asked("shock", case)


@pytest.mark.rule("jours-de-gloire 7.27", "jours-de-gloire 7.26")
def test_a_breakthrough_into_the_next_hex_keeps_the_first_one() -> None:
    case = shock(beyond={"units": [unit("e")]})
    outcome = ruled("shock", [9, 9], case, attacker__advance="yes", attacker__breakthrough="yes")
    assert dict(outcome.advances) == {"a": "breakthrough"}
    assert dict(outcome.states) == {"d": "disordered", "e": "disordered"}
    assert outcome.holds == "attacker"


@pytest.mark.rule("jours-de-gloire 9.2", "jours-de-gloire 1.1")
@pytest.mark.parametrize(
    ("die", "fate"), [(9, "killed"), (8, "wounded"), (7, "joins-friends"), (0, "joins-friends")]
)
def test_an_officer_shares_the_fate_of_his_unit(die: int, fate: str) -> None:
    case = shock(None, {"units": [unit("d", officer="Lannes")], "rear": {"recoil": "blocked"}})
    assert dict(ruled("shock", [9, die], case).leaders) == {"Lannes": fate}


@pytest.mark.rule("jours-de-gloire 9.2")
def test_all_officers_with_a_unit_share_its_fate() -> None:
    led = unit("d", officer="Lannes", more_officers=["Oudinot"])
    fallen = ruled("shock", [9, 9, 0], shock(None, {"units": [led], "rear": {"recoil": "blocked"}}))
    assert dict(fallen.leaders) == {"Lannes": "killed", "Oudinot": "joins-friends"}


@pytest.mark.rule("jours-de-gloire 7.23", "jours-de-gloire 7.25")
def test_guns_that_cannot_recoil_do_not_keep_the_foot_beside_them() -> None:
    guns = unit("g", "artillery", recoil="blocked", rout="blocked")
    ended = ruled("shock", [9, 0], shock({"units": [unit("a", strength=9)]}, {"units": [unit("d"), guns]}))
    assert dict(ended.states) == {"d": "disordered"}
    assert set(ended.eliminated) == {"g"}


@pytest.mark.rule("jours-de-gloire 7.4")
def test_whoever_is_hemmed_in_does_not_refuse() -> None:
    horse = {"units": [unit("d", "cavalry"), unit("h", "horse-artillery", hemmed_in=True)]}
    away = played("shock", [0, 0, 0], shock(None, horse), defender__refuse="yes")
    refused = [
        step.request.unit
        for step in away.steps
        if isinstance(step.request, Choose) and step.request.id == "defender.refuse"
    ]
    assert refused == ["d"]
