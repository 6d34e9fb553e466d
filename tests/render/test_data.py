"""Charts as JSON: the public shape."""

from __future__ import annotations

import json

import pytest

from grognard.core.errors import BadCase
from grognard.core.messages import LANGUAGES
from grognard.render.data import chart_data
from grognard.rulesets import RULESETS, ruleset

KEYS = {
    "ruleset", "chart", "title", "dice", "row_heading", "column_heading", "columns", "rows", "names",
    "modifiers", "codes", "rulings", "notes", "provenance",
}  # fmt: skip


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chart_has_the_public_shape_in_every_language(id: str, language: str) -> None:
    rules = ruleset(id).rules
    for chart in rules.charts.values():
        data = chart_data(rules, chart, language)
        assert set(data) == KEYS
        assert json.loads(json.dumps(data)) == data
        assert (data["ruleset"], data["chart"]) == (id, chart.id)
        assert data["columns"] == [column.label for column in chart.columns]
        assert [row["label"] for row in data["rows"]] == [row.label for row in chart.rows]
        assert len(data["names"]["columns"]) == len(data["columns"])
        assert len(data["names"]["rows"]) == len(data["rows"])
        for row, shown in zip(chart.rows, data["rows"], strict=True):
            assert shown["cells"] == list(row.cells)
            assert set(shown) <= {"label", "min", "max", "cells", "ranges"}
            assert set(shown.get("ranges", {})) <= set(data["columns"])
        for modifier in data["modifiers"]:
            assert set(modifier) == {"id", "label", "value", "rule"}
            assert modifier["rule"].startswith(f"{id} ")
            assert isinstance(modifier["value"], int) or modifier["value"].startswith("x")
        for ruling in data["rulings"]:
            row = data["rows"][[r["label"] for r in data["rows"]].index(ruling["row"])]
            assert row["cells"][data["columns"].index(ruling["column"])] == ruling["printed"]
            assert ruling["read_as"] != ruling["printed"]


def test_a_row_of_die_results_gives_its_least_and_greatest() -> None:
    barrosa = ruleset("barrosa").rules
    rows = chart_data(barrosa, barrosa.chart("fire"))["rows"]
    assert [(row["label"], row["min"], row["max"]) for row in rows[:2] + rows[-1:]] == [
        ("1 or -", None, 1),
        ("2", 2, 2),
        ("8 or +", 8, None),
    ]


def test_a_row_whose_range_differs_by_column_says_so_for_each_column() -> None:
    liberators = ruleset("liberators").rules
    second = chart_data(liberators, liberators.chart("fire-results"))["rows"][1]
    assert (second["min"], second["max"]) == (None, None)
    assert second["ranges"]["Guard"] is None
    assert second["ranges"]["Regular"] == [9, 10]
    assert "Effect" not in second["ranges"]


def test_a_factor_is_shown_as_one_and_a_plain_modifier_as_a_whole_number() -> None:
    tikhvin = ruleset("tikhvin").rules
    values = {m["id"]: m["value"] for m in chart_data(tikhvin, tikhvin.chart("combat-ratio"))["modifiers"]}
    assert values["river.minor"] == "x1/2"
    assert values["late-german"] == -1


def test_the_language_changes_our_words_and_leaves_the_sheet_alone() -> None:
    tikhvin = ruleset("tikhvin").rules
    english, french = (chart_data(tikhvin, tikhvin.chart("weather"), tongue) for tongue in ("en", "fr"))
    assert (english["title"], french["title"]) == ("Weather", "Météo")
    assert english["columns"] == french["columns"]
    assert french["names"]["columns"][0] == "Tours 2 à 3, octobre"
    assert french["codes"]["Snow"].startswith("neige")
    assert french["notes"] == ["Le tour 1 est clair, sans jet."]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    tikhvin = ruleset("tikhvin").rules
    with pytest.raises(BadCase, match=r"no language 'de' \(one of: en, fr, es\)"):
        chart_data(tikhvin, tikhvin.chart("weather"), "de")
