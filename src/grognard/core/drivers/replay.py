"""Replay a recorded ruling, or carry a half-done one on: (procedure, case, answers) is all there is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

import msgspec

from grognard.core.drivers.play import Given, Played, Run, fingerprint
from grognard.core.procedure import Flow, Question, Read, Resolution
from grognard.core.rules import Rules


class Logged(msgspec.Struct, frozen=True):
    """One answer as it is written down, with what asked for it."""

    asked: str
    given: tuple[int, ...] | str


def log_of(played: Played) -> tuple[Logged, ...]:
    """What was given from outside, in order; charts read with a die already rolled need nothing."""
    return tuple(
        Logged(fingerprint(step.request), step.given)
        for step in played.steps
        if not isinstance(step.request, Read)
    )


class Diverged(Exception):
    """The rules now ask something else than when the log was written."""

    def __init__(self, place: int, asked: str, recorded: str) -> None:
        super().__init__(f"answer {place} was given to «{recorded}», but the rules now ask «{asked}»")
        self.place, self.asked, self.recorded = place, asked, recorded


class _Waiting(Exception):
    def __init__(self, request: Question) -> None:
        self.request = request


def replay(
    rules: Rules,
    procedure: Callable[..., Flow[Resolution]],
    case: Hashable,
    log: Iterable[Logged],
) -> Played:
    """The same ruling again from its log; stops at the first request that differs."""
    entries = list(log)
    place = 0

    def give(request: Question) -> Given:
        nonlocal place
        asked = fingerprint(request)
        if place >= len(entries):
            raise Diverged(place + 1, asked, "nothing more")
        entry = entries[place]
        place += 1
        if entry.asked != asked:
            raise Diverged(place, asked, entry.asked)
        return entry.given

    run = Run(rules, give)
    played = Played(run.events(procedure(rules, case)), tuple(run.steps))
    if place < len(entries):
        raise Diverged(place + 1, "nothing more", entries[place].asked)
    return played


def resume(
    rules: Rules,
    procedure: Callable[..., Flow[Resolution]],
    case: Hashable,
    given: Sequence[Given],
) -> Question | Played:
    """Re-run a procedure over its answers so far: the next request, or the finished ruling."""
    answers = iter(given)

    def give(request: Question) -> Given:
        for answer in answers:
            return answer
        raise _Waiting(request)

    run = Run(rules, give)
    try:
        return Played(run.events(procedure(rules, case)), tuple(run.steps))
    except _Waiting as waiting:
        return waiting.request
