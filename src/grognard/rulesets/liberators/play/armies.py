"""4.7, 11. Armies: what they have lost, and when they are beaten."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from grognard.core.game.battle import Battle
from grognard.rulesets.liberators.cases import Losses
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.roster import roster


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


def losses(battle: Battle, side: str) -> Losses:
    """4.7  Light, heavy, or greater than the enemy's as well."""
    lost = lost_stands(battle, side)
    if lost < heavy_level(battle, side):
        return "light"
    return "greater" if lost > lost_stands(battle, roster(battle.scenario).enemy[side]) else "heavy"


def is_beaten(battle: Battle, side: str) -> bool:
    """11.1  Lost and broken stands together reach the break level."""
    return gone_stands(battle, side) >= break_level(battle, side)


def gone_stands(battle: Battle, side: str) -> int:
    """11.1  Stands lost and broken."""
    return lost_stands(battle, side) + broken_stands(battle, side)


def margin(battle: Battle, side: str) -> int:
    """11.2  The lead that a side needs."""
    return roster(battle.scenario).armies[side].margin or battle.rules.number("points.margin")
