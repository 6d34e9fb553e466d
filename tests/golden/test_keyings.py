"""Every cell, twice: the two keyings of each sheet agree, and the charts agree with them.

Where they do not, a ruling in the ruleset's rulings.toml names the row and says what is read and why.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from grognard import RULESETS, ruleset
from grognard.core.chart import Chart

KEYINGS = Path(__file__).parents[2] / "keyings"


def plain(text: str) -> str:
    return re.sub(r"\s+", "", text).lower().replace("–", "-").replace("−", "-").replace("’", "'")


def read(file: Path) -> list[list[str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.reader(lines) if row]


def rows_of(file: Path) -> dict[str, list[str]]:
    """A keyed table by row label; cells as compared."""
    header, *rows = read(file)
    assert all(len(row) == len(header) for row in rows), file
    return {plain(row[0]): [plain(cell) for cell in row[1:]] for row in rows}


def ruled(system: str, chart: str) -> set[str]:
    """Rows and modifiers of a chart that a ruling says are read otherwise."""
    found: set[str] = set()
    for ruling in ruleset(system).rulings.ruling:
        if ruling.chart == chart:
            found |= {plain(row) for row in ruling.differs}
    return found


def tables() -> list[tuple[str, str]]:
    found = []
    for system in RULESETS:
        for file in sorted((KEYINGS / system / "first").glob("*.csv")):
            if "." not in file.stem and file.stem != "damage":
                found.append((system, file.stem))
    return found


@pytest.mark.parametrize("system", RULESETS)
def test_both_keyings_hold_every_printed_chart(system: str) -> None:
    rules = ruleset(system).rules
    for keying in ("first", "second"):
        keyed = {file.name.split(".")[0] for file in (KEYINGS / system / keying).glob("*.csv")}
        printed = {id for id, chart in rules.charts.items() if chart.provenance.status != "supplied"}
        assert printed - keyed == set()


@pytest.mark.parametrize(("system", "chart"), tables())
def test_the_two_keyings_agree_or_a_ruling_says_why(system: str, chart: str) -> None:
    excused = ruled(system, chart)
    first, second = (rows_of(KEYINGS / system / keying / f"{chart}.csv") for keying in ("first", "second"))
    if "*" in excused:
        return
    differing = {row for row in first.keys() | second.keys() if first.get(row) != second.get(row)}
    assert differing - excused == set()


@pytest.mark.parametrize(("system", "chart"), tables())
def test_the_chart_prints_what_was_keyed_or_a_ruling_says_why(system: str, chart: str) -> None:
    excused = ruled(system, chart)
    if "*" in excused:
        return
    keyed = rows_of(KEYINGS / system / "first" / f"{chart}.csv")
    table: Chart = ruleset(system).rules.chart(chart)
    printed = {plain(row.label): [plain(cell) for cell in row.cells] for row in table.rows}
    differing = {row for row in keyed.keys() | printed.keys() if keyed.get(row) != printed.get(row)}
    assert differing - excused == set(), {
        row: (keyed.get(row), printed.get(row)) for row in differing - excused
    }


@pytest.mark.parametrize("system", RULESETS)
def test_modifier_values_agree_with_both_keyings_or_a_ruling_says_why(system: str) -> None:
    for file in sorted((KEYINGS / system / "first").glob("*.modifiers.csv")):
        chart = file.name.split(".")[0]
        excused = ruled(system, chart)
        if "*" in excused:
            continue
        shown = {plain(m.id): plain(m.shown) for m in ruleset(system).rules.chart(chart).modifiers}
        for keying in ("first", "second"):
            twin = KEYINGS / system / keying / file.name
            for id, value in ((plain(row[0]), plain(row[1])) for row in read(twin)[1:]):
                if id not in excused:
                    assert shown.get(id) == value, f"{system} {chart} {id} ({keying} keying)"


@pytest.mark.parametrize("system", RULESETS)
def test_codes_explained_on_the_sheet_are_defined(system: str) -> None:
    for keying in ("first", "second"):
        for file in sorted((KEYINGS / system / keying).glob("*.codes.csv")):
            chart = file.name.split(".")[0]
            excused = ruled(system, chart)
            if chart not in ruleset(system).rules.charts or "*" in excused:
                continue
            defined = {plain(code) for code in ruleset(system).rules.chart(chart).codes}
            keyed = {plain(row[0]) for row in read(file)[1:]}
            assert keyed - defined - excused == set(), f"{system} {chart} ({keying} keying)"


@pytest.mark.parametrize("system", RULESETS)
def test_footnotes_of_the_sheet_have_notes(system: str) -> None:
    for file in sorted((KEYINGS / system / "first").glob("*.notes.csv")):
        chart = file.name.split(".")[0]
        if chart in ruleset(system).rules.charts:
            assert ruleset(system).rules.chart(chart).notes, f"{system} {chart} has footnotes on the sheet"


@pytest.mark.parametrize("system", RULESETS)
def test_every_cell_is_read_as_printed_unless_a_ruling_reads_it_otherwise(system: str) -> None:
    for chart in ruleset(system).rules.charts.values():
        ruled_cells = {(r.row, r.column): r.read_as for r in chart.readings}
        for row in chart.rows:
            for column, cell in zip(chart.columns, row.cells, strict=True):
                assert chart.at(row.id, column.id) == ruled_cells.get((row.id, column.id), cell)


@pytest.mark.parametrize("system", RULESETS)
def test_every_ruling_names_a_test_that_exists(system: str) -> None:
    root = Path(__file__).parents[2]
    for ruling in ruleset(system).rulings.ruling:
        file, _, name = ruling.test.partition("::")
        assert (root / file).is_file(), f"{ruling.id}: no file {file}"
        assert f"def {name}(" in (root / file).read_text(encoding="utf-8"), f"{ruling.id}: no test {name}"
