"""The frozen cases of the procedures: what a ruling looks at, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec

from grognard.core.case import Field, double_names
from grognard.core.errors import Fault
from grognard.core.messages import message
from grognard.rulesets.liberators.pieces import (
    Battery,
    Cover,
    Effectiveness,
    Formation,
    Ground,
    Quality,
    Troops,
    cavalry_only,
    named,
)

Rating = Literal["excellent", "good", "average", "poor", "provisional"]
Sight = Literal["clear", "fields"]
SIGHT: dict[str, Sight] = {word: word for word in get_args(Sight)}
Weapon = Literal["musket", "carbine", "rifle"]
WEAPON: dict[str, Weapon] = {word: word for word in get_args(Weapon)}
Losses = Literal["light", "heavy", "greater"]
Position = Literal["plain", "favorable", "strong", "fortified"]
POSITION: dict[str, Position] = {word: word for word in get_args(Position)}


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """1.8  The leader whose units check."""

    id: Annotated[str, Field("name of the leader")]
    rating: Annotated[Rating, Field("his rating; provisional for one who took over")] = "average"
    attached_to: Annotated[str | None, Field("the unit he is attached to, if any")] = None
    mounted: Annotated[bool, Field("mounted, not on foot")] = True
    hampered: Annotated[bool, Field("his word carries only 4 inches, by a rule of the battle")] = False


class Checker(Troops, frozen=True, kw_only=True):
    """Troops taking a maneuver check."""

    distance: Annotated[int, Field("inches to the leader, rounded up", ge=0, le=99)] = 0
    sight: Annotated[Sight, Field("sight to the leader: clear, or across fields")] = "clear"
    in_column: Annotated[bool, Field("in an unbroken march column that the leader's unit heads")] = False
    british: Annotated[bool, Field("British")] = False
    gaucho: Annotated[bool, Field("gaucho cavalry")] = False
    brave_colonel: Annotated[bool, Field("has a brave colonel")] = False
    linear_cover: Annotated[bool, Field("behind linear cover")] = False
    fortified: Annotated[bool, Field("in a fortified position")] = False
    outflanked: Annotated[bool, Field("outflanked by an enemy within 8 inches")] = False
    close_range: Annotated[bool, Field("within close range of the enemy")] = False
    low_ammo: Annotated[bool, Field("low on ammunition")] = False
    stubborn: Annotated[bool, Field("its first Fall Back or Panic is Tardy, by a rule of the battle")] = False
    tired: Annotated[bool, Field("tired, by a rule of the battle")] = False

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        yield from cavalry_only(self, "gaucho")


class CheckingBattery(Battery, frozen=True, kw_only=True):
    """Guns taking a maneuver check."""

    distance: Annotated[int, Field("inches to the leader, rounded up", ge=0, le=99)] = 0
    sight: Annotated[Sight, Field("sight to the leader: clear, or across fields")] = "clear"
    in_column: Annotated[bool, Field("in an unbroken march column that the leader's unit heads")] = False
    trained: Annotated[bool, Field("Argentine from 1818, or Chilean from 1820")] = False
    british: Annotated[bool, Field("British")] = False
    linear_cover: Annotated[bool, Field("behind linear cover")] = False
    fortified: Annotated[bool, Field("in a fortified position")] = False
    outflanked: Annotated[bool, Field("outflanked by an enemy within 8 inches")] = False
    close_range: Annotated[bool, Field("within close range of the enemy")] = False
    low_ammo: Annotated[bool, Field("with a gun stand low on ammunition")] = False


class Maneuver(msgspec.Struct, frozen=True, kw_only=True):
    """4. The units of one leader that check together."""

    troops: Annotated[tuple[Checker, ...], Field("troops that check", most=12)] = ()
    guns: Annotated[tuple[CheckingBattery, ...], Field("batteries that check", most=6)] = ()
    leader: Annotated[Leader | None, Field("their leader; left out: all are out of command")] = None
    twilight: Annotated[bool, Field("twilight or fog")] = False
    losses: Annotated[Losses, Field("the army's losses: greater means more than the enemy's")] = "light"
    key_positions_lost: Annotated[int, Field("key positions the side has lost", ge=0, le=6)] = 0

    def faults(self) -> Iterator[Fault]:
        if not self.troops and not self.guns:
            yield Fault("troops", "expected at least one unit, troops or guns", said=message("fault-nobody"))
        leader = [("leader.id", self.leader.id)] if self.leader else []
        yield from double_names([*named("troops", self.troops), *named("guns", self.guns), *leader])


class Firer(Troops, frozen=True, kw_only=True):
    """Troops that fire."""

    distance: Annotated[int, Field("inches to the target, rounded up", ge=1, le=99)]
    weapon: Annotated[Weapon, Field("what they fire with")] = "musket"
    bearing: Annotated[
        int, Field("stands that bear on the target; 0: all its formation allows", ge=0, le=17)
    ] = 0
    british: Annotated[bool, Field("British")] = False
    low_ammo: Annotated[bool, Field("low on ammunition")] = False
    scaled: Annotated[bool, Field("scaled an obstacle this turn")] = False
    cold_steel: Annotated[bool, Field("charging with cold steel this turn")] = False


class FiringBattery(Battery, frozen=True, kw_only=True):
    """Guns that fire."""

    distance: Annotated[int, Field("inches to the target, rounded up", ge=1, le=99)]
    low_ammo: Annotated[int, Field("gun stands low on ammunition", ge=0, le=6)] = 0
    british: Annotated[bool, Field("British")] = False

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        if self.low_ammo > self.stands:
            yield Fault(
                "low_ammo",
                f"expected at most {self.stands}: the battery has no more stands",
                said=message("fault-stands", stands=self.stands),
            )


class Target(Troops, frozen=True, kw_only=True):
    """Troops fired at."""

    rating: Annotated[int, Field("skirmisher rating number; 0: none", ge=0, le=10)] = 0
    cover: Annotated[Cover, Field("cover it is in")] = "none"
    enfiladed: Annotated[bool, Field("fired at in enfilade")] = False
    about_faced: Annotated[bool, Field("about-faced this turn")] = False
    passage_of_lines: Annotated[bool, Field("in a passage of lines this turn")] = False
    flank_march: Annotated[bool, Field("marched by the flank this turn")] = False
    charging: Annotated[
        Literal["no", "yes", "cold-steel"], Field("whether it is charging, and with cold steel")
    ] = "no"


class TargetBattery(Battery, frozen=True, kw_only=True):
    """Guns fired at."""

    cover: Annotated[Cover, Field("cover they are in")] = "none"
    enfiladed: Annotated[bool, Field("fired at in enfilade")] = False


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """6. Everything that fires at one target in one step."""

    troops: Annotated[tuple[Firer, ...], Field("troops that fire at it", most=6)] = ()
    guns: Annotated[tuple[FiringBattery, ...], Field("batteries that fire at it", most=6)] = ()
    target: Annotated[Target | None, Field("the target, if it is troops")] = None
    target_guns: Annotated[TargetBattery | None, Field("the target, if it is guns")] = None
    behind: Annotated[tuple[Troops, ...], Field("troops within 2 inches behind the target", most=4)] = ()
    behind_guns: Annotated[tuple[Battery, ...], Field("guns within 2 inches behind the target", most=4)] = ()
    leader: Annotated[str | None, Field("leader nearest the target within 4 inches, if any")] = None
    poor_commissariat: Annotated[bool, Field("the firing army is badly supplied")] = False
    wide_ground: Annotated[bool, Field("an inch of the battle is twice the ground of 1.1")] = False

    def faults(self) -> Iterator[Fault]:
        if (self.target is None) == (self.target_guns is None):
            yield Fault(
                "target",
                "expected one target, either troops (target) or guns (target_guns)",
                said=message("fault-one-target"),
            )
        target = [("target.id", self.target.id)] if self.target else []
        target += [("target_guns.id", self.target_guns.id)] if self.target_guns else []
        yield from double_names(
            [
                *named("troops", self.troops),
                *named("guns", self.guns),
                *target,
                *named("behind", self.behind),
                *named("behind_guns", self.behind_guns),
                ("leader", self.leader),
            ]
        )


class Musketry(Shot, frozen=True, kw_only=True):
    """6. Small-arms fire at one target, guns joining in if they like."""

    troops: Annotated[tuple[Firer, ...], Field("troops that fire at it", least=1, most=6)]


class Cannonade(Shot, frozen=True, kw_only=True):
    """6. Gunfire at one target, troops joining in if they like."""

    guns: Annotated[tuple[FiringBattery, ...], Field("batteries that fire at it", least=1, most=6)]


class Fighter(Troops, frozen=True, kw_only=True):
    """Troops in a charge combat."""

    gaucho: Annotated[bool, Field("gaucho cavalry")] = False
    granaderos: Annotated[bool, Field("granaderos a caballo")] = False
    lancers: Annotated[bool, Field("lancers")] = False
    brave_colonel: Annotated[bool, Field("has a brave colonel")] = False
    leader: Annotated[str | None, Field("leader attached to it, if any")] = None

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        yield from cavalry_only(self, "gaucho", "granaderos", "lancers")


class Charger(Fighter, frozen=True, kw_only=True):
    """Troops that charged; their order is that in which they declared it."""

    cold_steel: Annotated[bool, Field("charges with cold steel")] = False
    disordered_by_fire: Annotated[bool, Field("disordered by defensive fire on its way")] = False
    started: Annotated[int, Field("inches from the target where its charge began", ge=1, le=36)] = 12


class Defender(Fighter, frozen=True, kw_only=True):
    """Troops that are charged; formation and order are those before their reaction."""

    reaction: Annotated[
        Literal["stand", "counter-charge", "hasty-square", "rush"], Field("how it met the charge")
    ] = "stand"
    outflanked: Annotated[bool, Field("outflanked; a hasty square: hit on two sides")] = False
    ground: Annotated[
        Ground | None, Field("ground it forms hasty square on; left out: that of the combat")
    ] = None


class DefendingBattery(Battery, frozen=True, kw_only=True):
    """Guns that are charged."""

    supported: Annotated[bool, Field("good-order friends within 2 inches")] = False
    outflanked: Annotated[bool, Field("outflanked")] = False
    leader: Annotated[str | None, Field("leader attached to it, if any")] = None


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """The defenders of one combat, and the ground it is fought on."""

    defenders: Annotated[tuple[Defender, ...], Field("troops that are charged", most=4)] = ()
    guns: Annotated[tuple[DefendingBattery, ...], Field("batteries that are charged", most=4)] = ()
    ground: Annotated[Ground, Field("worst ground the charge went over, the target's own included")] = "open"
    position: Annotated[Position, Field("the defender's position")] = "plain"
    attackers_outflanked: Annotated[bool, Field("the attackers are outflanked")] = False
    attacker_support: Annotated[int, Field("stands supporting the attackers from behind", ge=0, le=99)] = 0
    defender_support: Annotated[int, Field("stands supporting the defenders from behind", ge=0, le=99)] = 0

    def faults(self) -> Iterator[Fault]:
        if not self.defenders and not self.guns:
            yield Fault(
                "defenders",
                "expected at least one defending unit, troops or guns",
                said=message("fault-no-defender"),
            )


class ChargeCombat(Fight, frozen=True, kw_only=True):
    """7. A charge that went home, and what a breakthrough would meet."""

    attackers: Annotated[tuple[Charger, ...], Field("troops that charge", least=1, most=4)]
    breakthrough: Annotated[
        Fight | None, Field("the enemy within half a move beyond, if any: a breakthrough reaches him")
    ] = None

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        names = [*named("attackers", self.attackers), *named("defenders", self.defenders)]
        names += named("guns", self.guns)
        if self.breakthrough:
            names += named("breakthrough.defenders", self.breakthrough.defenders)
            names += named("breakthrough.guns", self.breakthrough.guns)
        yield from double_names(names)


class ReignIn(msgspec.Struct, frozen=True, kw_only=True):
    """7.21  Cavalry that may get out of hand."""

    id: Annotated[str, Field("name of the cavalry")]
    quality: Annotated[Quality, Field("its quality")]


class FallenLeader(msgspec.Struct, frozen=True, kw_only=True):
    """9.3  A leader in danger."""

    id: Annotated[str, Field("name of the leader")]


class Muster(msgspec.Struct, frozen=True, kw_only=True):
    """1.4  A unit whose stands are counted."""

    id: Annotated[str, Field("name of the unit")]
    effectiveness: Annotated[Effectiveness, Field("its effectiveness")]
    starting: Annotated[int, Field("stands at the start of the battle", ge=2, le=17)]
    stands: Annotated[int, Field("stands now", ge=1, le=17)]

    def faults(self) -> Iterator[Fault]:
        if self.stands > self.starting:
            yield Fault(
                "stands",
                f"expected at most {self.starting}, with which it began",
                said=message("fault-more-than-begun", starting=self.starting),
            )


class MoveRate(msgspec.Struct, frozen=True, kw_only=True):
    """5.1  One unit about to move."""

    id: Annotated[str, Field("name of the unit")]
    arm: Annotated[
        Literal["infantry", "cavalry", "foot-artillery", "horse-artillery", "fixed-artillery", "leader"],
        Field("its arm"),
    ]
    formation: Annotated[
        Literal[Formation, "broken", "limbered", "unlimbered", "mounted"],
        Field("its formation; leaders are mounted or dismounted"),
    ]
    ground: Annotated[Literal["road", "open", "broken", "rough"], Field("what it moves over")] = "open"
    pace: Annotated[Literal["full", "half", "quick-step"], Field("how it moves")] = "full"
    obstacle: Annotated[Literal["none", "minor", "major"], Field("obstacle it has to cross")] = "none"
