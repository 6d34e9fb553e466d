"""Long thoughts: asked once, remembered, given up when they take too long."""

from __future__ import annotations

import asyncio
import operator
import os
import time
from collections.abc import Callable

import pytest

from grognard.server.problems import Problem
from grognard.server.thinking_process import ThinkingProcess


def test_the_same_question_is_thought_over_once_and_elsewhere() -> None:
    async def ask() -> None:
        study = ThinkingProcess(30.0)
        first = study.ask("me", "a", os.getpid)
        assert study.ask("me", "a", os.getpid) is first
        assert await first != os.getpid()
        study.close()

    asyncio.run(ask())


def test_what_takes_too_long_is_given_up_and_the_next_question_is_answered() -> None:
    async def ask() -> None:
        study = ThinkingProcess(2.0)
        with pytest.raises(Problem, match="too long"):
            await study.ask("me", "slow", time.sleep, 600)
        assert await study.ask("me", "quick", operator.add, 1, 2) == 3
        study.close()

    asyncio.run(ask())


def test_a_problem_is_told_and_not_remembered() -> None:
    async def ask() -> None:
        study = ThinkingProcess(30.0)
        first = study.ask("me", "wrong", operator.truediv, 1, 0)
        with pytest.raises(Problem, match="failed"):
            await first
        again = study.ask("me", "wrong", operator.truediv, 1, 0)
        assert again is not first
        with pytest.raises(Problem):
            await again
        study.close()

    asyncio.run(ask())


def test_more_questions_than_there_is_room_for_are_refused_and_answers_forgotten() -> None:
    async def ask() -> None:
        study = ThinkingProcess(30.0, room=1, kept=1)
        first = study.ask("me", "one", operator.neg, 1)
        with pytest.raises(Problem, match="Too much"):
            study.ask("me", "two", operator.neg, 1)
        await first
        await study.ask("me", "two", operator.neg, 1)
        await asyncio.sleep(0)
        assert study.ask("me", "one", operator.neg, 1) is not first
        study.close()

    asyncio.run(ask())


def test_whoever_asks_much_keeps_nobody_else_waiting() -> None:
    """One visitor could ask for eight long thoughts, and every hint of the others came after them."""

    async def ask() -> None:
        study, order = ThinkingProcess(30.0, each=3), list[str]()

        def noted(name: str) -> Callable[[object], None]:
            return lambda _done: order.append(name)

        asked = []
        for who, name in (("greedy", "g1"), ("greedy", "g2"), ("greedy", "g3"), ("modest", "m1")):
            answer = study.ask(who, name, time.sleep, 0.2)
            answer.add_done_callback(noted(name))
            asked.append(answer)
        with pytest.raises(Problem, match="Too much"):
            study.ask("greedy", "g4", time.sleep, 0.2)
        await asyncio.gather(*asked)
        await asyncio.sleep(0)
        assert order.index("m1") <= 1
        assert not study._here
        study.close()

    asyncio.run(ask())
