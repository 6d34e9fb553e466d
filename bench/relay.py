"""The peer of the server: the same storage, guards and live streams, passing texts on without any rules.

python -m bench.relay URL        relays
python -m bench.relay URL rules  the server itself, with nothing held back from a visitor in a hurry
"""

from __future__ import annotations

import asyncio
import hashlib
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.sse import EventSourceResponse, ServerSentEvent

from grognard.core.game.save import Line, Terms
from grognard.server import request_shapes
from grognard.server.answer import answer
from grognard.server.app import create_app
from grognard.server.connections import Bounds
from grognard.server.guard import Guard
from grognard.server.problem_answers import answer_with_problems
from grognard.server.problems import Problem
from grognard.server.records import Kept, Record, Sitting, Standing, now
from grognard.server.seats import hashed, new_token
from grognard.server.serving import config_of
from grognard.server.settings import Settings
from grognard.server.storage import Store
from grognard.server.strict import StrictBodies

TERMS = Terms(scenario="", scenario_hash="", ruleset="", rules_hash="", sides=("red", "blue"), commitment="")


def unhurried(url: str) -> Settings:
    """Nobody is asked to wait: all games come from one visitor here."""
    return Settings(db=url, burst=10**9, games_an_hour=10**9, games=10**9, at_once=10**9, reckoning=10.0)


class Wire:
    """What is passed between two people."""

    def __init__(self, token: str) -> None:
        self.token, self.sequence, self.hash = token, 0, ""
        self.lock, self.bell = asyncio.Lock(), asyncio.Event()

    def entry(self, given: str) -> Kept:
        self.sequence += 1
        self.hash = hashlib.sha256(f"{self.hash}\x1f{given}".encode()).hexdigest()
        return Kept(Line(self.sequence, "relay", "red", given, (), self.hash), None, now())

    def ring(self) -> None:
        bell, self.bell = self.bell, asyncio.Event()
        bell.set()


def relay(url: str) -> FastAPI:
    settings = unhurried(url)
    wires: dict[str, Wire] = {}

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        app.state.store = Store(url)
        await app.state.store.open()
        yield
        await app.state.store.close()

    app = FastAPI(lifespan=running)

    def admitted(request: Request, game: str) -> Wire:
        wire = wires.get(game)
        if wire is None or hashed(request.cookies.get("seat", "")) != wire.token:
            raise Problem(401, "You have no seat here")
        return wire

    @app.post("/relay/{game}/open")
    async def opened(game: str) -> Response:
        token = new_token()
        wire = wires[game] = Wire(hashed(token))
        seats = tuple(Sitting(side=side, token=wire.token) for side in TERMS.sides)
        record = Record(id=game, terms=TERMS, dice="server", secret="", seats=seats)
        await app.state.store.create(record, [wire.entry("opened")], Standing(()))
        return answer({"token": token})

    @app.post("/relay/{game}")
    async def give(request: Request, game: str, body: request_shapes.Give) -> Response:
        wire = admitted(request, game)
        async with wire.lock:
            if await app.state.store.by_key(game, body.key) is None:
                await app.state.store.append(game, [wire.entry(body.given)], body.key)
        wire.ring()
        return answer({"sequence": wire.sequence})

    @app.get("/relay/{game}/live", response_class=EventSourceResponse)
    async def live(request: Request, game: str, after: int = 0) -> AsyncIterator[ServerSentEvent]:
        wire, heard = admitted(request, game), after
        while True:
            bell = wire.bell
            for one in await app.state.store.entries(game, heard):
                heard = one.line.seq
                yield ServerSentEvent(data=_told(one), id=str(heard), event="entry")
            if bell is wire.bell:
                await bell.wait()

    answer_with_problems(app)
    app.add_middleware(StrictBodies, settings=settings)
    app.add_middleware(Guard, settings=settings)
    return app


def _told(one: Kept) -> dict[str, Any]:
    return {"seq": one.line.seq, "at": one.at, "given": one.line.given, "hash": one.line.hash}


def main(url: str, rules: bool) -> None:
    app = create_app(unhurried(url)) if rules else relay(url)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    print(listening.getsockname()[1], flush=True)
    patient = Bounds(total=10_000, head_time=600.0)
    uvicorn.Server(config_of(app, patient, log_level="error", timeout_keep_alive=600)).run([listening])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] == ["rules"])
