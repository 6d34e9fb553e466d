"""2.15-2.18  How much may stand in a hex."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, Protocol

import msgspec

from grognard.core.rules import Rules
from grognard.rulesets.alea.terrain import terrain_code, terrain_row


class Stacked(Protocol):
    """What the limits look at: counters of a scenario, of a case or of a game."""

    @property
    def arm(self) -> str: ...
    @property
    def formation(self) -> str: ...
    @property
    def strength(self) -> int: ...
    @property
    def division(self) -> str | None: ...


class Crowd(msgspec.Struct, frozen=True):
    """Why a stack is too much for its hex."""

    what: Literal["strength", "counters", "batteries", "guerrillas", "divisions"]
    #: infantry, square or cavalry, for strength and counters
    of: str
    found: int
    limit: int

    def __str__(self) -> str:
        count = "strength points" if self.what == "strength" else self.what
        whose = f" of {self.of}" if self.of else ""
        return f"{self.found} {count}{whose}, {self.limit} at most"


class Limit(msgspec.Struct, frozen=True):
    """A cell of the stacking columns: so many strength points, or so many counters."""

    most: int
    by_strength: bool


#: 2.18  commanders never count; neither do wagons, which stand beside anything
_COUNTED = ("infantry", "cavalry", "artillery")


def crowd(rules: Rules, terrain: str, counters: Iterable[Stacked]) -> Crowd | None:
    """2.15-2.17  What is too much for a hex at the end of a phase; None if all of it may stay.

    2.17.1  The strength of infantry and cavalry that stand together counts for the limits of both.
    """
    stack = [counter for counter in counters if counter.arm in _COUNTED]
    guns = [counter for counter in stack if counter.arm == "artillery"]
    loose = [counter for counter in stack if counter.formation == "guerrilla"]
    closed = [counter for counter in stack if counter.arm != "artillery" and counter.formation != "guerrilla"]
    # 2.17  One division a hex, batteries excepted.
    divisions = {counter.division for counter in stack if counter.arm != "artillery"}
    if len(divisions) > 1:
        return Crowd("divisions", "", len(divisions), 1)
    # 2.16  Guerrillas count by the head.
    if len(loose) > rules.number("stacking.guerrillas"):
        return Crowd("guerrillas", "", len(loose), rules.number("stacking.guerrillas"))
    # 2.15  Batteries alone, or beside others.
    most = most_batteries(rules, terrain, alone=not (loose or closed))
    if len(guns) > most:
        return Crowd("batteries", "", len(guns), most)
    columns = dict.fromkeys(_column(counter) for counter in closed)
    found = (_over(rules, terrain, column, closed) for column in columns)
    return next((full for full in found if full is not None), None)


def _column(counter: Stacked) -> str:
    return counter.formation if counter.formation == "square" else counter.arm


def _over(rules: Rules, terrain: str, column: str, closed: Sequence[Stacked]) -> Crowd | None:
    limit = stack_limit(rules, terrain, f"stack-{column}")
    if limit is None:
        return None
    strength = sum(counter.strength for counter in closed)
    count = sum(_column(counter) == column for counter in closed)
    if limit.by_strength:
        return Crowd("strength", column, strength, limit.most) if strength > limit.most else None
    return Crowd("counters", column, count, limit.most) if count > limit.most else None


def most_batteries(rules: Rules, terrain: str, alone: bool) -> int:
    """2.15  From the terrain chart where the edition prints it, else from the rule."""
    column = "stack-artillery" if alone else "stack-artillery-mixed"
    if column in terrain_columns(rules):
        limit = stack_limit(rules, terrain, column)
        if limit is not None:
            return limit.most
    if not alone:
        return rules.number("stacking.batteries-mixed")
    open_ground = terrain_row(rules, terrain) == "clear"
    return rules.number("stacking.batteries-alone" if open_ground else "stacking.batteries-elsewhere")


@lru_cache(maxsize=64)
def terrain_columns(rules: Rules) -> frozenset[str]:
    """The columns that the edition's terrain chart has."""
    return frozenset(column.id for column in rules.chart("terrain-effects").columns)


@lru_cache(maxsize=4096)
def stack_limit(rules: Rules, terrain: str, column: str) -> Limit | None:
    """A cell such as "24 SP" or "1 battalion"; "no" is none at all; None where nothing limits."""
    cell = terrain_code(rules, terrain, column)
    if cell.lower() == "no":
        return Limit(0, by_strength=False)
    figure = re.search(r"(\d+) (\w+)", cell)
    return Limit(int(figure[1]), by_strength=figure[2] == "SP") if figure else None
