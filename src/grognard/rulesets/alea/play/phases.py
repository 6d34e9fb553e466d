"""3. The phases by their names in the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.system import PhaseRules
from grognard.rulesets.alea.play.assault_phase import AssaultPhase
from grognard.rulesets.alea.play.clean_up_phase import CleanUp
from grognard.rulesets.alea.play.command_phase import Command
from grognard.rulesets.alea.play.commanders_phase import CommandersPhase
from grognard.rulesets.alea.play.deployment_phase import Deployment
from grognard.rulesets.alea.play.division_phase import DivisionMoralePhase
from grognard.rulesets.alea.play.end_phase import EndOfTurn
from grognard.rulesets.alea.play.fire_phase import FirePhase
from grognard.rulesets.alea.play.melee_phase import MeleePhase
from grognard.rulesets.alea.play.movement_phase import Movement
from grognard.rulesets.alea.play.reinforcements_phase import Reinforcements
from grognard.rulesets.alea.play.reorganization_phase import ReorganizationPhase

PHASES: Mapping[str, PhaseRules] = {
    "deployment": Deployment(),
    "reinforcements": Reinforcements(),
    "command": Command(),
    "movement": Movement(),
    "commanders": CommandersPhase(),
    "assault": AssaultPhase(),
    "defensive-fire": FirePhase("defensive"),
    "offensive-fire": FirePhase("offensive"),
    "melee": MeleePhase(),
    "reorganization": ReorganizationPhase(),
    "division-morale": DivisionMoralePhase(),
    "clean-up": CleanUp(),
    "end": EndOfTurn(),
}
