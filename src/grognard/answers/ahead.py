"""The rulings that an order, or the answer to a question, leads to: for whoever tells odds beforehand."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.answers.figures import MOST_BRANCHES, Sheet, figure
from grognard.answers.situation import Situation
from grognard.core.drivers.explain import Words, words_for
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.offers import Replies, Reply, Rulings
from grognard.core.game.order import Input, Order
from grognard.core.procedure import Choose
from grognard.rulesets import ruleset


class Ahead(msgspec.Struct, frozen=True):
    """A ruling to come: its procedure, its case, and what has been thrown and decided in it already."""

    procedure: str
    case: Any
    answers: tuple[int | str, ...] = ()
    #: what the other side answers before it begins, where it may
    reply: Reply | None = None


def rulings_ahead(game: Game, given: Input) -> tuple[Ahead, ...]:
    """What a legal order or answer leads to, one for each way in which the other side may reply to it.

    Empty where no ruling follows, or the system cannot tell it.
    """
    node = game.node
    if not isinstance(node, Decision) or not isinstance(given, Order):
        return ()
    return _of_order(game, given) if node.choice is None else _of_answer(game, node.choice, given.option)


def may_be_weighed(game: Game) -> bool:
    """Whether the odds of the answers to an open question can be told."""
    node = game.node
    if not isinstance(node, Decision) or node.choice is None:
        return False
    return bool(_of_answer(game, node.choice, node.choice.options[0]))


def _of_order(game: Game, order: Order) -> tuple[Ahead, ...]:
    system, battle = game.table.system, game.battle
    if isinstance(system, Replies):
        replies = [
            (reply, system.ruling_after(battle, order, reply.given))
            for reply in system.replies_to(battle, order)
        ]
        if replies:
            return tuple(Ahead(*ruling, reply=reply) for reply, ruling in replies if ruling is not None)
    ruling = system.ruling_of(battle, order) if isinstance(system, Rulings) else None
    return () if ruling is None else (Ahead(*ruling),)


def _of_answer(game: Game, choice: Choose, option: str) -> tuple[Ahead, ...]:
    """The ruling that asks, gone on with; or the one that begins after the answer."""
    battle, system = game.battle, game.table.system
    if battle.under_way:
        ruled = battle.under_way[-1]
        ids = {procedure.run: id for id, procedure in ruleset(game.scenario.ruleset).procedures.items()}
        id = ids.get(ruled.procedure)
        if ruled.choice != choice or id is None:
            return ()
        return (Ahead(id, ruled.case, (*ruled.answers, option)),)
    _settled, pending = game.standing
    if battle.rulings or pending is None or not isinstance(system, Replies):
        return ()
    answers = [answer for answer in pending.answers if isinstance(answer, str)]
    if not isinstance(pending.order, Order) or len(answers) < len(pending.answers):
        return ()
    ruling = system.ruling_after(battle, pending.order, (*answers, option))
    return () if ruling is None else (Ahead(*ruling),)


def situation_of(game_rules: str, ahead: Ahead, language: str) -> Situation:
    """A ruling to come, with the words to speak about it."""
    rules = ruleset(game_rules)
    words = words_for(rules, ahead.procedure, ahead.case, language)
    return Situation(rules, rules.procedure(ahead.procedure), ahead.case, "", words, answers=ahead.answers)


def sheet_of(game_rules: str, ahead: Ahead, language: str) -> Sheet:
    """The figures of one ruling to come."""
    return figure(situation_of(game_rules, ahead, language), {}, most_branches=MOST_BRANCHES)


def reply_name(reply: Reply) -> str:
    """The name under which an answer of the other side stands in a policy."""
    return "+".join(reply.given) or reply.choice.options[-1]


def reply_label(words: Words, reply: Reply) -> str:
    """What the other side answers, in words."""
    said = [words.option(reply.choice, option) for option in reply.given]
    return " + ".join(said) or words.option(reply.choice, reply.choice.options[-1])
