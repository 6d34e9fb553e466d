"""Engagement, cohesion, rally, rout and the cost of steps."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.jours_de_gloire.situations import JDG, ruled

from grognard import odds


@pytest.mark.rule("jours-de-gloire 4.2", "jours-de-gloire 4.3", "jours-de-gloire 1.7")
def test_a_unit_with_orders_and_in_reach_of_its_commander_needs_no_test() -> None:
    case = {"id": "i", "engagement": 5, "orders": "received"}
    assert ruled("engagement", [], case).value("i test") == "not needed"
    assert ruled("engagement", [6], {**case, "in_radius": False}).value("i test") == "failed"
    assert ruled("engagement", [5], {**case, "in_radius": False}).value("i test") == "passed"


@pytest.mark.rule("jours-de-gloire 1.8", "jours-de-gloire 1.9")
def test_the_back_of_a_counter_counts_in_disorder() -> None:
    going = {"id": "i", "engagement": 5, "state": "disordered", "intent": "enter-zoc"}
    assert ruled("engagement", [5], going).value("i test") == "failed"
    assert ruled("engagement", [5], {**going, "back_engagement": 6}).value("i test") == "passed"
    unit = {"id": "i", "cohesion": 5, "state": "disordered"}
    assert ruled("cohesion", [5], {"unit": unit}).state("i") == "routed"
    assert ruled("cohesion", [5], {"unit": {**unit, "back_cohesion": 5}}).state("i") == ""


@pytest.mark.rule("jours-de-gloire 8.1", "jours-de-gloire 8.2", "jours-de-gloire 1.1")
@pytest.mark.parametrize(
    ("cohesion", "bonus", "ways"), [(0, 0, 1), (5, 0, 6), (5, 2, 8), (9, 0, 10), (9, 2, 10)]
)
def test_a_test_is_passed_by_so_many_faces_in_ten(cohesion: int, bonus: int, ways: int) -> None:
    case = {"unit": {"id": "i", "cohesion": cohesion, "bonus": bonus}, "failing": "nothing"}
    chances = odds(JDG, "cohesion", JDG.build_case("cohesion", case)).outcomes
    assert chances.chance(lambda outcome: outcome.value("i test") == "passed") * 10 == ways


@pytest.mark.rule("jours-de-gloire 8.1", "jours-de-gloire 7.22", "jours-de-gloire 7.25")
def test_a_failed_test_may_ask_for_a_recoil() -> None:
    recoil: dict[str, Any] = {"unit": {"id": "i", "cohesion": 5}, "failing": "recoil"}
    assert dict(ruled("cohesion", [6], recoil).retreats) == {"i": "recoil 1"}
    # A test that a routed unit fails is its last (7.22).
    running = {"unit": {"id": "i", "cohesion": 5, "state": "routed"}, "failing": "recoil"}
    assert ruled("cohesion", [5], running).eliminated == ("i",)
    guns = {"unit": {"id": "g", "cohesion": 5, "arm": "artillery"}, "failing": "recoil"}
    assert ruled("cohesion", [6, 6], guns).eliminated == ("g",)


@pytest.mark.rule("jours-de-gloire 8.6")
def test_rally_brings_a_unit_one_state_up() -> None:
    for state, better in (("routed", "disordered"), ("disordered", "good-order")):
        unit = {"id": "i", "cohesion": 6, "state": state}
        assert ruled("rally", [5], {"unit": unit}).state("i") == better
        assert ruled("rally", [6], {"unit": unit}).state("i") == ""


@pytest.mark.rule("jours-de-gloire 8.5", "jours-de-gloire 8.7", "jours-de-gloire 9.1")
def test_a_unit_still_routed_runs_on_or_is_lost() -> None:
    unit = {"id": "i", "cohesion": 6, "state": "routed"}
    running = {"unit": unit, "occasion": "rally-phase"}
    assert ruled("rout", [], running).to_data() == {"retreats": {"i": "rout"}}
    for way in ("blocked", "off-map"):
        assert ruled("rout", [], {**running, "rear": {"rout": way}}).eliminated == ("i",)
    assert ruled("rout", [], {"unit": unit}).eliminated == ("i",)


@pytest.mark.rule("jours-de-gloire 5.13")
def test_a_square_formed_as_a_move_needs_no_test() -> None:
    case = {"unit": {"id": "i", "cohesion": 0, "state": "disordered"}, "occasion": "movement"}
    assert ruled("square", [], case).to_data() == {"markers": {"i": "square"}}


STEPS = [
    # Terrain, each arm (2.2).
    ({"mover": "general"}, "1"),
    ({"mover": "artillery"}, "2"),
    ({"mover": "cavalry", "terrain": "town"}, "3"),
    ({"mover": "general", "terrain": "town"}, "1"),
    # Ways (2.8), which help nobody next to an enemy.
    ({"mover": "artillery", "way": "trail"}, "2"),
    ({"mover": "artillery", "way": "road", "hexside": ["stream"], "climb": -2}, "1"),
    ({"mover": "infantry", "terrain": "woods", "way": "road", "next_to_enemy": True}, "2"),
    ({"mover": "infantry", "terrain": "woods", "way": "road", "enters_zoc": True}, "2"),
    ({"mover": "general", "way": "trail", "terrain": "marsh"}, "1/2"),
    # Hexsides and levels.
    ({"mover": "artillery", "hexside": ["stream"]}, "4"),
    ({"mover": "general", "hexside": ["stream"]}, "1"),
    ({"mover": "cavalry", "hexside": ["river", "bridge"]}, "1"),
    ({"mover": "cavalry", "hexside": ["stream", "bridge"]}, "1"),
    ({"mover": "cavalry", "terrain": "woods", "hexside": ["stream", "slope"], "climb": 1}, "6"),
    ({"mover": "cavalry", "hexside": ["stream", "bridge", "slope"]}, "2"),
    ({"mover": "infantry", "hexside": ["stream", "slope", "redoubt"], "climb": 1}, "4"),
    ({"mover": "cavalry", "climb": -3}, "2"),
    ({"mover": "artillery", "climb": -1}, "3"),
    ({"mover": "infantry", "hexside": ["fortification"]}, "3"),
    ({"mover": "cavalry", "hexside": ["crest"], "climb": 1}, "2"),
    # Friends and zones (5.8, 2.9).
    ({"mover": "infantry", "friends": True, "leaves_zoc": True}, "3"),
    ({"mover": "general", "friends": True, "leaves_zoc": True}, "1"),
    ({"mover": "infantry", "enters_zoc": True}, "1"),
    ({"mover": "infantry", "enters_zoc": True, "state": "disordered"}, "2"),
    # Mud (10.3).
    ({"mover": "artillery", "mud": True}, "4"),
    ({"mover": "artillery", "mud": True, "way": "road"}, "1"),
    ({"mover": "artillery", "mud": True, "way": "trail"}, "4"),
    ({"mover": "infantry", "mud": True}, "1"),
]


@pytest.mark.rule(
    "jours-de-gloire 2.2",
    "jours-de-gloire 2.3",
    "jours-de-gloire 2.8",
    "jours-de-gloire 2.9",
    "jours-de-gloire 5.8",
    "jours-de-gloire 10.3",
)
@pytest.mark.parametrize(("case", "cost"), STEPS)
def test_a_step_costs_what_the_terrain_chart_says(case: dict[str, Any], cost: str) -> None:
    assert ruled("step-cost", [], case).to_data() == {"found": {"MP": cost}}


@pytest.mark.rule("jours-de-gloire 2.2", "jours-de-gloire 7.22")
def test_a_d_in_the_terrain_chart_makes_a_unit_one_state_worse() -> None:
    climb = {"mover": "infantry", "hexside": ["steep-slope"]}
    assert ruled("step-cost", [], climb).state("mover") == "disordered"
    assert ruled("step-cost", [], {**climb, "state": "disordered"}).state("mover") == "routed"
    assert ruled("step-cost", [], {**climb, "state": "routed"}).eliminated == ("mover",)
    banks = {"mover": "infantry", "hexside": ["stream", "steep-slope"]}
    assert ruled("step-cost", [], banks).to_data() == {
        "states": {"mover": "disordered"},
        "found": {"MP": "3"},
    }
    works = {"mover": "artillery", "hexside": ["redoubt"]}
    assert ruled("step-cost", [], works).to_data() == {
        "states": {"mover": "disordered"},
        "found": {"MP": "5"},
    }
