"""What goes over the wire where players settle something."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from grognard.server.library_shapes import CaseField
from grognard.server.shapes import Id, Shape, Text

Value = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-999, le=999)]


class Decline(Shape):
    kind: Literal["undo", "draw", "fix", "computer", "rematch"]


class Fix(Shape):
    """Something to be put right about a counter; or, to agree, what the opponent proposed as he wrote it."""

    unit: Id = ""
    #: by the names of the form's fields; what is left out stays
    set: dict[Id, Value] = Field(default={}, max_length=30)
    agree: Text | None = None


class FixForm(Shape):
    """What may be put right about a counter, each field with what it is now."""

    unit: str
    name: str
    fields: list[CaseField]
