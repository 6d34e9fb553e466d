"""1.4 to 1.14. The lines of a roster: foot, horse, batteries, officers."""

from __future__ import annotations

from typing import Annotated, Literal

from grognard.core.case import Field
from grognard.core.roster import Kind
from grognard.core.roster.counters import Counter as Entry
from grognard.core.roster.counters import mirror
from grognard.rulesets.jours_de_gloire import counters
from grognard.rulesets.jours_de_gloire.labels import LABELS

FOOT, HORSE, GUNS, OFFICERS = "foot", "horse", "guns", "officers"

#: what a roster works out by itself, and what only the map can tell
_WORKED_OUT = ("officer", "more_officers", "bonus", "recoil", "rout", "hemmed_in")
_OF_FOOT = {"arm": "infantry", "range": 3}
_OF_HORSE = {"square": False, "range": 3}
_OF_GUNS = {"square": False}

_ARM, _RANGE = Field("arm of the unit"), Field("effective range of a battery, in hexes", ge=1, le=6)
_ENGAGEMENT = Field("engagement on the front of the counter", ge=0, le=9)

Foot = mirror(
    counters.Unit,
    Entry,
    without=_WORKED_OUT,
    fixed=_OF_FOOT,
    engagement=(Annotated[int, _ENGAGEMENT], 6),
)
Horse = mirror(
    counters.Unit,
    Entry,
    without=_WORKED_OUT,
    fixed=_OF_HORSE,
    arm=(Annotated[Literal["cavalry", "heavy-cavalry"], _ARM], "cavalry"),
    engagement=(Annotated[int, _ENGAGEMENT], 6),
)
Battery = mirror(
    counters.Unit,
    Entry,
    without=_WORKED_OUT,
    fixed=_OF_GUNS,
    arm=(Annotated[Literal["artillery", "horse-artillery"], _ARM], "artillery"),
    range=(Annotated[int, _RANGE], 3),
)


class Officer(Entry, frozen=True, kw_only=True):
    """1.12  A chief, a commander or a second."""

    bonus: Annotated[int, Field("bonus of a commander stacked with it", ge=0, le=2)] = 0
    attached_to: Annotated[str | None, Field("the unit whose fate he shares, if any")] = None
    #: 9.2  wounded: back in that turn
    back: Annotated[int, Field("wounded: the turn in which he is back; 0: he is not", ge=0, le=99)] = 0


KINDS = (
    Kind(
        id=FOOT,
        title=LABELS["kind.infantry"],
        shape=Foot,
        changing=("state", "square", "gone"),
        fixed=_OF_FOOT,
    ),
    Kind(
        id=HORSE,
        title=LABELS["kind.cavalry"],
        shape=Horse,
        changing=("state", "gone"),
        fixed=_OF_HORSE,
    ),
    Kind(
        id=GUNS,
        title=LABELS["kind.guns"],
        shape=Battery,
        changing=("state", "gone"),
        fixed=_OF_GUNS,
    ),
    Kind(
        id=OFFICERS,
        title=LABELS["kind.officer"],
        shape=Officer,
        changing=("attached_to", "back", "gone"),
        refers={"attached_to": (FOOT, HORSE, GUNS)},
    ),
)
