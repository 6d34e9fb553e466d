"""The layers that can be laid over a map of this system."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.battle_layers import BATTLE_LAYERS, battle_layer
from grognard.core.game.layers import Overlay, Subject, titled
from grognard.rulesets.jours_de_gloire.play import outlook
from grognard.rulesets.jours_de_gloire.play.threats import THREATS

#: 5.2  Besides those of any battle, where the unit pointed at has its front.
FRONTS = titled("fronts", "a", ("unit",), hovers=True, front="tint", rear="cross")
LAYERS = (BATTLE_LAYERS[0], FRONTS, *BATTLE_LAYERS[1:])


def layer(battle: Battle, id: str, subject: Subject) -> Overlay:
    """One of the layers about a side, a unit or a hex."""
    if id == FRONTS.id:
        return outlook.fronts(battle, subject.unit)
    return battle_layer(battle, id, subject, outlook, THREATS)
