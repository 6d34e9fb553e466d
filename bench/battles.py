"""Battles of any size, made up as scenario data: two lines of divisions that face each other.

`write(folder, units)` makes the folder of a scenario with so many counters a side. The density of the lines,
the mix of arms and the ground are the same in all of them, so that only the number of units differs.
"""

from __future__ import annotations

import random
from math import ceil, sqrt
from pathlib import Path

TURNS = 6
#: counters of a division, and hexes between the two lines
DIVISION, APART = 8, 5
#: arm, class, carriage, strength, formation; a division is filled in this order
ARMS = (
    ("infantry", "line", "-", 5, "normal"),
    ("infantry", "line", "-", 6, "normal"),
    ("cavalry", "medium", "-", 3, "normal"),
    ("infantry", "light", "-", 4, "guerrilla"),
    ("artillery", "medium", "foot", 4, "deployed"),
    ("infantry", "line", "-", 5, "normal"),
    ("infantry", "line", "-", 4, "normal"),
    ("cavalry", "light", "-", 3, "normal"),
)
WILLINGNESS = "BCCBBCDB"
SIDES = (("french", "F", "SW", "E"), ("allied", "A", "SE", "W"))

SHEET = """
id = "{id}"
ruleset = "barrosa"
turns = {turns}
level_change = "moderate-slope"
title = {{ en = "{units} a side", fr = "{units} par camp", es = "{units} por bando" }}
summary = {{ en = "Made up.", fr = "Inventé.", es = "Inventado." }}
clock = {{ start = "08:00", minutes = 20 }}

[[side]]
id = "french"
name = {{ en = "French", fr = "Français", es = "Franceses" }}

[[side]]
id = "allied"
name = {{ en = "Allies", fr = "Alliés", es = "Aliados" }}

[legend]
C = {{ terrain = "clear", name = {{ en = "Heath", fr = "Lande", es = "Llano" }} }}
F = {{ terrain = "cultivated", name = {{ en = "Fields", fr = "Champs", es = "Campos" }} }}
W = {{ terrain = "light-forest", name = {{ en = "Wood", fr = "Bois", es = "Bosque" }} }}
V = {{ terrain = "small-town", name = {{ en = "Village", fr = "Village", es = "Aldea" }} }}

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
decisive = 30
"""
VILLAGE = """
[[victory]]
kind = "objective"
name = {{ en = "{hex}", fr = "{hex}", es = "{hex}" }}
hexes = "{hex}"
need = 1
points = 5
"""


class Field:
    """The ground and where everybody stands."""

    def __init__(self, units: int, seed: int) -> None:
        self.units, self._lot = units, random.Random(seed)
        self.rows = max(8, round(3 * sqrt(units)))
        self.depth = ceil(units / (self.rows - 2))
        self.columns = 2 * (self.depth + 2) + APART
        middle = (self.columns + 1) // 2
        self.villages = {(middle, row) for row in range(4, self.rows, 8)}

    def ground(self, column: int, row: int) -> str:
        if (column, row) in self.villages:
            return "V0"
        return self._lot.choices(("C0", "F0", "W0"), (84, 8, 8))[0]

    def post(self, side: str, number: int) -> str:
        """The hex of a counter: rank behind rank, each from north to south."""
        rank, row = divmod(number, self.rows - 2)
        column = 3 + self.depth - rank if side == "allied" else self.columns - 2 - self.depth + rank
        return label(column, row + 2)


def label(column: int, row: int) -> str:
    return f"{column:02}{row:02}"


def write(folder: Path, units: int, seed: int = 1) -> Path:
    """The folder of a battle with so many units a side, ready to be loaded."""
    field = Field(units, seed)
    folder.mkdir(parents=True, exist_ok=True)
    villages = [VILLAGE.format(hex=label(*place)) for place in sorted(field.villages)]
    sheet = SHEET.format(id=f"bench-{units}", turns=TURNS, units=units)
    _put(folder, "scenario.toml", [sheet, *villages])
    _put(folder, "map.csv", _map(field))
    _put(folder, "units.csv", _units(field))
    _put(folder, "commanders.csv", _commanders(field))
    _put(folder, "divisions.csv", _divisions(field))
    return folder


def _put(folder: Path, name: str, lines: list[str]) -> None:
    (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _map(field: Field) -> list[str]:
    columns = range(1, field.columns + 1)
    head = ",".join(["row", *(f"{column:02}" for column in columns)])
    rows = range(1, field.rows + 1)
    return [head, *(",".join([f"{row:02}", *(field.ground(at, row) for at in columns)]) for row in rows)]


def _units(field: Field) -> list[str]:
    lines = ["id,name,side,nation,division,arm,cls,carriage,willingness,strength,formation,facing,start,turn"]
    for side, letter, facing, _edge in SIDES:
        nation = "french" if side == "french" else "british"
        for number in range(field.units):
            arm, cls, carriage, strength, formation = ARMS[number % DIVISION]
            faces = "-" if formation == "guerrilla" else facing
            division = f"{letter.lower()}{number // DIVISION + 1}"
            made = (
                f"{letter}{number + 1:03}",
                f"{arm} {number + 1}",
                side,
                nation,
                division,
                arm,
                cls,
                carriage,
            )
            quality = WILLINGNESS[number % DIVISION]
            start = field.post(side, number)
            lines.append(",".join(map(str, (*made, quality, strength, formation, faces, start, 1))))
    return lines


def _commanders(field: Field) -> list[str]:
    lines = ["id,name,side,rank,divisions,nations,nation,melee,morale,orders,radius,start,turn"]
    for side, letter, _facing, _edge in SIDES:
        nation = "french" if side == "french" else "british"
        for place, first in enumerate(range(0, field.units, DIVISION), start=1):
            middle = min(first + DIVISION // 2, field.units - 1)
            id = f"{letter}L{place:02}"
            row = (id, f"General {id}", side, "division", f"{letter.lower()}{place}", "-", nation, 1, 1, 4, 4)
            lines.append(",".join(map(str, (*row, field.post(side, middle), 1))))
    return lines


def _divisions(field: Field) -> list[str]:
    lines = ["id,side,name,rating,lead,counters,start_sp"]
    for side, letter, _facing, _edge in SIDES:
        for place, first in enumerate(range(0, field.units, DIVISION), start=1):
            members = range(first, min(first + DIVISION, field.units))
            points = sum(ARMS[number % DIVISION][3] for number in members)
            row = (f"{letter.lower()}{place}", side, f"Division {place}", 4, f"{letter}L{place:02}")
            lines.append(",".join(map(str, (*row, len(members), points))))
    return lines
