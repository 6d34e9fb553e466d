"""Painted figures on their stands, seen from above with their front upwards.

A rank of foot is one line whose dashes are shoulders, hats and muskets, so that a unit of any size is a
handful of paths.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from grognard.render.board.ink import element, figure
from grognard.render.board.theme import Uniform

#: files of foot to a stand, riders to a stand
_FILES, _RIDERS = 3, 2
_STEEL, _LEATHER, _WOOD = "#dfe4e6", "#3a2b1c", "#5d452c"
#: crews beside a gun: to the right of its middle and behind its muzzle, in parts of its stand
_CREW = ((-0.36, 0.24), (0.36, 0.24), (-0.3, 0.62), (0.32, 0.66), (0.0, 0.88))


class Stand(msgspec.Struct, frozen=True):
    """One stand by its upper left corner."""

    x: float
    y: float
    wide: float
    deep: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.wide / 2, self.y + self.deep / 2


def foot(stands: Iterable[Stand], uniform: Uniform, *, loose: bool = False) -> str:
    """Two ranks to a stand; where order is lost they no longer dress."""
    rows = list(_rows(stands, loose=loose))
    if not rows:
        return ""
    pitch = rows[0][2]
    lines = "".join(f"M{figure(x)} {figure(y)}h{figure(wide)}" for x, y, _pitch, wide in rows)
    muskets = "".join(
        f"M{figure(x + 0.3 * pitch)} {figure(y - 4)}h{figure(wide)}" for x, y, _pitch, wide in rows
    )
    shade = "".join(f"M{figure(x + 1.5)} {figure(y + 2)}h{figure(wide)}" for x, y, _pitch, wide in rows)
    return "".join(
        [
            _dashes(shade, "#10180a", 7, 3.4, pitch, 0.35),
            _dashes(muskets, _STEEL, 11, 1.3, pitch, cap="butt"),
            _dashes(lines, uniform.coat, 7.4, 3.4, pitch),
            _dashes(lines, uniform.trim, 2, 3.0, pitch),
            _dashes(lines, uniform.hat, 4.8, 0.01, pitch),
        ]
    )


def _rows(stands: Iterable[Stand], *, loose: bool) -> Iterator[tuple[float, float, float, float]]:
    """Where the first of each rank stands, how far apart they are, and how far the rank runs."""
    for place, stand in enumerate(stands):
        pitch = stand.wide / _FILES
        for rank in range(2):
            stray = ((place * 7 + rank * 5) % 9 - 4) * 0.7 if loose else 0.0
            y = stand.y + stand.deep * (0.36 + 0.38 * rank)
            yield stand.x + pitch / 2 - 1.7 + stray, y + 1.2 * stray, pitch, (_FILES - 1) * pitch + 3.5


def _dashes(
    lines: str, ink: str, wide: float, long: float, pitch: float, opacity: float = 1.0, cap: str = "round"
) -> str:
    return element(
        "path", d=lines, fill="none", stroke=ink, stroke_width=wide, stroke_linecap=cap,
        stroke_dasharray=f"{long:g} {pitch - long:.2f}", stroke_opacity=None if opacity == 1 else opacity,
    )  # fmt: skip


def horse(stands: Iterable[Stand], uniform: Uniform, *, loose: bool = False) -> str:
    """Riders knee to knee."""
    spots = []
    for place, stand in enumerate(stands):
        for file in range(_RIDERS):
            stray = ((place * 5 + file * 7) % 9 - 4) * 0.9 if loose else 0.0
            x = stand.x + stand.wide * (file + 0.5) / _RIDERS
            spots.append((x + stray, stand.y + stand.deep / 2 + 1.3 * stray))
    bays, blacks = spots[::2], spots[1::2]
    return "".join(
        [
            _each(spots, "M{x} {y}m2 13v-20", "#10180a", 9, 0.35),
            _each(bays, "M{x} {y}m0 11v-18", "#7b4a26", 8.4),
            _each(blacks, "M{x} {y}m0 11v-18", "#4b3222", 8.4),
            _each(spots, "M{x} {y}m0 -8v-7", "#39261a", 4.4),
            _each(spots, "M{x} {y}m-3.4 2h6.8", uniform.coat, 6.8),
            _each(spots, "M{x} {y}m-2.6 2h5.2", uniform.trim, 1.8),
            _each(spots, "M{x} {y}m5 4v-17", _STEEL, 1.3),
            _each(spots, "M{x} {y}m0 1h.01", uniform.hat, 5.4),
        ]
    )


def guns(stands: Iterable[Stand], uniform: Uniform, *, limbered: bool) -> str:
    """A gun to each stand with its crew, or behind its team."""
    held = list(stands)
    tops = [(stand.x + stand.wide / 2, stand.y) for stand in held]
    if limbered:
        team = [(x + dx, y + dy) for x, y in tops for dx in (-5.5, 5.5) for dy in (13.0, 30.0)]
        drawn = _each(team, "M{x} {y}m0 4v-8", "#6b4124", 7.5) + _each(team, "M{x} {y}m0 -5v-4", "#39261a", 4)
        drawn += _each(tops, "M{x} {y}m0 30v24", _WOOD, 3)
        drawn += _each(tops, "M{x} {y}m-8 46v9m16 -9v9", _LEATHER, 3.4)
        return drawn + _each(tops, "M{x} {y}m0 42v13", "#2f3435", 5)
    crew = [(s.x + s.wide * (0.5 + dx), s.y + s.deep * dy) for s in held for dx, dy in _CREW]
    return "".join(
        [
            _each(crew, "M{x} {y}m1.2 1.6h.01", "#10180a", 8, 0.35),
            _each(tops, "M{x} {y}m0 24l-5 22m5 -22l5 22", _WOOD, 3.2),
            _each(tops, "M{x} {y}m-10 15v14m20 -14v14", _LEATHER, 4.2),
            _each(tops, "M{x} {y}m-9 22h18", _WOOD, 2.6),
            _each(tops, "M{x} {y}m0 30v-26", "#2f3435", 6),
            _each(tops, "M{x} {y}m0 28v-22", "#a98f4a", 2.4),
            _each(crew, "M{x} {y}m-2 0h4", uniform.coat, 6.4),
            _each(crew, "M{x} {y}m0 -.5h.01", uniform.hat, 4.6),
        ]
    )


def _each(
    spots: Iterable[tuple[float, float]], stroke: str, ink: str, wide: float, opacity: float | None = None
) -> str:
    """The same stroke at every spot."""
    path = "".join(stroke.replace("{x}", figure(x)).replace("{y}", figure(y)) for x, y in spots)
    if not path:
        return ""
    return element(
        "path",
        d=path,
        fill="none",
        stroke=ink,
        stroke_width=wide,
        stroke_linecap="round",
        stroke_opacity=opacity,
    )


def commander(uniform: Uniform, *, mounted: bool) -> str:
    """A leader with his sword, on a round stand of his own."""
    seat = [(0.0, 0.0)]
    if mounted:
        return _each(seat, "M{x} {y}m0 9v-15", "#d9cfc0", 8) + "".join(
            [
                _each(seat, "M{x} {y}m0 -8v-5", "#b3a795", 4.4),
                _each(seat, "M{x} {y}m-3.6 2h7.2", uniform.coat, 7),
                _each(seat, "M{x} {y}m-3 2h6", "#e9c34f", 2),
                _each(seat, "M{x} {y}m5 2l5 -12", _STEEL, 1.6),
                _each(seat, "M{x} {y}m-2.6 1h5.2", uniform.hat, 4.4),
            ]
        )
    return "".join(
        [
            _each(seat, "M{x} {y}m-4 0h8", uniform.coat, 8),
            _each(seat, "M{x} {y}m-3.4 0h6.8", "#e9c34f", 2),
            _each(seat, "M{x} {y}m5 0l5 -11", _STEEL, 1.6),
            _each(seat, "M{x} {y}m-3 -.5h6", uniform.hat, 5),
        ]
    )
