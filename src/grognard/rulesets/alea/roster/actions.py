"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.roster import Action, Part
from grognard.rulesets.alea.labels import LABELS
from grognard.rulesets.alea.roster.kinds import DIVISIONS, FOOT, GUNS, HORSE


def _any(path: str) -> dict[str, str]:
    return {FOOT: path, HORSE: path, GUNS: path}


def _tested(id: str, title: Label) -> Part:
    return Part(id=id, title=title, of="own", places=_any("counter"))


TARGETS = Part(
    id="targets",
    title=LABELS["act.targets"],
    of="enemy",
    places=_any("targets"),
    most=6,
    asks=("formation",),
)
WHO_TESTS = LABELS["act.who-tests"]

FIRE = Action(
    id="fire",
    title=LABELS["act.fire"],
    about=LABELS["act.fire-about"],
    procedures={FOOT: "fire", HORSE: "fire"},
    parts=(
        Part(
            id="firers",
            title=LABELS["act.fire-firers"],
            of="own",
            places={FOOT: "firers", HORSE: "firers"},
            most=6,
        ),
        TARGETS,
    ),
    asks=("terrain", "flank", "assault", "slope"),
)

GUNFIRE = Action(
    id="artillery-fire",
    title=LABELS["act.artillery-fire"],
    about=LABELS["act.artillery-fire-about"],
    procedures={GUNS: "artillery-fire"},
    parts=(
        Part(
            id="batteries",
            title=LABELS["act.artillery-fire-batteries"],
            of="own",
            places={GUNS: "batteries"},
            most=3,
            asks=("formation",),
        ),
        TARGETS,
    ),
    asks=("range", "phase", "terrain", "flank", "assault"),
)

DEFENDERS = Part(
    id="defenders",
    title=LABELS["act.defenders"],
    of="enemy",
    places=_any("defender.counters"),
    most=8,
    asks=("formation",),
)

MELEE = Action(
    id="melee",
    title=LABELS["act.melee"],
    about=LABELS["act.melee-about"],
    procedures=_any("melee"),
    parts=(
        Part(
            id="attackers",
            title=LABELS["act.melee-attackers"],
            of="own",
            places=_any("attackers.0.counters"),
            most=8,
        ),
        DEFENDERS,
        Part(
            id="second",
            title=LABELS["act.melee-second"],
            of="own",
            places=_any("attackers.1.counters"),
            least=0,
            most=8,
        ),
        Part(
            id="third",
            title=LABELS["act.melee-third"],
            of="own",
            places=_any("attackers.2.counters"),
            least=0,
            most=8,
            after="second",
        ),
        Part(
            id="beyond",
            title=LABELS["act.melee-beyond"],
            of="enemy",
            places=_any("next_targets.0.counters"),
            least=0,
            most=8,
        ),
    ),
    asks=("arc", "charging", "slope", "water", "terrain", "counter_charge"),
)

CHARGE = Action(
    id="charge",
    title=LABELS["act.charge"],
    about=LABELS["act.charge-about"],
    procedures={HORSE: "charge"},
    parts=(
        Part(
            id="chargers",
            title=LABELS["act.charge-chargers"],
            of="own",
            places={HORSE: "charger.counters"},
            most=4,
            # 7.14  No unit charges without one.
            implies={"order": "attack"},
        ),
        Part(
            id="target",
            title=LABELS["act.charge-target"],
            of="enemy",
            places=_any("target.counters"),
            most=8,
            asks=("formation",),
        ),
    ),
    asks=("arc", "terrain", "movement"),
    # 7.13  Two hexes of open ground, unless the player says otherwise.
    rows={"path": 2},
)

CONTROL = Action(
    id="cavalry-control",
    title=LABELS["act.cavalry-control"],
    about=LABELS["act.cavalry-control-about"],
    procedures={HORSE: "cavalry-control"},
    parts=(
        Part(
            id="cavalry",
            title=LABELS["act.cavalry-control-cavalry"],
            of="own",
            places={HORSE: "cavalry.counters"},
            most=4,
        ),
        Part(
            id="beyond",
            title=LABELS["act.cavalry-control-beyond"],
            of="enemy",
            places=_any("next_targets.0.counters"),
            least=0,
            most=8,
        ),
    ),
    asks=("charged",),
)

MORALE = Action(
    id="morale",
    title=LABELS["act.morale"],
    about=LABELS["act.morale-about"],
    procedures=_any("morale"),
    parts=(_tested("tested", WHO_TESTS),),
    asks=("terrain",),
)

RALLY = Action(
    id="reorganization",
    title=LABELS["act.reorganization"],
    about=LABELS["act.reorganization-about"],
    procedures=_any("reorganization"),
    parts=(_tested("rallied", LABELS["act.reorganization-rallied"]),),
    asks=("zoc", "busy", "rested", "terrain"),
)

DIVISION = Action(
    id="division-morale",
    title=LABELS["act.division-morale"],
    about=LABELS["act.division-morale-about"],
    procedures={DIVISIONS: "division-morale"},
    parts=(
        Part(
            id="division",
            title=LABELS["act.division-morale-division"],
            of="own",
            places={DIVISIONS: ""},
            asks=("reason", "in_commander_radius", "in_chief_radius", "friends_fleeing"),
        ),
    ),
)

ACTIONS = (FIRE, GUNFIRE, MELEE, CHARGE, CONTROL, MORALE, RALLY, DIVISION)
