"""Fixes at random: what any system says may be set, set to anything it allows."""

from __future__ import annotations

import random
from typing import Any

from grognard.core.game import Game
from grognard.core.game.mending import facings, settable
from grognard.core.game.settlement import NONE, Fix

KINDS = ("place", "near", "facing", "formation", "strength", "state", "fate", "marker", "marker")


def random_fix(game: Game, dice: random.Random, consent: str) -> Fix:
    """A fix of one thing about some counter; the rules may refuse it."""
    unit = dice.choice(game.state.pieces).id
    return Fix(unit, consent=consent, **_fields(game, dice, unit, dice.choice(KINDS)))


def _fields(game: Game, dice: random.Random, unit: str, kind: str) -> dict[str, Any]:
    may, grid, at = settable(game, unit), game.scenario.board.grid, game.battle.piece(unit).at
    if kind == "place":
        return {"place": grid.label(dice.randrange(grid.size))}
    if kind == "near" and at >= 0:
        return {"place": grid.label(dice.choice(grid.disk(at, 2)))}
    if kind == "facing":
        return {"facing": dice.choice(facings(game, may) or (NONE,))}
    if kind == "strength" and may.strength is not None:
        return {"strength": dice.randint(*may.strength)}
    if kind == "formation" and may.formations:
        return {"formation": dice.choice(may.formations), "facing": dice.choice(facings(game, may))}
    if kind == "state" and may.states:
        return {"state": dice.choice(may.states)}
    if kind == "fate":
        return {"fate": dice.choice(may.fates)}
    if kind == "marker" and may.markers:
        name = dice.choice(sorted(may.markers))
        return {"markers": ((name, dice.choice((None, *may.markers[name]))),)}
    return {}
