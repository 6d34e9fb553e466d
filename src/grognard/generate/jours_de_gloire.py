"""A generated battle of Jours de Gloire: formations with their officers, ground to hold, edges to run to."""

from __future__ import annotations

import msgspec

from grognard.generate.armies import Group, equal_armies
from grognard.generate.draft import Draft, Own
from grognard.generate.land import Land
from grognard.generate.muster import columns_of, places
from grognard.generate.text import Sections, table
from grognard.rulesets.jours_de_gloire.scenario_rows import Formation, Officer, Unit

_FRONTS = (("NE", "SE"), ("NW", "SW"))
_EDGES = ("W", "E")
_MIDDLE, _OTHER = 6, 3


def own(draft: Draft, land: Land) -> Own:
    pools = [_pool(draft, side) for side in draft.sides]
    worth = draft.plan.worth
    costs = {unit.id: unit.sp * worth[str(unit.cohesion)] for unit in draft.source.own.units}
    most = draft.scale.rows + draft.scale.rows // 2
    armies = equal_armies(pools, draft.scale.points, draft.scale.groups, costs, most, draft.rng)
    at = places(land, armies)
    units, officers, formations = [], [], []
    for army, bought in enumerate(armies):
        for group in bought.groups:
            hex = (land.label(at[group.id]),)
            leader = msgspec.structs.replace(group.leader, formations=(group.id,), start=hex, turn=1)
            officers.append(leader)
            formations.append(_formation(draft, group))
        for unit in bought.units:
            hex = (land.label(at[unit.id]),)
            units.append(msgspec.structs.replace(unit, start=hex, turn=1, facing=_FRONTS[army][1]))
        chief = next(
            one
            for one in draft.source.own.officers
            if one.side == draft.sides[army] and one.rank == "commander-in-chief"
        )
        # In the midst of his formations.
        hex = (land.label(at[bought.groups[len(bought.groups) // 2].id]),)
        officers.append(msgspec.structs.replace(chief, start=hex, turn=1, option=None))
    given = [row.name for row in (*units, *officers, *formations)]
    tables = {
        "units.csv": table(units, Unit),
        "officers.csv": table(officers, Officer),
        "formations.csv": table(formations, Formation),
    }
    return Own([], _aims(draft, land), tables, given, (armies[0].cost, armies[1].cost))


def _pool(draft: Draft, side: str) -> list[Group]:
    leaders = {
        officer.formations[0]: officer
        for officer in draft.source.own.officers
        if officer.side == side and officer.rank == "commander" and officer.option is None
    }
    return [
        Group(
            formation.id,
            leaders[formation.id],
            tuple(u for u in draft.source.own.units if u.formation == formation.id and u.option is None),
        )
        for formation in draft.source.own.formations
        if formation.side == side and formation.id in leaders
    ]


def _formation(draft: Draft, group: Group) -> Formation:
    known = next(one for one in draft.source.own.formations if one.id == group.id)
    points = sum(unit.sp for unit in group.units if not unit.is_guns)
    made: Formation = msgspec.structs.replace(known, units=len(group.units), sp=points, option=None)
    return made


def _aims(draft: Draft, land: Land) -> Sections:
    found: Sections = []
    for army, side in enumerate(draft.sides):
        zone = {
            "side": side,
            "columns": columns_of(land, army),
            "rows": [1, land.grid.rows],
            "facings": list(_FRONTS[army]),
        }
        found += [("zone", zone), ("rout", {"side": side, "edge": _EDGES[army]})]
    grounds = [
        *zip(land.villages, draft.named.villages, strict=False),
        *zip(land.hills, draft.named.hills, strict=False),
    ]
    for place, (cell, name) in enumerate(grounds):
        points = _OTHER if place else _MIDDLE
        found.append(("victory", {"kind": "held", "name": name, "hexes": land.label(cell), "points": points}))
    return found
