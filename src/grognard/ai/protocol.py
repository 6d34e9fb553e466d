"""The line protocol between a host and an engine: one JSON object a line, so that any language will do.

    host    {"say":"hello","protocol":1}
    engine  {"say":"hello","protocol":1,"name":"my engine"}
    host    {"say":"decide","id":1,"side":"french", ..., "orders":["move F01 0703/SW", ..., "done"]}
    engine  {"say":"order","id":1,"order":"done"}
    host    {"say":"stop","id":1}      (the answer is wanted now)
    host    {"say":"bye"}

docs/engine-protocol.md says the rest.
"""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.ai.player import decision
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.journal import END, FIX, OPENING, RULES, UNDO, Journal
from grognard.core.game.order import Order, parse
from grognard.core.game.position_text import to_text

PROTOCOL = 1


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="say"):
    """Said by both before anything else."""

    protocol: int
    name: str = ""
    #: said by an engine that keeps the game and plays it on: it hears of what is new alone
    keeps: bool = False


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag="decide", tag_field="say"):
    """A decision, with everything that the side may know."""

    id: int
    scenario: str
    ruleset: str
    side: str
    turn: int
    phase: str
    #: the question and its options, where one is asked inside an order
    question: str = ""
    #: every legal order, in notation
    orders: tuple[str, ...] = ()
    #: the position as the side sees it, in the notation that people read
    position: str = ""
    #: a saved game that looks like this one to the side, for engines that have the rules
    game: str = ""
    #: instead of those three, for an engine that keeps the game: what was given since the last decision
    news: tuple[str, ...] = ()
    #: what may be spent; an engine that knows no nodes goes by the seconds
    nodes: int | None = None
    seconds: float | None = None


class Stop(msgspec.Struct, frozen=True, tag="stop", tag_field="say"):
    """The answer to a decision is wanted now."""

    id: int


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="say"):
    """The engine may go."""


class Answer(msgspec.Struct, frozen=True, tag="order", tag_field="say"):
    """The engine's order, and why if it likes to say."""

    id: int
    order: str
    why: tuple[str, ...] = ()


FromHost = Hello | Decide | Stop | Bye
FromEngine = Hello | Answer

_from_host = msgspec.json.Decoder(FromHost)
_from_engine = msgspec.json.Decoder(FromEngine)


def line(said: FromHost | FromEngine) -> str:
    return msgspec.json.encode(said).decode() + "\n"


def heard_from_host(text: str) -> FromHost:
    said: FromHost = _read(_from_host, text, "host")
    return said


def heard_from_engine(text: str) -> FromEngine:
    said: FromEngine = _read(_from_engine, text, "engine")
    return said


def _read(decoder: Any, text: str, who: str) -> Any:
    try:
        return decoder.decode(text)
    except RecursionError:
        raise BadCase([Fault(f"line of the {who}", "cannot be read: nested too deeply")]) from None
    except (msgspec.MsgspecError, UnicodeError) as wrong:
        raise BadCase([Fault(f"line of the {who}", f"cannot be read: {wrong}")]) from None


def asked(
    game: Game,
    id: int,
    nodes: int | None = None,
    seconds: float | None = None,
    told: Journal | None = None,
) -> Decide:
    """A decision as an engine hears of it; `told` is what one that keeps the game has heard already."""
    node = decision(game)
    decide = Decide(
        id=id,
        scenario=game.scenario.id,
        ruleset=game.scenario.ruleset,
        side=node.side,
        turn=game.state.turn,
        phase=node.phase,
        question="" if node.choice is None else node.choice.id,
        nodes=nodes,
        seconds=seconds,
    )
    guess = game.guess(node.side, id)
    news = None if told is None else news_since(guess.journal, told)
    if news:
        return msgspec.structs.replace(decide, news=news)
    return msgspec.structs.replace(
        decide,
        orders=tuple(map(str, game.orders())),
        position=to_text(game.table, game.view(node.side)),
        game=guess.save(secret=True),
    )


def news_since(journal: Journal, told: Journal) -> tuple[str, ...] | None:
    """What was given since; None where that is more than inputs, or another game."""
    if len(journal) < len(told) or journal.back(len(told)) is not told:
        return None
    entries = []
    while journal is not told:
        entries.append(journal.entry)
        journal = journal.back(len(journal) - 1)
    if any(entry is None or entry.asked in (OPENING, UNDO, RULES, END, FIX) for entry in entries):
        return None
    return tuple(entry.given for entry in reversed(entries) if entry is not None)


def answered(game: Game, answer: Answer) -> Order:
    """The order of an answer, if it is legal; a BadCase says what is wrong with it."""
    given = parse(answer.order)
    refused = game.check(given) if isinstance(given, Order) else None
    if refused is not None or not isinstance(given, Order):
        why = "" if refused is None else f": {refused.reason}"
        raise BadCase([Fault("order of the engine", f"{answer.order!r} is not legal here{why}")])
    return given
