"""What is drawn from holds every order that is listed, and whatever else in it would be refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.conftest import SOAKING
from tests.rulesets.liberators.play.test_sampling import moving
from tests.scenario_ids import ON_TABLES
from tests.staging import rules_of, stage

from grognard import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.liberators.play.candidates import candidates
from grognard.rulesets.liberators.play.field import field
from grognard.scenarios import load

#: units that are looked at on each table
UNITS = 24 if SOAKING else 3


def legal(battle: Battle, unit: str) -> Iterator[Order]:
    found = candidates(battle, unit)
    assert found is not None
    rules = rules_of(battle)
    for order in found:
        try:
            if order is not None:
                rules.check(battle, order)
                yield order
        except IllegalOrder:
            continue


@pytest.mark.parametrize("id", ON_TABLES)
def test_the_legal_ones_of_a_unit_in_hand_are_those_that_are_listed(id: str) -> None:
    lot = random.Random(id)
    battle = moving(id, lot.choice([player.id for player in load(id).sides]), "full-move")
    units = field(battle).of(battle.step.active)
    seen = 0
    for unit in lot.sample(units, min(UNITS, len(units))):
        listed = list(rules_of(battle).orders(battle, unit))
        assert set(legal(battle, unit)) == set(listed)
        seen += len(listed)
    assert seen > 10


@pytest.mark.parametrize("id", ON_TABLES)
def test_the_legal_ones_of_a_leader_are_those_that_are_listed(id: str) -> None:
    for player in load(id).sides:
        battle = stage(id, "leaders", player.id)
        for leader in [one for one in field(battle).leaders if field(battle).side(one) == player.id]:
            assert set(legal(battle, leader)) == set(rules_of(battle).orders(battle, leader))


def test_charges_come_too_late_once_somebody_of_the_group_has_moved() -> None:
    hand = {"markers": {"checked": 1, "may": "full-move"}, "at": "20,18", "facing": "180"}
    near = {"at": "20,10", "facing": "0"}
    verbs = [
        {order.verb for order in legal(battle, "P01")}
        for moved in (0, 1)
        for battle in [
            stage("chacabuco-farm", "maneuver", "patriot", tracks={"group.moved": moved}, P01=hand, R02=near)
        ]
    ]
    assert "charge" in verbs[0]
    assert "charge" not in verbs[1]


def test_whoever_has_nothing_in_hand_is_listed() -> None:
    assert candidates(stage("chacabuco-farm", "maneuver", "patriot"), "P01") is None
