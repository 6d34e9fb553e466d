"""Ways shown before a move is ordered: hex by hex what they cost, and by way-points."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.rulesets.alea.play.staging import Changes, stage

from grognard import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order, parse
from grognard.rulesets.alea.play.movement_phase import Movement, march_cost
from grognard.rulesets.alea.play.ways import orders_through, way_of, ways


def training(phase: str = "movement", only: str = "", **changed: Changes) -> Battle:
    told = {"markers": {"order": "attack"}}
    return stage("alea-training", phase, "french", only=only, pieces={"F02": told, "F05": told, **changed})


def order(text: str) -> Order:
    given = parse(text)
    assert isinstance(given, Order)
    return given


def test_every_goal_has_a_way_hex_by_hex_that_costs_what_the_order_says() -> None:
    battle = training()
    grid, shown = battle.board.grid, ways(battle, "F02")
    goals = {one.to for one in Movement().orders(battle, "F02") if one.verb == "move"}
    assert set(shown) == goals
    for hex, way in shown.items():
        if not way:
            assert hex == "0804"  # turning in place
            continue
        cells = [battle.piece("F02").at, *(grid.cell_of(stride.hex) for stride in way)]
        assert all(grid.distance(a, b) == 1 for a, b in pairwise(cells))
        assert [stride.cost for stride in way] == sorted(stride.cost or 0 for stride in way)
        orders = [one for one in Movement().orders(battle, "F02") if one.to == hex]
        assert way[-1].cost == min(march_cost(battle, one) or 0 for one in orders)


def test_the_way_of_an_order_with_a_path_is_that_path() -> None:
    battle = training()
    given = order("move F02 0604/SW =normal via 0704 0604")
    assert [stride.hex for stride in way_of(battle, given)] == ["0704", "0604"]


def test_a_detour_is_paid_step_by_step_although_a_shorter_way_touches_the_same_hexes() -> None:
    battle = training(only="F02 A04", F02={"markers": {"order": "attack"}})
    straight = order("move F02 0705/SW =normal")
    detour = order("move F02 0705/SW =normal via 0805 0705")
    cheap, dear = march_cost(battle, straight), march_cost(battle, detour)
    assert cheap is not None
    assert dear is not None
    assert (cheap, dear) == (1, 2)


def test_way_points_lead_by_the_hexes_named_and_every_order_is_legal() -> None:
    battle = training(only="F02 A04")
    found = orders_through(battle, "F02", ["0805", "0705"])
    assert found
    for one in found:
        Movement().check(battle, one)
        assert one.path == ("0805", "0705")
        assert march_cost(battle, one) == way_of(battle, one)[-1].cost


@pytest.mark.parametrize(
    ("hexes", "rule"),
    [(["0101"], "5.5"), (["0404"], "5.11"), (["9999"], "2.1"), ([], "5.9"), (["0803", "0803"], "5.9")],
)
def test_a_way_that_cannot_be_gone_says_why(hexes: list[str], rule: str) -> None:
    with pytest.raises(IllegalOrder) as refused:
        orders_through(training(), "F02", hexes)
    assert refused.value.rule == f"barrosa {rule}"


def test_a_way_that_is_too_long_names_the_points_it_would_take() -> None:
    with pytest.raises(IllegalOrder) as refused:
        orders_through(training(), "F02", ["0803", "0804", "0805", "0806", "0704"])
    assert "needs" in dict(refused.value.reason.args)


def test_nobody_is_sent_by_way_points_outside_the_movement_phase() -> None:
    with pytest.raises(IllegalOrder) as refused:
        orders_through(training("assault"), "F02", ["0803"])
    assert refused.value.reason.key == "refuse-way-phase"


def test_a_commander_shows_the_hexes_he_rides_through() -> None:
    battle = training("commanders")
    shown = ways(battle, "FL1")
    assert shown["0903"] in (
        (Stride("0903"),),
        (Stride("0803"), Stride("0903")),
        (Stride("0904"), Stride("0903")),
    )


def test_a_charge_shows_its_ride() -> None:
    battle = training(
        "assault", only="F05 A05", F05={"at": "0803", "markers": {"order": "attack"}}, A05={"at": "0505"}
    )
    shown = ways(battle, "F05")
    assert shown == {"0505": (Stride("0704"), Stride("0604"))}
