"""What goes over the wire about accounts and about one's own games."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from grognard.server.game_shapes import UnreadShape
from grognard.server.shapes import Shape

Name = Annotated[str, Field(min_length=1, max_length=200)]
Mail = Annotated[str, Field(min_length=3, max_length=254)]
Password = Annotated[str, Field(min_length=1, max_length=400)]
Token = Annotated[str, Field(min_length=20, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class SignUp(Shape):
    name: Name
    password: Password
    mail: Mail | None = None


class SignIn(Shape):
    """By name or by confirmed address."""

    name: Name
    password: Password


class Rename(Shape):
    name: Name


class NewMail(Shape):
    """Null takes the address away."""

    mail: Mail | None
    password: Password


class NewPassword(Shape):
    password: Password
    fresh: Password


class WithPassword(Shape):
    password: Password


class AskReset(Shape):
    mail: Mail


class UseReset(Shape):
    token: Token
    password: Password


class Confirm(Shape):
    token: Token


class Nothing(Shape):
    pass


class AccountShape(Shape):
    name: str
    mail: str | None
    created: int


class MeShape(Shape):
    """Whoever is signed in, or nobody."""

    account: AccountShape | None
    #: whether the server sends letters
    mail: bool


class Done(Shape):
    done: Literal[True]


class Place(Shape):
    id: str
    name: str
    seat: Literal["me", "person", "computer", "open", "left"]
    #: the name of whoever sits there, where he has an account
    who: str | None


class GameCard(Shape):
    game: str
    scenario: str
    title: str
    turn: int
    turns: int
    created: int
    #: when something last happened
    at: int
    sides: list[Place]
    you: list[str]
    #: the side that has to decide; null at the end and while dice are wanted
    waits: str | None
    #: whether the game waits for you
    yours: bool
    over: bool
    winner: str | None
    #: what others did and said since you last looked
    unread: UnreadShape | None


class MyGames(Shape):
    """Those that wait for you first, then the others, then those that are over; the latest first."""

    games: list[GameCard]
    #: all there are, and how many of them wait for you
    total: int
    yours: int
