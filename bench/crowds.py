"""Crowded cases of Jours de Gloire, The Liberators and Tikhvin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]
Extreme = tuple[str, str, str, Data]


def jours_de_gloire() -> Iterator[Extreme]:
    system = "jours-de-gloire"
    yield system, "artillery-fire", "2 batteries on a battery and foot", cannonaded(0)
    yield system, "artillery-fire", "2 batteries, 6 that fire back", cannonaded(4)
    yield system, "shock", "2 led units on one", shocked(1, 2, 1)
    yield system, "shock", "6 hexes of 2 led units on 2, 4 guns, 2 beyond", shocked(6, 2, 2, crowd=True)
    yield system, "charge", "2 led cavalry on foot", ridden_down(1, 2, 1)
    yield system, "charge", "10 led cavalry in 5 hexes on 2", ridden_down(5, 2, 2)
    yield (
        system,
        "charge",
        "12 led cavalry on 2, guns, 2 beyond, 2 in reserve",
        ridden_down(6, 2, 2, crowd=True),
    )


def unit(name: str, arm: str, *, officer: bool = True) -> Data:
    found = {"id": name, "arm": arm, "strength": 5, "cohesion": 5}
    return {**found, "officer": f"officer of {name}"} if officer else found


def guns(name: str) -> Data:
    return {**unit(name, "artillery", officer=False), "range": 4}


def cannonaded(others: int) -> Data:
    return {
        "firing": {"units": [guns("g0"), guns("g1")]},
        "target": {"units": [unit("t0", "infantry"), guns("t1")]},
        "distance": 2,
        "others": [{"unit": guns(f"o{number}"), "distance": 2} for number in range(others)],
    }


def shocked(hexes: int, units: int, defenders: int, *, crowd: bool = False) -> Data:
    attackers = [{"units": [unit(f"a{hex}{n}", "infantry") for n in range(units)]} for hex in range(hexes)]
    defence: Data = {"units": [unit(f"d{number}", "infantry") for number in range(defenders)]}
    data: Data = {"attackers": attackers, "defence": defence}
    if crowd:
        defence["support"] = [{"unit": guns(f"s{n}"), "at": n + 1} for n in range(4)]
        data["beyond"] = {"units": [unit("b0", "infantry"), unit("b1", "infantry")]}
    return data


def ridden_down(hexes: int, units: int, defenders: int, *, crowd: bool = False) -> Data:
    data = shocked(hexes, units, defenders, crowd=crowd)
    data["attackers"] = [
        {"units": [unit(f"a{hex}{n}", "heavy-cavalry") for n in range(units)], "hexes": 4}
        for hex in range(hexes)
    ]
    if crowd:
        data["reserve"] = {"units": [unit("r0", "heavy-cavalry"), unit("r1", "heavy-cavalry")]}
    return data


def liberators() -> Iterator[Extreme]:
    system = "liberators"
    yield system, "maneuver", "3 units out of command", out_of_command(2, 1)
    yield system, "maneuver", "18 units out of command", out_of_command(12, 6)
    yield system, "musketry", "6 units and 6 batteries on a led column", volley("troops", 1)
    yield system, "musketry", "the same with 4 units and 4 batteries behind it", volley("troops", 4)
    yield system, "cannonade", "6 batteries on a led column", volley("guns", 1)
    yield system, "cannonade", "the same with 4 units and 4 batteries behind it", volley("guns", 4)
    yield system, "charge-combat", "a led unit on one, another behind, both led", fought(1, 1, 0, beyond=1)
    yield system, "charge-combat", "4 led on 4 and 4 batteries, 8 behind", fought(4, 4, 4, beyond=4)


def out_of_command(troops: int, guns: int) -> Data:
    """Nobody hears the leader, so that each unit rolls for itself."""
    orders = ("good-order", "disordered", "broken")
    far = {"distance": 40, "close_range": True}
    return {
        "troops": [{"id": f"u{n}", "stands": 12, "order": orders[n % 3], **far} for n in range(troops)],
        "guns": [{"id": f"g{n}", "gun": "light", "stands": 2, **far} for n in range(guns)],
    }


def volley(by: str, behind: int) -> Data:
    """All who can reach it fire; what goes through strikes those behind."""
    guns = [{"id": f"g{n}", "gun": "light", "stands": 3, "distance": 3} for n in range(6)]
    troops = [{"id": f"f{n}", "stands": 12, "distance": 3} for n in range(6)]
    firers = {"troops": troops, "guns": guns} if by == "troops" else {"guns": guns}
    return {
        **firers,
        "target": {"id": "column", "stands": 12, "formation": "attack-column", "rating": 4},
        "behind": [{"id": f"b{n}", "stands": 12} for n in range(behind)],
        "behind_guns": [
            {"id": f"bg{n}", "gun": "light", "stands": 2} for n in range(behind if behind > 1 else 0)
        ],
        "leader": "general",
    }


def fought(attackers: int, defenders: int, guns: int, beyond: int) -> Data:
    """Cavalry that may break through to a second enemy; everybody has a leader to lose."""
    horse = {"arm": "cavalry", "quality": "elite", "effectiveness": "spirited", "stands": 8}
    stand = {"arm": "cavalry", "stands": 6, "reaction": "counter-charge"}
    return {
        "attackers": [{"id": f"a{n}", **horse, "leader": f"leader {n}"} for n in range(attackers)],
        **body("d", defenders, guns, stand),
        "breakthrough": body("e", beyond, beyond if beyond > 1 else 0, {**stand, "reaction": "stand"}),
    }


def body(name: str, troops: int, guns: int, stand: Data) -> Data:
    return {
        "defenders": [{"id": f"{name}{n}", **stand, "leader": f"chief {name}{n}"} for n in range(troops)],
        "guns": [{"id": f"{name}g{n}", "gun": "light", "stands": 2} for n in range(guns)],
    }


def tikhvin() -> Iterator[Extreme]:
    yield "tikhvin", "combat", "2 units on 1, supported", storm(2, 1, 2)
    yield "tikhvin", "combat", "18 units on 3, 8 supports a side", storm(18, 3, 8)


def storm(attackers: int, defenders: int, supports: int) -> Data:
    directions = ("N", "NE", "SE", "S", "SW", "NW")
    support = [{"kind": "artillery", "value": 2}] * supports
    return {
        "turn": 3,
        "attacker": "german",
        "attackers": [
            {"id": f"a{n}", "kind": "infantry", "cf": 7, "efficiency": 3, "from_hex": directions[n % 6]}
            for n in range(attackers)
        ],
        "defenders": [
            {"id": f"d{n}", "kind": "infantry", "cf": 7, "efficiency": 1} for n in range(defenders)
        ],
        "attacker_support": [{"id": f"as{n}", **each} for n, each in enumerate(support)],
        "defender_support": [{"id": f"ds{n}", **each} for n, each in enumerate(support)],
        "retreat_open": 1,
    }
