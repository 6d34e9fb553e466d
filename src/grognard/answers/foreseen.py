"""What a ruling will be rolled with: the throws that come whatever the dice show, with their modifiers."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from grognard.answers.situation import Situation
from grognard.core.drivers.explain import Words, entry_data
from grognard.core.drivers.play import Given, Run
from grognard.core.procedure import Choose, Consult, Question, Roll

#: the answer that leaves a fight to take its course
_PASSIVE = "no"


class _Enough(Exception):
    """Everything that does not depend on dice has been seen."""


def throws_of(situation: Situation) -> list[dict[str, Any]]:
    """The first throw, and those on the same chart that follow it at once, each with its modifiers.

    Nobody withdraws, fires or forms square meanwhile: decisions take the answer that lets the fight go on.
    """
    met: list[Roll | Consult] = []

    def give(question: Question) -> Given:
        if isinstance(question, Choose):
            return _PASSIVE if _PASSIVE in question.options else question.options[0]
        if met and _chart_of(question) != _chart_of(met[0]):
            raise _Enough
        met.append(question)
        dice = question.dice if isinstance(question, Roll) else question.chart.dice
        assert dice is not None
        return (dice.faces[0],) * dice.count

    rules = situation.ruleset.rules
    with suppress(_Enough):
        Run(rules, give).events(situation.run(rules, situation.case))
    return [_throw(throw, situation.words) for throw in met]


def _chart_of(throw: Roll | Consult) -> str:
    if isinstance(throw, Consult):
        return throw.chart.id
    return throw.tally.chart.id if throw.tally is not None else throw.ask.key


def _throw(throw: Roll | Consult, words: Words) -> dict[str, Any]:
    entries = throw.tally.entries if throw.tally is not None else ()
    return {
        "ask": words.ask(throw),
        "dice": str(throw.dice if isinstance(throw, Roll) else throw.chart.dice),
        "modifiers": [entry_data(throw.tally.chart, entry, words) for entry in entries]
        if throw.tally
        else [],
        "total": throw.tally.total if throw.tally is not None else 0,
    }
