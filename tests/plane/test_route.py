"""Routes: straight, oblique, and with a wheel."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from grognard.plane import ROUND, Footprint, Point, ahead, apart, aside, block, oblique, turn, wheel

HOME = Point(40_000, 40_000)
bodies = st.builds(
    block, st.just(HOME), st.integers(0, ROUND - 1), st.sampled_from((1000, 2000, 12_000)), st.just(750)
)


def test_an_oblique_goes_45_degrees_to_either_side_and_not_back() -> None:
    line = block(HOME, 0, 6000, 750)
    assert oblique(line, Point(44_000, 44_000)) is not None
    assert oblique(line, Point(36_000, 44_000)) is not None
    assert oblique(line, Point(44_100, 44_000)) is None
    assert oblique(line, Point(40_000, 39_000)) is None
    assert oblique(line, HOME) is None


def test_a_wheel_is_paid_for_at_the_outer_corner() -> None:
    line = block(HOME, 0, 6000, 750)
    # About the right-hand corner the middle of the front comes as far ahead as it goes to the right.
    route = wheel(line, Point(43_000, 43_000), 9000)
    assert route is not None
    assert abs(route.length - round(math.pi / 2 * 6000)) <= 30
    assert route.end.right == Point(43_000, 40_000)


@given(bodies, st.integers(0, 9000), st.integers(0, 9000), st.integers(200, 16_000), st.booleans())
def test_every_advance_wheel_and_advance_is_found_again_with_its_length(
    body: Footprint, first: int, second: int, angle: int, left: bool
) -> None:
    sign = -1 if left else 1
    start = ahead(body.front, body.heading, first)
    pivot = aside(start, body.heading, sign * body.width / 2)
    heading = (body.heading + sign * angle) % ROUND
    to = ahead(aside(pivot, heading, -sign * body.width / 2), heading, second)
    route = wheel(body, to, heading)
    assert route is not None
    assert (route.end.front, route.end.heading) == (to, heading)
    paid = first + second + math.radians(angle / 100) * body.width
    assert abs(route.length - paid) <= 40 / abs(math.sin(math.radians(angle / 100)))


@given(bodies, st.integers(-9000, 9000), st.integers(-9000, 9000), st.integers(0, ROUND - 1))
def test_a_route_and_its_mirror_image_cost_the_same(
    body: Footprint, before: int, beside: int, heading: int
) -> None:
    angle = turn(body.heading, heading)
    ends = [
        (aside(ahead(HOME, body.heading, before), body.heading, side * beside), body.heading + side * angle)
        for side in (1, -1)
    ]
    one, other = (wheel(body, to, facing % ROUND) for to, facing in ends)
    if abs(math.sin(math.radians(angle / 100))) > 0.1 and one is not None and other is not None:
        assert abs(one.length - other.length) <= 60


@given(bodies, st.integers(500, 9000), st.integers(-4500, 4500))
def test_what_is_swept_holds_the_body_at_both_ends(body: Footprint, by: int, off: int) -> None:
    route = oblique(body, ahead(body.front, (body.heading + off) % ROUND, by))
    assert route is not None
    assert abs(route.length - by) <= 1
    swept = route.swept[0].inset(-2)
    assert swept.covers(body.inner)
    assert swept.covers(route.end.inner)
    assert route.crosses(body)
    assert not apart(route.bounds, body.bounds)


@given(bodies, bodies, st.integers(-15_000, 15_000), st.integers(-15_000, 15_000), st.integers(300, 15_000))
def test_bodies_that_are_ruled_out_by_their_boxes_are_not_met(
    body: Footprint, other: Footprint, east: int, north: int, angle: int
) -> None:
    heading = (body.heading + angle) % ROUND
    pivot = aside(body.front, body.heading, body.width / 2)
    route = wheel(body, ahead(aside(pivot, heading, -body.width / 2), heading, 4000), heading)
    assert route is not None
    met = block(Point(HOME.x + east, HOME.y + north), other.heading, other.width, other.depth)
    assert route.crosses(met) == any(met.inner.meets(part) for part in route.swept)
    for away in (1000, 4000):
        near = any(met.polygon.distance(part) < away for part in route.swept)
        assert route.comes_within(met, away) == near


columns = st.builds(
    block,
    st.just(HOME),
    st.integers(0, ROUND - 1),
    st.sampled_from((1000, 6000)),
    st.sampled_from((750, 6000)),
)


@given(columns, st.integers(0, 18_000), st.integers(0, 9000), st.integers(200, 16_900), st.booleans())
def test_the_box_of_a_route_holds_all_the_ground_it_passes_over(
    body: Footprint, first: int, second: int, angle: int, left: bool
) -> None:
    sign = -1 if left else 1
    start = ahead(body.front, body.heading, first)
    pivot = aside(start, body.heading, sign * body.width / 2)
    heading = (body.heading + sign * angle) % ROUND
    to = ahead(aside(pivot, heading, -sign * body.width / 2), heading, second)
    route = wheel(body, to, heading)
    assert route is not None
    west, south, east, north = route.bounds
    for sweep in route.sweeps:
        left_edge, bottom, right_edge, top = sweep.box
        assert west <= left_edge
        assert south <= bottom
        assert right_edge <= east
        assert top <= north
