"""The registry of scenarios."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grognard.core.errors import BadCase, BadData
from grognard.editor.document import archived, of_folder
from grognard.lint.scenario import lint_scenario
from grognard.scenarios import OWN, load, offer, scenario_folder, scenarios
from tests.planted_scenario import PlantedScenario

LISTED = "from grognard.scenarios import scenarios; print(*scenarios())"


def test_the_scenarios_are_listed_by_id_in_the_order_of_the_rulesets() -> None:
    ids = ["alea-training", "barrosa-1811", "barrosa-standard", "bailen-1808", "bailen-standard"]
    assert [id for id in scenarios() if id in ids] == ids


@pytest.mark.parametrize("id", list(scenarios()))
def test_a_scenario_is_called_as_its_folder_and_says_so_in_three_languages(id: str) -> None:
    scenario = load(id)
    assert scenario.id == id
    assert all((scenario.title.en, scenario.title.fr, scenario.title.es))


def test_a_scenario_loads_from_any_folder() -> None:
    assert load(Path(str(scenario_folder("alea-training")))).id == "alea-training"


def test_games_of_one_battle_share_it_and_a_folder_is_read_anew() -> None:
    assert load("alea-training") is load("alea-training")
    folder = Path(str(scenario_folder("alea-training")))
    assert load(folder) is not load(folder)


def test_an_unknown_scenario_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadCase, match=r"there is no scenario 'waterloo'.*alea-training"):
        load("waterloo")


def test_listing_scenarios_imports_no_ruleset() -> None:
    code = (
        "import sys; from grognard.scenarios import scenarios; scenarios(); "
        "print([name for name in sys.modules if name.startswith('grognard.rulesets.')])"
    )
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert listed.stdout.strip() == "[]"


def test_ones_own_battle_is_offered_under_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = dict(scenarios())
    monkeypatch.setenv(OWN, "")
    monkeypatch.setattr("grognard.scenarios.scenarios", lambda: known)
    own = PlantedScenario(tmp_path, "alea-training")
    with pytest.raises(BadCase, match="there is a scenario 'alea-training' already"):
        offer(own.folder)
    own.plant("scenario.toml", 'id = "alea-training"', 'id = "own-battle"')
    own.folder.rename(tmp_path / "own-battle")
    assert offer(tmp_path / "own-battle") == "own-battle" == offer(tmp_path / "own-battle")
    assert load("own-battle").id == "own-battle"
    told = subprocess.run([sys.executable, "-c", LISTED], capture_output=True, text=True, check=True)
    assert "own-battle" in told.stdout
    with pytest.raises(BadCase, match="there is no folder"):
        offer(tmp_path / "nowhere")


def test_a_battle_that_is_one_file_is_read_like_its_folder(tmp_path: Path) -> None:
    folder = scenarios()["alea-training"]
    file = tmp_path / "mine.zip"
    file.write_bytes(archived(of_folder(folder)))
    assert load(file).hash == load("alea-training").hash
    assert lint_scenario(str(file)) == lint_scenario("alea-training")
    file.write_bytes(b"no archive")
    with pytest.raises(BadData, match="no pack file"):
        load(file)
