"""3.2 to 3.4, 4.5, 4.7, 4.9. Initiative, the cup, and what an activation begins and ends with."""

from __future__ import annotations

import pytest
from tests.staging import drive, stage

from grognard.rulesets.jours_de_gloire.play.activation_phase import Activation, Closing, in_cup
from grognard.rulesets.jours_de_gloire.play.command import acting
from grognard.rulesets.jours_de_gloire.play.initiative_phase import Initiative, fill_cup
from grognard.rulesets.jours_de_gloire.play.officers import riders

MAIDA = "maida-1806"


@pytest.mark.rule("jours-de-gloire 3.2", "jours-de-gloire 12.2")
def test_the_higher_roll_with_the_chiefs_initiative_wins_and_ties_roll_again() -> None:
    battle = stage(MAIDA, "initiative", "")
    # Reynier adds 2 and Stuart 1: 4 and 5 are a tie, 3 and 8 are not.
    asked = drive(Initiative().begin(battle), 4, 5, 3, 8, "cole")
    assert asked == ["ask-initiative"] * 4 + ["initiative.first"]
    assert battle.state.track("initiative") == "coalition"
    assert battle.state.track("first") == "cole"


@pytest.mark.rule("jours-de-gloire 3.3", "jours-de-gloire 1.13")
def test_the_cup_holds_one_marker_for_each_formation_on_the_map() -> None:
    battle = stage(MAIDA, "initiative", "")
    fill_cup(battle)
    assert in_cup(battle) == ["kempt", "acland", "cole", "oswald", "compere", "peyri", "digonet"]
    later = stage(MAIDA, "initiative", "", turn=4, M10={"at": "0107"})
    fill_cup(later)
    assert "ross" in in_cup(later)


@pytest.mark.rule("jours-de-gloire 3.4")
def test_the_named_formation_comes_first_and_then_the_dice_draw() -> None:
    cup: dict[str, int | str] = {"cup.kempt": 1, "cup.cole": 1, "cup.peyri": 1, "first": "cole"}
    battle = stage(MAIDA, "activation", "", tracks=cup)
    assert drive(Activation().begin(battle)) == []
    assert battle.state.track("active") == "cole"
    assert battle.state.track("shown.cole") == 1
    drive(Closing().begin(battle))
    assert Closing().leads_back(battle)
    assert drive(Activation().begin(battle), 2) == ["ask-draw"]
    assert battle.state.track("active") == "peyri"


@pytest.mark.rule("jours-de-gloire 3.4")
def test_the_turn_goes_on_when_the_cup_is_empty() -> None:
    battle = stage(MAIDA, "closing", "", tracks={"active": "kempt"})
    drive(Closing().begin(battle))
    assert not Closing().leads_back(battle)
    assert battle.state.track("active") == ""


@pytest.mark.rule("jours-de-gloire 4.5")
def test_radii_are_measured_when_a_formation_is_activated() -> None:
    tracks: dict[str, int | str] = {"cup.kempt": 1, "first": "kempt"}
    battle = stage(MAIDA, "activation", "", tracks=tracks, M03={"at": "0901"})
    drive(Activation().begin(battle))
    assert battle.piece("M01").marker("led") == 1
    assert battle.piece("M03").marker("led") is None


@pytest.mark.rule("jours-de-gloire 4.7")
def test_the_chief_rides_once_a_turn_with_any_marker_of_his_side() -> None:
    tracks: dict[str, int | str] = {"active": "cole"}
    battle = stage(MAIDA, "movement", "coalition", tracks=tracks, ML1={"markers": {"moved": 1}})
    assert riders(battle) == ("ML4",)
    assert riders(stage(MAIDA, "movement", "coalition", tracks=tracks)) == ("ML1", "ML4")
    closing = stage(
        MAIDA, "closing", "", tracks=tracks, ML1={"markers": {"moved": 1}}, ML4={"markers": {"moved": 1}}
    )
    drive(Closing().begin(closing))
    assert closing.piece("ML1").marker("moved") == 1
    assert closing.piece("ML4").marker("moved") is None


@pytest.mark.rule("jours-de-gloire 4.9")
def test_only_units_of_the_formation_act_and_all_could_while_no_marker_is_out() -> None:
    tracks: dict[str, int | str] = {"active": "oswald"}
    battle = stage(MAIDA, "movement", "coalition", tracks=tracks)
    assert [piece.id for piece in acting(battle, "coalition")] == ["M08", "M09"]
    assert acting(battle, "french") == []
    assert len(acting(stage(MAIDA, "movement", "coalition"), "coalition")) == 12


@pytest.mark.rule("jours-de-gloire 10.6")
def test_a_formation_looks_about_before_its_first_march() -> None:
    # From its start hexes Brennier's brigade sees whoever comes to the near edge of the ridge.
    tracks: dict[str, int | str] = {"first": "brennier", "cup.brennier": 1}
    for hex, seen in (("1809", 1), ("1213", 0)):
        battle = stage("vimeiro-1808", "activation", "", tracks=tracks, B04={"at": hex})
        drive(Activation().begin(battle))
        assert battle.state.number("sighted.brennier") == seen, hex
