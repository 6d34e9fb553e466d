"""6.5 to 6.8. Lines of sight."""

from __future__ import annotations

import pytest
from tests.staging import stage

from grognard import ruleset
from grognard.core.board import Board
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.sightlines import Sightlines, line_of_sight
from grognard.scenarios import load

CROSSROADS = "jdg-crossroads"


def blocked(a: str, b: str, only: str = "A1", **pieces: dict[str, str]) -> str | None:
    battle = stage(CROSSROADS, "fire", "french", only=only, pieces=pieces)
    cell = battle.board.grid.cell_of
    block = line_of_sight(position(battle), cell(a), cell(b))
    return None if block is None else block.rule


@pytest.mark.rule("jours-de-gloire 6.5")
def test_woods_and_villages_between_block_the_view_on_one_level() -> None:
    assert blocked("0304", "0704") == "6.5"  # over the wood
    assert blocked("0806", "0809") == "6.5"  # over the village
    assert blocked("0112", "0512") is None


@pytest.mark.rule("jours-de-gloire 6.6")
def test_a_rise_as_high_as_the_higher_end_hides_the_lower() -> None:
    assert blocked("0902", "0906") == "6.6"  # over the hill's own top
    assert blocked("0904", "0906") is None


@pytest.mark.rule("jours-de-gloire 6.7")
def test_a_crest_on_the_way_blocks_unless_it_is_a_side_of_either_end() -> None:
    ground = load(CROSSROADS).board
    south = ground.grid.numbering.orientation.direction("S")
    cell = ground.grid.cell_of

    def crested(hex: str) -> Sightlines:
        sides = {(cell(hex), south): frozenset({"crest"})}
        board = Board(ground.grid, ground.terrain, ground.level, sides=sides)
        return Sightlines(board, ruleset("jours-de-gloire").rules)

    blocked_by = crested("0111").block(cell("0110"), cell("0114"))
    assert blocked_by is not None
    assert blocked_by.rule == "6.7"
    assert crested("0110").block(cell("0110"), cell("0114")) is None
    assert crested("0113").block(cell("0110"), cell("0114")) is None


@pytest.mark.rule("jours-de-gloire 6.8")
def test_units_between_block_when_all_three_are_on_one_level() -> None:
    assert blocked("0112", "0512", "A1", A1={"at": "0312"}) == "6.8"
    assert blocked("0112", "0512", "A1", A1={"at": "0309"}) is None


@pytest.mark.rule("jours-de-gloire 6.5", "jours-de-gloire 6.8")
def test_a_wood_on_one_side_of_a_hexside_and_a_unit_on_the_other_block_together() -> None:
    # The line runs between 0402, which is clear, and the wood of 0403.
    assert blocked("0303", "0503") is None
    assert blocked("0303", "0503", "A1", A1={"at": "0402"}) == "6.8"
    assert blocked("0303", "0503", "A1", A1={"at": "0302"}) is None
