"""What is answered about puzzles, for the schema."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from grognard.server.game_shapes import MeaningsShape, Node, OrderShape, Stride, WordsShape
from grognard.server.past_shapes import Position
from grognard.server.shapes import Shape


class PuzzleCard(Shape):
    id: str
    ruleset: str
    system: str
    scenario: str
    title: str
    theme: str
    about: str
    grade: int
    grade_title: str
    turn: int
    side: str
    side_name: str


class Puzzles(Shape):
    puzzles: list[PuzzleCard]
    #: the id of today's, by the date of the server
    daily: str
    date: str


class PuzzleOfDay(Shape):
    id: str
    date: str


class OfferedOrder(Shape):
    """An order to choose from; `weighed` where its odds can be told."""

    text: str
    told: str
    weighed: bool
    order: OrderShape
    way: list[Stride]


class PuzzleShape(PuzzleCard):
    question: str
    position: Position
    node: Node
    words: WordsShape
    meanings: MeaningsShape
    orders: list[OfferedOrder]


class PuzzleAnswer(Shape):
    #: the order in its notation; the solution is told without one
    order: Annotated[str, Field(max_length=200)] = ""


class WeighedAnswer(Shape):
    """An order with the points of victory that it comes to less than the right one, and its odds in words."""

    order: str
    told: str
    right: bool
    behind: float
    odds: str | None


class PuzzleSolution(Shape):
    id: str
    given: str | None
    right: bool | None
    answer: list[str]
    answer_told: str
    margin: float
    why: str
    #: the game it comes from
    played: str
    orders: list[WeighedAnswer]
