from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser
from tests.server.correspondence.conftest import Table
from tests.server.test_storage import run

from grognard.core.errors import BadCase
from grognard.server.app import create_app
from grognard.server.correspondence import chat, shapes
from grognard.server.correspondence.chat import Chat, Full, speakable
from grognard.server.settings import Settings
from grognard.server.storage import Store


def say(who: Browser, table: Table, text: str, key: str, status: int = 200) -> dict[str, object]:
    said: dict[str, object] = who.post(f"{table.at}/chat", {"text": text, "key": key}, status)
    return said


def test_what_a_player_says_everybody_at_the_game_reads(table: Table) -> None:
    first = say(table.french, table, " Bonjour!\nÀ vous. ", "key-0001")
    shapes.Line.model_validate(first)
    assert (first["number"], first["by"], first["text"]) == (1, "french", "Bonjour!\nÀ vous.")
    say(table.allied, table, "Good day.", "key-0002")
    for who in (table.french, table.allied, table.guest):
        lines = who.get(f"{table.at}/chat")["lines"]
        assert [(line["by"], line["number"]) for line in lines] == [("french", 1), ("allied", 2)]
        assert who.get(f"{table.at}/chat", after=1)["lines"] == lines[1:]
    assert table.state()["lines"] == 2


def test_markup_is_kept_and_told_as_the_text_it_is(table: Table) -> None:
    text = "<img src=x onerror=alert(1)> & \"'`"
    say(table.french, table, text, "key-0001")
    assert table.allied.get(f"{table.at}/chat")["lines"][0]["text"] == text


def test_a_line_that_is_sent_twice_is_said_once(table: Table) -> None:
    first = say(table.french, table, "Once.", "the-same-key")
    assert say(table.french, table, "Once.", "the-same-key") == first
    assert len(table.french.get(f"{table.at}/chat")["lines"]) == 1


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "Hello"},
        {"text": "", "key": "12345678"},
        {"text": " \n ", "key": "12345678"},
        {"text": "x" * 1001, "key": "12345678"},
        {"text": "bell \x07", "key": "12345678"},
        {"text": "turned \u202e round", "key": "12345678"},
        {"text": 7, "key": "12345678"},
        {"text": "Hello", "key": "short"},
        {"text": "Hello", "key": "12345678", "by": "allied"},
    ],
)
def test_what_cannot_be_said_is_refused_with_what_and_where(table: Table, body: object) -> None:
    problem = table.french.post(f"{table.at}/chat", body, 422)
    assert problem["faults"]
    assert table.state()["lines"] == 0


def test_whoever_talks_too_fast_has_to_wait(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", lines=3, lines_rate=0.0001)
    with TestClient(create_app(settings), base_url=HOST) as client:
        table = Table(client)
        for number in range(3):
            say(table.french, table, "!", f"key-{number:04}")
        assert say(table.french, table, "!", "key-0004", 429)["title"] == "Too much talk at once"
        say(table.allied, table, "Quite so.", "key-0005")


def test_a_game_has_room_for_so_many_lines(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST", 2)

    async def act(store: Store) -> None:
        talk = Chat(store.engine)
        for number in range(2):
            await talk.say("g1", "red", "!", f"k{number}", 1)
        with pytest.raises(Full):
            await talk.say("g1", "red", "!", "k3", 1)

    run(url, act)


def test_lines_said_at_once_get_numbers_of_their_own(url: str) -> None:
    async def act(store: Store) -> None:
        talk = Chat(store.engine)
        await asyncio.gather(*(talk.say("g1", "red", str(n), f"k{n}", 1) for n in range(8)))
        assert [line.number for line in await talk.lines("g1")] == list(range(1, 9))

    run(url, act)


def test_letters_of_every_language_can_be_said() -> None:
    assert speakable("¡Olé! Éparpillés … 👍🏽 Здравствуйте\r\n") == "¡Olé! Éparpillés … 👍🏽 Здравствуйте"
    with pytest.raises(BadCase, match=r"U\+0000"):
        speakable("a\0b")
