"""The layers that can be laid over a map of this system."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.battle_layers import BATTLE_LAYERS, battle_layer
from grognard.core.game.layers import Overlay, Subject
from grognard.rulesets.alea.play import outlook
from grognard.rulesets.alea.play.threats import THREATS

LAYERS = BATTLE_LAYERS


def layer(battle: Battle, id: str, subject: Subject) -> Overlay:
    """One of the layers about a side, a counter or a hex."""
    return battle_layer(battle, id, subject, outlook, THREATS)
