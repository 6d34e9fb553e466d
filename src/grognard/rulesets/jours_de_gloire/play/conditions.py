"""10.2, 10.3. Night and weather of the turn."""

from __future__ import annotations

from grognard.core.game.battle import Battle


def is_night(battle: Battle) -> bool:
    return battle.state.turn in battle.scenario.own.weather.night


def is_muddy(battle: Battle) -> bool:
    return battle.state.turn in battle.scenario.own.weather.mud


def is_foggy(battle: Battle) -> bool:
    return battle.state.turn in battle.scenario.own.weather.fog
