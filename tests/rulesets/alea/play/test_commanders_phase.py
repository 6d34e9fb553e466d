"""4.9, 4.10. How commanders ride."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, do, hex_of, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle


def ride(only: str = "FL1 F01 A01", **changed: Changes) -> Battle:
    return stage("alea-training", "commanders", "french", only=only, pieces=changed)


@pytest.mark.rule("barrosa 4.9", "bailen 4.9", "barrosa 3.2.3", "bailen 3.2.3")
def test_a_commander_moves_once_by_his_own_points() -> None:
    battle = ride(FL1={"at": "1204"}, F01={"at": "1209"}, A01={"at": "0101"})
    # Eight points along clear ground.
    assert "move FL1 0804" in listed(battle, "FL1")
    do(battle, "move FL1 0804")
    assert hex_of(battle, "FL1") == "0804"
    assert refused(battle, "move FL1 0805") == ("refuse-cannot-move", "4.9")
    assert rules_of(battle).asks(battle) is None


@pytest.mark.rule("barrosa 4.9", "bailen 4.9")
def test_he_does_not_end_alone_next_to_an_enemy() -> None:
    battle = ride(FL1={"at": "0804"}, F01={"at": "0809"}, A01={"at": "0504", "facing": "N"})
    assert refused(battle, "move FL1 0604") == ("refuse-commander-alone", "4.9")
    friends = ride(FL1={"at": "0804"}, F01={"at": "0604"}, A01={"at": "0504", "facing": "N"})
    do(friends, "move FL1 0604")
    assert hex_of(friends, "FL1") == "0604"


@pytest.mark.rule("barrosa 4.9", "bailen 4.9")
def test_zones_stop_him_unless_he_rides_from_friends_to_friends() -> None:
    squares = (("A01", "0402"), ("A02", "0405"), ("A04", "0408"), ("A03", "0410"))
    wall = {unit: {"at": at, "facing": -1, "formation": "square"} for unit, at in squares}
    friends = {"F01": {"at": "0304"}, "F02": {"at": "0604"}}
    everyone = "FL1 F01 F02 A01 A02 A03 A04"
    alone = ride(only=everyone, FL1={"at": "0704"}, **wall, **friends)
    assert {text.split()[2] for text in listed(alone, "FL1") if text.split()[2] < "0500"} == set()
    assert refused(alone, "move FL1 0304") == ("refuse-commander-reach", "4.9")
    led = ride(only=everyone, FL1={"at": "0604"}, **wall, **friends)
    assert {text.split()[2] for text in listed(led, "FL1") if text.split()[2] < "0500"} == {"0304"}


@pytest.mark.rule("barrosa 4.10", "bailen 4.10")
def test_he_enters_no_hex_that_holds_an_enemy_commander() -> None:
    battle = ride(only="FL1 F01 AL1", FL1={"at": "0804"}, AL1={"at": "0704"})
    assert refused(battle, "move FL1 0704") == ("refuse-commander-reach", "4.9")


@pytest.mark.rule("barrosa 4.10", "bailen 4.10")
def test_where_no_horse_goes_he_walks() -> None:
    # Marsh is closed to cavalry.
    battle = stage("barrosa-1811", "commanders", "allied")
    grid, terrain = battle.board.grid, battle.board.terrain
    marsh, beside = next(
        (cell, other)
        for cell in range(grid.size)
        for other in grid.disk(cell, 1)
        if terrain[cell] == "marsh" and terrain[other] == "clear"
    )
    near = stage("barrosa-1811", "commanders", "allied", only="AL1 F01", AL1={"at": grid.label(beside)})
    assert f"move AL1 {grid.label(marsh)}" in listed(near, "AL1")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("move AL1 0804", "refuse-commander"),
        ("move F01 0804", "refuse-commander"),
        ("move FL1 9999", "refuse-hex"),
        ("move FL1 0904/N", "refuse-surplus"),
        ("move FL1 0804", "refuse-commander-reach"),
        ("fire FL1 >0804", "refuse-verb"),
    ],
)
def test_a_ride_that_makes_no_sense_is_refused(text: str, key: str) -> None:
    battle = ride(FL1={"at": "0804"}, F01={"at": "0803"})
    assert refused(battle, text)[0] == key
