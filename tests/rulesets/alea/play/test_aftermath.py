"""7.11 to 7.13, 8.8, 9.4, 9.4.1, 10.9, 10.14. What rulings do to the map."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, do, drive, happened, hex_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.procedure import Choose
from grognard.rulesets.alea.play.aftermath import happen
from grognard.rulesets.alea.play.arrivals import rescue
from grognard.rulesets.alea.play.position import position


def field(only: str, scenario: str = "alea-training", side: str = "french", **changed: Changes) -> Battle:
    return stage(scenario, "offensive-fire", side, only=only, pieces=changed)


def sent_back(battle: Battle, unit: str, hexes: int, foe: str, *answers: int | str) -> list[str]:
    """Make a counter go back so many hexes from a hex."""
    event = ev.Retreated(unit, "barrosa 7.8", "test", hexes=hexes)
    return drive(happen(battle, (event,), (battle.board.grid.cell_of(foe),)), *answers)


# Friends on the way


@pytest.mark.rule("barrosa 7.11", "bailen 7.11", "barrosa 2.17", "bailen 2.17")
def test_a_full_hex_is_passed_and_its_top_counter_tests() -> None:
    """Pine wood holds one battalion. From 1007, away from 0907 and to the east edge, lie 1107 and 1108, both
    taken: F09 goes one hex farther than the one it has to, and stands outside the wood at 1207."""
    battle = stage(
        "barrosa-standard",
        "offensive-fire",
        "french",
        only="F09 F10 F11 A01",
        F09={"at": "1007", "facing": "NW"},
        F10={"at": "1107", "facing": "NW"},
        F11={"at": "1108", "facing": "NW"},
        A01={"at": "0907", "facing": "N"},
    )
    grid = battle.board.grid
    assert {battle.board.terrain[grid.cell_of(hex)] for hex in ("1107", "1108")} == {"light-forest"}
    # C passes with 2, since the wood gives +1.
    asked = sent_back(battle, "F09", 1, "0907", "1107", "1207", 2)
    assert asked == ["retreat.hex", "retreat.hex", "ask-morale"]
    assert (hex_of(battle, "F09"), battle.piece("F09").strength) == ("1207", 6)
    assert battle.piece("F10").state == "normal"


@pytest.mark.rule("barrosa 7.11", "bailen 7.11", "barrosa 8.4", "bailen 8.4")
@pytest.mark.parametrize(("die", "state"), [(2, "normal"), (1, "disorganized")])
def test_a_stack_that_friends_run_through_may_lose_its_order(die: int, state: str) -> None:
    """B passes with 2 and is disorganized by 1."""
    battle = field("F01 F02 A01", F02={"at": "0904", "facing": "NW"}, F01={"at": "1003", "facing": "NW"})
    # 0904 to 1003 or 1004, and on to the edge: two hexes by 1003 lead through F01.
    asked = sent_back(battle, "F02", 2, "0803", "1003", "1103", die)
    assert asked == ["retreat.hex", "retreat.hex", "ask-morale"]
    assert battle.piece("F01").state == state


@pytest.mark.rule("barrosa 7.13", "bailen 7.13")
def test_cavalry_passes_infantry_without_shaking_it_but_not_guns_or_horse() -> None:
    placed = {"at": "1003", "facing": "NW"}
    foot = field("F05 F01 A01", F05={"at": "0904", "facing": "NW"}, F01=placed)
    assert sent_back(foot, "F05", 2, "0803", "1003", "1103") == ["retreat.hex", "retreat.hex"]
    guns = field("F05 F06 A01", F05={"at": "0904", "facing": "NW"}, F06={**placed, "formation": "limbered"})
    assert sent_back(guns, "F05", 2, "0803", "1003", "1103", 6)[-1] == "ask-morale"


@pytest.mark.rule(
    "barrosa 1.17.1", "bailen 1.17.1", "barrosa 7.11", "bailen 7.11", "barrosa 5.6", "bailen 5.6"
)
@pytest.mark.parametrize(("place", "order"), [("top", ["F02", "F01"]), ("below", ["F01", "F02"])])
def test_a_retreat_may_end_on_friends_above_or_below_them(place: str, order: list[str]) -> None:
    battle = field("F01 F02 A01", F02={"at": "0904", "facing": "NW"}, F01={"at": "1003", "facing": "N"})
    asked = sent_back(battle, "F02", 1, "0803", "1003", place)
    assert asked == ["retreat.hex", "retreat.place"]
    stack = position(battle).stacks[battle.board.grid.cell_of("1003")]
    assert [piece.id for piece in stack] == order
    # A whole stack faces one way: that of whoever was there.
    assert {piece.facing for piece in stack} == {0}


# Hexes that are not there


@pytest.mark.rule("barrosa 7.12", "bailen 7.12")
def test_every_hex_that_is_not_open_costs_a_point() -> None:
    """At 1210 in the corner of the map, pressed from 1110 and 1209, F01 has nowhere farther to go."""
    battle = field(
        "F01 A01 A02",
        F01={"at": "1210", "facing": "NW"},
        A01={"at": "1110", "facing": "N"},
        A02={"at": "1209", "facing": "N"},
    )
    grid = battle.board.grid
    event = ev.Retreated("F01", "barrosa 7.8", "DR2", hexes=2)
    drive(happen(battle, (event,), (grid.cell_of("1110"), grid.cell_of("1209"))))
    assert (hex_of(battle, "F01"), battle.piece("F01").strength) == ("1210", 3)


@pytest.mark.rule("barrosa 7.12", "bailen 7.12", "barrosa 9.1", "bailen 9.1", "barrosa 9.4", "bailen 9.4")
def test_whoever_cannot_pay_is_gone_and_his_commander_rides_off() -> None:
    battle = field(
        "F01 F02 FL1 A01 A02",
        F01={"at": "1210", "facing": "NW", "strength": 2},
        F02={"at": "1205", "facing": "NW"},
        FL1={"at": "1210"},
        A01={"at": "1110", "facing": "N"},
        A02={"at": "1209", "facing": "N"},
    )
    grid = battle.board.grid
    event = ev.Retreated("F01", "barrosa 7.8", "DR2", hexes=2)
    drive(happen(battle, (event,), (grid.cell_of("1110"), grid.cell_of("1209"))))
    assert battle.piece("F01").fate == "eliminated"
    # F02 is 5 hexes away, within the 6 of 9.4.
    assert hex_of(battle, "FL1") == "1205"
    assert battle.state.number("division.patrol.shaken") == 1


# Squares and guns


@pytest.mark.rule("barrosa 7.28", "bailen 7.28")
def test_a_square_that_goes_back_breaks_up_first() -> None:
    square = {"at": "0904", "formation": "square", "facing": -1}
    battle = field("F01 F02 A01", F01=square, F02={"at": "1004", "facing": "N"}, A01={"at": "0803"})
    sent_back(battle, "F01", 1, "0803", "1004", "below")
    piece = battle.piece("F01")
    assert (piece.formation, hex_of(battle, "F01"), piece.facing) == ("normal", "1004", 0)


DEFEATED = (
    ev.StateChanged("F01", "barrosa 8.4", "fire", state="defeated"),
    ev.FormationChanged("F01", "barrosa 8.8", "fire", formation="normal"),
)


@pytest.mark.rule("barrosa 8.8", "bailen 8.8", "barrosa 7.28", "bailen 7.28")
def test_a_counter_that_runs_from_a_square_leaves_the_rest_of_it_standing() -> None:
    """While its owner is asked where to, it is still part of the square: a hex is in square or not at all."""
    square = {"at": "0904", "formation": "square", "facing": -1}
    battle = field("F01 F02 A01", F01={**square, "depth": 0}, F02={**square, "depth": 1}, A01={"at": "0803"})
    events = (*DEFEATED, ev.Retreated("F01", "barrosa 8.7", "fire", hexes=1))
    script = happen(battle, events, (battle.board.grid.cell_of("0803"),))
    asked = next(script)
    assert isinstance(asked, Choose)
    assert asked.id == "retreat.hex"
    assert battle.piece("F01").formation == "square"
    with pytest.raises(StopIteration):
        script.send("1004")
    assert (battle.piece("F01").formation, battle.piece("F02").formation) == ("normal", "square")


@pytest.mark.rule("barrosa 8.8", "bailen 8.8")
def test_a_square_that_breaks_where_it_stands_breaks_altogether() -> None:
    square = {"at": "0904", "formation": "square", "facing": -1}
    battle = field("F01 F02 A01", F01={**square, "depth": 0}, F02={**square, "depth": 1}, A01={"at": "0803"})
    drive(happen(battle, DEFEATED, (battle.board.grid.cell_of("0803"),)))
    first, second = battle.piece("F01"), battle.piece("F02")
    assert (first.formation, second.formation) == ("normal", "normal")
    assert first.facing == second.facing >= 0


@pytest.mark.rule("barrosa 8.8", "bailen 8.8", "barrosa 8.7", "bailen 8.7")
def test_a_battery_that_is_defeated_limbers_and_runs() -> None:
    """Three hexes from 0505 to its west edge, away from the guns at 0805."""
    battle = field("F06 A06", F06={"at": "0805", "facing": "NW"}, A06={"at": "0505", "facing": "NE"})
    events = (
        ev.StateChanged("A06", "barrosa 8.4", "morale", state="defeated"),
        ev.FormationChanged("A06", "barrosa 8.8", "morale", formation="limbered"),
        ev.Retreated("A06", "barrosa 8.7", "morale", hexes=3),
    )
    drive(happen(battle, events, (battle.board.grid.cell_of("0805"),)), "0404", "0304", "0203")
    assert battle.piece("A06").formation == "limbered"
    assert hex_of(battle, "A06") == "0203"


# Commanders


@pytest.mark.rule("barrosa 9.4.1", "bailen 9.4.1")
def test_a_commander_stays_until_the_last_counter_of_his_hex_goes_back() -> None:
    battle = field(
        "F01 F02 FL1 A01",
        F01={"at": "0904", "facing": "NW", "depth": 0},
        F02={"at": "0904", "facing": "NW", "depth": 1},
        FL1={"at": "0904"},
    )
    sent_back(battle, "F01", 1, "0803", "1003")
    assert hex_of(battle, "FL1") == "0904"
    sent_back(battle, "F02", 1, "0803", "1004")
    assert hex_of(battle, "FL1") == "1004"
    (rode,) = (event for event in happened(battle, ev.Moved) if event.unit == "FL1")
    assert rode.rule == "barrosa 9.4.1"


@pytest.mark.rule("barrosa 9.4", "bailen 9.4")
@pytest.mark.parametrize(("refuge", "fate"), [("0903", ""), ("0210", "eliminated")])
def test_a_commander_whose_stack_is_shot_away_finds_another_or_is_lost(refuge: str, fate: str) -> None:
    """9 points of C at a flank: 6 and 2 for the flank are 8 on column 10, 3P: the last 3 SP are gone.

    His own dice are 2d6, and 7 spares him. Command reaches 6 hexes for a refuge: 0903 is near, 0210 is not.
    """
    battle = stage(
        "alea-training",
        "offensive-fire",
        "allied",
        only="F01 F02 FL1 A01 A02",
        F01={"at": "0903", "facing": "NE", "strength": 3},
        F02={"at": refuge if refuge != "0903" else "1105", "facing": "NW"},
        FL1={"at": "0903"},
        A01={"at": "0802", "facing": "SE", "depth": 0},
        A02={"at": "0802", "facing": "SE", "depth": 1},
    )
    do(battle, "fire A01+A02 >0903", 6, 7)
    assert battle.piece("F01").fate == "eliminated"
    assert battle.piece("FL1").fate == fate
    assert hex_of(battle, "FL1") == ("1105" if not fate else "")


@pytest.mark.rule("barrosa 9.4", "bailen 9.4")
def test_a_commander_among_his_men_is_not_displaced() -> None:
    battle = field("F01 FL1", F01={"at": "0904", "facing": "NW"}, FL1={"at": "0904"})
    rescue(battle, battle.board.grid.cell_of("0904"))
    assert hex_of(battle, "FL1") == "0904"
    assert battle.events == []


# The scenario's own rules


@pytest.mark.rule("barrosa 10.14", "bailen 10.14")
def test_a_train_that_is_driven_back_is_wrecked_and_nothing_more_happens_to_it() -> None:
    """Everything that the same melee would still do to it comes too late, its run included."""
    battle = stage(
        "bailen-1808", "melee", "spanish", turn=6, only="F16 S14", F16={"at": "0912", "facing": "NE"}
    )
    events = (
        ev.Retreated("F16", "bailen 7.8", "D1", hexes=1),
        ev.StateChanged("F16", "bailen 8.4", "D1", state="defeated"),
        ev.Retreated("F16", "bailen 8.7", "D1", hexes=3),
    )
    drive(happen(battle, events, (battle.board.grid.cell_of("1011"),)))
    wagons = battle.piece("F16")
    assert (wagons.fate, wagons.at) == ("eliminated", -1)
    (wreck,) = happened(battle, ev.Eliminated)
    assert wreck.rule == "bailen 10.14"
    assert list(happened(battle, ev.Moved)) == []
    assert not [track for track in battle.state.tracks if "None" in track]


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_a_held_division_is_released_by_fire_on_one_of_its_counters() -> None:
    """Zayas at the bridgehead waits until turn 5; a shot from the next hex is enough."""
    battle = stage(
        "barrosa-1811",
        "offensive-fire",
        "french",
        only="A34 F17",
        F17={"at": "0517", "facing": "S"},
        A34={"at": "0518", "facing": "NE"},
    )
    assert battle.state.number("division.zayas.held") == 1
    do(battle, "fire F17 >0518", 1)
    assert battle.state.number("division.zayas.held") == 0
    assert battle.state.number("division.anglona.held") == 1


@pytest.mark.rule("barrosa 9.1", "bailen 9.1")
def test_a_counter_without_points_is_gone_whatever_took_the_last() -> None:
    """A way back that turns out shorter on the map costs points besides those that the ruling took."""
    battle = field("F01 A01", F01={"at": "0803", "facing": "SW", "strength": 2})
    events = (
        ev.LostStrength("F01", "barrosa 7.12", "DR2", points=1),
        ev.LostStrength("F01", "barrosa 7.12", "DR2", points=1),
        ev.StateChanged("F01", "barrosa 8.4", "DR2", state="defeated"),
    )
    drive(happen(battle, events, (battle.board.grid.cell_of("0704"),)))
    piece = battle.piece("F01")
    assert (piece.fate, piece.strength, piece.state) == ("eliminated", 0, "normal")
    assert battle.state.number("division.patrol.shaken") == 1
