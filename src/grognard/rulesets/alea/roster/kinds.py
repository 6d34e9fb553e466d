"""1.5 to 1.16. The lines of a roster: counters, batteries, commanders, divisions."""

from __future__ import annotations

from typing import Annotated, Literal

from grognard.core.case import Field
from grognard.core.roster import Kind
from grognard.core.roster.counters import Counter as Entry
from grognard.core.roster.counters import Strong, mirror
from grognard.rulesets.alea import cases, counters
from grognard.rulesets.alea.labels import LABELS

FOOT, HORSE, GUNS, COMMANDERS, DIVISIONS = "foot", "horse", "guns", "commanders", "divisions"

#: what a roster works out by itself
_COUNTED = ("strength", "losses")
_OF_FOOT = {"arm": "infantry", "fatigue": 0, "horse": False, "no_fire": False}
_OF_HORSE = {"arm": "cavalry", "horse": False, "no_fire": False}
_OF_GUNS = {"arm": "artillery", "fatigue": 0}

Division = Annotated[str | None, Field("its division, if any")]
_CLASS, _FORMATION = Field("its class within the arm"), Field("formation; batteries are limbered or deployed")

Foot = mirror(
    counters.Counter,
    Strong,
    without=_COUNTED,
    fixed=_OF_FOOT,
    cls=(Annotated[Literal["line", "grenadier", "light"], _CLASS], "line"),
    formation=(Annotated[Literal["normal", "guerrilla", "square"], _FORMATION], "normal"),
    division=(Division, None),
)
Horse = mirror(
    counters.Counter,
    Strong,
    without=_COUNTED,
    fixed=_OF_HORSE,
    cls=(Annotated[Literal["light", "medium", "heavy"], _CLASS], "medium"),
    formation=(Annotated[Literal["normal", "guerrilla"], _FORMATION], "normal"),
    division=(Division, None),
)
Battery = mirror(
    counters.Counter,
    Strong,
    without=_COUNTED,
    fixed=_OF_GUNS,
    cls=(Annotated[Literal["light", "medium", "heavy"], _CLASS], "medium"),
    formation=(Annotated[Literal["limbered", "deployed"], _FORMATION], "deployed"),
    division=(Division, None),
)
Commander = mirror(
    counters.Commander,
    Entry,
    attached_to=(Annotated[str | None, Field("a counter in his hex, if any")], None),
)
Formation = mirror(
    cases.DivisionMorale,
    Entry,
    is_whole=False,
    without=(
        *("strength", "lost", "reason", "in_commander_radius", "in_chief_radius"),
        *("fleeing_counters", "friends_fleeing", "heat"),
    ),
)

KINDS = (
    Kind(
        id=FOOT,
        title=LABELS["kind.infantry"],
        shape=Foot,
        changing=("lost", "state", "formation", "order", "gone"),
        refers={"division": (DIVISIONS,)},
        fixed=_OF_FOOT,
    ),
    Kind(
        id=HORSE,
        title=LABELS["kind.cavalry"],
        shape=Horse,
        changing=("lost", "state", "formation", "fatigue", "order", "gone"),
        refers={"division": (DIVISIONS,)},
        fixed=_OF_HORSE,
    ),
    Kind(
        id=GUNS,
        title=LABELS["kind.guns"],
        shape=Battery,
        changing=("lost", "state", "formation", "no_fire", "order", "gone"),
        refers={"division": (DIVISIONS,)},
        fixed=_OF_GUNS,
    ),
    Kind(
        id=COMMANDERS,
        title=LABELS["kind.commander"],
        shape=Commander,
        changing=("attached_to", "gone"),
        refers={"attached_to": (FOOT, HORSE, GUNS)},
    ),
    Kind(
        id=DIVISIONS,
        title=LABELS["kind.division"],
        shape=Formation,
        changing=("fleeing",),
    ),
)
