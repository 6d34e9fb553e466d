"""11. What a scenario's victory is made of: points counted at the end, wins on the spot, and the margin."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grognard.core.case import Field
from grognard.core.messages import Label

Scorer = Annotated[str, Field("who scores")]
Points = Annotated[int, Field("victory points", ge=1)]
Name = Annotated[Label, Field("what it is called here")]


class Item(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One line of the count at the end of the last turn."""


class Place(Item, frozen=True, tag="place"):
    """11.1  The points for the side if it holds the hex, or has a supplied unit within so many hexes."""

    name: Name
    side: Scorer
    hex: Annotated[str, Field("hex")]
    points: Points
    within: Annotated[int, Field("hexes from which a supplied unit counts too", ge=0, le=6)] = 0


class Railway(Item, frozen=True, tag="railway"):
    """11.4  The points for the side if a stretch of railway is free of enemy units and their zones."""

    name: Name
    side: Scorer
    way: Annotated[str, Field("the railway")]
    first: Annotated[str, Field("hex where the stretch begins")]
    last: Annotated[str, Field("hex where it ends")]
    points: Points


class Foothold(Item, frozen=True, tag="foothold"):
    """11.5  The points for each supplied unit on what was the enemy's ground at the start, up to so many."""

    name: Name
    side: Scorer
    rows: Annotated[tuple[int, ...], Field("first and last row that count", least=2, most=2)]
    points: Points
    most: Annotated[int, Field("points at most", ge=1)]


class Eliminated(Item, frozen=True, tag="eliminated"):
    """11.2  The points, to each side, for every so many CF of enemy units eliminated; static units apart."""

    every: Annotated[int, Field("combat factors", ge=1)]
    points: Points


class HeldRunning(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="held-running"):
    """11.2  A win on the spot: all the hexes held at the end of so many turns running."""

    side: Scorer
    hexes: Annotated[tuple[str, ...], Field("hexes", least=1)]
    turns: Annotated[int, Field("turns running", ge=1)]


class Margins(msgspec.Struct, frozen=True, kw_only=True):
    """11.3  By the lead of one side: what wins it the game, and what still draws."""

    side: Annotated[str, Field("whose lead is counted")]
    win: Annotated[int, Field("least lead that wins")]
    draw: Annotated[int, Field("least lead that draws; less wins for the enemy")]


VictoryItem = Place | Railway | Foothold | Eliminated
AnyWin = HeldRunning
