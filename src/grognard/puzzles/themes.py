"""What a decision is about, found by looking at what is right and what is not."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.answers.ahead import situation_of
from grognard.answers.foreseen import throws_of
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.order import Order
from grognard.core.game.system import DONE
from grognard.core.procedure import Choose
from grognard.puzzles.judge import Outlook
from grognard.puzzles.proof import Proof

#: words of answers by what they are about
_GOES = ("retreat", "withdraw", "retire", "evade", "recall", "flee")
#: questions of yes and no, and the answer that gives way
_YIELDS = {"refuse": "yes", "decline": "no", "recall": "yes"}
_FOLLOWS = ("pursue", "pursuit", "advance", "breakthrough")
_RALLIES = ("rally", "reorganize", "recover", "regroup")
_ROUND = ("flank", "rear", "envelop", "encircle", "surround", "sides")


def theme_of(game: Game, proof: Proof) -> str:
    node = game.node
    assert isinstance(node, Decision)
    if node.choice is not None:
        return _of_question(node.choice, proof.answer.option)
    order = proof.answer
    if order == DONE:
        return "hold-back"
    if _has(_RALLIES, (order.verb, node.phase)):
        return "rally"
    outlook = proof.right[0].outlook
    if (
        outlook is not None
        and _goes_round(game, outlook)
        and not all(
            one.outlook is not None and _goes_round(game, one.outlook)
            for one in proof.wrong
            if one.order != DONE
        )
    ):
        return "flank"
    if len(order.units) > 1 or len(proof.right) > 1:
        return "concentrate"
    return "target"


def _of_question(choice: Choose, option: str) -> str:
    asked = choice.id.rpartition(".")[2]
    if _has(("square",), (asked, *choice.options)):
        return "square"
    if _has(_FOLLOWS, (choice.id,)):
        return "pursuit"
    if asked in _YIELDS and option in ("yes", "no"):
        return "withdraw" if option == _YIELDS[asked] else "hold"
    if _has(_GOES, choice.options):
        return "withdraw" if _has(_GOES, (option,)) else "hold"
    return "target"


def _goes_round(game: Game, outlook: Outlook) -> bool:
    """Whether the fight of an order counts a flank or a rear, by the modifiers of its throws."""
    throws = throws_of(situation_of(game.scenario.ruleset, outlook.ahead, "en"))
    return any(_has(_ROUND, (str(one["id"]),)) for throw in throws for one in throw["modifiers"])


def _has(words: Iterable[str], among: Iterable[str]) -> bool:
    listed = tuple(among)
    return any(word in one for word in words for one in listed)


def about(order: Order) -> tuple[str, str]:
    """What makes two orders parts of one attack."""
    return order.verb, order.target
