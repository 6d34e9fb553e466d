"""A ruleset's charts as one self-contained page: to read on a screen, to print on one or two A4 pages."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from grognard.core.chart import Chart
from grognard.core.errors import BadCase, Fault
from grognard.core.ruleset import Ruleset
from grognard.render.density import lay_out, short_modifiers, table_share
from grognard.render.view import CellView, chart_view
from grognard.render.words import known_language, say

if TYPE_CHECKING:
    import jinja2
    from markupsafe import Markup

#: so many figures of the rules hash tell two versions apart
HASH_FIGURES = 12
#: equal neighbours are printed once across their columns from this length on; short codes stay apart
LONG_CELL = 6


def play_aid_html(ruleset: Ruleset, chart_ids: Sequence[str] | None = None, language: str = "en") -> str:
    """The page for some charts, or for all; it asks for nothing from anywhere."""
    known_language(language)
    charts = _chosen(ruleset, chart_ids)
    views = [chart_view(chart, language) for chart in charts]
    return (
        _templates()
        .get_template("play_aid.html.j2")
        .render(
            language=language,
            title=ruleset.title.say(language),
            layout=lay_out(views),
            works=list(dict.fromkeys(chart.provenance.work for chart in charts)),
            statuses=[s for s in ("rebuilt", "supplied") if any(view.status == s for view in views)],
            any_reading=any(view.footnotes for view in views),
            hash=ruleset.hash[:HASH_FIGURES],
            fonts={weight: _font(weight) for weight in (400, 600)},
            say=lambda key, **args: say(key, language, **args),
            spans=spans,
            short=short_modifiers,
            share=table_share,
            css_text=css_text,
        )
    )


def _chosen(ruleset: Ruleset, chart_ids: Sequence[str] | None) -> list[Chart]:
    charts = ruleset.rules.charts
    for id in chart_ids or ():
        if id not in charts:
            raise BadCase([Fault("chart", f"{ruleset.id} has no chart {id!r}", tuple(charts))])
    return [charts[id] for id in chart_ids or charts]


def spans(cells: Iterable[CellView]) -> list[tuple[CellView, int]]:
    """The cells of a row with how many columns each covers: long equal neighbours are printed once."""
    merged: list[tuple[CellView, int]] = []
    for cell in cells:
        if merged and merged[-1][0] == cell and len(cell.text) >= LONG_CELL:
            merged[-1] = (cell, merged[-1][1] + 1)
        else:
            merged.append((cell, 1))
    return merged


def css_text(text: str) -> Markup:
    """A text as a CSS string."""
    from markupsafe import Markup

    escaped = "".join(char if char.isalnum() or char in " .,:-/" else f"\\{ord(char):06x} " for char in text)
    return Markup(f'"{escaped}"')


@cache
def _templates() -> jinja2.Environment:
    # Slow to import, and charts in the terminal do without.
    import jinja2

    return jinja2.Environment(
        loader=jinja2.PackageLoader("grognard.render"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )


@cache
def _font(weight: int) -> str:
    file = files("grognard.render") / "fonts" / f"plex-condensed-{weight}.woff2"
    return b64encode(file.read_bytes()).decode()
