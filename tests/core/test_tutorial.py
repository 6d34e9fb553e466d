"""A lesson is checked when its scenario is read: every flaw with its file and line."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import as_file
from pathlib import Path

import pytest

from grognard.core.errors import BadFolder
from grognard.lint import lint_scenario
from grognard.scenarios import load, scenarios

Changed = Callable[[str, str], Path]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """The training battle with something in its lesson replaced."""

    def make(old: str, new: str) -> Path:
        with as_file(scenarios()["alea-training"]) as folder:
            shutil.copytree(folder, tmp_path / "mine")
        file = tmp_path / "mine" / "tutorial.toml"
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
        return tmp_path / "mine"

    return make


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('side = "french"', 'side = "prussian"', "expected one of french, allied, got 'prussian'"),
        ('point = ["hex:0605"]', 'point = ["hex:9905"]', "there is no hex '9905'"),
        ('"panel:unit"]', '"panel:cellar"]', "there is no panel 'cellar'"),
        ('see = "unit:F01"', 'see = "unit:Z01"', "there is no unit 'Z01'"),
        ('see = "unit:F01"', 'see = "F01"', "expected unit:, hex:, panel: or button:"),
        ('"fire A06 >0504"', '"fire A06 0 0"', "cannot place"),
        ('"fire A06 >0504"', '"fire A66 >0504"', "there is no counter 'A66'"),
        ('"move A05 0602/S =normal"', '"move A05 9902/S =normal"', "9902 is not on the map"),
        ('see = "panel:odds", ', "", "expected either do or see"),
        (', es = "Moverse"', "", "lacks a text in es"),
        ('id = "moving"', 'id = "counters"', "a second step 'counters'"),
        ("minutes = 10", 'minutes = "ten"', "Expected `int`"),
        ("minutes = 10", "minutes = 10\nweather = 1", "weather"),
        ("minutes = 10", "minutes = ", "not valid TOML"),
    ],
)
def test_a_flaw_is_told_with_file_and_line(changed: Changed, old: str, new: str, what: str) -> None:
    folder = changed(old, new)
    with pytest.raises(BadFolder) as refused:
        load(folder)
    (flaw,) = refused.value.flaws
    assert flaw.file == "tutorial.toml"
    assert what in flaw.what
    written = (folder / "tutorial.toml").read_text("utf-8").splitlines()
    if flaw.line is not None and new:
        near = "\n".join(written[flaw.line - 1 : flaw.line + 1])
        assert new.split("=")[-1].strip() in near or new in near or "step" in near
    assert flaw.line is not None or "weather" in new


def test_an_order_that_is_not_legal_when_it_comes_is_found_by_the_linter(changed: Changed) -> None:
    folder = changed('"throw 6"', '"throw 5 5"')
    (found,) = [one for one in lint_scenario(folder) if not one.known]
    assert found.kind == "lesson"
    line = int(found.where.removeprefix("line "))
    assert '"throw 5 5"' in (folder / "tutorial.toml").read_text("utf-8").splitlines()[line - 1]


def test_a_better_lesson_does_not_end_games_that_are_under_way(changed: Changed) -> None:
    folder = changed("minutes = 10", "minutes = 11")
    assert load(folder).hash == load("alea-training").hash
