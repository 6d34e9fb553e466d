"""What goes over the wire about chat, notes, notices, clocks and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from grognard.server.correspondence.chat import LONGEST
from grognard.server.correspondence.webhook import LONGEST as LONGEST_HOOK
from grognard.server.shapes import Id, Key, Lang, Shape

Seen = Annotated[int, Field(ge=0, le=10**9)]
#: letters of one's own notes
Notes = Annotated[str, Field(max_length=20_000)]

# Requests


class Say(Shape):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST)]
    key: Key


class Note(Shape):
    text: Notes


class Look(Shape):
    """How far somebody has looked: the last entry, the last line."""

    entries: Seen
    lines: Seen


class Ask(Shape):
    """Where notices of one's turn shall go; empty for nowhere."""

    webhook: Annotated[str, Field(max_length=LONGEST_HOOK)] = ""
    address: Annotated[str, Field(max_length=254)] = ""
    language: Lang = "en"
    #: hours without a decision before a reminder; 0 for none
    silence: Annotated[int, Field(ge=0, le=720)] = 24


class MailAnswer(Shape):
    """What whoever reads the mail of an address says to notices."""

    token: Annotated[str, Field(min_length=20, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    wanted: bool


class OfSide(Shape):
    side: Id


class Plain(Shape):
    """Nothing has to be said."""


# Answers


class Line(Shape):
    number: int
    at: int
    by: str
    text: str


class Chat(Shape):
    lines: list[Line]


class Notebook(Shape):
    text: str


class Told(Shape):
    """The last notice that went this way."""

    channel: Literal["webhook", "mail"]
    how: Literal["sent", "failed", "dropped", "waiting"]
    trouble: str


class NoticesWanted(Shape):
    webhook: str
    address: str
    #: whether the owner of the address has agreed
    confirmed: bool
    language: Lang
    silence: int
    #: whether this server can send letters at all
    mail: bool
    told: list[Told]


class Done(Shape):
    done: bool


class Settled(Shape):
    """Done, or waiting for the opponent."""

    done: bool
    waiting: str | None


class Deadline(Shape):
    deadline: int


class Renewed(Shape):
    side: str
    #: token by which somebody takes the seat
    token: str


class Rematch(Shape):
    """The new game, or nothing while the opponent has not agreed."""

    game: str | None
    you: list[str]
