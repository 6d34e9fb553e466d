"""What went wrong, in plain data: a title, what exactly, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.answers.errors import lines_of
from grognard.core.chart import OffTheChart
from grognard.core.errors import BadCase, GrognardError, IllegalOrder
from grognard.dice.sources import OutOfDice, WrongFace
from grognard.server.match import CannotOpen, DiceWait, GameEnded, NoSuchGame, NotYourTurn, Stale
from grognard.server.problem_words import said
from grognard.server.sums import Damaged

Fault = Mapping[str, str]


class Problem(Exception):
    """An answer that is not what was asked for."""

    def __init__(
        self,
        status: int,
        title: str,
        detail: str = "",
        faults: Sequence[Fault] = (),
        headers: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(title)
        self.status, self.headers = status, headers
        self.body = {"title": title, "status": status, "detail": detail, "faults": list(faults), **more}

    def data(self, language: str) -> dict[str, Any]:
        """The problem in the language of whoever asked."""
        words = {name: said(str(self.body[name]), language) for name in ("title", "detail")}
        return {"type": "about:blank", **self.body, **words}


def problem_of(wrong: Exception, language: str = "en") -> Problem:
    """Any error of the rules or of a game as a problem; what nobody foresaw says nothing about the inside."""
    match wrong:
        case Problem():
            return wrong
        case Stale():
            title = "The game has gone on meanwhile"
            return Problem(409, title, str(wrong), sequence=wrong.sequence)
        case DiceWait():
            return Problem(409, "The dice wait until every side has its player")
        case NotYourTurn():
            return Problem(409, "It is not your turn")
        case GameEnded():
            return Problem(409, "The game is over")
        case NoSuchGame():
            return Problem(404, "There is no such game")
        case Damaged():
            detail = f"{wrong}; whoever keeps the server can restore it from a backup"
            return Problem(503, "This game is damaged", detail, code="damaged")
        case CannotOpen():
            return Problem(409, "The game cannot be taken up", str(wrong))
        case BadCase():
            faults = [{"where": fault.path, "what": str(fault)} for fault in wrong.faults]
            return Problem(422, "That cannot be used", str(wrong), faults)
        case IllegalOrder():
            return Problem(422, "The rules forbid it", wrong.say(language), rule=wrong.rule)
        case GrognardError():
            faults = [{"where": "", "what": line} for line in lines_of(wrong)]
            return Problem(422, "That cannot be used", faults[0]["what"], faults)
        case OffTheChart() | OutOfDice() | WrongFace():
            return Problem(422, "That cannot be ruled", str(wrong))
    return Problem(500, "The server has failed")


#: what has a problem of its own
KNOWN: tuple[type[Exception], ...] = (
    Problem,
    Stale,
    DiceWait,
    NotYourTurn,
    GameEnded,
    NoSuchGame,
    CannotOpen,
    Damaged,
    GrognardError,
    OffTheChart,
    OutOfDice,
    WrongFace,
)
