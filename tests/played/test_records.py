"""Whole games, replayed on every change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.played.records import FOLDER, GAMES, TABLE_GAMES, replayed
from tests.scenario_ids import ON_HEXES, ON_TABLES

RECORDS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_goes_as_it_went(record: Path) -> None:
    written, found = replayed(record.read_text(encoding="utf-8"))
    assert found == written


def test_every_scenario_has_its_games_on_record() -> None:
    found = Counter(record.stem.rsplit("-", 1)[0] for record in RECORDS)
    assert set(found) == {*ON_HEXES, *ON_TABLES}
    assert min(found[id] for id in ON_HEXES) >= GAMES
    assert min(found[id] for id in ON_TABLES) >= TABLE_GAMES
