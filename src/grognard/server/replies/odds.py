"""What an order or an answer leads to, before it is given."""

from __future__ import annotations

from typing import Any

from grognard.answers.ahead import Ahead, rulings_ahead
from grognard.answers.asked import consequence, offered, open_question
from grognard.answers.card_words import Onlooker
from grognard.core.game.node import Chance, Decision, Node
from grognard.core.game.order import Input, Order
from grognard.server.case_answers import Detail
from grognard.server.replies.play import deciding, in_words, refused_by
from grognard.server.seats import Visit
from grognard.server.side_view import SideView, told_lines

#: a list of more answers than this is picked from by name: trying each out would take long
_MOST_TRIED = 12


def leads(here: Visit, language: str) -> list[dict[str, Any]]:
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


def _lead(sight: SideView, option: str) -> tuple[list[str], str]:
    """What an answer brings at once, and what is thrown or asked then."""
    found = consequence(sight.game, option)
    return told_lines(sight, found.entry), _then(sight, found.after.node)


def _then(sight: SideView, node: Node) -> str:
    """What the game waits for after an answer; where that is an order of the same seat, whose it may be."""
    words = sight.words
    if isinstance(node, Chance) or (isinstance(node, Decision) and node.choice is not None):
        return words.waiting(node)
    if not isinstance(node, Decision) or node.side not in sight.seat.sides or not node.subjects:
        return ""
    units = ", ".join(words.title(unit) for unit in node.subjects)
    return words.say("answer-may-act", count=len(node.subjects), units=units)


def asked_for(
    here: Visit, ahead: tuple[Ahead, ...], language: str, detail: Detail
) -> tuple[str, tuple[Ahead, ...], str, Detail, Onlooker]:
    """The odds of some rulings for whoever has to decide: all that another process needs to know."""
    sight = SideView(here.match, here.seat, language)
    game, node = sight.game, sight.game.node
    side = node.side if isinstance(node, Decision) else ""
    sides = {piece.id: game.side_of(piece.id) for piece in sight.state.pieces}
    sides |= {player.id: player.id for player in game.scenario.sides}
    return game.scenario.ruleset, ahead, language, detail, Onlooker(side, sides)


def foreseen(here: Visit, given: Input, language: str) -> tuple[Ahead, ...]:
    """What a legal order or answer leads to."""
    sight = deciding(here, language)
    illegal = sight.game.check(given)
    if illegal is not None:
        raise refused_by(sight, illegal)
    return rulings_ahead(sight.game, given)


def sentence(here: Visit, given: Input, language: str) -> str:
    """An order or an answer as it is said; what is no order needs no sentence."""
    return in_words(deciding(here, language), given) if isinstance(given, Order) else ""
