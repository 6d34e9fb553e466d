"""1, 2.1, 12, 13. What the counters show, what is decided and rolled, and the demonstration battle."""

from __future__ import annotations

import pytest
from tests.staging import table

from grognard.core.game.offers import Scaled
from grognard.rulesets.jours_de_gloire.play.faces import counters
from grognard.scenarios import load

CROSSROADS = "jdg-crossroads"


@pytest.mark.rule("jours-de-gloire 1.2", "jours-de-gloire 1.3")
def test_the_scale_is_told_in_metres_minutes_and_men() -> None:
    system = table("maida-1806").system
    assert isinstance(system, Scaled)
    scale = system.scale
    assert (scale.metres, scale.minutes, scale.men) == (250, 30, 200)


@pytest.mark.rule("jours-de-gloire 1.4", "jours-de-gloire 1.5", "jours-de-gloire 1.12")
def test_counters_show_strength_cohesion_arm_and_formation_and_officers_their_figures() -> None:
    faces = {face.id: face for face in counters(load(CROSSROADS)).faces}
    assert (faces["C3"].grade, faces["C3"].symbol, faces["C3"].strength) == ("L", "cavalry", 4)
    assert (faces["A1"].quality, faces["A1"].division) == ("6", "a")
    assert faces["FC"].figures == (0, 6)
    assert faces["FA"].figures == (1, 3)


@pytest.mark.rule("jours-de-gloire 2.1", "jours-de-gloire 13.1")
def test_the_demonstration_map_has_a_village_two_woods_a_hill_and_a_bridged_stream() -> None:
    board = load(CROSSROADS).board
    grid = board.grid
    assert (grid.columns, grid.rows) == (16, 14)
    assert [grid.label(cell) for cell, ground in enumerate(board.terrain) if ground == "town"] == [
        "0807",
        "0808",
    ]
    assert sum(ground == "woods" for ground in board.terrain) == 13
    assert max(board.level) == 2
    bridges = [side for side, features in board.sides.items() if "bridge" in features]
    assert all("stream" in board.sides[side] for side in bridges)
    assert len(bridges) == 2  # one hexside, seen from either hex


@pytest.mark.rule("jours-de-gloire 13.2", "jours-de-gloire 13.3")
def test_both_armies_have_all_arms_and_a_reserve_that_comes_later() -> None:
    units = load(CROSSROADS).own.units
    french = [unit for unit in units if unit.side == "french"]
    assert (len(french), len(units) - len(french)) == (16, 19)
    assert {unit.turn for unit in units if unit.formation == "d"} == {4}
    assert {unit.turn for unit in units if unit.formation == "n"} == {3}


@pytest.mark.rule("jours-de-gloire 13.4", "jours-de-gloire 13.5")
def test_sides_set_up_and_run_west_and_east() -> None:
    scenario = load(CROSSROADS)
    assert {zone.side: zone.columns for zone in scenario.own.zones} == {
        "french": (1, 5),
        "coalition": (12, 16),
    }
    assert {rout.side: rout.edge for rout in scenario.own.routs} == {"french": "W", "coalition": "E"}
    points = {hex: item.points for item in scenario.own.victory for hex in item.hexes}
    assert points == {"0807": 5, "0808": 5, "1003": 6, "0810": 4}
    assert scenario.turns == 8


@pytest.mark.rule("jours-de-gloire 12.1")
def test_both_sides_decide_in_a_turn_and_dice_fall_in_the_joint_phases() -> None:
    steps = table(CROSSROADS).sequence.steps
    decided = [step.phase.id for step in steps if step.decides == "french"]
    assert decided == ["deployment", "command", "fire", "movement", "shock", "combat"]
    joint = [step.phase.id for step in steps if not step.decides]
    assert joint == ["reinforcements", "initiative", "activation", "closing", "rally", "end"]
