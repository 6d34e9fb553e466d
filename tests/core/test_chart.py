from __future__ import annotations

from pathlib import Path

import pytest

from grognard import BadData
from grognard.core.chart import Chart, OffTheChart, Reading
from grognard.core.datafiles import read_chart
from grognard.core.tally import Tally

GOOD = """
dice = "1d6"
columns = ["1", "2"]
rows = [
  { label = "1 or -", max = 1, cells = ["SE", "SE"] },
  { label = "2 to 4", min = 2, max = 4, cells = ["SE", "P"] },
  { label = "5 or +", min = 5, cells = ["P", "M"] },
]
[title]
en = "Fire"
fr = "Tir"
[provenance]
work = "A sheet"
section = "Fire"
entered = "for a test"
[[modifiers]]
id = "square"
label = { en = "Square", fr = "Carré" }
value = 2
rule = "6.1"
[[modifiers]]
id = "each"
label = "Each step"
value = -1
most = 3
rule = "6.2"
"""


def chart_of(tmp_path: Path, text: str, readings: tuple[Reading, ...] = ()) -> Chart:
    file = tmp_path / "fire.toml"
    file.write_text(text, encoding="utf-8")
    return read_chart(file, "fire", readings)


def test_open_rows_take_everything_beyond(tmp_path: Path) -> None:
    chart = chart_of(tmp_path, GOOD)
    assert [chart.read("2", value) for value in (-9, 1, 2, 4, 5, 99)] == ["SE", "SE", "P", "P", "M", "M"]


def test_a_ruling_changes_what_is_read_and_not_what_is_printed(tmp_path: Path) -> None:
    reading = Reading(row="5 or +", column="2", printed="M", read_as="R", id="x")
    chart = chart_of(tmp_path, GOOD, (reading,))
    assert (chart.read("2", 6), chart.printed("5 or +", "2")) == ("R", "M")


def test_a_ruling_about_another_cell_than_printed_is_bad_data(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="prints 'M', not 'X'"):
        chart_of(tmp_path, GOOD, (Reading(row="5 or +", column="2", printed="X", read_as="R", id="x"),))


def test_closed_rows_raise_unless_a_ruling_clamps(tmp_path: Path) -> None:
    closed = GOOD.replace('label = "5 or +", min = 5,', 'label = "5", is = 5,')
    with pytest.raises(OffTheChart):
        chart_of(tmp_path, closed).read("1", 6)
    assert chart_of(tmp_path, "clamp = true\n" + closed).read("1", 6) == "P"


def test_the_spread_merges_equal_codes(tmp_path: Path) -> None:
    assert dict(chart_of(tmp_path, GOOD).spread("1", 0)) == {"SE": 4, "P": 2}
    assert dict(chart_of(tmp_path, GOOD).spread("1", 9)) == {"P": 6}


def test_a_tally_names_and_adds_its_modifiers(tmp_path: Path) -> None:
    tally = Tally(chart_of(tmp_path, GOOD))
    tally.add("square")
    tally.add("each", times=3)
    tally.add("each", times=0)
    assert tally.total == -1
    assert str(tally) == "Square +2, Each step -3 = -1"


def test_a_changed_modifier_leaves_the_first_chart_alone(tmp_path: Path) -> None:
    chart = chart_of(tmp_path, GOOD)
    assert chart.with_modifier("square", 0).by_modifier["square"].value == 0
    assert chart.by_modifier["square"].value == 2


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('cells = ["P", "M"]', 'cells = ["P"]', r"fire.toml:7: row '5 or \+' has 1 cells for 2 columns"),
        ("[provenance]", "[source]", "unknown entry 'source'"),
        ("value = 2", 'value = "two"', "modifier 'square' needs a whole value or a factor"),
        ('dice = "1d6"', 'dice = "a die"', "not dice"),
        ('cells = ["P", "M"]', "cells = [1, 2]", "cells are texts"),
        ('label = "5 or +", min', 'label = "5 or +", least', "unknown entry 'least'"),
        ("rows = [", "rows = ] [", "not valid TOML"),
    ],
)
def test_bad_tables_name_file_and_fault(tmp_path: Path, old: str, new: str, what: str) -> None:
    with pytest.raises(BadData, match=what):
        chart_of(tmp_path, GOOD.replace(old, new))
