"""What goes over the wire about a table in inches. Coordinates are inches from the south-western corner."""

from __future__ import annotations

from grognard.server.shapes import Shape

#: inches to the east and to the north
Spot = tuple[float, float]


class Reached(Shape):
    """A place that may be ordered, one of a sample, and which share of the move it takes."""

    at: Spot
    facing: str
    share: float | None


class Region(Shape):
    """Where one kind of order may put a unit."""

    verb: str
    label: str
    #: the same with formation and option in words
    title: str
    formation: str | None
    option: str | None
    #: whether such an order names a place, and a facing
    goes: bool
    turns: bool
    #: the outlines of the ground that the unit may come to cover; inner ones are holes
    rings: list[list[Spot]]
    places: list[Reached]


class Reach(Shape):
    sequence: int
    regions: list[Region]


class Seen(Shape):
    """An enemy in sight of a place."""

    unit: str
    inches: float
    #: whether he could be fired at from there
    fires: bool


class Bearing(Shape):
    """The ground that somebody bears on, and how far it reaches from him, or how far off his target is."""

    unit: str
    inches: float
    rings: list[list[Spot]]


class Placement(Shape):
    """A proposed place: whether the rules accept it, and what they accept nearest to it."""

    accepted: bool
    reason: str | None
    rule: str | None
    #: the order to give, its place and facing, and what the unit would cover; null where there is none
    order: str | None
    at: Spot | None
    facing: str | None
    outline: list[Spot]
    #: the way of the middle of the front
    track: list[Spot]
    inches: float | None
    #: of the move; 1 is all of it
    share: float | None
    sees: list[Seen]
    #: what the unit would bear on, by range, the farthest first
    ranges: list[Bearing]
    #: enemies who could fire at the unit there, the nearest first, with what each of them bears on
    aimed: list[Bearing]
