"""3.2, 4.6. Who is first player this turn."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.system import PhaseRules
from grognard.rulesets.tikhvin.administration import initiative
from grognard.rulesets.tikhvin.cases import SIDES, Initiative
from grognard.rulesets.tikhvin.play.activation import pass_on


class InitiativePhase(PhaseRules):
    """4.6  Initiative."""

    def begin(self, battle: Battle) -> Script[None]:
        last = SIDES[str(battle.state.track("first"))]
        case = Initiative(turn=battle.state.turn, last_first=last)
        events = yield from ruling(battle, initiative, case, {})
        first = next(str(event.value) for event in events if isinstance(event, ev.Found))
        battle.emit(ev.TrackSet(first, battle.rules.cite("4.6"), "initiative", what="first", value=first))
        pass_on(battle, first)
