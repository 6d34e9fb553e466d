"""3. The phases by their names in the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.system import PhaseRules
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

PHASES: Mapping[str, PhaseRules] = {
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
