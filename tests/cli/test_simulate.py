"""`grognard simulate`: the command around a study."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

SPELLINGS = "--games --ai --until --out --workers --ray --seed --nodes --option --json"


def test_the_options_keep_their_spelling(run: Run) -> None:
    shown = run("simulate", "--help").stdout
    assert [option for option in SPELLINGS.split() if option not in shown] == []


def test_it_plays_keeps_and_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "study"
    command = ("simulate", "alea-training", "--ai", "random,random", "--workers", "1", "--out", str(out))
    first = json.loads(run(*command, "--games", "2", "--json").stdout)
    assert first["games"] == 2
    kept = "games.csv games.jsonl games.parquet losses.csv losses.parquet report.html study.json"
    assert sorted(file.name for file in out.iterdir()) == kept.split()
    more = run(*command, "--games", "4")
    assert "4 games" in more.stdout
    assert len((out / "games.jsonl").read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--ai", "random"), "--ai: expected two players such as sergeant,recruit, got 'random'"),
        (("--ai", "random,nobody"), "there is no player 'nobody'"),
        (("--games", "none"), "--games: expected a whole number, got 'none'"),
        (("--games", "0"), "--games: expected 1 or more, got 0"),
        (("--until", "soon"), "--until: expected a margin such as 3%, got 'soon'"),
        (("--workers", "2", "--ray", "auto"), "--workers and --ray: expected one of them"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, given: tuple[str, ...], said: str) -> None:
    done = run("simulate", "alea-training", *given)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
