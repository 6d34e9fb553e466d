"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.roster import Action, Part, titled
from grognard.rulesets.alea.labels import LABELS
from grognard.rulesets.alea.roster.kinds import DIVISIONS, FOOT, GUNS, HORSE


def _any(path: str) -> dict[str, str]:
    return {FOOT: path, HORSE: path, GUNS: path}


TARGETS = Part("targets", "enemy", _any("targets"), most=6, asks=("formation",))
DEFENDERS = Part("defenders", "enemy", _any("defender.counters"), most=8, asks=("formation",))
SECOND = Part("second", "own", _any("attackers.1.counters"), least=0, most=8)
THIRD = Part("third", "own", _any("attackers.2.counters"), least=0, most=8, after="second")
BEYOND = Part("beyond", "enemy", _any("next_targets.0.counters"), least=0, most=8)

ACTIONS = titled(
    LABELS,
    Action(
        "fire",
        {FOOT: "fire", HORSE: "fire"},
        (Part("firers", "own", {FOOT: "firers", HORSE: "firers"}, most=6), TARGETS),
        asks=("terrain", "flank", "assault", "slope"),
    ),
    Action(
        "artillery-fire",
        {GUNS: "artillery-fire"},
        (Part("batteries", "own", {GUNS: "batteries"}, most=3, asks=("formation",)), TARGETS),
        asks=("range", "phase", "terrain", "flank", "assault"),
    ),
    Action(
        "melee",
        _any("melee"),
        (Part("attackers", "own", _any("attackers.0.counters"), most=8), DEFENDERS, SECOND, THIRD, BEYOND),
        asks=("arc", "charging", "slope", "water", "terrain", "counter_charge"),
    ),
    Action(
        "charge",
        {HORSE: "charge"},
        (
            # 7.14  No unit charges without one.
            Part("chargers", "own", {HORSE: "charger.counters"}, most=4, implies={"order": "attack"}),
            Part("target", "enemy", _any("target.counters"), most=8, asks=("formation",)),
        ),
        asks=("arc", "terrain", "movement"),
        # 7.13  Two hexes of open ground, unless the player says otherwise.
        rows={"path": 2},
    ),
    Action(
        "cavalry-control",
        {HORSE: "cavalry-control"},
        (Part("cavalry", "own", {HORSE: "cavalry.counters"}, most=4), BEYOND),
        asks=("charged",),
    ),
    Action("morale", _any("morale"), (Part("tested", "own", _any("counter")),), asks=("terrain",)),
    Action(
        "reorganization",
        _any("reorganization"),
        (Part("rallied", "own", _any("counter")),),
        asks=("zoc", "busy", "rested", "terrain"),
    ),
    Action(
        "division-morale",
        {DIVISIONS: "division-morale"},
        (
            Part(
                "division",
                "own",
                {DIVISIONS: ""},
                asks=("reason", "in_commander_radius", "in_chief_radius", "friends_fleeing"),
            ),
        ),
    ),
)
