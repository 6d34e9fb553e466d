"""A generated battle of Tikhvin: corps and armies, supplied from their edges, and villages."""

from __future__ import annotations

import msgspec

from grognard.generate.armies import Group, equal_armies
from grognard.generate.draft import Draft, Own
from grognard.generate.land import Land
from grognard.generate.muster import columns_of, places
from grognard.generate.text import Sections, table
from grognard.rulesets.tikhvin.scenario_rows import Headquarters, Support, Unit

_MIDDLE, _OTHER, _WIN = 4, 2, 3
#: combat factors eliminated for a point
_EVERY = 5


def own(draft: Draft, land: Land) -> Own:
    pools = [_pool(draft, side) for side in draft.sides]
    costs = {unit.id: unit.cf * draft.plan.worth[str(unit.efficiency)] for unit in draft.source.own.units}
    most = draft.scale.rows
    armies = equal_armies(pools, draft.scale.points, draft.scale.groups, costs, most, draft.rng)
    at = places(land, armies)
    units, heads, supports = [], [], []
    for bought in armies:
        for group in bought.groups:
            hex = land.label(at[group.id])
            heads.append(msgspec.structs.replace(group.leader, start=hex, turn=1))
            units += [
                msgspec.structs.replace(unit, start=land.label(at[unit.id]), turn=1, hq=group.id)
                for unit in group.units
            ]
    supports = _guns(draft, [head.id for head in heads], {head.id: head.start for head in heads})
    given = [name for row in (*units, *supports) for name in (row.name,)]
    given += [name for head in heads for name in (head.command, head.name)]
    tables = {
        "units.csv": table(units, Unit),
        "headquarters.csv": table(heads, Headquarters),
        "supports.csv": table(supports, Support),
    }
    margins = {"side": draft.sides[0], "win": _WIN, "draw": 1 - _WIN}
    return Own([("margins", margins)], _aims(draft, land), tables, given, (armies[0].cost, armies[1].cost))


def _pool(draft: Draft, side: str) -> list[Group]:
    """Headquarters with what they may command, less a place for their guns."""
    return [
        Group(
            head.id,
            head,
            tuple(
                unit
                for unit in draft.source.own.units
                if unit.hq == head.id and not unit.is_static and unit.side == side
            )[: head.capacity - 1],
        )
        for head in draft.source.own.headquarters
        if head.side == side
    ]


def _guns(draft: Draft, heads: list[str], at: dict[str, str]) -> list[Support]:
    """A battery for every headquarters that has one, as long as both sides have as many."""
    own_guns: dict[str, list[Support]] = {side: [] for side in draft.sides}
    for row in draft.source.own.supports:
        if (
            row.kind == "artillery"
            and row.hq in heads
            and all(one.hq != row.hq for one in own_guns[row.side])
        ):
            own_guns[row.side].append(msgspec.structs.replace(row, start=at[row.hq], turn=1))
    count = min(len(listed) for listed in own_guns.values())
    return [gun for listed in own_guns.values() for gun in listed[:count]]


def _aims(draft: Draft, land: Land) -> Sections:
    first, second = draft.sides
    rows, columns = [1, land.grid.rows], land.grid.columns
    found: Sections = [
        ("territory", {"side": first, "columns": [1, columns // 2], "rows": rows}),
        ("source", {"side": first, "columns": [1, 1], "rows": rows}),
        ("source", {"side": second, "columns": [columns, columns], "rows": rows}),
    ]
    for place, (cell, name) in enumerate(zip(land.villages, draft.named.villages, strict=False)):
        points = _OTHER if place else _MIDDLE
        for side in (first, second):
            found.append(
                (
                    "victory",
                    {"kind": "place", "name": name, "side": side, "hex": land.label(cell), "points": points},
                )
            )
    found.append(("victory", {"kind": "eliminated", "every": _EVERY, "points": 1}))
    assert columns_of(land, 0)[1] <= columns // 2
    return found
