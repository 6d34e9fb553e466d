"""What the linter says of scenarios: every flaw, then everything odd."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.planted_scenario import PlantedScenario

from grognard.lint import SCENARIO_KINDS, lint_scenario
from grognard.scenarios import scenarios

UNITS, SHEET, MAP, LESSON, NAMES = "units.csv", "scenario.toml", "map.csv", "tutorial.toml", "names.csv"
BOG = 'M = { terrain = "marsh", name = { en = "Bog", fr = "Marais", es = "Marisma" } }'
SEA = 'S = { terrain = "sea", name = { en = "Sea", fr = "Mer", es = "Mar" } }'
QUIRK = '[[quirk]]\nfinding = "{finding}"\nreason = "They are lost in the dark."\n\n[legend]'

PLANTED = {
    "flaw": (UNITS, "spanish,picket", "spanish,piquet", "flaw:units.csv:5"),
    "idle-letter": (SHEET, "[legend]", f"[legend]\n{BOG}", f"idle-letter:{SHEET}:M"),
    "idle-name": (NAMES, "Militia,", "Militias,", f"idle-name:{NAMES}:Militias"),
    "bare-step": (SHEET, 'level_change = "moderate-slope"', "", f"bare-step:{MAP}:0602-0601"),
    "out-of-command": (UNITS, "NE,0406", "NE,0410", f"out-of-command:{UNITS}:A04"),
    "in-contact": (UNITS, "NE,0406", "NE,0606", f"in-contact:{UNITS}:A04-F03"),
    "inland-entry": (UNITS, "NE,0406,1", "NE,0406,2", f"inland-entry:{UNITS}:A04"),
    "closed-objective": (MAP, "C0,C1,C2", "C0,C1,S2", f"closed-objective:{SHEET}:0602"),
    "cut-way": (SHEET, "[legend]", '[hexsides]\nriver = "0505-SE"\n\n[legend]', f"cut-way:{SHEET}:R1-0605"),
    "untranslated": (SHEET, ', fr = "Route du village"', "", f"untranslated:{SHEET}:Village road"),
    "stale-quirk": (SHEET, "[legend]", QUIRK.format(finding="x"), f"stale-quirk:{SHEET}:x"),
    "lesson": (LESSON, '"fire A06 >0504"', '"fire A06 >0101"', f"lesson:{LESSON}:fire A06 >0101"),
    "stranded": (MAP, "\n10,C0,C0,C0", "\n10,C0,S0,C0", f"stranded:{UNITS}:A04"),
}  # fmt: skip


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_defect_is_found(tmp_path: Path, kind: str) -> None:
    file, old, new, expected = PLANTED[kind]
    training = PlantedScenario(tmp_path, "alea-training", lesson=kind == "lesson")
    training.plant(file, old, new)
    if kind in ("closed-objective", "stranded"):
        training.plant(SHEET, "[legend]", f"[legend]\n{SEA}")
    if kind == "stranded":
        training.plant(UNITS, "NE,0406", "NE,0110")
        training.plant(MAP, "\n09,C0,C0", "\n09,S0,S0")
    found = lint_scenario(training.folder)
    assert expected in [each.id for each in found]
    assert not any(each.known for each in found)


def test_every_kind_is_planted() -> None:
    assert set(PLANTED) == set(SCENARIO_KINDS)


@pytest.mark.parametrize("id", list(scenarios()))
def test_a_shipped_scenario_has_only_findings_with_a_reason(id: str) -> None:
    assert [each.id for each in lint_scenario(id) if not each.known] == []


def test_names_on_the_map_need_their_languages(tmp_path: Path) -> None:
    training = PlantedScenario(tmp_path, "alea-training")
    training.plant(SHEET, ', fr = "Lande"', "")
    training.plant(SHEET, ', es = "Cerro de la señal" }\n\n[[retreat', " }\n\n[[retreat")
    found = [each.id for each in lint_scenario(training.folder)]
    assert found == [f"untranslated:{SHEET}:Heath", f"untranslated:{SHEET}:Signal hill"]


def test_a_finding_that_is_meant_keeps_its_reason(tmp_path: Path) -> None:
    training = PlantedScenario(tmp_path, "alea-training")
    training.plant(UNITS, "NE,0406", "NE,0410")
    training.plant(SHEET, "[legend]", QUIRK.format(finding="out-of-command:units.csv:A04"))
    assert [each.known for each in lint_scenario(training.folder)] == ["They are lost in the dark."]


def test_a_sheet_that_is_no_toml_is_one_flaw(tmp_path: Path) -> None:
    training = PlantedScenario(tmp_path, "alea-training")
    line = training.plant(SHEET, "turns = 4", "turns = = 4")
    assert [(each.kind, each.where) for each in lint_scenario(training.folder)] == [("flaw", f"line {line}")]
