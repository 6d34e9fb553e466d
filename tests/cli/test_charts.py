from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run, refused
from typer.testing import CliRunner

from grognard import ruleset
from grognard.cli import app

KEYS = {"ruleset", "chart", "title", "dice", "columns", "rows", "modifiers", "rulings", "notes", "provenance"}
TIKHVIN = ", ".join(ruleset("tikhvin").chart_ids)


def test_without_a_chart_the_list_is_shown(run: Run) -> None:
    shown = run("charts", "tikhvin").stdout
    assert all(chart in shown for chart in ruleset("tikhvin").chart_ids)
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_the_list_never_breaks_an_id_and_speaks_the_language(run: Run) -> None:
    shown = run("charts", "bailen", "--lang", "es").stdout
    assert all(f" {chart} " in shown for chart in ruleset("bailen").chart_ids)
    assert shown.splitlines()[2].split() == ["Tabla", "Título", "Dados"]


def test_a_chart_takes_all_the_width_there_is() -> None:
    wide = CliRunner(env={"NO_COLOR": "1", "COLUMNS": "130"})
    shown = wide.invoke(app, ["charts", "tikhvin", "terrain-effects"]).stdout
    assert shown.count("╭") == 1


def test_a_chart_is_shown_as_a_table(run: Run) -> None:
    shown = run("charts", "tikhvin", "weather").stdout
    assert "Heavy rain" in shown
    assert "October" in shown


def test_a_chart_speaks_the_language(run: Run) -> None:
    assert "Météo" in run("charts", "tikhvin", "weather", "--lang", "fr").stdout


def test_one_chart_as_json_has_the_shape_of_the_contract(run_json: Callable[..., Any]) -> None:
    chart = run_json("charts", "tikhvin", "winner-casualties")
    assert set(chart) >= KEYS
    assert chart["ruleset"] == "tikhvin"
    assert chart["chart"] == "winner-casualties"
    assert {"label", "min", "max", "cells"} <= set(chart["rows"][0])


def test_all_charts_as_json(run_json: Callable[..., Any]) -> None:
    data = run_json("charts", "tikhvin")
    assert list(data) == ["ruleset", "title", "charts"]
    assert [chart["chart"] for chart in data["charts"]] == list(ruleset("tikhvin").chart_ids)


def test_a_chart_as_csv_has_a_line_for_each_row(run: Run) -> None:
    rows = list(csv.reader(io.StringIO(run("charts", "tikhvin", "weather", "--csv").stdout)))
    assert any("Heavy rain" in row for row in rows)


def test_the_play_aid_is_one_page_of_html(run: Run) -> None:
    page = run("charts", "tikhvin", "--html").stdout
    assert page.lstrip().lower().startswith("<!doctype html>")
    one = run("charts", "tikhvin", "weather", "--html").stdout
    assert len(one) < len(page)


def test_output_writes_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weather.json"
    result = run("charts", "tikhvin", "weather", "--json", "--output", str(file))
    assert (result.exit_code, result.stdout) == (0, "")
    assert json.loads(file.read_text("utf-8"))["chart"] == "weather"


def test_an_unknown_chart_lists_those_there_are(run: Run) -> None:
    refused(run("charts", "tikhvin", "crt"), f"chart: tikhvin has no chart 'crt' (one of: {TIKHVIN})")


def test_csv_needs_a_chart(run: Run) -> None:
    refused(run("charts", "tikhvin", "--csv"), f"--csv needs a chart (one of: {TIKHVIN})")


def test_only_one_format_at_a_time(run: Run) -> None:
    refused(
        run("charts", "tikhvin", "weather", "--csv", "--json"),
        "expected at most one of --json, --csv and --html",
    )


def test_output_needs_a_format(run: Run) -> None:
    refused(run("charts", "tikhvin", "-o", "x"), "--output needs --json, --csv or --html")


def test_a_file_that_cannot_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "folder.html"
    result = run("charts", "tikhvin", "--html", "-o", str(file))
    refused(result, f"{file}: cannot be written: No such file or directory")
