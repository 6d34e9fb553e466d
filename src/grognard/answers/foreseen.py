"""What a ruling will be rolled with: the modifiers of its first throw."""

from __future__ import annotations

from typing import Any

from grognard.answers.situation import Situation
from grognard.core.drivers.explain import entry_data
from grognard.core.drivers.play import Given, Run
from grognard.core.procedure import Choose, Consult, Question


class _Asked(Exception):
    """The first throw."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question


def modifiers_of(situation: Situation) -> list[dict[str, Any]]:
    """Each modifier of the first throw with its label, value and rule; decisions take their first option."""

    def give(question: Question) -> Given:
        if isinstance(question, Choose):
            return question.options[0]
        raise _Asked(question)

    rules = situation.ruleset.rules
    try:
        Run(rules, give).events(situation.procedure.run(rules, situation.case))
    except _Asked as asked:
        question = asked.question
        tally = question.tally if isinstance(question, Consult) else getattr(question, "tally", None)
        if tally is not None:
            return [entry_data(tally.chart, entry, situation.words) for entry in tally.entries]
    return []
