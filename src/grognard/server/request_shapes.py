"""What may be asked of a game or a procedure."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from grognard.render.quick_response import LONGEST
from grognard.server.editor_shapes import Files
from grognard.server.shapes import Days, Id, Key, Secret, Shape, Text

#: who sits at a side: oneself, whoever is invited, or a computer, of a level and in a style if one likes
Sitter = Annotated[str, Field(max_length=40, pattern="^(me|open|computer(:[a-z]+){0,2})$")]


class NewGame(Shape):
    scenario: Id
    options: list[Id] = Field(default=[], max_length=20)
    seats: dict[Id, Sitter] = Field(max_length=8)
    dice: Literal["server", "typed", "lesson"] = "server"
    #: whether dice may be taken back; not where somebody else plays. A lesson is practice
    practice: bool = False
    #: whoever opens the game may stir the dice with a text of his own
    secret: Secret | None = None
    days: Days | None = None


class OwnGame(NewGame):
    """A game of a battle of one's own, whose texts come along; the id in them is not heeded."""

    scenario: Id = ""
    battle: Files


class Import(Shape):
    save: Annotated[str, Field(max_length=4_000_000)]
    seats: dict[Id, Sitter] = Field(max_length=8)
    dice: Literal["server", "typed"] = "server"
    days: Days | None = None


class Join(Shape):
    token: Annotated[str, Field(min_length=20, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    secret: Secret | None = None
    #: chosen at random by whoever joins, so that joining again unanswered is joining once
    key: Annotated[str, Field(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")] | None = None
    #: what a guest without an account would like to be called
    name: Annotated[str, Field(max_length=200)] | None = None


class Address(Shape):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class Check(Shape):
    given: Text


class Give(Shape):
    given: Text
    #: the number of the last entry that whoever gives it has seen
    sequence: Annotated[int, Field(ge=0, le=10**9)]
    key: Key


class Undo(Shape):
    #: agree to what the opponent asked for, or consent for the other side that one plays oneself
    consent: bool = False
    key: Key | None = None


class Draw(Shape):
    pass


class Resign(Shape):
    side: Id | None = None


class Odds(Shape):
    """A case; the example of the procedure without one."""

    case: dict[str, Any] | None = None
    policy: dict[Id, Id] = Field(default={}, max_length=50)
    sensitivity: bool = False


class Resolve(Shape):
    case: dict[str, Any] | None = None
    policy: dict[Id, Id] = Field(default={}, max_length=50)
    #: one's own dice in the order rolled; the server rolls without them
    dice: Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(max_length=200)] | None = None
