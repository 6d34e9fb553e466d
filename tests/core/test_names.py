"""Names of units, leaders and formations in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.planted_scenario import PlantedScenario

from grognard.core.game.printed import printed
from grognard.core.game.telling import Telling
from grognard.core.names import NAMES, in_language
from grognard.core.scenario import Scenario
from grognard.games import new_game
from grognard.scenarios import load


@pytest.fixture
def training(tmp_path: Path) -> PlantedScenario:
    return PlantedScenario(tmp_path, "alea-training")


def names(scenario: Scenario[Any], table: str, column: str = "name") -> dict[str, str]:
    return {row.id: getattr(row, column) for row in getattr(scenario.own, table)}


def test_a_counter_is_called_in_the_language_of_its_reader() -> None:
    counters = printed(load("maida-1806"))
    assert counters["M06"].name.say("en") == "Grenadier battalion"
    assert counters["M06"].name.say("fr") == "Bataillon de grenadiers"
    assert counters["kempt"].name.say("es") == "Brigada ligera de Kempt"


def test_a_name_without_another_in_a_language_is_the_same_in_all() -> None:
    assert printed(load("maida-1806"))["ML2"].name.say("fr") == "J. Kempt"


def test_every_table_is_told_in_a_language_and_nothing_else_changes() -> None:
    plain = load("tikhvin-training")
    told = in_language(plain, "es")
    assert names(told, "headquarters", "command")["SL1"] == "4.º Ejército"
    assert names(told, "units")["S12"] == "292.ª División de fusileros"
    assert [row.start for row in told.own.units] == [row.start for row in plain.own.units]
    assert in_language(plain, "en") is plain


def test_the_log_of_a_game_has_the_names_of_its_language() -> None:
    game = new_game("tikhvin-training")
    assert Telling(game, "es").word("G01") == "12.ª División Panzer (Harpe) (G01)"
    assert Telling(game, "fr").word("G01") == "12e division de panzers (Harpe) (G01)"


def test_a_unit_that_was_renamed_is_called_by_its_new_name(training: PlantedScenario) -> None:
    training.plant("units.csv", "A04,Militia,", "A04,Home guard,")
    assert printed(load(training.folder))["A04"].name.say("fr") == "Home guard"


def test_a_name_given_twice_is_refused(training: PlantedScenario) -> None:
    line = training.plant(NAMES, "Militia,", "Riflemen,")
    assert training.flaws() == [f"{NAMES}:{line}: 'Riflemen' is there twice"]


def test_an_unknown_language_is_refused(training: PlantedScenario) -> None:
    training.plant(NAMES, "name,fr,es", "name,fr,de")
    assert "unknown column 'de'; known: name, fr, es" in training.flaws()[0]


def test_a_scenario_without_such_a_table_calls_everything_as_given(training: PlantedScenario) -> None:
    (training.folder / NAMES).unlink()
    scenario = load(training.folder)
    assert scenario.names == {}
    assert in_language(scenario, "fr") is scenario


def test_better_words_leave_saved_games_alone(training: PlantedScenario) -> None:
    before = load(training.folder).hash
    (training.folder / NAMES).unlink()
    assert load(training.folder).hash == before == load("alea-training").hash
