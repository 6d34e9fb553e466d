"""The Alea system, ready to be played: its phases, its set-up, and what it offers to readers."""

from __future__ import annotations

from typing import get_args

from grognard.core.game.battle import Battle
from grognard.core.game.battle_layers import BATTLE_LAYERS
from grognard.core.game.composed import Composed
from grognard.core.game.effects import Signs
from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.rulesets.alea.counters import Formation
from grognard.rulesets.alea.counters import State as Condition
from grognard.rulesets.alea.play import briefing, stakes
from grognard.rulesets.alea.play.aims import sources, victory
from grognard.rulesets.alea.play.cohesion import cohesion
from grognard.rulesets.alea.play.command_phase import KINDS
from grognard.rulesets.alea.play.declared import declarations
from grognard.rulesets.alea.play.invariants import problems
from grognard.rulesets.alea.play.movement_phase import march_cost
from grognard.rulesets.alea.play.news import news
from grognard.rulesets.alea.play.order_worth import order_worth
from grognard.rulesets.alea.play.outlook import zones
from grognard.rulesets.alea.play.phases import PHASES
from grognard.rulesets.alea.play.preview import ruling_of
from grognard.rulesets.alea.play.repair import may_set
from grognard.rulesets.alea.play.roster import roster
from grognard.rulesets.alea.play.set_up import pieces
from grognard.rulesets.alea.play.specials import opening_tracks
from grognard.rulesets.alea.play.strain import BROKEN, strain, wear
from grognard.rulesets.alea.play.threats import THREATS, layer
from grognard.rulesets.alea.play.verdict import judge
from grognard.rulesets.alea.play.ways import orders_through, way_of, ways
from grognard.rulesets.alea.scenario import AleaScenario


class AleaSystem(Composed):
    """One edition as a game. What readers ask for is a function of its chapter, under the name they use."""

    def set_up(self, scenario: AleaScenario) -> State:
        """The counters on their start hexes; those that come later wait."""
        return State(tuple(pieces(scenario)), tracks=dict(opening_tracks(scenario)))

    def cost_of(self, battle: Battle, order: Order) -> int | None:
        """5.1  The movement points of a march; commanders ride without counting them."""
        return march_cost(battle, order) if battle.step.phase.id == "movement" else None

    # The words of orders, and of the counters
    phases = PHASES
    verbs = (
        "deploy", "enter", "call", "order", "move", "stack", "exit", "assault", "charge", "fire", "melee",
        "reorganize", "done",
    )  # fmt: skip
    words = (*get_args(Formation), *KINDS)
    states = get_args(Condition)
    broken = BROKEN
    signs = Signs(shots=("fired",), clashes=("fought",), routs=("fleeing",))

    roster = staticmethod(roster)

    # What is to be seen and told
    zones = staticmethod(zones)
    news = staticmethod(news)
    problems = staticmethod(problems)
    declarations = staticmethod(declarations)
    layers = BATTLE_LAYERS
    layer = staticmethod(layer)
    dangers = staticmethod(THREATS.dangers)
    members = staticmethod(briefing.members)
    groups = staticmethod(briefing.groups)
    opens = staticmethod(briefing.opens)

    # Orders before they are given
    ruling_of = staticmethod(ruling_of)
    ways = staticmethod(ways)
    way_of = staticmethod(way_of)
    orders_through = staticmethod(orders_through)
    may_set = staticmethod(may_set)

    # 11. Victory, and what computer players go by
    sources = staticmethod(sources)
    victory = staticmethod(victory)
    judge = staticmethod(judge)
    goals = staticmethod(stakes.goals)
    price = staticmethod(stakes.price)
    wound = staticmethod(stakes.wound)
    order_worth = staticmethod(order_worth)
    wear = staticmethod(wear)
    strain = staticmethod(strain)
    cohesion = staticmethod(cohesion)
