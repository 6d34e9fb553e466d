"""The computers of a server: processes of their own, kept while there is room."""

from __future__ import annotations

import pytest

from grognard import BadCase, games
from grognard.ai.process import EngineProcess
from grognard.server import engines
from grognard.server.engines import Engines


def test_a_level_plays_in_a_process_of_its_own_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_MOST", 1)
    found = Engines("recruit")
    game = games.new_game("alea-training", seed=1)
    first = found.seated("one")
    assert isinstance(first, EngineProcess)
    assert game.check(first.choose(game)) is None
    assert found.seated("one") is first
    second = found.seated("two")
    assert not first.is_alive, "it made room"
    found.close()
    assert isinstance(second, EngineProcess)
    assert not second.is_alive


def test_whoever_went_away_is_replaced() -> None:
    found = Engines("recruit")
    first = found.seated("one")
    assert isinstance(first, EngineProcess)
    first.close()
    second = found.seated("one")
    assert isinstance(second, EngineProcess)
    assert second.is_alive
    found.close()


def test_a_level_that_does_not_exist_is_refused_when_the_server_starts() -> None:
    with pytest.raises(BadCase, match="no player 'napoleon'"):
        Engines("napoleon")
