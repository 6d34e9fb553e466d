"""Marches: points, zones of control, stacking, the railway."""

from __future__ import annotations

from typing import Any

import pytest
from tests.staging import Changes, do, hex_of, listed, refused, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.tikhvin.play.marches import March
from grognard.rulesets.tikhvin.play.position import position

SCENARIO = "tikhvin-training"


def marching(side: str = "german", who: str = "GL1", **changed: Any) -> Battle:
    tracks = {f"acting.{side}": who, **changed.pop("tracks", {})}
    return stage(SCENARIO, "movement", side, tracks=tracks, **changed)


def cost(battle: Battle, unit: str, hex: str) -> int | None:
    """In halves of a point."""
    return March.of(battle, unit).ends.get(battle.board.grid.cell_of(hex))


@pytest.mark.rule("tikhvin 5.1")
def test_each_activated_unit_moves_once() -> None:
    battle = marching()
    assert {order.split()[1] for order in listed(battle) if order != "done"} == {"G01", "G02", "G03", "GA1"}
    do(battle, "move GA1 0307")
    assert refused(battle, "move GA1 0406") == ("refuse-cannot-move", "5.1")
    assert refused(battle, "move G04 0308") == ("refuse-cannot-move", "5.1")
    assert refused(battle, "move S12 0604") == ("refuse-unit", "5.1")
    assert refused(battle, "move G01 9999") == ("refuse-hex", "2.1")


@pytest.mark.rule("tikhvin 1.7", "tikhvin 2.1")
def test_a_way_may_be_named_hex_by_hex() -> None:
    battle = marching(only="G01 GL1", G01={"at": "0307", "markers": {"hq": "GL1"}})
    do(battle, "move G01 0305 via 0306 0305")
    assert hex_of(battle, "G01") == "0305"
    other = marching(only="G01 GL1", G01={"at": "0307", "markers": {"hq": "GL1"}})
    assert refused(other, "move G01 0305 via 0305") == ("refuse-path", "5.1")


@pytest.mark.rule("tikhvin 5.2")
def test_zones_stop_at_major_rivers_without_a_bridge_and_at_major_towns() -> None:
    here = position(marching(only="S15", S15={"at": "0507"}))
    zone = here.zone("soviet")
    held = {here.grid.label(cell) for cell in range(here.grid.size) if zone[cell]}
    # The road bridge to 0406 carries it over the Volkhov, the open river to 0407 and 0506 does not.
    assert held == {"0406", "0508", "0606", "0607"}
    town = position(marching(only="S15", S15={"at": "0306"}))
    assert not town.zone("soviet")[town.grid.cell_of("0307")]


@pytest.mark.rule("tikhvin 5.3", "tikhvin 5.4")
def test_a_zone_costs_a_point_ends_the_move_and_costs_a_point_to_leave() -> None:
    free, held = lone("0701"), lone("0701", "S12")
    assert (cost(free, "G03", "0702"), cost(held, "G03", "0702")) == (2, 4)
    assert cost(free, "G03", "0703") is not None
    assert refused(held, "move G03 0704")[1] in ("5.3", "5.1")
    # Out of the zone: one more. From zone to zone: one to leave and one to enter, a single hex.
    out, across = cost(lone("0702"), "G03", "0701"), cost(lone("0702"), "G03", "0602")
    assert out is not None
    assert across is not None
    inside = lone("0702", "S12")
    assert cost(inside, "G03", "0701") == out + 2
    assert cost(inside, "G03", "0602") == (across + 4 if across + 4 <= 8 else None)


def lone(at: str, *others: str) -> Battle:
    """The 21st Division, and perhaps the 292nd in 0703."""
    only = " ".join(("G03", "GL1", *others))
    return marching(only=only, G03={"at": at, "markers": {"hq": "GL1"}}, S12={"at": "0703"} if others else {})


@pytest.mark.rule("tikhvin 5.5")
def test_three_units_and_twenty_factors_fill_a_hex() -> None:
    battle = marching(
        G02={"at": "0407", "strength": 6, "markers": {"hq": "GL1"}},
        G04={"at": "0307", "markers": {"hq": "GL1"}},
    )  # fmt: skip
    assert refused(battle, "move G04 0407") == ("refuse-stacking", "5.5")
    assert "move GA1 0407" in listed(battle)


@pytest.mark.rule("tikhvin 4.5", "tikhvin 9.2", "tikhvin 5.7")
def test_who_is_alone_astray_or_out_of_supply_has_half_his_points() -> None:
    changes: tuple[Changes, ...] = (
        {"hq": "GL1"},
        {},
        {"hq": "GL1", "astray": 1},
        {"out-of-supply": 1},
    )
    found = [
        March.of(marching(who="GL1" if "hq" in markers else "G03", G03={"markers": markers}), "G03").points
        for markers in changes
    ]
    assert found == [8, 4, 4, 2]


@pytest.mark.rule("tikhvin 2.4", "tikhvin 2.3")
def test_tanks_pass_swamp_by_road_alone_until_it_freezes() -> None:
    autumn, winter = (
        marching(only="G01 GL1", turn=turn, G01={"at": "0301", "markers": {"hq": "GL1"}}) for turn in (3, 7)
    )
    assert autumn.board.terrain[autumn.board.grid.cell_of("0302")] == "swamp"
    assert refused(autumn, "move G01 0302") == ("refuse-no-way", "2.3")
    assert cost(winter, "G01", "0302") == 2


@pytest.mark.rule("tikhvin 5.6")
def test_one_infantry_unit_a_turn_goes_by_rail_far_from_the_enemy() -> None:
    battle = marching("soviet", "SL2", S16={"at": "0811", "markers": {"hq": "SL2"}})
    trains = [order for order in listed(battle, "S16") if order.startswith("rail")]
    assert trains
    assert refused(battle, "rail S23 0812") == ("refuse-rail-kind", "5.6")
    do(battle, trains[0])
    assert battle.piece("S16").marker("railed") == 1
    assert not any(order.startswith("rail") for order in listed(battle))
    front = marching("soviet", "SL2")
    assert refused(front, "rail S16 0610") == ("refuse-rail-zone", "5.6")


@pytest.mark.rule("tikhvin 5.6", "tikhvin 5.4")
def test_a_train_passes_a_zone_where_a_friend_holds_the_line() -> None:
    # The 126th Division reaches one hex of the line between Okulovka and the front: 0811.
    pieces = {"S15": {"at": "0912", "markers": {"hq": "SL2"}}, "G04": {"at": "0712"}}
    blocked = marching("soviet", "SL2", only="S15 SL2 G04", SL2={"at": "1012"}, pieces=pieces)
    assert refused(blocked, "rail S15 0810") == ("refuse-rail-line", "5.6")
    held = marching("soviet", "SL2", only="S15 SL2 G04", SL2={"at": "0811"}, pieces=pieces)
    assert "rail S15 0810" in listed(held, "S15")
    assert refused(held, "rail S15 0811") == ("refuse-rail-zone", "5.6")


@pytest.mark.rule("tikhvin 4.8", "tikhvin 6.2")
def test_guns_and_staffs_do_not_enter_the_hex_of_a_lone_headquarters() -> None:
    pieces: dict[str, Changes] = {
        "SL1": {"at": "0301"},
        "GA1": {"at": "0401", "markers": {"hq": "GL1"}},
        "GL1": {"at": "0401"},
    }
    guns = marching(only="GA1 GL1 SL1 G03", G03={"at": "0402", "markers": {"hq": "GL1"}}, pieces=pieces)
    assert refused(guns, "move GA1 0301") == ("refuse-move-enemy", "5.1")
    assert "move G03 0301" in listed(guns, "G03")
    tracks = {"acting.german": "GL1"}
    staff = stage(SCENARIO, "headquarters", "german", tracks=tracks, only="GL1 SL1", pieces=pieces)
    assert refused(staff, "move GL1 0301") == ("refuse-move-enemy", "5.1")
