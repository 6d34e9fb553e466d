"""2.5, 2.6. Cover against fire, and what a defender's ground is worth against a charge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from grognard.rulesets.liberators.cases import POSITION, Position
from grognard.rulesets.liberators.pieces import COVER, Cover
from grognard.rulesets.liberators.play import sightlines
from grognard.rulesets.liberators.play.field import Field

#: the worst first
COVERS, POSITIONS = list(COVER), list(POSITION)


def cover_of(here: Field, target: str, firers: Sequence[str]) -> Cover:
    """2.5  The cover that a target has from everybody who fires at it: the worst of them counts."""
    return min((_cover(here, target, firer) for firer in firers), key=COVERS.index)


def _cover(here: Field, target: str, firer: str) -> Cover:
    found = [COVER[facts.get("cover", "none")] for facts in shields(here, target, firer)]
    if here.level(target) > here.level(firer) and is_on_brow(here, target):
        found.append("partial")
    return max(found or ["none"], key=COVERS.index)


def position_of(here: Field, target: str, attacker: str) -> Position:
    """2.6  Plain, favorable, strong or fortified against one attacker."""
    found = [POSITION[facts.get("position", "plain")] for facts in shields(here, target, attacker)]
    if here.level(target) > here.level(attacker):
        found.append("favorable")
    return max(found or ["plain"], key=POSITIONS.index)


def shields(here: Field, target: str, other: str) -> Iterator[dict[str, Any]]:
    """The ground that a unit is in and the other is not, and lines close before it on the other's way."""
    body, foe = here.print(target), here.print(other)
    area = here.ground.area_of(body)
    if area is not None and here.ground.area_of(foe) is not area:
        yield here.ground.facts(area)
    for piece in here.ground.between(body, sightlines.between(body, foe)[0]):
        if piece is not area:
            yield here.ground.facts(piece)


def is_on_brow(here: Field, target: str) -> bool:
    """2.5  Close behind the edge of the ground that it stands on."""
    body = here.print(target)
    area = here.ground.area_of(body)
    near = here.rules.number("table.behind-line")
    return area is not None and body.polygon.distance_to_line(area.polygon.outline) <= near
