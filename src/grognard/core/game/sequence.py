"""The sequence of play: data with a cursor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

import msgspec

from grognard.core.messages import Label


class Phase(msgspec.Struct, frozen=True):
    """One line of a `sequence.toml`."""

    id: str
    rule: str
    title: Label
    #: whether the other side decides in it
    passive: bool = False
    #: whether it is nobody's: played once a turn, not by each side
    joint: bool = False
    #: the phase that it leads back to for as long as its rules say so
    back_to: str = ""


class Step(msgspec.Struct, frozen=True):
    """A place in a game turn: a phase, and whose player turn it falls in (nobody's: empty)."""

    phase: Phase
    active: str
    #: who decides in it
    decides: str


class Sequence(msgspec.Struct, frozen=True):
    """All steps of a game turn in order."""

    steps: tuple[Step, ...]
    #: how many of them come before the first turn and never again
    opening: int = 0

    def after(self, turn: int, step: int, *, back: bool = False) -> tuple[int, int]:
        """The next turn and step; `back` if the phase leads back to an earlier one now."""
        if back:
            earlier = self.steps[step].phase.back_to
            return turn, next(n for n, one in enumerate(self.steps) if one.phase.id == earlier)
        return (turn, step + 1) if step + 1 < len(self.steps) else (turn + 1, self.opening)


def sequence(data: Mapping[str, Any], sides: Iterable[str]) -> Sequence:
    """`[[opening]]` phases come once for each side. A turn is the `[[player]]` phases for each side, and then
    the `[[joint]]` ones; where that is not enough `[[turn]]` lists all of them in their order, those that are
    joint among the others."""
    sides = tuple(sides)
    opening = _phases(data, "opening")
    steps = [Step(phase, side, side) for side in sides for phase in opening]
    before = len(steps)
    joint = [msgspec.structs.replace(phase, joint=True) for phase in _phases(data, "joint")]
    listed = _phases(data, "turn") or [*_phases(data, "player"), *joint]
    for is_joint, run in groupby(listed, key=lambda phase: phase.joint):
        phases = list(run)
        if is_joint:
            steps += [Step(phase, "", "") for phase in phases]
            continue
        for place, side in enumerate(sides):
            other = sides[(place + 1) % len(sides)]
            steps += [Step(phase, side, other if phase.passive else side) for phase in phases]
    return Sequence(tuple(steps), before)


def _phases(data: Mapping[str, Any], name: str) -> list[Phase]:
    return [msgspec.convert({**line, "title": Label.of(line["title"])}, Phase) for line in data.get(name, ())]
