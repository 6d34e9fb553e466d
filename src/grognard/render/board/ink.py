"""Writing SVG: figures short and always the same, text escaped."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from grognard.hex.layout import Point


def figure(value: float) -> str:
    """A length to a tenth: no printer shows more."""
    shown = f"{value:.1f}"
    if shown.endswith(".0"):
        shown = shown[:-2]
    return "0" if shown == "-0" else shown


def spot(point: Point) -> str:
    return f"{figure(point[0])} {figure(point[1])}"


def element(name: str, *inside: str, **attributes: str | float | None) -> str:
    """An element. `stroke_width=2` is written stroke-width, `class_` class; None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={_attribute(value)}"
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inside)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def _attribute(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{value:g}"'


def text(words: str, at: Point, **attributes: str | float | None) -> str:
    """A line of text; nothing where there are no words."""
    if not words:
        return ""
    return element("text", escape(words), x=figure(at[0]), y=figure(at[1]), **attributes)


def title(words: str) -> str:
    """What a browser shows under the pointer."""
    return f"<title>{escape(words)}</title>"


def group(*inside: str, **attributes: str | float | None) -> str:
    return element("g", *inside, **attributes) if any(inside) else ""


def polyline(points: Iterable[Point], *, closed: bool = False) -> str:
    """Straight from point to point, as the `d` of a path."""
    return "M" + "L".join(spot(point) for point in points) + ("Z" if closed else "")


def rectangle(left: float, top: float, right: float, bottom: float) -> str:
    return polyline([(left, top), (right, top), (right, bottom), (left, bottom)], closed=True)
