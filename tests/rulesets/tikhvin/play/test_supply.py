"""Supply: its lines, its marker, and what happens without it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.staging import drive, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Subject
from grognard.rulesets.tikhvin.play.layers import layer
from grognard.rulesets.tikhvin.play.lines import supply
from grognard.rulesets.tikhvin.play.position import position

SCENARIO = "tikhvin-training"


def supplying(**changed: Any) -> Battle:
    battle = stage(SCENARIO, "supply", "", **changed)
    drive(rules_of(battle).begin(battle))
    return battle


def marks(battle: Battle) -> dict[str, int]:
    return {p.id: p.count("out-of-supply") for p in battle.state.pieces if p.marker("out-of-supply")}


@pytest.mark.parametrize("scenario", ["tikhvin-training", "tikhvin-standard", "tikhvin-1941"])
def test_everybody_begins_in_supply_and_in_the_radius_of_his_headquarters(scenario: str) -> None:
    battle = stage(scenario, "supply", "")
    drive(rules_of(battle).begin(battle))
    assert marks(battle) == {}
    here = position(battle)
    for player in battle.scenario.sides:
        assert {hq.id for hq in supply(battle, player.id).heads} == {
            id for id, row in here.roster.headquarters.items() if row.side == player.id
        }


@pytest.mark.rule("tikhvin 9.1")
def test_supply_runs_to_a_headquarters_and_on_to_a_source_or_not_at_all() -> None:
    far = supplying(only="G01 GL1", G01={"at": "0912"})
    assert marks(far) == {"G01": 1}
    cut = supplying(
        only="G01 GL1 S12 S13 S15 S16", G01={"at": "0907"}, GL1={"at": "0907"},
        S12={"at": "0706"}, S13={"at": "0708"}, S15={"at": "0704"}, S16={"at": "0710"},
    )  # fmt: skip
    assert supply(cut, "german").line(cut.piece("G01").at) == ()
    near = supplying(only="G01 GL1")
    line = supply(near, "german").line(near.piece("G01").at)
    assert line[0] == near.piece("G01").at
    assert line[-1] in supply(near, "german").sources


@pytest.mark.rule("tikhvin 9.3", "tikhvin 9.4")
def test_the_second_turn_without_supply_costs_a_factor_and_the_marker_goes_with_the_line_back() -> None:
    first = supplying(only="G01 GL1", G01={"at": "0912"})
    assert first.piece("G01").strength == 6
    second = supplying(only="G01 GL1", G01={"at": "0912", "markers": {"out-of-supply": 1}})
    assert (second.piece("G01").strength, marks(second)) == (5, {"G01": 2})
    last = supplying(only="G01 GL1", G01={"at": "0912", "strength": 1, "markers": {"out-of-supply": 3}})
    assert last.piece("G01").fate == "eliminated"
    back = supplying(only="G01 GL1", G01={"markers": {"out-of-supply": 3}})
    assert marks(back) == {}


def test_the_layer_shows_the_line_the_source_and_the_break() -> None:
    battle = stage(SCENARIO, "movement", "german")
    whole = layer(battle, "supply", Subject(side="german"))
    assert {shade.tone for shade in whole.shades} == {"reach", "line", "source"}
    one = layer(battle, "supply", Subject(unit="G01"))
    assert [shade.tone for shade in one.shades][-1] == "source"
    cut = stage(SCENARIO, "movement", "german", G01={"at": "0912"})
    broken = layer(cut, "supply", Subject(unit="G01"))
    assert broken.note is not None
    assert {shade.tone for shade in broken.shades} == {"cut"}


def test_the_layer_of_a_headquarters_shows_its_radius_and_its_units() -> None:
    battle = stage(SCENARIO, "movement", "german")
    found = layer(battle, "command", Subject(unit="GL1"))
    assert {unit for shade in found.shades if shade.tone == "led" for unit in shade.units} == {
        "G01", "G02", "G03", "GA1",
    }  # fmt: skip
    assert {shade.tone for shade in layer(battle, "zones", Subject(side="soviet")).shades} == {"held"}


@pytest.mark.rule("tikhvin 9.1", "tikhvin 4.2")
def test_anything_of_the_enemy_in_a_hex_bars_a_line_and_guns_control_nothing() -> None:
    battle = stage(SCENARIO, "supply", "", only="GL1 SA2", GL1={"at": "0707"}, SA2={"at": "0706"})
    barred, grid = position(battle).barred("german"), battle.board.grid
    assert barred[grid.cell_of("0706")]
    assert not barred[grid.cell_of("0705")]
