"""11.1, 11.2. What the sides fight for, for a computer player."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Goal
from grognard.core.tabletop import STRIDE
from grognard.plane import INCH, Point, packed
from grognard.rulesets.liberators.play import exits
from grognard.rulesets.liberators.play.armies import losses
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.positions import ground_of
from grognard.rulesets.liberators.play.roster import roster

STATES = ("good-order", "disordered", "broken")


def goals(battle: Battle) -> Iterator[Goal]:
    """11.2  The key positions."""
    here, points = field(battle), battle.rules.number("points.key")
    for key in battle.scenario.own.key:
        area = ground_of(here.table, key)
        cell = packed(Point(*map(round, area.centroid)))
        held = battle.state.track(f"held.{key.id}")
        # Whoever stands as near to the middle as the ground is deep stands on it.
        radius = area.area**0.5 / 2 / STRIDE
        for side in here.roster.enemy:
            yield Goal(cell, side, points, held == side, radius)
    yield from ways_out(battle)


def ways_out(battle: Battle) -> Iterator[Goal]:
    """14.10, 14.11  Exits by which a side may still earn a verdict, with the stands that have yet to leave.

    What is wanted of them is a last resort: they are worth nothing while the army has not lost heavily.
    """
    here = field(battle)
    for one in battle.scenario.own.verdict:
        left = (one.gone or 0) - exits.stands_gone(battle, one.side)
        own = sum(here.bodies[id].strength for id in here.of(one.side) if id in here.roster.troops)
        if not one.gone or not 0 < left <= own or losses(battle, one.side) == "light":
            continue
        for way in exits.open_exits(battle, one.side):
            middle = exits.edge_point(battle, way, (way.first + way.last) // 2)
            radius = (way.last - way.first) * INCH / 2 / STRIDE
            points = float(battle.rules.number("points.key"))
            yield Goal(packed(middle), one.side, points, radius=radius, strength=left)


def price(battle: Battle, unit: str) -> float:
    """11.2  What the enemy gains if a piece is eliminated."""
    listed, rules = roster(battle.scenario), battle.rules
    if unit in listed.troops:
        return float(rules.number("points.destroyed"))
    if unit in listed.guns:
        return float(battle.piece(unit).strength * rules.number("points.gun"))
    return float(rules.number("points.leader"))


def wound(battle: Battle, unit: str) -> float:
    """11.2  Stands count as they wear a unit down: each is worth its part of the whole."""
    row = roster(battle.scenario).bodies.get(unit)
    return 0.0 if row is None else battle.rules.number("points.destroyed") / row.stands
