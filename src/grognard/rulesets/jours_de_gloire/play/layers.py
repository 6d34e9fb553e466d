"""The layers that can be laid over a map of this system."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Subject, titled
from grognard.core.game.state import OFF
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.play import outlook, threats

LAYERS = (
    titled("zones", "z", ("side",), held="stripes"),
    titled("fronts", "a", ("unit",), hovers=True, front="tint", rear="cross"),
    titled("command", "c", ("unit", "side"), radius="tint", led="ring", cut="cross"),
    titled("sight", "l", ("unit", "hex"), open="tint", barred="cross"),
    titled("fire", "r", ("unit",), open="tint", barred="cross"),
    titled("threat", "t", ("side", "hex"), reach="dots", strike="stripes", shoot="ring"),
)


def layer(battle: Battle, id: str, subject: Subject) -> Overlay:
    """One of the layers about a side, a unit or a hex."""
    match id:
        case "zones":
            return outlook.zones(battle, subject.side)
        case "fronts":
            return outlook.fronts(battle, subject.unit)
        case "command" if subject.unit:
            return outlook.command_of_unit(battle, subject.unit)
        case "command":
            return outlook.command_of_side(battle, subject.side)
        case "sight":
            origin = battle.piece(subject.unit).at if subject.unit else subject.cell
            if origin == OFF:
                return Overlay((), note=message("refuse-off-map", unit=subject.unit))
            return outlook.sight(battle, origin)
        case "fire":
            return outlook.fire(battle, subject.unit)
        case "threat" if subject.cell != OFF:
            return threats.threats_to(battle, subject.cell, subject.side)
        case "threat":
            return threats.threats_of(battle, subject.side)
    raise KeyError(id)
