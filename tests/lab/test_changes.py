"""What if: a printed game with something changed."""

from __future__ import annotations

import pytest

from grognard.core.changes import Cell, Fact, Modifier
from grognard.core.errors import BadData, BadFolder
from grognard.lab.changes import Entry, Unit, pack, read_changes, unpack
from grognard.lab.simulate import new_study
from grognard.lab.variants import changed_scenario, changed_system, new_variant
from grognard.rulesets import ruleset

FILE = """
[[cell]]
chart = "melee"
row = "4"
column = "1/1"
code = "DR2"

[[modifier]]
chart = "fire"
modifier = "target.guerrilla"
value = -3

[[row]]
id = "A01"
column = "strength"
value = 8

[[row]]
table = "divisions"
id = "picket"
column = "start_sp"
value = 27

[[entry]]
path = "turns"
value = 5
"""


def test_a_file_of_changes_is_read_and_kept() -> None:
    changes = read_changes(FILE, "if.toml")
    assert changes == (
        Cell("melee", "4", "1/1", "DR2"),
        Modifier("fire", "target.guerrilla", -3),
        Entry("turns", 5),
        Unit("A01", "strength", 8),
        Unit("picket", "start_sp", 27, "divisions"),
    )
    assert unpack(pack(changes)) == changes


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[cel]]\n", "unknown entry 'cel'"),
        ("[[cell]]\nchart = 3\n", "number 1: Expected `str`"),
        ("", "nothing is changed"),
        ("[[", "not valid TOML"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(BadData, match=said.replace("[", r"\[")):
        read_changes(text, "if.toml")


def test_the_printed_rules_stay_as_they_are() -> None:
    printed = ruleset("barrosa").rules
    before = printed.chart("melee").at("4", "1/1")
    changed = changed_system("barrosa", (Cell("melee", "4", "1/1", "DR2"),)).rules
    assert changed.chart("melee").at("4", "1/1") == "DR2"
    assert printed.chart("melee").at("4", "1/1") == before != "DR2"
    assert changed.hash != printed.hash


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (Cell("mele", "4", "1/1", "x"), "there is no chart 'mele'"),
        (Cell("melee", "44", "1/1", "x"), "there is no row of melee '44'"),
        (Modifier("fire", "fire.mod.none", 1), "there is no modifier of fire"),
        (Fact("melee.nothing", 1), "there is no fact 'melee.nothing'"),
        (Fact("melee.cavalry-retreat", "far"), "expected a whole number like 4"),
    ],
)
def test_a_change_of_something_that_is_not_there_is_refused(change: Cell, said: str) -> None:
    with pytest.raises(BadData, match=said):
        changed_system("barrosa", (change,))


def test_a_changed_scenario_is_checked_like_a_printed_one() -> None:
    more = (Unit("A01", "strength", 8), Unit("picket", "start_sp", 27, "divisions"), Entry("turns", 5))
    stronger = changed_scenario("alea-training", (), more)
    assert stronger.turns == 5
    assert next(unit for unit in stronger.own.units if unit.id == "A01").strength == 8
    with pytest.raises(BadFolder, match=r"units\.csv"):
        changed_scenario("alea-training", (), (Unit("A01", "strength", "many"),))
    with pytest.raises(BadFolder, match="the counters of picket have 27, not 24"):
        changed_scenario("alea-training", (), (Unit("A01", "strength", 8),))
    with pytest.raises(BadData, match="there is no row 'A99'"):
        changed_scenario("alea-training", (), (Unit("A99", "strength", 8),))
    with pytest.raises(BadData, match=r"there is no entry 'victory\.99\.points'"):
        changed_scenario("alea-training", (), (Entry("victory.99.points", 8),))


def test_a_study_of_a_changed_game_plays_by_the_changed_rules() -> None:
    study = new_study("alea-training", ("random", "random"), changes=pack(read_changes(FILE, "if.toml")))
    game = new_variant(study, "1")
    assert game.table.system.rules.chart("melee").at("4", "1/1") == "DR2"
    assert game.scenario.turns == 5
    assert study.rules_hash != new_study("alea-training", ("random", "random")).rules_hash
