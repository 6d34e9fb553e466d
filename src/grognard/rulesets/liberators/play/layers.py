"""The layers that can be laid over a table of this system."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Subject, titled
from grognard.core.game.state import OFF
from grognard.core.messages import message
from grognard.rulesets.liberators.play import outlook, threats
from grognard.rulesets.liberators.play.field import field

LAYERS = (
    titled("command", "c", ("unit", "side"), radius="tint", led="ring", cut="cross"),
    titled("fire", "r", ("unit",), range="tint", target="ring", barred="cross"),
    titled("sight", "l", ("unit", "hex"), open="tint", seen="ring", hidden="cross"),
    titled("threat", "t", ("side",), weighed=True, reach="dots", shoot="stripes"),
    titled("here", "w", ("unit", "hex"), weighed=True, reach="dots", shoot="ring"),
)


def layer(battle: Battle, id: str, subject: Subject) -> Overlay:
    """One of the layers about a side, a piece or a point."""
    if subject.unit and battle.piece(subject.unit).at == OFF:
        return Overlay((), note=message("layer-off-table", unit=subject.unit))
    here = field(battle)
    point = battle.piece(subject.unit).at if subject.unit else subject.cell
    match id:
        case "command":
            return outlook.command(battle, subject)
        case "fire" if subject.unit in here.bodies:
            return outlook.fire(battle, subject.unit)
        case "fire":
            return Overlay((), note=message("layer-fire-none", unit=subject.unit))
        case "sight":
            return outlook.sight(battle, point, subject.unit)
        case "threat":
            return threats.of_side(battle, subject.side)
        case "here":
            enemies = here.enemies(subject.unit) if subject.unit else list(here.bodies)
            return threats.to_point(battle, point, enemies)
    raise KeyError(id)
