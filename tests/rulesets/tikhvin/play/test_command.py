"""Headquarters: their radius, whom they command, and who acts when they are activated."""

from __future__ import annotations

from typing import Any

import pytest
from tests.staging import do, hex_of, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.tikhvin.play.activation import activatable, troop
from grognard.rulesets.tikhvin.play.lines import command, room_of

SCENARIO = "tikhvin-training"


def assigning(side: str = "german", **changed: Any) -> Battle:
    return stage(SCENARIO, "assignment", side, **changed)


@pytest.mark.rule("tikhvin 4.1", "tikhvin 1.4", "tikhvin 1.6")
def test_units_may_change_to_any_headquarters_that_reaches_them_and_has_room() -> None:
    battle = assigning()
    assert "assign G04 :GL1" in listed(battle)
    do(battle, "assign G04 :GL1")
    assert battle.piece("G04").marker("hq") == "GL1"
    assert room_of(battle, "GL1") == 2
    do(battle, "assign G04 :none")
    assert battle.piece("G04").marker("hq") is None
    assert refused(battle, "assign G04 :SL1") == ("refuse-hq", "4.1")
    assert refused(battle, "assign S12 :GL1") == ("refuse-unit", "4.1")


@pytest.mark.rule("tikhvin 4.1")
def test_a_full_headquarters_takes_nobody_else() -> None:
    led = {unit: {"markers": {"hq": "GL3"}} for unit in ("G01", "G02", "G03", "G04", "G11")}
    battle = assigning(pieces=led, GA4={"markers": {"hq": "GL1"}})
    assert refused(battle, "assign GA4 :GL3") == ("refuse-capacity", "4.1")


@pytest.mark.rule("tikhvin 4.1")
def test_an_assignment_stands_while_it_can_and_the_nearest_takes_the_others() -> None:
    battle = assigning(G03={"markers": {}}, G02={"at": "1206", "markers": {"hq": "GL1"}})
    list(rules_of(battle).begin(battle))
    assert battle.piece("G03").marker("hq") == "GL1"
    assert battle.piece("G02").marker("hq") is None
    assert refused(battle, "assign G02 :GL1") == ("refuse-out-of-radius", "4.2")


@pytest.mark.rule("tikhvin 4.1")
def test_the_soviet_assigns_first_in_december() -> None:
    autumn, winter = (stage(SCENARIO, "assignment", "german", turn=turn) for turn in (9, 10))
    for battle, first in ((autumn, "german"), (winter, "soviet")):
        steps = [step for step in battle.sequence.steps if step.phase.id == "assignment"]
        assert [step.active for step in steps if rules_of(battle).takes_place(battle, step)] == [first]


@pytest.mark.rule("tikhvin 4.2")
def test_the_radius_goes_round_enemies_and_their_zones() -> None:
    empty = stage(SCENARIO, "activation", "german", only="GL1", GL1={"at": "0707"})
    grid = empty.board.grid
    assert command(empty, "GL1")[grid.cell_of("0703")] == 4
    held = stage(SCENARIO, "activation", "german", only="GL1 S12", GL1={"at": "0707"}, S12={"at": "0705"})
    reached = command(held, "GL1")
    assert grid.cell_of("0706") not in reached
    assert grid.cell_of("0703") not in reached
    friend = stage(
        SCENARIO, "activation", "german", only="GL1 S12 G01",
        GL1={"at": "0707"}, S12={"at": "0705"}, G01={"at": "0706"},
    )  # fmt: skip
    assert command(friend, "GL1")[grid.cell_of("0706")] == 1


@pytest.mark.rule("tikhvin 4.3", "tikhvin 3.5")
def test_headquarters_and_units_out_of_command_are_activated_once_each() -> None:
    battle = stage(SCENARIO, "activation", "german", G01={"markers": {}})
    assert activatable(battle, "german") == ("G01", "GL1", "GL3")
    do(battle, "activate G01")
    assert [piece.id for piece in troop(battle)] == ["G01"]
    assert activatable(battle, "german") == ("GL1", "GL3")
    assert refused(battle, "activate G01") == ("refuse-activation", "3.5")
    assert refused(battle, "activate SL1") == ("refuse-unit", "3.3")


@pytest.mark.rule("tikhvin 4.4")
def test_an_activated_headquarters_takes_all_its_units_along_even_stragglers() -> None:
    battle = stage(SCENARIO, "activation", "german", G02={"at": "1203", "markers": {"hq": "GL1"}})
    do(battle, "activate GL1")
    assert [piece.id for piece in troop(battle)] == ["G01", "G02", "G03", "GA1"]
    assert battle.piece("G02").marker("astray") == 1
    assert battle.piece("G01").marker("astray") is None


@pytest.mark.rule("tikhvin 4.7")
def test_a_headquarters_moves_last_and_keeps_out_of_enemy_zones() -> None:
    battle = stage(SCENARIO, "headquarters", "german", tracks={"acting.german": "GL1"}, GL1={"at": "0606"})
    found = listed(battle)
    assert "done" in found
    assert not any(order.startswith("move GL3") for order in found)
    # 0506 has a German division in it, 0706 only the zone of the 292nd.
    assert "move GL1 0506" in found
    assert refused(battle, "move GL1 0706")[1] == "4.7"


@pytest.mark.rule("tikhvin 4.8")
def test_a_lone_headquarters_flees_from_whoever_enters_its_hex() -> None:
    battle = stage(
        SCENARIO, "movement", "german", tracks={"acting.german": "GL1"}, only="G01 GL1 SL1 S12 S13",
        G01={"at": "0808", "markers": {"hq": "GL1"}}, SL1={"at": "0807"}, S12={"at": "0605"},
        S13={"at": "1212"},
    )  # fmt: skip
    do(battle, "move G01 0807")
    assert hex_of(battle, "SL1") == "0605"
    assert battle.piece("SL1").marker("idle") == 1
    assert "SL1" not in activatable(battle, "soviet")
