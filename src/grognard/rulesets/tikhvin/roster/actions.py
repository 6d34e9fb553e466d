"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.roster import Action, Part
from grognard.rulesets.tikhvin.labels import LABELS
from grognard.rulesets.tikhvin.roster.kinds import SUPPORT, UNITS

COMBAT = Action(
    id="combat",
    title=LABELS["act.combat"],
    about=LABELS["act.combat-about"],
    procedures={UNITS: "combat"},
    parts=(
        Part(
            id="attackers",
            title=LABELS["act.combat-attackers"],
            of="own",
            places={UNITS: "attackers"},
            most=18,
            asks=("from_hex", "across", "out_of_command"),
        ),
        Part(
            id="defenders",
            title=LABELS["act.combat-defenders"],
            of="enemy",
            places={UNITS: "defenders"},
            most=3,
        ),
        Part(
            id="attacker-support",
            title=LABELS["act.combat-attacker-support"],
            of="own",
            places={SUPPORT: "attacker_support"},
            least=0,
            most=8,
        ),
        Part(
            id="defender-support",
            title=LABELS["act.combat-defender-support"],
            of="enemy",
            places={SUPPORT: "defender_support"},
            least=0,
            most=8,
        ),
    ),
    asks=("terrain", "retreat_open"),
)

WEATHER = Action(
    id="weather",
    title=LABELS["act.weather"],
    about=LABELS["act.weather-about"],
    procedures={"": "weather"},
)

REPLACEMENTS = Action(
    id="replacements",
    title=LABELS["act.replacements"],
    about=LABELS["act.replacements-about"],
    procedures={"": "replacements"},
)

RECOVERY = Action(
    id="recovery",
    title=LABELS["act.recovery"],
    about=LABELS["act.recovery-about"],
    procedures={UNITS: "recovery"},
    parts=(
        Part(
            id="unit",
            title=LABELS["act.recovery-unit"],
            of="own",
            places={UNITS: "unit"},
            asks=("in_command", "next_to_enemy"),
        ),
    ),
    asks=("wanted",),
)

INITIATIVE = Action(
    id="initiative",
    title=LABELS["act.initiative"],
    about=LABELS["act.initiative-about"],
    procedures={"": "initiative"},
    asks=("last_first",),
)

ACTIONS = (COMBAT, RECOVERY, WEATHER, REPLACEMENTS, INITIATIVE)
