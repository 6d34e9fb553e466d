"""A battle larger than any that is shipped, 60 by 60 hexes and 150 counters, to see how quick a page is."""

from __future__ import annotations

import random
from pathlib import Path

COLUMNS = ROWS = 60
COUNTERS = 150
_SHEET = """
id = "large-battle"
ruleset = "barrosa"
turns = 6
level_change = "moderate-slope"
title = { en = "A large battle", fr = "Une grande bataille", es = "Una gran batalla" }
summary = { en = "Much ground.", fr = "Beaucoup de terrain.", es = "Mucho terreno." }
clock = { start = "08:00", minutes = 20 }

[[side]]
id = "french"
name = { en = "The east", fr = "L'est", es = "El este" }

[[side]]
id = "allied"
name = { en = "The west", fr = "L'ouest", es = "El oeste" }

[legend]
C = { terrain = "clear", name = { en = "Heath", fr = "Lande", es = "Llano" } }
F = { terrain = "cultivated", name = { en = "Fields", fr = "Champs", es = "Campos" } }
W = { terrain = "light-forest", name = { en = "Pine wood", fr = "Pinède", es = "Pinar" } }
V = { terrain = "small-town", name = { en = "Village", fr = "Village", es = "Aldea" } }

[[way]]
id = "R1"
name = { en = "High road", fr = "Grand-route", es = "Camino real" }
kind = "road"
through = "0130 3030 6030"

[[retreat]]
side = "french"
edge = "E"

[[retreat]]
side = "allied"
edge = "W"

[[victory]]
kind = "casualties"
points = 1

[margins]
marginal = 3
decisive = 8

[[win]]
kind = "fleeing-majority"
"""


def write_large_battle(folder: Path) -> Path:
    """The folder of the battle, the same every time."""
    home = folder / "large-battle"
    home.mkdir()
    chance = random.Random(60)
    (home / "scenario.toml").write_text(_SHEET.lstrip(), encoding="utf-8")
    (home / "map.csv").write_text(_map(chance), encoding="utf-8")
    (home / "units.csv").write_text(_units(), encoding="utf-8")
    (home / "divisions.csv").write_text(_divisions(), encoding="utf-8")
    (home / "commanders.csv").write_text(_commanders(), encoding="utf-8")
    return home


def _map(chance: random.Random) -> str:
    lines = ["row," + ",".join(f"{column:02}" for column in range(1, COLUMNS + 1))]
    hills = [(chance.randrange(COLUMNS), chance.randrange(ROWS)) for _ in range(14)]
    for row in range(1, ROWS + 1):
        cells = []
        for column in range(1, COLUMNS + 1):
            near = min(abs(column - x) + abs(row - y) for x, y in hills)
            ground = chance.choices("CFWV", (80, 10, 9, 1))[0] if row != 30 else "C"
            cells.append(f"{ground}{max(0, 2 - near // 2)}")
        lines.append(f"{row:02}," + ",".join(cells))
    return "\n".join(lines) + "\n"


def _units() -> str:
    lines = ["id,name,side,nation,division,arm,cls,carriage,willingness,strength,formation,facing,start,turn"]
    half = COUNTERS // 2
    for number in range(COUNTERS):
        west, place = number < half, number % half
        side, nation, facing = ("allied", "british", "SE") if west else ("french", "french", "NW")
        column = (24 if west else 36) - 2 * (place // 25)
        start = f"{column:02}{6 + 2 * (place % 25):02}"
        id = f"{'A' if west else 'F'}{place:02}"
        division = f"{side}-{place // 25}"
        lines.append(
            f"{id},Battalion {place},{side},{nation},{division},infantry,line,-,C,5,normal,{facing},{start},1"
        )
    return "\n".join(lines) + "\n"


def _divisions() -> str:
    lines = ["id,side,name,rating,lead,counters,start_sp"]
    for side, letter in (("allied", "A"), ("french", "F")):
        lines += [f"{side}-{n},{side},Division {n},4,{letter}L{n},25,125" for n in range(3)]
    return "\n".join(lines) + "\n"


def _commanders() -> str:
    lines = ["id,name,side,rank,divisions,nations,nation,melee,morale,orders,radius,start,turn"]
    for side, letter, nation, first in (("allied", "A", "british", 24), ("french", "F", "french", 36)):
        lines += [
            f"{letter}L{n},General {n},{side},division,{side}-{n},-,{nation},1,1,6,6,{first - 2 * n:02}30,1"
            for n in range(3)
        ]
    return "\n".join(lines) + "\n"
