"""Charts in the terminal: whatever the width, nothing is lost, cut or broken."""

from __future__ import annotations

import io
import re
from collections import Counter

import pytest
from rich.console import Console

from grognard.core.chart import Chart
from grognard.core.messages import LANGUAGES
from grognard.render.folding import groups, turned_to_fit
from grognard.render.terminal import chart_table, superscript
from grognard.render.view import chart_view
from grognard.rulesets import RULESETS, ruleset

RAISED = re.compile("[⁰¹²³⁴⁵⁶⁷⁸⁹]")


def drawn(chart: Chart, language: str, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(chart_table(chart, language))
    return out.getvalue()


def words(text: str) -> Counter[str]:
    return Counter(RAISED.sub("", text).replace("│", " ").split())


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_cell_is_there_whole_and_no_line_is_too_long(
    id: str, width: int, language: str
) -> None:
    for chart in ruleset(id).rules.charts.values():
        text = drawn(chart, language, width)
        assert max(map(len, text.splitlines())) <= width, chart.id
        view = chart_view(chart, language)
        wanted = words(" ".join(cell.text for row in view.rows for cell in row.cells))
        wanted += words(" ".join([*view.columns, *(row.label for row in view.rows)]))
        assert not wanted - words(text), chart.id


@pytest.mark.parametrize("id", RULESETS)
def test_modifiers_codes_notes_and_readings_are_all_listed(id: str) -> None:
    for chart in ruleset(id).rules.charts.values():
        view = chart_view(chart, "en")
        found = words(drawn(chart, "en", 100))
        for modifier in view.modifiers:
            assert not words(f"{modifier.value} {modifier.label} {modifier.rule}") - found, modifier.label
        for code, meaning in view.codes:
            assert not words(f"{code} {meaning}") - found, code
        for note in view.notes:
            assert not words(f"{note.mark} {note.text}") - found
        for reading in view.footnotes:
            assert reading.ruling in found


def test_a_chart_too_wide_is_turned_if_that_makes_one_table() -> None:
    melee = chart_view(ruleset("barrosa").rules.chart("melee"), "en")
    turned = turned_to_fit(melee, 70)
    assert turned.columns == tuple(row.label for row in melee.rows)
    assert turned.rows[0].label == melee.columns[0]
    assert turned.turned() == melee
    assert groups(turned, 70) == [range(len(melee.rows))]


def test_a_chart_too_wide_both_ways_repeats_its_labels_over_even_groups() -> None:
    terrain = chart_view(ruleset("tikhvin").rules.chart("terrain-effects"), "en")
    assert turned_to_fit(terrain, 80) == terrain
    assert groups(terrain, 80) == [range(4), range(4, 8)]
    assert drawn(ruleset("tikhvin").rules.chart("terrain-effects"), "en", 80).count("Main road") == 2


def test_what_was_rebuilt_or_read_otherwise_is_marked() -> None:
    rules = ruleset("barrosa").rules
    assert "[rebuilt]" in drawn(rules.chart("terrain-effects"), "en", 80)
    assert "[reconstituée]" in drawn(rules.chart("terrain-effects"), "fr", 80)
    melee = drawn(rules.chart("melee"), "en", 80)
    assert "DR3¹" in melee
    assert "DR3: read as DR2" in melee


def test_raised_figures_go_beyond_nine() -> None:
    assert [superscript(number) for number in (0, 3, 12)] == ["", "³", "¹²"]
