"""Opening a game without a server, bringing one along, and how one's own games stand."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal

from grognard.core.game.save import Saved, terms_of
from grognard.pocket.games import Games
from grognard.pocket.library import Lang
from grognard.server.fair import commitment, fresh_secret, proof_of
from grognard.server.glance import Listed, card, glance_of
from grognard.server.lessons import LESSON
from grognard.server.match import first_entries, set_up
from grognard.server.problems import Problem
from grognard.server.records import Kept, Record, now
from grognard.server.replies.opening import check_lesson, checked, laid, new_id, one_of_ours
from grognard.server.replies.telling import saved_text
from grognard.server.seats import Visit
from grognard.server.side_view import SideView

Data = dict[str, Any]


async def open_game(
    games: Games,
    scenario: str,
    seats: dict[str, str],
    options: list[str] | None = None,
    dice: Literal["server", "typed", "lesson"] = "server",
    practice: bool = False,
    secret: str | None = None,
    days: int | None = None,
) -> Data:
    _check_here(seats, days)
    drawn = fresh_secret()
    table, game = set_up(scenario, options or [], drawn, practice=practice or dice == LESSON)
    terms = terms_of(table)
    places = laid(seats, terms.sides, secret)
    if dice == LESSON:
        check_lesson(table.scenario, seats)
    record = Record(id=new_id(), terms=terms, dice=dice, secret=drawn, created=now(), seats=places.seats)
    return await _opened(games, record, first_entries(game))


async def open_own_game(
    games: Games,
    battle: dict[str, str],
    seats: dict[str, str],
    scenario: str = "",  # noqa: ARG001
    options: list[str] | None = None,
    dice: Literal["server", "typed", "lesson"] = "server",
    practice: bool = False,
    secret: str | None = None,
    days: int | None = None,
) -> Data:
    """A game of a battle of one's own, which is kept with it."""
    return await open_game(games, one_of_ours(battle), seats, options, dice, practice, secret, days)


async def bring(
    games: Games,
    save: str,
    seats: dict[str, str],
    dice: Literal["server", "typed"] = "server",
    days: int | None = None,
) -> Data:
    """Carry a saved game on. It is played again first, to see that it is what its inputs make of it."""
    _check_here(seats, days)
    saved: Saved = checked(save)
    record = Record(
        id=new_id(),
        terms=saved.terms,
        dice=dice,
        secret=fresh_secret(),
        since=len(saved.entries) + 1,
        created=now(),
        seats=laid(seats, saved.sides).seats,
    )
    return await _opened(games, record, [Kept(line) for line in saved.entries])


def _check_here(seats: Mapping[str, str], days: int | None) -> None:
    if "open" in seats.values() or days is not None:
        raise Problem(409, "Playing with somebody elsewhere needs a server", code="needs-server")


async def _opened(games: Games, record: Record, kept: list[Kept]) -> Data:
    await games.create(record, kept)
    mine = (await games.visit(record.id)).seat.sides
    return {
        "game": record.id,
        "links": {},
        "spectator": "",
        "commitment": commitment(record),
        "you": list(mine),
    }


def glance(here: Visit, lang: Lang = "en") -> Data:
    """What a list says of a game."""
    found, result = glance_of(here.match.game.clone()), here.match.game.standing[0].result
    over, winner = result is not None, "" if result is None else result.winner
    record = here.match.record
    # Where nothing has been done yet, it was last touched when it was opened.
    listed = Listed(record, found.waits, found.turn, here.match.at or record.created, over, winner)
    return {**card(listed, here.seat, lang), "unread": None}


async def my_games(games: Games, start: int = 0, most: int = 20, lang: Lang = "en") -> Data:
    """Every game that is kept here, the latest first; one that is damaged is told of where it is opened."""
    found: list[Data] = []
    for id in await games.shelf.games():
        with suppress(Problem):
            found.append(glance(await games.visit(id), lang))
    found.sort(key=lambda one: (one["yours"], not one["over"], one["at"]), reverse=True)
    yours = sum(bool(one["yours"]) for one in found)
    return {"games": found[start : start + most], "total": len(found), "yours": yours}


async def leave(games: Games, here: Visit) -> Data:
    """Nobody else sits at a game that is kept here: whoever gets up takes it away."""
    await games.drop(here.match)
    return {"done": True}


def export(here: Visit) -> str:
    return saved_text(here)


async def dice(games: Games, here: Visit) -> Data:
    """What the dice come from; once the game is over, everything that is needed to derive them again."""
    sight = SideView(here.match, here.seat)
    kept = await games.entries(here.match)
    return proof_of(sight.record, kept[: sight.sequence], sight.shown_hash, over=sight.is_over)


def me() -> Data:
    """Nobody signs in here."""
    return {"account": None, "mail": False}
