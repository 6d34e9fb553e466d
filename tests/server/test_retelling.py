"""What is new in a game is put into words once for all who listen, and nobody hears what is not for him."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.conftest import Browser
from tests.server.long_games import LongGame

from grognard.core.game.state import State
from grognard.server import retelling
from grognard.server.match import RECENT, Match, reopened
from grognard.server.matches import Matches
from grognard.server.retelling import LATELY, told_entries
from grognard.server.seats import Seat
from grognard.server.side_view import SideView, seen_entry

FRENCH, ALLIED, ONLOOKER = Seat(("french",)), Seat(("allied",)), Seat()


@pytest.fixture
def match() -> Match:
    game = LongGame(140)
    return reopened(game.record, game.kept, (1, game.standings[1]))


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The entries that were put into words."""
    spoken: list[int] = []

    def noted(sight: SideView, kept: Any) -> dict[str, Any]:
        spoken.append(kept.line.seq)
        return seen_entry(sight, kept)

    monkeypatch.setattr(retelling, "seen_entry", noted)
    return spoken


def told(match: Match, seat: Seat, language: str = "en") -> list[dict[str, Any]]:
    return asyncio.run(told_entries(match, seat, language, match.after(match.sequence - 3) or []))


def test_three_listeners_are_told_the_same_by_one_telling(match: Match, words: list[int]) -> None:
    first = told(match, FRENCH)
    assert told(match, ALLIED) == told(match, ONLOOKER) == first
    assert words == [match.sequence - 2, match.sequence - 1, match.sequence]


def test_another_language_is_another_telling(match: Match, words: list[int]) -> None:
    assert [entry["lines"] for entry in told(match, FRENCH)] != [
        entry["lines"] for entry in told(match, FRENCH, "fr")
    ]
    assert len(words) == 6


def test_where_something_is_hidden_everybody_is_told_for_himself(
    match: Match, words: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    system = match.game.table.system

    def hide(_scenario: Any, state: State, _side: str) -> State:
        return msgspec.structs.replace(state, pieces=state.pieces[:5])

    monkeypatch.setattr(type(system), "hide", staticmethod(hide))
    told(match, FRENCH)
    told(match, FRENCH)
    told(match, ALLIED)
    assert len(words) == 9
    assert match.told == {}


def test_no_more_is_remembered_than_is_wanted(match: Match) -> None:
    assert match.after(0) is None
    assert len(match.after(match.sequence - RECENT) or []) == RECENT
    assert match.after(match.sequence) == []
    for _ in range(3):
        asyncio.run(told_entries(match, FRENCH, "en", list(match.recent)))
    assert len(match.told["en", ("french",)]) == LATELY


def test_what_is_stored_is_told_once_it_can_be_put_into_words(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads the log between the commit of an order and the moment at which the game goes on."""
    player = Browser(client)
    game = player.open()["game"]
    found: list[tuple[int, list[int]]] = []
    taking_in = Matches._changed

    async def asked_meanwhile(matches: Matches, match: Match, *more: Any) -> None:
        told = await told_entries(match, FRENCH, "en", await matches.entries(match))
        found.append((match.sequence, [entry["seq"] for entry in told]))
        await taking_in(matches, match, *more)

    monkeypatch.setattr(Matches, "_changed", asked_meanwhile)
    player.give(game, "done")
    player.post(f"/api/games/{game}/undo", {"consent": True})
    assert len(found) == 2
    assert all(seqs == [*range(1, sequence + 1)] for sequence, seqs in found)
