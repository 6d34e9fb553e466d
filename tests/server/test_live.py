"""Live updates over a real connection, and the computer's seat."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import Browser
from tests.server.real_server import Running

from grognard.server import game_shapes

GAME = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}}


@pytest.fixture
def server(url: str) -> Iterator[Running]:
    running = Running(url)
    yield running
    running.stop()


def opened(server: Running) -> tuple[str, str, str]:
    """A game, and the tokens of both seats."""
    _status, answer, french = server.ask("/api/games", GAME)
    game = answer["game"]
    _status, _joined, allied = server.ask(f"/api/games/{game}/join", {"token": answer["links"]["allied"]})
    return game, french, allied


def give(server: Running, game: str, token: str, sequence: int) -> int:
    body = {"given": "done", "sequence": sequence, "key": f"key-{sequence:05}"}
    status, answer, _ = server.ask(f"/api/games/{game}/orders", body, token)
    assert status == 200, answer
    return int(answer["sequence"])


def entries(stream: Iterator[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    found = []
    for event in stream:
        if event.get("event") == "entry":
            found.append(event)
        if len(found) == count:
            break
    return found


def test_the_opponent_hears_of_every_entry_and_a_broken_stream_goes_on(server: Running) -> None:
    game, french, allied = opened(server)
    path = f"/api/games/{game}/live"
    heard: list[dict[str, Any]] = []
    listener = threading.Thread(target=lambda: heard.extend(entries(server.listen(path, allied), 3)))
    listener.start()
    assert give(server, game, french, 1) == 2
    assert give(server, game, french, 2) == 3
    listener.join(timeout=120)
    assert [event["id"] for event in heard] == ["1", "2", "3"]
    game_shapes.LogEntry.model_validate(heard[1]["data"])
    assert heard[1]["data"]["given"] == "done"
    again = entries(server.listen(path, allied, last=1), 2)
    assert again == heard[1:]
    assert entries(server.listen(f"{path}?after=2", allied), 1) == heard[2:]


def test_a_taken_seat_is_told_live(server: Running) -> None:
    _status, answer, french = server.ask("/api/games", GAME)
    game = answer["game"]
    stream = server.listen(f"/api/games/{game}/live?after=1", french)
    assert next(stream)["event"] == "table"
    server.ask(f"/api/games/{game}/join", {"token": answer["links"]["allied"]})
    assert next(stream)["event"] == "table"


def test_what_another_process_writes_is_heard_here(server: Running, url: str) -> None:
    game, french, allied = opened(server)
    other = Running(url)
    try:
        stream = server.listen(f"/api/games/{game}/live?after=1", allied)
        assert next(stream)["event"] == "table"
        give(other, game, french, 1)
        assert entries(stream, 1)[0]["id"] == "2"
    finally:
        other.stop()


def lines(stream: Iterator[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    heard = (event for event in stream if event.get("event") == "chat")
    return list(islice(heard, count))


def say(server: Running, game: str, token: str, text: str) -> None:
    body = {"text": text, "key": f"key-{text:0>5}"}
    status, answer, _ = server.ask(f"/api/games/{game}/chat", body, token)
    assert status == 200, answer


def test_talk_is_heard_on_the_same_stream_and_a_broken_one_goes_on(server: Running) -> None:
    game, french, allied = opened(server)
    path = f"/api/games/{game}/live"
    heard: list[dict[str, Any]] = []
    listener = threading.Thread(target=lambda: heard.extend(lines(server.listen(path, allied), 2)))
    listener.start()
    say(server, game, french, "one")
    say(server, game, allied, "two")
    listener.join(timeout=120)
    assert [event["data"]["text"] for event in heard] == ["one", "two"]
    assert [event["id"] for event in heard] == ["1.1", "1.2"]
    give(server, game, french, 1)
    stream = server.listen(path, allied, last="1.1")
    assert [next(stream)["id"] for _ in range(2)] == ["2.1", "2.2"]
    assert next(server.listen(f"{path}?after=2&lines=2", allied))["event"] == "table"


def test_talk_at_another_process_is_heard_here(server: Running, url: str) -> None:
    game, french, allied = opened(server)
    other = Running(url)
    try:
        stream = server.listen(f"/api/games/{game}/live?after=1", allied)
        assert next(stream)["event"] == "table"
        say(other, game, french, "hello")
        assert lines(stream, 1)[0]["data"]["text"] == "hello"
    finally:
        other.stop()


def test_the_computer_answers_in_its_own_seat(client: TestClient) -> None:
    french = Browser(client)
    game = french.open(french="me", allied="computer")["game"]
    assert french.get(f"/api/games/{game}")["seats"]["allied"] == "computer"
    for _ in range(200):
        state = french.get(f"/api/games/{game}")
        if any(entry["by"] == "allied" for entry in french.get(f"/api/games/{game}/log")["entries"]):
            break
        node = state["node"]
        if node["yours"]:
            choice = node["choice"]
            given = f"choose {choice['options'][0]['value']}" if choice else "done"
            french.give(game, given, sequence=state["sequence"])
    else:
        pytest.fail("the computer never acted")


def test_two_computers_play_a_whole_game(client: TestClient) -> None:
    guest = Browser(client)
    game = guest.open(french="computer", allied="computer")["game"]
    until = time.monotonic() + 60
    while (state := guest.get(f"/api/games/{game}"))["over"] is None:
        assert time.monotonic() < until, state["sequence"]
        time.sleep(0.3)
    assert state["node"]["kind"] == "over"
    assert state["over"]["text"]
