"""10. The scenario's own rules, as marches ask after them."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.core.game.battle import Battle
from grognard.hex.hexside import Hexside
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import (
    closed_cells,
    closed_sides,
    count_ridden_down,
    end_confinement,
    stir,
    tide_costs,
)


def first_of(battle: Battle, division: str) -> str:
    return next(str(row.id) for row in battle.scenario.own.units if row.division == division)


def crossing(battle: Battle, hexside: str) -> tuple[int, ...]:
    grid = battle.board.grid
    hex, direction = hexside.split("-")
    side = Hexside(grid.hexes[grid.cell_of(hex)], grid.numbering.orientation.direction(direction))
    return grid.crossings(side)


@pytest.mark.rule("barrosa 10.10", "bailen 10.10")
def test_a_ban_closes_the_water_both_ways_and_its_bridge_too() -> None:
    battle = stage("barrosa-1811", "movement", "french")
    sides = closed_sides(battle, first_of(battle, "villatte"))
    for hexside in ("0812-SE", "0713-SE"):
        assert set(crossing(battle, hexside)) <= sides
    # The ravine at the foot of the hill is a creek, not the river.
    assert sides.isdisjoint(crossing(battle, "2115-SE"))
    assert closed_sides(battle, first_of(battle, "ruffin")) == frozenset()
    free = stage("barrosa-1811", "movement", "french", tracks={"division.villatte.banned": 0})
    assert closed_sides(free, first_of(free, "villatte")) == frozenset()


@pytest.mark.rule("barrosa 10.12", "bailen 10.12")
def test_the_tide_makes_the_beach_dear_and_drowns_the_coast_road() -> None:
    before = stage("barrosa-1811", "movement", "allied", turn=9)
    here = position(before)
    foot = here.counter(before.piece(first_of(before, "dilkes")))
    assert tide_costs(before, foot) == {}
    battle = stage("barrosa-1811", "movement", "allied", turn=10)
    costs = tide_costs(battle, foot)
    terrain, neighbours = battle.board.terrain, battle.board.grid.neighbours
    assert costs
    assert {terrain[neighbours[side]] for side in costs} == {"beach"}
    level = [side for side in costs if here.ground.slope[side] == here.ground.water[side] == "none"]
    assert {costs[side] for side in level} == {2}
    road = next(way for way in battle.board.ways if way.id == "R1")
    drowned = [side for side in costs if here.ground.road[side] and side // 6 in road.cells]
    assert drowned


@pytest.mark.rule("barrosa 10.16", "bailen 10.16")
def test_the_eastern_guard_stays_east_until_the_enemy_comes() -> None:
    battle = stage("bailen-1808", "movement", "spanish")
    guard = first_of(battle, "east-guard")
    label = battle.board.grid.label
    columns = {int(label(cell)[:2]) for cell in closed_cells(battle, guard)}
    assert columns == set(range(1, 24))
    assert closed_cells(battle, first_of(battle, "reding")) == frozenset()
    end_confinement(battle)
    assert closed_cells(battle, guard)
    come = stage("bailen-1808", "movement", "spanish", F01={"at": "2203"})
    end_confinement(come)
    assert closed_cells(come, guard) == frozenset()


@pytest.mark.rule("barrosa 10.14", "bailen 10.14")
def test_the_train_does_not_pass_a_guarded_road() -> None:
    guarded = stage("bailen-1808", "movement", "french", turn=6, F16={"at": "1711"}, S01={"at": "2011"})
    label = guarded.board.grid.label
    assert {int(label(cell)[:2]) for cell in closed_cells(guarded, "F16")} == set(range(19, 31))
    shaken = stage(
        "bailen-1808",
        "movement",
        "french",
        only="F16 S01",
        F16={"at": "1711"},
        S01={"at": "2011", "state": "disorganized"},
    )
    assert closed_cells(shaken, "F16") == frozenset()


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_an_enemy_who_ends_his_move_close_by_wakes_a_held_division() -> None:
    battle = stage("barrosa-1811", "movement", "french")
    grid, at = battle.board.grid, battle.piece(first_of(battle, "begines")).at
    near = next(cell for cell in grid.disk(at, 3) if grid.distance(at, cell) == 2)
    stir(battle, near, "french")
    assert battle.state.number("division.begines.held") == 0
    # It was not a die that released it.
    assert battle.state.number("division.begines.released") == 0


@pytest.mark.rule("bailen 11.5")
def test_a_counter_ridden_down_is_remembered() -> None:
    battle = stage("bailen-1808", "melee", "french")
    count_ridden_down(battle, "S02")
    assert battle.state.number("ridden-down.S02") == 1
