"""An address as a square that the camera of a phone reads: dark and light modules."""

from __future__ import annotations

from itertools import groupby

import segno

from grognard.core.errors import BadCase, Fault

#: letters that such a square holds at its largest
LONGEST = 2900
#: light modules around it, without which no camera finds it
_QUIET = 2


def modules(text: str) -> list[list[bool]]:
    """Rows of what is dark, with light around; a fault where there is too much text for one."""
    if not 0 < len(text.encode()) <= LONGEST:
        raise BadCase([Fault("text", f"expected 1 to {LONGEST} letters")])
    square = segno.make(text, error="l", boost_error=True, micro=False)
    return [[bool(dark) for dark in row] for row in square.matrix_iter(border=_QUIET)]


def drawing(text: str) -> tuple[int, str]:
    """Its width in modules, and what is dark as the path of an SVG."""
    rows, path = modules(text), []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            wide = len(list(run))
            if dark:
                path.append(f"M{x} {y}h{wide}v1h-{wide}z")
            x += wide
    return len(rows), "".join(path)


def in_letters(text: str) -> str:
    """For a terminal: two rows of modules in a line, light ones drawn, as most terminals are dark."""
    rows = modules(text)
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(" ▄▀█"[2 * (not up) + (not down)] for up, down in zip(*pair, strict=True)) for pair in pairs
    )
