"""What the two editions say beside their charts, keyed a second time from their rulebooks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """The figures of one rulebook; a comment names the paragraph."""

    id: str
    #: 5.10, 5.20  no zone of control reaches into these
    refuges: frozenset[str]
    #: 6.11  these hide what is behind them
    screens: frozenset[str]
    #: 2.21  these hide what is behind more than so many of them
    groves: frozenset[str]
    grove_depth: int
    #: 2.20  a unit in these is seen from so many hexes at most
    tall_crops: frozenset[str]
    crop_sight: int
    #: 3.4  hexes that batteries reach in defensive fire; None for their whole range
    defensive_range: int | None
    #: 2.13  MP for following the road with a Maneuver order all the way
    road_bonus: int
    #: 2.25  ground where cavalry in guerrilla is on foot, and what it pays to leave
    dismounting: frozenset[str]
    remounting: int
    #: 7.14, 7.35  ground to charge over; whether start and target must be such ground too
    gallop: frozenset[str]
    gallop_throughout: bool


BARROSA = Edition(
    id="barrosa",
    refuges=frozenset({"strong-building", "small-town"}),
    screens=frozenset({"light-forest", "dense-forest", "small-town", "strong-building"}),
    groves=frozenset(),
    grove_depth=0,
    tall_crops=frozenset(),
    crop_sight=0,
    defensive_range=None,
    road_bonus=3,
    dismounting=frozenset(),
    remounting=0,
    gallop=frozenset({"clear", "beach", "cultivated"}),
    gallop_throughout=False,
)

BAILEN = Edition(
    id="bailen",
    refuges=frozenset({"strong-building", "small-town", "city", "crop-area"}),
    screens=frozenset({"light-forest", "dense-forest", "small-town", "city", "strong-building"}),
    groves=frozenset({"cultivated"}),
    grove_depth=3,
    tall_crops=frozenset({"crop-area"}),
    crop_sight=2,
    defensive_range=1,
    road_bonus=0,
    dismounting=frozenset({"cultivated", "crop-area", "small-town", "city", "light-forest", "dense-forest"}),
    remounting=2,
    gallop=frozenset({"clear"}),
    gallop_throughout=True,
)

EDITIONS = {edition.id: edition for edition in (BARROSA, BAILEN)}
