"""What looking into a game answers with, for the schema: its course, a better order, what if, a branch."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from grognard.server.advice_shapes import SeenOdds
from grognard.server.fix_shapes import FixForm
from grognard.server.game_shapes import OrderShape, Stride
from grognard.server.past_shapes import Position
from grognard.server.shapes import Id, Shape, Side


class ChanceOfTurn(Shape):
    turn: int
    time: str | None
    #: the last entry of the turn
    entry: int
    chance: float


class MomentShape(Shape):
    """An order that moved the chance, from where to where; `dice` and `order` are the parts of that."""

    entry: int
    first: int
    turn: int
    by: str
    #: the order in words
    told: str
    favours: str
    before: float
    after: float
    dice: float
    order: float
    #: how likely the order was to succeed by exact odds, where a ruling followed at once
    success: float | None


class TurnTold(Shape):
    turn: int
    side: str
    text: str


class CourseShape(Shape):
    """Chances are those of `side`, as shares of one; the other side has the rest."""

    side: str
    sides: list[Side]
    #: what the chances are worth, in a sentence
    estimate: str
    turns: list[ChanceOfTurn]
    #: at the end who won; empty for a draw, null while it goes on
    winner: str | None
    moments: list[MomentShape]
    told: list[TurnTold]


class LineOrder(Shape):
    order: OrderShape
    told: str
    way: list[Stride]


class Better(Shape):
    """What a computer would have ordered instead, why, and how it meant to go on until dice fall."""

    #: after which entry
    entry: int
    side: str
    player: str
    #: in words, of what was given
    given: str
    #: whether it would have done the same
    same: bool
    reason: str
    odds: SeenOdds | None
    line: list[LineOrder]


class BranchSave(Shape):
    """The save file of a game as it stood after an entry."""

    entry: int
    turn: int
    save: str


class Change(Shape):
    """A counter that is otherwise, by the fields of the form for fixes."""

    unit: Id
    set: dict[Id, Annotated[str, Field(max_length=64)] | int] = Field(max_length=20)


class WhatIf(Shape):
    entry: Annotated[int, Field(ge=1, le=10**9)]
    changes: list[Change] = Field(default=[], max_length=12)
    #: a counter whose fields are wanted
    unit: Id = ""
    #: an order whose odds are wanted before and after
    order: Annotated[str, Field(max_length=500)] = ""


class OtherThrowShape(Shape):
    faces: list[int]
    #: whether these fell
    fell: bool
    chance: float
    #: whether the order came to its end with the other dice as they fell
    settled: bool


class WhatIfShape(Shape):
    """The chance of `side` before and after the changes, and what other dice would have made of it."""

    entry: int
    side: str
    before: float
    after: float
    odds: tuple[float | None, float | None] | None
    throws: list[OtherThrowShape]
    position: Position
    #: what may be set about the counter that was asked for
    form: FixForm | None
