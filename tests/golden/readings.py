"""What golden positions have in common: how they are read, and how two readings of the rules are compared."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.scenario import Scenario


class FixedPosition(msgspec.Struct, frozen=True, kw_only=True):
    """One file of a folder of positions: a scenario, and what differs from its set-up."""

    scenario: str
    phase: str
    side: str
    counts: dict[str, int]
    about: str
    turn: int = 1
    alone: bool = False
    units: dict[str, str] = {}
    tracks: dict[str, int | str] = {}


Fixed = TypeVar("Fixed", bound=FixedPosition)
#: changes a piece by one word of its file
Reader = Callable[[Scenario[Any], Piece, str], Piece]


def read_positions(folder: str, kind: type[Fixed]) -> dict[str, Fixed]:
    """The positions of a folder beside this file, by name."""
    files = sorted(Path(__file__).with_name(folder).glob("*.toml"))
    assert files, f"no positions in {folder}"
    return {
        file.stem: msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind) for file in files
    }


def changed(scenario: Scenario[Any], piece: Piece, words: str, read: Reader) -> Piece:
    for word in words.split():
        piece = read(scenario, piece, word)
    return piece


def compare(offered: Collection[Order], slow: Collection[Order]) -> None:
    """The game offers exactly what the slow reading finds."""
    once, found = set(offered), set(slow)
    assert len(offered) == len(once), "an order is offered twice"
    assert not found - once, f"not offered: {sorted(map(str, found - once))}"
    assert not once - found, f"offered and not legal: {sorted(map(str, once - found))}"


def counted(offered: Collection[Order], counts: Mapping[str, int]) -> None:
    """The counts stand in the files, so that the two readings cannot drift together unseen."""
    assert Counter(order.verb for order in offered) == counts


def imported(file: Path) -> set[str]:
    """What a file takes from the game."""
    tree = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    names = [node.module or "" for node in tree if isinstance(node, ast.ImportFrom)]
    names += [alias.name for node in tree if isinstance(node, ast.Import) for alias in node.names]
    return {name for name in names if name.startswith("grognard")}
