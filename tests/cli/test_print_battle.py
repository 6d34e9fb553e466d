from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_battle_is_written_under_its_name(run: Run) -> None:
    done = run("print", "tikhvin-training", "--lang", "fr")
    assert done.stdout == "tikhvin-training.pdf\n"
    assert Path("tikhvin-training.pdf").read_bytes().startswith(b"%PDF")


def test_a_game_is_written_where_it_is_wanted(run: Run) -> None:
    run("game", "new", "tikhvin-training", "first.game", "--seed", "7")
    done = run("print", "first.game", "-o", "here.pdf", "--json")
    assert json.loads(done.stdout) == {"file": "here.pdf", "bytes": Path("here.pdf").stat().st_size}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere",), "there is no scenario 'nowhere'"),
        (("tikhvin-training", "--paper", "a5"), "there is no paper 'a5'"),
        (("tikhvin-training", "-o", "no/such/folder.pdf"), "cannot be written"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(run: Run, words: tuple[str, ...], told: str) -> None:
    done = run("print", *words)
    assert done.exit_code == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(Path().iterdir()) == []
