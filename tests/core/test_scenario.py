from __future__ import annotations

from pathlib import Path

import pytest
from tests.planted_scenario import PlantedScenario

from grognard.core.datafiles import content_hash
from grognard.core.errors import BadCase
from grognard.core.scenario import Clock
from grognard.scenarios import load


@pytest.mark.parametrize(("turn", "time"), [(1, "12:30"), (2, "12:50"), (12, "16:10"), (40, "01:30")])
def test_the_clock_says_when_a_turn_begins(turn: int, time: str) -> None:
    assert Clock("12:30", 20).at(turn) == time


@pytest.mark.parametrize(("turn", "day"), [(1, "1941-10-16"), (4, "1941-10-31"), (15, "1941-12-25")])
def test_where_turns_are_days_long_the_clock_says_the_day(turn: int, day: str) -> None:
    assert Clock("00:00", 5 * 24 * 60, "1941-10-16").at(turn) == day


def test_what_belongs_to_an_option_is_there_only_if_it_is_chosen() -> None:
    plain, longer = load("bailen-1808"), load("bailen-1808", ["extended"])
    assert (plain.turns, longer.turns) == (18, 28)
    assert "vedel" not in {division.id for division in plain.own.divisions}
    assert "vedel" in {division.id for division in longer.own.divisions}
    assert (len(plain.own.units), len(longer.own.units)) == (58, 76)
    assert longer.chosen == ("extended",)


def test_an_option_that_is_not_offered_is_refused() -> None:
    with pytest.raises(BadCase, match=r"has no option 'longer'.*one of: extended"):
        load("bailen-1808", ["longer"])


def test_scenarios_inside_a_ruleset_leave_its_hash_alone(tmp_path: Path) -> None:
    (tmp_path / "facts.toml").write_text("a = 1", encoding="utf-8")
    before = content_hash([tmp_path], "1")
    (tmp_path / "scenarios" / "one").mkdir(parents=True)
    (tmp_path / "scenarios" / "one" / "scenario.toml").write_text("id = 1", encoding="utf-8")
    assert content_hash([tmp_path], "1") == before
    (tmp_path / "facts.toml").write_text("a = 2", encoding="utf-8")
    assert content_hash([tmp_path], "1") != before


def test_the_hash_changes_with_any_file_of_the_folder(tmp_path: Path) -> None:
    planted = PlantedScenario(tmp_path, "alea-training")
    before = load(planted.folder).hash
    assert before == load("alea-training").hash
    planted.plant("units.csv", "Militia", "The militia")
    assert load(planted.folder).hash != before
