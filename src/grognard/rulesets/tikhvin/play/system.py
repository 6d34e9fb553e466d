"""Tikhvin, ready to be played: the parts that make it a game."""

from __future__ import annotations

from grognard.core.game.composed import Composed
from grognard.core.game.effects import Signs
from grognard.rulesets.tikhvin.play import (
    aims,
    briefing,
    displays,
    invariants,
    joint_acts,
    layers,
    news,
    order_worth,
    preview,
    repair,
    roster,
    set_up,
    stakes,
    threats,
    verdict,
    ways,
)
from grognard.rulesets.tikhvin.play.activation_phase import ActivationPhase
from grognard.rulesets.tikhvin.play.assignment_phase import AssignmentPhase
from grognard.rulesets.tikhvin.play.combat_phase import CombatPhase
from grognard.rulesets.tikhvin.play.deployment_phase import DeploymentPhase
from grognard.rulesets.tikhvin.play.headquarters_phase import HeadquartersPhase
from grognard.rulesets.tikhvin.play.initiative_phase import InitiativePhase
from grognard.rulesets.tikhvin.play.movement_phase import MovementPhase
from grognard.rulesets.tikhvin.play.reinforcements_phase import ReinforcementsPhase
from grognard.rulesets.tikhvin.play.replacements_phase import ReplacementsPhase
from grognard.rulesets.tikhvin.play.restoration_phase import RestorationPhase
from grognard.rulesets.tikhvin.play.supply_phase import SupplyPhase
from grognard.rulesets.tikhvin.play.weather_phase import WeatherPhase


class TikhvinSystem(Composed):
    """The ruleset as a game. Who acts when is for the phases to say."""

    phases = {
        "deployment": DeploymentPhase(),
        "weather": WeatherPhase(),
        "supply": SupplyPhase(),
        "replacements": ReplacementsPhase(),
        "reinforcements": ReinforcementsPhase(),
        "assignment": AssignmentPhase(),
        "initiative": InitiativePhase(),
        "activation": ActivationPhase(),
        "movement": MovementPhase(),
        "combat": CombatPhase(),
        "headquarters": HeadquartersPhase(),
        "restoration": RestorationPhase(),
    }
    verbs = ("deploy", "recover", "assign", "transfer", "activate", "move", "rail", "attack", "done")
    states = stakes.STATES
    signs = Signs(shots=("used",), clashes=("fought",))

    # A part that bears the name of its module comes after all others of it.
    set_up = staticmethod(set_up.opening)
    roster = staticmethod(roster.roster)
    members = staticmethod(briefing.members)
    groups = staticmethod(briefing.groups)
    opens = staticmethod(briefing.opens)
    problems = staticmethod(invariants.problems)
    may_set = staticmethod(repair.may_set)

    sources = staticmethod(aims.sources)
    victory = staticmethod(aims.victory)
    judge = staticmethod(verdict.judge)
    goals = staticmethod(stakes.goals)
    price = staticmethod(stakes.price)
    wound = staticmethod(stakes.wound)
    hazard = staticmethod(order_worth.hazard)
    order_worth = staticmethod(order_worth.order_worth)

    ruling_of = staticmethod(preview.ruling_of)
    replies_to = staticmethod(preview.replies_to)
    ruling_after = staticmethod(preview.ruling_after)
    muster = staticmethod(joint_acts.muster)
    compared = staticmethod(joint_acts.compared)
    way_of = staticmethod(ways.way_of)
    orders_through = staticmethod(ways.orders_through)
    cost_of = staticmethod(ways.cost_of)
    ways = staticmethod(ways.ways)

    zones = staticmethod(layers.zones)
    layer = staticmethod(layers.layer)
    layers = layers.LAYERS
    dangers = staticmethod(threats.THREATS.dangers)
    displays = staticmethod(displays.displays)
    news = staticmethod(news.news)
