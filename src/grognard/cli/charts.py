"""`grognard charts`: a ruleset's tables in the terminal, as data, or as a play aid to print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json, Lang, Language, Output, RulesetId

if TYPE_CHECKING:
    from grognard.core.chart import Chart
    from grognard.core.ruleset import Ruleset


def charts(
    ruleset_id: RulesetId,
    chart: Annotated[str | None, typer.Argument(metavar="CHART", help="One chart; all without it.")] = None,
    json: Json = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print one chart as CSV.")] = False,
    html: Annotated[bool, typer.Option("--html", help="Print a self-contained page, made for A4.")] = False,
    lang: Lang = Language.en,
    output: Output = None,
) -> None:
    """Look up a chart, or list them; export as JSON, CSV or a page to print.

    Examples:

    - `grognard charts RULESET` lists them
    - `grognard charts RULESET CHART --lang fr` shows one
    - `grognard charts RULESET --html -o aid.html` writes the whole play aid
    """
    if sum((json, csv, html)) > 1:
        raise Stop("expected at most one of --json, --csv and --html")
    from grognard.rulesets import ruleset

    rules = ruleset(ruleset_id)
    wanted = None if chart is None else find_chart(rules, chart)
    if json or csv or html:
        form = "json" if json else "csv" if csv else "html"
        write(exported(rules, wanted, form, lang.value), output)
    elif output is not None:
        raise Stop("--output needs --json, --csv or --html")
    elif wanted is None:
        show_list(rules, lang.value)
    else:
        from grognard.cli.screen import screen
        from grognard.render.terminal import chart_table

        screen(wide=True).print(chart_table(wanted, lang.value))


def find_chart(rules: Ruleset, chart: str) -> Chart:
    if chart not in rules.rules.charts:
        raise Stop(f"chart: {rules.id} has no chart {chart!r} (one of: {', '.join(rules.chart_ids)})")
    return rules.rules.chart(chart)


def exported(rules: Ruleset, chart: Chart | None, form: str, language: str) -> str:
    """One chart or all of them in a file format."""
    from grognard.cli.screen import json_text
    from grognard.render.csv_sheet import chart_csv
    from grognard.render.data import chart_data
    from grognard.render.play_aid import play_aid_html

    if form == "html":
        return play_aid_html(rules, None if chart is None else [chart.id], language)
    if form == "csv":
        if chart is None:
            raise Stop(f"--csv needs a chart (one of: {', '.join(rules.chart_ids)})")
        return chart_csv(chart, language)
    if chart is not None:
        data = chart_data(rules.rules, chart, language)
    else:
        listed = [chart_data(rules.rules, each, language) for each in rules.rules.charts.values()]
        data = {"ruleset": rules.id, "title": rules.title.say(language), "charts": listed}
    return json_text(data)


def write(text: str, output: Path | None) -> None:
    if output is None:
        typer.echo(text, nl=not text.endswith("\n"))
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise Stop(f"{output}: cannot be written: {wrong.strerror or wrong}") from None


def show_list(rules: Ruleset, language: str) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from grognard.cli.screen import screen
    from grognard.render.words import say

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("chart", language), no_wrap=True, style="cyan")
    table.add_column(say("title", language), overflow="fold")
    table.add_column(say("dice", language), no_wrap=True)
    for chart in rules.rules.charts.values():
        title = Text(chart.title.say(language))
        if chart.provenance.status != "printed":
            title.append(f"  [{say(f'status-{chart.provenance.status}', language)}]", style="magenta")
        table.add_row(chart.id, title, "" if chart.dice is None else str(chart.dice))
    out = screen()
    out.print(Text(rules.title.say(language), "bold"))
    out.print(table)
