"""The server is killed at its writes while a game is played: nothing that was answered is lost or doubled."""

from __future__ import annotations

import json
import os
import random
import sys
from http.client import HTTPException
from typing import Any

from tests.server.real_server import Running

from grognard.games import verify

#: how often the server is killed, on each database
CRASHES = 50 if os.environ.get("GROGNARD_SOAK") else 10


class Player:
    """Plays both sides at random over a server that may die at any time, and remembers every answer."""

    def __init__(self, server: Running) -> None:
        self.server, self.chance = server, random.Random(1)
        self.answers: list[dict[str, Any]] = []
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
        _status, opened, self.token = server.ask("/api/games", body)
        self.game = opened["game"]

    def ask(self, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        for _ in range(50):
            try:
                status, answer, _ = self.server.ask(f"/api/games/{self.game}{path}", body, self.token)
            except (OSError, HTTPException):
                continue
            assert status == 200, answer
            return answer
        raise AssertionError("the server did not come up again")

    def order(self) -> None:
        listed = self.ask("/orders")
        text = self.chance.choice(listed["orders"])["text"]
        key = f"order-{len(self.answers):05}"
        body = {"given": text, "sequence": listed["sequence"], "key": key}
        self.answers.append(self.ask("/orders", body))


def test_nothing_answered_is_lost_or_doubled_or_rolled_again(url: str) -> None:
    command = [sys.executable, "-m", "tests.server.crashing", url, str(CRASHES)]
    server = Running(url, command)
    try:
        player = Player(server)
        # A crash comes after at most three orders, so these meet every one of them.
        for _ in range(3 * CRASHES):
            player.order()
        entries = {entry["seq"]: entry for entry in player.ask("/log")["entries"]}
        save = player.ask("/export")
    finally:
        server.kill()
    assert server.said().count("died 9") == CRASHES
    assert all(entries[answer["sequence"]] == answer["entry"] for answer in player.answers)
    orders = [entry for entry in entries.values() if entry["kind"] == "order"]
    assert [entry["seq"] for entry in orders] == [answer["sequence"] for answer in player.answers]
    assert any(entry["kind"] == "throw" for entry in entries.values())
    assert verify(json.dumps(save)).difference is None
