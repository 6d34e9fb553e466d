"""10. What a scenario may add to the rules, as data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.rulesets.jours_de_gloire.victory_items import Ground, Name


class Special(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One special rule."""


class ExtraMarker(Special, frozen=True, tag="extra-marker"):
    """10.1  An activation marker that its owner may put into the cup once in the game."""

    id: Annotated[str, Field("a short name")]
    name: Name
    formation: Annotated[str, Field("the formation that acts once more")]


class Approach(Special, frozen=True, tag="approach"):
    """10.6  Formations that may not move away from a hex until one of them has seen an enemy."""

    formations: Annotated[tuple[str, ...], Field("formations", least=1)]
    hex: Annotated[str, Field("the hex they march to")]
    ground: Annotated[Ground | None, Field("where an enemy has to be seen; left out: anywhere")] = None


class Halt(Special, frozen=True, tag="halt"):
    """10.7  From a turn on, units of a side end no move more than so many columns beyond where they stood."""

    side: Annotated[str, Field("whose units")]
    from_turn: Annotated[int, Field("first turn that it holds", ge=2)]
    toward: Annotated[Literal["E", "W"], Field("the way they may not go farther")]
    hexes: Annotated[int, Field("columns that are still allowed", ge=0)]


SpecialRule = ExtraMarker | Approach | Halt


class Weather(msgspec.Struct, frozen=True, kw_only=True):
    """10.2, 10.3  The turns with night, mud or fog; clear days are not listed."""

    night: Annotated[tuple[int, ...], Field("turns by night")] = ()
    mud: Annotated[tuple[int, ...], Field("turns in mud")] = ()
    fog: Annotated[tuple[int, ...], Field("turns in fog")] = ()
