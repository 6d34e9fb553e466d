"""Listening to a ruling: what was asked in it, and what was answered."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from grognard.core.drivers.loop import drive
from grognard.core.game.battle import Script
from grognard.core.procedure import Choose, Question, Roll

T = TypeVar("T")


class Noted(NamedTuple):
    """One question and its answer."""

    question: Question
    answer: Any

    @property
    def unit(self) -> str:
        return self.question.unit if isinstance(self.question, Choose) else ""

    def said(self, choice: str, option: str) -> bool:
        """Whether it is this decision, made so; the decision of either side if the id begins with a dot."""
        if not isinstance(self.question, Choose) or self.answer != option:
            return False
        return self.question.id.endswith(choice) if choice[0] == "." else self.question.id == choice

    @property
    def is_passed(self) -> bool:
        """Whether it is a test, and was passed."""
        question = self.question
        return isinstance(question, Roll) and question.at_most is not None and self.answer <= question.at_most


def noting(script: Script[T], notes: list[Noted]) -> Script[T]:
    """Follow a script, and write down what is asked and answered in it."""

    def noted(question: Question) -> Script[Any]:
        answer = yield question
        notes.append(Noted(question, answer))
        return answer

    return (yield from drive(script, noted))


def tried(notes: list[Noted], choice: str) -> list[tuple[str, bool]]:
    """The units that decided to try something, and whether they passed the test that came next."""
    found = []
    for noted, after in zip(notes, [*notes[1:], None], strict=True):
        if noted.said(choice, "yes"):
            found.append((noted.unit, after is not None and after.is_passed))
    return found
