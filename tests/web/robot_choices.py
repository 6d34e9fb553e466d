"""What a robot is told to order: anything, or what an officer of the computer's would."""

from __future__ import annotations

from typing import Any

from tests.web.robot import Choose, Robot

from grognard.ai.registry import player
from grognard.core.game.order import Order
from grognard.games import load


def at_random(robot: Robot) -> dict[str, Any]:
    """Any order; the end of a phase now and then, or it would never end."""
    listed = robot.orders()
    ends = [one for one in listed if one["verb"] == "done"]
    others = [one for one in listed if one["verb"] != "done"]
    return robot.lot.choice(ends if ends and (not others or robot.lot.random() < 0.6) else others)


def as_officer(name: str = "sergeant") -> Choose:
    """Chooses as an officer of this level does, who sees the position as it is saved."""
    officer = player(name)

    def choose(robot: Robot) -> dict[str, Any]:
        order = written(officer.choose(load(robot.save())))
        listed = robot.orders() if order["verb"] == "choose" else [order]
        # An answer that comes to the same as another is not offered beside it.
        return order if order["text"] in [one["text"] for one in listed] else listed[0]

    return choose


def written(order: Order) -> dict[str, Any]:
    """An order as the server lists it."""
    names = ("verb", "to", "facing", "formation", "target", "option", "by")
    return {
        "text": str(order),
        "units": list(order.units),
        **{one: getattr(order, one) or None for one in names},
    }
