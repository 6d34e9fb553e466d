"""Orders to several units, what a staff proposes, and plans over several turns, for the schema."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from grognard.server.game_shapes import LogEntry, OrderShape, Refused, Stride
from grognard.server.shapes import Id, Shape, Text

#: shorter than other keys: entries that are given together are numbered after it
GroupKey = Annotated[str, Field(min_length=8, max_length=56, pattern="^[A-Za-z0-9_-]+$")]
Units = Annotated[list[Id], Field(max_length=500)]
Sequence = Annotated[int, Field(ge=0, le=10**9)]


class Formation(Shape):
    """Units that belong together: a division, a brigade, whatever a headquarters leads."""

    id: str
    name: str
    units: list[str]


class FormationList(Shape):
    formations: list[Formation]


class SharedOrder(Shape):
    """What several units may be told in the same words, in notation without a unit, and how many may."""

    text: str
    verb: str
    label: str
    facing: str | None
    formation: str | None
    option: str | None
    count: int


class Shared(Shape):
    sequence: int
    orders: list[SharedOrder]
    #: how many of them may march somewhere
    movers: int


class Wish(Shape):
    """What several units shall do; without units named, everybody who may still act."""

    units: Units = []
    #: march to a goal, do what an order without a unit says, or do as the one who was ordered last
    want: Literal["march", "alike", "same"]
    goal: Annotated[str, Field(max_length=20)] = ""
    like: Text = ""


class ListedOrder(Shape):
    """An order of a list with what a map needs to draw it."""

    order: OrderShape
    #: the order as a sentence
    told: str
    way: list[Stride]
    #: on a table: where it would stand, and the way of its front, in inches
    outline: list[tuple[float, float]]
    track: list[tuple[float, float]]
    #: whether dice fall for it
    dice: bool
    reason: str | None


class LeftOut(Shape):
    unit: str
    reason: str
    rule: str


class GroupAnswer(Shape):
    """Orders that may be given one after another, who gets none, and what ends the list early."""

    sequence: int
    orders: list[ListedOrder]
    left: list[LeftOut]
    stops: Literal["", "dice", "question", "turn", "over"]


class StaffAnswer(GroupAnswer):
    #: who proposes it
    player: str


class GiveAll(Shape):
    given: Annotated[list[Text], Field(min_length=1, max_length=300)]
    #: the number of the last entry that whoever gives them has seen
    sequence: Sequence
    key: GroupKey
    #: whether to go on when dice have fallen, and in the next phase
    through_dice: bool = False
    onward: bool = False


class GivenAll(Shape):
    """How many orders were given; `stopped` says why not all, `refused` which rule forbids the next one."""

    sequence: int
    given: int
    stopped: Literal["", "refused", "dice", "question", "turn", "over"]
    refused: Refused | None
    entries: list[LogEntry]


class PlanWish(Shape):
    unit: Id
    points: Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=40)]


class PlanShape(Shape):
    """The way-points that a unit has still before it, and what it could do about it now."""

    unit: str
    points: list[str]
    step: ListedOrder | None
    #: why it cannot go on now; null where it can
    reason: str | None
    rule: str


class PlanList(Shape):
    sequence: int
    plans: list[PlanShape]
    #: how many can be carried out now
    ready: int


class CarryOut(Shape):
    sequence: Sequence
    key: GroupKey
