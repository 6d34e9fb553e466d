"""What a hint answers with, for the schema."""

from __future__ import annotations

from grognard.server.game_shapes import OrderShape, Stride
from grognard.server.shapes import Shape


class SeenOdds(Shape):
    """How likely success is, and the strength points to be lost and taken by the odds."""

    procedure: str
    success: float
    loses: float
    takes: float


class WeighedOrder(Shape):
    order: OrderShape
    #: the order as a sentence
    told: str
    reason: str
    odds: SeenOdds | None
    way: list[Stride]


class Advice(Shape):
    """What a computer would do in one's place; `gap` is what its order is worth beyond the rejected one."""

    sequence: int
    #: who says so
    player: str
    chosen: WeighedOrder
    rejected: WeighedOrder | None
    gap: float | None
