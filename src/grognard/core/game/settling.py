"""Whether what players settled may stand, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.events import GameSettled
from grognard.core.game.repair import check_fix
from grognard.core.game.settlement import Declared, Draw, End, Fix, Resign, Settlement
from grognard.core.messages import message

if TYPE_CHECKING:
    from grognard.core.game.game import Game

#: how a game ends by giving up, and by agreement
RESIGNED, DRAWN = "resigned", "draw"


def check_settled(game: Game, by: str, what: Settlement) -> None:
    """Refuse what cannot be settled: BadCase for a side that is none, IllegalOrder for the rest."""
    sides = sides_of(game)
    named = {"by": by, "consent": getattr(what, "consent", ""), "winner": getattr(what, "winner", "")}
    if isinstance(what, Resign):
        named["side"] = what.side
    for where, side in named.items():
        if side not in sides and (side or where == "side"):
            raise BadCase([Fault(where, f"there is no side {side!r}", sides)])
    if game.state.result is not None:
        raise IllegalOrder(message("refuse-over"), game.state.result.rule)
    if isinstance(what, Draw | Fix):
        _check_consent(by, what.consent, sides)
    if isinstance(what, Fix):
        check_fix(game, what)


def sides_of(game: Game) -> tuple[str, ...]:
    return tuple(player.id for player in game.scenario.sides)


def _check_consent(by: str, consent: str, sides: tuple[str, ...]) -> None:
    if not consent or not by or consent == by:
        other = next((side for side in sides if side != by), "")
        raise IllegalOrder(message("refuse-settle-alone"), "", message("remedy-settle-with", side=other))


def ending(game: Game, by: str, what: End) -> GameSettled:
    """What an end that no rule brought about says for ever."""
    match what:
        case Resign():
            others = [side for side in sides_of(game) if side != what.side]
            winner = others[0] if len(others) == 1 else ""
            return GameSettled(winner, "", how=RESIGNED, by=what.side)
        case Draw():
            return GameSettled("", "", how=DRAWN, by=by, consent=what.consent)
        case Declared():
            return GameSettled(what.winner, "", how=what.how, by=by)


def proposer(game: Game, what: Settlement) -> str:
    """Who settles something that was typed without a name, where both sides sit at one table."""
    match what:
        case Resign():
            return what.side
        case Declared():
            return ""
    others = [side for side in sides_of(game) if side != what.consent]
    return others[0] if len(others) == 1 else ""
