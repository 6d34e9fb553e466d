"""Planted faults between the parts of a Tikhvin scenario, each told with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.planted_scenario import PlantedScenario

from grognard.rulesets import ruleset
from grognard.rulesets.tikhvin.scenario_advice import advise
from grognard.scenarios import load

SHEET, UNITS, SUPPORTS, HQS = "scenario.toml", "units.csv", "supports.csv", "headquarters.csv"
RULES = ruleset("tikhvin").rules


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        # one row against itself
        (UNITS, "division,4,1,6,SL1", "static,4,1,6,SL1", "mp: a static unit has 0 MP and no headquarters"),
        (UNITS, "cavalry,division,4,1,6", "cavalry,division,4,1,0", "mp: expected 1 or more"),
        (UNITS, "cavalry,division", "elephants,division", "kind: got 'elephants'"),
        (SUPPORTS, "artillery,2,2,4,GL1,0406", "artillery,2,2,4,GL1,-", "start: artillery stands in a hex"),
        (SUPPORTS, "GV1,Air support I,german,air,1", "GV1,Air,german,air,2", "start: an air unit adds 1"),
        # rows against map and turns
        (UNITS, "SL1,0805,1", "SL1,1305,1", "start: 1305 is off the map"),
        (UNITS, "SL1,0805,1", "SL1,0805,4", "turn: the game ends with turn 3, got 4"),
        (UNITS, "GL1,0407,1\nG02", "GL1,0301,1\nG02", "start: 0301 is swamp without a road or railway"),
        (UNITS, "SL1,0805,1", "SL1,0407,1", "start: 0407 holds units of both sides"),
        (UNITS, "division,5,1,4,SL1,0605", "division,20,1,4,SL1,0710", "0710 is overstacked"),
        # rows against rows
        (UNITS, "S13,", "S12,", "id: 'S12' is taken"),
        (HQS, "SL1,", "S13,", "id: 'S13' is taken"),
        (UNITS, "SL1,0805", "SL9,0805", "hq: no headquarters 'SL9'"),
        (UNITS, "SL1,0805", "GL1,0805", "hq: GL1 is not soviet"),
        (UNITS, "Cavalry Division,soviet", "Cavalry Division,finnish", "side: no side 'finnish'"),
        (HQS, "4th Army,4,6", "4th Army,4,2", "capacity: 3 units begin with SL1, which commands 2"),
        # entries of the sheet
        (SHEET, 'hex = "0805"\npoints', 'hex = "1305"\npoints', "victory.0.hex: 1305 is off the map"),
        (SHEET, 'side = "german"\nwin = 7', 'side = "finnish"\nwin = 7', "no side 'finnish'"),
        (SHEET, "columns = [12, 12]\nrows = [1, 12]", "columns = [12, 13]\nrows = [1, 12]", "off the map"),
        (SHEET, "columns = [12, 12]\nrows = [1, 12]", "columns = [12]\nrows = [1]", "columns and rows"),
        (SHEET, 'id = "A6"\n', 'id = "A6"\nthrough = "0101 0103"\n', "expected either hexes"),
        (SHEET, "turns = 3", "turns = 16", "turns: the charts end with turn 15, got 16"),
        (SHEET, 'date = "1941-10-16"', 'date = "16 October"', "clock.date: expected a day such as"),
    ],
)  # fmt: skip
def test_a_planted_fault_is_told(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    planted = PlantedScenario(tmp_path, "tikhvin-training")
    planted.plant(file, old, new)
    assert any(said in flaw and flaw.startswith(file) for flaw in planted.flaws()), planted.flaws()


@pytest.mark.parametrize(
    ("file", "old", "new", "kind"),
    [
        (UNITS, "SL1,0805,1", "SL1,1212,1", "out-of-radius"),
        (UNITS, "SL1,0805,1", "SL1,0111,1", "enemy-ground"),
    ],
)
def test_what_is_seldom_meant_is_pointed_out(
    tmp_path: Path, file: str, old: str, new: str, kind: str
) -> None:
    planted = PlantedScenario(tmp_path, "tikhvin-training")
    planted.plant(file, old, new)
    scenario = load(planted.folder)
    assert kind in {advice.kind for advice in advise(scenario, RULES)}


@pytest.mark.parametrize("scenario", ["tikhvin-training", "tikhvin-standard", "tikhvin-1941"])
def test_what_ships_needs_no_advice(scenario: str) -> None:
    assert list(advise(load(scenario), RULES)) == []


def test_the_campaign_is_as_strong_as_its_order_of_battle_says() -> None:
    own = load("tikhvin-1941").own
    mobile = [unit for unit in own.units if not unit.is_static]
    strength = {
        (side, when): sum(unit.cf for unit in mobile if unit.side == side and unit.turn <= turn)
        for side in ("german", "soviet")
        for when, turn in (("start", 1), ("all", 15))
    }
    assert strength == {
        ("german", "start"): 71, ("german", "all"): 112, ("soviet", "start"): 86, ("soviet", "all"): 162,
    }  # fmt: skip
