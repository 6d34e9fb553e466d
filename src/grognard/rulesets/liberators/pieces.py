"""The pieces as a ruling sees them: troops and batteries, and what makes a piece impossible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypedDict, get_args

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.core.messages import message

Arm = Literal["infantry", "cavalry"]
Quality = Literal["guard", "elite", "regular", "militia", "peasant"]
Effectiveness = Literal["spirited", "reliable", "unreliable"]
Order = Literal["good-order", "disordered", "broken"]
Formation = Literal[
    "line",
    "skirmish",
    "attack-column",
    "field-column",
    "march-column",
    "square",
    "hasty-square",
    "garrison",
    "dismounted",
]
Gun = Literal["heavy", "medium", "light", "heavy-howitzer", "howitzer", "very-light"]
Carriage = Literal["foot", "horse", "fixed"]
Ground = Literal["open", "broken", "rough"]
Cover = Literal["none", "partial", "full", "fortification"]

#: what a counter or the ground has written on it, as the words that there are
FORMATION: dict[str, Formation] = {word: word for word in get_args(Formation)}
ORDER: dict[str, Order] = {word: word for word in get_args(Order)}
GROUND: dict[str, Ground] = {word: word for word in get_args(Ground)}
COVER: dict[str, Cover] = {word: word for word in get_args(Cover)}

#: 1.9  Which arm stands in which formation.
FORMATIONS: dict[str, tuple[str, ...]] = {
    "infantry": (
        "line",
        "skirmish",
        "attack-column",
        "march-column",
        "square",
        "hasty-square",
        "garrison",
    ),
    "cavalry": ("line", "field-column", "march-column", "dismounted"),
}


class Troops(msgspec.Struct, frozen=True, kw_only=True):
    """1.3  A unit of foot or horse as it stands now."""

    id: Annotated[str, Field("name of the unit, as you want it called")]
    stands: Annotated[int, Field("stands it has now", ge=1, le=17)]
    arm: Annotated[Arm, Field("its arm")] = "infantry"
    quality: Annotated[Quality, Field("its quality")] = "regular"
    effectiveness: Annotated[Effectiveness, Field("its effectiveness, which sets Worn and Spent")] = (
        "reliable"
    )
    starting: Annotated[int, Field("stands it began the battle with; 0: as many as now", ge=0, le=17)] = 0
    formation: Annotated[Formation, Field("its formation")] = "line"
    order: Annotated[Order, Field("the order it is in")] = "good-order"

    @property
    def begun(self) -> int:
        """Stands at the start of the battle."""
        return self.starting or self.stands

    @property
    def mounted(self) -> bool:
        return self.arm == "cavalry" and self.formation != "dismounted"

    def faults(self) -> Iterator[Fault]:
        # 1.11  Only infantry forms square.
        if self.formation not in FORMATIONS[self.arm]:
            yield Fault(
                "formation",
                f"{self.arm} cannot be in {self.formation}",
                FORMATIONS[self.arm],
                said=message("fault-formation", arm=self.arm, formation=self.formation),
            )
        # 1.4  The effectiveness chart begins at two stands.
        if self.begun == 1:
            yield Fault(
                "starting",
                "expected 2 to 17: no unit begins with a single stand",
                said=message("fault-single-stand"),
            )
        elif self.begun < self.stands:
            yield Fault(
                "starting",
                f"expected 0, or {self.stands} or more: the unit has that many now",
                said=message("fault-begun", stands=self.stands),
            )


class TroopsFacts(TypedDict):
    """The fields of troops, for whoever says more of them than these."""

    id: str
    stands: int
    arm: Arm
    quality: Quality
    effectiveness: Effectiveness
    starting: int
    formation: Formation
    order: Order


class Battery(msgspec.Struct, frozen=True, kw_only=True):
    """1.7  Guns of one type."""

    id: Annotated[str, Field("name of the battery, as you want it called")]
    gun: Annotated[Gun, Field("its gun type")]
    stands: Annotated[int, Field("gun stands it has now", ge=1, le=6)]
    carriage: Annotated[Carriage, Field("foot, horse or fixed guns")] = "foot"
    quality: Annotated[Quality, Field("quality of its army's artillery")] = "regular"
    limbered: Annotated[bool, Field("limbered")] = False
    silenced: Annotated[int, Field("gun stands silenced", ge=0, le=6)] = 0
    damaged: Annotated[int, Field("gun stands damaged", ge=0, le=6)] = 0

    def faults(self) -> Iterator[Fault]:
        for name in ("silenced", "damaged"):
            if getattr(self, name) > self.stands:
                yield Fault(
                    name,
                    f"expected at most {self.stands}: the battery has no more stands",
                    said=message("fault-stands", stands=self.stands),
                )
        if self.limbered and self.carriage == "fixed":
            yield Fault(
                "limbered", "fixed guns have no limbers: expected false", said=message("fault-fixed-guns")
            )


class BatteryFacts(TypedDict):
    """The fields of guns, for whoever says more of them than these."""

    id: str
    gun: Gun
    stands: int
    carriage: Carriage
    quality: Quality
    limbered: bool
    silenced: int
    damaged: int


def named(field: str, pieces: Iterable[Troops | Battery]) -> Iterator[tuple[str, str | None]]:
    """The names in a list of pieces, with their paths, attached leaders included."""
    for index, piece in enumerate(pieces):
        yield f"{field}.{index}.id", piece.id
        yield f"{field}.{index}.leader", getattr(piece, "leader", None)


def cavalry_only(unit: Troops, *flags: str) -> Iterator[Fault]:
    """Faults for gauchos, granaderos or lancers on foot."""
    for flag in flags:
        if getattr(unit, flag) and unit.arm != "cavalry":
            yield Fault(flag, "only cavalry: expected false", said=message("fault-only-cavalry"))
