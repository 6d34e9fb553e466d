"""Jours de Gloire, ready to be played: the parts that make the series a game."""

from __future__ import annotations

from grognard.core.events import Event
from grognard.core.game.battle import Battle
from grognard.core.game.composed import Composed
from grognard.core.game.declarations import Declaration, marked
from grognard.core.game.effects import Signs
from grognard.rulesets.jours_de_gloire.play import (
    aims,
    briefing,
    command,
    displays,
    hiding,
    invariants,
    joint_acts,
    layers,
    movement_phase,
    news,
    order_worth,
    outlook,
    preview,
    repair,
    roster,
    set_up,
    stakes,
    threats,
    verdict,
    ways,
)
from grognard.rulesets.jours_de_gloire.play.activation_phase import Activation, Closing
from grognard.rulesets.jours_de_gloire.play.combat_phase import CombatPhase
from grognard.rulesets.jours_de_gloire.play.command_phase import Command
from grognard.rulesets.jours_de_gloire.play.deployment_phase import Deployment
from grognard.rulesets.jours_de_gloire.play.end_phase import EndOfTurn
from grognard.rulesets.jours_de_gloire.play.fire_phase import FirePhase
from grognard.rulesets.jours_de_gloire.play.initiative_phase import Initiative
from grognard.rulesets.jours_de_gloire.play.movement_phase import Movement
from grognard.rulesets.jours_de_gloire.play.rally_phase import RallyPhase
from grognard.rulesets.jours_de_gloire.play.reinforcements_phase import Reinforcements
from grognard.rulesets.jours_de_gloire.play.shock_phase import ShockPhase
from grognard.rulesets.jours_de_gloire.play.squares import LINE, SQUARE


def reveals(events: tuple[Event, ...]) -> bool:
    """Whether a formation has shown its orders."""
    return bool(hiding.lights(events))


def declarations(battle: Battle) -> tuple[Declaration, ...]:
    """Shocks and charges to come."""
    kinds = {"charge": "charge", "shock": "shock"}
    return tuple(marked(battle.state.pieces, kinds, battle.rules.cite("7.1")))


class ActivationSystem(Composed):
    """The series as a game."""

    phases = {
        "deployment": Deployment(),
        "reinforcements": Reinforcements(),
        "command": Command(),
        "initiative": Initiative(),
        "activation": Activation(),
        "fire": FirePhase(),
        "movement": Movement(),
        "shock": ShockPhase(),
        "combat": CombatPhase(),
        "closing": Closing(),
        "rally": RallyPhase(),
        "end": EndOfTurn(),
    }
    verbs = ("deploy", "allot", "fire", "move", "charge", "form", "shock", "fight", "done")
    words = (SQUARE, LINE)
    states = stakes.STATES
    signs = Signs(shots=("fired",), clashes=("fought",), routs=("routed",))

    set_up = staticmethod(set_up.opening)
    roster = staticmethod(roster.roster)
    members = staticmethod(briefing.members)
    groups = staticmethod(briefing.groups)
    opens = staticmethod(briefing.opens)
    problems = staticmethod(invariants.problems)
    may_set = staticmethod(repair.may_set)

    hide = staticmethod(hiding.hide)
    tells = staticmethod(hiding.tells)
    guess = staticmethod(hiding.guess)
    lights = staticmethod(hiding.lights)
    stand_in = staticmethod(hiding.stand_in)
    reveals = staticmethod(reveals)
    foreseen = staticmethod(command.foreseen)

    sources = staticmethod(aims.sources)
    victory = staticmethod(aims.victory)
    judge = staticmethod(verdict.judge)
    goals = staticmethod(stakes.goals)
    price = staticmethod(stakes.price)
    wound = staticmethod(stakes.wound)
    order_worth = staticmethod(order_worth.order_worth)

    ruling_of = staticmethod(preview.ruling_of)
    muster = staticmethod(joint_acts.muster)
    compared = staticmethod(joint_acts.compared)
    way_of = staticmethod(ways.way_of)
    orders_through = staticmethod(ways.orders_through)
    ways = staticmethod(ways.ways)
    cost_of = staticmethod(movement_phase.move_cost)

    zones = staticmethod(outlook.zones)
    layer = staticmethod(layers.layer)
    layers = layers.LAYERS
    dangers = staticmethod(threats.THREATS.dangers)
    declarations = staticmethod(declarations)
    displays = staticmethod(displays.displays)
    news = staticmethod(news.news)
