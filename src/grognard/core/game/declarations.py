"""What has been declared and not yet been carried out: assaults, charges, an order that is being resolved.

A declaration says who goes for what by which rule. It is drawn as an arrow, so that whoever draws needs to
know no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.game import Game
from grognard.core.game.order import Order
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import System


class Declaration(msgspec.Struct, frozen=True):
    """Some units against one hex, or one enemy on a table."""

    #: a word of the rules
    kind: str
    units: tuple[str, ...]
    #: the label of a hex, or the id of a unit
    target: str
    rule: str


@runtime_checkable
class Declaring(Protocol):
    """A system in which something is declared first and resolved later."""

    def declarations(self, battle: Battle) -> tuple[Declaration, ...]: ...


def declared_in(system: System, battle: Battle) -> list[Declaration]:
    """What stands declared in a position."""
    return list(system.declarations(battle)) if isinstance(system, Declaring) else []


def declarations_of(game: Game, battle: Battle) -> list[Declaration]:
    """The same, and the order that is under way in the game, if it has a target."""
    found = declared_in(game.table.system, battle)
    _settled, pending = game.standing
    order = None if pending is None else pending.order
    if isinstance(order, Order) and order.target:
        known = {(unit, one.target) for one in found for unit in one.units}
        left = tuple(unit for unit in order.units if (unit, order.target) not in known)
        if left:
            rule = game.table.system.rules.cite(battle.step.phase.rule)
            found.append(Declaration(order.verb, left, order.target, rule))
    return found


def marked(pieces: Iterable[Piece], kinds: dict[str, str], rule: str) -> Iterator[Declaration]:
    """One declaration for each target named on a marker; a piece with several has that of the first kind."""
    together: dict[tuple[str, str], list[str]] = {}
    for piece in pieces:
        for marker, kind in kinds.items():
            target = piece.marker(marker)
            if piece.at != OFF and target is not None:
                together.setdefault((kind, str(target)), []).append(piece.id)
                break
    for (kind, target), units in together.items():
        yield Declaration(kind, tuple(units), target, rule)
