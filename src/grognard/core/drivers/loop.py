"""The loop that drives procedures: over one history at a time, or over all of them.

Whoever plays, explains, replays or weighs a procedure says only what its requests come to. In a single
history that is the answer, or a flow that leads to it: one that carries a sub-procedure out (`entered`), or
one that leaves the question to whoever drives the loop (`ask`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from types import GeneratorType
from typing import Any, TypeAlias, TypeVar

from grognard.core.events import Event
from grognard.core.procedure import Call, Flow, Request, Resolution, Sealed
from grognard.core.rules import Rules

R = TypeVar("R")
T = TypeVar("T")
W = TypeVar("W")

#: What a request comes to, or a flow that finds it out.
Interpreter: TypeAlias = Callable[[Any], Any]


def drive(
    flow: Generator[R, Any, T], answer: Interpreter, given: Iterable[Any] = ()
) -> Generator[Any, Any, T]:
    """Follow a flow to its end, over what was `given` to its first requests already."""
    try:
        request = next(flow)
        for found in given:
            request = flow.send(found)
        while True:
            found = answer(request)
            if type(found) is GeneratorType:
                found = yield from found
            request = flow.send(found)
    except StopIteration as end:
        value: T = end.value
        return value


def every_way(
    begin: Callable[[], Flow[T]],
    fork: Callable[[Request, W], tuple[Sequence[tuple[Any, Any]], int]],
    weight: W,
    after: Callable[[W, Any], W],
    most: int = sys.maxsize,
    crowded: Callable[[], None] | None = None,
) -> list[tuple[T, W, int]]:
    """The same over every answer: each way a flow can end, what it weighs, and out of how many.

    `fork` gives all answers to a request, each with its share, and what the shares add up to; a history of
    some weight weighs so much `after` a share of it. The first answer is followed at once; the others wait
    until the flow is run again over their answers. With more than `most` ways it is `crowded`.
    """
    ends: list[tuple[T, W, int]] = []
    pending: list[tuple[tuple[Any, ...], W, int]] = [((), weight, 1)]
    while pending:
        answers, weight, total = pending.pop()
        flow = begin()
        try:
            request = next(flow)
            for answer in answers:
                request = flow.send(answer)
            while True:
                branches, ways = fork(request, weight)
                answer, share = branches[0]
                if len(branches) > 1:
                    for other, part in branches[1:]:
                        pending.append(((*answers, other), after(weight, part), total * ways))
                answers = (*answers, answer)
                weight = after(weight, share)
                total *= ways
                request = flow.send(answer)
        except StopIteration as end:
            ends.append((end.value, weight, total))
            if len(ends) + len(pending) > most and crowded is not None:
                crowded()
    return ends


def finished(flow: Generator[Any, Any, T]) -> T:
    """What a flow comes to that asks nobody."""
    try:
        request = next(flow)
    except StopIteration as end:
        value: T = end.value
        return value
    raise RuntimeError(f"nobody is there to answer {request}")


def onward(flow: Generator[R, Any, Any], answer: Any = None) -> R | None:
    """One step: the next request after an answer, the first one without; None where the flow is over."""
    try:
        return flow.send(answer)
    except StopIteration:
        return None


def ask(request: R) -> Generator[R, Any, Any]:
    """Leave a request to whoever drives the loop."""
    answer = yield request
    return answer


def entered(rules: Rules, call: Call, answer: Interpreter) -> Generator[Any, Any, Any]:
    """Carry a sub-procedure out by the same interpreter."""
    value = yield from drive(call.procedure(rules, *opened(call.args)), answer)
    return sealed(value) if call.seals else value


def carried_out(
    rules: Rules,
    flow: Flow[Resolution],
    answer: Interpreter,
    happens: Callable[[tuple[Event, ...]], Generator[Any, Any, None]] | None = None,
) -> Generator[Any, Any, tuple[Event, ...]]:
    """A whole ruling and the parts that follow it. With `happens` each takes place before the next begins."""
    resolution: Resolution = yield from drive(flow, answer)
    if happens is not None and resolution.events:
        yield from happens(resolution.events)
    happened = list(resolution.events)
    for part in resolution.then:
        inner = part.procedure(rules, *opened(part.args))
        happened += yield from carried_out(rules, inner, answer, happens)
    return tuple(happened)


def sealed(value: tuple[Any, Any]) -> tuple[Any, Sealed]:
    """What is seen, and a seal with all that the rest can be, which here is one thing."""
    seen, hidden = value
    return seen, Sealed(frozenset(((hidden, 1),)))


def opened(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments with their seals opened, each of which holds one thing."""
    return tuple([next(iter(arg.held))[0] if isinstance(arg, Sealed) else arg for arg in args])
