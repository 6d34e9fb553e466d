"""Whether a puzzle is what it claims: its answer legal and best by every pricing, every other order worse."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.core.game.game import Game
from grognard.core.game.order import Order
from grognard.puzzles.judge import PRICINGS, Judge, NoProof, Points, Verdict
from grognard.puzzles.puzzle import Puzzle

#: points of victory by which an answer has to be better than any other order, as the yardstick prices them
CLEAR = 0.5
#: and by every other pricing
_SURE = 0.25
#: points that are no difference
_ALIKE = 1e-6


class Proof(msgspec.Struct, frozen=True):
    """What exact odds say of a decision."""

    right: tuple[Verdict, ...]
    wrong: tuple[Verdict, ...]
    #: points between them, by pricing
    margins: Points

    @property
    def is_clear(self) -> bool:
        return self.margins[0] >= CLEAR and min(self.margins) >= _SURE

    @property
    def answer(self) -> Order:
        return self.right[0].order


def proof_of(game: Game) -> Proof:
    """What is right where a game stands, and what is not. NoProof where odds do not tell."""
    return proved(Judge(game).verdicts(game))


def proved(verdicts: Sequence[Verdict]) -> Proof:
    best = verdicts[0].worth[0]
    right = [one for one in verdicts if one.worth[0] >= best - _ALIKE]
    wrong = verdicts[len(right) :]
    if not wrong:
        raise NoProof("all orders come to the same")
    margins = tuple(
        min(one.worth[n] for one in right) - max(one.worth[n] for one in wrong) for n in range(len(PRICINGS))
    )
    return Proof(tuple(right), tuple(wrong), margins)


def faults(puzzle: Puzzle) -> list[str]:
    """What a puzzle claims and does not hold; nothing where all of it does."""
    try:
        proof = proof_of(puzzle.game)
    except NoProof as wrong:
        return [str(wrong)]
    found = []
    worth = {str(one.order): one.worth[0] for one in (*proof.right, *proof.wrong)}
    if worth != puzzle.worth:
        found.append(f"orders come to {worth}, not {puzzle.worth}")
    if {str(one.order) for one in proof.right} != set(puzzle.right):
        found.append(f"right: {[str(one.order) for one in proof.right]}, not {list(puzzle.right)}")
    if not proof.is_clear:
        found.append(f"not clear: {proof.margins}")
    if abs(proof.margins[0] - puzzle.margin) > _ALIKE:
        found.append(f"margin {proof.margins[0]}, not {puzzle.margin}")
    return found
