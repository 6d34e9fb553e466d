"""`grognard puzzles`: the list, one of them, that of the day, and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import Run, refused

from grognard.core.messages import LANGUAGES
from grognard.puzzles.puzzle import THEMES, puzzle, puzzles

ID = "barrosa-01"


def wrong_answer() -> str:
    one = puzzle(ID)
    return next(order for order in one.worth if order not in one.right)


def test_json_lists_all_of_them(run_json: Callable[..., Any]) -> None:
    listed = run_json("puzzles")
    assert [entry["id"] for entry in listed] == list(puzzles())
    assert set(listed[0]) >= {"id", "ruleset", "scenario", "theme", "grade", "side", "turn"}
    holding = run_json("puzzles", "--theme", "hold-back")
    assert 0 < len(holding) < len(listed)
    assert {entry["theme"] for entry in holding} == {"hold-back"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_see_a_list_and_a_puzzle_with_its_orders(run: Run, language: str) -> None:
    listed = run("puzzles", "--lang", language).stdout
    assert all(f"  {id}  " in listed for id in puzzles())
    shown = run("puzzles", ID, "--lang", language)
    assert shown.exit_code == 0
    assert all(order in shown.stdout.replace("\n", " ") for order in puzzle(ID).worth)
    assert "puzzle-" not in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80


def test_json_shows_the_question_and_keeps_the_answer(run_json: Callable[..., Any]) -> None:
    shown = run_json("puzzles", ID)
    assert {one["order"] for one in shown["orders"]} == set(puzzle(ID).worth)
    assert shown["solution"] is None
    assert run_json("puzzles", ID, "--solution")["solution"]["answer"] == list(puzzle(ID).right)


def test_an_answer_is_judged_and_told_why(run: Run) -> None:
    right = run("puzzles", ID, "--answer", puzzle(ID).right[0])
    assert right.exit_code == 0
    assert right.stdout.startswith("Right.\nBest: ")
    wrong = run("puzzles", ID, "--answer", wrong_answer())
    assert wrong.exit_code == 1
    assert wrong.stdout.startswith("Not the best.\nBest: ")
    assert "behind" in wrong.stdout


def test_every_day_has_its_puzzle(run_json: Callable[..., Any]) -> None:
    first, second = (run_json("puzzles", "--date", f"2026-05-0{day}")["id"] for day in (1, 2))
    assert first != second
    assert run_json("puzzles", "--daily")["id"] in puzzles()


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["waterloo"], "puzzle: there is no puzzle 'waterloo' (one of: "),
        ([ID, "--daily"], "--daily picks the puzzle itself: leave the id out"),
        (["--date", "1 May"], "--date: expected a day such as 2026-05-02, got '1 May'"),
        (["--theme", "luck"], f"--theme: there is no theme 'luck'; there are {', '.join(THEMES)}"),
        ([ID, "--answer", "done now"], "order: 'done now' is no order of this puzzle (one of: "),
    ],
)
def test_what_cannot_be_shown_is_said_in_one_line(run: Run, args: list[str], line: str) -> None:
    result = run("puzzles", *args)
    assert result.exit_code == 2
    assert result.stderr.startswith(line)
    assert len(result.stderr.splitlines()) == 1


def test_those_that_ship_are_proved_again_by_a_command(run: Run) -> None:
    checked = run("lab", "puzzles", "barrosa", "--check")
    assert checked.exit_code == 0, checked.stdout
    count = sum(id.startswith("barrosa") for id in puzzles())
    assert checked.stdout == f"{count} of {count} puzzles hold\n"


def test_making_says_what_it_needs(run: Run) -> None:
    refused(run("lab", "puzzles", "tikhvin"), "say where to write the puzzles to: -o FILE")
    lost = run("lab", "puzzles", "go", "-o", "go.toml")
    assert lost.exit_code == 2
    assert lost.stderr.startswith("there are no battles to make puzzles of 'go' from; there are barrosa, ")
