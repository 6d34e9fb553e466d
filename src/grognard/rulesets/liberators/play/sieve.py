"""5. Many places at once for the compiled kernel: `Mover.check` is the rule, and this its faster twin.

The kernel is told what a mover may not pay, touch or come near to. It answers yes or no where that is plain
by numbers alone, and leaves to the rule what lies beyond an obstacle, on ground that may be closed, beside a
garrison, or too near to call. A test holds it to the rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.plane import Bounds, Footprint, Point, quick
from grognard.plane.point import forward
from grognard.plane.route import step_of_wheel
from grognard.rulesets.liberators.play.ground import Ground
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import HAIR, going

Place = tuple[Point, int]


def allowed(mover: Mover, places: Iterable[Place], pace: str) -> list[Place]:
    """5.2  Those of some places that a unit may go to."""
    # 5.7  Nobody leaves the enemy's contact.
    if mover.field.in_contact(mover.id):
        return []
    asked = list(places)
    found = sieve(mover, pace)
    told = [None] * len(asked) if found is None else found.sift(asked)
    return [
        place
        for place, plain in zip(asked, told, strict=True)
        if plain or (plain is None and mover.may(*place, pace))
    ]


def sieve(mover: Mover, pace: str) -> quick.Sifter | None:
    """What a mover has to heed, in numbers; None where there is no kernel."""
    here, body, kernel = mover.field, mover.body, quick.kernel
    speed = going(mover.rules, mover.row, pace)
    terrain, kinds = here.ground.layers(roads=speed.roads)
    layers = terrain.layers
    if kernel is None or layers is None:
        return None
    prints = {id: here.print(id) for id in here.bodies if id != mover.id}
    solid = {id: _solid(kernel, print) for id, print in prints.items() if print.is_block}
    near = mover.clearance
    barriers = () if mover.passing else (id for id in here.friends(mover.id) if mover.is_barred_by(id))
    return kernel.Sieve(
        body.front,
        body.heading,
        body.width,
        body.depth,
        step_of_wheel(body.width),
        here.table.size,
        mover.most(pace),
        1 + HAIR,
        near,
        layers,
        [speed.rates[kind] for kind in (kinds[-1], *kinds[:-1])],
        list(solid.values()),
        _listed(solid, here.enemies(mover.id)),
        _listed(solid, barriers),
        _lines(kernel, here.ground),
        *_shut(kernel, here.ground, mover.kind),
        _boxes(kernel, tuple(print.bounds for print in prints.values() if not print.is_block), near + 1),
        forward,
    )


def _listed(solid: dict[str, quick.Solid], ids: Iterable[str]) -> list[quick.Solid]:
    return [solid[id] for id in ids if id in solid]


@lru_cache(maxsize=1 << 12)
def _solid(kernel: quick.Quickplane, body: Footprint) -> quick.Solid:
    rings = body.corners, body.polygon.ring, body.inner.ring
    return kernel.Body(body.centre, body.heading, body.width, body.depth, *rings, forward)


@lru_cache(maxsize=64)
def _lines(kernel: quick.Quickplane, ground: Ground) -> quick.Outlines:
    """2.4  What a way may have to cross."""
    return kernel.Rings([line for _piece, line in ground.lines])


@lru_cache(maxsize=64)
def _shut(kernel: quick.Quickplane, ground: Ground, kind: str) -> tuple[quick.Outlines, quick.Outlines]:
    """2.2  What holds ground that may be closed, and that ground."""
    areas = ground.shut(kind)
    parts = [part for area in areas for part in area.polygon.parts]
    return _boxes(kernel, tuple(area.polygon.bounds for area in areas), 0), kernel.Rings(parts)


@lru_cache(maxsize=64)
def _boxes(kernel: quick.Quickplane, boxes: tuple[Bounds, ...], by: int) -> quick.Outlines:
    """Boxes, each with so much around it."""
    return kernel.Rings([((w - by, s - by), (e + by, n + by)) for w, s, e, n in boxes])
