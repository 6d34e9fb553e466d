"""A ruling that is under way: the same procedure, from where its answers so far have led it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from grognard.core.drivers.loop import ask, drive, entered, opened
from grognard.core.drivers.play import read_off
from grognard.core.procedure import Call, Flow, Read, Request, Resolution
from grognard.core.rules import Rules

#: Totals thrown, codes read and options chosen, in the order in which they were asked for.
Answers = Sequence[int | str]


def midway(
    procedure: Callable[[Rules, Any], Flow[Resolution]], answers: Answers
) -> Callable[[Rules, Any], Flow[Resolution]]:
    """A procedure that has been answered so far: it asks only what is still to come.

    What has happened by then is told with the rest, so that the whole outcome comes out.
    """

    def resumed(rules: Rules, case: Any) -> Flow[Resolution]:
        left = deque(answers)

        def answer(request: Request) -> Any:
            """The answers while there are any, in sub-procedures too; then all is left to the driver."""
            if not left:
                return ask(request)
            if isinstance(request, Call):
                return entered(rules, request, answer)
            return read_off(request).answer if isinstance(request, Read) else left.popleft()

        found = yield from drive(procedure(rules, case), answer)
        happened, then = list(found.events), list(found.then)
        # Parts come one after another: those before the last answer are over, or under way.
        while left and then:
            part = then.pop(0)
            inner = yield from drive(part.procedure(rules, *opened(part.args)), answer)
            happened += inner.events
            then = [*inner.then, *then]
        return Resolution(tuple(happened), tuple(then))

    return resumed
