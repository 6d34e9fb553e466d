"""13.2  The pieces where the scenario places them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.state import OFF, Piece, State, Written
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.scenario_rows import LeaderRow

WAITING, GOOD = "waiting", "good-order"


def pieces(scenario: LiberatorsScenario) -> Iterator[Piece]:
    """Every piece at the start; whoever comes later waits."""
    for row in scenario.own.rows:
        here = row.turn == 1
        at, fate = (row.at, "") if here else (OFF, WAITING)
        if isinstance(row, LeaderRow):
            yield Piece(id=row.id, at=at, formation="mounted", fate=fate)
        else:
            yield Piece(
                id=row.id,
                at=at,
                facing=row.facing * 100,
                formation=row.formation,
                state=GOOD,
                strength=row.stands,
                fate=fate,
            )


def opening(scenario: LiberatorsScenario) -> State:
    """The position before the first turn; 4.8  who holds the key positions."""
    tracks: dict[str, Written] = {f"held.{key.id}": key.side for key in scenario.own.key}
    return State(tuple(pieces(scenario)), tracks=tracks)
