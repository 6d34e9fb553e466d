"""Long thoughts: asked once, remembered, given up when they take too long."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from grognard.server.problems import Problem
from grognard.server.study import Study


def whose(_n: int) -> int:
    return os.getpid()


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def refuse() -> None:
    raise Problem(409, "no")


def test_the_same_question_is_thought_over_once_and_elsewhere() -> None:
    async def ask() -> None:
        study = Study(30.0)
        first = study.ask("a", whose, 1)
        assert study.ask("a", whose, 2) is first
        assert await first != os.getpid()
        study.close()

    asyncio.run(ask())


def test_what_takes_too_long_is_given_up_and_the_next_question_is_answered() -> None:
    async def ask() -> None:
        study = Study(0.2)
        with pytest.raises(Problem, match="too long"):
            await study.ask("slow", sleep, 60)
        assert await study.ask("quick", sleep, 0.0) == 0.0
        study.close()

    asyncio.run(ask())


def test_a_problem_is_told_and_not_remembered() -> None:
    async def ask() -> None:
        study = Study(30.0)
        first = study.ask("wrong", refuse)
        with pytest.raises(Problem, match="no"):
            await first
        again = study.ask("wrong", refuse)
        assert again is not first
        with pytest.raises(Problem):
            await again
        study.close()

    asyncio.run(ask())


def test_more_questions_than_there_is_room_for_are_refused_and_answers_forgotten() -> None:
    async def ask() -> None:
        study = Study(30.0, room=1, kept=1)
        first = study.ask("one", sleep, 0.0)
        with pytest.raises(Problem, match="Too much"):
            study.ask("two", sleep, 0.0)
        await first
        await study.ask("two", sleep, 0.0)
        await asyncio.sleep(0)
        assert study.ask("one", sleep, 0.0) is not first
        study.close()

    asyncio.run(ask())
