"""`grognard lab whatif` and `lab balance`: the commands around two studies."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

FEW = ("--games", "4", "--ai", "random,random", "--workers", "1")


def changes(tmp_path: Path, text: str) -> str:
    file = tmp_path / "changes.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_longer_battle_is_told_from_the_printed_one(run: Run, tmp_path: Path) -> None:
    file = changes(tmp_path, '[[entry]]\npath = "turns"\nvalue = 5\n')
    told = json.loads(run("lab", "whatif", "alea-training", file, *FEW, "--json").stdout)
    turns = next(effect for effect in told["effects"] if effect["what"] == "turns")
    assert (turns["printed"]["mean"], turns["changed"]["mean"], turns["sure"]) == (4, 5, True)
    assert "difference" in run("lab", "whatif", "alea-training", file, *FEW).stdout


def test_a_change_that_is_none_is_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = changes(tmp_path, '[[cell]]\nchart = "melee"\nrow = "99"\ncolumn = "1/1"\ncode = "SE"\n')
    done = run("lab", "whatif", "alea-training", file, *FEW)
    assert done.exit_code == 2
    assert "there is no row of melee '99'" in done.stderr


def test_the_level_that_makes_a_battle_even(run: Run) -> None:
    told = json.loads(run("lab", "balance", "alea-training", *FEW, "--json").stdout)
    assert told["games"] == 4
    assert told["low"] <= told["level"] <= told["high"]
    assert "As printed french win" in run("lab", "balance", "alea-training", *FEW).stdout
