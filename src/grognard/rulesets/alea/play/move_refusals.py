"""1.13, 4.5, 4.7, 5.5, 5.9, 5.11. Why a march does not come to a hex."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.hex.route import routes_through
from grognard.rulesets.alea.movement import foreign_formation
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.pace import Placing

#: points up to which a way that is refused is measured
_MEASURED = 40


class Named(TypedDict):
    """Who would go, and where."""

    unit: str
    hex: str


def out_of_reach(march: March, end: Placing) -> IllegalOrder:
    """Why a placing is out of reach, in the words of the rule that bars it."""
    rules, unit = march.position.rules, march.pieces[0].id
    if end.formation not in march.lead.formations:
        return foreign_formation(rules, unit, end.formation)
    state = march.lead.node(end.cell, end.formation, end.facing) % march.lead.states
    why = march.plain.why_not(end.cell, state)
    if why is None or why.reason == "no way":
        return no_way(march, end.cell)
    if why.reason == "points":
        return too_far(march, end.cell, why.needs or 0, why.limit)
    if why.reason == "stops" or march.position.side_at(why.cell) == march.enemy:
        return held_off(march, why.cell, zone=why.reason == "stops")
    hex = march.position.grid.label(why.cell)
    order = march.counters[0].order
    rule = "4.5" if order == "maneuver" else "4.7"
    return rules.forbid("refuse-move-contact", rule, unit=unit, hex=hex, order=order)


def not_through(march: March, points: tuple[int, ...]) -> IllegalOrder:
    """Why no move leads by these hexes: the first that is too far, or the way to it that is barred."""
    far = msgspec.structs.replace(march.plain.terms, limit=_MEASURED)
    for place, cell in enumerate(points, start=1):
        if march.through(points[:place]):
            continue
        if march.position.side_at(cell) == march.enemy:
            return held_off(march, cell)
        needs = min((route.cost for route in routes_through(far, points[:place]).values()), default=None)
        return no_way(march, cell) if needs is None else too_far(march, cell, needs, march.points)
    return no_way(march, points[-1])


def no_way(march: March, cell: int) -> IllegalOrder:
    """5.9  Nothing leads there, whatever it may cost."""
    return march.position.rules.forbid("refuse-no-way", "5.9", **_named(march, cell))


def too_far(march: March, cell: int, needs: int, left: int) -> IllegalOrder:
    """5.5  The points do not last."""
    rules = march.position.rules
    return rules.forbid("refuse-move-points", "5.5", **_named(march, cell), needs=needs, left=left)


def held_off(march: March, cell: int, *, zone: bool = False) -> IllegalOrder:
    """5.11  No unit enters a hex of the enemy, or goes on in his zone."""
    why = "refuse-move-zone" if zone else "refuse-move-enemy"
    return march.position.rules.forbid(why, "5.11", **_named(march, cell))


def _named(march: March, cell: int) -> Named:
    return {"unit": march.pieces[0].id, "hex": march.position.grid.label(cell)}
