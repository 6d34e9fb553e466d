"""1.4 to 1.6. The lines of a roster: combat units, support, headquarters."""

from __future__ import annotations

from typing import Annotated, Literal

from grognard.core.case import Field
from grognard.core.roster import Kind
from grognard.core.roster.counters import Counter as Entry
from grognard.core.roster.counters import Strong, mirror
from grognard.rulesets.tikhvin import cases
from grognard.rulesets.tikhvin.labels import LABELS

UNITS, SUPPORT, HEADQUARTERS = "units", "support", "headquarters"

# On a roster `kind` is the sort of line.
Unit = mirror(
    cases.Defender,
    Strong,
    without=("cf", "kind", "retreat_open"),
    arm=Annotated[cases.Kind, Field("kind of unit")],
)
Support = mirror(
    cases.Support,
    Entry,
    without=("kind",),
    is_whole=False,
    arm=Annotated[Literal["artillery", "air"], Field("artillery or air")],
    used=(Annotated[bool, Field("used up until the turn ends")], False),
)


class Headquarters(Entry, frozen=True, kw_only=True):
    """1.6  A headquarters and its commander."""

    radius: Annotated[int, Field("hexes its command reaches", ge=1, le=12)]
    capacity: Annotated[int, Field("units it may command", ge=1, le=20)]


KINDS = (
    Kind(
        id=UNITS,
        title=LABELS["kind.combat"],
        shape=Unit,
        changing=("lost", "out_of_supply", "gone"),
    ),
    Kind(
        id=SUPPORT,
        title=LABELS["kind.artillery-or-aircraft"],
        shape=Support,
        changing=("used", "gone"),
    ),
    Kind(
        id=HEADQUARTERS,
        title=LABELS["kind.headquarters"],
        shape=Headquarters,
        changing=("gone",),
    ),
)
