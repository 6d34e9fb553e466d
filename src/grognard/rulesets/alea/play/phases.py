"""3. The phases by their names in the sequence of play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.system import PhaseRules
from grognard.rulesets.alea.play.movement_phase import Movement

PHASES: Mapping[str, PhaseRules] = {
    "deployment": PhaseRules(),
    "reinforcements": PhaseRules(),
    "command": PhaseRules(),
    "movement": Movement(),
    "commanders": PhaseRules(),
    "assault": PhaseRules(),
    "defensive-fire": PhaseRules(),
    "offensive-fire": PhaseRules(),
    "melee": PhaseRules(),
    "reorganization": PhaseRules(),
    "division-morale": PhaseRules(),
    "clean-up": PhaseRules(),
    "end": PhaseRules(),
}
