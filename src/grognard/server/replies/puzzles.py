"""Puzzles: the list, the position of one with the orders to choose from, and what an answer is worth."""

from __future__ import annotations

import datetime
from typing import Any

from grognard.answers.ahead import Ahead, rulings_ahead
from grognard.answers.card_words import Onlooker
from grognard.core.game.order import Order, parse
from grognard.core.game.save import terms_of
from grognard.puzzles.puzzle import Puzzle, daily, puzzles
from grognard.puzzles.telling import Told, card, solution
from grognard.server.case_answers import Detail
from grognard.server.match import Match
from grognard.server.problems import Problem
from grognard.server.records import Record
from grognard.server.replies.looking_back import shown
from grognard.server.replies.odds import asked_for
from grognard.server.replies.play import advised, order_data
from grognard.server.seats import Seat, Visit
from grognard.server.side_view import SideView, meanings, node_data, spelt_words

Data = dict[str, Any]


def found(id: str) -> Puzzle:
    known = puzzles().get(id)
    if known is None:
        raise Problem(404, "There is no such puzzle")
    return known


def listed(language: str) -> Data:
    """All puzzles, and which of them is that of today."""
    today = datetime.datetime.now(datetime.UTC).date()
    cards = [card(one, language) for one in puzzles().values()]
    return {"puzzles": cards, "daily": daily(today).id, "date": today.isoformat()}


def of_day(date: str) -> Data:
    """The puzzle of a day."""
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        raise Problem(
            422, "The request is not as it should be", "expected a day such as 2026-05-02"
        ) from None
    return {"id": daily(day).id, "date": day.isoformat()}


def visit_to(puzzle: Puzzle) -> Visit:
    """A puzzle as a game that somebody looks at who plays every side; nothing of it is kept."""
    game = puzzle.game.clone()
    terms = terms_of(game.table)
    record = Record(id=puzzle.id, terms=terms, dice="typed", secret="")
    return Visit(Match(record, game, "", 0), Seat(terms.sides))


def puzzle_data(id: str, language: str) -> Data:
    """The position as a board draws it, what is asked, and every order to choose from."""
    one = found(id)
    here = visit_to(one)
    sight, told = SideView(here.match, here.seat, language), Told(one, language)
    words = spelt_words(sight)
    return {
        **card(one, language),
        "question": told.question(),
        "position": shown(sight, here.match.sequence),
        "node": node_data(sight),
        "words": words,
        "meanings": meanings(sight, words),
        "orders": [_offered(sight, told, text) for text in told.listed()],
    }


def _offered(sight: SideView, told: Told, text: str) -> Data:
    order = parse(text)
    assert isinstance(order, Order)
    return {
        "text": text,
        "told": told.order(text),
        "weighed": bool(rulings_ahead(sight.game, order)),
        "order": order_data(sight, order),
        "way": advised(sight, order),
    }


def answered(id: str, order: str, language: str) -> Data:
    """Whether an answer is right, why, and what every other order comes to; without one the solution."""
    told = Told(found(id), language)
    return solution(told, told.known(order) if order else "")


def weighed(
    id: str, order: str, language: str, detail: Detail
) -> tuple[str, tuple[Ahead, ...], str, Detail, Onlooker] | None:
    """The odds of one order: all that another process needs to know; None where there are none."""
    one = found(id)
    given = parse(Told(one, language).known(order))
    here = visit_to(one)
    ahead = rulings_ahead(here.match.game.clone(), given)
    return asked_for(here, ahead, language, detail) if ahead else None
