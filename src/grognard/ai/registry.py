"""Players by name: yardsticks, and the levels of the engine in any style."""

from __future__ import annotations

import msgspec

from grognard.ai.baseline import GreedyPlayer, RandomPlayer
from grognard.ai.levels import STYLES, Level, levels, scaled, tempered, yardsticks
from grognard.ai.lookahead import Lookahead
from grognard.ai.marches import Care
from grognard.ai.officer import Officer
from grognard.ai.player import Player
from grognard.ai.quick import Quick
from grognard.ai.versatile import Versatile
from grognard.ai.weights import weights
from grognard.core.errors import BadCase, Fault

YARDSTICKS = ("random", "greedy")


def names() -> tuple[str, ...]:
    """Everybody who can be asked to play, yardsticks first; levels also as `marshal:bold` or `:cautious`."""
    return (*YARDSTICKS, *yardsticks(), *levels())


def player(name: str, seed: int | str = 0, nodes: int | None = None) -> Player:
    """A player by its name, `marshal:bold` for one; `nodes` changes what it may play out for a decision."""
    plain, _colon, style = name.partition(":")
    known = {**yardsticks(), **levels()}
    if plain not in known:
        if name == "random":
            return RandomPlayer(seed)
        if name == "greedy":
            return GreedyPlayer(seed)
        raise BadCase([Fault("player", f"there is no player {name!r}", names())])
    if style not in ("", *STYLES):
        raise BadCase([Fault("player", f"there is no style {style!r}", STYLES)])
    level = known[plain]

    def made(found: Level) -> Player:
        return _officer(
            name, found if nodes is None else msgspec.structs.replace(found, nodes=nodes), style, seed
        )

    return Versatile(name, level, made)


def _officer(name: str, level: Level, style: str, seed: int | str) -> Player:
    used = tempered(weights(level.weights), style) if style else weights(level.weights)
    care = Care(level.places, level.ways, level.wary, level.soon, level.once)
    pressing = scaled(used, level.pressing) if level.pressing else None
    officer = Officer(name, used, care, seed, lapses=level.lapses, slips=level.slips, pressing=pressing)
    if not level.nodes:
        return officer
    return Lookahead(officer, Quick(name, used, seed), seed, nodes=level.nodes)
