"""What a battle is fought for, and what is told before it, as they go over the wire."""

from __future__ import annotations

from typing import Literal

from grognard.server.shapes import Shape


class Level(Shape):
    """A result that a lead in points brings at the end."""

    how: str
    title: str
    text: str
    #: the least lead; below nought where a side may be behind
    lead: int
    reached: bool


class ConditionPart(Shape):
    text: str
    met: bool
    #: how much there is and how much it takes, where it is a matter of figures
    has: int | None
    needs: int | None


class ConditionShape(Shape):
    """What wins besides points, if all of it is so."""

    how: str
    title: str
    when: str
    met: bool
    rule: str
    parts: list[ConditionPart]


class CountLine(Shape):
    """Where points come from."""

    name: str
    points: int
    #: what it takes to get them
    each: str
    #: points still to be had; null where that depends on how the battle goes
    left: int | None
    rule: str


class SideStanding(Shape):
    id: str
    total: int
    lead: int
    #: what it would come to if the battle ended now
    stands: str
    #: the lead that the next better result takes; null where there is none better
    needs: int | None
    #: points, lead, and what the next better result takes, in one line
    text: str
    #: the least result first
    levels: list[Level]
    conditions: list[ConditionShape]
    lines: list[CountLine]


class SpotShape(Shape):
    hex: str
    holder: str | None


class ObjectiveShape(Shape):
    id: str
    name: str
    kind: Literal["place", "area", "exit"]
    #: the sides that it brings something to
    sides: list[str]
    holder: str | None
    points: int
    #: name, points and holder in a few words
    text: str
    each: str
    rule: str
    spots: list[SpotShape]
    #: on a table: its ground in inches from the south-western corner; two points for a stretch of an edge
    outline: list[tuple[float, float]]


class VictoryShape(Shape):
    sides: list[SideStanding]
    objectives: list[ObjectiveShape]


class BriefFormation(Shape):
    name: str
    units: int
    strength: int
    #: batteries among the units
    guns: int
    leaders: list[str]


class BriefArmy(Shape):
    id: str
    name: str
    units: int
    strength: int
    men: int | None
    guns: int
    formations: list[BriefFormation]


class BriefArrival(Shape):
    side: str
    turn: int
    time: str
    place: str | None
    names: list[str]
    #: what else has to happen before they come
    note: str | None


class Briefing(Shape):
    scenario: str
    title: str
    summary: str
    #: titles of the options that are played with
    options: list[str]
    #: what the battle changes in the charts and figures of its system, in words
    changed: list[str]
    #: who moves first
    first: str | None
    turns: int
    #: clock time or day
    starts: str
    ends: str
    minutes: int
    armies: list[BriefArmy]
    arrivals: list[BriefArrival]
    victory: VictoryShape | None
