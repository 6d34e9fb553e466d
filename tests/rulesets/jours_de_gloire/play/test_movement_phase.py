"""4.3, 4.8, 5. Marches: fronts, turns, zones of control, stacks, squares."""

from __future__ import annotations

import pytest
from tests.staging import do, listed, order, refused, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.jours_de_gloire.play.charges import charges
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.movement_phase import Movement, legal_ends, march_of, move_cost
from grognard.rulesets.jours_de_gloire.play.officers import reach_of
from grognard.rulesets.jours_de_gloire.play.pace import Placing
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.ways import way_of

MAIDA = "maida-1806"
FREE = {"orders.kempt": "received", "active": "kempt"}
LED = {"led": 1}


def placing(battle: Battle, hex: str, facing: str) -> Placing:
    grid = battle.board.grid
    return Placing(grid.cell_of(hex), grid.numbering.orientation.direction(facing))


@pytest.mark.rule("jours-de-gloire 5.4")
def test_a_unit_moves_into_its_front_and_turns_one_hexside_free() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="M01", M01={"at": "1007", "facing": "N"})
    ends = march_of(battle, "M01").ends
    assert ends[placing(battle, "1006", "N")] == 2  # one point, in halves
    assert ends[placing(battle, "1006", "NE")] == 2
    assert ends[placing(battle, "1006", "SE")] == 4  # a turn more
    assert ends[placing(battle, "1007", "S")] == 2
    # Straight back: about turn, and one hex.
    assert ends[placing(battle, "1008", "S")] == 4


@pytest.mark.rule("jours-de-gloire 5.1")
def test_a_unit_spends_its_allowance_and_may_always_go_one_hex() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="M01", M01={"at": "1007", "facing": "N"})
    assert placing(battle, "1002", "N") not in march_of(battle, "M01").ends  # uphill at last
    assert move_cost(battle, order("move M01 1003/N")) == 5
    spent = stage(MAIDA, "movement", "coalition", only="M11", M11={"at": "0402", "facing": "NW"})
    assert refused(spent, "move M11 0301/NW")[0] == "refuse-no-way"  # marsh bars guns


@pytest.mark.rule("jours-de-gloire 5.5")
def test_zones_are_the_fronts_of_those_who_are_not_routed() -> None:
    battle = stage(
        MAIDA, "movement", "coalition", only="N01 N11",
        N01={"at": "1007", "facing": "N"}, N11={"at": "1507", "facing": "N", "state": "disordered"},
    )  # fmt: skip
    here = position(battle)
    assert {here.grid.label(cell) for cell, held in enumerate(here.zone("french")) if held} == {
        "0907", "1006", "1107",
    }  # fmt: skip
    routed = stage(MAIDA, "movement", "coalition", only="N01", N01={"at": "1007", "state": "routed"})
    assert not any(position(routed).zone("french"))


@pytest.mark.rule("jours-de-gloire 5.6", "jours-de-gloire 5.7")
def test_a_zone_ends_a_move_and_is_left_for_another_only_with_the_first_step() -> None:
    battle = stage(
        MAIDA, "movement", "coalition", only="M01 N01", tracks=FREE,
        M01={"at": "1009", "facing": "N", "markers": LED}, N01={"at": "1006", "facing": "S"},
    )  # fmt: skip
    hexes = {battle.board.grid.label(end.cell) for end in legal_ends(battle, "M01")}
    assert "1007" in hexes  # before the enemy
    assert "0907" in hexes  # beside him: in his front as well
    assert "1005" not in hexes  # behind him
    inside = stage(
        MAIDA, "movement", "coalition", only="M01 N01", tracks=FREE,
        M01={"at": "1007", "facing": "NW", "markers": LED}, N01={"at": "1006", "facing": "S"},
    )  # fmt: skip
    march = march_of(inside, "M01")
    assert march.ends[placing(inside, "0907", "NW")] == 4  # one more to leave, and then it stops
    beside = inside.board.grid.cell_of("0907")
    assert all(cell != beside for cell, _cost in march.strides(placing(inside, "0806", "NW")))


@pytest.mark.rule("jours-de-gloire 4.3", "jours-de-gloire 4.4")
def test_without_orders_a_unit_tests_before_it_closes_and_stops_short_if_it_fails() -> None:
    pieces = {
        "M01": {"at": "1009", "facing": "N"},
        "N01": {"at": "1006", "facing": "S"},
    }
    given = "move M01 1007/N"
    failed = stage(MAIDA, "movement", "coalition", only="M01 N01", tracks={"active": "kempt"}, pieces=pieces)
    assert do(failed, given, 9) == ["ask-engagement"]
    assert failed.board.grid.label(failed.piece("M01").at) == "1008"
    passed = stage(MAIDA, "movement", "coalition", only="M01 N01", tracks={"active": "kempt"}, pieces=pieces)
    do(passed, given, 7)
    assert passed.board.grid.label(passed.piece("M01").at) == "1007"


@pytest.mark.rule("jours-de-gloire 5.9", "jours-de-gloire 5.2")
def test_two_units_of_one_formation_share_a_hex_facing_one_way() -> None:
    battle = stage(
        MAIDA, "movement", "coalition", only="M01 M02 M04", tracks=FREE,
        M01={"at": "1008", "facing": "N"}, M02={"at": "1007", "facing": "N"}, M04={"at": "0908"},
    )  # fmt: skip
    assert refused(battle, "move M01 1007/NE")[0] == "refuse-stack-facing"
    Movement().check(battle, order("move M01 1007/N"))
    assert refused(battle, "move M01 0908/N")[0] == "refuse-stack-formation"


@pytest.mark.rule("jours-de-gloire 5.13")
def test_a_square_is_a_whole_move_and_is_broken_up_for_nothing() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="M01 N10", M01={"at": "1007"})
    do(battle, "form M01 =square")
    assert battle.piece("M01").marker("square") == 1
    assert refused(battle, "move M01 1006/N")[0] == "refuse-cannot-move"
    formed = stage(
        MAIDA, "movement", "coalition", only="M01 N10", M01={"at": "1007", "markers": {"square": 1}}
    )
    do(formed, "form M01 =line")
    assert formed.piece("M01").marker("square") is None


@pytest.mark.rule("jours-de-gloire 5.13")
def test_whoever_stands_in_square_is_asked_though_nobody_else_can_move() -> None:
    square = {"at": "1007", "markers": {"square": 1}}
    formed = stage(MAIDA, "movement", "coalition", only="M01 N10", tracks=FREE, M01=square)
    asked = Movement().asks(formed)
    assert asked is not None
    assert asked.subjects == ("M01",)
    moved = {"at": "1007", "markers": {"square": 1, "moved": 1}}
    done = stage(MAIDA, "movement", "coalition", only="M01 N10", tracks=FREE, M01=moved)
    assert Movement().asks(done) is None


@pytest.mark.rule("jours-de-gloire 5.11", "jours-de-gloire 7.29")
def test_a_charge_ends_straight_at_its_target_and_passes_foot_but_no_guns() -> None:
    pieces = {"N10": {"at": "1010", "facing": "N"}, "M01": {"at": "1005", "facing": "S"}}
    battle = stage(MAIDA, "movement", "french", only="N10 M01", pieces=pieces)
    assert "charge N10 1006/N >1005" in [str(order) for order in charges(battle)]
    between = {"at": "1008", "facing": "N"}
    foot = stage(MAIDA, "movement", "french", only="N10 M01 N08", pieces=pieces, N08=between)
    guns = stage(MAIDA, "movement", "french", only="N10 M01 N11", pieces=pieces, N11=between)
    through = [
        cell for order in (foot, guns) for cell in March(order, order.piece("N10"), charging=True).ends
    ]
    assert through
    paths = [ride for ride in charges(guns) if ride.target == "1005"]
    assert all("1008" not in ride.path for ride in paths)


@pytest.mark.rule("jours-de-gloire 4.8")
def test_officers_ride_ten_points_by_their_own_column() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="ML2", ML2={"at": "0107"})
    costs = reach_of(battle, "ML2").costs
    cell = battle.board.grid.cell_of
    assert costs[cell("0407")] == 3  # three hexes of the track at half a point
    assert max(costs.values()) <= 20


@pytest.mark.rule("jours-de-gloire 7.1", "jours-de-gloire 7.30")
def test_a_second_charge_upon_a_hex_comes_from_beside_the_first() -> None:
    battle = stage(
        "jdg-crossroads", "movement", "french", only="C1 C2 K1",
        tracks={"orders.c": "received", "active": "c"},
        K1={"at": "1307", "facing": "N"}, C1={"at": "1304", "facing": "S", "markers": {"led": 1}},
        C2={"at": "1310", "facing": "N", "markers": {"led": 1}},
    )  # fmt: skip
    assert "charge C2 1308/N >1307" in listed(battle)
    do(battle, "charge C1 1306/S >1307")
    assert refused(battle, "charge C2 1308/N >1307") == ("refuse-charge-path", "7.29")


@pytest.mark.rule("jours-de-gloire 5.1", "jours-de-gloire 5.4")
def test_guns_that_were_turned_with_their_stack_may_still_go_one_hex() -> None:
    # The stream takes all four points of the guns, and the turn has cost them one.
    stood = {"at": "0711", "facing": "S", "markers": {"led": 1}}
    battle = stage(
        "jdg-crossroads", "movement", "french", only="A1 A5", tracks={"orders.a": "received", "active": "a"},
        A1={**stood, "depth": 0}, A5={**stood, "depth": 1},
    )  # fmt: skip
    do(battle, "move A1 0711/SE")
    assert battle.piece("A5").marker("spent") == 1
    ends = {end.cell for end in legal_ends(battle, "A5")}
    assert battle.board.grid.cell_of("0811") in ends
    do(battle, "move A5 0811/SE")


@pytest.mark.rule("jours-de-gloire 7.29", "jours-de-gloire 5.4")
def test_horse_that_was_turned_with_its_stack_still_charges_with_a_point_less() -> None:
    stood = {"at": "1304", "facing": "S", "markers": {"led": 1}}
    battle = stage(
        "jdg-crossroads", "movement", "french", only="C1 C2 K1",
        tracks={"orders.c": "received", "active": "c"},
        K1={"at": "1307", "facing": "N"}, C1={**stood, "depth": 0}, C2={**stood, "depth": 1},
    )  # fmt: skip
    before = {str(order) for order in charges(battle) if order.unit == "C2"}
    do(battle, "move C1 1304/SE")
    after = {str(order) for order in charges(battle) if order.unit == "C2"}
    assert "charge C2 1306/S >1307" in after
    assert after < before  # round to the far side it is one point too far


@pytest.mark.rule("jours-de-gloire 7.29")
def test_a_charge_may_lead_back_through_the_hex_it_began_in() -> None:
    pieces = {"N10": {"at": "1008", "facing": "N"}, "M01": {"at": "1006", "facing": "S"}}
    battle = stage(
        MAIDA, "movement", "french", only="N10 M01", tracks={"orders.compere": "received"}, pieces=pieces
    )
    charge = "charge N10 1007/N >1006"
    assert charge in listed(battle)
    entered = way_of(battle, order(charge))
    assert [stride.hex for stride in entered][1:] == ["1008", "1007"]
    tired = stage(
        MAIDA, "movement", "french", only="N10 M01", N10={**pieces["N10"], "markers": {"spent": 5}},
        M01=pieces["M01"],
    )  # fmt: skip
    assert refused(tired, charge) == ("refuse-charge-path", "7.29")


@pytest.mark.rule("jours-de-gloire 9.4")
def test_an_officer_keeps_out_of_the_hex_of_an_enemy_officer() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="ML2 NL1", ML2={"at": "0507"}, NL1={"at": "0407"})
    assert "move ML2 0406" in listed(battle, "ML2")
    assert refused(battle, "move ML2 0407") == ("refuse-officer-reach", "4.8")
