"""Games that are lessons: what the learner may give, what the lesson gives itself, and how far it is."""

from __future__ import annotations

from typing import Any

from grognard.core.game.game import Game
from grognard.core.game.lesson import Lesson
from grognard.core.game.order import Input
from grognard.core.scenario import Scenario
from grognard.core.tutorial import Item, Tutorial
from grognard.server.records import Record

#: the dice of a game whose first throws are fixed by its lesson; later ones are the server's
LESSON = "lesson"


def lesson_of(record: Record, scenario: Scenario[Any]) -> Lesson | None:
    """The lesson that a game follows; None for every other game."""
    if record.dice != LESSON or scenario.tutorial is None:
        return None
    return Lesson(scenario.tutorial)


def next_item(record: Record, game: Game) -> Item | None:
    """What the lesson waits for; None where there is none, or none any more."""
    lesson = lesson_of(record, game.scenario)
    return None if lesson is None else lesson.next(game.journal.entries())


def heed(record: Record, game: Game, given: Input) -> Input:
    """What is given, as the lesson takes it; whatever it does not ask for is refused."""
    lesson = lesson_of(record, game.scenario)
    return given if lesson is None else lesson.meant(game, given)


def standing_data(record: Record, game: Game) -> dict[str, Any] | None:
    """How far a game is in its lesson."""
    lesson = lesson_of(record, game.scenario)
    if lesson is None:
        return None
    entries = game.journal.entries()
    item = lesson.next(entries)
    waits = item is not None and item.is_learners
    return {
        "done": lesson.done(entries),
        "wanted": item.given if item and waits else None,
        "over": item is None,
    }


def lesson_data(scenario: str, tutorial: Tutorial, language: str) -> dict[str, Any]:
    """A lesson as the page shows it. The other side's orders and the dice are nobody's business yet."""
    return {
        "scenario": scenario,
        "title": tutorial.title.say(language),
        "side": tutorial.side,
        "minutes": tutorial.minutes,
        "steps": [
            {
                "id": step.id,
                "title": step.title.say(language),
                "text": step.text.say(language),
                "point": list(step.point),
                "tasks": [
                    {"hint": task.hint.say(language), "do": task.do or None, "see": task.see or None}
                    for task in step.tasks
                ],
            }
            for step in tutorial.step
        ],
    }
