"""3.7, 3.8. Headquarters, artillery and air units become available again; victory is judged."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.system import PhaseRules
from grognard.rulesets.tikhvin.play.verdict import count_running, end_by_points

#: markers that last a turn
OF_TURN = ("acted", "idle", "used")


class RestorationPhase(PhaseRules):
    """3.7  The end of the turn."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("3.7")
        for piece in battle.state.pieces:
            for marker in OF_TURN:
                if piece.marker(marker) is not None:
                    battle.emit(ev.MarkerRemoved(piece.id, rule, "restoration", marker=marker))
        battle.emit(ev.TrackSet("", rule, "restoration", what="assigned", value=0))
        count_running(battle)
        # 3.8  After the last turn.
        if battle.state.result is None and battle.state.turn >= battle.scenario.turns:
            end_by_points(battle)
