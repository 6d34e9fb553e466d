"""What a ruling is worth does not hang on how its ways to end are kept and added up."""

from __future__ import annotations

from typing import Any

from tests.staging import stage, table

from grognard.ai.combat import Harm
from grognard.ai.odds_cache import OddsCache
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.core import events as ev
from grognard.core.drivers.odds import Leaf, Odds
from grognard.core.game.battle import Battle
from grognard.rulesets import ruleset

LINE = {"arm": "infantry", "cls": "line", "willingness": "C", "strength": 4}
FOOT = [{"id": unit, **LINE} for unit in ("A01", "A02", "A03", "A04")]


def solved(battle: Battle, procedure: str, data: dict[str, Any]) -> tuple[Odds, Harm]:
    barrosa = ruleset("barrosa")
    ruled, case = barrosa.procedure(procedure), barrosa.build_case(procedure, data)
    stake = Stake(table("alea-training").system, battle.scenario, weights("plain"))
    odds, _given = OddsCache(barrosa.rules).odds(ruled, case)
    return odds, Harm(battle, stake, ruled.roles(case))


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


def one_by_one(odds: Odds) -> Odds:
    """The same odds with every leaf by itself."""
    return Odds(odds.leaves, odds.total)


def test_harm_of_a_pursuit_is_the_same_drawn_out_leaf_by_leaf() -> None:
    battle = stage("alea-training", "melee", "french")
    horse = {"arm": "cavalry", "cls": "medium", "willingness": "B", "strength": 3, "order": "attack"}
    data = {
        "attackers": [{"counters": [{"id": "F05", **horse}]}],
        "defender": {"counters": FOOT[:2], "room": 0},
        "next_targets": [{"counters": FOOT[2:]}],
    }
    odds, harm = solved(battle, "melee", data)
    assert odds.trunk is not None
    assert harm.of(odds) == harm.of(one_by_one(odds))
    assert set(harm.of(odds)) == {"allied", "french"}


def test_harm_of_a_long_bombardment_is_the_same_history_by_history() -> None:
    battle = stage("alea-training", "offensive-fire", "french")
    gun = {"arm": "artillery", "cls": "medium", "willingness": "B", "formation": "deployed", "strength": 7}
    data = {
        "batteries": [{"id": f"gun {number}", **gun} for number in range(3)],
        "targets": FOOT,
        "commander": {"id": "chief", "morale": 1},
        "range": 3,
    }
    odds, harm = solved(battle, "artillery-fire", data)
    assert odds.sheaves
    assert harm.of(odds) == harm.of(one_by_one(odds))
    assert harm.of(odds)["allied"] > 0
