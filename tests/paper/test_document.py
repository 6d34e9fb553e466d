"""Whole documents: by their text, and by their pictures."""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pypdf import PageObject, PdfReader
from tests import promises
from tests.paper.pictures import dots
from tests.strategies import SOAK

from grognard import BadCase, new_game
from grognard.core.messages import LANGUAGES
from grognard.paper import PAPERS, battle_pdf, subject
from grognard.paper.charts import charts
from grognard.paper.document import lay_out, typeset
from grognard.paper.folder import Folder
from grognard.paper.set_up import set_up
from grognard.paper.words import every
from grognard.scenarios import scenarios

#: one of each kind of ground, each in another language; all of them in the soak
FEW = (("alea-training", "en"), ("tikhvin-training", "es"), ("chacabuco-farm", "fr"))
ALL = tuple((id, language) for id in scenarios() for language in LANGUAGES)
DOTS = 24.0
#: pages before the map: the first one, set-up, key and track
BEFORE = 4
#: bytes of a page that is all drawing
LARGE = 300_000


@cache
def printed(id: str, language: str, paper: str = "a4") -> tuple[str, ...]:
    """The text of each page."""
    pdf = battle_pdf(subject(new_game(id), language), paper)
    return tuple(_text(page) for page in PdfReader(io.BytesIO(pdf)).pages)


def _text(page: PageObject) -> str:
    """What is written on a page; of large drawings only that they are there."""
    contents = page.get_contents()
    if contents is None or len(contents.get_data()) > LARGE:
        return "a drawing"
    return " ".join(page.extract_text().split())


@pytest.mark.parametrize(("id", "language"), ALL if SOAK else FEW)
def test_everything_that_a_battle_needs_is_on_paper(id: str, language: str) -> None:
    of = subject(new_game(id), language)
    pages = printed(id, language)
    text = " ".join(pages)
    for face in of.pieces.faces:
        assert " ".join(face.name.split()) in text.replace("- ", "") or face.name.split()[0] in text
    for chart in of.ruleset.rules.charts.values():
        assert chart.title.say(language) in text
    for procedure in of.ruleset.procedures.values():
        if procedure.classes is not None:
            assert procedure.title.say(language) in text
    for part in ("set-up", "key", "track", "aid", "odds", "rules"):
        assert every(language)[part] in text
    assert all(page for page in pages)
    promises.record("Battles on paper", "battles and languages printed", 1)


@pytest.mark.parametrize(("id", "language"), ALL if SOAK else FEW)
def test_a_chart_of_the_play_aid_stands_on_one_page_with_all_that_is_said_of_it(
    id: str, language: str
) -> None:
    of = subject(new_game(id), language)
    aid = [_unbroken(page) for page in printed(id, language) if f"· {every(language)['aid']}" in page]
    assert aid
    for chart in charts(of):
        said = [chart["row_heading"], *(row["label"] for row in chart["rows"])]
        said += [modifier["label"] for modifier in chart["modifiers"]]
        wanted = [_unbroken(words) for words in (chart["title"], *said)]
        assert any(all(words in page for words in wanted) for page in aid), chart["title"]


@pytest.mark.parametrize(("id", "language"), FEW)
def test_every_page_has_its_own_number(id: str, language: str) -> None:
    """Where the layout does not come to rest the numbers are not the pages'."""
    pages = printed(id, language)
    said = every(language)["page"]
    told = [(n, page) for n, page in enumerate(pages, start=1) if f" / {len(pages)}" in page]
    assert len(told) > len(pages) / 3
    assert [n for n, page in told if f"{said} {n} / {len(pages)}" not in page] == []


def _unbroken(text: str) -> str:
    """Without what lines that are cut leave behind."""
    return "".join(letter for letter in text if letter.isalnum())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_page_speaks_another_language_in_its_own_words(language: str) -> None:
    text = " ".join(printed("tikhvin-training", language))
    english, own = every("en"), every(language)
    strange = [words for key, words in english.items() if len(words) > 12 and words != own[key]]
    assert [words for words in strange if words.partition("{")[0].strip() in text and "{" not in words] == []


def test_the_same_battle_gives_the_same_file() -> None:
    first, second = (battle_pdf(subject(new_game("tikhvin-training"))) for _ in range(2))
    assert first == second


def test_sheets_have_the_size_of_the_paper() -> None:
    for paper, long in (("a4", 297), ("a3", 420)):
        pages = PdfReader(io.BytesIO(battle_pdf(subject(new_game("tikhvin-training")), paper))).pages
        assert {round(max(page.mediabox.width, page.mediabox.height) / 72 * 25.4) for page in pages} == {long}


def test_unknown_paper_is_refused() -> None:
    with pytest.raises(BadCase, match="there is no paper 'letter'"):
        battle_pdf(subject(new_game("alea-training")), "letter")


def test_without_the_layout_engine_it_says_how_to_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(BadCase, match=r"pip install 'grognard\[print\]'"):
        battle_pdf(subject(new_game("alea-training")))


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], list[Any]]:
    folder = Folder(tmp_path_factory.mktemp("paper"))
    data = lay_out(subject(new_game("alea-training")), PAPERS["a4"], folder)
    return data, [dots(page) for page in typeset(folder, "png", DOTS)[: BEFORE + 4]]


def test_no_page_is_empty(pictures: tuple[dict[str, Any], list[Any]]) -> None:
    for page in pictures[1]:
        assert (page.min(axis=2) < 200).mean() > 0.003


def test_neighbouring_sheets_of_the_map_show_the_same_where_they_overlap(
    pictures: tuple[dict[str, Any], list[Any]],
) -> None:
    data, pages = pictures
    field = data["map"]
    assert (field["across"], field["down"]) == (2, 1)
    margin, width = (_dots(data["sheet"]["margin"]), _dots(field["tile-width"]))
    strip = _dots(field["overlap"]) - 2
    left = pages[BEFORE][margin + 8 : -60, margin + width - strip - 1 : margin + width - 2]
    right = pages[BEFORE + 1][margin + 8 : -60, margin + 1 : margin + strip]
    # Dots do not fall on the same places of both sheets.
    assert abs(left.mean(axis=1) - right.mean(axis=1)).mean() < 12


def test_each_counter_lies_behind_itself(pictures: tuple[dict[str, Any], list[Any]]) -> None:
    """Turned over its long edge the back of a sheet has card where its front has card."""
    data, pages = pictures
    at = BEFORE + data["map"]["across"] * data["map"]["down"]
    front, back = pages[at], pages[at + 1]
    filled, turned = (_cells(page) for page in (front, back[:, ::-1]))
    assert filled.sum() >= sum(len(side) for side in data["counters"])
    assert (filled == turned).all()


def _cells(page: Any) -> Any:
    """Which places of a counter sheet hold something: fifteen millimetres by fifteen."""
    size, margin = 15 / 25.4 * DOTS, 12 / 25.4 * DOTS
    across = int((210 - 24) / 15)
    left, top = (210 / 25.4 * DOTS - across * size) / 2, margin + 12 / 25.4 * DOTS
    down = int((page.shape[0] - top - margin) / size)
    held = [
        [
            page[
                int(top + (row + 0.3) * size) : int(top + (row + 0.8) * size),
                int(left + (column + 0.3) * size) : int(left + (column + 0.7) * size),
            ].mean()
            < 250
            for column in range(across)
        ]
        for row in range(down)
    ]
    return np.array(held, bool)


def _dots(millimetres: float) -> int:
    return round(millimetres / 25.4 * DOTS)


def test_a_game_is_printed_as_it_stands(tmp_path: Path) -> None:
    game = new_game("alea-training", seed=3)
    card = set_up(subject(game, begun=True), Folder(tmp_path))
    piece = next(iter(game.state.pieces))
    groups = [group for army in card["armies"] for group in army["groups"]]
    row = next(row for group in groups for row in group["rows"] if row["id"] == piece.id)
    assert row["where"] == game.scenario.board.grid.label(piece.at)
    assert card["turn"] == game.state.turn
