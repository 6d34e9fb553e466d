"""A ruling that is under way: the same procedure, from where its answers so far have led it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from grognard.core.drivers.play import read_off
from grognard.core.procedure import Call, Flow, Read, Resolution, Sealed
from grognard.core.rules import Rules

#: Totals thrown, codes read and options chosen, in the order in which they were asked for.
Answers = Sequence[int | str]


def midway(
    procedure: Callable[[Rules, Any], Flow[Resolution]], answers: Answers
) -> Callable[[Rules, Any], Flow[Resolution]]:
    """A procedure that has been answered so far, for any driver: it asks only what is still to come.

    What has happened by then is told with the rest, so that the whole outcome comes out.
    """

    def resumed(rules: Rules, case: Any) -> Flow[Resolution]:
        left = deque(answers)
        found = yield from _follow(rules, procedure(rules, case), left)
        happened, then = list(found.events), list(found.then)
        # Parts come one after another: those before the last answer are over, or under way.
        while left and then:
            part = then.pop(0)
            inner = yield from _follow(rules, part.procedure(rules, *_opened(part.args)), left)
            happened += inner.events
            then = [*inner.then, *then]
        return Resolution(tuple(happened), tuple(then))

    return resumed


def _follow(rules: Rules, flow: Flow[Any], left: deque[int | str]) -> Flow[Any]:
    """Give the answers while there are any, into sub-procedures too; then leave all to the driver."""
    try:
        request = next(flow)
        while True:
            if not left:
                answer = yield request
            elif isinstance(request, Call):
                inner = request.procedure(rules, *_opened(request.args))
                answer = yield from _follow(rules, inner, left)
                answer = _sealed(answer) if request.seals else answer
            elif isinstance(request, Read):
                answer = read_off(request).answer
            else:
                answer = left.popleft()
            request = flow.send(answer)
    except StopIteration as end:
        return end.value


def _sealed(value: tuple[Any, Any]) -> tuple[Any, Sealed]:
    """What is seen, and a seal as odds know them: all it can hold, which is one thing."""
    seen, hidden = value
    return seen, Sealed(frozenset(((hidden, 1),)))


def _opened(args: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([next(iter(arg.held))[0] if isinstance(arg, Sealed) else arg for arg in args])
