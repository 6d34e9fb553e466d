"""2. Terrain: what hex, hexside and level do to movement, fire and shock."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.core.legality import Refusals
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Hexside, Terrain
from grognard.rulesets.jours_de_gloire.cells import Cell, read_cell
from grognard.rulesets.jours_de_gloire.counters import Unit

#: 2.8  Hexsides that cost their price on a road too.
SLOPES = ("slope", "steep-slope")
WATER: Terrain = "water"


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


def crossed(hexside: Hexside) -> tuple[str, ...]:
    """2.2, 2.12  The rows for crossing a hexside: a bridge takes the place of the water under it."""
    dry = [feature for feature in hexside if feature not in ("stream", "river")]
    return tuple(dry) if "bridge" in hexside else tuple("water" if f == "river" else f for f in hexside)


def fought_over(hexside: Hexside) -> tuple[str, ...]:
    """2.4, 2.12  The rows for fighting or firing over it: a bridged stream is a stream."""
    if "stream" in hexside:
        return tuple(feature for feature in hexside if feature != "bridge")
    return crossed(hexside)


def has_six_fronts(rules: Rules, terrain: Terrain) -> bool:
    """2.7  Note [b]."""
    return "b" in cell(rules, terrain, "shock").marks


def bars_charge(rules: Rules, terrains: Iterable[Terrain], hexsides: Iterable[Hexside] = ()) -> bool:
    """2.10  Note [e] at any of these."""
    rows = (*terrains, *(row for hexside in hexsides for row in crossed(hexside)))
    return any("e" in cell(rules, row, "shock").marks for row in rows)


def has_work(rules: Rules, hexside: Hexside) -> bool:
    """2.5  Note [g]."""
    return any("g" in cell(rules, row, "shock").marks for row in crossed(hexside))


def is_cliff(rules: Rules, hexside: Hexside, climb: int) -> bool:
    """2.12  Note [i]."""
    return "steep-slope" in hexside and abs(climb) >= rules.number("levels.impassable")


def is_open_water(hexside: Hexside) -> bool:
    """2.12  A river without a bridge."""
    return "river" in hexside and "bridge" not in hexside


def crossing_faults(rules: Rules, hexside: Hexside, climb: int, *, fights: bool = True) -> Refusals:
    """2.12  No unit crosses a cliff or fights over it, nor over a river without a bridge."""
    if is_cliff(rules, hexside, climb):
        yield rules.forbid("refuse-cliff", "2.12", "remedy-other-hexside", levels=abs(climb))
    if fights and is_open_water(hexside):
        yield rules.forbid("refuse-river", "2.12", "remedy-other-hexside")


def entry_faults(
    rules: Rules, rows: Iterable[str], column: str, said: str, remedy: str | None = None, **args: str | int
) -> Refusals:
    """2.2  Rows of the terrain chart that print NA for a kind of unit."""
    for row in rows:
        if not cell(rules, row, column).allowed:
            other = "remedy-by-road" if row in SLOPES else remedy
            yield rules.forbid(said, "2.2", other, row=row, **args)


def step(rules: Rules, unit: Unit, terrain: Terrain, hexside: Hexside, climb: int) -> tuple[Cell, ...]:
    """The cells that a unit reads which moves into the hex it has won."""
    column = "cavalry" if unit.is_cavalry else "infantry"
    rows = (terrain, *crossed(hexside), level_row(rules, climb))
    return tuple(cell(rules, row, column) for row in rows if row is not None)


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
    adjacent = distance <= rules.number("fire.adjacent")
    return not adjacent or all(cell(rules, row, "fire").allowed for row in fought_over(hexside))


def _ground(
    rules: Rules, column: str, terrain: Terrain, hexside: Hexside, outward: bool, climb: int, adjacent: bool
) -> Ground:
    def worth(read: Cell) -> int:
        return read.whole if adjacent or "f" not in read.marks else 0

    # 2.5  All that the hexside carries adds up; a work shuts out what lies inside it.
    sides = [cell(rules, row, column, outward) for row in fought_over(hexside)]
    ignored = has_work(rules, hexside) and not outward
    within = 0 if ignored else cell(rules, terrain, column).whole
    row = level_row(rules, climb)
    level = worth(cell(rules, row, column)) if row is not None else 0
    return Ground(within, sum(worth(side) for side in sides), level, ignored)
