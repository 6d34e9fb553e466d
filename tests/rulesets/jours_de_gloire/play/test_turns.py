"""3.1, 3.5, 3.6, 9, 10, 11. Reinforcements, rally, officers, the scenario's own rules, and the end."""

from __future__ import annotations

import msgspec
import pytest
from tests.staging import drive, refused, stage

from grognard.core.events import LeaderHit
from grognard.core.game.state import OFF
from grognard.core.game.victory import score_lines, totals
from grognard.rulesets.jours_de_gloire.play.aftermath import happen
from grognard.rulesets.jours_de_gloire.play.aims import sources
from grognard.rulesets.jours_de_gloire.play.arrivals import rescue
from grognard.rulesets.jours_de_gloire.play.command_phase import Command
from grognard.rulesets.jours_de_gloire.play.end_phase import EndOfTurn
from grognard.rulesets.jours_de_gloire.play.initiative_phase import fill_cup
from grognard.rulesets.jours_de_gloire.play.invariants import problems
from grognard.rulesets.jours_de_gloire.play.movement_phase import legal_ends
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.rally_phase import RallyPhase
from grognard.rulesets.jours_de_gloire.play.reinforcements_phase import Reinforcements
from grognard.rulesets.jours_de_gloire.play.specials import (
    begin_bridging,
    finish_bridging,
    look_out,
    sees_enemy,
)
from grognard.rulesets.jours_de_gloire.special_rules import ExtraMarker

MAIDA, VIMEIRO, CROSSROADS = "maida-1806", "vimeiro-1808", "jdg-crossroads"


@pytest.mark.rule("jours-de-gloire 3.1")
def test_reinforcements_come_in_by_the_first_hex_with_room() -> None:
    battle = stage(MAIDA, "reinforcements", "", turn=4)
    drive(Reinforcements().begin(battle))
    assert battle.board.grid.label(battle.piece("M10").at) == "0107"
    full = stage(MAIDA, "reinforcements", "", turn=4, N01={"at": "0107"})
    drive(Reinforcements().begin(full))
    assert full.board.grid.label(full.piece("M10").at) == "0106"


@pytest.mark.rule("jours-de-gloire 3.1", "jours-de-gloire 9.4")
def test_an_officer_does_not_come_in_where_an_enemy_officer_is_alone() -> None:
    waiting = {"fate": "waiting"}
    battle = stage(
        MAIDA, "reinforcements", "", only="NL1 M01", ML2=waiting, NL1={"at": "0910"}, M01={"at": "0507"}
    )
    drive(Reinforcements().begin(battle))
    assert battle.piece("ML2").at == OFF
    assert list(problems(battle)) == []


@pytest.mark.rule("jours-de-gloire 3.5", "jours-de-gloire 8.6", "jours-de-gloire 8.7")
def test_the_side_with_the_initiative_rallies_first_and_the_routed_run_on() -> None:
    battle = stage(
        MAIDA, "rally", "", only="M01 N01 N02", tracks={"initiative": "french"},
        M01={"at": "0507", "state": "disordered"}, N01={"at": "1205", "state": "routed"},
        N02={"at": "1207", "state": "disordered", "markers": {"fought": 1}},
    )  # fmt: skip
    asked = drive(RallyPhase().begin(battle), 9, 2)
    assert asked == ["ask-cohesion", "ask-cohesion"]
    assert battle.piece("M01").state == "good-order"
    assert battle.piece("N01").state == "routed"
    assert battle.piece("N01").at != battle.board.grid.cell_of("1205")
    assert battle.piece("N02").state == "disordered"


@pytest.mark.rule("jours-de-gloire 9.2", "jours-de-gloire 9.3", "jours-de-gloire 11.1")
def test_a_fallen_commander_is_scored_and_replaced_by_a_lesser_man() -> None:
    battle = stage(MAIDA, "combat", "french", only="M01 M02 ML2 N01", ML2={"at": "0910"})
    drive(happen(battle, [LeaderHit("ML2", "", fate="killed")], ()))
    assert totals(battle, sources(battle))["french"] == 2
    next_turn = msgspec.structs.replace(battle.state, turn=2)
    later = stage(MAIDA, "reinforcements", "", turn=2)
    later.state = msgspec.structs.replace(next_turn, step=later.state.step)
    drive(Reinforcements().begin(later), "0910")
    successor = position(later).officer(later.piece("ML2"))
    assert (successor.bonus, successor.radius) == (0, 1)


@pytest.mark.rule("jours-de-gloire 9.4")
def test_an_officer_left_alone_joins_the_nearest_friends() -> None:
    battle = stage(MAIDA, "combat", "french", only="M01 M07 ML2 N01", ML2={"at": "1001"}, M01={"at": "1003"})
    rescue(battle, battle.board.grid.cell_of("1001"))
    assert battle.board.grid.label(battle.piece("ML2").at) == "1003"


@pytest.mark.rule("jours-de-gloire 3.6", "jours-de-gloire 11.2")
def test_the_lead_in_points_decides_after_the_last_turn() -> None:
    battle = stage(MAIDA, "end", "", turn=8)
    drive(EndOfTurn().begin(battle))
    assert battle.state.result is not None
    assert battle.state.result.how == "draw"
    won = stage(MAIDA, "end", "", turn=8, only="M01 N09", N09={"at": "1804"})
    drive(EndOfTurn().begin(won))
    assert won.state.result is not None
    assert (won.state.result.winner, won.state.result.how) == ("coalition", "marginal")


@pytest.mark.rule("jours-de-gloire 3.6")
def test_a_turn_that_is_not_the_last_takes_the_markers_back() -> None:
    battle = stage(
        MAIDA,
        "end",
        "",
        tracks={"orders.kempt": "received", "shown.kempt": 1},
        M01={"markers": {"fought": 1}},
    )
    drive(EndOfTurn().begin(battle))
    assert battle.state.result is None
    assert battle.state.track("orders.kempt") == ""
    assert battle.piece("M01").marker("fought") is None


@pytest.mark.rule("jours-de-gloire 11.1")
def test_losses_and_ground_are_counted_line_by_line() -> None:
    battle = stage(
        MAIDA, "end", "", N01={"fate": "eliminated", "at": "0101"}, M01={"state": "routed"},
        N08={"at": "0405"},
    )  # fmt: skip
    lines = dict(score_lines(battle, sources(battle))["french"])
    assert lines["score-routed"] == 1
    assert 10 in lines.values()  # a French unit has come through to the beach


@pytest.mark.rule("jours-de-gloire 10.1")
def test_an_extra_marker_goes_into_the_cup_once() -> None:
    battle = stage(MAIDA, "command", "coalition")
    extra = ExtraMarker(id="dash", name=battle.scenario.title, formation="kempt")
    own = msgspec.structs.replace(battle.scenario.own, specials=(extra,))
    battle.scenario = msgspec.structs.replace(battle.scenario, own=own)
    orders = [str(order) for order in Command().orders(battle)]
    assert "allot kempt :dash" in orders
    tracks = {**battle.state.tracks, "extra.dash": 1}
    battle.state = msgspec.structs.replace(battle.state, tracks=tracks)
    fill_cup(battle)
    assert battle.state.number("cup.kempt") == 2
    assert battle.state.number("used.dash") == 1


@pytest.mark.rule("jours-de-gloire 10.4")
def test_engineers_lay_a_pontoon_in_a_quiet_turn_beside_a_river() -> None:
    battle = stage(CROSSROADS, "end", "", only="A1", A1={"at": "0710"})
    own = battle.scenario.own
    sapper = msgspec.structs.replace(own.units[0], engineers="yes")
    own = msgspec.structs.replace(own, units=(sapper, *own.units[1:]))
    battle.scenario = msgspec.structs.replace(battle.scenario, own=own)
    begin_bridging(battle)
    assert battle.piece("A1").marker("bridging") is None  # a stream needs no pontoon
    finish_bridging(battle)
    assert not [what for what in battle.state.tracks if what.startswith("pontoon")]


@pytest.mark.rule("jours-de-gloire 10.6")
def test_a_formation_on_the_march_does_not_turn_away_before_it_sees_the_enemy() -> None:
    marching = stage(
        VIMEIRO, "movement", "french", only="F03 B05", B05={"at": "0101"}, tracks={"active": "brennier"}
    )
    grid = marching.board.grid
    goal, start = grid.cell_of("1805"), marching.piece("F03").at
    ends = {end.cell for end in legal_ends(marching, "F03")}
    assert ends
    assert all(grid.distance(cell, goal) <= grid.distance(start, goal) for cell in ends)
    sighted = stage(
        VIMEIRO, "movement", "french", only="F03", tracks={"active": "brennier", "sighted.brennier": 1}
    )
    assert len({end.cell for end in legal_ends(sighted, "F03")}) > len(ends)


@pytest.mark.rule("jours-de-gloire 10.6")
def test_the_flank_march_of_vimeiro_binds_until_the_enemy_is_seen_on_the_ridge() -> None:
    # On the hill and in the valley the British are in sight from the first; that frees nobody.
    battle = stage(VIMEIRO, "movement", "french", tracks={"active": "brennier"})
    here = position(battle)
    assert sees_enemy(here, "brennier")
    look_out(battle)
    assert battle.state.number("sighted.brennier") == battle.state.number("sighted.solignac") == 0
    assert refused(battle, "move F02 2614/S") == ("refuse-scenario-bars", "10.6")
    ridge = stage(VIMEIRO, "movement", "french", tracks={"active": "brennier"}, B04={"at": "1809"})
    look_out(ridge)
    assert ridge.state.number("sighted.brennier") == 1


@pytest.mark.rule("jours-de-gloire 10.7")
def test_a_halted_army_goes_no_farther_than_its_line() -> None:
    tracks: dict[str, int | str] = {"active": "ferguson", "halt.B04": 10}
    battle = stage(VIMEIRO, "movement", "coalition", turn=10, only="B04", tracks=tracks, B04={"at": "1213"})
    grid = battle.board.grid
    columns = {int(grid.label(end.cell)[:2]) for end in legal_ends(battle, "B04")}
    assert max(columns) == 14
