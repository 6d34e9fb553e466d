"""3.3. The joint end phase: flight, reinforcements that a die brings, and victory."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.system import PhaseRules
from grognard.core.messages import message
from grognard.core.procedure import Roll, at_least
from grognard.dice import D6
from grognard.rulesets.alea.play.flight import flee
from grognard.rulesets.alea.play.specials import specials
from grognard.rulesets.alea.play.verdict import end_by_points, end_on_the_spot
from grognard.rulesets.alea.special_rules import ReinforcementByDie


class EndOfTurn(PhaseRules):
    """3.3  The joint end phase."""

    def begin(self, battle: Battle) -> Script[None]:
        for player in battle.scenario.sides:
            yield from flee(battle, player.id)
        yield from call_reinforcements(battle)
        end_on_the_spot(battle)
        if battle.state.result is None and battle.state.turn >= battle.scenario.turns:
            end_by_points(battle)


def call_reinforcements(battle: Battle) -> Script[None]:
    """10.17  A die for each division that may come; after the last turn there is nothing to come to."""
    if battle.state.turn >= battle.scenario.turns:
        return
    for rule in specials(battle.scenario, ReinforcementByDie):
        what = f"division.{rule.division}.coming"
        due = [chance for chance in rule.chances if chance.from_turn <= battle.state.turn]
        if due and not battle.state.number(what):
            cite = battle.rules.cite("10.17")
            ask = message("ask-reinforcement", division=rule.division, on=due[-1].on)
            if (yield Roll(D6, cite, ask, bands=at_least(due[-1].on, "yes", "no"))) >= due[-1].on:
                battle.emit(ev.TrackSet("", cite, what=what, value=1))
