"""7.1, 7.14. What has been declared: assaults, and charges that came home."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.declarations import Declaration, marked


def declarations(battle: Battle) -> tuple[Declaration, ...]:
    return tuple(_declared(battle))


def _declared(battle: Battle) -> Iterator[Declaration]:
    # 7.20  A unit that charged bears an ASSAULT marker as well.
    riders = [piece for piece in battle.state.pieces if piece.marker("charged") is not None]
    others = [piece for piece in battle.state.pieces if piece.marker("charged") is None]
    yield from marked(riders, {"assault": "charge"}, battle.rules.cite("7.14"))
    yield from marked(others, {"assault": "assault"}, battle.rules.cite("7.1"))
