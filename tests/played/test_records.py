"""Whole games, replayed on every change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grognard.scenarios import scenarios
from tests.played.records import FOLDER, GAMES, replayed

RECORDS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_goes_as_it_went(record: Path) -> None:
    written, found = replayed(record.read_text(encoding="utf-8"))
    assert found == written


def test_every_scenario_has_its_games_on_record() -> None:
    found = Counter(record.stem.rsplit("-", 1)[0] for record in RECORDS)
    assert set(found) == set(scenarios())
    assert min(found.values()) >= GAMES
