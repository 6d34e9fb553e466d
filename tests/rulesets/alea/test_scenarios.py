"""The five scenarios of the system, against the figures of their sources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from grognard.core.board import Board
from grognard.rulesets import ruleset
from grognard.rulesets.alea.scenario import AleaScenario, OrderOfBattle
from grognard.rulesets.alea.scenario_checks import is_prohibited
from grognard.scenarios import load

ALL = ("alea-training", "barrosa-standard", "barrosa-1811", "bailen-standard", "bailen-1808")


def kinds(pieces: Iterable[msgspec.Struct]) -> list[str]:
    return [str(piece.__struct_config__.tag) for piece in pieces]


def strength(own: OrderOfBattle, side: str) -> int:
    return sum(unit.strength for unit in own.units if unit.side == side and unit.arm != "train")


def at(board: Board, hex: str) -> tuple[str, int]:
    cell = board.grid.cell_of(hex)
    return board.terrain[cell], board.level[cell]


def sides_with(board: Board, feature: str) -> int:
    """Physical hexsides, each counted once."""
    return sum(feature in features for features in board.sides.values()) // 2


@pytest.mark.parametrize("id", ALL)
def test_the_first_player_is_french(id: str) -> None:
    assert load(id).sides[0].id == "french"


@pytest.mark.parametrize(
    ("id", "turns", "size", "clock"),
    [
        ("alea-training", 4, (12, 10), ("08:00", 20)),
        ("barrosa-standard", 12, (18, 20), ("12:30", 20)),
        ("barrosa-1811", 12, (32, 22), ("12:30", 20)),
        ("bailen-standard", 14, (20, 14), ("04:00", 20)),
        ("bailen-1808", 18, (30, 22), ("04:00", 30)),
    ],
)
def test_turns_map_and_clock(id: str, turns: int, size: tuple[int, int], clock: tuple[str, int]) -> None:
    scenario = load(id)
    assert scenario.turns == turns
    assert (scenario.board.grid.columns, scenario.board.grid.rows) == size
    assert (scenario.clock.start, scenario.clock.minutes) == clock


@pytest.mark.parametrize("id", ALL)
def test_every_way_crosses_only_what_can_be_crossed(id: str) -> None:
    board = load(id).board
    for way in board.ways:
        for here, there in zip(way.cells, way.cells[1:], strict=False):
            features = board.features(here, board.grid.direction(here, there))
            assert "impassable-slope" not in features
            assert "river" not in features or "bridge" in features


def test_barrosa_1811_has_its_counters() -> None:
    own: OrderOfBattle = load("barrosa-1811").own
    assert Counter(unit.side for unit in own.units) == {"allied": 38, "french": 23}
    assert (strength(own, "allied"), strength(own, "french")) == (157, 118)
    assert Counter(unit.formation for unit in own.units)["guerrilla"] == 2
    assert {division.id: (division.rating, division.start_sp) for division in own.divisions} == {
        "dilkes": (5, 14),
        "wheatley": (5, 27),
        "barnard": (5, 9),
        "browne": (5, 5),
        "whittingham": (3, 6),
        "begines": (3, 23),
        "lardizabal": (3, 21),
        "anglona": (3, 28),
        "zayas": (3, 24),
        "ruffin": (4, 36),
        "dermoncourt": (4, 4),
        "leval": (4, 45),
        "villatte": (4, 33),
    }
    orders = {general.id: general.orders for general in own.commanders}
    assert [orders[id] for id in ("AL1", "AL7", "FL1", "FL2", "FL4")] == [5, 4, 5, 5, 2]
    assert len(orders) == 17


def test_barrosa_1811_starts_one_counter_a_hex_and_nobody_near_an_enemy() -> None:
    scenario = load("barrosa-1811")
    grid, own = scenario.board.grid, scenario.own
    cells = {unit.id: grid.cell_of(unit.start) for unit in own.units}
    assert len(set(cells.values())) == 61
    french = [cells[unit.id] for unit in own.units if unit.side == "french"]
    allied = [cells[unit.id] for unit in own.units if unit.side == "allied"]
    assert min(grid.distance(here, there) for here in french for there in allied) > 2


def test_barrosa_1811_has_its_hexsides_and_its_one_bridge() -> None:
    board = load("barrosa-1811").board
    counts = {name: sides_with(board, name) for name in ("river", "bridge", "creek", "impassable-slope")}
    assert counts == {"river": 46, "bridge": 1, "creek": 22, "impassable-slope": 7}
    mill = board.grid.cell_of("0713")
    assert board.features(mill, 2) == {"river", "bridge"}
    assert board.way(mill, 2) == "road"
    assert at(board, "2517") == ("clear", 3)
    assert at(board, "2321") == ("strong-building", 1)
    assert at(board, "0319") == ("line-of-siege", 0)


def test_barrosa_1811_has_its_victory_and_its_rules() -> None:
    own: OrderOfBattle = load("barrosa-1811").own
    assert kinds(own.victory) == [
        "eliminated", "casualties", "battery", "commander", "fleeing", "objective",
        "once-eliminated", "divisions-halved", "none-released", "presence",
    ]  # fmt: skip
    assert kinds(own.wins) == ["fleeing-majority"]
    assert kinds(own.specials) == ["held-divisions", "crossing-ban", "charge-permission", "tide"]
    assert (own.margins.marginal, own.margins.decisive) == (6, 15)
    presence: Any = own.victory[-1]
    assert (presence.hexes[0], presence.hexes[-1]) == ("2322", "1321")


def test_the_column_of_cassagne_comes_only_as_an_option() -> None:
    own: OrderOfBattle = load("barrosa-1811", ["cassagne"]).own
    column = [unit for unit in own.units if unit.division == "cassagne"]
    assert [(unit.strength, unit.start, unit.turn) for unit in column] == [
        (5, "3215", 10), (5, "3215", 10), (5, "3215", 10), (1, "2101", 10), (1, "2101", 10),
    ]  # fmt: skip


def test_bailen_1808_has_its_counters() -> None:
    own: OrderOfBattle = load("bailen-1808").own
    assert (strength(own, "spanish"), strength(own, "french")) == (188, 133)
    assert sum(unit.turn == 1 and not unit.start.startswith("01") for unit in own.units) == 42
    assert {unit.nation for unit in own.units if unit.id in ("S04", "F06", "F13", "F14")} == {"swiss"}
    assert {division.id: division.start_sp for division in own.divisions} == {
        "reding": 63, "coupigny": 94, "east-guard": 31, "chabert": 44, "prive": 13, "dupre": 9,
        "schramm": 24, "pannetier": 34, "rearguard": 9,
    }  # fmt: skip


def test_bailen_1808_has_its_hexsides_and_its_one_bridge() -> None:
    board = load("bailen-1808").board
    counts = {name: sides_with(board, name) for name in ("river", "bridge", "impassable-slope")}
    assert counts == {"river": 45, "bridge": 1, "impassable-slope": 4}
    bridge = board.grid.cell_of("0312")
    assert board.features(bridge, 1) >= {"river", "bridge"}
    # Where an arroyo meets the Rumblar, the river alone counts.
    assert "creek" not in board.features(board.grid.cell_of("0216"), 1)
    assert {board.grid.label(cell) for cell, ground in enumerate(board.terrain) if ground == "city"} == {
        "2310", "2311", "2410", "2510",
    }  # fmt: skip


def test_bailen_1808_has_its_victory_and_its_rules() -> None:
    own: OrderOfBattle = load("bailen-1808").own
    assert kinds(own.victory) == [
        "eliminated", "casualties", "commander", "fleeing", "ridden-down",
        "objective", "objective", "held-back",
    ]  # fmt: skip
    assert kinds(own.wins) == ["exited-strength", "divisions-fleeing", "at-least"]
    assert kinds(own.specials) == [
        "convoy", "dark", "dark", "heat", "passing-over", "early-entry", "confined",
    ]  # fmt: skip
    assert (own.margins.marginal, own.margins.decisive) == (10, 20)
    assert [exit.hex for exit in own.exits] == ["3002", "2422"]


def test_the_extended_day_brings_la_pena_and_vedel() -> None:
    scenario: AleaScenario = load("bailen-1808", ["extended"])
    divisions = {division.id: division.start_sp for division in scenario.own.divisions}
    assert (divisions["la-pena"], divisions["cruz-murgeon"], divisions["vedel"]) == (54, 10, 67)
    assert scenario.turns == 28


@pytest.mark.rule("barrosa 13.1", "barrosa 13.2")
def test_the_standard_map_of_barrosa() -> None:
    board = load("barrosa-standard").board
    assert at(board, "0616") == ("clear", 3)
    assert at(board, "0515") == ("clear", 2)
    assert at(board, "0818") == ("clear", 1)
    assert at(board, "0416") == ("strong-building", 1)
    assert at(board, "1808") == ("small-town", 0)
    assert at(board, "0702") == ("line-of-siege", 0)
    assert at(board, "0310") == ("beach", 0)
    assert Counter(board.terrain)["light-forest"] == 49
    bridge = board.grid.cell_of("0504")
    assert board.features(bridge, 3) == {"creek", "bridge"}
    assert board.way(bridge, 3) == "path"


@pytest.mark.rule(
    "barrosa 13.3", "barrosa 13.4", "barrosa 13.5", "barrosa 13.6", "barrosa 10.3", "barrosa 11.2"
)
def test_the_standard_battle_of_barrosa() -> None:
    own: OrderOfBattle = load("barrosa-standard").own
    assert {division.id: division.start_sp for division in own.divisions} == {
        "dilkes": 14, "wheatley": 31, "barnard": 9, "lardizabal": 28, "anglona": 29, "whittingham": 10,
        "ruffin": 45, "leval": 41, "villatte": 28,
    }  # fmt: skip
    starts = {unit.start for unit in own.units if unit.division in ("dilkes", "wheatley", "barnard")}
    assert starts == {"0615", *(f"08{row:02}" for row in range(6, 14))}
    objectives: list[Any] = [item for item in own.victory if kinds((item,)) == ["objective"]]
    assert {item.hexes[0]: item.points for item in objectives} == {
        "0616": 10, "0416": 5, "0809": 5, "0702": 5,
    }  # fmt: skip
    assert kinds(own.specials) == ["orders-limited"]
    assert {(retreat.side, retreat.edge) for retreat in own.retreats} == {("french", "E"), ("allied", "N")}


@pytest.mark.rule("bailen 13.1", "bailen 13.2")
def test_the_standard_map_of_bailen() -> None:
    board = load("bailen-standard").board
    assert sides_with(board, "river") == 27
    assert sides_with(board, "creek") == 13
    assert board.features(board.grid.cell_of("0207"), 1) == {"river", "bridge"}
    assert at(board, "1304") == ("clear", 2)
    assert at(board, "1607") == ("city", 0)
    assert at(board, "1507") == ("strong-building", 0)
    assert at(board, "0906") == ("crop-area", 0)
    assert at(board, "0512") == ("light-forest", 0)
    road = [board.grid.label(cell) for cell in board.ways[0].cells]
    assert road == [f"{column:02}07" for column in range(1, 21)]


@pytest.mark.rule("bailen 13.3", "bailen 13.4", "bailen 13.5", "bailen 10.7", "bailen 10.8", "bailen 11.2")
def test_the_standard_battle_of_bailen() -> None:
    own: OrderOfBattle = load("bailen-standard").own
    arrivals = {
        (unit.division, unit.turn) for unit in own.units if unit.side == "french" and unit.id != "F11"
    }
    assert arrivals == {
        ("chabert", 1), ("dupre", 1), ("prive", 2), ("schramm", 3), ("pannetier", 4),
        ("marines", 4), ("vedel", 11),
    }  # fmt: skip
    assert {unit.start for unit in own.units if unit.side == "spanish" and unit.arm == "artillery"} == {
        "1206", "1207", "1208",
    }  # fmt: skip
    assert kinds(own.specials) == ["passing-over", "heat", "reinforcement-by-die"]
    assert kinds(own.wins) == ["exited-strength", "hexes-at-turn-end", "divisions-fleeing"]


def test_the_training_fight_has_six_counters_a_side_of_every_arm() -> None:
    own: OrderOfBattle = load("alea-training").own
    for side in ("french", "allied"):
        arms = Counter(unit.arm for unit in own.units if unit.side == side)
        assert arms == {"infantry": 4, "cavalry": 1, "artillery": 1}
        assert sum(general.side == side for general in own.commanders) == 1


def test_the_training_ground_has_a_hill_a_wood_and_a_village() -> None:
    board = load("alea-training").board
    assert max(board.level) == 2
    assert {"light-forest", "small-town", "cultivated", "clear"} == set(board.terrain)


@pytest.mark.parametrize("id", ALL)
def test_every_counter_has_a_hex_to_go_to(id: str) -> None:
    scenario = load(id, [option.id for option in load(id).options])
    board, rules = scenario.board, ruleset(scenario.ruleset).rules
    for unit in scenario.own.units:
        cell = board.grid.cell_of(unit.start)
        around = [near for near in board.grid.neighbours[cell * 6 : cell * 6 + 6] if near >= 0]
        assert any(not is_prohibited(rules, board.terrain[near], unit) for near in around), unit.id
