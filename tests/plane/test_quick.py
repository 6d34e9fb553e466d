"""The compiled kernel measures what plain Python measures, to the last digit."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

import pytest
from tests.plane.compiled import compiled
from tests.plane.shapes import CASES, DEEP, WIDE, body, is_sound, near, spot, star

from grognard.plane import (
    INCH,
    ROUND,
    Footprint,
    Point,
    Polygon,
    Terrain,
    ahead,
    aside,
    oblique,
    quick,
    rectangle,
    wheel,
)
from grognard.plane.convex import do_touch, is_within, square_gap

T = TypeVar("T")


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> quick.Quickplane | None:
    return compiled(tmp_path_factory.mktemp("built"))


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    built = quick.kernel
    yield
    quick.kernel = built


def both(kernel: quick.Quickplane | None, ask: Callable[[], T]) -> tuple[T, T]:
    quick.kernel = None
    plain = ask()
    quick.kernel = kernel
    return plain, ask()


def test_rings_are_as_far_from_one_another_to_the_last_digit(kernel: quick.Quickplane | None) -> None:
    lot = random.Random(1)
    for _ in range(CASES // 5):
        at = spot(lot)
        one, other = body(lot, at).polygon.ring, body(lot, near(lot, at)).polygon.ring
        for ask in (do_touch, square_gap):
            plain, quickly = both(kernel, partial(ask, one, other))
            assert plain == quickly, (one, other)
        plain, quickly = both(kernel, partial(is_within, one, other, 1000.0))
        assert plain == quickly, (one, other)


def test_the_ground_under_a_way_is_the_same_to_the_last_digit(kernel: quick.Quickplane | None) -> None:
    lot = random.Random(2)
    for _ in range(CASES // 1000):
        areas: list[Polygon] = [ground for _ in range(9) if is_sound(ground := star(lot, spot(lot)))]
        shapes = [*areas, rectangle(0, 40_000, WIDE, DEEP)]
        plain, quickly = Terrain(WIDE, DEEP, shapes), Terrain(WIDE, DEEP, shapes)
        for _way in range(60):
            start = spot(lot)
            end = near(lot, start, 14 * INCH)
            quick.kernel = None
            slow = plain.under(*start, *end)
            quick.kernel = kernel
            assert quickly.under(*start, *end) == slow, (start, end)


def test_routes_meet_the_same_bodies(kernel: quick.Quickplane | None) -> None:
    lot = random.Random(3)
    for _ in range(CASES // 10):
        at = spot(lot)
        start = body(lot, at)
        angle = lot.choice((1, -1)) * lot.randint(300, 16_000)
        to, heading = wheeled(start, lot.randint(0, 6000), angle, lot.randint(0, 6000))
        routes = [route for route in (wheel(start, to, heading), oblique(start, near(lot, at))) if route]
        met = body(lot, near(lot, at))
        for route in routes:
            quick.kernel = None
            plain = route.crosses(met), route.comes_within(met, 1000)
            quick.kernel = kernel
            quickly = route.crosses(met), route.comes_within(met, 1000)
            assert plain == quickly, (start.corners, route.stages, met.corners)


def wheeled(start: Footprint, first: int, angle: int, second: int) -> tuple[Point, int]:
    hand = 1 if angle > 0 else -1
    pivot = aside(ahead(start.front, start.heading, first), start.heading, hand * start.width / 2)
    heading = (start.heading + angle) % ROUND
    return ahead(aside(pivot, heading, -hand * start.width / 2), heading, second), heading
