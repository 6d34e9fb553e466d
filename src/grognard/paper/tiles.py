"""The map at its true size, cut into sheets."""

from __future__ import annotations

from typing import Any

from grognard.paper.folder import Folder
from grognard.paper.sheet import MARGIN, OVERLAP, Sheet, tiling
from grognard.paper.subject import Subject
from grognard.render.board import map_svg
from grognard.render.table import table_svg
from grognard.render.table.cloth import UNIT

#: of a hexside on paper: a hex is 22 mm from side to side, a counter 15 mm
HEXSIDE = 12.7
#: across a counter
COUNTER = 15.0
#: an inch of a table, true
INCH = 25.4
#: round scales for the plan of a table, one in so many
_SCALES = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40)


def map_pages(subject: Subject, sheet: Sheet, folder: Folder) -> dict[str, Any]:
    """The map alone, with room for counters on every hex."""
    drawn = map_svg(subject.scenario, None, subject.language, hexside=HEXSIDE)
    cut = tiling(drawn.width, drawn.height, sheet)
    return {
        "file": folder.put("map.svg", drawn.svg),
        "width": drawn.width,
        "height": drawn.height,
        "across": cut.across,
        "down": cut.down,
        "tile-width": cut.width,
        "tile-height": cut.height,
        "overlap": OVERLAP,
        "flipped": cut.flipped,
        "hex": round(HEXSIDE * 3**0.5),
        "counter": COUNTER,
    }


def plan_page(subject: Subject, sheet: Sheet, folder: Folder) -> dict[str, Any]:
    """The table with everybody on it, at the largest round scale that fits a sheet on its side."""
    table = subject.scenario.tabletop
    width, depth = table.width / 1000 * INCH, table.depth / 1000 * INCH
    # Its tape measures lie around it.
    rim = 1.08
    room, rise = sheet.height - 2 * MARGIN, sheet.width - 2 * MARGIN - 16
    scale = next(one for one in _SCALES if width * rim / one <= room and depth * rim / one <= rise)
    svg = table_svg(subject.scenario, subject.counters, subject.language)
    tape = 2 * 44.0 / UNIT * INCH
    return {
        "file": folder.put("plan.svg", svg),
        "width": (width + tape) / scale,
        "scale": scale,
        "inches": [table.width // 1000, table.depth // 1000],
        "foot": 12 * INCH / scale,
    }
