"""1.17, 1.17.1. Stacks put in order."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, do, drive, hex_of, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.clean_up_phase import CleanUp
from grognard.rulesets.alea.play.position import position


def stack(**changed: Changes) -> Battle:
    changed = {
        "A01": {"at": "0304", "facing": "SE", "depth": 0},
        "A02": {"at": "0304", "facing": "SE", "depth": 1},
        "A04": {"at": "0303", "facing": "SE"},
        **changed,
    }
    return stage("alea-training", "movement", "allied", only="A01 A02 A04", pieces=changed)


def order_in(battle: Battle, hex: str) -> list[str]:
    return [piece.id for piece in position(battle).stacks[battle.board.grid.cell_of(hex)]]


@pytest.mark.rule("barrosa 1.17", "bailen 1.17", "barrosa 1.17.1", "bailen 1.17.1")
def test_a_stack_is_put_in_order_once_a_phase() -> None:
    battle = stack()
    assert order_in(battle, "0304") == ["A01", "A02"]
    do(battle, "stack A02+A01")
    assert order_in(battle, "0304") == ["A02", "A01"]
    assert refused(battle, "stack A01+A02") == ("refuse-stack-again", "1.17.1")
    assert not [order for order in listed(battle) if order.startswith("stack")]


@pytest.mark.rule("barrosa 1.17.1", "bailen 1.17.1", "barrosa 2.17", "bailen 2.17")
def test_whoever_joins_a_stack_later_lies_at_the_bottom() -> None:
    """5 + 5 + 4 SP are within the 24 of a clear hex; going S from 0303 is one of the front hexes of SE."""
    battle = stack()
    do(battle, "stack A02+A01")
    do(battle, "move A04 0304/SE")
    assert order_in(battle, "0304") == ["A02", "A01", "A04"]
    assert refused(battle, "stack A04+A02+A01") == ("refuse-stack-again", "1.17.1")


@pytest.mark.rule("barrosa 1.17", "bailen 1.17")
def test_the_next_player_turn_is_another_occasion() -> None:
    battle = stack()
    do(battle, "stack A02+A01")
    drive(CleanUp().begin(battle))
    assert battle.piece("A01").markers == battle.piece("A02").markers == ()
    do(battle, "stack A01+A02")
    assert order_in(battle, "0304") == ["A01", "A02"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("stack A01+A02", "refuse-stack-order"),
        ("stack A01", "refuse-stack-order"),
        ("stack A02+A04", "refuse-stack-order"),
        ("stack F01+A01", "refuse-unit"),
        ("stack A02+A01 >0304", "refuse-surplus"),
    ],
)
def test_only_a_whole_stack_of_ones_own_gets_another_order(text: str, key: str) -> None:
    assert refused(stack(), text) == (key, "1.17")


def test_the_phase_lists_each_other_counter_on_top() -> None:
    battle = stack(A04={"at": "0304", "facing": "SE", "depth": 2})
    stacks = [order for order in listed(battle) if order.startswith("stack")]
    assert stacks == ["stack A02+A01+A04", "stack A04+A01+A02"]
    assert rules_of(battle).asks(battle) is not None
    assert hex_of(battle, "A04") == "0304"
