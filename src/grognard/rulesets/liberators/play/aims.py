"""11, 14.11. What each side fights for: where points come from, what wins, the ground that counts."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.victory import (
    Condition,
    Margin,
    Objective,
    Part,
    Source,
    Victory,
    sides_of,
)
from grognard.core.messages import message
from grognard.plane import Polygon
from grognard.rulesets.liberators.losses import fitness
from grognard.rulesets.liberators.order_of_battle import Key
from grognard.rulesets.liberators.play.armies import break_level, gone_stands, is_beaten, margin
from grognard.rulesets.liberators.play.conditions import parts
from grognard.rulesets.liberators.play.exits import edge_point
from grognard.rulesets.liberators.play.positions import ground_of, holder
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.special_rules import Exit, Verdict

#: how one wins by points, and by breaking the enemy's army
POINTS, BROKEN = "points", "army-broken"
#: 11.2  how worn down an enemy unit is
_FITNESS = ("worn", "spent", "destroyed")


def victory(battle: Battle) -> Victory:
    return Victory(
        sources=sources(battle),
        margins=margins(battle),
        conditions=(*(army_broken(battle, side) for side in sides_of(battle)), *verdicts(battle)),
        objectives=tuple(objectives(battle)),
    )


# Points


def sources(battle: Battle) -> tuple[Source, ...]:
    return tuple(one for side in sides_of(battle) for one in _sources(battle, side))


def _sources(battle: Battle, side: str) -> Iterator[Source]:
    listed, rule = roster(battle.scenario), battle.rules.cite("11.2")
    foe = listed.enemy[side]
    worn = _worn_down(battle, foe)
    guns = sum(row.stands - battle.piece(id).strength for id, row in listed.guns.items() if row.side == foe)
    killed = sum(battle.state.number(f"killed.{id}") for id, row in listed.leaders.items() if row.side == foe)
    held = sum(holder(battle, key.id) == side for key in battle.scenario.own.key)
    counted = {**worn, "gun": guns, "leader": killed, "key": held}
    for what, count in counted.items():
        worth = battle.rules.number(f"points.{what}")
        left = worth * (len(battle.scenario.own.key) - count) if what == "key" else None
        if what == "key" and not battle.scenario.own.key:
            continue
        yield Source(
            side=side,
            name=_NAMES.get(what, f"score-{what}"),
            points=count * worth,
            each=message(f"each-{what}", points=worth),
            left=left,
            rule=rule,
        )


_NAMES = {"gun": "score-guns", "leader": "score-leaders", "key": "score-positions"}


def _worn_down(battle: Battle, side: str) -> dict[str, int]:
    """11.2  How many units of a side are worn, spent and destroyed."""
    counts = dict.fromkeys(_FITNESS, 0)
    for id, row in roster(battle.scenario).troops.items():
        piece = battle.piece(id)
        if row.side != side or piece.fate == "waiting":
            continue
        state = "destroyed"
        if piece.strength:
            state = fitness(battle.rules, row.effectiveness, row.stands, piece.strength)
        if state in counts:
            counts[state] += 1
    return counts


def margins(battle: Battle) -> tuple[Margin, ...]:
    """11.2  The lead that each side needs."""
    return tuple(Margin(side, POINTS, margin(battle, side)) for side in sides_of(battle))


# Conditions


def army_broken(battle: Battle, side: str) -> Condition:
    """11.1  What breaks the enemy's army, for the side that does it."""
    foe = roster(battle.scenario).enemy[side]
    text = message("win-army-broken", side=foe, gun=battle.rules.number("army.gun-stand"))
    has, needs = gone_stands(battle, foe), break_level(battle, foe)
    part = Part(text=text, met=is_beaten(battle, foe), has=has, needs=needs)
    return Condition(side=side, how=BROKEN, when="turn-end", parts=(part,), rule=battle.rules.cite("11.1"))


def verdicts(battle: Battle) -> Iterator[Condition]:
    """14.11  The verdicts of the battle, in the order in which they are looked at."""
    return (verdict(battle, one) for one in battle.scenario.own.verdict)


def verdict(battle: Battle, one: Verdict) -> Condition:
    return Condition(
        side=one.side,
        how=one.level,
        when="last-turn",
        parts=tuple(parts(battle, one)),
        rule=battle.rules.cite("14.11"),
    )


# Ground


def objectives(battle: Battle) -> Iterator[Objective]:
    """4.8, 14.10, 14.11  Key positions, other ground that a verdict asks for, and the ways out."""
    for key in battle.scenario.own.key:
        yield _key(battle, key)
    known = {key.area for key in battle.scenario.own.key}
    wanted: dict[str, str] = {}
    for one in battle.scenario.own.verdict:
        for area in (one.takes, one.stands_in, one.clears):
            if area and area not in known:
                wanted.setdefault(area, one.side)
    for area, side in wanted.items():
        yield _ground(battle, area, side)
    for number, way in enumerate(battle.scenario.own.exit):
        yield _way_out(battle, way, f"exit.{number}")


def _key(battle: Battle, key: Key) -> Objective:
    points = battle.rules.number("points.key")
    return Objective(
        id=f"key.{key.id}",
        name=key.name,
        sides=tuple(sides_of(battle)),
        holder=holder(battle, key.id),
        points=points,
        each=message("each-key", points=points),
        outline=_outline(ground_of(battle.scenario.tabletop, key)),
        rule=battle.rules.cite("4.8"),
    )


def _ground(battle: Battle, id: str, side: str) -> Objective:
    """14.11  Ground that decides without points."""
    area = battle.scenario.tabletop.area(id)
    return Objective(
        id=f"area.{id}",
        name=area.name,
        kind="area",
        sides=(side,),
        each=message("each-area", side=side),
        outline=_outline(area.polygon),
        rule=battle.rules.cite("14.11"),
    )


def _way_out(battle: Battle, way: Exit, id: str) -> Objective:
    """14.10  A stretch of an edge."""
    ends = (edge_point(battle, way, way.first), edge_point(battle, way, way.last))
    return Objective(
        id=id,
        name=message("objective-exit", side=way.side),
        kind="exit",
        sides=(way.side,),
        each=message("each-exit", side=way.side, turn=way.from_turn),
        outline=tuple((point.x, point.y) for point in ends),
        rule=battle.rules.cite("14.10"),
    )


def _outline(ground: Polygon) -> tuple[tuple[int, int], ...]:
    return tuple((round(x), round(y)) for x, y in ground.outline)
