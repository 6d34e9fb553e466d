"""How a battle is won: leads and conditions that bring a result, ground that counts, where points come from.

A ruleset answers from the data that its own verdict reads, and its verdict is made here: `by_lead` alone
compares points with what they have to reach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable

import msgspec

from grognard.core.events import GameEnded
from grognard.core.game.battle import Battle
from grognard.core.messages import Label, Message

#: the result that nobody wins
DRAW = "draw"
#: a place to be held, ground of any size, or a way off the map
Kind = Literal["place", "area", "exit"]
#: as soon as it is so, at the end of any turn, or at the end of the last one
When = Literal["at-once", "turn-end", "last-turn"]
#: one line of a count: a name of the scenario or the key of a message, and the points
ScoreLine: TypeAlias = tuple[Label | str, int]


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a side's count, with points or without."""

    side: str
    #: a name of the scenario, or the key of a message
    name: Label | str
    points: int
    #: what it takes to get them
    each: Message
    #: the points that are still to be had by it; None where that depends on how the battle goes
    left: int | None = None
    rule: str = ""


class Spot(msgspec.Struct, frozen=True):
    """A place by its name on the map, and the side that has it; nobody: empty."""

    place: str
    holder: str = ""


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """Ground that brings points, or a win, to whoever has it."""

    id: str
    name: Label | Message
    kind: Kind = "place"
    #: the sides that it brings something to
    sides: tuple[str, ...]
    #: the side that has now what it brings; nobody: empty
    holder: str = ""
    #: none where it counts towards a win that takes no points, and for ways out
    points: int = 0
    #: what it takes
    each: Message
    spots: tuple[Spot, ...] = ()
    #: on a table: the ground, in thousandths of an inch; two points for a stretch of an edge
    outline: tuple[tuple[int, int], ...] = ()
    rule: str = ""


class Margin(msgspec.Struct, frozen=True):
    """The least lead in points that brings a side a win of this level at the end. It may be below nought."""

    side: str
    how: str
    lead: int


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a condition asks for; figures where it is a matter of figures."""

    text: Message
    met: bool
    #: the ground that it is about
    names: tuple[Label, ...] = ()
    has: int | None = None
    needs: int | None = None


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """What wins besides a lead in points: everything that it asks for has to be so."""

    side: str
    how: str
    when: When
    parts: tuple[Part, ...]
    rule: str = ""

    @property
    def met(self) -> bool:
        return all(part.met for part in self.parts)


class Victory(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to win, and how it stands now."""

    sources: tuple[Source, ...]
    margins: tuple[Margin, ...]
    conditions: tuple[Condition, ...] = ()
    objectives: tuple[Objective, ...] = ()


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A result and what it rests on: conditions, or the lead in points where there are none."""

    #: empty for a draw
    winner: str
    how: str
    rule: str
    because: tuple[Condition, ...] = ()
    #: why it came before the last turn, where no condition says so
    early: Message | None = None

    def event(self, cause: str = "") -> GameEnded:
        return GameEnded(self.winner, self.rule, cause, how=self.how)


@runtime_checkable
class Judges(Protocol):
    """A system that says what its battles are fought for."""

    def victory(self, battle: Battle) -> Victory:
        """How each side wins, and how far it is."""
        ...

    def judge(self, battle: Battle) -> Judgement:
        """What the battle comes to if it ends with this position."""
        ...


# Points


def sides_of(battle: Battle) -> list[str]:
    return [player.id for player in battle.scenario.sides]


def totals(battle: Battle, sources: Sequence[Source]) -> dict[str, int]:
    """The points of each side."""
    return {side: sum(one.points for one in sources if one.side == side) for side in sides_of(battle)}


def score_lines(battle: Battle, sources: Sequence[Source]) -> dict[str, list[ScoreLine]]:
    """The count of each side line by line; lines without points are left out."""
    return {
        side: [(one.name, one.points) for one in sources if one.side == side and one.points]
        for side in sides_of(battle)
    }


def lead_of(side: str, points: Mapping[str, int]) -> int:
    """How far a side is before the best of the others; below nought if it is behind."""
    return points[side] - max(count for other, count in points.items() if other != side)


def by_lead(margins: Sequence[Margin], points: Mapping[str, int]) -> tuple[str, str]:
    """Who wins by his lead, and how well; nobody and a draw where no lead is enough."""
    reached = [margin for margin in margins if lead_of(margin.side, points) >= margin.lead]
    best = max(reached, key=lambda margin: margin.lead, default=None)
    return ("", DRAW) if best is None else (best.side, best.how)


def ladder(margins: Sequence[Margin], side: str) -> list[Margin]:
    """The results that a side may reach by its lead, a draw first: each with the least lead for it."""
    enemies = [margin.lead for margin in margins if margin.side != side]
    own = sorted((margin for margin in margins if margin.side == side), key=lambda margin: margin.lead)
    # An enemy who is ahead by one less than he needs has not won.
    draw = Margin(side, DRAW, 1 - min(enemies)) if enemies else None
    return own if draw is None or (own and draw.lead >= own[0].lead) else [draw, *own]
