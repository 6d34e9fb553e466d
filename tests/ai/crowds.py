"""Rulings that hardly ever come up: full stacks with nowhere to go, and horse among them."""

from __future__ import annotations

from typing import Any

from grognard.rulesets import ruleset


def hemmed_in(attacking: int, riders: int, defending: int) -> Any:
    """A melee of Alea in which nobody can go back, so that all test where they stand before it goes on."""
    horse = {"arm": "cavalry", "cls": "medium", "willingness": "C", "strength": 5, "order": "attack"}
    foot = {"arm": "infantry", "cls": "line", "willingness": "D", "strength": 4}
    attackers = [
        {"counters": [{"id": f"a{hex}-{number}", **horse} for number in range(riders)], "room": 0}
        for hex in range(attacking)
    ]
    stack = [{"id": f"d{number}", **foot} for number in range(defending)]
    data = {"attackers": attackers, "defender": {"counters": stack, "room": 0}}
    return ruleset("barrosa").build_case("melee", data)
