"""Deciding: what an order or an answer leads to, and with what odds, before it is given."""

from __future__ import annotations

from typing import Any

from fastapi import Response

from grognard.answers.ahead import Ahead, rulings_ahead
from grognard.answers.asked import consequence, offered, open_question
from grognard.answers.card_words import Onlooker
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Input, parse
from grognard.server import game_shapes, library_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.reckoning import Detail, odds_in_game
from grognard.server.routes.opening import GameId
from grognard.server.routes.play import deciding, refused_by
from grognard.server.sight import Sight, told_lines
from grognard.server.workshop import AtBench

router = game_router()


@router.get("/api/games/{game}/odds", responses=told(library_shapes.OddsAnswer, 401, 409, 503))
async def odds(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    order: shapes.Text,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The odds of the ruling that an order or an answer leads to, with its modifiers.

    `odds` is null where none follows.
    """
    ahead = await bench.do(_foreseen, here, parse(order), lang)
    if not ahead:
        return answer({"odds": None})
    return answer(await bench.reckon(odds_in_game, *asked_for(here, ahead, lang, detail)))


#: a list of more answers than this is picked from by name: trying each out would take long
_MOST_TRIED = 12


@router.get("/api/games/{game}/answers", responses=told(game_shapes.AnswersLead, 401, 409, 503))
async def answers(game: GameId, here: Here, bench: AtBench, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """What each answer to the open question brings at once, before any dice."""
    return answer({"answers": await bench.do(_leads, here, lang)})


def _leads(here: Visit, language: str) -> list[dict[str, Any]]:
    sight = deciding(here, language)
    choice = open_question(sight.game)
    if choice is None:
        return []
    found = [(one, *_lead(sight, one)) for one in offered(choice)[:_MOST_TRIED]]
    # What comes whatever is answered says nothing about an answer.
    shared = set[str].intersection(*(set(lines) for _option, lines, _then in found))
    alike = len({then for _option, _lines, then in found}) == 1
    return [
        {
            "value": option,
            "leads": [line for line in lines if line not in shared or len(found) == 1],
            "then": "" if alike and len(found) > 1 else then,
        }
        for option, lines, then in found
    ]


def _lead(sight: Sight, option: str) -> tuple[list[str], str]:
    """What an answer brings at once, and what is thrown or asked then."""
    found = consequence(sight.game, option)
    then = found.after.node
    waits = isinstance(then, Chance) or (isinstance(then, Decision) and then.choice is not None)
    return told_lines(sight, found.entry), sight.words.waiting(then) if waits else ""


def asked_for(
    here: Visit, ahead: tuple[Ahead, ...], language: str, detail: Detail
) -> tuple[str, tuple[Ahead, ...], str, Detail, Onlooker]:
    """The odds of some rulings for whoever has to decide: all that another process needs to know."""
    sight = Sight(here.match, here.seat, language)
    game, node = sight.game, sight.game.node
    side = node.side if isinstance(node, Decision) else ""
    sides = {piece.id: game.side_of(piece.id) for piece in sight.state.pieces}
    sides |= {player.id: player.id for player in game.scenario.sides}
    return game.scenario.ruleset, ahead, language, detail, Onlooker(side, sides)


def _foreseen(here: Visit, given: Input, language: str) -> tuple[Ahead, ...]:
    """What a legal order or answer leads to."""
    sight = deciding(here, language)
    illegal = sight.game.check(given)
    if illegal is not None:
        raise refused_by(sight, illegal)
    return rulings_ahead(sight.game, given)
