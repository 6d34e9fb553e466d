"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.roster import Action, Part, titled
from grognard.rulesets.tikhvin.labels import LABELS
from grognard.rulesets.tikhvin.roster.kinds import SUPPORT, UNITS

ACTIONS = titled(
    LABELS,
    Action(
        "combat",
        {UNITS: "combat"},
        (
            Part(
                "attackers",
                "own",
                {UNITS: "attackers"},
                most=18,
                asks=("from_hex", "across", "out_of_command"),
            ),
            Part("defenders", "enemy", {UNITS: "defenders"}, most=3),
            Part("attacker-support", "own", {SUPPORT: "attacker_support"}, least=0, most=8),
            Part("defender-support", "enemy", {SUPPORT: "defender_support"}, least=0, most=8),
        ),
        asks=("terrain", "retreat_open"),
    ),
    Action(
        "recovery",
        {UNITS: "recovery"},
        (Part("unit", "own", {UNITS: "unit"}, asks=("in_command", "next_to_enemy")),),
        asks=("wanted",),
    ),
    Action("weather", {"": "weather"}),
    Action("replacements", {"": "replacements"}),
    Action("initiative", {"": "initiative"}, asks=("last_first",)),
)
