"""14.11. What the verdicts of a battle ask for, part by part."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.victory import Part
from grognard.core.messages import Label, Message, message
from grognard.plane import INCH, Polygon
from grognard.rulesets.liberators.play.armies import lost_stands
from grognard.rulesets.liberators.play.exits import stands_gone
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.positions import holder, sides_in
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.special_rules import Verdict


def parts(battle: Battle, one: Verdict) -> Iterator[Part]:
    """14.11  Everything that a verdict asks for, and whether it is so."""
    side, foe = one.side, roster(battle.scenario).enemy[one.side]
    named = {key.id: key.name for key in battle.scenario.own.key}
    for key in one.holds:
        yield Part(text=message("verdict-holds"), met=holder(battle, key) == side, names=(named[key],))
    if one.takes:
        met = takes(battle, side, foe, one.takes)
        yield Part(text=message("verdict-takes"), met=met, names=_named(battle, one.takes))
    if one.stands_in:
        met = side in sides_in(battle, area(battle, one.stands_in))
        yield Part(text=message("verdict-stands-in"), met=met, names=_named(battle, one.stands_in))
    if one.clears:
        met = not any(is_unbroken(battle, id) for id in inside(battle, foe, one.clears))
        yield Part(text=message("verdict-clears"), met=met, names=_named(battle, one.clears))
    if one.shattered_east_of:
        text = message("verdict-shattered", side=foe, inches=one.shattered_east_of)
        yield Part(text=text, met=is_shattered(battle, foe, one.shattered_east_of))
    if one.enemy_foot_gone:
        text, has = message("verdict-foot-gone", side=foe), foot_gone(battle, foe)
        yield _counted(text, has, one.enemy_foot_gone)
    if one.enemy_lost_over:
        # More than so many.
        yield _counted(message("verdict-lost", side=foe), lost_stands(battle, foe), one.enemy_lost_over + 1)
    if one.gone:
        yield _counted(message("verdict-gone", side=side), stands_gone(battle, side), one.gone)
    for id in one.fled:
        key = "verdict-fled-before" if one.before else "verdict-fled"
        yield Part(text=message(key, unit=id, turn=one.before), met=has_fled(battle, id, one.before))


def _counted(text: Message, has: int, needs: int) -> Part:
    return Part(text=text, met=has >= needs, has=has, needs=needs)


def _named(battle: Battle, area: str) -> tuple[Label]:
    return (battle.scenario.tabletop.area(area).name,)


def area(battle: Battle, id: str) -> Polygon:
    return battle.scenario.tabletop.area(id).polygon


def inside(battle: Battle, side: str, id: str) -> list[str]:
    """The units of a side on an area."""
    here, ground = field(battle), area(battle, id)
    return [one for one in here.of(side) if here.print(one).inner.meets(ground)]


def takes(battle: Battle, side: str, foe: str, id: str) -> bool:
    """Good-order troops in an area, and no enemy whatever."""
    return side in sides_in(battle, area(battle, id)) and not inside(battle, foe, id)


def is_unbroken(battle: Battle, id: str) -> bool:
    return battle.piece(id).state != "broken"


def is_shattered(battle: Battle, side: str, east_of: int) -> bool:
    """Every infantry unit whose middle lies so far east is broken; those that are gone do not count."""
    here = field(battle)
    foot = [
        id for id in here.of(side) if id in here.roster.troops and here.roster.troops[id].arm == "infantry"
    ]
    east = [id for id in foot if here.print(id).centre.x > east_of * INCH]
    return all(here.bodies[id].state == "broken" for id in east)


def foot_gone(battle: Battle, side: str) -> int:
    """Infantry stands lost or broken."""
    gone = 0
    for id, row in roster(battle.scenario).troops.items():
        if row.side == side and row.arm == "infantry":
            piece = battle.piece(id)
            broken = piece.state == "broken" and id in field(battle).bodies
            gone += row.stands if broken else row.stands - piece.strength
    return gone


def has_fled(battle: Battle, id: str, before: int) -> bool:
    turn = battle.state.number(f"fled.{id}")
    return bool(turn) and (not before or turn < before)
