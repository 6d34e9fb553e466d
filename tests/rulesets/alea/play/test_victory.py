"""11. Points, wins on the spot, and margins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import Result
from grognard.core.game.victory import score_lines, totals
from grognard.rulesets.alea.play.aims import sources
from grognard.rulesets.alea.play.verdict import end_by_points, end_on_the_spot


def end(scenario: str, **changed: Any) -> Battle:
    return stage(scenario, "end", "", **changed)


def lines(battle: Battle, side: str) -> dict[str, int]:
    return {str(name): points for name, points in score_lines(battle, sources(battle))[side]}


def without(scenario: str, fates: dict[str, str], **more: Any) -> Battle:
    """A battle at its end in which some pieces have gone."""
    battle = end(scenario, **more)
    for unit, fate in fates.items():
        battle.emit(
            ev.Eliminated(unit, "barrosa 9.1")
            if fate == "eliminated"
            else ev.LeftMap(unit, "barrosa 8.18", how=fate)
        )
    return battle


@pytest.mark.rule("barrosa 11.1", "bailen 11.1", "barrosa 9.2", "bailen 9.2", "barrosa 9.1")
def test_eliminated_counters_count_in_full_and_fled_ones_half() -> None:
    # F01 has 6 SP, F05 has 5: one half up makes it 3.
    battle = without("barrosa-standard", {"F01": "eliminated", "F05": "fled"})
    assert lines(battle, "allied")["score-eliminated"] == 9
    assert "score-eliminated" not in lines(battle, "french")
    exited = without("barrosa-standard", {"F01": "exited"})
    assert "score-eliminated" not in lines(exited, "allied")


def test_losses_of_counters_on_the_map_count_where_the_scenario_says_so() -> None:
    battle = end("alea-training", F01={"strength": 2}, A02={"strength": 4})
    assert lines(battle, "allied")["score-casualties"] == 3
    assert lines(battle, "french")["score-casualties"] == 1


@pytest.mark.rule("barrosa 10.4", "bailen 10.4")
def test_a_battery_taken_counts_for_the_other_side() -> None:
    battle = end("barrosa-standard", tracks={"captured.french": 2})
    assert lines(battle, "allied")["score-battery"] == 2
    assert "score-battery" not in lines(battle, "french")


@pytest.mark.rule("barrosa 11.1", "bailen 11.1", "barrosa 11.5", "bailen 11.5")
def test_commanders_count_each_time_one_is_removed() -> None:
    battle = without("barrosa-standard", {"FL1": "eliminated"}, tracks={"replaced.FL1": 1, "replaced.FL2": 1})
    assert lines(battle, "allied")["score-commander"] == 5 + 5 + 2


@pytest.mark.rule("barrosa 11.2", "bailen 11.2")
def test_objectives_belong_to_whoever_was_there_last() -> None:
    battle = end(
        "barrosa-standard", tracks={"owner.0616": "french", "owner.0416": "allied", "owner.0809": ""}
    )
    assert lines(battle, "french")["Barrosa hill"] == 10
    assert lines(battle, "allied")["Torre Barrosa"] == 5
    assert "Wood crossing" not in {**lines(battle, "french"), **lines(battle, "allied")}


@pytest.mark.rule("barrosa 11.1", "barrosa 11.4", "bailen 11.4")
def test_a_fleeing_division_counts_even_if_it_has_left_the_map() -> None:
    fleeing = {"division.villatte.state": "fleeing"}
    assert lines(end("barrosa-standard", tracks=fleeing), "allied")["score-fleeing"] == 5
    villatte = ("F16", "F17", "F18", "F19", "F20")
    fled = without("barrosa-standard", dict.fromkeys(villatte, "fled"), tracks=fleeing)
    assert lines(fled, "allied")["score-fleeing"] == 5
    wiped_out = without("barrosa-standard", dict.fromkeys(villatte, "eliminated"), tracks=fleeing)
    assert "score-fleeing" not in lines(wiped_out, "allied")


def test_the_items_of_barrosa_1811() -> None:
    battle = end("barrosa-1811")
    assert lines(battle, "french")["La Peña's inertia"] == 5
    released = end("barrosa-1811", tracks={"division.zayas.released": 1})
    assert "La Peña's inertia" not in lines(released, "french")
    assert "Coast road cut" not in lines(battle, "french")
    cut = end("barrosa-1811", F01={"at": "1821"})
    assert lines(cut, "french")["Coast road cut"] == 5
    shaken = end("barrosa-1811", F01={"at": "1821", "state": "disorganized"})
    assert "Coast road cut" not in lines(shaken, "french")
    own = battle.scenario.own
    ruffin = [row.id for row in own.units if row.division == "ruffin"]
    leval = [row.id for row in own.units if row.division == "leval"]
    one = without("barrosa-1811", dict.fromkeys(ruffin, "fled"))
    assert "Ruffin and Leval broken" not in lines(one, "allied")
    both = without("barrosa-1811", dict.fromkeys(ruffin + leval, "fled"))
    assert lines(both, "allied")["Ruffin and Leval broken"] == 5
    # An eagle falls with a battalion eliminated, not with one that fled.
    assert "An eagle" not in lines(both, "allied")
    line = next(row.id for row in own.units if row.side == "french" and row.cls == "line")
    assert lines(without("barrosa-1811", {line: "eliminated"}), "allied")["An eagle"] == 5


def test_the_items_of_bailen_1808() -> None:
    assert "Convoy stopped" not in lines(end("bailen-1808"), "spanish")
    behind = end("bailen-1808", F16={"at": "1711"})
    assert lines(behind, "spanish")["Convoy stopped"] == 10
    through = end("bailen-1808", F16={"at": "1811"})
    assert "Convoy stopped" not in lines(through, "spanish")
    ridden = end("bailen-1808", tracks={"ridden-down.S01": 1, "ridden-down.S02": 1})
    assert lines(ridden, "french")["Colours taken"] == 10


@pytest.mark.rule("barrosa 11.3", "bailen 11.3")
@pytest.mark.parametrize(
    ("owner", "result"),
    [
        ("", ("", "draw")),
        ("0416", ("", "draw")),
        ("0616", ("french", "marginal")),
        ("0616 0416", ("french", "decisive")),
    ],
)
def test_the_lead_makes_a_draw_a_marginal_or_a_decisive_win(owner: str, result: tuple[str, str]) -> None:
    nobody = dict.fromkeys(("owner.0616", "owner.0416", "owner.0809", "owner.0702"), "")
    battle = end("barrosa-standard", tracks={**nobody, **{f"owner.{hex}": "french" for hex in owner.split()}})
    end_by_points(battle)
    assert battle.state.result == Result(*result, "barrosa 11.3")


@pytest.mark.rule("barrosa 11.3")
def test_a_side_with_more_than_half_of_its_divisions_fleeing_loses_at_once() -> None:
    two = {"division.ruffin.state": "fleeing", "division.leval.state": "fleeing"}
    one = end("barrosa-standard", tracks={"division.ruffin.state": "fleeing"})
    end_on_the_spot(one)
    assert one.state.result is None
    battle = end("barrosa-standard", tracks=two)
    end_on_the_spot(battle)
    assert battle.state.result == Result("allied", "decisive", "barrosa 11.3")


@pytest.mark.rule("barrosa 11.4", "bailen 11.4")
def test_if_both_win_at_once_nobody_does() -> None:
    battle = end(
        "alea-training", tracks={"division.patrol.state": "fleeing", "division.picket.state": "fleeing"}
    )
    end_on_the_spot(battle)
    assert battle.state.result == Result("", "draw", "barrosa 11.3")


@pytest.mark.rule("bailen 11.2", "bailen 5.18")
def test_the_french_win_by_marching_off_with_25_points() -> None:
    chabert = {"F01": "exited", "F02": "exited", "F03": "exited"}
    short = without("bailen-standard", chabert)
    end_on_the_spot(short)
    assert short.state.result is None
    enough = without("bailen-standard", {**chabert, "F04": "exited"})
    end_on_the_spot(enough)
    assert enough.state.result == Result("french", "decisive", "bailen 11.3")


@pytest.mark.rule("bailen 11.2")
def test_the_city_wins_at_the_end_of_a_turn_from_the_eighth_on() -> None:
    city = {"owner.1607": "french", "owner.1608": "french"}
    for turn, winner in ((7, None), (8, "french")):
        battle = end("bailen-standard", turn=turn, tracks=city)
        end_on_the_spot(battle)
        assert (battle.state.result and battle.state.result.winner) == winner
    middle = stage("bailen-standard", "melee", "french", turn=9, tracks=city)
    end_on_the_spot(middle)
    assert middle.state.result is None


@pytest.mark.rule("bailen 11.2")
def test_two_fleeing_divisions_lose_the_battle_for_the_french() -> None:
    two = {"division.chabert.state": "fleeing", "division.dupre.state": "fleeing"}
    battle = end("bailen-standard", tracks=two)
    end_on_the_spot(battle)
    assert battle.state.result == Result("spanish", "decisive", "bailen 11.3")


def test_two_hexes_of_the_town_are_a_marginal_win_whatever_the_points_say() -> None:
    town = {"owner.2310": "french", "owner.2311": "french"}
    battle = end("bailen-1808", tracks=town)
    assert totals(battle, sources(battle))["spanish"] > totals(battle, sources(battle))["french"]
    end_by_points(battle)
    assert battle.state.result == Result("french", "marginal", "bailen 11.3")
    one = end("bailen-1808", tracks={"owner.2310": "french"})
    end_by_points(one)
    assert one.state.result is not None
    assert one.state.result.winner != "french"
