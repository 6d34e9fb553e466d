"""14.7. Whom a leader who is carried away binds to charge: it keeps no order to wait."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.special_rules import Ardour


def bound(battle: Battle) -> Iterator[str]:
    """The units of which one has to charge this turn, and none has."""
    here = field(battle)
    for rule in specials(battle.scenario, Ardour):
        if battle.state.number(f"ardour.{rule.leader}") == battle.state.turn:
            own = roster(battle.scenario).side(rule.leader) == battle.step.active
            yield from (id for id in rule.units if own and id in here.bodies)
