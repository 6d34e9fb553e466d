"""Melees for timing: varied, legal, decided, with at most three counters that may have to test."""

from __future__ import annotations

import random

from grognard.rulesets.alea.assault_cases import AttackingHex, DefendingHex, Melee
from grognard.rulesets.alea.counters import Arm, Commander, Counter, Willingness
from grognard.rulesets.alea.terrain import Terrain

#: Settles every decision that a sampled melee can ask for.
POLICY = {
    "attacker.advance": "yes",
    "attacker.advance-hex": "first",
    "attacker.cavalry-retreat": "shortest",
    "defender.cavalry-retreat": "shortest",
    "defender.loss": "top",
    "defender.loss-of-three": "top",
    "defender.loss-of-four": "top",
}

ARMS: tuple[Arm, ...] = ("infantry", "infantry", "infantry", "cavalry")
LETTERS: tuple[Willingness, ...] = ("A", "B", "C", "D", "E", "F")

#: How many counters attack and defend.
SHAPES = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (3, 2), (2, 3), (3, 3))

#: At most one thing in the attackers' way, so that no edition pulls them below half.
OBSTACLES = ("none", "none", "none", "creek", "slope-up", "small-town", "strong-building")


def sample_melees(count: int, seed: int) -> list[Melee]:
    """So many different melees, always the same for a seed. Both editions allow every one of them, and no
    result of any of them makes more than three counters test. Names repeat from one to the next, so that a
    reader who remembers a counter's test may use it again."""
    rng = random.Random(f"melee samples {seed}")
    found: dict[Melee, None] = {}
    while len(found) < count:
        found[_melee(rng)] = None
    return list(found)


def _melee(rng: random.Random) -> Melee:
    attacking, defending = rng.choice(SHAPES)
    defenders = [_counter(rng, f"defender {place}") for place in range(defending)]
    counters = [_assailant(rng, f"attacker {place}") for place in range(attacking)]
    while 2 * sum(c.strength for c in counters) < sum(c.strength for c in defenders):
        counters = [_assailant(rng, f"attacker {place}") for place in range(attacking)]
        defenders = [_counter(rng, f"defender {place}") for place in range(defending)]
    obstacle = rng.choice(OBSTACLES)
    hexes = rng.randint(1, min(2, attacking))
    leader = Commander(id="leader", melee=rng.randint(0, 2), morale=rng.randint(0, 2))
    leads = rng.random() < 0.3
    return Melee(
        attackers=tuple(
            AttackingHex(
                counters=tuple(counters[place::hexes]),
                arc=rng.choice(("front", "front", "flank", "rear")),
                water="creek" if obstacle == "creek" else "none",
                slope="slope-up" if obstacle == "slope-up" else "none",
                commander=leader if leads and not place else None,
                room=rng.choice((7, 7, 2)),
            )
            for place in range(hexes)
        ),
        defender=DefendingHex(
            counters=tuple(defenders),
            terrain=_ground(rng, obstacle),
            room=rng.choice((7, 7, 2, 1)),
            shelter=rng.random() < 0.2,
        ),
    )


def _ground(rng: random.Random, obstacle: str) -> Terrain:
    if obstacle == "small-town":
        return "small-town"
    if obstacle == "strong-building":
        return "strong-building"
    return rng.choice(("clear", "clear", "cultivated", "light-forest"))


def _assailant(rng: random.Random, name: str) -> Counter:
    return Counter(
        id=name,
        arm="infantry",
        cls=rng.choice(("line", "grenadier", "light")),
        willingness=rng.choice(LETTERS),
        strength=rng.randint(2, 9),
        nation=rng.choice(("spanish", "british", "portuguese")),
        losses=rng.choice((0, 0, 1, 2)),
        order=rng.choice(("attack", "hold")),
    )


def _counter(rng: random.Random, name: str) -> Counter:
    arm: Arm = rng.choice(ARMS)
    return Counter(
        id=name,
        arm=arm,
        cls="light",
        willingness=rng.choice(LETTERS),
        strength=rng.randint(2, 7),
        losses=rng.choice((0, 0, 1, 2)),
        fatigue=rng.choice((0, 0, 1)) if arm == "cavalry" else 0,
        state=rng.choice(("normal", "normal", "normal", "disorganized", "defeated")),
    )
