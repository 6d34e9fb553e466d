"""3.2, 4.1  Orders for formations, and the one that opens the turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.golden.jours_de_gloire_orders.table_top import TableTop

from grognard.core.game.order import Order
from grognard.rulesets.jours_de_gloire.scenario_rows import Officer


def allot_orders(table: TableTop, side: str) -> Iterator[Order]:
    chief = next(o for o in table.scenario.own.officers if o.side == side and o.rank == "commander-in-chief")
    if table.places[chief.id] < 0:
        return
    formations = present(table, side)
    most = 1 if is_broken(table, side) else len(formations)
    for count in range(1, most + 1):
        for some in combinations(formations, count):
            if sum(price(table, one, chief) for one in some) <= chief.potential:
                yield Order("allot", some)


def opening_orders(table: TableTop, side: str) -> Iterator[Order]:
    """3.2  The winner names one of his formations."""
    winner = str(table.state.track("initiative") or side)
    for formation in present(table, winner):
        yield Order("choose", option=formation)


def present(table: TableTop, side: str) -> list[str]:
    there = {token.formation for token in table.of(side)}
    return [row.id for row in table.scenario.own.formations if row.id in there]


def price(table: TableTop, formation: str, chief: Officer) -> int:
    """4.1, 4.6  Where no commander is left, the chief stands in for him among the units near him."""
    officers = [o.id for o in table.scenario.own.officers if formation in o.formations]
    there = [table.places[id] for id in officers if table.places[id] >= 0]
    there = there or [token.at for token in table.of(chief.side) if token.formation == formation]
    near = (table.grid.distance(table.places[chief.id], place) <= chief.radius for place in there)
    return 1 if any(near) else 2


def is_broken(table: TableTop, side: str) -> bool:
    """10.5"""
    army = [row.id for row in table.scenario.own.units if row.side == side]
    gone = [id for id in army if table.places[id] < 0 and table.pieces[id].fate != "waiting"]
    routed = [token for token in table.of(side) if token.state == "routed"]
    return 2 * (len(gone) + len(routed)) >= len(army)
