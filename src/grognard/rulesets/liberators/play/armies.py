"""4.7, 11. Armies: what they have lost, and when they are beaten."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

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


def margin(battle: Battle, side: str) -> int:
    """11.2  The lead that a side needs."""
    return roster(battle.scenario).armies[side].margin or battle.rules.number("points.margin")
