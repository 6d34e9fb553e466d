"""Players by name: yardsticks, and the levels of the engine in any style."""

from __future__ import annotations

import msgspec

from grognard.ai.baseline import GreedyPlayer, RandomPlayer
from grognard.ai.levels import STYLES, Level, levels, scaled, short_turns, tempered
from grognard.ai.marches import Care
from grognard.ai.officer import Officer
from grognard.ai.plan import Planner
from grognard.ai.player import Player
from grognard.ai.versatile import Versatile
from grognard.ai.weights import weights
from grognard.core.errors import BadCase, Fault

YARDSTICKS = ("random", "greedy")


def names() -> tuple[str, ...]:
    """Everybody who can be asked to play, the weakest first; levels also as `marshal:bold` or `:cautious`."""
    return (*YARDSTICKS, *levels())


def player(name: str, seed: int | str = 0, nodes: int | None = None) -> Player:
    """A player by its name, `marshal:bold` for one; `nodes` changes what it may try out for a turn."""
    plain, _colon, style = name.partition(":")
    known = levels()
    if plain not in known:
        if name == "random":
            return RandomPlayer(seed)
        if name == "greedy":
            return GreedyPlayer(seed)
        raise BadCase([Fault("player", f"there is no player {name!r}", names())])
    if style not in ("", *STYLES):
        raise BadCase([Fault("player", f"there is no style {style!r}", STYLES)])
    level = known[plain]
    if nodes is not None:
        level = msgspec.structs.replace(level, nodes=nodes)
    officer = _officer(name, level, style, seed)
    if not (level.long or level.divided or level.table):
        return officer

    def other(found: Level | None, instead: Player) -> Player:
        if found is None:
            return instead
        return _officer(name, msgspec.structs.replace(found, nodes=level.nodes), style, seed)

    long = other(level.long, officer)
    return Versatile(officer, long, other(level.divided, long), other(level.table, officer), short_turns())


def _officer(name: str, level: Level, style: str, seed: int | str) -> Player:
    used = tempered(weights(level.weights), style) if style else weights(level.weights)
    care = Care(level.places, level.ways, level.wary, level.soon)
    if level.nodes:
        return Planner(name, used, care, seed, level.nodes)
    pressing = scaled(used, level.pressing) if level.pressing else None
    return Officer(name, used, care, seed, lapses=level.lapses, slips=level.slips, pressing=pressing)
