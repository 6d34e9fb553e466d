"""Computers at a game: who they are, whether one has to decide, and what their choices are seeded with."""

from __future__ import annotations

import hashlib

from grognard.ai.settling import gives_up
from grognard.core.game.node import Decision
from grognard.server.lessons import LESSON, next_item
from grognard.server.match import Match


def computers_of(match: Match) -> dict[str, str]:
    """Side -> which computer plays it; empty for the usual one."""
    return {seat.side: seat.player for seat in match.record.seats if seat.kind == "computer"}


def computers_turn(match: Match) -> bool:
    computers = computers_of(match)
    if not computers or match.is_over:
        return False
    item = next_item(match.record, match.game)
    if item is not None:
        return not item.is_learners
    node = match.game.clone().node
    return isinstance(node, Decision) and node.side in computers


def resigning(match: Match) -> str:
    """The side whose computer gives up rather than give its next order to a person; empty for none."""
    computers, node = computers_of(match), match.game.clone().node
    if not isinstance(node, Decision) or node.choice is not None or node.side not in computers:
        return ""
    if len(computers) == len(match.record.terms.sides) or match.record.dice == LESSON:
        return ""
    return node.side if gives_up(match.game, node.side) else ""


def seed_of(game: str) -> int:
    """What the computers of a game are seeded with."""
    return int(hashlib.sha256(game.encode()).hexdigest()[:8], 16)
