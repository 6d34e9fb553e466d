"""4.1, 4.17, 4.18. Who checks with whom, and whom a leader can join."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from tests.golden.liberators_orders.corners import away, nearest_in, to_outline
from tests.golden.liberators_orders.table_top import INTO, TableTop, spot_of

#: 5.1  inches that a leader rides on each ground, mounted and on foot
RIDE = {
    "mounted": {"open": 24, "broken": 20, "rough": 12},
    "dismounted": {"open": 16, "broken": 14, "rough": 12},
}


def pairs(top: TableTop, side: str) -> Iterator[tuple[str, str]]:
    """4.1  Leaders with each unit that may check with them."""
    for leader, piece in top.leaders.items():
        if top.side(leader) != side or piece.marker("led"):
            continue
        for id in top.bodies:
            unchecked = top.side(id) == side and not top.bodies[id].marker("checked")
            if unchecked and may_lead(top, leader, id) and is_near(top, leader, id):
                yield leader, id


def may_lead(top: TableTop, leader: str, id: str) -> bool:
    """4.18  His own, anybody's for the army commander, infantry for his second."""
    row = top.rows[leader]
    if row.role == "army" or top.rows[id].leader == leader:
        return True
    return row.role == "second" and id not in top.guns and top.rows[id].arm == "infantry"


def is_near(top: TableTop, leader: str, id: str) -> bool:
    """4.1  Eight inches, or four."""
    piece = top.leaders[leader]
    if piece.marker("attached") == id:
        return True
    start = spot_of(piece.at)
    end = nearest_in(start, top.outlines[id])
    area = top.area_at(start)
    high = max(top.level(id), 0 if area is None else area.level)
    hampered = top.state.tracks.get(f"quarrel.{leader}") == top.state.turn
    short = piece.marker("attached") is not None or piece.formation == "dismounted" or hampered
    for ground, length in top.under(start, end):
        if ground is None:
            continue
        sight = top.facts(ground).get("sight", "clear")
        hidden = sight == "blocked" and length > INTO.get(ground.terrain, 2.0)
        short = short or hidden or ground.level > high or sight == "fields"
    return ceil(round(to_outline(start, top.outlines[id]), 3)) <= (4 if short else 8)


def attachments(top: TableTop, side: str) -> Iterator[tuple[str, str]]:
    """4.17  Leaders with each unit that they can ride to."""
    for leader, piece in top.leaders.items():
        if top.side(leader) != side or piece.marker("rode"):
            continue
        for id, body in top.bodies.items():
            if top.side(id) == side and piece.marker("attached") != id:
                start, end = spot_of(piece.at), spot_of(body.at)
                rates = RIDE[piece.formation]
                spent = sum(length / rates[top.facts(a)["class"]] for a, length in top.under(start, end))
                if away(start, end) == 0 or spent <= 1.0001:
                    yield leader, id
