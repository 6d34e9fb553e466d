"""Victory points, the sudden win, and the rules of single scenarios."""

from __future__ import annotations

from typing import Any

import pytest
from tests.staging import do, listed, refused, stage

from grognard.core.game.battle import Battle
from grognard.core.game.victory import score_lines, totals
from grognard.rulesets.tikhvin.play.advances import may_enter
from grognard.rulesets.tikhvin.play.aims import sources
from grognard.rulesets.tikhvin.play.specials import capacity, strays
from grognard.rulesets.tikhvin.play.verdict import count_running, end_by_points

CAMPAIGN = "tikhvin-1941"
GONE = {"fate": "eliminated"}


def at_end(**changed: Any) -> Battle:
    return stage(CAMPAIGN, "restoration", "", turn=15, **changed)


@pytest.mark.rule("tikhvin 11.1", "tikhvin 1.1")
def test_places_count_for_whoever_was_there_last() -> None:
    plain = at_end()
    held = at_end(tracks={"held.2413": "german", "held.1119": "soviet"})
    assert totals(held, sources(held))["german"] == totals(plain, sources(plain))["german"] + 6
    # Tikhvin in German hands is no enemy on the railway: the zone of a unit there would be.
    assert totals(held, sources(held))["soviet"] == totals(plain, sources(plain))["soviet"] + 4


@pytest.mark.rule("tikhvin 11.2", "tikhvin 13.2")
def test_five_factors_eliminated_are_a_point_and_static_units_none() -> None:
    battle = at_end(S01=GONE, S20=GONE)
    assert totals(battle, sources(battle))["german"] == totals(at_end(), sources(at_end()))["german"] + 1


@pytest.mark.rule("tikhvin 11.4", "tikhvin 11.5")
def test_an_open_railway_and_footholds_count_for_the_soviet() -> None:
    lines = {str(name): points for name, points in score_lines(at_end(), sources(at_end()))["soviet"]}
    assert lines["The railway from Volkhov eastward"] == 6
    barred = at_end(G01={"at": "2614"}, S12={"at": "1017"}, S15={"at": "1018"})
    found = {str(name): points for name, points in score_lines(barred, sources(barred))["soviet"]}
    assert "The railway from Volkhov eastward" not in found
    assert found["Footholds on the west bank"] == 2
    guns = {
        str(name)
        for name, _points in score_lines(at_end(GA1={"at": "2613"}), sources(at_end(GA1={"at": "2613"})))[
            "soviet"
        ]
    }
    assert "The railway from Volkhov eastward" not in guns


@pytest.mark.rule("tikhvin 11.2")
def test_tikhvin_and_volkhov_held_two_turns_running_win_at_once() -> None:
    battle = stage(CAMPAIGN, "restoration", "", turn=8, tracks={"held.2413": "german", "held.1610": "german"})
    count_running(battle)
    assert winner(battle) is None
    count_running(battle)
    assert winner(battle) == "german"


@pytest.mark.rule("tikhvin 11.3")
@pytest.mark.parametrize(
    ("held", "winner"), [("2413 1610 1522 1415", "german"), ("2413", ""), ("", "soviet")]
)
def test_the_lead_at_the_end_decides(held: str, winner: str) -> None:
    battle = at_end(tracks={f"held.{hex}": "german" for hex in held.split()})
    end_by_points(battle)
    assert battle.state.result is not None
    assert battle.state.result.winner == winner


@pytest.mark.rule("tikhvin 13.3", "tikhvin 1.8")
def test_fourth_army_commands_more_from_turn_five() -> None:
    assert [capacity(stage(CAMPAIGN, "assignment", "soviet", turn=turn), "SL1") for turn in (4, 5)] == [3, 10]


def winner(battle: Battle) -> str | None:
    result = battle.state.result
    return None if result is None else result.winner


def moving(side: str, who: str, turn: int = 1, **changed: Any) -> Battle:
    tracks = {f"acting.{side}": who, **changed.pop("tracks", {})}
    return stage(CAMPAIGN, "movement", side, turn=turn, tracks=tracks, **changed)


@pytest.mark.rule("tikhvin 13.4")
def test_leningrad_is_closed_to_the_german() -> None:
    battle = moving("german", "GL4", G09={"at": "0410"}, S21={"at": "0310"})
    assert refused(battle, "move G09 0311") == ("refuse-closed", "13.4")


@pytest.mark.rule("tikhvin 13.5")
def test_the_spanish_division_stays_near_the_volkhov() -> None:
    assert refused(moving("german", "GL3", G06={"at": "0622"}), "move G06 0522") == ("refuse-leash", "13.5")
    east = {"at": "1024"}
    alone = moving("german", "GL3", 11, G06=east, only="G06 GL3")
    assert refused(alone, "move G06 1124") == ("refuse-leash", "13.5")
    assert "move G06 1124" in listed(moving("german", "GL3", 10, G06=east, only="G06 GL3"))


@pytest.mark.rule("tikhvin 13.6")
def test_fifty_fourth_army_keeps_four_divisions_in_the_west() -> None:
    away = {unit: {"at": "1610"} for unit in ("S05", "S06")}
    battle = moving("soviet", "SL3", S04={"at": "1211", "markers": {"hq": "SL3"}}, pieces=away)
    assert refused(battle, "move S04 1311") == ("refuse-remain", "13.6")
    later = moving("soviet", "SL3", 6, S04={"at": "1211", "markers": {"hq": "SL3"}}, pieces=away)
    assert "move S04 1311" in listed(later)


@pytest.mark.rule("tikhvin 13.5")
def test_both_banks_of_the_whole_volkhov_count_for_the_spanish_division() -> None:
    battle = moving("german", "GL3", only="G06 GL3", G06={"at": "1320", "markers": {"hq": "GL3"}})
    # 1323 and 1523 are three hexes from the east bank; 1218 and 1412 are the river itself.
    assert not strays(battle, "G06", battle.board.grid.cell_of("1523"))
    assert not strays(battle, "G06", battle.board.grid.cell_of("1412"))
    assert strays(battle, "G06", battle.board.grid.cell_of("1724"))
    late = moving("german", "GL3", 11, only="G06 GL3")
    # 1315 is west of the river although it was Soviet ground; 1415 is over the bridge.
    assert not strays(late, "G06", late.board.grid.cell_of("1315"))
    assert strays(late, "G06", late.board.grid.cell_of("1415"))


@pytest.mark.rule("tikhvin 13.5")
def test_the_spanish_division_comes_back_over_the_river_from_turn_eleven_when_it_stands_there_alone() -> None:
    far = {"at": "1322", "markers": {"hq": "GL3"}}
    alone = moving("german", "GL3", 11, only="G06 GL3", G06=far)
    found = listed(alone)
    # Not yet home, but nearer: a step that a unit which keeps to its leash could not take.
    assert "move G06 1222" in found
    assert "move G06 1323" not in found
    assert "done" not in found
    assert refused(alone, "done") == ("refuse-leash", "13.5")
    do(alone, "move G06 1222")
    assert "done" in listed(alone)
    beside = moving("german", "GL3", 11, only="G06 G04 GL3", G06=far, G04={"at": "1322"})
    assert "done" in listed(beside)
    assert "done" in listed(moving("german", "GL3", 10, only="G06 GL3", G06=far))


@pytest.mark.rule("tikhvin 13.6", "tikhvin 7.25")
def test_no_advance_or_transfer_leaves_too_few_of_fifty_fourth_army() -> None:
    away = {unit: {"at": "1610"} for unit in ("S04", "S05")}
    assert may_enter(stage(CAMPAIGN, "combat", "soviet", S06={"at": "1211"}), "S06", hex_13())
    few = stage(CAMPAIGN, "combat", "soviet", S06={"at": "1211"}, pieces=away)
    assert not may_enter(few, "S06", hex_13())
    lifted = stage(CAMPAIGN, "assignment", "soviet", turn=3, pieces=away)
    assert refused(lifted, "transfer S06 2219") == ("refuse-remain", "13.6")


def hex_13() -> int:
    return stage(CAMPAIGN, "combat", "soviet").board.grid.cell_of("1311")


@pytest.mark.rule("tikhvin 13.7")
def test_fourth_guards_may_be_lifted_to_the_east_on_turn_three() -> None:
    battle = stage(CAMPAIGN, "assignment", "soviet", turn=3)
    assert {"transfer S06 2219", "transfer S06 2413"} <= set(listed(battle))
    do(battle, "transfer S06 2219")
    assert refused(battle, "transfer S06 2413") == ("refuse-transfer", "13.7")
    assert not any(
        order.startswith("transfer") for order in listed(stage(CAMPAIGN, "assignment", "soviet", turn=4))
    )


@pytest.mark.rule("tikhvin 13.8")
def test_leaving_tikhvin_before_turn_eleven_costs_points_once() -> None:
    battle = leaving(8)
    do(battle, "move G01 2314")
    assert dict(score_lines(battle, sources(battle))["soviet"])["score-abandoned"] == 3
    late = leaving(11)
    do(late, "move G01 2314")
    assert "score-abandoned" not in dict(score_lines(late, sources(late))["soviet"])


def leaving(turn: int) -> Battle:
    """Tanks alone in Tikhvin."""
    tracks = {"held.2413": "german"}
    return moving("german", "G01", turn, only="G01 GL1", G01={"at": "2413", "markers": {}}, tracks=tracks)
