"""The play aid as a page: self-contained, complete, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from grognard.core.errors import BadCase
from grognard.core.messages import LANGUAGES
from grognard.render.density import SIZES, lay_out
from grognard.render.play_aid import css_text, play_aid_html, spans
from grognard.render.view import CellView, ChartView, chart_view
from grognard.rulesets import RULESETS, ruleset


class Page(HTMLParser):
    """Cells with their spans, the plain text, and every element."""

    VOID = {"meta", "br"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.columns = 0
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "td":
            self.columns += int(dict(attrs).get("colspan") or 1)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.text).split())


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_nothing_from_anywhere(id: str, language: str) -> None:
    text = play_aid_html(ruleset(id), None, language)
    page = Page(text)
    assert page.tags[0] == ("html", {"lang": language})
    assert {tag for tag, _attrs in page.tags}.isdisjoint({"script", "link", "img", "iframe", "object"})
    assert not re.search(r"https?:|//[a-z]|@import", re.sub(r"base64,[^)]*", "", text))
    assert all(url.startswith("data:font/woff2;base64,") for url in re.findall(r"url\(([^)]*)\)", text))
    targets = {attrs["id"] for _tag, attrs in page.tags if "id" in attrs}
    links = [attrs["href"] for tag, attrs in page.tags if tag == "a"]
    assert {link[1:] for link in links if link} == targets == set(ruleset(id).chart_ids)


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_label_modifier_code_note_and_reading_is_on_the_page(id: str, language: str) -> None:
    system = ruleset(id)
    page = Page(play_aid_html(system, None, language))
    charts = system.rules.charts.values()
    assert page.columns == sum(len(chart.rows) * len(chart.columns) for chart in charts)
    assert system.title.say(language) in page.words
    assert "Grognard" in page.words
    assert system.hash[:12] in page.words
    for chart in charts:
        view = chart_view(chart, language)
        wanted = [view.title, view.dice, *view.columns, *(row.label for row in view.rows)]
        wanted += [cell.text for row in view.rows for cell in row.cells]
        wanted += [text for m in view.modifiers for text in (m.value, m.label, m.rule)]
        wanted += [text for code in view.codes for text in code]
        wanted += [note.text for note in view.notes] + [
            text for note in view.footnotes for text in (note.printed, note.read_as)
        ]
        for text in wanted:
            assert " ".join(text.split()) in page.words, (chart.id, text)


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_for_files_are_not_printed(id: str, language: str) -> None:
    """A ruling is called by an English name in files; on paper it is what is read."""
    system = ruleset(id)
    page = Page(play_aid_html(system, None, language))
    for chart in system.rules.charts.values():
        for note in chart_view(chart, language).footnotes:
            assert note.ruling not in page.words


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", ["fr", "es"])
def test_no_heading_label_cell_or_note_is_the_english_one(id: str, language: str) -> None:
    """Where two languages share a sentence of several words, one of them was never written."""
    for chart in ruleset(id).rules.charts.values():
        mine, english = (_texts(chart_view(chart, one)) for one in (language, "en"))
        for said, other in zip(mine, english, strict=True):
            words = re.findall(r"[A-Za-z]{3,}", other)
            assert said != other or len(words) < 2, (chart.id, said)


def _texts(view: ChartView) -> list[str]:
    cells = [cell.text for row in view.rows for cell in row.cells]
    labels = [
        view.title,
        view.row_heading,
        view.column_heading,
        *view.columns,
        *(row.label for row in view.rows),
    ]
    told = [modifier.label for modifier in view.modifiers] + [meaning for _code, meaning in view.codes]
    read = [text for note in view.footnotes for text in (note.printed, note.read_as)]
    return [*labels, *cells, *told, *read, *(note.text for note in view.notes)]


def test_rebuilt_and_supplied_charts_are_marked_and_explained() -> None:
    page = Page(play_aid_html(ruleset("barrosa"), None, "es"))
    assert page.words.count("reconstruida") == 2
    assert "la tabla impresa es ilegible" in page.words


def test_one_chart_alone_makes_a_page_too() -> None:
    page = Page(play_aid_html(ruleset("tikhvin"), ["weather"]))
    assert "Heavy rain" in page.words
    assert "Recovery" not in page.words


def test_an_unknown_chart_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadCase, match=r"tikhvin has no chart 'moon' \(one of: terrain-effects"):
        play_aid_html(ruleset("tikhvin"), ["moon"])


def test_long_equal_neighbours_are_printed_once_and_short_codes_apart() -> None:
    cells = [CellView("Prohibited"), CellView("Prohibited"), CellView("SE"), CellView("SE")]
    assert [(cell.text, span) for cell, span in spans(cells)] == [("Prohibited", 2), ("SE", 1), ("SE", 1)]
    read_otherwise = [CellView("Prohibited"), CellView("Prohibited", mark=1)]
    assert [span for _cell, span in spans(read_otherwise)] == [1, 1]


def test_a_title_cannot_break_out_of_its_style() -> None:
    assert css_text('A "quote" \\ }') == '"A \\000022 quote\\000022  \\00005c  \\00007d "'


def test_more_content_means_smaller_type_down_to_the_least_that_is_legible() -> None:
    views = [chart_view(chart, "en") for chart in ruleset("bailen").rules.charts.values()]
    sizes = [lay_out(views * times).size for times in (1, 2, 8)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == SIZES[-1] == 6.5
    assert lay_out(views[1:3]).size == SIZES[0]
