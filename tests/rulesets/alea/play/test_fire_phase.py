"""3.2.5, 3.2.6, 5.17, 6.1 to 6.8, 6.21 to 6.26, 10.15. Fire on the map."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import Changes, do, hex_of, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.cases import ArtilleryFire
from grognard.rulesets.alea.play.fire_phase import case_of
from grognard.rulesets.alea.play.position import position


def offensive(only: str, scenario: str = "alea-training", side: str = "french", **changed: Changes) -> Battle:
    return stage(scenario, "offensive-fire", side, only=only, pieces=changed)


def shots(battle: Battle) -> set[str]:
    return {order for order in listed(battle) if order != "done"}


# Who, and when


@pytest.mark.rule("barrosa 3.2.5", "bailen 3.2.5", "barrosa 12.2", "bailen 12.2")
def test_in_defensive_fire_the_passive_side_fires_each_unit_once() -> None:
    battle = stage(
        "alea-training",
        "defensive-fire",
        "french",
        only="F01 A01",
        F01={"at": "0903", "facing": "NW"},
        A01={"at": "0802", "facing": "SE"},
    )
    assert battle.step.decides == "allied"
    assert shots(battle) == {"fire A01 >0903"}
    assert refused(battle, "fire F01 >0802") == ("refuse-unit", "6.2")
    do(battle, "fire A01 >0903", 1)
    assert shots(battle) == set()
    assert refused(battle, "fire A01 >0903")[0] == "refuse-cannot-fire"


@pytest.mark.rule("barrosa 3.2.6", "bailen 3.2.6", "barrosa 6.2", "bailen 6.2")
def test_in_offensive_fire_whoever_assaults_holds_his_fire() -> None:
    placed = {"at": "0903", "facing": "NW"}
    assaulting = {**placed, "markers": {"order": "attack", "assault": "0802"}}
    battle = offensive("F01 A01", F01=assaulting, A01={"at": "0802", "facing": "SE"})
    assert rules_of(battle).asks(battle) is None
    assert refused(battle, "fire F01 >0802")[0] == "refuse-cannot-fire"
    free = offensive("F01 A01", F01=placed, A01={"at": "0802", "facing": "SE"})
    assert shots(free) == {"fire F01 >0802"}


@pytest.mark.rule("barrosa 5.17", "bailen 5.17", "barrosa 6.1", "bailen 6.1")
def test_guns_that_moved_and_deployed_fire_and_limbered_ones_do_not() -> None:
    moved = {"moved": 1, "spent": 2}
    guns = {"at": "0903", "facing": "NW", "markers": moved}
    target = {"at": "0701", "facing": "SE"}
    deployed = offensive("F06 A01", F06={**guns, "formation": "deployed"}, A01=target)
    assert shots(deployed) == {"fire F06 >0701"}
    limbered = offensive("F06 A01", F06={**guns, "formation": "limbered"}, A01=target)
    assert shots(limbered) == set()
    assert refused(limbered, "fire F06 >0701") == ("refuse-guns-limbered", "6.1")


@pytest.mark.rule("barrosa 6.1", "bailen 6.1")
@pytest.mark.parametrize(
    ("unit", "how", "fires"),
    [
        ("F01", {"formation": "normal"}, True),
        ("F01", {"formation": "square", "facing": -1}, True),
        ("F01", {"state": "disorganized"}, True),
        ("F01", {"state": "defeated"}, False),
        ("F01", {"state": "fleeing"}, False),
        ("F05", {"formation": "normal"}, False),
        ("A05", {"formation": "guerrilla", "facing": -1}, True),
    ],
)
def test_who_fires_at_the_next_hex(unit: str, how: dict[str, object], fires: bool) -> None:
    enemy = "A01" if unit.startswith("F") else "F01"
    side = "french" if unit.startswith("F") else "allied"
    placed: dict[str, Any] = {
        unit: {"at": "0903", "facing": "NW", **how},
        enemy: {"at": "0802", "facing": "SE"},
    }
    battle = offensive(f"{unit} {enemy}", side=side, **placed)
    assert shots(battle) == ({f"fire {unit} >0802"} if fires else set())


# Arc, range, one target


@pytest.mark.rule("barrosa 6.6", "bailen 6.6", "barrosa 5.7", "bailen 5.7", "barrosa 5.8", "bailen 5.8")
@pytest.mark.parametrize(
    ("facing", "front"),
    [
        ("N", {"0903", "1003", "0803"}),
        ("SE", {"1004", "1003", "0905"}),
        ("SW", {"0804", "0803", "0905"}),
    ],
)
def test_infantry_fires_into_its_three_front_hexes(facing: str, front: set[str]) -> None:
    """Around 0904 lie, from N clockwise, 0903, 1003, 1004, 0905, 0804 and 0803."""
    ring = dict(zip(("A01", "A02", "A03", "A04", "A05", "A06"), AROUND, strict=True))
    enemies: dict[str, Any] = {unit: {"at": hex} for unit, hex in ring.items()}
    battle = offensive(f"F01 {' '.join(ring)}", F01={"at": "0904", "facing": facing}, **enemies)
    assert shots(battle) == {f"fire F01 >{hex}" for hex in front}
    behind = next(hex for hex in AROUND if hex not in front)
    assert refused(battle, f"fire F01 >{behind}") == ("refuse-out-of-arc", "6.6")
    square = offensive(
        f"F01 {' '.join(ring)}", F01={"at": "0904", "formation": "square", "facing": -1}, **enemies
    )
    assert shots(square) == {f"fire F01 >{hex}" for hex in AROUND}


AROUND = ("0903", "1003", "1004", "0905", "0804", "0803")


@pytest.mark.rule("barrosa 6.7", "bailen 6.7")
@pytest.mark.parametrize(
    ("target", "bears"),
    [
        # Facing N from 0906: two hexes ahead, 0 degrees.
        ("0904", True),
        # Two columns to the side and one row up: 60 degrees.
        ("1105", True),
        # Due east or west on the map, exactly 90 degrees, still bears.
        ("1106", True),
        ("0706", True),
        # A row farther south: 120 degrees.
        ("1107", False),
        ("0707", False),
        ("0908", False),
    ],
)
def test_beyond_one_hex_the_front_arc_is_ninety_degrees_either_way(target: str, bears: bool) -> None:
    battle = offensive(
        "F06 A01",
        F06={"at": "0906", "facing": "N", "formation": "deployed"},
        A01={"at": target, "facing": "N"},
    )
    assert battle.board.grid.distance(battle.piece("F06").at, battle.piece("A01").at) == 2
    assert (f"fire F06 >{target}" in shots(battle)) is bears
    if not bears:
        assert refused(battle, f"fire F06 >{target}") == ("refuse-out-of-arc", "6.6")


@pytest.mark.rule("barrosa 6.1", "bailen 6.1")
@pytest.mark.parametrize(("target", "reaches"), [("0902", True), ("0901", False)])
def test_a_medium_battery_reaches_four_hexes(target: str, reaches: bool) -> None:
    battle = offensive(
        "F06 A01",
        F06={"at": "0906", "facing": "N", "formation": "deployed"},
        A01={"at": target, "facing": "N"},
    )
    assert (shots(battle) == {f"fire F06 >{target}"}) is reaches
    if not reaches:
        assert refused(battle, f"fire F06 >{target}") == ("refuse-out-of-reach", "6.1")


@pytest.mark.rule("bailen 3.4")
def test_at_bailen_batteries_answer_at_the_next_hex_only() -> None:
    placed = {"F01": {"at": "1707", "facing": "NE"}, "S10": {"at": "1705", "facing": "S"}}
    for at, phase, side, fires in (
        ("1705", "defensive-fire", "french", False),
        ("1706", "defensive-fire", "french", True),
        ("1705", "offensive-fire", "spanish", True),
    ):
        placed["S10"]["at"] = at
        battle = stage("bailen-standard", phase, side, only="F01 S10", pieces=placed)
        assert bool(shots(battle)) is fires


@pytest.mark.rule("barrosa 10.15", "bailen 10.15")
@pytest.mark.parametrize(("turn", "reach"), [(1, 1), (2, 3), (3, 5)])
def test_before_dawn_fire_reaches_no_farther_than_the_eye(turn: int, reach: int) -> None:
    """A heavy battery at 0601 looks south over level ground: 1 hex in the dark, 3 at first light, then 5."""
    for away in range(1, 6):
        battle = stage(
            "bailen-1808",
            "offensive-fire",
            "spanish",
            turn=turn,
            only="S12 F01",
            S12={"at": "0601", "facing": "S"},
            F01={"at": f"06{1 + away:02}", "facing": "S"},
        )
        cells = [battle.board.grid.cell_of(f"06{row:02}") for row in range(1, 7)]
        assert len({battle.board.level[cell] for cell in cells}) == 1
        assert bool(shots(battle)) is (away <= reach), f"{away} hexes on turn {turn}"


# One shot


@pytest.mark.rule("barrosa 6.5", "bailen 6.5", "barrosa 6.6", "bailen 6.6")
def test_infantry_of_one_hex_adds_up_or_splits_between_targets() -> None:
    battle = offensive(
        "F01 F02 A01 A02",
        F01={"at": "0904", "facing": "N", "depth": 0},
        F02={"at": "0904", "facing": "N", "depth": 1},
        A01={"at": "0903", "facing": "S"},
        A02={"at": "0803", "facing": "SE"},
    )
    together = case_of(battle, ("F01", "F02"), battle.board.grid.cell_of("0903"))
    assert not isinstance(together, ArtilleryFire)
    assert [counter.strength for counter in together.firers] == [5, 5]
    do(battle, "fire F01 >0903", 1)
    # The other may turn to 0803, but not add a second shot at the same hex.
    assert shots(battle) == {"fire F02 >0803"}
    assert refused(battle, "fire F02 >0903") == ("refuse-fire-again", "6.5")


@pytest.mark.rule("barrosa 6.5", "bailen 6.5", "barrosa 6.6", "bailen 6.6")
def test_batteries_of_one_hex_do_not_split() -> None:
    battle = stage(
        "bailen-standard",
        "offensive-fire",
        "spanish",
        only="S10 S11 F01 F02",
        S10={"at": "1705", "facing": "S", "depth": 0},
        S11={"at": "1705", "facing": "S", "depth": 1},
        F01={"at": "1707", "facing": "N"},
        F02={"at": "1706", "facing": "N"},
    )
    assert "fire S10+S11 >1706" in shots(battle)
    # 1, +1 for B and +1 for heavy guns are 3 on column 7: P, a test for whoever assaults nobody.
    do(battle, "fire S10 >1706", 1, 6)
    assert shots(battle) == set()
    assert refused(battle, "fire S11 >1706") == ("refuse-fire-again", "6.5")
    assert refused(battle, "fire S11 >1707")[1] in ("6.6", "6.13")


@pytest.mark.rule("barrosa 6.5", "bailen 6.5")
def test_guns_and_infantry_of_one_hex_fire_apart() -> None:
    battle = offensive(
        "F01 F06 A01",
        F01={"at": "0904", "facing": "N", "depth": 0},
        F06={"at": "0904", "facing": "N", "formation": "deployed", "depth": 1},
        A01={"at": "0903", "facing": "S"},
    )
    assert refused(battle, "fire F01+F06 >0903") == ("refuse-fire-together", "6.5")
    do(battle, "fire F01 >0903", 1)
    assert shots(battle) == {"fire F06 >0903"}


# What it does


@pytest.mark.rule("barrosa 6.19", "bailen 6.19", "barrosa 5.7", "bailen 5.7")
@pytest.mark.parametrize(
    ("facing", "flank"),
    [("S", False), ("SE", False), ("SW", False), ("NE", True), ("NW", True), ("N", True)],
)
def test_fire_from_outside_the_front_of_the_target_flanks_it(facing: str, flank: bool) -> None:
    """The firer stands south of the target."""
    battle = offensive("F01 A01", F01={"at": "0904", "facing": "N"}, A01={"at": "0903", "facing": facing})
    grid = battle.board.grid
    assert position(battle).flanks(grid.cell_of("0904"), grid.cell_of("0903")) is flank


@pytest.mark.rule("barrosa 6.23", "barrosa 6.26", "barrosa 7.11", "barrosa 12.2")
def test_a_counter_shot_back_goes_one_hex_or_two_as_its_owner_likes() -> None:
    """5 points of B: 5 and +1 are 6 on column 5, R. The others of its hex test."""
    battle = offensive(
        "F01 A01 A02",
        F01={"at": "0904", "facing": "N"},
        A01={"at": "0903", "facing": "S", "depth": 0},
        A02={"at": "0903", "facing": "S", "depth": 1},
    )
    # C passes with 3. By 0802 and 0702 each step leads away from 0904, and to the west edge.
    asked = do(battle, "fire F01 >0903", 5, "2", 3)
    assert asked == ["ask-fire", "target.retreat", "ask-morale"]
    assert (hex_of(battle, "A01"), hex_of(battle, "A02")) == ("0702", "0903")
    assert battle.piece("A02").state == "normal"


@pytest.mark.rule("barrosa 6.21", "bailen 6.21")
def test_a_halted_stack_loses_every_assault_marker() -> None:
    """4 and +1 are 5 on column 5 at the picket's C: 5 British of C have +1: die 3 is P."""
    marked = {"at": "0904", "facing": "N", "markers": {"order": "attack", "assault": "0903"}}
    battle = stage(
        "alea-training",
        "defensive-fire",
        "french",
        only="F01 F02 A02",
        F01={**marked, "depth": 0},
        F02={**marked, "depth": 1},
        A02={"at": "0903", "facing": "S"},
    )
    do(battle, "fire A02 >0904", 3)
    assert battle.piece("F01").marker("assault") is battle.piece("F02").marker("assault") is None
