"""11, 14.11. The end of a battle: an army breaks, or the last turn has ended and somebody has won."""

from __future__ import annotations

from collections.abc import Iterator

from shapely import Polygon

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.plane import INCH
from grognard.rulesets.liberators.play.armies import is_beaten, lost_stands, margin, total
from grognard.rulesets.liberators.play.exits import stands_gone
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.positions import holder, sides_in
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.special_rules import Verdict

DECISIVE = "decisive"


def end_of_battle(battle: Battle) -> ev.GameEnded | None:
    """11.1, 11.2  Who has won when a turn has ended; None while it goes on."""
    sides = [player.id for player in battle.scenario.sides]
    beaten = [side for side in sides if is_beaten(battle, side)]
    if len(beaten) == 1:
        winner = roster(battle.scenario).enemy[beaten[0]]
        graded = any(one.side == winner and one.level == DECISIVE for one in held(battle))
        return ev.GameEnded(winner, battle.rules.cite("11.1"), how=DECISIVE if graded else "army-broken")
    if not beaten and battle.state.turn < battle.scenario.turns:
        return None
    return verdict(battle) or on_points(battle, *sides)


def on_points(battle: Battle, first: str, second: str) -> ev.GameEnded:
    """11.2  A lead that is large enough for the side that has it, or a draw."""
    lead = total(battle, first) - total(battle, second)
    winner = first if lead > 0 else second
    if abs(lead) < margin(battle, winner):
        return ev.GameEnded("", battle.rules.cite("11.2"), how="draw")
    return ev.GameEnded(winner, battle.rules.cite("11.2"), how="points")


def verdict(battle: Battle) -> ev.GameEnded | None:
    """The first that holds; None where points decide."""
    for one in held(battle):
        return ev.GameEnded(one.side, battle.rules.cite("14.11"), how=one.level)
    return None


def held(battle: Battle) -> Iterator[Verdict]:
    """14.11  The verdicts whose conditions hold now, in order."""
    return (one for one in battle.scenario.own.verdict if holds(battle, one))


def holds(battle: Battle, one: Verdict) -> bool:
    """14.11  Whether everything that a verdict asks for is so."""
    foe = roster(battle.scenario).enemy[one.side]
    asked = (
        all(holder(battle, key) == one.side for key in one.holds),
        not one.takes or takes(battle, one.side, foe, one.takes),
        not one.stands_in or one.side in sides_in(battle, area(battle, one.stands_in)),
        not one.clears or not any(is_unbroken(battle, id) for id in inside(battle, foe, one.clears)),
        not one.shattered_east_of or is_shattered(battle, foe, one.shattered_east_of),
        foot_gone(battle, foe) >= one.enemy_foot_gone,
        not one.enemy_lost_over or lost_stands(battle, foe) > one.enemy_lost_over,
        stands_gone(battle, one.side) >= one.gone,
        all(has_fled(battle, id, one.before) for id in one.fled),
    )
    return all(asked)


def area(battle: Battle, id: str) -> Polygon:
    return battle.scenario.tabletop.area(id).polygon


def inside(battle: Battle, side: str, id: str) -> list[str]:
    """The units of a side on an area."""
    here, ground = field(battle), area(battle, id)
    return [one for one in here.of(side) if here.print(one).inner.intersects(ground)]


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


# 14.11  What has to be remembered


def note_fled(battle: Battle) -> None:
    """14.11  The first turn in which a unit that a verdict names was seen broken or destroyed."""
    for id in dict.fromkeys(id for one in battle.scenario.own.verdict for id in one.fled):
        piece, what = battle.piece(id), f"fled.{id}"
        if not battle.state.number(what) and (piece.state == "broken" or not piece.strength):
            battle.emit(ev.TrackSet("", battle.rules.cite("14.11"), what=what, value=battle.state.turn))


def has_fled(battle: Battle, id: str, before: int) -> bool:
    turn = battle.state.number(f"fled.{id}")
    return bool(turn) and (not before or turn < before)
