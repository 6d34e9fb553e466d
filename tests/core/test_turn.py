from __future__ import annotations

from functools import partial

import pytest

from grognard import odds, ruleset
from grognard.core.drivers.turn import losses_by_role, turn_losses
from grognard.dice import Distribution

POLICY = {"attacker.advance": "yes", "defender.decline": "no"}


def one_combat() -> Distribution[tuple[int, ...]]:
    rules = ruleset("tikhvin")
    case = rules.build_case("combat", rules.example("combat"))
    roles = rules.procedure("combat").roles(case)
    return losses_by_role(odds(rules, "combat", case, POLICY), roles, ("attacker", "defender"))


def lost_by(side: int, losses: tuple[int, ...]) -> int:
    return losses[side]


def test_the_losses_of_a_turn_add_up() -> None:
    single = one_combat()
    turn = turn_losses([single] * 12)
    assert sum(turn.fractions().values()) == 1
    for side in range(2):
        lost = partial(lost_by, side)
        assert turn.mean(lost) == 12 * single.mean(lost)


def test_a_turn_without_combats_is_refused() -> None:
    with pytest.raises(ValueError, match="without combats"):
        turn_losses([])


def test_the_convolution_equals_the_plain_one() -> None:
    def add(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
        return a[0] + b[0], a[1] + b[1]

    single = one_combat()
    other: Distribution[tuple[int, ...]] = Distribution({(0, 3): 1, (5, 0): 2, (1, 1): 4})
    assert turn_losses([single, other, single]) == single.convolve(other, add).convolve(single, add)
