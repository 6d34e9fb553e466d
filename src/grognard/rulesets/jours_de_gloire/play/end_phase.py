"""3.6. The end of a turn: pontoons lie, markers come back, and after the last turn victory is counted."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.system import PhaseRules
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.specials import finish_bridging, note_halts
from grognard.rulesets.jours_de_gloire.play.verdict import is_swept, judge

#: what lasts for a turn
_SPENT = ("fought", "moved")


class EndOfTurn(PhaseRules):
    """3.6  The end."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        finish_bridging(battle)
        note_halts(battle)
        if battle.state.turn >= battle.scenario.turns or is_swept(battle):
            battle.emit(judge(battle).event())
            return
        rule = battle.rules.cite("3.6")
        for piece in battle.state.pieces:
            for marker, _written in piece.markers:
                if marker in _SPENT:
                    battle.emit(ev.MarkerRemoved(piece.id, rule, marker=marker))
        for formation in position(battle).roster.formations:
            for what in ("orders", "shown"):
                if battle.state.track(f"{what}.{formation}"):
                    battle.emit(ev.TrackSet("", rule, what=f"{what}.{formation}", value=""))
