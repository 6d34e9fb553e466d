"""3. The phases by their names in the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.system import PhaseRules
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

PHASES: Mapping[str, PhaseRules] = {
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
