"""A game at a glance: what a list of games says of each, without opening it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from grognard.answers.library import scenario_data
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.scenario_files import read_title
from grognard.scenarios import scenarios
from grognard.server.records import Record
from grognard.server.seats import Seat
from grognard.server.side_view import keeper, names_at

#: the game waits for dice that any of its players may throw
ANY_PLAYER = "*"


class Glance(msgspec.Struct, frozen=True):
    #: the side that has to decide, or ANY_PLAYER; empty at the end
    waits: str
    turn: int
    over: bool = False
    winner: str = ""


def glance_of(game: Game) -> Glance:
    """Where a game stands by its rules; what players agreed on comes on top."""
    turn = game.state.turn
    match game.node:
        case Decision(side=side):
            return Glance(side, turn)
        case Chance():
            return Glance(ANY_PLAYER, turn)
        case Over(result=result):
            return Glance("", turn, True, result.winner)


class Listed(msgspec.Struct, frozen=True):
    """A game as far as a list tells of it."""

    record: Record
    waits: str
    turn: int
    at: int
    over: bool
    winner: str


def card(listed: Listed, own: Seat, language: str) -> dict[str, Any]:
    """What a list says of a game to somebody who sits at it."""
    record, waits = listed.record, listed.waits
    title = _title(record.terms.scenario, language)
    side_names = {side["id"]: side["name"] for side in title.get("sides", ())}
    names = names_at(record)
    return {
        "game": record.id,
        "scenario": record.terms.scenario,
        "title": title.get("title", record.terms.scenario),
        "turn": listed.turn,
        "turns": title.get("turns", listed.turn),
        "created": record.created,
        "at": listed.at,
        "sides": [
            {
                "id": side,
                "name": side_names.get(side, side),
                "seat": keeper(record, own, side),
                "who": names[side],
            }
            for side in record.terms.sides
        ],
        "you": list(own.sides),
        "waits": waits if waits not in ("", ANY_PLAYER) else None,
        "yours": own.is_player and not listed.over and (waits == ANY_PLAYER or waits in own.sides),
        "over": listed.over,
        "winner": listed.winner or None,
    }


@lru_cache(maxsize=256)
def _title(scenario: str, language: str) -> dict[str, Any]:
    """The title page of a scenario; nothing, where it is no longer there."""
    folder = scenarios().get(scenario)
    return {} if folder is None else scenario_data(read_title(folder), language)
