"""Orders with one field spoilt: mostly illegal, and one field away from a legal one."""

from __future__ import annotations

import random

import msgspec

from grognard.core.game import Decision, Game, Order


def mutated(game: Game, dice: random.Random, count: int) -> list[Order]:
    """Legal orders with one field replaced by something seen elsewhere, or by nonsense."""
    node = game.node
    assert isinstance(node, Decision)
    legal: list[Order] = []
    for unit in dice.sample(node.subjects, min(3, len(node.subjects))):
        legal += [order for order in game.orders(unit) if isinstance(order, Order)]
    if not legal:
        legal = [order for order in game.orders() if isinstance(order, Order)]
    return [spoil(game, dice.choice(legal), dice) for _ in range(count)]


def spoil(game: Game, order: Order, dice: random.Random) -> Order:
    name = dice.choice(used_parts(order) or ["verb"])
    return msgspec.structs.replace(order, **{name: _other(game, name, dice)})


def used_parts(order: Order) -> list[str]:
    """The fields that an order of its kind fills."""
    return [name for name in Order.__struct_fields__ if name != "verb" and getattr(order, name)]


def _other(game: Game, name: str, dice: random.Random) -> str | tuple[str, ...]:
    labels, pieces = game.scenario.places.labels, game.state.pieces
    match name:
        case "units":
            return (dice.choice(pieces).id,) if dice.random() < 0.8 else ("nobody",)
        case "by":
            return dice.choice(pieces).id
        case "to" | "target":
            return dice.choice(labels) if dice.random() < 0.9 else "9999"
        case "facing":
            return dice.choice(("N", "NE", "SE", "S", "SW", "NW", "E"))
        case "formation":
            return dice.choice(("normal", "square", "guerrilla", "limbered", "deployed", "mob"))
        case "option":
            return dice.choice(("attack", "maneuver", "dance"))
        case "path":
            return tuple(dice.sample(labels, 2))
    return dice.choice(("move", "fire", "assault", "dance"))
