"""Fields and gardens: a patchwork of parcels, each ploughed its own way."""

from __future__ import annotations

from math import pi

from grognard.hex import Hex, Point
from grognard.render.board.curve import outline_path
from grognard.render.board.ink import element, group, polyline
from grognard.render.board.noise import noise
from grognard.render.board.outline import loops
from grognard.render.board.plan import SIZE, Plan, sites
from grognard.render.board.polygon import cut, rulings, shrunk
from grognard.render.board.theme import Look

#: parcels a hex has along each of its axes
_PARCELS = 2
_STRAY = SIZE / 4.5
_FURROWS = SIZE / 10


def fields(plan: Plan) -> str:
    kinds = [id for id, look in plan.theme.ground.items() if look.pattern in ("furrows", "gardens")]
    return group(*(_kind(plan, id) for id in kinds), id=plan.id("fields"))


def _kind(plan: Plan, id: str) -> str:
    hexes = plan.of_look(id)
    if not hexes:
        return ""
    look = plan.theme.ground[id]
    clip = plan.id(f"fields-{id}")
    return group(
        element("clipPath", element("path", d=outline_path(plan, loops(set(hexes)))), id=clip),
        group(*_parcels(plan, look, hexes), clip_path=f"url(#{clip})"),
    )


def _parcels(plan: Plan, look: Look, hexes: list[Hex]) -> list[str]:
    tints = look.seconds or (look.fill,)
    tinted: dict[str, list[str]] = {}
    furrows: list[str] = []
    for hex in hexes:
        for place, parcel in enumerate(parcels(plan, hex)):
            tint = tints[int(noise(hex.q * 8 + place, hex.r, 11) * len(tints))]
            tinted.setdefault(tint, []).append(polyline(parcel, closed=True))
            angle = noise(hex.q * 8 + place, hex.r, 12) * pi
            inner = shrunk(parcel, 0.86)
            furrows += [polyline(line) for line in rulings(inner, angle, _FURROWS)]
    hedge = (1.8, 0.8) if look.pattern == "gardens" else (0.7, 0.45)
    return [
        *(_tinted(look, tint, "".join(paths), *hedge) for tint, paths in sorted(tinted.items())),
        element(
            "path", d="".join(furrows), fill="none", stroke=look.ink, stroke_width=0.7, stroke_opacity=0.5
        ),
    ]


def _tinted(look: Look, tint: str, path: str, width: float, opacity: float) -> str:
    """Parcels of one tint in their hedges or walls."""
    return element(
        "path",
        d=path,
        fill=tint,
        fill_opacity=0.7,
        stroke=look.ink,
        stroke_width=width,
        stroke_opacity=opacity,
    )


def parcels(plan: Plan, hex: Hex) -> list[list[Point]]:
    """The parcels whose middle lies in a hex: the ground nearer to it than to any other middle."""
    around = [site for near in hex.disk(1) for site in sites(plan, near, _PARCELS, _STRAY, 13)]
    found = []
    for x, y in sites(plan, hex, _PARCELS, _STRAY, 13):
        reach = SIZE
        parcel = [
            (x - reach, y - reach),
            (x + reach, y - reach),
            (x + reach, y + reach),
            (x - reach, y + reach),
        ]
        for a, b in around:
            if (a, b) != (x, y) and abs(a - x) < 2 * reach and abs(b - y) < 2 * reach:
                parcel = cut(parcel, ((x + a) / 2, (y + b) / 2), (a - x, b - y))
        found.append(parcel)
    return found
