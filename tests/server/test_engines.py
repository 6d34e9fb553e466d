"""The computers of a server: processes of their own, kept while there is room."""

from __future__ import annotations

import pytest

from grognard import BadCase, games
from grognard.ai.process import EngineProcess
from grognard.server import engines
from grognard.server.engines import Engines


def test_a_level_plays_in_a_process_of_its_own_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "MOST", 1)
    found = Engines("recruit")
    game = games.new_game("alea-training", seed=1)
    with found.seated("one") as first:
        assert isinstance(first, EngineProcess)
        assert game.check(first.choose(game)) is None
    with found.seated("one") as again:
        assert again is first
    with found.seated("two") as second:
        assert not first.is_alive, "it made room"
    found.close()
    assert isinstance(second, EngineProcess)
    assert not second.is_alive


def test_whoever_thinks_keeps_his_process_whoever_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "MOST", 1)
    found = Engines("recruit")
    with found.seated("one") as first, found.seated("two", "sergeant") as second:
        assert isinstance(first, EngineProcess)
        assert isinstance(second, EngineProcess)
        assert first.is_alive
        assert (first.name, second.name) == ("recruit", "sergeant")
    found.close()
    assert not first.is_alive


def test_whoever_went_away_is_replaced() -> None:
    found = Engines("recruit")
    with found.seated("one") as first:
        assert isinstance(first, EngineProcess)
        first.close()
    with found.seated("one") as second:
        assert isinstance(second, EngineProcess)
        assert second.is_alive
    found.close()


def test_a_level_that_does_not_exist_is_refused_when_the_server_starts() -> None:
    with pytest.raises(BadCase, match="no player 'napoleon'"):
        Engines("napoleon")
