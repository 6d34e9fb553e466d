"""5.6 to 5.8, 5.10. Facing, front hexes and zones of control."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.position import position

#: the six hexes around 0904 and around 0803, from N clockwise
ODD = ("0903", "1003", "1004", "0905", "0804", "0803")
EVEN = ("0802", "0903", "0904", "0804", "0704", "0703")
WAYS = ("N", "NE", "SE", "S", "SW", "NW")


def zone(battle: Battle, side: str = "allied") -> set[str]:
    """The hexes that a side controls."""
    mask, grid = position(battle).zone(side), battle.board.grid
    return {grid.label(cell) for cell in range(grid.size) if mask[cell]}


def field(scenario: str = "alea-training", **placed: Any) -> Battle:
    return stage(scenario, "movement", "french", only=" ".join(placed), **placed)


@pytest.mark.rule("barrosa 5.7", "bailen 5.7", "barrosa 2.1", "bailen 2.1")
@pytest.mark.parametrize("facing", WAYS)
@pytest.mark.parametrize(("at", "around"), [("0904", ODD), ("0803", EVEN)])
def test_three_hexes_are_front_two_flank_and_one_rear(at: str, around: tuple[str, ...], facing: str) -> None:
    battle = field(A01={"at": at, "facing": facing})
    here, grid = position(battle), battle.board.grid
    ahead = WAYS.index(facing)
    arcs = [here.arc_of(grid.cell_of(around[(ahead + n) % 6]), grid.cell_of(at)) for n in range(6)]
    assert arcs == ["front", "front", "flank", "rear", "flank", "front"]
    assert {grid.label(cell) for cell in here.fronts_of(here.stacks[grid.cell_of(at)])} == {
        around[(ahead + n) % 6] for n in (-1, 0, 1)
    }


@pytest.mark.rule("barrosa 5.8", "bailen 5.8")
@pytest.mark.parametrize(("unit", "formation"), [("A01", "square"), ("A03", "guerrilla")])
def test_squares_and_guerrillas_have_six_front_hexes(unit: str, formation: str) -> None:
    placed: dict[str, Any] = {unit: {"at": "0904", "formation": formation, "facing": -1}}
    battle = field(**placed)
    here, grid = position(battle), battle.board.grid
    at = grid.cell_of("0904")
    assert {grid.label(cell) for cell in here.fronts_of(here.stacks[at])} == set(ODD)
    assert {here.arc_of(grid.cell_of(hex), at) for hex in ODD} == {"front"}


@pytest.mark.rule("barrosa 5.10", "bailen 5.10")
@pytest.mark.parametrize(
    ("unit", "how", "expected"),
    [
        ("A01", {}, {"0903", "1003", "0803"}),
        ("A01", {"state": "disorganized"}, {"0903", "1003", "0803"}),
        ("A01", {"state": "defeated"}, set()),
        ("A01", {"state": "fleeing"}, set()),
        ("A01", {"formation": "square", "facing": -1}, set(ODD)),
        ("A03", {"formation": "guerrilla", "facing": -1}, set()),
        ("A05", {}, {"0903", "1003", "0803"}),
        ("A06", {"formation": "deployed"}, {"0903", "1003", "0803"}),
        ("A06", {"formation": "limbered"}, set()),
    ],
)
def test_who_controls_what(unit: str, how: dict[str, Any], expected: set[str]) -> None:
    placed: dict[str, Any] = {unit: {"at": "0904", "facing": "N", **how}}
    battle = field(**placed)
    assert zone(battle) == expected
    assert zone(battle, "french") == set()


@pytest.mark.rule("barrosa 5.10", "bailen 5.10")
def test_a_mixed_stack_controls_what_any_of_its_counters_does() -> None:
    """A limbered battery adds nothing; a broken battalion beside a steady one takes nothing away."""
    battle = field(
        A01={"at": "0904", "facing": "N", "depth": 0},
        A02={"at": "0904", "facing": "N", "state": "defeated", "depth": 1},
        A06={"at": "0904", "facing": "N", "formation": "limbered", "depth": 2},
    )
    assert zone(battle) == {"0903", "1003", "0803"}


@pytest.mark.rule("barrosa 5.10", "bailen 5.10")
def test_zones_end_with_the_map() -> None:
    """0101 is the corner: facing NW it has no hex of the map in front."""
    assert zone(field(A01={"at": "0101", "facing": "NW"})) == set()
    assert zone(field(A01={"at": "0101", "facing": "SE"})) == {"0201", "0102"}


@pytest.mark.rule("barrosa 5.10", "bailen 5.10")
def test_zones_do_not_reach_into_towns_but_reach_out_of_them() -> None:
    """0605 is the village."""
    assert zone(field(A01={"at": "0604", "facing": "S"})) == {"0505", "0705"}
    assert "0604" in zone(field(A01={"at": "0605", "facing": "N"}))


@pytest.mark.rule("barrosa 5.10")
def test_zones_cross_a_river_at_the_bridge_only() -> None:
    """The Almansa runs south of 0713 and south-east of it, where the plank bridge is."""
    battle = field("barrosa-1811", F17={"at": "0713", "facing": "SE"})
    assert zone(battle, "french") == {"0812", "0813"}
    beyond = field("barrosa-1811", F17={"at": "0813", "facing": "NW"})
    # From the other bank: 0713 over the bridge, neither 0812 to the north nor 0714, which is on this bank.
    assert "0713" in zone(beyond, "french")
    assert "0812" not in zone(beyond, "french")


@pytest.mark.rule("barrosa 5.10", "bailen 5.10")
def test_zones_do_not_pass_the_cliff() -> None:
    """Between 2420 and 2421 lies the impassable slope, between 2419 and 2420 a moderate one."""
    battle = field("barrosa-1811", F01={"at": "2420", "facing": "S"})
    assert "2421" not in zone(battle, "french")
    assert "2419" in zone(field("barrosa-1811", F01={"at": "2420", "facing": "N"}), "french")


@pytest.mark.rule("bailen 5.10")
@pytest.mark.parametrize(
    ("at", "facing", "expected"),
    [
        # 1507 is the strong building and 1607 the city: from 1606 nothing ahead is controlled but 1707.
        ("1606", "S", {"1707"}),
        # From 0907, on the road, the crops of 0906 and 1006 to the north are closed.
        ("0907", "N", {"0806"}),
        # The Rumblar runs between columns 02 and 03, with the bridge between 0207 and 0307.
        ("0207", "NE", {"0206", "0307"}),
        ("0204", "NE", {"0203"}),
    ],
)
def test_bailen_closes_city_and_crops_as_well(at: str, facing: str, expected: set[str]) -> None:
    assert zone(field("bailen-standard", S01={"at": at, "facing": facing}), "spanish") == expected
