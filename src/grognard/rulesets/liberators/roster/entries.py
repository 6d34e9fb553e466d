"""The lines of a roster: troops, guns and leaders, and what holds for a whole army."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.core.messages import message
from grognard.core.roster import Entry
from grognard.rulesets.liberators.cases import Rating
from grognard.rulesets.liberators.pieces import (
    FORMATIONS,
    Arm,
    Carriage,
    Effectiveness,
    Formation,
    Gun,
    Order,
    Quality,
)

Weapon = Literal["musket", "carbine", "rifle", "none"]
Fate = Literal["none", "away", "on-foot", "fallen"]


class Stands(Entry, frozen=True, kw_only=True):
    """What is counted in stands."""

    starting: int
    lost: int

    @property
    def stands(self) -> int:
        """Stands it has now."""
        return self.starting - self.lost

    def faults(self) -> Iterator[Fault]:
        if self.lost > self.starting:
            expected = f"expected at most {self.starting}, with which it began"
            yield Fault("lost", expected, said=message("fault-more-than-begun", starting=self.starting))


class Unit(Stands, frozen=True, kw_only=True):
    """1.3  Foot or horse."""

    arm: Annotated[Arm, Field("its arm")] = "infantry"
    starting: Annotated[int, Field("stands at the start of the battle", ge=2, le=17)]
    lost: Annotated[int, Field("stands lost so far", ge=0, le=17)] = 0
    formation: Annotated[Formation, Field("its formation")] = "line"
    order: Annotated[Order, Field("the order it is in")] = "good-order"
    low_ammo: Annotated[bool, Field("low on ammunition")] = False
    quality: Annotated[Quality, Field("its quality")] = "regular"
    effectiveness: Annotated[Effectiveness, Field("its effectiveness, which sets Worn and Spent")] = (
        "reliable"
    )
    weapon: Annotated[Weapon, Field("what they fire with")] = "musket"
    rating: Annotated[int, Field("skirmisher rating number; 0: none", ge=0, le=10)] = 0
    brigade: Annotated[str | None, Field("its brigade leader, if any")] = None
    brave_colonel: Annotated[bool, Field("has a brave colonel")] = False
    british: Annotated[bool, Field("British")] = False
    gaucho: Annotated[bool, Field("gaucho cavalry")] = False
    granaderos: Annotated[bool, Field("granaderos a caballo")] = False
    lancers: Annotated[bool, Field("lancers")] = False

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        for flag in ("gaucho", "granaderos", "lancers"):
            if getattr(self, flag) and self.arm != "cavalry":
                yield Fault(flag, "only cavalry: expected false", said=message("fault-only-cavalry"))
        if self.formation not in FORMATIONS[self.arm]:
            said = message("fault-formation", arm=self.arm, formation=self.formation)
            expected = f"{self.arm} cannot be in {self.formation}"
            yield Fault("formation", expected, FORMATIONS[self.arm], said=said)


class Guns(Stands, frozen=True, kw_only=True):
    """1.7  A battery."""

    gun: Annotated[Gun, Field("its gun type")] = "light"
    starting: Annotated[int, Field("gun stands at the start of the battle", ge=1, le=6)]
    lost: Annotated[int, Field("gun stands lost so far", ge=0, le=6)] = 0
    limbered: Annotated[bool, Field("limbered")] = False
    silenced: Annotated[int, Field("gun stands silenced", ge=0, le=6)] = 0
    damaged: Annotated[int, Field("gun stands damaged", ge=0, le=6)] = 0
    low_ammo: Annotated[int, Field("gun stands low on ammunition", ge=0, le=6)] = 0
    carriage: Annotated[Carriage, Field("foot, horse or fixed guns")] = "foot"
    quality: Annotated[Quality, Field("quality of its army's artillery")] = "regular"
    brigade: Annotated[str | None, Field("its brigade leader, if any")] = None
    trained: Annotated[bool, Field("Argentine from 1818, or Chilean from 1820")] = False
    british: Annotated[bool, Field("British")] = False

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        for name in ("silenced", "damaged", "low_ammo"):
            if getattr(self, name) > max(0, self.stands):
                expected = f"expected at most {self.stands}: the battery has no more stands"
                yield Fault(name, expected, said=message("fault-stands", stands=self.stands))
        if self.limbered and self.carriage == "fixed":
            expected = "fixed guns have no limbers: expected false"
            yield Fault("limbered", expected, said=message("fault-fixed-guns"))


class Officer(Entry, frozen=True, kw_only=True):
    """1.8  A leader."""

    rating: Annotated[Rating, Field("his rating; provisional for one who took over")] = "average"
    attached_to: Annotated[str | None, Field("the unit he is attached to, if any")] = None
    mounted: Annotated[bool, Field("mounted, not on foot")] = True
    fate: Annotated[Fate, Field("what became of him")] = "none"
    turns: Annotated[int, Field("turns of his side that begin before he is back", ge=0, le=2)] = 0

    @property
    def rides(self) -> bool:
        return self.mounted and self.fate != "on-foot"

    @property
    def is_away(self) -> bool:
        return self.fate in ("away", "fallen")


class ArmyFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What holds for a whole army."""

    poor_commissariat: Annotated[bool, Field("badly supplied")] = False
    wide_ground: Annotated[bool, Field("an inch of the battle is twice the ground of 1.1")] = False
    key_positions_lost: Annotated[int, Field("key positions the side has lost", ge=0, le=6)] = 0
    heavy_casualties: Annotated[
        int, Field("lost stands that are heavy casualties; 0: 30 in 100 of the start", ge=0, le=999)
    ] = 0
    breaks_at: Annotated[
        int, Field("lost and broken stands at which it is beaten; 0: half of the start", ge=0, le=999)
    ] = 0
