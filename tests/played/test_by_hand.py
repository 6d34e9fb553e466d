"""Games that were played to their end in the page: they are what they were, and no order was out of reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.scenarios import scenarios
from tests.played.by_hand import PAGE, in_page, records
from tests.played.records import replayed


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_a_game_played_by_hand_goes_as_it_went_and_had_no_dead_end(record: Path) -> None:
    written, found = replayed(record.read_text(encoding="utf-8"))
    assert written.items() >= found.items()
    assert written["dead ends"] == "none"
    assert int(written["by hand"]) > 0


def test_every_battle_has_been_played_to_its_end_by_hand() -> None:
    assert [record.stem for record in records()] == sorted(scenarios())
    for record in records():
        assert "\nend: The game is over: " in record.read_text(encoding="utf-8"), record.stem


def test_the_table_in_the_docs_is_that_of_the_records() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert in_page(page) == page
