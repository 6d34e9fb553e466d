"""Generated battles: sound, sensible, equal, playable to their end, and the same for the same seed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests import promises
from tests.strategies import count

from grognard import BadCase, new_game
from grognard.core.board import Board
from grognard.core.game import Chance, Game, Over
from grognard.generate import SIZES, Made, generate, systems, write
from grognard.lint.scenario import lint_scenario
from grognard.scenarios import load

SEEDS = count(3, 1000)
PLAYED = count(1, 1000)
#: the share by which armies may differ; single units are no small change
APART = 0.12


def folder_of(made: Made, where: Path) -> Path:
    folder = where / made.id
    write(made, folder)
    return folder


def size_of(seed: int) -> str:
    return SIZES[seed % len(SIZES)]


@pytest.mark.parametrize("system", systems())
def test_every_seed_lints_clean(system: str, tmp_path: Path) -> None:
    for seed in range(SEEDS):
        folder = folder_of(generate(system, seed, size_of(seed)), tmp_path)
        assert lint_scenario(folder) == [], (system, seed)
    promises.record("Generated battles", f"{system}: seeds that lint clean", SEEDS)


@pytest.mark.parametrize("system", systems())
def test_battles_are_played_to_their_end(system: str, tmp_path: Path) -> None:
    for seed in range(PLAYED):
        game = new_game(folder_of(generate(system, seed, "small"), tmp_path), seed=seed)
        at_random(game, random.Random(seed))
        assert isinstance(game.node, Over)
    promises.record("Generated battles", f"{system}: seeds played to their end", PLAYED)


def at_random(game: Game, rng: random.Random) -> None:
    while not isinstance(game.node, Over):
        game.apply(game.roll() if isinstance(game.node, Chance) else rng.choice(list(game.orders())))


@pytest.mark.parametrize("system", systems())
def test_the_same_seed_gives_the_same_battle(system: str) -> None:
    assert generate(system, 5, "medium") == generate(system, 5, "medium")
    assert generate(system, 5, "medium").files != generate(system, 6, "medium").files


@pytest.mark.parametrize("system", systems())
def test_armies_cost_the_same(system: str) -> None:
    for seed in range(20):
        first, second = generate(system, seed, size_of(seed)).costs
        assert abs(first - second) <= APART * max(first, second), (seed, first, second)


@pytest.mark.parametrize("system", systems())
def test_titles_and_stories_are_told_in_three_languages(system: str) -> None:
    made = generate(system, 3)
    for told in (made.title, made.story):
        assert len({told.en, told.fr, told.es}) == 3
        assert "{" not in told.en + told.fr + told.es
    assert made.story.en.count(". ") >= 1


ON_HEXES = [one for one in systems() if one != "liberators"]


@pytest.mark.parametrize("system", ON_HEXES)
def test_streams_flow_from_edge_to_edge_and_roads_join_villages(system: str, tmp_path: Path) -> None:
    for seed in range(4):
        scenario = load(folder_of(generate(system, seed, size_of(seed)), tmp_path))
        board = scenario.board
        grid = board.grid
        wet = {side for side, found in board.sides.items() if found & {"creek", "stream", "river"}}
        west = reached(board, grid.cell_of("0101"), wet)
        assert 0 < len(west) < grid.size
        east = reached(board, grid.cell_of(f"{grid.columns:02}01"), wet)
        assert len(west) + len(east) == grid.size
        on_roads = {cell for way in board.ways for cell in way.cells}
        villages = {cell for cell, terrain in enumerate(board.terrain) if "town" in terrain}
        assert villages <= on_roads
        assert len(joined(board, next(iter(villages)))) == len(on_roads)


def reached(board: Board, first: int, walls: set[tuple[int, int]]) -> set[int]:
    """Every cell that can be come to without crossing the water."""
    found, waiting = {first}, [first]
    while waiting:
        cell = waiting.pop()
        for direction in range(6):
            other = board.grid.neighbours[cell * 6 + direction]
            if other >= 0 and other not in found and (cell, direction) not in walls:
                found.add(other)
                waiting.append(other)
    return found


def joined(board: Board, first: int) -> set[int]:
    """Every cell that roads lead to from there."""
    found, waiting = {first}, [first]
    while waiting:
        cell = waiting.pop()
        for direction in range(6):
            other = board.grid.neighbours[cell * 6 + direction]
            if board.way(cell, direction) is not None and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def test_what_cannot_be_made_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCase, match="no battles are made for 'chess'"):
        generate("chess", 1)
    with pytest.raises(BadCase, match="there is no size 'huge'"):
        generate("barrosa", 1, "huge")
    made = generate("barrosa", 1, "small")
    write(made, tmp_path / "one")
    with pytest.raises(BadCase, match="already"):
        write(made, tmp_path / "one")
