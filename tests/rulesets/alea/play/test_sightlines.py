"""2.11, 2.20, 2.21, 6.9 to 6.14. The line of fire."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import Changes, listed, refused, stage

from grognard import ruleset
from grognard.core.board import Board
from grognard.core.game.battle import Battle
from grognard.hex.line_of_sight import Block
from grognard.rulesets.alea.cases import ArtilleryFire
from grognard.rulesets.alea.fire import take_aim
from grognard.rulesets.alea.play.fire_phase import case_of
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.sightlines import Sightlines, line_of_fire


def field(only: str = "A05", scenario: str = "alea-training", **changed: Changes) -> Battle:
    return stage(scenario, "offensive-fire", "french", only=only, pieces=changed)


def blocked(battle: Battle, a: str, b: str) -> str | None:
    """The paragraph that blocks a line, the same from either end."""
    here, grid = position(battle), battle.board.grid
    found = [line_of_fire(here, grid.cell_of(x), grid.cell_of(y)) for x, y in ((a, b), (b, a))]
    assert (found[0] is None) == (found[1] is None)
    return found[0].rule if found[0] is not None else None


def profile(edition: str, *hexes: tuple[int, str]) -> str | None:
    """What blocks the line from the first to the last hex of a column, each with its level and ground."""
    grid = field().board.grid
    terrain, level = ["clear"] * grid.size, [0] * grid.size
    cells = [grid.cell_of(f"09{row:02}") for row in range(1, len(hexes) + 1)]
    for cell, (height, ground) in zip(cells, hexes, strict=True):
        terrain[cell], level[cell] = ground, height
    lines = Sightlines(Board(grid, terrain, level), ruleset(edition).rules)
    found = [lines.between(cells[0], cells[-1]), lines.between(cells[-1], cells[0])]
    assert isinstance(found[0], Block) == isinstance(found[1], Block), "seen, one sees back"
    return found[0].rule if isinstance(found[0], Block) else None


def levels(*heights: int) -> str | None:
    return profile("barrosa", *((height, "clear") for height in heights))


# Along hexsides


@pytest.mark.rule("barrosa 6.9", "bailen 6.9", "barrosa 6.13", "bailen 6.13")
@pytest.mark.parametrize(
    ("counters", "rule"),
    [({}, None), ({"F01": "1006"}, None), ({"F02": "1007"}, None), ({"F01": "1006", "F02": "1007"}, "6.13")],
)
def test_a_line_along_a_hexside_needs_both_hexes_beside_it_to_be_blocked(
    counters: dict[str, str], rule: str | None
) -> None:
    """From 0907 due east to 1107 the line runs between 1006 and 1007."""
    placed: dict[str, Any] = {unit: {"at": hex, "facing": "N"} for unit, hex in counters.items()}
    battle = field(" ".join(("A05", *counters)), A05={"at": "0101"}, **placed)
    assert blocked(battle, "0907", "1107") == rule


@pytest.mark.rule("barrosa 6.9", "bailen 6.9", "barrosa 6.11", "bailen 6.11")
def test_ground_on_one_side_and_a_counter_on_the_other_block_together() -> None:
    """From 0505 to 0705 the line runs between 0604 and the village, 0605."""
    assert blocked(field(A05={"at": "0101"}), "0505", "0705") is None
    assert blocked(field(A05={"at": "0604"}), "0505", "0705") == "6.13"


# Ground and levels


@pytest.mark.rule("barrosa 6.11", "bailen 6.11")
@pytest.mark.parametrize("edition", ["barrosa", "bailen"])
@pytest.mark.parametrize("ground", ["light-forest", "dense-forest", "small-town", "strong-building"])
def test_woods_and_walls_block_unless_both_ends_are_a_level_higher(edition: str, ground: str) -> None:
    assert profile(edition, (0, "clear"), (0, ground), (0, "clear")) == "6.11"
    assert profile(edition, (1, "clear"), (0, ground), (0, "clear")) == "6.11"
    assert profile(edition, (2, "clear"), (0, ground), (0, "clear")) == "6.11"
    assert profile(edition, (1, "clear"), (0, ground), (1, "clear")) is None
    assert profile(edition, (2, "clear"), (1, ground), (2, "clear")) is None
    assert profile(edition, (2, "clear"), (1, ground), (1, "clear")) == "6.11"


@pytest.mark.rule("bailen 6.11")
def test_a_city_blocks_like_a_town_and_fields_do_not() -> None:
    assert profile("bailen", (0, "clear"), (0, "city"), (0, "clear")) == "6.11"
    assert profile("bailen", (0, "clear"), (0, "crop-area"), (0, "clear")) is None
    assert profile("barrosa", (0, "clear"), (0, "cultivated"), (0, "clear")) is None


@pytest.mark.rule("barrosa 6.12", "bailen 6.12", "barrosa 2.11", "bailen 2.11")
@pytest.mark.parametrize(
    ("heights", "rule"),
    [
        # Above both ends.
        ((0, 1, 0), "6.12"),
        ((1, 2, 1), "6.12"),
        ((1, 3, 2), "6.12"),
        # Ends of one level, and ground no higher than they.
        ((1, 1, 1), None),
        ((1, 0, 1), None),
        # As high as the higher end.
        ((2, 2, 0), "6.12"),
        ((2, 0, 2, 0), "6.12"),
        # Lower than the higher end, above the lower one: hidden only beyond the middle, seen from above.
        ((2, 1, 0), None),
        ((2, 1, 0, 0), None),
        ((2, 0, 1, 0), "6.12"),
        # Exactly half-way is not beyond it.
        ((2, 0, 1, 0, 0), None),
        ((3, 2, 1, 0), "6.12"),
        # Beyond the middle but no higher than the lower end.
        ((3, 0, 1, 1), None),
    ],
)
def test_heights_between(heights: tuple[int, ...], rule: str | None) -> None:
    assert levels(*heights) == rule


@pytest.mark.rule("barrosa 6.12", "barrosa 13.1")
def test_from_barrosa_hill_the_foot_of_the_slope_is_dead_ground() -> None:
    """0616 stands on 3, 0615 on 2, 0614 on 1, 0613 on 0."""
    battle = field("F01", "barrosa-standard", F01={"at": "1808"})
    assert blocked(battle, "0616", "0614") is None
    assert blocked(battle, "0616", "0613") == "6.12"


@pytest.mark.rule("bailen 2.21")
@pytest.mark.parametrize(("hex", "rule"), [("0607", None), ("0608", "2.21")])
def test_olive_groves_hide_what_is_more_than_three_hexes_deep(hex: str, rule: str | None) -> None:
    """From 0603, outside, three grove hexes lie before 0607 and four before 0608."""
    battle = field("F01", "bailen-standard", F01={"at": "2001"})
    grid = battle.board.grid
    assert {battle.board.terrain[grid.cell_of(f"06{row:02}")] for row in range(4, 9)} == {"cultivated"}
    assert blocked(battle, "0603", hex) == rule


@pytest.mark.rule("bailen 2.21")
def test_groves_at_barrosa_and_fields_anywhere_do_not_add_up() -> None:
    deep = ((0, "clear"), *((0, "cultivated"),) * 4, (0, "clear"))
    assert profile("barrosa", *deep) is None
    assert profile("bailen", *deep) == "2.21"
    assert profile("bailen", *deep[1:]) is None


# Counters, forest, neighbours


@pytest.mark.rule("barrosa 6.13", "bailen 6.13")
@pytest.mark.parametrize(
    ("unit", "at", "line", "rule"),
    [
        # Either side blocks on the flat.
        ("F01", "0905", ("0904", "0906"), "6.13"),
        ("A01", "0905", ("0904", "0906"), "6.13"),
        # From the summit, on 2, one looks over 0603, on 1, to 0604.
        ("F01", "0603", ("0602", "0604"), None),
        # A counter at the foot of the hill, on 0, is below one end, on 1.
        ("F01", "0704", ("0703", "0705"), None),
        # A commander is no obstacle.
        ("FL1", "0905", ("0904", "0906"), None),
    ],
)
def test_counters_between_block_unless_one_end_is_above_them(
    unit: str, at: str, line: tuple[str, str], rule: str | None
) -> None:
    placed: dict[str, Any] = {unit: {"at": at} if unit == "FL1" else {"at": at, "facing": "N"}}
    battle = field(unit, **placed)
    assert blocked(battle, *line) == rule


@pytest.mark.rule("barrosa 6.13", "bailen 6.13")
def test_a_battery_does_not_fire_over_friends_on_the_flat() -> None:
    guns = {"at": "0906", "facing": "N", "formation": "deployed"}
    friend, enemy = {"at": "0905", "facing": "N"}, {"at": "0904", "facing": "S"}
    battle = field("F06 F01 A01", F06=guns, F01=friend, A01=enemy)
    assert refused(battle, "fire F06 >0904") == ("refuse-no-line", "6.13")
    assert "fire F06 >0904" not in listed(battle)


@pytest.mark.rule("barrosa 6.14", "bailen 6.14")
def test_a_unit_in_the_wood_is_seen_from_the_next_hex_only() -> None:
    """0508 and 0509 are pine wood."""
    here = position(field())
    cell = here.grid.cell_of
    assert line_of_fire(here, cell("0507"), cell("0508")) is None
    far = line_of_fire(here, cell("0506"), cell("0508"))
    assert far is not None
    assert far.rule == "6.14"


@pytest.mark.rule("barrosa 6.10", "bailen 6.10")
def test_neighbours_see_each_other_except_over_the_cliff() -> None:
    """The sea cliff runs between 2420 and 2421; 2419 and 2420 are only steep."""
    battle = field("F01", "barrosa-1811", F01={"at": "2001"})
    assert blocked(battle, "2420", "2421") == "6.10"
    assert blocked(battle, "2419", "2420") is None


@pytest.mark.rule("barrosa 2.11", "bailen 2.11")
def test_a_slope_takes_nothing_off_the_firing_points() -> None:
    """5 SP fire with 5 points from 0703, on 1, at the summit, on 2, as they would on the flat."""
    battle = field("F01 A01", F01={"at": "0703", "facing": "NW"}, A01={"at": "0602", "facing": "SE"})
    case = case_of(battle, ("F01",), battle.board.grid.cell_of("0602"))
    assert not isinstance(case, ArtilleryFire)
    assert case.slope == "slope-up"
    aim = take_aim(battle.rules, case)
    with pytest.raises(StopIteration) as end:
        next(aim)
    scene, _blows = end.value.value
    assert (scene.full, scene.points) == (5, 5)
