"""A generated battle of the Alea system: divisions with their commanders, objectives, retreats, zones."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.generate.armies import Bought, Group, equal_armies
from grognard.generate.draft import Draft, Own
from grognard.generate.land import Land
from grognard.generate.muster import columns_of, places
from grognard.generate.text import Sections, table
from grognard.rulesets.alea.scenario_rows import Division, General, Unit

_FRONTS = (("NE", "SE"), ("NW", "SW"))
_EDGES = ("W", "E")
#: points for the village in the middle, for other ground, and the leads that win
_MIDDLE, _OTHER, _MARGINAL, _DECISIVE = 6, 3, 5, 12


def own(draft: Draft, land: Land) -> Own:
    pools = [_pool(draft, side) for side in draft.sides]
    costs = {unit.id: unit.strength * draft.plan.worth[unit.willingness] for unit in draft.source.own.units}
    armies = equal_armies(pools, draft.scale.points, draft.scale.groups, costs, _room(draft), draft.rng)
    at = places(land, armies)
    units, generals, divisions = [], [], []
    for army, bought in enumerate(armies):
        units += [_unit(unit, land.label(at[unit.id]), army) for unit in bought.units]
        divisions += [_division(draft, group) for group in bought.groups]
        for group in bought.groups:
            hex = land.label(at[group.id])
            generals.append(msgspec.structs.replace(group.leader, divisions=(group.id,), start=hex, turn=1))
        generals += _chiefs(draft, bought, draft.sides[army], land.label(at[bought.groups[0].id]))
    given = [row.name for row in (*units, *generals, *divisions)]
    tables = {
        "units.csv": table(units, Unit),
        "commanders.csv": table(generals, General),
        "divisions.csv": table(divisions, Division),
    }
    many = [*_zones(draft, land, units), *_aims(draft, land)]
    margins = {"marginal": _MARGINAL, "decisive": _DECISIVE}
    return Own([("margins", margins)], many, tables, given, (armies[0].cost, armies[1].cost))


def _room(draft: Draft) -> int:
    return draft.scale.rows + draft.scale.rows // 2


def _pool(draft: Draft, side: str) -> list[Group]:
    """Divisions of a side that somebody leads, with their units that are there without an option."""
    leaders = {
        division: general
        for general in draft.source.own.commanders
        if general.side == side and general.rank == "division" and general.option is None
        for division in general.divisions
    }
    return [
        Group(division.id, leaders[division.id], _units(draft, division.id))
        for division in draft.source.own.divisions
        if division.side == side and division.id in leaders
    ]


def _units(draft: Draft, division: str) -> tuple[Any, ...]:
    return tuple(u for u in draft.source.own.units if u.division == division and u.option is None)


def _unit(unit: Unit, hex: str, army: int) -> Unit:
    formation = "limbered" if unit.arm == "artillery" else "normal"
    return msgspec.structs.replace(
        unit,
        start=hex,
        turn=1,
        formation=formation,
        facing=_FRONTS[army][1],
    )


def _division(draft: Draft, group: Group) -> Division:
    known = next(one for one in draft.source.own.divisions if one.id == group.id)
    points = sum(unit.strength for unit in group.units)
    replaced: Division = msgspec.structs.replace(
        known, lead=group.leader.id, counters=len(group.units), start_sp=points, option=None
    )
    return replaced


def _chiefs(draft: Draft, bought: Bought, side: str, hex: str) -> list[General]:
    """Commanders-in-chief who have anybody to order."""
    nations = {unit.nation for unit in bought.units}
    return [
        msgspec.structs.replace(general, start=hex, turn=1, option=None)
        for general in draft.source.own.commanders
        if general.side == side and general.rank == "commander-in-chief" and nations & set(general.nations)
    ]


def _zones(draft: Draft, land: Land, units: list[Unit]) -> Sections:
    found: Sections = []
    for army, side in enumerate(draft.sides):
        own_units = " ".join(unit.id for unit in units if unit.side == side)
        found.append(
            (
                "zone",
                {
                    "id": f"{side}-line",
                    "side": side,
                    "units": own_units,
                    "columns": columns_of(land, army),
                    "rows": [1, land.grid.rows],
                    "facings": list(_FRONTS[army]),
                },
            )
        )
    return found


def _aims(draft: Draft, land: Land) -> Sections:
    found: Sections = [
        ("retreat", {"side": side, "edge": edge}) for side, edge in zip(draft.sides, _EDGES, strict=True)
    ]
    found += [
        ("victory", {"kind": "eliminated", "fled_share": "1/2"}),
        ("victory", {"kind": "casualties", "points": 1}),
    ]
    grounds = [
        *zip(land.villages, draft.named.villages, strict=False),
        *zip(land.hills, draft.named.hills, strict=False),
    ]
    for place, (cell, name) in enumerate(grounds):
        points = _OTHER if place else _MIDDLE
        entry = {"kind": "objective", "name": name, "hexes": land.label(cell), "need": 1, "points": points}
        found.append(("victory", entry))
    found.append(("win", {"kind": "fleeing-majority"}))
    return found
