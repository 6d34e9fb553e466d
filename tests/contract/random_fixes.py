"""Fixes at random: what any system says may be set, set to anything it allows."""

from __future__ import annotations

import random
from typing import Any

from grognard.core.board import Board
from grognard.core.game import Game
from grognard.core.game.repair import facings, settable
from grognard.core.game.settlement import NONE, Fix
from grognard.plane import Point, packed, unpacked

KINDS = ("place", "near", "facing", "formation", "strength", "state", "fate", "marker", "marker")


def random_fix(game: Game, dice: random.Random, consent: str) -> Fix:
    """A fix of one thing about some counter; the rules may refuse it."""
    unit = dice.choice(game.state.pieces).id
    return Fix(unit, consent=consent, **_fields(game, dice, unit, dice.choice(KINDS)))


def _fields(game: Game, dice: random.Random, unit: str, kind: str) -> dict[str, Any]:
    may, places, at = settable(game, unit), game.scenario.places, game.battle.piece(unit).at
    if kind == "place":
        return {"place": dice.choice(places.labels)}
    if kind == "near" and at >= 0:
        return {"place": places.label(_near(game, dice, at))}
    if kind == "facing":
        return {"facing": dice.choice(facings(game, may) or (NONE,))}
    if kind == "strength" and may.strength is not None:
        return {"strength": dice.randint(*may.strength)}
    if kind == "formation" and may.formations:
        return {
            "formation": dice.choice(may.formations),
            "facing": dice.choice(facings(game, may) or (NONE,)),
        }
    if kind == "state" and may.states:
        return {"state": dice.choice(may.states)}
    if kind == "fate":
        return {"fate": dice.choice(may.fates)}
    if kind == "marker" and may.markers:
        name = dice.choice(sorted(may.markers))
        return {"markers": ((name, dice.choice((None, *may.markers[name]))),)}
    return {}


def _near(game: Game, dice: random.Random, at: int) -> int:
    """A place within two hexes, or two inches."""
    field = game.scenario.battlefield
    if isinstance(field, Board):
        return dice.choice(field.grid.disk(at, 2))
    here = unpacked(at)
    x, y = here.x + dice.randint(-2000, 2000), here.y + dice.randint(-2000, 2000)
    return packed(Point(min(max(0, x), field.width), min(max(0, y), field.depth)))
