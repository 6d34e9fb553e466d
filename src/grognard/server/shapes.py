"""What goes over the wire, for the schema: what all kinds of shapes share.

Requests are checked against shapes; answers are tested against them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["en", "fr", "es"]


#: how much of some odds: all that `odds --json` prints, a card, or what the card opens to
Detail = Literal["full", "card", "tree", "worth"]


#: chosen by whoever sends, so that sending twice is giving once
Key = Annotated[str, Field(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


Text = Annotated[str, Field(max_length=500)]


Id = Annotated[str, Field(max_length=64)]


Secret = Annotated[str, Field(min_length=1, max_length=128, pattern="^[!-~]+$")]


class Shape(BaseModel):
    """Nothing is guessed: unknown fields and wrong kinds are refused."""

    model_config = ConfigDict(strict=True, extra="forbid")


#: days for each decision
Days = Annotated[int, Field(ge=1, le=60)]


class Fault(Shape):
    where: str
    what: str


class ProblemShape(BaseModel):
    """RFC 9457; a refusal of the rules adds reason, rule and suggestion, a stale order the sequence."""

    type: str
    title: str
    status: int
    detail: str
    faults: list[Fault]
    reason: str | None = None
    rule: str | None = None
    suggestion: str | None = None
    suggestion_told: str | None = None
    sequence: int | None = None
    #: what is wrong, for programs
    code: str | None = None


class Side(Shape):
    id: str
    name: str


class Choice(Shape):
    value: str
    label: str


class Health(Shape):
    #: "cannot write" until the disk or the database takes orders again
    status: Literal["ok", "cannot write"]
    #: games that were found damaged since the start
    damaged: int
