"""14.7. A leader who is carried away: one of his units has to charge if it can."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.messages import message
from grognard.core.procedure import Roll
from grognard.dice import D6
from grognard.plane import INCH
from grognard.rulesets.liberators.play import charges
from grognard.rulesets.liberators.play.carried_away import bound
from grognard.rulesets.liberators.play.command import is_unchecked
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.repertoire import repertoire
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.special_rules import Ardour

RULE = "14.7"


def kindle(battle: Battle, side: str) -> Script[None]:
    """14.7  A die for a leader whose units are near the enemy."""
    for rule in specials(battle.scenario, Ardour):
        here = field(battle)
        if rule.leader not in here.leaders or here.side(rule.leader) != side:
            continue
        if here.leaders[rule.leader].marker("provisional") is None and is_near(here, rule):
            cite = battle.rules.cite(RULE)
            die: int = yield Roll(
                D6, cite, message("ask-ardour", unit=rule.leader, on=rule.on), at_most=rule.on
            )
            if die <= rule.on:
                value = battle.state.turn
                battle.emit(ev.Found(rule.leader, cite, "ardour", what="ardour", value="carried-away"))
                battle.emit(ev.TrackSet("", cite, what=f"ardour.{rule.leader}", value=value))


def is_near(here: Field, rule: Ardour) -> bool:
    """Whether an enemy is near one of his units."""
    own = [id for id in here.of(here.side(rule.leader)) if here.roster.leader_of(id) == rule.leader]
    return any(here.gap(id, foe) <= rule.within * INCH for id in own for foe in here.enemies(id))


def must_check(battle: Battle) -> str | None:
    """14.7  Somebody in good order who may have to charge and has not checked."""
    here = field(battle)
    late = (id for id in bound(battle) if here.is_steady(id) and is_unchecked(here.bodies[id]))
    return next(late, None)


def must_charge(battle: Battle) -> str | None:
    """14.7  Somebody who has to charge, and can."""
    return battle.known("ardour", lambda: _must_charge(battle))


def _must_charge(battle: Battle) -> str | None:
    here = field(battle)
    for id in bound(battle):
        may = repertoire(here.bodies[id])
        late = battle.state.number("group.moved")
        if may is not None and not late and next(charges.orders(battle, id, may), None) is not None:
            return id
    return None


def note_charge(battle: Battle, id: str) -> None:
    """14.7  One of them charges: the others do as they like."""
    for rule in specials(battle.scenario, Ardour):
        if id in rule.units and battle.state.number(f"ardour.{rule.leader}"):
            cite = battle.rules.cite(RULE)
            battle.emit(ev.TrackSet("", cite, what=f"ardour.{rule.leader}", value=0))
