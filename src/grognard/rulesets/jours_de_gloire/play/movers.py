"""5.1, 5.13, 8.4  Who may still move."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.legality import Refusals
from grognard.rulesets.jours_de_gloire.play.command import acting


def movers(battle: Battle) -> tuple[str, ...]:
    """The units that may still move."""
    return battle.known("movers", lambda: tuple(_movers(battle)))


def _movers(battle: Battle) -> Iterator[str]:
    for piece in sorted(acting(battle, battle.step.active), key=lambda piece: piece.id):
        if may_move(piece):
            yield piece.id


def may_move(piece: Piece) -> bool:
    """5.1, 5.13, 8.4  Once a segment; squares stand, and a routed unit does nothing."""
    return (
        piece.at != OFF
        and piece.marker("moved") is None
        and piece.marker("square") is None
        and piece.state != "routed"
    )


def move_faults(battle: Battle, unit: str, *, idle: bool = False) -> Refusals:
    """Why a unit may not move; `idle`, why nothing is left for one whose turn it is."""
    rules = battle.rules
    if not idle and unit not in movers(battle):
        yield rules.forbid("refuse-cannot-move", "5.1", unit=unit)
    if idle and battle.piece(unit).marker("moved") is not None:
        yield rules.forbid("idle-moved", "5.1")
    if idle and battle.piece(unit).state == "routed":
        yield rules.forbid("idle-routed", "8.4")
    if idle:
        yield rules.forbid("idle-no-way", "5.1")
