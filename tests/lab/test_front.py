"""Ground that changed hands, over many games."""

from __future__ import annotations

from grognard.lab.front import Front
from grognard.lab.outcome import Outcome
from grognard.scenarios import load

SIDES = ("french", "coalition")


def outcome(held: dict[str, list[str]]) -> Outcome:
    """A game of two turns in which places were held as said."""
    stood = {side: [["0404"], ["0404"], ["0404"]] for side in SIDES}
    players = dict.fromkeys(SIDES, "random")
    return Outcome(
        number=0, seed="", players=players, winner="", how="", turns=2, orders=1, score={}, strength={},
        losses={}, luck={}, deaths=(), stood=stood, held=held,
    )  # fmt: skip


def test_a_place_that_is_worth_points_from_first_to_last_is_told_with_its_turn() -> None:
    front = Front(load("maida-1806"), SIDES, [outcome({"0108": ["coalition", "french", "french"]})])
    (row,) = front.falls()
    assert (row["share"], row["middle"]) == (1.0, 1)


def test_a_goal_that_moved_with_the_armies_is_no_place_that_fell() -> None:
    moved = {"0108": ["coalition", "coalition", "french"], "0501": ["coalition", "french"]}
    front = Front(load("maida-1806"), SIDES, [outcome(moved)])
    assert [row["place"] for row in front.falls()] == ["To the landing beach (0108)"]
