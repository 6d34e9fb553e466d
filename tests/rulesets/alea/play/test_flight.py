"""5.19, 5.20, 8.17, 8.18. Counters on the run."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, drive, hex_of, stage

from grognard.core.events import Moved
from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.flight import flee, run_away


def field(only: str = "F01 A01", **changed: Changes) -> Battle:
    return stage("alea-training", "movement", "french", only=only, pieces=changed)


@pytest.mark.rule("barrosa 5.19", "bailen 5.19")
def test_a_defeated_counter_runs_until_the_enemy_is_four_hexes_off() -> None:
    battle = field(F01={"at": "0703", "state": "defeated"}, A01={"at": "0503", "facing": "NW"})
    drive(run_away(battle, "french"))
    grid = battle.board.grid
    # Two hexes of its four points are enough.
    assert grid.distance(battle.piece("F01").at, grid.cell_of("0503")) == 4
    assert grid.distance(battle.piece("F01").at, grid.cell_of("0703")) == 2


@pytest.mark.rule("barrosa 8.10", "bailen 8.10")
def test_horses_that_ran_have_spent_their_points() -> None:
    battle = field(
        only="F05 A01", F05={"at": "0703", "state": "defeated"}, A01={"at": "0603", "facing": "NW"}
    )
    drive(run_away(battle, "french"))
    assert battle.piece("F05").count("spent") == 3


@pytest.mark.rule("barrosa 5.19", "bailen 5.19")
def test_far_from_the_enemy_it_stands_and_the_others_never_run() -> None:
    battle = field(F01={"at": "0703", "state": "defeated"}, A01={"at": "0303"})
    drive(run_away(battle, "french"))
    steady = field(F01={"at": "0703", "state": "disorganized"}, A01={"at": "0603"})
    drive(run_away(steady, "french"))
    assert hex_of(battle, "F01") == hex_of(steady, "F01") == "0703"


@pytest.mark.rule("barrosa 5.19", "bailen 5.19")
def test_it_goes_no_farther_than_its_points() -> None:
    battle = field(
        only="F01 A01 A05",
        F01={"at": "0603", "state": "defeated"},
        A01={"at": "0503", "facing": "NW"},
        A05={"at": "1003", "facing": "NW"},
    )
    drive(run_away(battle, "french"))
    (moved,) = (event for event in battle.events if isinstance(event, Moved))
    assert 1 <= len(moved.path) <= 4


@pytest.mark.rule("barrosa 5.19", "bailen 5.19")
def test_it_keeps_clear_of_enemy_zones() -> None:
    battle = field(
        F01={"at": "0703", "state": "defeated"}, A01={"at": "0903", "formation": "square", "facing": -1}
    )
    drive(run_away(battle, "french"))
    grid = battle.board.grid
    (moved,) = (event for event in battle.events if isinstance(event, Moved))
    assert all(grid.distance(grid.cell_of(hex), grid.cell_of("0903")) > 1 for hex in moved.path)


@pytest.mark.rule("barrosa 5.20", "bailen 5.20")
def test_hemmed_in_it_stays() -> None:
    ring = {
        f"A0{n}": {"at": at, "formation": "square", "facing": -1}
        for n, at in ((1, "1102"), (2, "1104"), (4, "1204"))
    }
    battle = field(only="F01 A01 A02 A04", F01={"at": "1203", "state": "defeated"}, **ring)
    drive(run_away(battle, "french"))
    assert hex_of(battle, "F01") == "1203"


@pytest.mark.rule("barrosa 5.20", "bailen 5.20")
def test_guns_are_limbered_first_unless_an_enemy_is_next_to_them() -> None:
    battle = field(only="F06 A01", F06={"state": "defeated"}, A01={"at": "0505"})
    drive(run_away(battle, "french"))
    assert battle.piece("F06").formation == "limbered"
    # One of three points went into that.
    (moved,) = (event for event in battle.events if isinstance(event, Moved))
    assert len(moved.path) <= 2
    caught = field(only="F06 A01", F06={"state": "defeated"}, A01={"at": "0705"})
    drive(run_away(caught, "french"))
    assert (caught.piece("F06").formation, hex_of(caught, "F06")) == ("deployed", "0805")


@pytest.mark.rule("barrosa 5.20", "bailen 5.20")
def test_a_square_breaks_up_to_run() -> None:
    battle = field(F01={"state": "fleeing", "formation": "square", "facing": -1})
    drive(flee(battle, "french"))
    assert battle.piece("F01").formation == "normal"
    assert battle.piece("F01").facing >= 0


@pytest.mark.rule("barrosa 8.17", "bailen 8.17", "barrosa 8.18", "bailen 8.18")
@pytest.mark.parametrize(("at", "leaves"), [("1203", True), ("0903", True), ("0803", False)])
def test_a_fleeing_counter_leaves_the_map_with_a_point_left(at: str, leaves: bool) -> None:
    battle = field(F01={"at": at, "state": "fleeing"}, A01={"at": "0303"})
    drive(flee(battle, "french"))
    assert battle.piece("F01").fate == ("fled" if leaves else "")
    assert (hex_of(battle, "F01")[:2] == "12") is not leaves


@pytest.mark.rule("barrosa 8.17", "bailen 8.17")
def test_fleeing_counters_do_not_stop_where_defeated_ones_would() -> None:
    battle = field(F01={"at": "0703", "state": "fleeing"}, A01={"at": "0103"})
    drive(flee(battle, "french"))
    assert hex_of(battle, "F01")[:2] == "11"


@pytest.mark.rule("barrosa 5.20", "bailen 5.20", "barrosa 2.17", "bailen 2.17")
def test_where_there_is_no_room_it_stops_short_or_goes_on() -> None:
    """Pine wood takes one battalion, so that a friend inside leaves no room."""
    battle = stage("barrosa-standard", "movement", "french")
    grid, terrain = battle.board.grid, battle.board.terrain
    for hex in ("0908", "1008"):
        assert terrain[grid.cell_of(hex)] == "light-forest"
    full = stage(
        "barrosa-standard",
        "movement",
        "french",
        only="F01 F09 A01",
        F01={"at": "0908", "state": "fleeing"},
        F09={"at": "1008"},
        A01={"at": "0506", "facing": "NW"},
    )
    drive(flee(full, "french"))
    assert hex_of(full, "F01") != "1008"
