"""The most crowded legal case of every procedure, built on purpose: among few counters, and among more.

Random cases seldom have everything at once: a full stack with its commander, all guns in range, an assault,
a second enemy behind the first. Strengths are the largest of the published orders of battle. Procedures that
roll for one counter, or for none, have no crowd: their example stands for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench import crowds
from grognard import ruleset

Data = dict[str, Any]
#: ruleset, procedure, what makes it extreme, the case
Extreme = tuple[str, str, str, Data]

#: the strongest batteries that can stand together in each edition, and their class
_GUNS = {"barrosa": ((8, 6, 6), "medium"), "bailen": ((7, 6, 6), "heavy")}
_WILLINGNESS = "CDBECD"
#: the horse and the guns of Alea that roll most: shaky, tired, strong enough to win
_RIDER: Data = {"arm": "cavalry", "cls": "medium", "willingness": "C", "strength": 5, "order": "attack"}


def extremes() -> Iterator[Extreme]:
    """All of them; procedures without a crowd by their example."""
    listed = [*_alea(), *crowds.jours_de_gloire(), *crowds.liberators()]
    listed += crowds.tikhvin()
    yield from listed
    crowded = {(system, procedure) for system, procedure, _what, _data in listed}
    for system in ("barrosa", "bailen", "jours-de-gloire", "liberators", "tikhvin"):
        for procedure in ruleset(system).procedures:
            if (system, procedure) not in crowded:
                yield system, procedure, "one counter or none", ruleset(system).example(procedure)


def _alea() -> Iterator[Extreme]:
    for system in _GUNS:
        for counters in (3, 6):
            what = f"3 batteries from afar, {counters} led counters"
            yield system, "artillery-fire", what, bombarded(system, counters)
        yield system, "fire", "24 points on 3 led counters, assault", under_musketry(3)
        yield system, "fire", "24 points on 6 led counters, assault", under_musketry(6)
        yield system, "melee", "a led rider on 2 led riders", assaulted(1, 1, 2)
        yield system, "melee", "6 hexes of 2 riders on 8, 3 more behind", assaulted(6, 2, 8, enemies=3)
        yield system, "charge", "a led rider on 2 led counters", charged(1, 2)
        yield system, "charge", "8 riders on 8 counters, 3 more behind", charged(8, 8, enemies=3)
        yield system, "cavalry-control", "a rider, 2 counters in front", uncontrolled(1, 1, 2)
        yield system, "cavalry-control", "8 riders, 3 hexes of 8 in front", uncontrolled(8, 3, 8)
    # Only defensive fire strikes a stack that assaults, and in Bailén it reaches the next hex alone.
    for counters in (3, 6):
        data = bombarded("barrosa", counters) | {"assault": True, "phase": "defensive"}
        yield "barrosa", "artillery-fire", f"the same on {counters} that assault", data
    data = bombarded("bailen", 6) | {"assault": True, "phase": "defensive", "range": 1}
    yield "bailen", "artillery-fire", "3 batteries at the next hex, 6 that assault", data


def battalion(number: int, strength: int = 4) -> Data:
    """One of six that stack to the limit of 24 points."""
    letter = _WILLINGNESS[number % len(_WILLINGNESS)]
    return {"id": f"t{number}", "arm": "infantry", "cls": "line", "willingness": letter, "strength": strength}


def bombarded(system: str, counters: int, *, assault: bool = False) -> Data:
    """Three batteries at long range on a led stack: each shot is for every counter, and shakes the others."""
    strengths, cls = _GUNS[system]
    gun = {"arm": "artillery", "cls": cls, "willingness": "B", "formation": "deployed"}
    return {
        "batteries": [{"id": f"b{n}", "strength": points, **gun} for n, points in enumerate(strengths)],
        "targets": [battalion(number) for number in range(counters)],
        "commander": {"id": "chief", "morale": 1},
        "range": 3,
        "assault": assault,
    }


def under_musketry(counters: int) -> Data:
    """A full hex fires at a full hex."""
    firers = [{**battalion(number, 6), "id": f"f{number}", "willingness": "B"} for number in range(4)]
    targets = [battalion(number) for number in range(counters)]
    return {"firers": firers, "targets": targets, "commander": {"id": "chief"}, "assault": True}


def assaulted(hexes: int, riders: int, defenders: int, enemies: int = 0) -> Data:
    """Cavalry from all sides, each hex led, on a led stack; more enemies in front of the winner."""
    attackers = [
        {"counters": squadrons(riders, f"a{hex}-"), "commander": leader(f"leader {hex}")}
        for hex in range(hexes)
    ]
    return {
        "attackers": attackers,
        "defender": {"counters": squadrons(defenders, "d"), "commander": leader("chief")},
        "next_targets": [next_enemy(enemy, 2) for enemy in range(enemies)],
    }


def charged(riders: int, defenders: int, enemies: int = 0) -> Data:
    """A charge of a full stack at a full stack, and on through the enemies behind it."""
    return {
        "charger": {"counters": squadrons(riders, "a"), "commander": leader("leader")},
        "path": [{}, {}],
        "movement": 12,
        "target": {
            "counters": [battalion(number) for number in range(defenders)],
            "commander": leader("chief"),
        },
        "next_targets": [next_enemy(enemy, 2) for enemy in range(enemies)],
    }


def uncontrolled(riders: int, hexes: int, counters: int) -> Data:
    """Cavalry that has won, with enemies in front of it wherever it goes."""
    return {
        "cavalry": {"counters": squadrons(riders, "a"), "commander": leader("leader")},
        "charged": True,
        "next_targets": [next_enemy(hex, counters) for hex in range(hexes)],
    }


def leader(name: str) -> Data:
    return {"id": name, "melee": 1, "morale": 1}


def squadrons(many: int, name: str) -> list[Data]:
    return [{"id": f"{name}{number}", **_RIDER} for number in range(many)]


def next_enemy(number: int, counters: int) -> Data:
    stack = [{**battalion(each), "id": f"n{number}-{each}"} for each in range(counters)]
    return {"counters": stack, "commander": leader(f"next chief {number}")}
