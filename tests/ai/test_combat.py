"""What a ruling is worth does not hang on the order in which its ways to end are added up."""

from __future__ import annotations

from tests.staging import stage, table

from grognard.ai.combat import Harm
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.core import events as ev
from grognard.core.drivers.odds import Leaf, Odds


def test_harm_comes_out_the_same_forwards_and_backwards() -> None:
    battle = stage("alea-training", "melee", "french")
    stake = Stake(table("alea-training").system, battle.scenario, weights("plain"))
    leaves = [
        Leaf(weight, (ev.LostStrength("A01", "barrosa 6.1", points=points),), ())
        for weight, points in ((1, 1), (2, 1), (3, 1), (5, 3))
    ]
    harm = Harm(battle, stake, {"A01": "defender"})
    forwards, backwards = Odds(leaves, 11), Odds(reversed(leaves), 11)
    assert harm.of(forwards) == harm.of(backwards)
    assert harm.of(forwards) == {"allied": round(21 / 11 * 1.5, 9)}
