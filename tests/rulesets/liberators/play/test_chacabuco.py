"""14, 16. Chacabuco: the ground, the armies, and the rules that the battle has for itself."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import in_hand
from tests.staging import do, drive, hex_of, listed, refused, rules_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.plane import INCH, Polygon
from grognard.plane.convex import round_ring
from grognard.rulesets.liberators.play.command import check_case
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.ground import BLOCKED
from grognard.rulesets.liberators.play.positions import positions_lost, take_positions
from grognard.rulesets.liberators.play.retreats import Retreat
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.verdicts import end_of_battle, note_fled
from grognard.scenarios import load

CHACABUCO = "chacabuco-1817"
LAST = 12
FAR: dict[str, Any] = {"R05": {"at": "40,10"}}


def begun(side: str, *answers: int, **changed: Any) -> tuple[Battle, list[str]]:
    """A side's turn begins; nobody is near O'Higgins unless the test says so."""
    battle = stage(CHACABUCO, "leaders", side, **{**FAR, **changed})
    return battle, drive(rules_of(battle).begin(battle), *answers)


@pytest.mark.rule("liberators 16.1", "liberators 2.2")
def test_spurs_are_closed_to_guns_and_horse() -> None:
    table = load(CHACABUCO).tabletop
    assert (table.width, table.depth) == (72 * INCH, 48 * INCH)
    here = field(stage(CHACABUCO, "close", ""))
    spur = Polygon(round_ring(*table.area("T06").polygon.centroid, INCH))
    assert [here.ground.closed(spur, kind) is not None for kind in ("guns", "cavalry", "infantry")] == [
        True,
        True,
        False,
    ]
    assert load(CHACABUCO).turns == LAST


@pytest.mark.rule("liberators 2.7")
def test_one_sees_four_inches_into_brush() -> None:
    places: dict[str, Any] = {"R04": {"at": "7,30.5", "facing": 9000}}
    near = stage(CHACABUCO, "close", "", only="R04 P01", P01={"at": "11,30.5", "facing": 27000}, **places)
    assert field(near).sight("R04", "P01") != BLOCKED
    far = stage(CHACABUCO, "close", "", only="R04 P01", P01={"at": "16,30.5", "facing": 27000}, **places)
    assert field(far).sight("R04", "P01") == BLOCKED


@pytest.mark.rule("liberators 2.4", "liberators 16.1")
def test_the_muddy_stream_stops_guns_but_on_the_road_and_spoils_a_charge() -> None:
    guns: dict[str, Any] = {"formation": "limbered", "facing": 18000}
    off = in_hand(CHACABUCO, "P16", "patriot", only="P16", P16={**guns, "at": "46,32"})
    assert refused(off, "move P16 46,29/180") == ("refuse-major-obstacle", "2.4")
    on = in_hand(CHACABUCO, "P16", "patriot", only="P16", P16={**guns, "at": "41.4,32"})
    do(on, "move P16 41.4,29.5/180")
    charger: dict[str, Any] = {"at": "46,33", "facing": 18000, "formation": "line"}
    battle = in_hand(CHACABUCO, "P01", "patriot", only="P01 R03", P01=charger, R03={"at": "46,28"})
    do(battle, "charge P01 >R03")
    assert battle.piece("P01").marker("over") == "broken"


@pytest.mark.rule("liberators 16.2", "liberators 4.8")
def test_the_armies_are_those_of_the_day() -> None:
    found = roster(load(CHACABUCO))
    stands = {side: sum(r.stands for r in found.troops.values() if r.side == side) for side in found.enemy}
    assert stands == {"patriot": 68, "royalist": 43}
    assert {army.side: (army.heavy, army.breaks) for army in found.armies.values()} == {
        "patriot": (21, 34),
        "royalist": (13, 22),
    }
    battle = stage(CHACABUCO, "charge", "royalist", R04={"at": "41,42"}, P05={"at": "50,30"})
    take_positions(battle)
    assert battle.state.track("held.old-pass") == "royalist"
    assert positions_lost(battle, "patriot") == 1


@pytest.mark.rule("liberators 14.1", "liberators 16.3")
def test_the_mountain_guns_come_on_turn_four_or_never() -> None:
    lost, asked = begun("patriot", 3, turn=4)
    assert asked == ["ask-arrival"]
    assert lost.piece("P06").fate == "abandoned"
    found, _asked = begun("patriot", 4, turn=4)
    assert field(found).print("P06").bounds == (41500, 46500, 42500, 48000)


@pytest.mark.rule("liberators 14.1", "liberators 16.3")
def test_soler_comes_piece_by_piece() -> None:
    horse, asked = begun("patriot", turn=5, P06={"fate": "abandoned"})
    assert asked == []
    assert {"P14", "P15", "PL3", "PL6"} <= {*field(horse).bodies, *field(horse).leaders}
    foot, asked = begun("patriot", 4, turn=6, P06={"fate": "abandoned"})
    assert asked == ["ask-arrival"]
    assert {"P11", "P13"} <= set(field(foot).bodies)
    assert "P12" not in field(foot).bodies


@pytest.mark.rule("liberators 14.1")
def test_turns_late_and_an_idle_commander_help_them_along() -> None:
    came: dict[str, Any] = {id: {"fate": "absent"} for id in ("P06", "P12", "P16")}
    late, asked = begun("patriot", 2, turn=8, **came)
    assert asked == ["ask-arrival"]
    assert "P11" in field(late).bodies
    hurried, asked = begun("patriot", 2, turn=7, tracks={"idle.PL1": 1}, **came)
    assert asked == ["ask-arrival"]
    assert "P11" in field(hurried).bodies
    sure, asked = begun("patriot", turn=9, **came)
    assert asked == []
    assert "P11" in field(sure).bodies


@pytest.mark.rule("liberators 14.1")
def test_a_commander_is_idle_who_led_no_check() -> None:
    battle = stage(CHACABUCO, "maneuver", "patriot")
    drive(rules_of(battle).end(battle))
    assert battle.state.track("idle.PL1") == 1
    busy = stage(CHACABUCO, "maneuver", "patriot", PL1={"markers": {"led": 1}}, tracks={"idle.PL1": 1})
    drive(rules_of(busy).end(busy))
    assert busy.state.track("idle.PL1") == 0


@pytest.mark.rule("liberators 14.6", "liberators 16.3")
def test_san_martin_rides_round_to_soler() -> None:
    assert "leave PL1" not in listed(stage(CHACABUCO, "leaders", "patriot", turn=3))
    far = stage(CHACABUCO, "leaders", "patriot", turn=4, PL1={"at": "42,10"})
    assert refused(far, "leave PL1") == ("refuse-ride-round", "14.6")
    battle = stage(CHACABUCO, "leaders", "patriot", turn=4)
    assert "leave PL1" in listed(battle)
    do(battle, "leave PL1")
    assert battle.piece("PL1").fate == "riding-round"
    back = stage(CHACABUCO, "leaders", "patriot", turn=5, P06={"fate": "absent"}, **FAR)
    back.emit(ev.LeftMap("PL1", "", how="riding-round"))
    drive(rules_of(back).begin(back))
    assert hex_of(back, "PL1") == hex_of(back, "PL3") == "0,36"


NEAR: dict[str, Any] = {"R05": {"at": "40,36"}}


@pytest.mark.rule("liberators 14.7", "liberators 16.3")
def test_o_higgins_is_carried_away_near_the_enemy() -> None:
    calm, asked = begun("patriot")
    assert asked == []
    assert calm.state.number("ardour.PL2") == 0
    _, asked = begun("patriot", 4, **NEAR)
    assert asked == ["ask-ardour"]
    hot, _ = begun("patriot", 3, **NEAR)
    assert hot.state.number("ardour.PL2") == 1


@pytest.mark.rule("liberators 14.7")
def test_whoever_can_charge_then_has_to() -> None:
    tracks: dict[str, int | str] = {"ardour.PL2": 1}
    fresh = stage(CHACABUCO, "maneuver", "patriot", tracks=tracks, **NEAR)
    assert refused(fresh, "done") == ("refuse-ardent-check", "14.7")
    held: dict[str, Any] = {"markers": {"checked": 1, "may": "full-move"}}
    done: dict[str, Any] = {"markers": {"checked": 1}}
    battle = stage(CHACABUCO, "maneuver", "patriot", tracks=tracks, **NEAR, P01=held, P02=done, P03=held)
    assert refused(battle, "done") == ("refuse-must-charge", "14.7")
    assert refused(battle, "hold P01") == ("refuse-must-charge", "14.7")
    assert refused(battle, "move P03 34,40/180") == ("refuse-must-charge", "14.7")
    assert {order.split()[0] for order in listed(battle, "P01")} == {"charge"}
    do(battle, "charge P01 >R05")
    assert battle.state.number("ardour.PL2") == 0
    assert battle.piece("PL2").marker("attached") == "P01"
    assert "done" in listed(battle)


@pytest.mark.rule("liberators 14.8", "liberators 16.3")
def test_tired_royalists_have_a_harder_first_rally() -> None:
    battle = stage(CHACABUCO, "maneuver", "royalist", R03={"state": "disordered"})
    assert check_case(battle, ("R03",), "RL1").troops[0].tired
    assert not check_case(battle, ("R01",), "RL1").troops[0].tired
    do(battle, "check R03", 5)
    again = stage(CHACABUCO, "maneuver", "royalist", R03={"state": "broken", "markers": {"exerted": 1}})
    assert not check_case(again, ("R03",), "RL1").troops[0].tired
    assert battle.piece("R03").marker("exerted") == 1
    patriot = stage(CHACABUCO, "maneuver", "patriot", P01={"state": "disordered"})
    assert not check_case(patriot, ("P01",), "PL2").troops[0].tired


@pytest.mark.rule("liberators 14.9", "liberators 16.3")
def test_infantry_charged_by_horse_from_two_sides_forms_its_last_square() -> None:
    line: dict[str, Any] = {"formation": "line"}
    first: dict[str, Any] = {**line, "at": "44,22.5", "facing": 0, "markers": {"charging": "R03"}}
    second: dict[str, Any] = {**line, "at": "44,38", "facing": 18000}
    target: dict[str, Any] = {"at": "44,27", "facing": 0, "formation": "line"}
    where = {"R03": target, "P04": first, "P03": second}
    battle = in_hand(CHACABUCO, "P03", "patriot", only="P03 P04 R03", pieces=where)
    assert do(battle, "charge P03 >R03") == []
    assert battle.piece("R03").formation == "hasty-square"
    alone = in_hand(CHACABUCO, "P03", "patriot", only="P03 R03", R03=target, P03=second)
    assert do(alone, "charge P03 >R03", "stand") == ["charge.reaction"]


def verdict(**changed: Any) -> tuple[str, str]:
    ended = end_of_battle(stage(CHACABUCO, "close", "", turn=LAST, **changed))
    assert ended is not None
    return ended.unit, ended.how


@pytest.mark.rule("liberators 14.10", "liberators 16.4")
def test_royalists_leave_by_the_santiago_road_from_turn_seven() -> None:
    unit: dict[str, Any] = {"at": "41,5", "facing": 18000}
    assert (
        "refuse" in refused(in_hand(CHACABUCO, "R03", "royalist", turn=7, R03=unit), "exit R03 41,0/180")[0]
    )
    battle = in_hand(CHACABUCO, "R03", "royalist", turn=7, only="R03", R03={**unit, "at": "38,1.5"})
    do(battle, "exit R03 38,0/180")
    assert battle.piece("R03").fate == "gone"


@pytest.mark.rule("liberators 14.11", "liberators 16.4")
def test_the_farm_and_the_foot_decide_for_the_patriots() -> None:
    # Twenty-two stands break the army; with twenty-four of its foot it is destroyed.
    lost: dict[str, Any] = {id: {"strength": 1} for id in ("R01", "R02", "R03", "R04")}
    held: dict[str, int | str] = {"held.farm": "patriot"}
    assert verdict(**lost, tracks=held) == ("patriot", "army-broken")
    assert verdict(**lost, R05={"state": "broken"}) == ("patriot", "army-broken")
    assert verdict(**lost, R05={"state": "broken"}, tracks=held) == ("patriot", "decisive")


@pytest.mark.rule("liberators 14.11", "liberators 16.4")
def test_both_battalions_broken_early_decide_for_the_royalists() -> None:
    fled: dict[str, int | str] = {"fled.P01": 3, "fled.P02": 6}
    here: dict[str, Any] = {"R08": {"at": "40,20"}}
    assert verdict(tracks=fled, **here) == ("royalist", "decisive")
    late: dict[str, int | str] = {"fled.P01": 3, "fled.P02": 7}
    assert verdict(tracks=late, **here) != ("royalist", "decisive")
    battle = stage(CHACABUCO, "charge", "royalist", turn=3, P01={"state": "broken"})
    note_fled(battle)
    assert battle.state.number("fled.P01") == 3
    assert battle.state.number("fled.P02") == 0


@pytest.mark.rule("liberators 14.11", "liberators 16.2", "liberators 16.4")
def test_las_margaritas_cleared_or_a_lead_of_ten_decide_for_the_patriots() -> None:
    away: dict[str, Any] = {
        id: {"at": f"{4 + 4 * n},22"} for n, id in enumerate(("R01", "R02", "R03", "R08"))
    }
    assert verdict(**away) == ("patriot", "substantial")
    tracks: dict[str, int | str] = {"held.farm": "patriot", "held.western-hill": "royalist"}
    assert verdict(tracks=tracks)[1] == "draw"
    tracks["held.western-hill"] = "patriot"
    assert verdict(tracks=tracks) == ("patriot", "points")


def driven_off(unit: str, at: str, enemy: str) -> Battle:
    """A broken unit of the Patriots that runs straight away from an enemy."""
    broken = {"at": at, "facing": 18000, "state": "broken"}
    battle = stage(
        CHACABUCO,
        "maneuver",
        "patriot",
        only=f"{unit} R01",
        pieces={unit: broken, "R01": {"at": enemy, "facing": 0}},
    )
    Retreat(battle, unit, "full retreat").carry_out("5.8", "Panic")
    return battle


@pytest.mark.rule("liberators 14.12", "liberators 16.3")
@pytest.mark.parametrize(("unit", "at", "enemy"), [("P01", "42,40", "42,34"), ("P12", "6,30", "14,36")])
def test_whoever_is_thrown_back_upon_the_pass_halts_at_its_foot(unit: str, at: str, enemy: str) -> None:
    battle = driven_off(unit, at, enemy)
    assert battle.piece(unit).strength > 0
    body = field(battle).print(unit)
    assert battle.scenario.tabletop.holds(body)
    # As near to the edge as there is room.
    west, _south, _east, north = body.bounds
    assert 48 * INCH - north < INCH if unit == "P01" else west < INCH


@pytest.mark.rule("liberators 5.9", "liberators 14.12")
def test_beside_the_pass_and_for_the_other_side_the_edge_is_the_end() -> None:
    assert driven_off("P01", "64,45", "64,39").piece("P01").at == OFF
    lost = stage(
        CHACABUCO,
        "maneuver",
        "royalist",
        only="R01 P01",
        R01={"at": "42,45", "state": "broken"},
        P01={"at": "42,38"},
    )
    Retreat(lost, "R01", "full retreat").carry_out("5.8", "Panic")
    assert lost.piece("R01").at == OFF
