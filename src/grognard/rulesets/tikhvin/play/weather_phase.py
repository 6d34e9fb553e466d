"""3.1, 10.1. The weather of the turn."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.system import PhaseRules
from grognard.rulesets.tikhvin.administration import weather
from grognard.rulesets.tikhvin.cases import WeatherRoll


class WeatherPhase(PhaseRules):
    """10.1  A die decides."""

    def begin(self, battle: Battle) -> Script[None]:
        events = yield from ruling(battle, weather, WeatherRoll(turn=battle.state.turn), {})
        for event in events:
            if isinstance(event, ev.Found):
                said = str(event.value).lower().replace(" ", "-")
                battle.emit(ev.TrackSet("", event.rule, "weather", what="weather", value=said))
