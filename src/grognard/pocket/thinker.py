"""Whoever thinks for seconds, beside whoever answers: jobs of plain data by their names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

import msgspec

from grognard.ai import Player, player
from grognard.analysis.better import better_on
from grognard.analysis.course import course_in
from grognard.core.errors import BadData
from grognard.games import load
from grognard.server.advising import advice_on, staff_work
from grognard.server.post_game import strokes_of


class Stopped(Exception):
    """Nobody wants to know any more."""


class Thinker(Protocol):
    async def ask(self, job: str, *given: Any) -> Any:
        """What a job makes of this; Stopped where it was not waited for."""
        ...

    def stop(self) -> None:
        """Whatever is being thought of is not wanted any more."""
        ...


@lru_cache(maxsize=8)
def _seated(name: str, seed: int) -> Player:
    """A player goes on with the chance that he began with."""
    return player(name, seed)


def order(save: str, name: str, seed: int) -> str:
    """What a computer orders where a game stands."""
    return str(_seated(name, seed).choose(load(save, "decision")))


def trial(files: dict[str, str], number: int, language: str, printed: bool) -> dict[str, Any]:
    """A game between computers in a battle that is being made; what is wrong with it is no error here."""
    # The laboratory is large, and seldom asked.
    from grognard.editor.trial import tried

    try:
        return tried(files, number, language, printed)
    except BadData as wrong:
        return {"trouble": str(wrong)}


#: what can be asked
JOBS: dict[str, Callable[..., Any]] = {
    "order": order,
    "advice": advice_on,
    "staff": staff_work,
    "strokes": strokes_of,
    "course": course_in,
    "better": better_on,
    "trial": trial,
}


def done(text: str) -> str:
    """A job and what is given to it, as JSON; and what comes of it."""
    job, given = msgspec.json.decode(text, type=tuple[str, list[Any]])
    return msgspec.json.encode(JOBS[job](*given)).decode()


class AtOnce:
    """Thinks in the same process, through the same text as between two workers."""

    async def ask(self, job: str, *given: Any) -> Any:
        await asyncio.sleep(0)
        passed = msgspec.json.decode(msgspec.json.encode(given), type=list[Any])
        return msgspec.json.decode(msgspec.json.encode(JOBS[job](*passed)))

    def stop(self) -> None:
        """It is never caught thinking."""
