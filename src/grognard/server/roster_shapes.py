"""What goes over the wire about rosters, for the schema."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from grognard.server.library_shapes import CaseField, Modifier
from grognard.server.shapes import Choice, Id, Shape, Side

Name = Annotated[str, Field(min_length=1, max_length=80)]
Word = Annotated[str, Field(max_length=80)]
Answer = bool | int | Word | Annotated[list[Word], Field(max_length=12)] | None
Faces = Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(min_length=1, max_length=10)]
Data = dict[str, Any]

# Requests


class RosterGiven(Shape):
    #: as it is kept: title, turn, active, armies, entries
    roster: Data


class Happening(RosterGiven):
    """What is about to happen, and what was answered about it."""

    action: Id
    side: Id
    parts: dict[Id, Annotated[list[Name], Field(max_length=20)]] = Field(max_length=10)
    #: name -> field -> answer
    answers: dict[Name, Annotated[dict[Id, Answer], Field(max_length=50)]] = Field(default={}, max_length=100)
    #: field of the whole -> answer
    whole: dict[Id, Answer] = Field(default={}, max_length=50)


class Rule(Happening):
    #: dice as they lie, and options, in the order asked
    given: list[Faces | Id] = Field(default=[], max_length=200)
    #: have the server throw whatever is not given
    roll: bool = False
    #: name -> which of the ways that are open afterwards was taken
    taken: dict[Name, Id] = Field(default={}, max_length=100)


# Answers


class RosterQuestion(CaseField):
    pass


class PartQuestion(CaseField):
    #: asked at once, not on demand
    first: bool
    #: a field of the entry itself, which the answer changes
    own: bool


class WholeQuestion(CaseField):
    path: str
    first: bool
    #: parts of which one must be taken for it to matter; none where it always does
    with_: list[str] = Field(alias="with")


class RosterKind(Shape):
    id: str
    title: str
    fields: list[RosterQuestion]
    changing: list[str]
    #: field that names another entry -> kinds it may name
    refers: dict[str, list[str]]


class RosterPart(Shape):
    id: str
    title: str
    of: str
    least: int
    most: int
    link: str
    #: the part that has to be taken before this one is offered
    after: str
    #: kind of entry -> what is asked about it
    questions: dict[str, list[PartQuestion]]


class RosterAction(Shape):
    id: str
    title: str
    about: str
    rule: str
    parts: list[RosterPart]
    whole: list[WholeQuestion]


class ArmyCard(Shape):
    id: str
    title: str
    about: str


class RosterSheet(Shape):
    ruleset: str
    title: str
    sides: list[Side]
    kinds: list[RosterKind]
    army: list[RosterQuestion]
    #: what holds for both armies
    shared: list[RosterQuestion]
    actions: list[RosterAction]
    armies: list[ArmyCard]


class RosterLook(Shape):
    left: int
    full: int
    words: list[str]
    bad: list[str]
    notes: list[str]
    gone: bool
    narrows: dict[str, list[str]]


class RosterShown(Shape):
    roster: Data
    looks: dict[str, RosterLook]
    #: side -> how it stands
    armies: dict[str, list[str]]


class RosterLine(Shape):
    text: str
    rule: str
    unit: str


class WantedDice(Shape):
    name: str
    count: int
    low: int
    high: int


class Wanted(Shape):
    ask: str
    rule: str
    options: list[Choice]
    dice: WantedDice | None
    tally: list[Modifier]


class Follow(Shape):
    unit: str
    options: list[Choice]


class RosterRuling(Shape):
    title: str
    rule: str
    given: list[list[int] | str]
    trace: list[Data]
    #: what it waits for; nothing where it is ruled
    waits: Wanted | None
    lines: list[RosterLine]
    follows: list[Follow]
    after: RosterShown | None


class RosterTurn(Shape):
    lines: list[RosterLine]
    after: RosterShown
