"""Players by name."""

from __future__ import annotations

from collections.abc import Callable

from grognard.ai.baseline import GreedyPlayer, RandomPlayer
from grognard.ai.player import Player
from grognard.core.errors import BadCase, Fault

_MAKERS: dict[str, Callable[[int | str, int | None], Player]] = {
    "random": lambda seed, _nodes: RandomPlayer(seed),
    "greedy": lambda seed, _nodes: GreedyPlayer(seed),
}


def names() -> tuple[str, ...]:
    """Everybody who can be asked to play, the weakest first."""
    return tuple(_MAKERS)


def player(name: str, seed: int | str = 0, nodes: int | None = None) -> Player:
    """A player by its name; `nodes` changes how many positions it may look at for a turn."""
    if name not in _MAKERS:
        raise BadCase([Fault("player", f"there is no player {name!r}", names())])
    return _MAKERS[name](seed, nodes)
