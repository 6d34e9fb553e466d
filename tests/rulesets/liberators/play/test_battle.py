"""3, 11, 13. The sequence of play, victory, and the farm of Chacabuco."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL
from tests.scenario_ids import ON_TABLES
from tests.staging import do, listed, refused, stage, table

from grognard.core.game.victory import score_lines
from grognard.plane import INCH
from grognard.rulesets import ruleset
from grognard.rulesets.liberators.play.aims import sources
from grognard.rulesets.liberators.play.armies import is_beaten, losses
from grognard.rulesets.liberators.play.positions import positions_lost, take_positions
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.verdicts import end_of_battle
from grognard.rulesets.liberators.scenario_checks import advise_battle
from grognard.scenarios import load


@pytest.mark.rule("liberators 3.1", "liberators 3.3", "liberators 3.4", "liberators 3.5")
def test_each_side_maneuvers_fires_and_charges_and_the_enemy_fires_first() -> None:
    steps = table(DRILL).sequence.steps
    turn = [(step.phase.id, step.decides) for step in steps[2:9]]
    assert turn == [
        ("leaders", "patriot"),
        ("maneuver", "patriot"),
        ("regrouping", "patriot"),
        ("defensive-fire", "royalist"),
        ("offensive-fire", "patriot"),
        ("charge", "patriot"),
        ("leaders", "royalist"),
    ]
    assert steps[-1].phase.id == "close"


@pytest.mark.rule("liberators 4.7", "liberators 9.2")
def test_losses_are_heavy_at_three_in_ten_and_greater_than_the_enemys() -> None:
    assert losses(stage(DRILL, "close", ""), "patriot") == "light"
    # Ten stands on the table at first: three are heavy, a gun stand counts two.
    hurt = stage(DRILL, "close", "", P1={"strength": 5}, PG={"strength": 1})
    assert losses(hurt, "patriot") == "greater"
    both = stage(DRILL, "close", "", P1={"strength": 3}, R1={"strength": 3})
    assert losses(both, "patriot") == "heavy"


@pytest.mark.rule("liberators 4.8")
def test_a_key_position_is_held_by_the_last_good_order_troops_in_it() -> None:
    battle = stage(DRILL, "charge", "patriot", P1={"at": "24,18.5"})
    assert positions_lost(battle, "royalist") == 0
    take_positions(battle)
    assert battle.state.track("held.farm") == "patriot"
    assert positions_lost(battle, "royalist") == 1


@pytest.mark.rule("liberators 11.1")
def test_an_army_with_half_its_stands_lost_or_broken_is_beaten() -> None:
    battle = stage(DRILL, "close", "", P1={"state": "broken"})
    assert is_beaten(battle, "patriot")
    ended = end_of_battle(battle)
    assert ended is not None
    assert (ended.unit, ended.how) == ("royalist", "army-broken")
    assert end_of_battle(stage(DRILL, "close", "")) is None


@pytest.mark.rule("liberators 11.2")
def test_at_the_end_points_decide_and_a_lead_under_five_is_a_draw() -> None:
    last: dict[str, Any] = {"turn": 3}
    even = end_of_battle(
        stage(DRILL, "close", "", **last, tracks={"held.farm": "patriot"}, P1={"strength": 4})
    )
    assert even is not None
    assert even.how == "draw"
    lead = stage(DRILL, "close", "", **last)
    assert dict(score_lines(lead, sources(lead))["royalist"]) == {"score-positions": 5}
    ended = end_of_battle(lead)
    assert ended is not None
    assert (ended.unit, ended.how) == ("royalist", "points")


@pytest.mark.rule("liberators 13.2")
def test_the_second_player_sets_up_first_within_his_zone() -> None:
    first = table(DRILL).sequence.steps[0]
    assert (first.phase.id, first.active) == ("deployment", "royalist")
    battle = stage(DRILL, "deployment", "royalist")
    assert refused(battle, "deploy R1 24,14/0") == ("refuse-zone", "13.2")
    assert refused(battle, "deploy R1 32,9/0") == ("refuse-room", "5.5")
    do(battle, "deploy R1 20,8/45 =attack-column")
    assert battle.piece("R1").formation == "attack-column"
    assert all("R1" not in order for order in listed(battle))


@pytest.mark.rule("liberators 13.1", "liberators 13.3", "liberators 13.4", "liberators 13.5")
def test_the_farm_of_chacabuco_is_as_the_rulebook_has_it() -> None:
    scenario = load("chacabuco-farm")
    farm = scenario.tabletop
    assert (farm.width, farm.depth) == (72 * INCH, 48 * INCH)
    assert farm.area("T06").polygon.bounds == (34_000, 26_000, 38_000, 30_000)
    listed_ = roster(scenario)
    assert listed_.starting == {"patriot": 77, "royalist": 66}
    assert sum(row.stands for row in listed_.guns.values()) == 8
    assert [key.area for key in scenario.own.key] == ["T06"]
    assert {row.id for row in listed_.leaders.values() if row.ardent == "yes"} == {"PL3"}


@pytest.mark.parametrize("id", ON_TABLES)
def test_every_battle_on_a_table_is_read_and_stands_in_its_zones(id: str) -> None:
    scenario = load(id)
    assert list(advise_battle(scenario, ruleset("liberators").rules)) == []


@pytest.mark.rule("liberators 1.1", "liberators 1.12")
def test_the_scale_is_that_of_the_regimental_rules_and_the_charts_are_the_sheets() -> None:
    rules = ruleset("liberators")
    system: Any = table(DRILL).system
    assert (system.scale.metres, system.scale.minutes, system.scale.men) == (23, 15, 40)
    ours = [id for id in rules.chart_ids if "sheet" not in str(rules.rules.chart(id).provenance)]
    assert ours in ([], ["fire-points-to-die"])
