"""14, 15. Maipú: the ground, the armies, and the rules that the battle has for itself."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import in_hand
from tests.staging import do, drive, happened, listed, refused, rules_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.core.procedure import Choose
from grognard.plane import INCH
from grognard.rulesets.liberators.play.armies import break_level
from grognard.rulesets.liberators.play.command import check_case, commands
from grognard.rulesets.liberators.play.commanders import army_leader, is_hampered
from grognard.rulesets.liberators.play.exits import stands_gone
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.ground import BLOCKED
from grognard.rulesets.liberators.play.retreats import Retreat
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.verdicts import end_of_battle
from grognard.scenarios import load

MAIPU = "maipu-1818"
LAST = 14


def checking(side: str, **changed: Any) -> Battle:
    return stage(MAIPU, "maneuver", side, **changed)


@pytest.mark.rule("liberators 15.1")
def test_the_table_has_two_heights_a_hollow_and_the_farm() -> None:
    table = load(MAIPU).tabletop
    assert (table.width, table.depth) == (72 * INCH, 48 * INCH)
    assert [table.area(id).level for id in ("T01", "T02", "T03", "T05", "T07")] == [1, 1, 2, 2, 0]
    here = field(stage(MAIPU, "close", ""))
    assert here.ground.kind(here.print("R05")) == "open"
    assert here.level("R10") == 2
    assert load(MAIPU).turns == LAST


@pytest.mark.rule("liberators 15.2", "liberators 4.8")
def test_the_armies_are_those_of_the_day() -> None:
    found = roster(load(MAIPU))
    assert found.starting == {"patriot": 93, "royalist": 90}
    guns = {side: sum(r.stands for r in found.guns.values() if r.side == side) for side in found.enemy}
    assert guns == {"patriot": 12, "royalist": 6}
    assert {key.id: key.side for key in found.scenario.own.key} == {
        "santiago-road": "patriot",
        "crest": "royalist",
        "hillock": "royalist",
        "espejo": "royalist",
    }
    here = field(stage(MAIPU, "close", ""))
    assert min(here.gap(one, other) for one in here.of("patriot") for other in here.of("royalist")) > 8 * INCH


@pytest.mark.rule("liberators 4.18")
def test_the_second_in_command_acts_for_any_infantry_within_his_radius() -> None:
    battle = checking("patriot", PL2={"at": "46,41"})
    assert commands(battle, "PL2", "P09")
    assert not commands(battle, "PL2", "P11")
    assert not commands(battle, "PL4", "P16")


@pytest.mark.rule("liberators 2.2")
def test_the_lane_takes_march_columns_only() -> None:
    column: dict[str, Any] = {"at": "29.5,12.3", "facing": 23000, "strength": 4}
    marching = in_hand(MAIPU, "R12", "royalist", R12={**column, "formation": "march-column"}, only="R12")
    assert any(order.startswith("move R12 2") for order in listed(marching, "R12"))
    formed = in_hand(MAIPU, "R12", "royalist", R12=column, only="R12")
    assert refused(formed, "move R12 25.5,9.4/230")[0] in ("refuse-narrow-ground", "refuse-no-route")
    assert any(order.startswith("move R12 2") for order in listed(formed, "R12"))


@pytest.mark.rule("liberators 14.1", "liberators 15.3")
def test_o_higgins_comes_from_turn_nine_on_four_or_more() -> None:
    early = stage(MAIPU, "leaders", "patriot", turn=8)
    assert drive(rules_of(early).begin(early)) == []
    late = stage(MAIPU, "leaders", "patriot", turn=9)
    assert drive(rules_of(late).begin(late), 3) == ["ask-arrival"]
    assert late.piece("P17").fate == "waiting"
    battle = stage(MAIPU, "leaders", "patriot", turn=11)
    assert drive(rules_of(battle).begin(battle), 4) == ["ask-arrival"]
    assert field(battle).print("P17").bounds == (69500, 40500, 70500, 48000)
    assert {"P17g", "PL8"} <= {*field(battle).bodies, *field(battle).leaders}
    assert battle.piece("P17").marker("may") == "full-move"


@pytest.mark.rule("liberators 14.1")
def test_whoever_was_called_and_finds_no_room_comes_later_without_a_die() -> None:
    battle = stage(MAIPU, "leaders", "patriot", turn=9, R14={"at": "70,46", "facing": 18000})
    assert drive(rules_of(battle).begin(battle), 6) == ["ask-arrival"]
    assert battle.piece("P17").fate == "waiting"
    battle.emit(ev.Eliminated("R14", ""))
    assert drive(rules_of(battle).begin(battle)) == []
    assert battle.piece("P17").fate == ""


@pytest.mark.rule("liberators 14.2", "liberators 15.3")
def test_burgos_stands_fast_the_first_time() -> None:
    battle = checking("royalist", R05={"at": "60,40", "strength": 3})
    assert check_case(battle, ("R05",), "").troops[0].stubborn
    do(battle, "check R05", 1)
    assert battle.piece("R05").state == "good-order"
    assert "half-move" in str(battle.piece("R05").marker("may"))
    assert not check_case(battle, ("R05",), "").troops[0].stubborn
    assert not check_case(battle, ("R07",), "").troops[0].stubborn


@pytest.mark.rule("liberators 14.3", "liberators 15.3")
def test_patriot_infantry_rushes_at_infantry_that_charges_it() -> None:
    charger: dict[str, Any] = {"at": "40,27", "facing": 0, "formation": "line"}
    battle = in_hand(MAIPU, "R06", "royalist", turn=6, only="R06 P08", R06=charger, P08={"at": "40,32"})
    assert do(battle, "charge R06 >P08", "rush") == ["charge.reaction"]
    assert field(battle).print("P08").front.y == 30 * INCH
    assert battle.piece("P08").marker("cold-steel") == 1
    from grognard.rulesets.liberators.play.combats import combat_case, combats
    from grognard.rulesets.liberators.play.shooting import can_fire

    assert not can_fire(field(battle), "P08")
    case = combat_case(battle, combats(battle)[0], "")
    assert case.defenders[0].reaction == "rush"
    horse = in_hand(MAIPU, "R14", "royalist", turn=6, only="R14 P08", R14=charger, P08={"at": "40,34"})
    assert drive_options(horse, "charge R14 >P08") == ("stand", "hasty-square")


def drive_options(battle: Battle, text: str) -> tuple[str, ...]:
    from grognard.core.game.order import Order, parse

    order = parse(text)
    assert isinstance(order, Order)
    question = next(rules_of(battle).carry_out(battle, order))
    assert isinstance(question, Choose)
    return question.options


@pytest.mark.rule("liberators 14.4", "liberators 15.3")
def test_the_reserve_goes_once_at_the_quick_step() -> None:
    text = "check P14+P15+P16 :reserve by PL5"
    assert text not in listed(checking("patriot", turn=3))
    assert refused(checking("patriot", turn=4, PL1={"at": "20,42"}), text) == ("refuse-reserve", "14.4")
    battle = checking("patriot", turn=4)
    assert text in listed(battle)
    assert do(battle, text) == []
    assert battle.piece("P15").marker("quick") == 1
    assert "full-move" in str(battle.piece("P15").marker("may"))
    again = checking("patriot", turn=5, tracks={"released.PL5": 1})
    assert refused(again, text) == ("refuse-reserve", "14.4")


@pytest.mark.rule("liberators 14.5", "liberators 15.3")
def test_osorio_leaves_and_ordonez_commands_the_army() -> None:
    early = stage(MAIPU, "leaders", "royalist", turn=6)
    assert drive(rules_of(early).begin(early)) == []
    battle = stage(MAIPU, "leaders", "royalist", turn=7)
    assert drive(rules_of(battle).begin(battle), 5) == ["ask-departure"]
    assert army_leader(battle, "royalist") == "RL1"
    assert drive(rules_of(battle).begin(battle), 4) == ["ask-departure"]
    assert army_leader(battle, "royalist") == "RL2"
    assert commands(battle, "RL2", "R06") == (field(battle).from_leader("RL2", "R06") <= 8 * INCH)
    assert drive(rules_of(battle).begin(battle)) == []


@pytest.mark.rule("liberators 14.5")
def test_osorios_word_does_not_carry_in_the_turn_after_ordonez_has_charged() -> None:
    charger: dict[str, Any] = {"at": "40,27", "facing": 0, "formation": "line"}
    battle = in_hand(MAIPU, "R10", "royalist", turn=6, only="R10 P08", R10=charger, P08={"at": "40,34"})
    do(battle, "charge R10 >P08", "stand")
    assert battle.state.track("quarrel.RL1") == 7
    near = checking("royalist", turn=4, tracks={"quarrel.RL1": 4})
    assert is_hampered(near, "RL1")
    later = checking("royalist", turn=5, tracks={"quarrel.RL1": 4})
    assert not is_hampered(later, "RL1")
    assert commands(later, "RL1", "R07")
    assert not commands(near, "RL1", "R07")


@pytest.mark.rule("liberators 14.10", "liberators 15.4")
def test_royalists_leave_by_the_valparaiso_road_from_turn_seven() -> None:
    unit: dict[str, Any] = {"at": "10,5", "facing": 18000}
    early = in_hand(MAIPU, "R07", "royalist", turn=6, R07=unit)
    assert refused(early, "exit R07 10,0/180") == ("refuse-exit", "14.10")
    battle = in_hand(MAIPU, "R07", "royalist", turn=7, R07=unit)
    assert "exit R07 10,0/180" in listed(battle, "R07")
    assert refused(battle, "exit R07 13,0/180") == ("refuse-exit", "14.10")
    do(battle, "exit R07 10,0/180")
    assert stands_gone(battle, "royalist") == 14
    assert battle.piece("R07").fate == "gone"
    assert list(happened(battle, ev.LeftMap))


def verdict(**changed: Any) -> tuple[str, str]:
    ended = end_of_battle(stage(MAIPU, "close", "", turn=LAST, **changed))
    assert ended is not None
    return ended.unit, ended.how


@pytest.mark.rule("liberators 14.11", "liberators 15.4")
def test_espejo_taken_is_a_decisive_victory() -> None:
    assert verdict(P02={"at": "20,2", "formation": "garrison"}) == ("patriot", "decisive")
    both = verdict(P02={"at": "20,2", "formation": "garrison"}, R12={"at": "21,3", "state": "broken"})
    assert both == ("royalist", "substantial")


@pytest.mark.rule("liberators 14.11", "liberators 15.4")
def test_every_royalist_battalion_east_of_the_hillock_broken_is_a_decisive_victory() -> None:
    gone: dict[str, Any] = {id: {"at": "20,40"} for id in ("R05", "R06", "R07", "R11", "R12")}
    assert verdict(**gone, R10={"state": "broken"}) == ("patriot", "decisive")
    assert verdict(**gone) == ("royalist", "substantial")


@pytest.mark.rule("liberators 14.11", "liberators 15.4")
def test_royalists_win_by_losses_or_by_leaving() -> None:
    heavy: dict[str, Any] = {"P01": {"strength": 1}, "P03": {"strength": 1}, "P08": {"strength": 1}}
    heavy |= {"P09": {"strength": 1}, "P11": {"strength": 3}}
    assert verdict(**heavy, tracks={"held.crest": "patriot"})[1] != "decisive"
    assert verdict(**heavy) == ("royalist", "decisive")
    gone: dict[str, Any] = {id: {"fate": "gone"} for id in ("R01", "R02", "R07", "R11")}
    assert verdict(**gone) == ("royalist", "substantial")


@pytest.mark.rule("liberators 15.4")
def test_the_crest_cleared_is_a_substantial_victory() -> None:
    away: dict[str, Any] = {}
    for number, id in enumerate(("R05", "R06", "R07", "R08", "R09", "R10", "R11", "R12", "R13", "R14")):
        away[id] = {"at": f"{28 + 4 * number},5.5"}
    away["R15"] = {"at": "69,5.5"}
    assert verdict(**away, tracks={"held.crest": "patriot"}) == ("patriot", "substantial")


@pytest.mark.rule("liberators 15.4")
def test_the_crest_held_is_a_substantial_victory_of_the_royalists() -> None:
    assert verdict() == ("royalist", "substantial")
    assert verdict(tracks={"held.crest": "patriot"})[1] != "substantial"


@pytest.mark.rule("liberators 14.12", "liberators 15.3")
@pytest.mark.parametrize(
    ("unit", "at", "enemy"), [("P08", "40,42", "40,36"), ("R07", "30,8", "30,14"), ("R07", "60,8", "60,14")]
)
def test_whoever_is_thrown_back_upon_his_own_rear_halts_there(unit: str, at: str, enemy: str) -> None:
    foe = "R01" if unit == "P08" else "P01"
    broken = {"at": at, "facing": 0, "state": "broken"}
    battle = stage(
        MAIPU, "maneuver", "patriot", only=f"{unit} {foe}", pieces={unit: broken, foe: {"at": enemy}}
    )
    Retreat(battle, unit, "full retreat").carry_out("5.8", "Panic")
    # East of Espejo nobody waited for the beaten Royalists.
    assert (battle.piece(unit).at != OFF) == (at != "60,8")


@pytest.mark.rule("liberators 15.2")
def test_the_royalists_hold_until_three_in_four_are_gone_and_the_patriots_until_three_in_ten() -> None:
    battle = stage(MAIPU, "close", "")
    assert {side: break_level(battle, side) for side in ("patriot", "royalist")} == {
        "patriot": 28,
        "royalist": 68,
    }


@pytest.mark.rule("liberators 2.7")
def test_nobody_sees_through_the_royalist_height() -> None:
    battle = stage(MAIPU, "close", "", only="P08 R12", P08={"at": "44,30"}, R12={"at": "44,3"})
    assert field(battle).sight("P08", "R12") == BLOCKED
