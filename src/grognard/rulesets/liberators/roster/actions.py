"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.roster import Action, Kind, Part, titled
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


def _bodies(troops: str, guns: str) -> dict[str, str]:
    return {TROOPS: troops, GUNS: guns}


ACTIONS = titled(
    LABELS,
    Action(
        "fire",
        _bodies("musketry", "cannonade"),
        (
            Part("firers", "own", _bodies("troops", "guns"), most=6, asks=("distance", "formation")),
            Part(
                "target",
                "enemy",
                _bodies("target", "target_guns"),
                asks=("formation", "cover", "enfiladed", "charging"),
            ),
            Part("behind", "enemy", _bodies("behind", "behind_guns"), least=0, most=4),
            Part("leader", "enemy", {LEADERS: "leader"}, least=0, link="attached_to"),
        ),
    ),
    Action(
        "charge",
        {TROOPS: "charge-combat"},
        (
            Part(
                "attackers",
                "own",
                {TROOPS: "attackers"},
                most=4,
                asks=("formation", "cold_steel", "disordered_by_fire"),
            ),
            Part(
                "defenders",
                "enemy",
                _bodies("defenders", "guns"),
                most=4,
                asks=("formation", "reaction", "supported", "outflanked"),
            ),
            Part(
                "beyond",
                "enemy",
                _bodies("breakthrough.defenders", "breakthrough.guns"),
                least=0,
                most=4,
                asks=("formation", "supported", "outflanked"),
            ),
        ),
        asks=("ground", "position"),
    ),
    Action(
        "maneuver",
        _bodies("maneuver", "maneuver"),
        (
            Part(
                "units",
                "own",
                _bodies("troops", "guns"),
                most=12,
                asks=("distance", "close_range", "formation", "outflanked"),
            ),
            Part("leader", "own", {LEADERS: "leader"}, least=0, link="brigade"),
        ),
    ),
    Action("reign-in", {TROOPS: "reign-in"}, (Part("cavalry", "own", {TROOPS: ""}),)),
    Action("fallen-leader", {LEADERS: "fallen-leader"}, (Part("leader", "own", {LEADERS: ""}),)),
    Action(
        "move",
        {TROOPS: "move-rate", GUNS: "move-rate", LEADERS: "move-rate"},
        (
            Part(
                "mover",
                "own",
                {TROOPS: "", GUNS: "", LEADERS: ""},
                asks=("formation", "ground", "pace", "obstacle"),
            ),
        ),
    ),
)
