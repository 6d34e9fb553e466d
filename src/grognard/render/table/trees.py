"""Trees for a table: crowns of several clumps, with light on one side and a shadow on the other."""

from __future__ import annotations

from grognard.render.board.ink import element, group
from grognard.render.board.noise import noise
from grognard.render.board.plants import plant
from grognard.render.board.theme import Look

_RADII = (10.0, 12.5, 15.0)
_PATTERNS = ("trees", "pines")


def tree_shapes(look: Look, id: str) -> str:
    """One kind of ground in its three sizes: woods have model trees, other ground the plants of a map."""
    if look.pattern in _PATTERNS:
        return "".join(_tree(look, id, size) for size in range(3))
    return "".join(plant(look, id, size) for size in range(3))


def _tree(look: Look, id: str, size: int) -> str:
    r = _RADII[size]
    clumps = [
        (r * 0.62 * dx, r * 0.62 * dy, r * (0.5 + 0.12 * noise(place, size, 31)))
        for place, (dx, dy) in enumerate(((-0.8, 0.3), (0.7, 0.5), (0.1, -0.8), (-0.2, 0.8), (0.8, -0.4)))
    ]
    return group(
        element(
            "ellipse", cx=r * 0.4, cy=r * 0.55, rx=round(r * 1.15, 1), ry=r, fill="#17210c", fill_opacity=0.35
        ),
        *(_disc(x, y, far, look.second) for x, y, far in clumps),
        *(_disc(x - 1, y - 1.4, far * 0.86, look.ink) for x, y, far in clumps),
        _disc(-r * 0.2, -r * 0.25, r * 0.55, look.ink),
        _disc(-r * 0.32, -r * 0.4, r * 0.3, "#ffffff", 0.2),
        id=f"{id}-{size}",
    )


def _disc(x: float, y: float, r: float, fill: str, opacity: float | None = None) -> str:
    return element("circle", cx=round(x, 1), cy=round(y, 1), r=round(r, 1), fill=fill, fill_opacity=opacity)
