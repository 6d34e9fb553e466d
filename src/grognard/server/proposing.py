"""Proposals between two seats: who is asked, and what was proposed, in words."""

from __future__ import annotations

from typing import Any

from grognard.ai.settling import takes_draw
from grognard.core.game.repair import corrections
from grognard.core.game.settlement import Fix, read_settlement
from grognard.server.match import GameEnded
from grognard.server.problems import Problem
from grognard.server.records import Proposal
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def opponent(here: Visit) -> str:
    """The side that a seat does not play; empty where it plays them all."""
    own = here.seat.sides
    return next((side for side in here.match.record.terms.sides if side not in own), "")


def agrees_at_once(here: Visit) -> str:
    """The other side, where nobody has to be asked: one's own, or a computer's."""
    own, other = here.seat.sides, opponent(here)
    if not other:
        return own[1]
    seat = here.match.record.seat(other)
    return other if seat is not None and seat.kind == "computer" else ""


def check_drawn(here: Visit) -> None:
    """A computer that stands better does not agree to a draw."""
    other = opponent(here)
    if other and not takes_draw(here.match.game, other):
        raise Problem(409, "The computer stands better, and plays on")


def check_going_on(here: Visit) -> None:
    if here.match.is_over:
        raise GameEnded


def proposal_data(sight: SideView, proposal: Proposal) -> dict[str, Any]:
    lines = _lines(sight, proposal)
    return {"kind": proposal.kind, "by": proposal.by, "given": proposal.given, "lines": lines}


def _lines(sight: SideView, proposal: Proposal) -> list[str]:
    if proposal.kind != "fix":
        return []
    fix = read_settlement(proposal.given)
    assert isinstance(fix, Fix)
    game = sight.game
    return [sight.words.event(event) for event in corrections(game.table.system, game.battle, fix)]
