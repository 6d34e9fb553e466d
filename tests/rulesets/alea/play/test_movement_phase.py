"""2.13, 2.14, 2.17, 2.18, 5.6, 5.9, 5.11 to 5.18. Moves on the map.

French infantry has 4 MP with an order, a battery 3, the voltigeurs in guerrilla 5. A01 at 0803 faces SE and
controls 0903, 0904 and 0804.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import do, hex_of, listed, refused, replace, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.stacking import crowded

ATTACK = {"order": "attack"}
MANEUVER = {"order": "maneuver"}


def field(scenario: str = "alea-training", side: str = "french", **placed: Any) -> Battle:
    return stage(scenario, "movement", side, only=" ".join(placed), **placed)


def ends(battle: Battle, unit: str) -> set[str]:
    """The hexes that a counter may move to."""
    orders = [order.split() for order in listed(battle, unit)]
    return {words[2].split("/")[0] for words in orders if words[0] == "move" and words[1] == unit}


# Zones on the way


@pytest.mark.rule("barrosa 5.11", "bailen 5.11")
def test_a_counter_stops_in_an_enemy_zone_but_may_still_turn_or_change() -> None:
    """1104 to 1003 to 0903 are 2 of 4 MP: two hexsides of turning are left, or a square for 2."""
    battle = field(F01={"at": "1104", "facing": "NW", "markers": ATTACK}, A01={"at": "0803", "facing": "SE"})
    at_0903 = {order for order in listed(battle, "F01") if " 0903" in order}
    facings = {"NW": 0, "N": 1, "SW": 1, "NE": 2, "S": 2}
    assert at_0903 == {f"move F01 0903/{way} =normal" for way in facings} | {"move F01 0903 =square"}
    assert refused(battle, "move F01 0802/NW via 1003 0903 0802")[0] == "refuse-no-way"
    # The way round, by 1002 and 0902, is open.
    do(battle, "move F01 0802/NW via 1003 1002 0902 0802")
    assert hex_of(battle, "F01") == "0802"


@pytest.mark.rule("barrosa 5.12", "bailen 5.12")
def test_leaving_a_zone_costs_a_point() -> None:
    """From 0903, facing NE, to 1002 costs 1, and 1 more out of the zone."""
    placed = {"at": "0903", "facing": "NE", "markers": ATTACK}
    battle = field(F01=placed, A01={"at": "0803", "facing": "SE"})
    do(battle, "move F01 1002/NE")
    assert battle.piece("F01").count("spent") == 2
    free = field(F01=placed, A01={"at": "0803", "facing": "NW"})
    do(free, "move F01 1002/NE")
    assert free.piece("F01").count("spent") == 1


@pytest.mark.rule("barrosa 5.12", "bailen 5.12")
@pytest.mark.parametrize(("unit", "cost"), [("F03", 1), ("F05", 2)])
def test_guerrillas_leave_freely_and_dragoons_do_not(unit: str, cost: int) -> None:
    how = {"facing": -1, "formation": "guerrilla"} if unit == "F03" else {"facing": "NE"}
    placed: dict[str, Any] = {unit: {"at": "0903", "markers": ATTACK, **how}}
    battle = field(A01={"at": "0803", "facing": "SE"}, **placed)
    do(battle, f"move {unit} 1002" + ("" if unit == "F03" else "/NE"))
    assert battle.piece(unit).count("spent") == cost


@pytest.mark.rule("barrosa 5.13", "bailen 5.13")
@pytest.mark.parametrize("order", ["attack", "hold"])
def test_from_zone_to_zone_goes_only_an_attack_order_and_ends_the_move(order: str) -> None:
    """0903 to 0904, both in the zone of 0803: 1 MP and 1 for leaving. The other 2 may be spent before, on one
    turn or a square, but not afterwards: nobody ends there facing NE or NW."""
    markers = {"order": "attack"} if order == "attack" else {}
    battle = field(F01={"at": "0903", "facing": "S", "markers": markers}, A01={"at": "0803", "facing": "SE"})
    lunges = {text for text in listed(battle, "F01") if " 0904" in text}
    before = {f"move F01 0904/{way} =normal" for way in ("S", "SE", "SW")} | {"move F01 0904 =square"}
    assert lunges == (before if order == "attack" else set())


@pytest.mark.rule("barrosa 5.13", "bailen 5.13")
def test_light_cavalry_is_free_of_zones() -> None:
    """The hussars go from zone to zone on Hold, and may still turn."""
    battle = field(
        side="allied", A05={"at": "0903", "facing": "S", "markers": {}}, F01={"at": "0803", "facing": "SE"}
    )
    assert {"move A05 0904/S =normal", "move A05 0904/SE =normal"} <= set(listed(battle, "A05"))


# Friends on the way


@pytest.mark.rule("barrosa 5.14", "bailen 5.14")
@pytest.mark.parametrize(
    ("friend", "how", "passes"),
    [
        ("F02", {"facing": "NW"}, True),
        ("F02", {"formation": "square", "facing": -1}, False),
        ("F06", {"facing": "NW", "formation": "limbered"}, True),
        ("F06", {"facing": "NW", "formation": "deployed"}, False),
        ("F05", {"facing": "NW"}, True),
    ],
)
def test_friends_let_one_through_but_squares_and_deployed_guns_do_not(
    friend: str, how: dict[str, Any], passes: bool
) -> None:
    """1104 to 0903 straight through 1003, at 2 MP."""
    mover = {"at": "1104", "facing": "NW", "markers": ATTACK}
    placed: dict[str, Any] = {"F01": mover, friend: {"at": "1003", **how}}
    battle = field(**placed)
    order = "move F01 0903/NW via 1003 0903"
    if passes:
        do(battle, order)
        assert battle.piece("F01").count("spent") == 2
    else:
        assert refused(battle, order)[1] == "5.9"
        # To join deployed guns is another matter; infantry in line does not join a square.
        joins = [order for order in listed(battle, "F01") if " 1003/" in order]
        assert bool(joins) is (friend == "F06")


@pytest.mark.rule("barrosa 5.14", "bailen 5.14", "barrosa 2.17", "bailen 2.17")
def test_a_full_hex_is_passed_and_not_ended_in() -> None:
    """Pine wood holds one battalion: F09 goes through 1109 without a stop there."""
    battle = field(
        "barrosa-standard",
        F09={"at": "1208", "facing": "SW", "markers": ATTACK},
        F10={"at": "1109", "facing": "NW"},
        A01={"at": "0406", "facing": "N"},
    )
    assert refused(battle, "move F09 1109/SW")[1] == "2.17"
    assert "1009" in ends(battle, "F09")


# Stacks


@pytest.mark.rule("barrosa 5.15", "bailen 5.15")
def test_a_stack_moves_by_the_lowest_allowance() -> None:
    """At Barrosa Spanish foot has 3 MP and British 4: together they go 3 hexes, alone the British goes 4."""
    placed = {"at": "0303", "facing": "S", "markers": ATTACK}
    battle = field(side="allied", A01={**placed, "depth": 0}, A04={**placed, "depth": 1}, F01={"at": "1201"})
    together = {
        order.split()[2].split("/")[0] for order in listed(battle) if order.startswith("move A01+A04")
    }
    assert "0306" in together
    assert "0307" not in together
    assert "0307" in ends(battle, "A01")
    do(battle, "move A01+A04 0306/S")
    assert hex_of(battle, "A01") == hex_of(battle, "A04") == "0306"
    assert rules_of(battle).asks(battle) is None


@pytest.mark.rule("barrosa 5.15", "bailen 5.15")
def test_a_stack_may_leave_counters_behind_and_picks_up_none() -> None:
    placed = {"at": "0904", "facing": "NW", "markers": ATTACK}
    battle = field(F01={**placed, "depth": 0}, F02={**placed, "depth": 1}, F04={**placed, "at": "0803"})
    # F02 is dropped after one hex, F01 goes on; F04, at the end of the way, is not taken along.
    do(battle, "move F02 0803/NW")
    do(battle, "move F01 0702/NW")
    assert [hex_of(battle, unit) for unit in ("F01", "F02", "F04")] == ["0702", "0803", "0803"]
    apart = field(F01=placed, F04={**placed, "at": "0803"})
    assert refused(apart, "move F01+F04 0702/NW") == ("refuse-not-together", "5.15")


@pytest.mark.rule("barrosa 5.6", "bailen 5.6")
def test_a_stack_faces_one_way() -> None:
    """Whoever joins F02, who looks N, must look N as well: one turn more."""
    battle = field(F01={"at": "0904", "facing": "NW", "markers": ATTACK}, F02={"at": "0803", "facing": "N"})
    joins = {order for order in listed(battle, "F01") if " 0803" in order}
    assert joins == {"move F01 0803/N =normal"}
    assert refused(battle, "move F01 0803/NW") == ("refuse-stack-facing", "2.17")


@pytest.mark.rule("barrosa 5.6", "bailen 5.6", "barrosa 5.8", "bailen 5.8")
def test_normal_formations_face_somewhere_and_the_others_nowhere() -> None:
    battle = field(F01={"at": "0904", "formation": "square", "facing": -1, "markers": ATTACK})
    assert refused(battle, "move F01 0904 =normal") == ("refuse-facing-missing", "5.6")
    assert refused(battle, "move F01 0803/N =square") == ("refuse-facing-needless", "5.8")
    do(battle, "move F01 0904/S =normal")
    assert battle.piece("F01").facing == 3


@pytest.mark.rule("barrosa 2.18", "bailen 2.18", "barrosa 2.17", "bailen 2.17")
def test_commanders_do_not_count_for_stacking() -> None:
    """Pine wood holds one battalion, and two commanders besides. One commander is no battalion either."""
    battle = field(
        "barrosa-standard",
        F09={"at": "1208", "facing": "SW", "markers": ATTACK},
        FL1={"at": "1109"},
        FL3={"at": "1109"},
        A01={"at": "0406", "facing": "N"},
    )
    do(battle, "move F09 1109/SW")
    here = position(battle)
    cell = here.grid.cell_of("1109")
    assert battle.board.terrain[cell] == "light-forest"
    assert (len(here.stacks[cell]), len(here.leaders[cell])) == (1, 2)


@pytest.mark.rule("barrosa 2.17.1", "bailen 2.17.1")
@pytest.mark.parametrize(
    ("foot", "hex", "room"),
    [
        # Clear ground: 24 SP of infantry, 16 of cavalry; 12 and 5 are 17, 6 and 5 are 11.
        (("F02", "F03"), "1216", False),
        (("F02",), "1216", True),
        # Without the horse 24 would do.
        (("F02", "F03", "F04", "F01"), "1216", None),
    ],
)
def test_foot_and_horse_together_count_for_the_limits_of_both(
    foot: tuple[str, ...], hex: str, room: bool | None
) -> None:
    battle = stage("barrosa-standard", "movement", "french")
    here = position(battle)
    cell = here.grid.cell_of(hex)
    units = foot if room is None else (*foot, "F07")
    stack = [replace(battle.piece(unit), at=cell, facing=4) for unit in units]
    assert (crowded(here, cell, stack) is None) is (room is not False)


# What is over


@pytest.mark.rule("barrosa 5.16", "bailen 5.16")
def test_whoever_carries_assault_has_finished_moving() -> None:
    marked = {"at": "0904", "facing": "NW", "markers": {"order": "attack", "assault": "0803"}}
    battle = field(F01=marked, F02={"at": "1104", "facing": "NW"}, A01={"at": "0803", "facing": "SE"})
    assert refused(battle, "move F01 0905/S") == ("refuse-cannot-move", "3.2.3")
    assert not [order for order in listed(battle) if order.startswith("move F01")]
    phases = [step.phase.id for step in battle.sequence.steps if step.active == "french"]
    assert phases.index("movement") < phases.index("assault")


@pytest.mark.rule("barrosa 3.2.3", "bailen 3.2.3", "barrosa 12.1", "bailen 12.1")
def test_each_counter_moves_once_and_the_player_says_when_he_is_done() -> None:
    battle = field(F01={"at": "1104", "facing": "NW", "markers": ATTACK}, F02={"at": "1106", "facing": "NW"})
    assert "done" in listed(battle)
    do(battle, "move F01 1003/NW")
    assert refused(battle, "move F01 0903/NW") == ("refuse-cannot-move", "3.2.3")
    assert ends(battle, "F02")


# Roads


@pytest.mark.rule("barrosa 2.13", "barrosa 2.14")
def test_a_road_carries_a_maneuvering_battalion_seven_hexes() -> None:
    """4 MP and 3 for a stack that is wholly under Maneuver, far from the enemy."""
    road = "1105 1005 0905 0805 0705 0605 0505"
    start = {"at": "1205", "facing": "NW", "markers": MANEUVER}
    battle = field(F01=start, A01={"at": "0201", "facing": "N"})
    way = next(one for one in battle.board.ways if one.id == "R1")
    assert set(road.split()) <= {battle.board.grid.label(cell) for cell in way.cells}
    names = [order for order in listed(battle, "F01") if order.split()[2].startswith("0505")]
    assert names
    facing = names[0].split()[2]
    do(battle, f"move F01 {facing} via {road}")
    assert hex_of(battle, "F01") == "0505"


# The edge of the map


@pytest.mark.rule("barrosa 5.18", "bailen 5.18")
def test_nobody_marches_off_the_map_but_by_an_exit() -> None:
    """0319 is the bridgehead of the Allies; the French have no exit, and the training map none at all."""
    placed = {"at": "0319", "facing": "SW", "formation": "limbered", "markers": MANEUVER}
    battle = field("barrosa-1811", side="allied", A13=placed, F01={"at": "2620", "facing": "SW"})
    assert "exit A13" in listed(battle)
    do(battle, "exit A13")
    assert (battle.piece("A13").fate, hex_of(battle, "A13")) == ("exited", "")
    french = field("barrosa-1811", F17={"at": "0319", "facing": "SW", "markers": ATTACK})
    assert refused(french, "exit F17") == ("refuse-no-exit", "5.18")
    edge = field(F01={"at": "1205", "facing": "NE", "markers": ATTACK})
    assert refused(edge, "exit F01") == ("refuse-no-exit", "5.18")
    assert refused(edge, "move F01 1305/NE") == ("refuse-hex", "2.1")


@pytest.mark.rule("barrosa 5.18", "bailen 5.18", "barrosa 5.5", "bailen 5.5")
@pytest.mark.parametrize(
    ("how", "leaves"),
    [
        ({}, True),
        ({"markers": {"order": "attack", "spent": 3}}, True),
        ({"markers": {"order": "attack", "spent": 4}}, False),
        ({"state": "defeated"}, False),
        ({"formation": "square", "facing": -1}, False),
    ],
)
def test_to_leave_by_the_east_road_takes_a_point_and_good_order(how: dict[str, Any], leaves: bool) -> None:
    counter = {"at": "2007", "facing": "NE", "markers": ATTACK, **how}
    battle = field("bailen-standard", F01=counter)
    assert ("exit F01" in listed(battle)) is leaves
    beside = field("bailen-standard", F01={**counter, "at": "2006"})
    assert "exit F01" not in listed(beside)
