"""3.5, 11. The end of a turn: victory is looked at."""

from __future__ import annotations

from grognard.core.game.battle import Battle, Script
from grognard.core.game.system import PhaseRules
from grognard.rulesets.liberators.play.verdicts import end_of_battle


class ClosePhase(PhaseRules):
    """3.5  After both player turns."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        ended = end_of_battle(battle)
        if ended is not None:
            battle.emit(ended)
