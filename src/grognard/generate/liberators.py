"""A generated battle of The Liberators: a table in inches, brigades in two lines, a village to hold for each.

The first army comes from the north. Ground lies between the armies, and nothing lies on anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

import msgspec

from grognard.core.messages import Label
from grognard.generate.armies import Bought, Group, equal_armies
from grognard.generate.draft import Draft, Own, phrase
from grognard.generate.text import Sections, table
from grognard.rulesets.liberators.scenario_rows import GunRow, LeaderRow, TroopRow

Spot = tuple[float, float]
#: inches: between units of a line, from the edge to the fronts of both lines, kept free for armies
_STEP, _FIRST, _SECOND, _ARMY = 5.0, 10.5, 4.0, 13
#: inches a set-up zone is deep
_ZONE = 12
#: a gun is worth so many stands of foot of its quality
_GUN = 2.0
_BASELINES = ("north", "south")


class Ground(msgspec.Struct):
    """A table in the making: what lies on it, and the discs that are taken."""

    wide: int
    deep: int
    entries: Sections
    taken: list[tuple[Spot, float]]

    def free(self, radius: float, rng: Random) -> Spot | None:
        """Room for a disc between the armies."""
        low, high = float(_ARMY), float(self.deep - _ARMY)
        for _try in range(80):
            spot = rng.uniform(radius + 2, self.wide - radius - 2), rng.uniform(low + radius, high - radius)
            if all(hypot(spot[0] - x, spot[1] - v) >= radius + far + 1 for (x, v), far in self.taken):
                self.taken.append((spot, radius))
                return round(spot[0], 1), round(spot[1], 1)
        return None


def own(draft: Draft, _land: None) -> Own:
    ground = Ground(draft.scale.columns, draft.scale.rows, [], [])
    villages = _settle(ground, draft)
    _lay_road(ground, draft, villages)
    _let_flow(ground, draft)
    _raise_hills(ground, draft)
    _plant(ground, draft)
    costs = {row.id: _cost(draft, row) for row in (*draft.source.own.troops, *draft.source.own.guns)}
    pools = [_pool(draft, side) for side in draft.sides]
    most = 2 * int((ground.wide - 8) / _STEP)
    armies = equal_armies(pools, draft.scale.points, draft.scale.groups, costs, most, draft.rng)
    rows = [row for army, bought in enumerate(armies) for row in _stand(draft, ground, army, bought)]
    tables = {
        "troops.csv": table([row for row in rows if isinstance(row, TroopRow)], TroopRow),
        "guns.csv": table([row for row in rows if isinstance(row, GunRow)], GunRow),
        "leaders.csv": table([row for row in rows if isinstance(row, LeaderRow)], LeaderRow),
    }
    size = {"width": ground.wide, "depth": ground.deep}
    single: Sections = [("table", size), ("legend", _legend(draft, ground))]
    given = [row.name for row in rows]
    return Own(single, [*ground.entries, *_aims(draft)], tables, given, (armies[0].cost, armies[1].cost))


def _legend(draft: Draft, ground: Ground) -> dict[str, Any]:
    plan = draft.plan
    kinds = {cover.letter: cover for cover in (plan.woods, plan.rough, plan.village)}
    used = {str(entry["ground"]) for _name, entry in ground.entries}
    legend: dict[str, Any] = {
        letter: {"terrain": cover.terrain, "name": cover.name} for letter, cover in kinds.items()
    }
    legend["hill"] = {"terrain": plan.slope, "name": phrase("gentle-hill")}
    legend["road"] = {"terrain": plan.road, "name": phrase("a-road")}
    legend["stream"] = {"terrain": plan.stream, "name": phrase("a-stream")}
    return {letter: entry for letter, entry in legend.items() if letter in used}


def _settle(ground: Ground, draft: Draft) -> list[Spot]:
    """A village in either half, the first army's first."""
    found = []
    for place in range(2):
        side = 1 if place == 0 else -1
        x = draft.rng.randint(8, ground.wide - 8)
        y = round(ground.deep / 2 + side * draft.rng.uniform(4, ground.deep / 2 - _ARMY - 1))
        ground.taken.append(((float(x), float(y)), 2.5))
        corners = [(x - 2, y - 1), (x + 2, y - 1), (x + 2, y + 1), (x - 2, y + 1)]
        _area(ground, f"V{place + 1}", draft.named.villages[place], draft.plan.village.letter, corners)
        found.append((float(x), float(y)))
    return found


def _lay_road(ground: Ground, draft: Draft, villages: list[Spot]) -> None:
    """From the northern edge past both villages to the southern one."""
    (ax, ay), (bx, by) = villages
    points = [(ax + 3, ground.deep), (ax + 3, ay), (bx + 3, by), (bx + 3, 0)]
    name = phrase("road", village=draft.named.villages[0])
    told = "; ".join(f"{x:g} {y:g}" for x, y in points)
    ground.entries.append(
        ("strip", {"id": "N01", "name": name, "ground": "road", "points": told, "width": 1})
    )
    for (x, y), (u, v) in pairwise(points):
        steps = max(1, int(hypot(u - x, v - y)))
        ground.taken += [((x + (u - x) * n / steps, y + (v - y) * n / steps), 0.5) for n in range(steps + 1)]


def _let_flow(ground: Ground, draft: Draft) -> None:
    """A stream winds between the villages from the western edge to the eastern one."""
    middle, y = ground.deep / 2, ground.deep / 2
    points = []
    for n in range(9):
        y = max(middle - 1.5, min(middle + 1.5, y + draft.rng.uniform(-1, 1)))
        points.append((round(ground.wide * n / 8, 1), round(y, 1)))
    told = "; ".join(f"{x:g} {y:g}" for x, y in points)
    entry = {"id": "N02", "name": draft.named.stream, "ground": "stream", "points": told}
    ground.entries.append(("strip", entry))
    ground.taken += [((float(x), middle), 1.5) for x in range(ground.wide + 1)]


def _raise_hills(ground: Ground, draft: Draft) -> None:
    for place, name in enumerate(draft.named.hills):
        radius = draft.rng.randint(3, 5)
        spot = ground.free(radius, draft.rng)
        if spot is not None:
            entry = {"id": f"H{place + 1}", "name": name, "ground": "hill", "level": 1}
            centre = f"{spot[0]:g} {spot[1]:g}"
            ground.entries.append(("area", {**entry, "centre": centre, "radius": radius}))


def _plant(ground: Ground, draft: Draft) -> None:
    """Woods and brush with ragged edges."""
    for place in range(draft.scale.woods):
        cover = draft.plan.rough if place % 3 == 2 else draft.plan.woods
        radius = draft.rng.uniform(2, 3.5)
        spot = ground.free(radius, draft.rng)
        if spot is None:
            continue
        corners = []
        for n in range(9):
            far = radius * draft.rng.uniform(0.7, 1)
            angle = 2 * pi * n / 9
            corners.append((round(spot[0] + far * cos(angle), 1), round(spot[1] + far * sin(angle), 1)))
        _area(ground, f"W{place + 1}", cover.name, cover.letter, corners)


def _area(ground: Ground, id: str, name: Label, letter: str, corners: Sequence[tuple[float, float]]) -> None:
    points = "; ".join(f"{x:g} {y:g}" for x, y in corners)
    ground.entries.append(("area", {"id": id, "name": name, "ground": letter, "points": points}))


def _cost(draft: Draft, row: TroopRow | GunRow) -> float:
    return row.stands * draft.plan.worth[row.quality] * (_GUN if isinstance(row, GunRow) else 1.0)


def _pool(draft: Draft, side: str) -> list[Group]:
    """Brigades that are there from the start."""
    armies = draft.source.own
    return [
        Group(
            leader.id,
            leader,
            tuple(row for row in armies.bodies if row.leader == leader.id and row.turn == 1),
        )
        for leader in armies.leaders
        if leader.side == side and leader.role == "brigade"
    ]


def _stand(draft: Draft, ground: Ground, army: int, bought: Bought) -> list[Any]:
    """Foot and guns in the first line, horse behind, each brigade together and its leader beside his men."""
    horse = [unit for unit in bought.units if getattr(unit, "arm", "") == "cavalry"]
    lines = [[unit for unit in bought.units if unit not in horse], horse]
    rows: list[Any] = []
    at: dict[str, Spot] = {}
    for line, (units, back) in enumerate(zip(lines, (_FIRST, _SECOND), strict=True)):
        y = ground.deep - back if army == 0 else back
        left = ground.wide / 2 - _STEP * (len(units) - 1) / 2 + (_STEP / 2 if line else 0)
        for place, unit in enumerate(units):
            at.setdefault(unit.leader, (left + place * _STEP + _STEP / 2, y))
            rows.append(_placed(unit, (left + place * _STEP, y), army))
    chief = next(
        one for one in draft.source.own.leaders if one.side == draft.sides[army] and one.role == "army"
    )
    for group in bought.groups:
        rows.append(_placed(group.leader, at[group.id], army))
    x, y = at[bought.groups[0].id]
    rows.append(_placed(chief, (x, y + (1.5 if army == 0 else -1.5)), army))
    return rows


def _placed(row: Any, spot: Spot, army: int) -> Any:
    moved = msgspec.structs.replace(row, x=f"{spot[0]:g}", y=f"{spot[1]:g}", turn=1)
    if isinstance(row, LeaderRow):
        return moved
    return msgspec.structs.replace(moved, facing=180 if army == 0 else 0)


def _aims(draft: Draft) -> Sections:
    found: Sections = []
    for army, side in enumerate(draft.sides):
        village = {"id": f"village-{army + 1}", "name": draft.named.villages[army], "side": side}
        found += [
            ("army", {"side": side, "baseline": _BASELINES[army]}),
            ("zone", {"side": side, "depth": _ZONE}),
            ("key", {**village, "area": f"V{army + 1}"}),
        ]
    return found
