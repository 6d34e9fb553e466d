"""2. Terrain: what hex, hexside and level do to movement, fire and shock."""

from __future__ import annotations

import msgspec

from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Hexside, Terrain
from grognard.rulesets.jours_de_gloire.cells import Cell, read_cell
from grognard.rulesets.jours_de_gloire.counters import Unit

#: The row of the terrain chart for whoever crosses a hexside, where it has another name.
CROSSED = {"river": "water", "bridge-over-river": "bridge", "bridge-over-stream": "bridge"}
#: 2.12  In a fight a bridge over a stream counts as the stream.
FOUGHT_OVER = {**CROSSED, "bridge-over-stream": "stream"}


class Ground(msgspec.Struct, frozen=True):
    """The modifiers of one line from attacker or firer to target."""

    terrain: int = 0
    hexside: int = 0
    level: int = 0
    #: 2.5  a work takes the place of the terrain inside
    inside_ignored: bool = False


def cell(rules: Rules, row: str, column: str, outward: bool = False) -> Cell:
    """2.2, 2.4  A cell of the terrain chart; 2.13 starred rows are read like any other."""
    return read_cell(rules.chart("terrain-effects").at(row, column), outward)


def level_row(rules: Rules, climb: int) -> str | None:
    """2.3  The row for so many levels up or down; None on the level."""
    most = rules.number("levels.rows")
    shown = max(-most, min(most, climb))
    return f"level{shown:+d}" if shown else None


def has_six_fronts(rules: Rules, terrain: Terrain) -> bool:
    """2.7  Note [b]."""
    return "b" in cell(rules, terrain, "shock").marks


def bars_charge(rules: Rules, terrain: Terrain, hexside: Hexside = "none") -> bool:
    """2.10  Note [e]."""
    rows = [terrain] if hexside == "none" else [terrain, CROSSED.get(hexside, hexside)]
    return any("e" in cell(rules, row, "shock").marks for row in rows)


def is_cliff(rules: Rules, hexside: Hexside, climb: int) -> bool:
    """2.12  Note [i]."""
    return hexside == "steep-slope" and abs(climb) >= rules.number("levels.impassable")


def may_fight_over(rules: Rules, hexside: Hexside, climb: int) -> bool:
    """2.12  Neither a cliff nor an unbridged river between."""
    return hexside != "river" and not is_cliff(rules, hexside, climb)


def may_enter(rules: Rules, unit: Unit, terrain: Terrain, hexside: Hexside, climb: int) -> bool:
    """7.26  The terrain chart lets this arm make the step."""
    column = "cavalry" if unit.is_cavalry else "infantry"
    rows = [terrain, level_row(rules, climb), None if hexside == "none" else CROSSED.get(hexside, hexside)]
    return not is_cliff(rules, hexside, climb) and all(
        cell(rules, row, column).allowed for row in rows if row is not None
    )


def shock_ground(rules: Rules, terrain: Terrain, hexside: Hexside, outward: bool, climb: int) -> Ground:
    """2.4-2.6  The shock column for a target hex, the hexside before it and the climb to it."""
    return _ground(rules, "shock", terrain, hexside, outward, climb, adjacent=True)


def fire_ground(
    rules: Rules, terrain: Terrain, hexside: Hexside, outward: bool, climb: int, distance: int
) -> Ground:
    """2.4, 2.11  The fire column; rows marked [f] count at an adjacent hex only."""
    adjacent = distance <= rules.number("fire.adjacent")
    return _ground(rules, "fire", terrain, hexside, outward, climb, adjacent)


def may_fire_over(rules: Rules, hexside: Hexside, distance: int) -> bool:
    """6.5  No fire at an adjacent hex over a crest or a steep slope."""
    if hexside == "none" or distance > rules.number("fire.adjacent"):
        return True
    return cell(rules, FOUGHT_OVER.get(hexside, hexside), "fire").allowed


def _ground(
    rules: Rules, column: str, terrain: Terrain, hexside: Hexside, outward: bool, climb: int, adjacent: bool
) -> Ground:
    within = cell(rules, terrain, column).whole
    side, ignored = 0, False
    if hexside != "none":
        crossed = cell(rules, FOUGHT_OVER.get(hexside, hexside), column, outward)
        side = crossed.whole if adjacent or "f" not in crossed.marks else 0
        ignored = "g" in crossed.marks and not outward
    row = level_row(rules, climb)
    level = 0
    if row is not None:
        climbed = cell(rules, row, column)
        level = climbed.whole if adjacent or "f" not in climbed.marks else 0
    return Ground(0 if ignored else within, side, level, ignored)
