"""What a position looks like to whoever acts in a later step."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.core.game.sequence import Step
from grognard.core.game.state import OFF, Piece, State
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.shooting import FIRED, SHOT
from grognard.rulesets.liberators.scenario_rows import Row

#: 4.12  what a check that goes well opens to troops, and to guns
_TROOPS = "full-move, half-move-and-change-formation"
_GUNS = "full-move, limber, unlimber, pivot"


def foreseen(scenario: LiberatorsScenario, state: State, step: Step) -> State:
    """4.4  Whoever maneuvers has checked well; 6.1 whoever fires has not fired yet."""
    listed = roster(scenario)
    if step.phase.id == "maneuver":
        lines = {id: _GUNS if id in listed.guns else _TROOPS for id in listed.bodies}
        pieces = (_checked(p, lines) if _is_of(listed.rows, p, step.active) else p for p in state.pieces)
        return msgspec.structs.replace(state, pieces=tuple(pieces))
    if step.phase.id.endswith("-fire"):
        return msgspec.structs.replace(state, pieces=tuple(map(_ready, state.pieces)))
    return state


def _is_of(rows: Mapping[str, Row], piece: Piece, side: str) -> bool:
    return piece.at != OFF and piece.strength > 0 and rows[piece.id].side == side


def _checked(piece: Piece, lines: dict[str, str]) -> Piece:
    return piece.with_marker("checked", 1).with_marker("may", lines[piece.id])


def _ready(piece: Piece) -> Piece:
    if piece.marker(FIRED) is None and piece.marker(SHOT) is None:
        return piece
    return piece.with_marker(FIRED, None).with_marker(SHOT, None)
