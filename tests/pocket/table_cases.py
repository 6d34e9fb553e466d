"""What the companion asks, for all five systems: armies, looks, turns, odds, rulings with dice typed in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard import ruleset
from grognard.answers.roster_sheet import army_data
from tests.pocket.cases import Case, get, post

#: by system: an army, what happens there, who takes part, what is answered, and the dice
HAPPENINGS: dict[str, tuple[str, str, dict[str, list[str]], dict[str, Any], list[list[int]]]] = {
    "barrosa": ("barrosa-1811", "fire", {"firers": ["1/96e Ligne"], "targets": ["2/87th"]}, {}, [[4], [1]]),
    "bailen": ("bailen-1808", "melee", {"attackers": ["I/4e Légion"], "defenders": ["Reina"]}, {}, [[6]]),
    "jours-de-gloire": (
        "vimeiro-1808",
        "shock",
        {"attackers": ["1/70e Ligne"], "defenders": ["1/50th"]},
        {},
        [[5], [3]],
    ),
    "liberators": (
        "chacabuco-farm",
        "fire",
        {"firers": ["8th of the Andes"], "target": ["Talavera"]},
        {"8th of the Andes": {"distance": 3}},
        [[2], [9]],
    ),
    "tikhvin": (
        "tikhvin-1941",
        "combat",
        {"attackers": ["12th Panzer Division (Harpe)"], "defenders": ["128th Rifle Division"]},
        {"12th Panzer Division (Harpe)": {"from_hex": "N"}},
        [[5], [2]],
    ),
}


def companion() -> Iterator[Case]:
    for system, (army, action, parts, answers, dice) in HAPPENINGS.items():
        at = f"/rulesets/{system}/roster"
        yield get(f"{at}/armies/{army}", lang="es")
        roster = army_data(ruleset(system), army, "en")
        happening = {"roster": roster, "action": action, "side": roster["active"], "parts": parts}
        yield post(f"{at}/look", {"roster": roster}, lang="fr")
        yield post(f"{at}/turn", {"roster": roster}, lang="en")
        yield post(f"{at}/odds", {**happening, "answers": answers}, lang="en", detail="card")
        for thrown in range(len(dice) + 1):
            yield post(f"{at}/rule", {**happening, "answers": answers, "given": dice[:thrown]}, lang="en")
    yield get("/rulesets/tikhvin/roster/armies/waterloo", lang="en")
    yield post("/rulesets/barrosa/roster/look", {"roster": {"title": 7}}, lang="fr")
    yield post("/quick-response", {"text": "https://example.org/#/companion/barrosa/abc"})
