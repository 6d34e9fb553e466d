"""Positions in which the best order by itself is not the best once the enemy's answer is played on."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
import pytest

from grognard import games
from grognard.ai import player
from grognard.core.datafiles import read_toml
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.position_text import from_text

FILE = Path(__file__).parent / "positions" / "ahead" / "tikhvin.toml"


class Ahead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    claim: str
    #: what somebody orders who looks no further, and all that is clearly worse than the best
    hasty: str
    wrong: tuple[str, ...]
    position: str

    @property
    def game(self) -> Game:
        return Game(TABLE, Journal(), from_text(TABLE, self.position, self.claim), None)


TABLE: Table = games.new_game("tikhvin-training", seed="ahead").table
POSITIONS = [msgspec.convert(row, Ahead) for row in read_toml(FILE)["ahead"]]


def named(position: Ahead) -> str:
    return position.claim


def test_there_are_forty_of_them_and_no_position_twice() -> None:
    assert len({position.position for position in POSITIONS}) == len(POSITIONS) >= 40
    assert len({position.claim for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_the_marshal_sees_what_comes_of_it(position: Ahead) -> None:
    game = position.game
    order = player("marshal", seed=1).choose(game)
    assert game.check(order) is None
    assert not any(fnmatchcase(str(order), wrong) for wrong in position.wrong)


@pytest.mark.parametrize("position", POSITIONS[::5], ids=named)
def test_who_looks_no_further_does_not(position: Ahead) -> None:
    assert str(player("marshal-0.1", seed=1).choose(position.game)) == position.hasty
