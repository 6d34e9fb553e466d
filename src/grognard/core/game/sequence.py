"""The sequence of play: data with a cursor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

    def after(self, turn: int, step: int) -> tuple[int, int]:
        """The next turn and step."""
        return (turn, step + 1) if step + 1 < len(self.steps) else (turn + 1, self.opening)


def sequence(data: Mapping[str, Any], sides: Iterable[str]) -> Sequence:
    """`[[opening]]` phases once for each side; each turn the `[[player]]` ones for each, then `[[joint]]`."""
    sides = tuple(sides)
    opening = [msgspec.convert(line, Phase) for line in data.get("opening", ())]
    player = [msgspec.convert(line, Phase) for line in data["player"]]
    joint = [msgspec.convert(line, Phase) for line in data["joint"]]
    steps = [Step(phase, side, side) for side in sides for phase in opening]
    before = len(steps)
    for place, side in enumerate(sides):
        other = sides[(place + 1) % len(sides)]
        steps += [Step(phase, side, other if phase.passive else side) for phase in player]
    steps += [Step(phase, "", "") for phase in joint]
    return Sequence(tuple(steps), before)
