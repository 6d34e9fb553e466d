"""The editor of a page without a server."""

from __future__ import annotations

from typing import Any, Literal

from grognard.pocket.games import Games
from grognard.pocket.library import Lang
from grognard.server.problems import Problem
from grognard.server.replies import editing as replies

Data = dict[str, Any]


def opened(
    scenario: str = "", archive: str = "", files: dict[str, str] | None = None, lang: Lang = "en"
) -> Data:
    return replies.opened(scenario, archive, files or {}, lang)


def made(
    system: str,
    seed: int,
    size: Literal["small", "medium", "large"] = "small",
    attempt: int = 0,
    lang: Lang = "en",
) -> Data:
    return replies.made(system, size, seed, attempt, lang)


def changed(files: dict[str, str], edits: list[Data] | None = None, lang: Lang = "en") -> Data:
    return replies.changed(files, edits or [], lang)


def packed(files: dict[str, str]) -> Data:
    return replies.packed(files)


def rules_of(files: dict[str, str], lang: Lang = "en") -> Data:
    return replies.rules_of(files, lang)


def odds_of(files: dict[str, str], procedure: str, lang: Lang = "en") -> Data:
    return replies.odds_of(files, procedure, lang)


def summed(
    files: dict[str, str], outcomes: list[str], printed: list[str] | None = None, lang: Lang = "en"
) -> Data:
    return replies.summed(files, outcomes, printed or [], lang)


async def tried(
    games: Games, files: dict[str, str], number: int, printed: bool = False, lang: Lang = "en"
) -> Data:
    """The answering worker stays free meanwhile."""
    said = await games.thinker.ask("trial", files, number, lang, printed)
    if "trouble" in said:
        raise Problem(422, "That cannot be used", said["trouble"])
    return dict(said)
