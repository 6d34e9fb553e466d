"""4.18, 14.5, 14.6. Army commanders: who it is now, whether his word carries, and where he rides."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF
from grognard.core.messages import message
from grognard.core.procedure import Roll
from grognard.dice import D10
from grognard.plane import Point, unpacked
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.special_rules import Departure, Detour, Edge, Quarrel

DEPARTED, RIDING = "departed", "riding-round"


def army_leader(battle: Battle, side: str) -> str:
    """4.18  The army commander; 14.5 his heir when he has left."""
    chief = roster(battle.scenario).army_leader(side)
    for rule in specials(battle.scenario, Departure):
        if rule.leader == chief and battle.piece(chief).fate == DEPARTED:
            return rule.heir
    return chief


def leave_the_field(battle: Battle, side: str) -> Script[None]:
    """14.5  A commander who has seen enough."""
    for rule in specials(battle.scenario, Departure):
        piece = battle.piece(rule.leader)
        tried = battle.state.turn >= rule.from_turn and piece.marker("provisional") is None
        if roster(battle.scenario).side(rule.leader) != side or not tried or piece.at == OFF:
            continue
        cite = battle.rules.cite("14.5")
        die: int = yield Roll(
            D10, cite, message("ask-departure", unit=rule.leader, on=rule.on), at_most=rule.on
        )
        if die <= rule.on:
            battle.emit(ev.LeftMap(rule.leader, cite, "departure", how=DEPARTED))


def note_charge(battle: Battle, id: str) -> None:
    """14.5  A rival's unit has charged: in the next turn the commander's word does not carry."""
    for rule in specials(battle.scenario, Quarrel):
        if roster(battle.scenario).leader_of(id) == rule.rival:
            cite = battle.rules.cite("14.5")
            value = battle.state.turn + 1
            battle.emit(ev.TrackSet("", cite, what=f"quarrel.{rule.leader}", value=value))


def is_hampered(battle: Battle, leader: str) -> bool:
    """14.5  Whether a leader's radius is short this turn."""
    rules = specials(battle.scenario, Quarrel)
    return any(rule.leader == leader for rule in rules) and (
        battle.state.number(f"quarrel.{leader}") == battle.state.turn
    )


# 14.6  A ride round the hills


def detour_of(battle: Battle, leader: str) -> Detour | None:
    """14.6  The ride that a leader may make now."""
    for rule in specials(battle.scenario, Detour):
        if rule.leader == leader and battle.state.turn >= rule.from_turn:
            return rule
    return None


def edge_point(scenario: LiberatorsScenario, edge: Edge, point: Point) -> Point:
    """Straight over to an edge of the table."""
    table = scenario.tabletop
    return {
        "north": Point(point.x, table.depth),
        "south": Point(point.x, 0),
        "east": Point(table.width, point.y),
        "west": Point(0, point.y),
    }[edge]


def place_beside(battle: Battle, leader: str) -> Point | None:
    """14.6  Where he comes back; None while the other is not on the table."""
    for rule in specials(battle.scenario, Detour):
        if rule.leader == leader:
            other = battle.piece(rule.beside)
            return None if other.at == OFF else unpacked(other.at)
    return None
