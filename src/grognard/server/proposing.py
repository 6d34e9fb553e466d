"""Proposals between two seats: who is asked, what was proposed, and what it says in words."""

from __future__ import annotations

from typing import Any

from grognard.core.game.mending import corrections
from grognard.core.game.settlement import Fix, read_settlement
from grognard.server.access import Visit
from grognard.server.matches import GameEnded, Matches
from grognard.server.sight import Sight
from grognard.server.storage import Proposal


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


def check_going_on(here: Visit) -> None:
    if here.match.is_over:
        raise GameEnded


async def propose(matches: Matches, here: Visit, kind: str, given: str = "") -> dict[str, Any]:
    """Ask the opponent, who hears of it at once."""
    match = here.match
    wanted = Proposal(kind, here.seat.sides[0], match.sequence, given)
    await matches.store.propose(match.record.id, wanted)
    match.ring()
    return {"done": False, "sequence": match.sequence, "waiting": opponent(here)}


async def proposed_to(matches: Matches, here: Visit, kind: str) -> Proposal | None:
    """What the opponent would like to settle, unless the game has gone on since."""
    match = here.match
    for one in await matches.store.proposals(match.record.id):
        if one.kind == kind and one.by not in here.seat.sides and one.sequence == match.sequence:
            return one
    return None


def proposal_data(sight: Sight, proposal: Proposal) -> dict[str, Any]:
    lines = _lines(sight, proposal)
    return {"kind": proposal.kind, "by": proposal.by, "given": proposal.given, "lines": lines}


def _lines(sight: Sight, proposal: Proposal) -> list[str]:
    if proposal.kind != "fix":
        return []
    fix = read_settlement(proposal.given)
    assert isinstance(fix, Fix)
    game = sight.game
    return [sight.words.event(event) for event in corrections(game.table.system, game.battle, fix)]
