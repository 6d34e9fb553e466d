"""2. Terrain: the ground of a hex and of a hexside, and what its letters do to an attacker."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import Literal

from grognard.core.rules import Rules

Terrain = Literal[
    "clear", "beach", "cultivated", "crop-area", "light-forest", "dense-forest", "marsh",
    "small-town", "city", "strong-building", "line-of-siege", "sea",
]  # fmt: skip
Water = Literal["none", "river", "creek", "bridge"]
Slope = Literal["none", "slope-up", "slope-down", "impassable-slope"]

NOTHING = "none"


def terrain_row(rules: Rules, terrain: str) -> str:
    """The row of the edition's terrain chart that a kind of ground reads; refused where it has none."""
    shared: str = rules.fact("terrain.row").get(terrain, terrain)
    # 2.4  Ground that the edition's chart does not list is not on its map.
    if shared not in terrain_rows(rules):
        raise rules.forbid("refuse-terrain-unknown", "2.4", remedy="remedy-terrain-unknown", terrain=terrain)
    return shared


@lru_cache(maxsize=64)
def terrain_rows(rules: Rules) -> tuple[str, ...]:
    return tuple(row.id for row in rules.chart("terrain-effects").rows)


def terrain_code(rules: Rules, terrain: str, column: str) -> str:
    """2.3, 2.19, 2.22  The letter or figure of the terrain chart for a hex or a hexside.

    The rulings on its cells are applied: 2.23 bridges over rivers, 2.26 impassable slopes.
    """
    return rules.chart("terrain-effects").at(terrain_row(rules, terrain), column)


def features(*sides: str) -> tuple[str, ...]:
    """The features of a hexside that are really there."""
    return tuple(side for side in sides if side != NOTHING)


def reduction(rules: Rules, codes: Iterable[str]) -> Fraction:
    """2.5, 2.6  What the letters leave of an attacker's strength: the worst alone, or all multiplied."""
    letters = rules.listed("reduction.letters")
    factors = [rules.fraction(f"reduction.{code}") for code in codes if code in letters]
    if rules.fact("reduction.way") == "product":
        return prod(factors, start=Fraction(1))
    return min(factors, default=Fraction(1))


def is_cover(rules: Rules, terrain: str, summit: bool) -> bool:
    """8.2  Ground that steadies a counter under a morale test."""
    return terrain in rules.listed("morale.cover") or (summit and bool(rules.fact("morale.summit")))
