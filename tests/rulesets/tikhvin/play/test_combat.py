"""Attacks on the map: who may, with what support, and what becomes of both sides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.staging import do, happened, hex_of, listed, order, refused, rules_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.rulesets.tikhvin.play.combat_cases import combat_case

SCENARIO = "tikhvin-training"


def fighting(side: str = "german", who: str = "GL1", **changed: Any) -> Battle:
    tracks = {f"acting.{side}": who, **changed.pop("tracks", {})}
    return stage(SCENARIO, "combat", side, tracks=tracks, **changed)


@pytest.mark.rule("tikhvin 7.1", "tikhvin 7.2", "tikhvin 12.1")
def test_activated_units_attack_their_neighbours_once_and_nobody_must() -> None:
    battle = fighting()
    found = listed(battle)
    assert "done" in found
    assert "attack G01+G02+G03+GA1+GV1 >0507" in found
    do(battle, "attack G02 >0507", "none", 1, 6, 1)
    assert refused(battle, "attack G01 >0507") == ("refuse-target-twice", "7.1")
    assert refused(battle, "attack G02 >0605") == ("refuse-attack-fought", "7.1")
    assert refused(battle, "attack G01 >0605") == ("refuse-attack-far", "7.1")
    assert refused(battle, "attack G01 >0101") == ("refuse-target-empty", "7.2")


@pytest.mark.rule("tikhvin 4.4", "tikhvin 5.6", "tikhvin 9.2")
@pytest.mark.parametrize("marker", ["astray", "railed", "out-of-supply"])
def test_stragglers_passengers_and_the_unsupplied_do_not_attack(marker: str) -> None:
    battle = fighting(G02={"markers": {"hq": "GL1", marker: 1}})
    assert refused(battle, "attack G02 >0507")[0] == f"refuse-attack-{marker}"
    assert not any("G02" in order for order in listed(battle))


@pytest.mark.rule("tikhvin 6.1", "tikhvin 1.5", "tikhvin 1.9")
def test_support_belongs_to_the_activated_headquarters_and_is_used_up() -> None:
    battle = fighting()
    assert refused(battle, "attack G02+GA4 >0507") == ("refuse-support", "6.1")
    do(battle, "attack G02+GA1+GV1 >0507", "none", 1, 6, 1)
    assert battle.piece("GA1").marker("used") == battle.piece("GV1").marker("used") == 1
    assert refused(battle, "attack G02+GA1 >0605")[0] in ("refuse-support", "refuse-attack-fought")
    fog = fighting(tracks={"weather": "fog"})
    assert refused(fog, "attack G02+GV1 >0507") == ("refuse-support", "6.1")


@pytest.mark.rule("tikhvin 6.4")
def test_the_defender_answers_with_his_own_support() -> None:
    battle = fighting(SA3={"at": "0607"})
    assert do(battle, "attack G02 >0507", "SA3", "SV1", 1, 6, 1)[:2] == ["defender.support"] * 2
    assert battle.piece("SA3").marker("used") == 1


def test_the_case_is_what_stands_on_the_map() -> None:
    battle = fighting()
    case = combat_case(battle, ("G02", "G03"), battle.board.grid.cell_of("0507"), ("GA1",))
    assert [(unit.id, unit.across, unit.from_hex) for unit in case.attackers] == [
        ("G02", "major-river", "N"), ("G03", "major-river", "SW"),
    ]  # fmt: skip
    assert (case.terrain, case.weather, [unit.id for unit in case.defenders]) == (
        "small-town",
        "clear",
        ["S15"],
    )


@pytest.mark.rule("tikhvin 7.21", "tikhvin 7.25", "tikhvin 7.19")
def test_a_doubled_defender_goes_back_two_hexes_and_tanks_go_beyond() -> None:
    battle = fighting(only="G01 S12 GL1", G01={"at": "0706", "markers": {"hq": "GL1"}}, S12={"at": "0806"})
    asked = do(battle, "attack G01 >0806", 6, 1, 1, "yes", "0906", "1005", "G01", "none")
    assert asked == [
        "ask-combat-attacker", "ask-combat-defender", "ask-winner-casualties", "attacker.advance",
        "retreat.hex", "retreat.hex", "advance.unit", "advance.hex",
    ]  # fmt: skip
    assert hex_of(battle, "G01") == "0806"
    assert battle.board.grid.distance(battle.piece("S12").at, battle.board.grid.cell_of("0806")) == 2
    assert battle.state.track("held.0806") == "german"
    assert battle.piece("S12").strength < 5


@pytest.mark.rule("tikhvin 7.23")
def test_whoever_cannot_go_back_pays_for_every_hex() -> None:
    # The cavalry's back is to the lakeless edge and to German zones on all sides.
    battle = fighting(
        only="G01 G02 G03 G04 S12 GL1",
        G01={"at": "1106", "markers": {"hq": "GL1"}}, S12={"at": "1206"},
        G02={"at": "1205"}, G03={"at": "1207"}, G04={"at": "1107"},
    )  # fmt: skip
    do(battle, "attack G01 >1206", 6, 1, 1)
    assert battle.piece("S12").fate == "eliminated" or hex_of(battle, "S12") == "1206"
    lost = sum(event.points for event in happened(battle, ev.LostStrength) if event.unit == "S12")
    assert lost >= 3


@pytest.mark.rule("tikhvin 6.2")
def test_guns_go_back_with_their_units_and_are_lost_without_them() -> None:
    battle = fighting(
        only="G01 S12 SA2 GL1", G01={"at": "0706", "markers": {"hq": "GL1"}}, S12={"at": "0806"},
        SA2={"at": "0806", "markers": {"used": 1}},
    )  # fmt: skip
    do(battle, "attack G01 >0806", 6, 1, 1, "no", "0906", "1005")
    assert hex_of(battle, "SA2") == hex_of(battle, "S12") != "0806"
    alone = fighting(
        only="G01 S12 SA2 GL1", G01={"at": "0706", "markers": {"hq": "GL1"}},
        S12={"at": "0806", "strength": 1}, SA2={"at": "0806", "markers": {"used": 1}},
    )  # fmt: skip
    do(alone, "attack G01 >0806", 6, 1, 1, "no")
    assert alone.piece("SA2").fate == "eliminated"


@pytest.mark.rule("tikhvin 7.19")
def test_half_of_the_losses_come_from_the_kind_that_gave_most() -> None:
    battle = fighting(
        only="G01 G02 G03 S12 GL1",
        G01={"at": "0706", "markers": {"hq": "GL1"}}, G02={"at": "0706", "markers": {"hq": "GL1"}},
        G03={"at": "0707", "markers": {"hq": "GL1"}}, S12={"at": "0806"},
    )  # fmt: skip
    # A winner's 6 costs two factors: one of them from the infantry, which gave most, the other from anybody.
    asked = do(battle, "attack G01+G02+G03 >0806", 6, 1, 6, "yes", "G01", "G03", "none")
    assert asked.count("loss.unit") == 1
    assert battle.piece("G03").strength == 7


@pytest.mark.rule("tikhvin 13.2", "tikhvin 7.22")
def test_static_defenders_of_a_town_are_not_asked_whether_they_refuse_to_retreat() -> None:
    battle = stage(
        "tikhvin-1941", "combat", "german", only="G01 G02 G03 GL1 S20", tracks={"acting.german": "GL1"},
        G01={"at": "2402", "markers": {"hq": "GL1"}}, G02={"at": "2402", "markers": {"hq": "GL1"}},
        G03={"at": "2501", "markers": {"hq": "GL1"}},
    )  # fmt: skip
    # 21 against 15: nothing for the ratio, +2 for efficiency, against the town's +2. Seven beats four.
    asked = do(battle, "attack G01+G02+G03 >2401", 5, 2, 1)
    assert "defender.decline" not in asked
    assert hex_of(battle, "S20") == "2401"
    assert battle.piece("S20").strength == 13


@pytest.mark.rule("tikhvin 7.25")
def test_nobody_goes_on_into_a_hex_with_anything_of_the_enemy() -> None:
    battle = fighting(
        only="G01 S12 GL1 SL1 SA2", G01={"at": "0706", "markers": {"hq": "GL1"}},
        S12={"at": "0806", "strength": 1}, SL1={"at": "0906"},
        SA2={"at": "0907", "markers": {"used": 1}},
    )  # fmt: skip
    script = rules_of(battle).carry_out(battle, order("attack G01 >0806"))
    offered = offers(script, "advance.hex", 6, 1, "0 CF losses", "yes", "G01")
    assert "0805" in offered
    assert not {"0906", "0907"} & set(offered)


def offers(script: Any, id: str, *answers: int | str) -> tuple[str, ...]:
    """What is offered where a script asks for a choice, after these answers."""
    question = next(script)
    for answer in answers:
        question = script.send(answer)
    assert question.id == id
    return tuple(question.options)


@pytest.mark.rule("tikhvin 7.23")
def test_a_unit_without_supply_that_finds_the_last_hex_full_is_eliminated() -> None:
    crowd = {unit: {"at": "1205", "markers": {}} for unit in ("S13", "S15")}
    cut = {"at": "1206", "markers": {"out-of-supply": 1}}
    battle = fighting(
        only="G01 G02 G03 G04 S12 S16 S13 S15 GL1", S12=cut, S16=cut, pieces=crowd,
        G01={"at": "1106", "markers": {"hq": "GL1"}}, G02={"at": "1207", "markers": {"hq": "GL1"}},
        G03={"at": "1107", "markers": {"hq": "GL1"}}, G04={"at": "1106", "markers": {"hq": "GL1"}},
    )  # fmt: skip
    do(battle, "attack G01+G03 >1206", 3, 2, 1, "no", "S12", "S12")
    assert hex_of(battle, "S12") == "1205"
    assert battle.piece("S16").fate == "eliminated"


@pytest.mark.rule("tikhvin 7.23", "tikhvin 7.21")
def test_infantry_goes_back_into_the_swamp_that_stops_the_tanks_beside_it() -> None:
    # 0303 alone is out of the attackers' zones and away from them: an October swamp without a road.
    battle = fighting(
        "soviet", "SL1", only="G01 G03 S12 S13 SL1",
        G01={"at": "0203", "strength": 3}, G03={"at": "0203", "strength": 2},
        S12={"at": "0204", "markers": {"hq": "SL1"}}, S13={"at": "0103", "markers": {"hq": "SL1"}},
    )  # fmt: skip
    asked = do(battle, "attack S12+S13 >0203", 6, 1, 1, "no")
    assert asked[-1] == "defender.decline"
    assert (hex_of(battle, "G03"), battle.piece("G03").strength) == ("0303", 2)
    # One factor lost in the combat, one for the hex that could not be made.
    assert (hex_of(battle, "G01"), battle.piece("G01").strength) == ("0203", 1)
