"""The server is killed at its writes while two people play: no answer is lost, doubled or rolled again."""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any

from tests.promises import record
from tests.server.real_server import Running
from tests.server.test_fair import VERIFY

from grognard.games import verify

#: one life of a game, with a death before and one after every write that comes up in it
LIFE = [
    f"{job}:{nth}:{when}"
    for job, nth in (
        *(("create", 1), ("sit", 1), ("add_secret", 1), ("append", 1), ("keep_snapshot", 1)),
        *(("append", 3), ("propose", 1), ("append", 1), ("withdraw", 1), ("append", 2), ("end", 1)),
    )
    for when in ("before", "after")
]
#: lives of games, where the database is a file, and where it is a server of its own
LIVES = (5, 2) if os.environ.get("GROGNARD_SOAK") else (1, 0.5)

ORDERS = 24


class Player:
    """One of two who play at random over a server that may die at any time; he remembers all he is told."""

    def __init__(self, server: Running, side: str, seed: int, *, alone: bool = False) -> None:
        self.server, self.side, self.chance = server, side, random.Random(seed)
        #: whoever plays both sides would agree to his own offer of a draw at once
        self.alone = alone
        self.game = self.token = ""
        self.answers: list[dict[str, Any]] = []
        self.undone = 0
        #: every entry he was ever shown, at its place
        self.seen: dict[int, Any] = {}
        self.fault: Exception | None = None

    def ask(self, path: str, body: Any = None, *also: int) -> Any:
        """Ask until there is an answer, with the same body."""
        for _ in range(200):
            try:
                status, answer, token = self.server.ask(path, body, self.token)
            except (OSError, HTTPException, json.JSONDecodeError):
                time.sleep(0.02)
                continue
            self.token = token or self.token
            assert status in (200, 201, *also), (path, status, answer)
            return answer
        raise AssertionError("the server did not come up again")

    def at_game(self, path: str, body: Any = None, *also: int) -> Any:
        return self.ask(f"/api/games/{self.game}{path}", body, *also)

    def play(self, enough: Callable[[], bool]) -> None:
        try:
            while not enough() and self.step():
                pass
        except Exception as wrong:
            self.fault = wrong

    def step(self) -> bool:
        """Look, and do what there is to do; False when the game is over."""
        self.look()
        state = self.at_game("")
        offered = [one["by"] for one in state["proposals"] if one["kind"] == "draw"]
        if state["over"]:
            return False
        if offered and offered[0] != self.side:
            self.at_game("/decline", {"kind": "draw"})
        elif offered or not state["node"]["yours"]:
            time.sleep(0.01)
        else:
            self.order()
        return True

    def order(self) -> None:
        listed = self.at_game("/orders")
        if not listed["orders"]:
            return
        text = self.chance.choice(listed["orders"])["text"]
        body = {"given": text, "sequence": listed["sequence"], "key": self.key()}
        # 409: the opponent has taken something back meanwhile.
        told = self.at_game("/orders", body, 409)
        if "entry" in told:
            self.answers.append(told)
        if len(self.answers) % 3 == 1:
            self.undo()
        elif len(self.answers) % 3 == 2 and not self.alone:
            self.at_game("/draw", {}, 409)

    def undo(self) -> None:
        # 409 and 422: the opponent was quicker, or there is nothing that may be taken back.
        body = {"consent": False, "key": self.key()}
        self.undone += self.at_game("/undo", body, 409, 422).get("done", False)

    def key(self) -> str:
        return f"{self.side}-{self.chance.getrandbits(64):016x}-of-my-own"

    def look(self) -> None:
        for entry in self.at_game(f"/log?after={max(self.seen, default=0)}")["entries"]:
            assert self.seen.setdefault(entry["seq"], entry) == entry


def play_one_game(server: Running, seed: int) -> int:
    """A game from its opening to its end, whatever happens to the server; how many orders were given."""
    host, guest = Player(server, "french", seed), Player(server, "allied", -seed - 1)
    seats = {"french": "me", "allied": "open"}
    body = {"scenario": "alea-training", "seats": seats, "secret": "the-host-s-own-words"}
    opened = host.ask("/api/games", body)
    host.game = guest.game = opened["game"]
    joining = {"token": opened["links"]["allied"], "secret": "the-guest-s", "key": guest.key()}
    assert guest.at_game("/join", joining)["you"] == ["allied"]
    both = (host, guest)

    def enough() -> bool:
        return sum(len(one.answers) for one in both) >= ORDERS or any(one.fault for one in both)

    threads = [threading.Thread(target=one.play, args=(enough,)) for one in both]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (host.fault, guest.fault) == (None, None)
    host.at_game("/resign", {}, 409)
    assert host.at_game("")["over"]
    check_what_is_left(host, guest, opened["commitment"])
    return len(host.answers) + len(guest.answers)


def check_what_is_left(host: Player, guest: Player, commitment: str) -> None:
    entries = {entry["seq"]: entry for entry in host.at_game("/log")["entries"]}
    for one in (host, guest):
        assert all(entries[place] == entry for place, entry in one.seen.items())
        assert all(entries[answer["sequence"]] == answer["entry"] for answer in one.answers)
        given = [
            seq for seq, entry in entries.items() if entry["kind"] == "order" and entry["by"] == one.side
        ]
        assert given == [answer["sequence"] for answer in one.answers]
    taken_back = sum(entry["kind"] == "undo" for entry in entries.values())
    assert taken_back == host.undone + guest.undone
    save, proof = host.at_game("/export"), host.at_game("/dice")
    assert verify(json.dumps(save)).difference is None
    assert proof["commitment"] == commitment
    assert VERIFY.faults(save, proof) == []


def test_nothing_answered_is_lost_or_doubled_or_rolled_again(url: str, tmp_path: Path) -> None:
    lives = LIVES[0 if url.startswith("sqlite") else 1]
    points = LIFE * int(lives) if lives >= 1 else LIFE[::4] + LIFE[3::4]
    deaths = tmp_path / "deaths"
    deaths.touch()
    server = Running(url, [sys.executable, "-m", "tests.server.crashing", url, str(deaths), *points])
    try:
        games = orders = 0
        while len(deaths.read_text().splitlines()) < len(points):
            orders += play_one_game(server, games)
            games += 1
            assert games <= len(points), deaths.read_text()
    finally:
        server.kill()
    assert deaths.read_text().splitlines() == [f"{point} 9" for point in points]
    assert orders >= len(points)
    record("Durability", "kills at a write while two people play", len(points))
