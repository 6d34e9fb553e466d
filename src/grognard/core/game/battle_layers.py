"""The layers that every battle of foot, horse and guns on hexes has: zones, command, sight, fire, threats.

A system says what they show; which there are, and what each is about, is the same for all.
"""

from __future__ import annotations

from typing import Any, Protocol

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Subject, titled
from grognard.core.game.state import OFF
from grognard.core.game.threat_map import Threats
from grognard.core.messages import message

BATTLE_LAYERS = (
    titled("zones", "z", ("side",), held="stripes"),
    titled("command", "c", ("unit", "side"), radius="tint", led="ring", cut="cross"),
    titled("sight", "l", ("unit", "hex"), open="tint", barred="cross"),
    titled("fire", "r", ("unit",), open="tint", barred="cross"),
    titled("threat", "t", ("side", "hex"), weighed=True, reach="dots", strike="stripes", shoot="ring"),
)


class Outlook(Protocol):
    """What a system finds on its map: a module of it."""

    def zones(self, battle: Battle, side: str) -> Overlay: ...
    def command_of_unit(self, battle: Battle, unit: str) -> Overlay: ...
    def command_of_side(self, battle: Battle, side: str) -> Overlay: ...
    def sight(self, battle: Battle, origin: int) -> Overlay: ...
    def fire(self, battle: Battle, unit: str) -> Overlay: ...


def battle_layer(
    battle: Battle, id: str, subject: Subject, outlook: Outlook, threats: Threats[Any]
) -> Overlay:
    """One of the layers about a side, a unit or a hex."""
    match id:
        case "zones":
            return outlook.zones(battle, subject.side)
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
            return threats.upon(battle, subject.cell, subject.side)
        case "threat":
            return threats.of(battle, subject.side)
    raise KeyError(id)
