"""1.2, 1.10. The footprints of formations: how wide and how deep so many stands are."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.rules import Rules
from grognard.core.tabletop import Area, Tabletop
from grognard.plane import Footprint, Point, block, unpacked
from grognard.rulesets.liberators.scenario_rows import BodyRow, GunRow


def measures(rules: Rules, row: BodyRow, formation: str, stands: int) -> tuple[int, int]:
    """Width and depth of a closed formation, in thousandths of an inch."""
    wide = rules.number("stand.width")
    kind = "guns" if isinstance(row, GunRow) else row.arm
    deep = rules.number(f"stand.depth.{kind}")
    stands = max(1, stands)
    match formation:
        case "attack-column" | "field-column":
            return min(stands, 2) * wide, -(-stands // 2) * deep
        case "march-column" | "limbered":
            return wide, stands * deep
        case "skirmish" | "dismounted":
            return (2 * stands - 1) * wide, rules.number("stand.depth.infantry")
        case "square" | "hasty-square":
            # 1.10  Those above twelve stand inside.
            side = -(-min(stands, rules.number("fire.square-outer")) // rules.number("fire.square-sides"))
            return (max(side * wide, 2 * deep),) * 2
    return stands * wide, deep


def kind_of(row: BodyRow, formation: str) -> str:
    """2.2  What closed ground is closed to: guns, cavalry on horseback, or infantry."""
    if isinstance(row, GunRow):
        return "guns"
    return "infantry" if formation == "dismounted" else row.arm


def footprint(
    rules: Rules, table: Tabletop, row: BodyRow, at: int, facing: int, formation: str, stands: int
) -> Footprint:
    """What a unit covers; a garrison covers its building."""
    point = unpacked(at)
    if formation == "garrison":
        area = building_at(rules, table, point)
        if area is not None:
            return _garrison(area, point)
    width, depth = measures(rules, row, formation, stands)
    return block(point, max(0, facing), width, depth)


def building_at(rules: Rules, table: Tabletop, point: Point) -> Area | None:
    """The building at a point, if there is one."""
    area = table.area_at(point)
    return area if area is not None and "garrison" in rules.fact(f"terrain.{area.terrain}") else None


@lru_cache(maxsize=256)
def _garrison(area: Area, point: Point) -> Footprint:
    left, bottom, right, top = area.polygon.bounds
    return Footprint(point, 0, round(right - left), round(top - bottom), area.polygon)
