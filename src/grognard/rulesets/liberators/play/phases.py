"""3. The phases by their names in the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.system import PhaseRules
from grognard.rulesets.liberators.play.charge_phase import ChargePhase
from grognard.rulesets.liberators.play.close_phase import ClosePhase
from grognard.rulesets.liberators.play.deployment_phase import DeploymentPhase
from grognard.rulesets.liberators.play.fire_phase import FirePhase
from grognard.rulesets.liberators.play.leaders_phase import CommandPhase, LeadersPhase
from grognard.rulesets.liberators.play.maneuver_phase import ManeuverPhase

PHASES: Mapping[str, PhaseRules] = {
    "deployment": DeploymentPhase(),
    "leaders": CommandPhase(),
    "maneuver": ManeuverPhase(),
    "regrouping": LeadersPhase(),
    "defensive-fire": FirePhase(),
    "offensive-fire": FirePhase(),
    "charge": ChargePhase(),
    "close": ClosePhase(),
}
