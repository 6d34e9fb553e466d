"""A body of troops as it lies on the table: its stands, the figures on them, and the state they are in."""

from __future__ import annotations

from math import cos, radians, sin

from grognard.core.game.face import CounterFace
from grognard.core.game.state import ALL_ROUND
from grognard.hex.layout import Point as Spot
from grognard.plane import INCH, unpacked
from grognard.render.board.dress import Dress
from grognard.render.board.ink import element, group, polyline, rectangle
from grognard.render.board.theme import Edge, Theme
from grognard.render.table.cloth import UNIT
from grognard.render.table.figures import Stand, commander, foot, guns, horse

_INK, _GOLD = "#1d1a15", "#e9c34f"
_FLOCK, _SOIL = "#8a9a55", "#7a7145"
LEADER = 19.0


def heading_of(face: CounterFace) -> int:
    """Hundredths of a degree; whoever looks all ways is drawn looking north."""
    return 0 if face.facing == ALL_ROUND else face.facing


def local_outline(face: CounterFace) -> list[Spot]:
    """Its corners in inches to the right and ahead of the middle of its front."""
    at, angle = unpacked(face.at), radians(heading_of(face) / 100)
    found = []
    for x, y in face.outline:
        dx, dy = (x - at.x) / INCH, (y - at.y) / INCH
        ahead = round(dx * sin(angle) + dy * cos(angle), 3)
        found.append((round(dx * cos(angle) - dy * sin(angle), 3), ahead))
    return found


def centre(face: CounterFace) -> tuple[float, float]:
    """The middle of what it covers, in thousandths."""
    count = len(face.outline)
    return sum(x for x, _ in face.outline) / count, sum(y for _, y in face.outline) / count


def body(face: CounterFace, dress: Dress) -> str:
    """Drawn about the middle of its front with its heading upwards."""
    corners = [(right * UNIT, -ahead * UNIT) for right, ahead in local_outline(face)]
    if len(corners) < 3:
        return _leader(face, dress)
    edge, theme = dress.edge(face.side), dress.theme
    path = polyline(corners, closed=True)
    if len(corners) != 4:
        # A garrison is its building: the walls show that it is held.
        veil = element("path", d=path, fill=dress.colours(face).body, fill_opacity=0.3)
        return veil + _rim(path, edge) + _state(face, theme, path)
    held, bare = _stands(face, theme, corners)
    return "".join(
        [
            element("path", d=path, transform="translate(3 4)", fill="#20170a", fill_opacity=0.3),
            element("path", d=path, fill=_SOIL, fill_opacity=0.25) if bare else "",
            _bases(held, edge, whole=None if bare else path),
            _figures(face, dress, held),
            _state(face, theme, path),
            _front(corners) if face.facing != ALL_ROUND else "",
        ]
    )


def stand(face: CounterFace, dress: Dress) -> tuple[str, float, float]:
    """One stand of a body by itself, from its upper left corner, with its width and depth."""
    corners = [(right * UNIT, -ahead * UNIT) for right, ahead in local_outline(face)]
    first = _stands(face, dress.theme, corners)[0][0]
    alone = Stand(0, 0, first.wide, first.deep)
    drawn = _bases([alone], dress.edge(face.side), None) + _figures(face, dress, [alone])
    return drawn, first.wide, first.deep


def _leader(face: CounterFace, dress: Dress) -> str:
    """On a round stand; that of the second side has corners."""
    edge = dress.edge(face.side)
    if edge.corners == "cut":
        cut, far = 0.42 * LEADER, LEADER
        ring = polyline(
            [
                (-cut, -far),
                (cut, -far),
                (far, -cut),
                (far, cut),
                (cut, far),
                (-cut, far),
                (-far, cut),
                (-far, -cut),
            ],
            closed=True,
        )
    else:
        half = f"A{LEADER:g} {LEADER:g} 0 1 1"
        ring = f"M{-LEADER:g} 0{half} {LEADER:g} 0{half} {-LEADER:g} 0Z"
    return "".join(
        [
            element("path", d=ring, transform="translate(2 3)", fill="#20170a", fill_opacity=0.35),
            element("path", d=ring, fill=_FLOCK, stroke=_INK, stroke_width=7),
            element("path", d=ring, fill="none", stroke=_GOLD, stroke_width=5),
            element("path", d=ring, fill="none", stroke=edge.ink, stroke_width=1.8, transform="scale(1.13)"),
            commander(dress.theme.uniform_of(face.nation, face.side), mounted=face.formation != "dismounted"),
        ]
    )


def _stands(face: CounterFace, theme: Theme, corners: list[Spot]) -> tuple[list[Stand], bool]:
    """Its stands, the foremost rank first; and whether there is ground between them."""
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    count, look = face.strength or 1, theme.formations.get(face.formation)
    files = max(1, round((right - left) / UNIT))
    step = (right - left) / files
    if look == "dots":
        spots = range(0, files, 2)
        return [Stand(left + n * step, top, step, bottom - top) for n in spots][:count], True
    if look == "square":
        return _hollow(count, left, top, right - left), True
    ranks = max(1, -(-count // files))
    deep = (bottom - top) / ranks
    found = []
    for rank in range(ranks):
        row = min(files, count - rank * files)
        first = left + (files - row) * step / 2
        found += [Stand(first + n * step, top + rank * deep, step, deep) for n in range(row)]
    return found, False


def _hollow(count: int, left: float, top: float, side: float) -> list[Stand]:
    """Stands around a box, the same number on each side as far as they go."""
    deep = min(0.6 * UNIT, side / 3)
    along = max(1, -(-min(count, 12) // 4))
    wide = side / along
    found = []
    for place in range(along):
        at = left + place * wide
        found += [Stand(at, top, wide, deep), Stand(at, top + side - deep, wide, deep)]
        if 0 < place < along - 1 or along <= 2:
            found += [
                Stand(left, top + place * wide, deep, wide),
                Stand(left + side - deep, top + place * wide, deep, wide),
            ]
    return found[: max(4, count)]


def _bases(stands: list[Stand], edge: Edge, whole: str | None) -> str:
    """Flocked stands; the rim tells the side."""
    boxes = "".join(rectangle(s.x + 0.8, s.y + 0.8, s.x + s.wide - 0.8, s.y + s.deep - 0.8) for s in stands)
    return element("path", d=boxes, fill=_FLOCK, stroke=_SOIL, stroke_width=1.6) + _rim(whole or boxes, edge)


def _rim(path: str, edge: Edge) -> str:
    join = "round" if edge.corners == "round" else "bevel"
    return element(
        "path", d=path, fill="none", stroke=edge.rim, stroke_width=7, stroke_linejoin=join
    ) + element("path", d=path, fill="none", stroke=edge.ink, stroke_width=4, stroke_linejoin=join)


def _figures(face: CounterFace, dress: Dress, stands: list[Stand]) -> str:
    uniform = dress.theme.uniform_of(face.nation, face.side)
    loose = dress.theme.mark_of(face.state).mark != "none"
    flees = dress.theme.mark_of(face.state).mark == "flag"
    if face.symbol == "artillery":
        drawn = guns(stands, uniform, limbered=face.formation == "limbered")
    elif face.symbol == "cavalry" and face.formation != "dismounted":
        drawn = horse(stands, uniform, loose=loose)
    else:
        drawn = foot(stands, uniform, loose=loose)
    if not flees:
        return drawn
    # Whoever runs has turned his back.
    low, high = min(s.y for s in stands), max(s.y + s.deep for s in stands)
    return group(drawn, transform=f"rotate(180 0 {(low + high) / 2:.1f})")


def _state(face: CounterFace, theme: Theme, path: str) -> str:
    """A warning tape laid around whoever is not in order: one of dashes, crossed for those who run."""
    mark = theme.mark_of(face.state)
    if mark.mark == "none":
        return ""
    tape = element("path", d=path, fill="none", stroke=_INK, stroke_width=9, stroke_linejoin="round")
    long = "5 9" if mark.mark == "flag" else "12 9"
    return tape + element(
        "path", d=path, fill="none", stroke=mark.ink, stroke_width=6.5, stroke_dasharray=long
    )


def _front(corners: list[Spot]) -> str:
    """A wedge at the middle of the front."""
    (_ax, ay), _b = corners[0], corners[1]
    wedge = f"M-9 {ay - 5:g}L0 {ay - 17:g}L9 {ay - 5:g}Z"
    return element("path", d=wedge, fill="#ffe9a8", stroke=_INK, stroke_width=1.8, stroke_linejoin="round")
