"""4.7, 4.8, 11. Armies: what they have lost, what they hold, and when they are beaten."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

import shapely

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.messages import Label
from grognard.rulesets.liberators.losses import fitness
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.roster import roster

Line = tuple[Label | str, int]


def lost_stands(battle: Battle, side: str) -> int:
    """9.2  Troop stands lost, and gun stands, which count as two each."""
    listed = roster(battle.scenario)
    each = battle.rules.number("army.gun-stand")
    troops = sum(
        row.stands - battle.piece(id).strength for id, row in listed.troops.items() if row.side == side
    )
    guns = sum(row.stands - battle.piece(id).strength for id, row in listed.guns.items() if row.side == side)
    return troops + each * guns


def broken_stands(battle: Battle, side: str) -> int:
    here = field(battle)
    return sum(here.bodies[id].strength for id in here.of(side) if here.bodies[id].state == "broken")


def heavy_level(battle: Battle, side: str) -> int:
    """4.7  30 in 100 of the starting stands, or what the scenario says."""
    listed = roster(battle.scenario)
    return listed.armies[side].heavy or share_of(battle, side, "army.heavy-casualties")


def break_level(battle: Battle, side: str) -> int:
    """11.1  Half of the starting stands, or what the scenario says."""
    listed = roster(battle.scenario)
    return listed.armies[side].breaks or share_of(battle, side, "army.break")


def share_of(battle: Battle, side: str, path: str) -> int:
    stands: Fraction = roster(battle.scenario).starting[side] * battle.rules.fraction(path)
    return ceil(stands)


def losses(battle: Battle, side: str) -> str:
    """4.7  Light, heavy, or greater than the enemy's as well."""
    lost = lost_stands(battle, side)
    if lost < heavy_level(battle, side):
        return "light"
    return "greater" if lost > lost_stands(battle, roster(battle.scenario).enemy[side]) else "heavy"


def is_beaten(battle: Battle, side: str) -> bool:
    """11.1  Lost and broken stands together reach the break level."""
    return lost_stands(battle, side) + broken_stands(battle, side) >= break_level(battle, side)


# 4.8  Key positions


def positions_lost(battle: Battle, side: str) -> int:
    keys = [key for key in battle.scenario.own.key if key.side == side]
    return min(6, sum(battle.state.track(f"held.{key.id}") != side for key in keys))


def take_positions(battle: Battle) -> None:
    """4.8  Held by the side with the only troops in good order in it, or by the last to have been so."""
    here = field(battle)
    for key in battle.scenario.own.key:
        area = here.table.area(key.area).polygon
        inside = {
            here.side(id)
            for id in here.bodies
            if here.is_steady(id) and shapely.intersects(here.print(id).inner, area)
        }
        held = battle.state.track(f"held.{key.id}")
        if len(inside) == 1 and held not in inside:
            event = ev.TrackSet("", battle.rules.cite("4.8"), what=f"held.{key.id}", value=inside.pop())
            battle.emit(event)


# 11.2  Points


def score(battle: Battle) -> dict[str, list[Line]]:
    """11.2  The points of both sides if the game ended now."""
    return {side: _lines(battle, side) for side in roster(battle.scenario).enemy}


def _lines(battle: Battle, side: str) -> list[Line]:
    listed, rules = roster(battle.scenario), battle.rules
    foe = listed.enemy[side]
    counts = {"worn": 0, "spent": 0, "destroyed": 0}
    for id, row in listed.troops.items():
        piece = battle.piece(id)
        if row.side != foe or piece.fate == "waiting":
            continue
        state = (
            "destroyed"
            if not piece.strength
            else fitness(rules, row.effectiveness, row.stands, piece.strength)
        )
        if state in counts:
            counts[state] += 1
    guns = sum(row.stands - battle.piece(id).strength for id, row in listed.guns.items() if row.side == foe)
    killed = sum(battle.state.number(f"killed.{id}") for id, row in listed.leaders.items() if row.side == foe)
    held = sum(battle.state.track(f"held.{key.id}") == side for key in battle.scenario.own.key)
    lines = [(f"score-{name}", count * rules.number(f"points.{name}")) for name, count in counts.items()]
    lines.append(("score-guns", guns * rules.number("points.gun")))
    lines.append(("score-leaders", killed * rules.number("points.leader")))
    lines.append(("score-positions", held * rules.number("points.key")))
    return [line for line in lines if line[1]]


def total(battle: Battle, side: str) -> int:
    return sum(points for _name, points in score(battle)[side])


def end_of_battle(battle: Battle) -> ev.GameEnded | None:
    """11.1, 11.2  Who has won when a turn has ended; None while it goes on."""
    first, second = (player.id for player in battle.scenario.sides)
    beaten = [side for side in (first, second) if is_beaten(battle, side)]
    rule = battle.rules.cite("11.1")
    if len(beaten) == 1:
        return ev.GameEnded(roster(battle.scenario).enemy[beaten[0]], rule, how="army-broken")
    if not beaten and battle.state.turn < battle.scenario.turns:
        return None
    lead = total(battle, first) - total(battle, second)
    if abs(lead) < battle.rules.number("points.margin"):
        return ev.GameEnded("", battle.rules.cite("11.2"), how="draw")
    return ev.GameEnded(first if lead > 0 else second, battle.rules.cite("11.2"), how="points")
