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
    procedure: Callable[[Rules, Any], Flow[Resolution]], answers: Answers, *, in_play: bool = False
) -> Callable[[Rules, Any], Flow[Resolution]]:
    """A procedure that has been answered so far: it asks only what is still to come.

    What has happened by then is told with the rest, so that the whole outcome comes out. Its seals are made
    for drivers of odds, or for those that play.
    """

    def resumed(rules: Rules, case: Any) -> Flow[Resolution]:
        left = deque(answers)
        found = yield from _follow(rules, procedure(rules, case), left, in_play)
        happened, then = list(found.events), list(found.then)
        # Parts come one after another: those before the last answer are over, or under way.
        while left and then:
            part = then.pop(0)
            inside = part.procedure(rules, *_opened(part.args, in_play))
            inner = yield from _follow(rules, inside, left, in_play)
            happened += inner.events
            then = [*inner.then, *then]
        return Resolution(tuple(happened), tuple(then))

    return resumed


def _follow(rules: Rules, flow: Flow[Any], left: deque[int | str], in_play: bool) -> Flow[Any]:
    """Give the answers while there are any, into sub-procedures too; then leave all to the driver."""
    try:
        request = next(flow)
        while True:
            if not left:
                answer = yield request
            elif isinstance(request, Call):
                inner = request.procedure(rules, *_opened(request.args, in_play))
                answer = yield from _follow(rules, inner, left, in_play)
                answer = _sealed(answer, in_play) if request.seals else answer
            elif isinstance(request, Read):
                answer = read_off(request).answer
            else:
                answer = left.popleft()
            request = flow.send(answer)
    except StopIteration as end:
        return end.value


def _sealed(value: tuple[Any, Any], in_play: bool) -> tuple[Any, Sealed]:
    """What is seen, and a seal: as odds know them it has all it can hold, which is one thing."""
    seen, hidden = value
    return seen, Sealed(hidden if in_play else frozenset(((hidden, 1),)))


def _opened(args: tuple[Any, ...], in_play: bool) -> tuple[Any, ...]:
    return tuple([_held(arg, in_play) if isinstance(arg, Sealed) else arg for arg in args])


def _held(seal: Sealed, in_play: bool) -> Any:
    return seal.held if in_play else next(iter(seal.held))[0]
