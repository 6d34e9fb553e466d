"""The most crowded case of procedures whose odds grow with the crowd, built on purpose.

Random cases seldom have everything at once: a full stack with its commander, all guns in range, an assault.
Figures are the largest of the published orders of battle.
"""

from __future__ import annotations

from typing import Any

#: the strongest batteries that can stand together in each edition, and their class
_GUNS = {"barrosa": ((8, 6, 6), "medium"), "bailen": ((7, 6, 6), "heavy")}
_WILLINGNESS = "CDBECD"


def battalion(number: int, strength: int = 4) -> dict[str, Any]:
    """One of six that stack to the limit of 24 points."""
    letter = _WILLINGNESS[number % len(_WILLINGNESS)]
    return {"id": f"t{number}", "arm": "infantry", "cls": "line", "willingness": letter, "strength": strength}


def bombarded(system: str, counters: int, *, assault: bool = False) -> dict[str, Any]:
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


def under_musketry(counters: int) -> dict[str, Any]:
    """A full hex fires at a full hex."""
    firers = [{**battalion(number, 6), "id": f"f{number}", "willingness": "B"} for number in range(4)]
    targets = [battalion(number) for number in range(counters)]
    return {"firers": firers, "targets": targets, "commander": {"id": "chief"}, "assault": True}


def out_of_command(troops: int, guns: int) -> dict[str, Any]:
    """Nobody hears the leader, so that each unit rolls for itself."""
    orders = ("good-order", "disordered", "broken")
    far = {"distance": 40, "close_range": True}
    return {
        "troops": [{"id": f"u{n}", "stands": 12, "order": orders[n % 3], **far} for n in range(troops)],
        "guns": [{"id": f"g{n}", "gun": "light", "stands": 2, **far} for n in range(guns)],
    }


#: (ruleset, procedure, what makes it extreme, the case)
EXTREMES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    *(
        (system, "artillery-fire", f"3 batteries, {counters} led counters{', assault' if assault else ''}",
         bombarded(system, counters, assault=assault))
        for system in _GUNS
        for counters, assault in ((3, False), (3, True), (6, False), (5, True), (6, True))
    ),
    *((system, "fire", "24 points on 6 led counters, assault", under_musketry(6)) for system in _GUNS),
    ("liberators", "maneuver", "3 units out of command", out_of_command(2, 1)),
    ("liberators", "maneuver", "18 units out of command", out_of_command(12, 6)),
)  # fmt: skip
#: decisions that they leave open
POLICY = {"target.retreat": "2"}
