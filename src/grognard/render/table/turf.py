"""The bare cloth: grass in several greens, with blades and bare patches."""

from __future__ import annotations

from grognard.plane import INCH
from grognard.render.board.ink import element, figure
from grognard.render.board.noise import noise, swing
from grognard.render.table.cloth import UNIT, Cloth

#: worn ground, dry grass and fresh grass: colour, how strongly, inches between patches, their size in inches
_PATCHES = (("#c9c07f", 0.3, 5, 2.4), ("#9fb265", 0.26, 4, 1.9), ("#7f9a4f", 0.2, 6, 1.5))
#: grains of flock: colour, how many to an inch and row
_FLOCK = (("#74893f", 3), ("#dccf8d", 2), ("#596c31", 1))


def grass(cloth: Cloth) -> str:
    """What is strewn over everything bare, the hills too."""
    return "".join([*_flock(cloth), _blades(cloth)])


def patches(cloth: Cloth) -> str:
    """Blots of other grass that run into each other."""
    across, down = cloth.table.width // INCH, cloth.table.depth // INCH
    drawn = []
    for kind, (ink, opacity, step, size) in enumerate(_PATCHES):
        blots = []
        for row in range(0, down + step, step):
            for column in range(0, across + step, step):
                seed = column * 31 + kind
                x = (column + step * 0.6 * swing(seed, row, 11)) * UNIT
                y = (row + step * 0.6 * swing(seed, row, 12)) * UNIT
                r = size * UNIT * (0.5 + 0.7 * noise(seed, row, 13))
                flat = 0.5 + 0.4 * noise(seed, row, 14)
                turn = round(180 * noise(seed, row, 15))
                arc = f"a{figure(r)} {figure(r * flat)} {turn} 1 0"
                blots.append(f"M{figure(x)} {figure(y)}{arc} {figure(r)} 1{arc} {figure(-r)} -1")
        drawn.append(element("path", d="".join(blots), fill=ink, fill_opacity=opacity))
    return "".join(drawn)


def _flock(cloth: Cloth) -> list[str]:
    """Grains everywhere, as rows of dots whose spacing never repeats in step."""
    drawn = []
    for kind, (ink, many) in enumerate(_FLOCK):
        lines = []
        for row in range(int(cloth.height / UNIT * many)):
            y = (row + 0.4 * swing(row, kind, 21)) * UNIT / many
            # No two rows run alike, or the eye would see them.
            from_left, down = -40 * noise(row, kind, 22), 3 * UNIT * swing(row, kind, 24)
            lines.append(f"M{figure(from_left)} {figure(y)}L{figure(cloth.width)} {figure(y + down)}")
        gaps = " ".join(f"0 {7 + 19 * noise(place, kind, 23):.1f}" for place in range(9))
        drawn.append(
            element(
                "path", d="".join(lines), fill="none", stroke=ink, stroke_width=2.2, stroke_linecap="round",
                stroke_dasharray=gaps, stroke_opacity=0.5,
            )
        )  # fmt: skip
    return drawn


def _blades(cloth: Cloth) -> str:
    blades = []
    for row in range(0, cloth.table.depth // INCH, 2):
        for column in range(0, cloth.table.width // INCH, 2):
            x = (column + 1 + 0.9 * swing(column, row, 5)) * UNIT
            y = (row + 1 + 0.9 * swing(column, row, 6)) * UNIT
            blades.append(f"M{figure(x)} {figure(y)}l-2.4 -6m2.4 6v-7m0 7l2.6 -5.6")
    return element(
        "path", d="".join(blades), fill="none", stroke="#5f7433", stroke_width=1.3, stroke_opacity=0.8,
        stroke_linecap="round",
    )  # fmt: skip
