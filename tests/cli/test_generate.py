from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_battle_is_made_tested_and_ready_to_play(run: Run) -> None:
    done = run("generate", "tikhvin", "--seed", "3", "--games", "2", "-o", "tonight", "--lang", "fr")
    assert done.exit_code == 0, done.stderr
    assert "parties entre ordinateurs" in " ".join(done.stdout.split())
    assert run("lint", "tonight").exit_code == 0
    assert run("game", "new", "tonight", "first.game").exit_code == 0


def test_it_goes_under_its_id_and_tells_programs_all(run: Run) -> None:
    done = run("generate", "barrosa", "--seed", "3", "--size", "small", "--untested", "--json")
    told = json.loads(done.stdout)
    assert (told["id"], told["folder"], told["balance"]) == ("barrosa-small-3", "barrosa-small-3", None)
    assert Path("barrosa-small-3/scenario.toml").is_file()


def test_what_is_wrong_is_one_line(run: Run) -> None:
    known = "barrosa, bailen, jours-de-gloire, tikhvin, liberators"
    refused(
        run("generate", "chess", "--untested"), f"system: no battles are made for 'chess' (one of: {known})"
    )
    refused(
        run("generate", "barrosa", "--size", "huge", "--untested"),
        "size: there is no size 'huge' (one of: small, medium, large)",
    )
    Path("here").mkdir()
    refused(run("generate", "barrosa", "--untested", "-o", "here"), "-o: there is a folder 'here' already")
