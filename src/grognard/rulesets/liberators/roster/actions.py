"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.roster import Action, Kind, Part
from grognard.rulesets.liberators.labels import LABELS
from grognard.rulesets.liberators.roster.entries import Guns, Officer, Unit

TROOPS, GUNS, LEADERS = "troops", "guns", "leaders"

KINDS = (
    Kind(
        id=TROOPS,
        title=LABELS["kind.troops"],
        shape=Unit,
        changing=("lost", "order", "formation", "low_ammo"),
        refers={"brigade": (LEADERS,)},
    ),
    Kind(
        id=GUNS,
        title=LABELS["kind.guns"],
        shape=Guns,
        changing=("lost", "limbered", "silenced", "damaged", "low_ammo"),
        refers={"brigade": (LEADERS,)},
    ),
    Kind(
        id=LEADERS,
        title=LABELS["kind.leader"],
        shape=Officer,
        changing=("attached_to", "mounted", "fate"),
        refers={"attached_to": (TROOPS, GUNS)},
    ),
)

FIRE = Action(
    id="fire",
    title=LABELS["act.fire"],
    about=LABELS["act.fire-about"],
    procedures={TROOPS: "musketry", GUNS: "cannonade"},
    parts=(
        Part(
            id="firers",
            title=LABELS["act.fire-firers"],
            of="own",
            places={TROOPS: "troops", GUNS: "guns"},
            most=6,
            asks=("distance", "formation"),
        ),
        Part(
            id="target",
            title=LABELS["act.fire-target"],
            of="enemy",
            places={TROOPS: "target", GUNS: "target_guns"},
            asks=("formation", "cover", "enfiladed", "charging"),
        ),
        Part(
            id="behind",
            title=LABELS["act.fire-behind"],
            of="enemy",
            places={TROOPS: "behind", GUNS: "behind_guns"},
            least=0,
            most=4,
        ),
        Part(
            id="leader",
            title=LABELS["act.fire-leader"],
            of="enemy",
            places={LEADERS: "leader"},
            least=0,
            link="attached_to",
        ),
    ),
)

CHARGE = Action(
    id="charge",
    title=LABELS["act.charge"],
    about=LABELS["act.charge-about"],
    procedures={TROOPS: "charge-combat"},
    parts=(
        Part(
            id="attackers",
            title=LABELS["act.charge-attackers"],
            of="own",
            places={TROOPS: "attackers"},
            most=4,
            asks=("formation", "cold_steel", "disordered_by_fire"),
        ),
        Part(
            id="defenders",
            title=LABELS["act.charge-defenders"],
            of="enemy",
            places={TROOPS: "defenders", GUNS: "guns"},
            most=4,
            asks=("formation", "reaction", "supported", "outflanked"),
        ),
        Part(
            id="beyond",
            title=LABELS["act.charge-beyond"],
            of="enemy",
            places={TROOPS: "breakthrough.defenders", GUNS: "breakthrough.guns"},
            least=0,
            most=4,
            asks=("formation", "supported", "outflanked"),
        ),
    ),
    asks=("ground", "position"),
)

MANEUVER = Action(
    id="maneuver",
    title=LABELS["act.maneuver"],
    about=LABELS["act.maneuver-about"],
    procedures={TROOPS: "maneuver", GUNS: "maneuver"},
    parts=(
        Part(
            id="units",
            title=LABELS["act.maneuver-units"],
            of="own",
            places={TROOPS: "troops", GUNS: "guns"},
            most=12,
            asks=("distance", "close_range", "formation", "outflanked"),
        ),
        Part(
            id="leader",
            title=LABELS["act.maneuver-leader"],
            of="own",
            places={LEADERS: "leader"},
            least=0,
            link="brigade",
        ),
    ),
)

REIN = Action(
    id="reign-in",
    title=LABELS["act.reign-in"],
    about=LABELS["act.reign-in-about"],
    procedures={TROOPS: "reign-in"},
    parts=(
        Part(
            id="cavalry",
            title=LABELS["act.reign-in-cavalry"],
            of="own",
            places={TROOPS: ""},
        ),
    ),
)

FALLEN = Action(
    id="fallen-leader",
    title=LABELS["act.fallen-leader"],
    about=LABELS["act.fallen-leader-about"],
    procedures={LEADERS: "fallen-leader"},
    parts=(
        Part(
            id="leader",
            title=LABELS["act.fallen-leader-leader"],
            of="own",
            places={LEADERS: ""},
        ),
    ),
)

MOVE = Action(
    id="move",
    title=LABELS["act.move"],
    about=LABELS["act.move-about"],
    procedures={TROOPS: "move-rate", GUNS: "move-rate", LEADERS: "move-rate"},
    parts=(
        Part(
            id="mover",
            title=LABELS["act.move-mover"],
            of="own",
            places={TROOPS: "", GUNS: "", LEADERS: ""},
            asks=("formation", "ground", "pace", "obstacle"),
        ),
    ),
)

ACTIONS = (FIRE, CHARGE, MANEUVER, REIN, FALLEN, MOVE)
