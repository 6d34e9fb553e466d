"""Rolls of recorded games as they are told: who, the sum, the reading, and what it did."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.played.records import FOLDER

from grognard import games
from grognard.core.game.order import parse
from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.core.game.telling import Telling

#: inputs of a record that are played
INPUTS = 500

#: the record, the entry, and how it is told
TOLD = [
    line.split("\t")
    for line in (Path(__file__).parent / "sentences.tsv").read_text(encoding="utf-8").splitlines()
]


@cache
def story(record: str) -> Story:
    head, body = (FOLDER / f"{record}.txt").read_text(encoding="utf-8").split("\n\n", 1)
    said = dict(line.split(": ", 1) for line in head.splitlines())
    game = games.new_game(said["scenario"], seed=int(said["seed"]))
    for line in body.splitlines()[:INPUTS]:
        game.apply(parse(line))
    return Story(Past(game.table, game.journal.entries()), Telling(game))


@pytest.mark.parametrize(("record", "number", "sentence"), TOLD)
def test_a_recorded_roll_is_told_in_these_words(record: str, number: str, sentence: str) -> None:
    assert story(record).sentence(int(number)) == sentence
