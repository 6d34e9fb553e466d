"""Planted faults between the parts of an Alea scenario, each told with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.planted_scenario import PlantedScenario

SHEET, UNITS, GENERALS, DIVISIONS = "scenario.toml", "units.csv", "commanders.csv", "divisions.csv"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        # one row against itself
        (UNITS, "infantry,line,-,D,4", "infantry,heavy,-,D,4", "cls: infantry is not heavy"),
        (UNITS, "D,4,normal,NE", "D,4,limbered,NE", "formation: infantry cannot be in limbered"),
        (UNITS, "D,4,normal,NE", "D,4,guerrilla,-", "formation: only light infantry and light cavalry"),
        (UNITS, "D,4,normal,NE", "D,4,normal,-", "facing: missing (one of: N, NE, SE, S, SW, NW)"),
        (UNITS, "D,4,normal,NE", "D,4,normal,E", "facing: got 'E' (one of: N, NE, SE, S, SW, NW)"),
        (UNITS, "A,3,guerrilla,-", "A,3,guerrilla,NE", "facing: a counter in guerrilla faces all round"),
        (UNITS, "medium,foot,B,4,deployed,NE", "medium,-,B,4,deployed,NE", "carriage: a battery is"),
        (UNITS, "infantry,line,-,D,4", "infantry,line,foot,D,4", "carriage: only batteries have one"),
        (UNITS, "spanish,picket", "spanish,-", "division: every counter but the train belongs to one"),
        (UNITS, "spanish,picket", "martian,picket", "nation: got 'martian'"),
        (GENERALS, "division,picket,-", "division,-,british", "divisions: expected the divisions he orders"),
        (GENERALS, "division,picket,-", "commander-in-chief,picket,-", "nations: a commander-in-chief"),
        # rows against map and chart
        (UNITS, "D,4,normal,NE,0406", "D,4,normal,NE,1306", "start: 1306 is off the map"),
        (UNITS, "spanish,picket", "swiss,picket", "nation: swiss is not in this edition"),
        (UNITS, "D,4,normal,NE,0406", "D,24,normal,SE,0404", "start: 0404 (clear) is overstacked"),
        (UNITS, "D,4,normal,NE,0406", "D,4,normal,NE,0404", "facing: the stack in 0404 faces NE"),
        (UNITS, "NE,0406,1", "NE,0406,5", "turn: the game ends with turn 4, got 5"),
        (UNITS, "A04,Militia,allied", "A04,Militia,prussian", "side: no side 'prussian'"),
        (GENERALS, "0404,1", "0444,1", "start: 0444 is off the map"),
        # rows against rows
        (UNITS, "A04,", "A03,", "id: 'A03' is taken"),
        (GENERALS, "AL1,", "A04,", "id: 'A04' is taken"),
        (UNITS, "spanish,picket", "spanish,piquet", "division: no division 'piquet'"),
        (UNITS, "spanish,picket", "spanish,patrol", "division: patrol is not allied"),
        (GENERALS, "division,picket", "division,piquet", "divisions: no division 'piquet'"),
        (GENERALS, "division,picket", "division,patrol", "divisions: patrol is not allied"),
        (DIVISIONS, ",AL1,", ",AL9,", "lead: no commander 'AL9'"),
        (DIVISIONS, ",AL1,", ",FL1,", "lead: FL1 does not command picket"),
        (DIVISIONS, "AL1,6,24", "AL1,7,24", "counters: picket has 6, not 7"),
        (DIVISIONS, "AL1,6,24", "AL1,6,25", "start_sp: the counters of picket have 24, not 25"),
        # entries of the sheet
        (SHEET, 'hexes = "0602"', 'hexes = "0612"', "victory.3.hexes: 0612 is off the map"),
        (SHEET, '"0602"\nneed = 1', '"0602"\nneed = 2', "victory.3.need: expected at most the 1"),
        (SHEET, '"0602"\nneed', '"0602"\nowner = "nobody"\nneed', "victory.3.owner: no side 'nobody'"),
        (SHEET, 'kind = "casualties"', 'kind = "glory"', "victory.1: kind: got 'glory' (one of: eliminated"),
        (SHEET, 'kind = "casualties"\npoints', 'kind = "casualties"\npts', "victory.1.pts: unknown field"),
        (SHEET, '"casualties"\npoints = 1', '"casualties"\npoints = "x"', "victory.1.points: expected"),
        (SHEET, 'fled_share = "1/2"', 'fled_share = "3/2"', "victory.0.fled_share: expected a fraction"),
        (SHEET, 'side = "allied"\nedge = "W"', 'side = "allied"\nedge = "X"', "retreat.1.edge: got 'X'"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    training = PlantedScenario(tmp_path, "alea-training")
    line = training.plant(file, old, new)
    flaws = training.flaws()
    lines = [f"{file}:{number}: {said}" for number in range(line - 1, line + 3)]
    assert [flaw for flaw in flaws if flaw.startswith(tuple(lines))], flaws


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (UNITS, "normal,SW,2620", "normal,SW,2622", "start: 2622 is sea, which is prohibited to infantry"),
        (UNITS, "normal,SW,2820", "normal,SW,0205", "start: 0205 is marsh, which is prohibited to cavalry"),
        (UNITS, "deployed,SW,2519", "deployed,SW,2321", "formation: guns may not deploy in strong-building"),
        (UNITS, "F03,2/24e Ligne", "F02,2/24e Ligne", "id: 'F02' is taken"),
        (UNITS, "NW,3215,10,cassagne\nF33", "NW,3215,10,-\nF33", "option: cassagne belongs to cassagne"),
        (UNITS, "F33,III battalion of Cassagne", "F33,III battalion,x", "16 cells for 15 columns"),
        (SHEET, 'id = "cassagne"', 'id = "casagne"', "option: no option 'cassagne'"),
        (SHEET, 'bridge = "0713-SE"', 'bridge = "0714-SE"', "hexsides.bridge: no river or creek"),
        (SHEET, '\ncreek = """\n', '\ncreek = """\n0713-SE ', "hexsides.creek: river and creek on one"),
        (SHEET, 'unless_with = "AL1"', 'unless_with = "A01"', "special.2.unless_with: no commander 'A01'"),
        (SHEET, 'units = "A15 A16 A17"', 'units = "A15 A99"', "special.2.units: no unit 'A99'"),
        (SHEET, 'division = "zayas"', 'division = "sayas"', "special.0.release.1.division: no division"),
        (SHEET, 'bonus_hex = "2517"', 'bonus_hex = "2599"', "special.0.bonus_hex: 2599 is off the map"),
        (SHEET, 'feature = "river"', 'feature = "moat"', "special.1.feature: no hexside feature 'moat'"),
        (SHEET, 'terrain = "beach"\ncost', 'terrain = "ice"\ncost', "special.3.terrain: no ground 'ice'"),
        (SHEET, 'ways = "R1"', 'ways = "R9"', "special.3.ways: no road or path 'R9'"),
        (SHEET, 'divisions = "ruffin leval"', 'divisions = "rufin"', "victory.7.divisions: no division"),
    ],
)  # fmt: skip
def test_a_fault_of_the_historical_battle_is_told(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    battle = PlantedScenario(tmp_path, "barrosa-1811")
    battle.plant(file, old, new)
    assert [flaw for flaw in battle.flaws() if f": {said}" in flaw], battle.flaws()


def test_enemies_in_one_hex_are_told(tmp_path: Path) -> None:
    training = PlantedScenario(tmp_path, "alea-training")
    training.plant(UNITS, "D,4,normal,NE,0406", "D,4,normal,NE,0804")
    assert training.flaws() == [f"{UNITS}:9: start: 0804 holds counters of both sides"]


def test_a_counter_outside_its_set_up_zone_is_told(tmp_path: Path) -> None:
    battle = PlantedScenario(tmp_path, "barrosa-standard")
    line = battle.plant(UNITS, "normal,N,0403", "normal,NE,0404")
    assert battle.flaws() == [
        f"{UNITS}:{line}: start: 0404 is outside its set-up zone villatte",
        f"{UNITS}:{line}: facing: NE is not allowed in zone villatte (N)",
    ]


def test_a_zone_without_a_shape_is_told(tmp_path: Path) -> None:
    battle = PlantedScenario(tmp_path, "barrosa-standard")
    battle.plant(SHEET, "columns = [4, 7]", "columns = [4]")
    assert ["zone.1: expected hexes, or columns and rows" in flaw for flaw in battle.flaws()] == [True]


def test_a_side_without_an_edge_to_run_to_is_told(tmp_path: Path) -> None:
    training = PlantedScenario(tmp_path, "alea-training")
    training.plant(SHEET, '[[retreat]]\nside = "allied"\nedge = "W"\n', "")
    assert [flaw.split(": ", 1)[1] for flaw in training.flaws()] == [
        "retreat: no edge for allied to retreat to"
    ]


def test_a_train_that_deploys_is_told(tmp_path: Path) -> None:
    battle = PlantedScenario(tmp_path, "bailen-1808")
    battle.plant(UNITS, "train,-,-,F,1,limbered", "train,-,-,F,1,deployed")
    assert [flaw for flaw in battle.flaws() if "formation: wagons are always on the move" in flaw]
