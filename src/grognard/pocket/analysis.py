"""Looking into a game without a server."""

from __future__ import annotations

from typing import Any

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.core.messages import LANGUAGES
from grognard.pocket.games import Games
from grognard.pocket.library import Lang
from grognard.pocket.play import thought
from grognard.server.replies import analysis as replies
from grognard.server.seats import Visit

Data = dict[str, Any]


async def course(games: Games, here: Visit, lang: Lang = "en") -> Data:
    found = await thought(games, "course", replies.course_asked(here))
    return replies.course_reply(here, found, lang)


async def better(games: Games, here: Visit, entry: int, lang: Lang = "en") -> Data:
    before, save = replies.better_asked(here, entry)
    best = tuple(levels())[-1]
    said = await thought(games, "better", save, before, best, LANGUAGES)
    return replies.better_reply(here, entry, before, said, level_title(best, lang), lang)


def branch(here: Visit, entry: int) -> Data:
    return replies.branch_data(here, entry)


def what_if(
    here: Visit,
    entry: int,
    changes: list[replies.Change] | None = None,
    order: str = "",
    unit: str = "",
    lang: Lang = "en",
) -> Data:
    return replies.what_if(here, entry, changes or [], lang, order=order, unit=unit)
