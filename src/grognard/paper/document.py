"""The whole document: its parts gathered, laid beside the templates, and set by Typst."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from grognard.answers.rulebook import rulebook_data
from grognard.core.board import Board
from grognard.core.errors import BadCase, Fault
from grognard.paper.charts import charts
from grognard.paper.counter_sheets import back_of, counter_cells
from grognard.paper.folder import Folder
from grognard.paper.odds_pages import odds_pages
from grognard.paper.set_up import set_up
from grognard.paper.sheet import MARGIN, PAPERS, Sheet
from grognard.paper.stands import roster_cards, stand_sheets
from grognard.paper.subject import Subject
from grognard.paper.tiles import map_pages, plan_page
from grognard.paper.track import track
from grognard.paper.words import every

#: told after each part that is done: how many of how many
Tell = Callable[[int, int], None]
_DOCUMENT = "document.typ"


def battle_pdf(subject: Subject, paper: str = "a4", tell: Tell = lambda _done, _of: None) -> bytes:
    """One PDF of everything that a battle needs on a table. The same battle gives the same bytes."""
    _engine()
    sheet = PAPERS.get(paper)
    if sheet is None:
        raise BadCase([Fault("paper", f"there is no paper {paper!r}", tuple(PAPERS))])
    with tempfile.TemporaryDirectory(prefix="grognard-paper-") as where:
        folder = Folder(Path(where))
        lay_out(subject, sheet, folder, tell)
        (pdf,) = typeset(folder)
        return pdf


def _engine() -> Any:
    """The layout engine, which comes with an extra."""
    try:
        import typst
    except ImportError:
        what = "pages are set by Typst, which is not installed: expected `pip install 'grognard[print]'`"
        raise BadCase([Fault("print", what)]) from None
    return typst


def lay_out(
    subject: Subject, sheet: Sheet, folder: Folder, tell: Tell = lambda _done, _of: None
) -> dict[str, Any]:
    """Every part as data and drawings in the folder, with the templates beside them."""
    on_hexes = isinstance(subject.scenario.battlefield, Board)
    parts: dict[str, Callable[[], Any]] = {
        "set-up": lambda: set_up(subject, folder),
        "map": lambda: map_pages(subject, sheet, folder) if on_hexes else None,
        "plan": lambda: None if on_hexes else plan_page(subject, sheet, folder),
        "counters": lambda: counter_cells(subject, folder) if on_hexes else [],
        "stands": lambda: [] if on_hexes else stand_sheets(subject, folder),
        "rosters": lambda: [] if on_hexes else roster_cards(subject),
        "track": lambda: track(subject),
        "charts": lambda: charts(subject),
        "odds": lambda: odds_pages(subject.ruleset, subject.language),
        "rulebook": lambda: rulebook_data(subject.ruleset, subject.language),
    }
    data: dict[str, Any] = {
        "language": subject.language,
        "title": subject.title,
        "summary": subject.scenario.summary.say(subject.language),
        "system": subject.ruleset.title.say(subject.language),
        "sides": [side.name.say(subject.language) for side in subject.scenario.sides],
        "hash": subject.ruleset.hash[:12],
        "sheet": {"width": sheet.width, "height": sheet.height, "margin": MARGIN, "name": sheet.id.upper()},
        "back": back_of(subject) if on_hexes else "",
        "words": every(subject.language),
    }
    for done, (name, gather) in enumerate(parts.items(), start=1):
        data[name] = gather()
        tell(done, len(parts) + 1)
    folder.put_data("data.json", data)
    for template in (files("grognard.paper") / "templates").iterdir():
        with as_file(template) as path:
            shutil.copy(path, folder.path / template.name)
    return data


def typeset(folder: Folder, kind: str = "pdf", dots: float | None = None) -> list[bytes]:
    """What lies in a folder as one PDF, or as a picture of each page (`png`, so many dots to the inch).

    It is set in the fonts of the maps whatever this machine has.
    """
    with as_file(files("grognard.render.board") / "fonts") as fonts:
        made = _engine().compile(
            folder.path / _DOCUMENT,
            root=folder.path,
            font_paths=[fonts],
            ignore_system_fonts=True,
            format=kind,
            ppi=dots,
            timestamp=0,
        )
    return [bytes(one) for one in made] if isinstance(made, list) else [bytes(made)]
