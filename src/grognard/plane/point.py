"""Points in thousandths of an inch and headings in hundredths of a degree, and how both are written."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import NamedTuple

INCH = 1000
#: a whole turn, and half of one
ROUND = 36000
ABOUT = ROUND // 2
#: a number for a point has this many places for each of its coordinates
_SPAN = 10**6

_NUMBER = r"\d{1,3}(?:\.\d{1,3})?"
_POINT = re.compile(rf"({_NUMBER}),({_NUMBER})", re.ASCII)
_HEADING = re.compile(r"\d{1,3}(?:\.\d{1,2})?", re.ASCII)


class Point(NamedTuple):
    """x to the east and y to the north, from the south-western corner of the table."""

    x: int
    y: int

    def __str__(self) -> str:
        return point_text(self)


def packed(point: Point) -> int:
    """One number for a point, so that a state can hold it where others hold a cell."""
    return point.x * _SPAN + point.y


@cache
def unpacked(number: int) -> Point:
    return Point(*divmod(number, _SPAN))


def point_text(point: Point) -> str:
    """34000, 22500 as "34,22.5"."""
    return f"{_decimal(point.x, 3)},{_decimal(point.y, 3)}"


def read_point(text: str) -> Point:
    """A point from its text; a `ValueError` says what was expected."""
    read = _POINT.fullmatch(text)
    if read is None:
        raise ValueError(f"{text!r} is no point: expected inches east and north such as 34,22.5")
    return Point(_whole(read[1], 3), _whole(read[2], 3))


def heading_text(heading: int) -> str:
    """18000 as "180"."""
    return _decimal(heading % ROUND, 2)


def read_heading(text: str) -> int:
    """A heading from degrees; a `ValueError` says what was expected."""
    if _HEADING.fullmatch(text) is None or _whole(text, 2) >= ROUND:
        raise ValueError(f"{text!r} is no facing: expected degrees from north by east, 0 to 359.99")
    return _whole(text, 2)


def _decimal(value: int, places: int) -> str:
    whole, rest = divmod(value, 10**places)
    return f"{whole}.{rest:0{places}}".rstrip("0").rstrip(".") if rest else str(whole)


def _whole(text: str, places: int) -> int:
    whole, _dot, rest = text.partition(".")
    return int(whole + rest.ljust(places, "0"))


@cache
def forward(heading: int) -> tuple[float, float]:
    """One thousandth ahead. Rounded, so that no library's last digit decides anything."""
    angle = math.radians(heading / 100)
    return round(math.sin(angle), 12), round(math.cos(angle), 12)


def right(heading: int) -> tuple[float, float]:
    """One thousandth to the right hand."""
    x, y = forward(heading)
    return y, -x


def ahead(point: Point, heading: int, by: float) -> Point:
    """So far ahead; back where it is below 0."""
    x, y = forward(heading)
    return Point(round(point.x + x * by), round(point.y + y * by))


def aside(point: Point, heading: int, by: float) -> Point:
    """So far to the right hand; to the left where it is below 0."""
    x, y = right(heading)
    return Point(round(point.x + x * by), round(point.y + y * by))


def bearing(start: Point, end: Point) -> int:
    """The heading that leads from one point to another; 0 where they are the same."""
    return round(math.degrees(math.atan2(end.x - start.x, end.y - start.y)) * 100) % ROUND


def turn(start: int, end: int) -> int:
    """From one heading to another by the shorter way: to the right above 0, a half turn as 18000."""
    return (end - start + ABOUT - 1) % ROUND - ABOUT + 1


def distance(one: Point, other: Point) -> int:
    return round(math.hypot(other.x - one.x, other.y - one.y))
