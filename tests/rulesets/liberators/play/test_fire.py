"""6. Fire on the table: who can, who must, and what it does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL
from tests.staging import do, hex_of, listed, refused, replace, stage, table

from grognard.core.game.battle import Battle
from grognard.rulesets.liberators.play.combats import combats
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.shooting import bears, shot_case

LINE: dict[str, Any] = {"at": "16,14", "facing": 0, "formation": "line"}


def firing(only: str, **changed: Any) -> Battle:
    """The patriots' turn: the royalists fire in defence."""
    return stage(DRILL, "defensive-fire", "patriot", only=only, **{"R1": LINE, **changed})


@pytest.mark.rule("liberators 6.3", "liberators 3.3")
def test_fire_goes_ahead_and_45_degrees_aside_within_range() -> None:
    assert listed(firing("R1 P1", P1={"at": "16,18", "facing": 18000})) == ["fire R1 >P1", "done"]
    assert listed(firing("R1 P1", P1={"at": "16,18.1", "facing": 18000})) == ["done"]
    assert listed(firing("R1 P1", P1={"at": "16,11", "facing": 18000})) == ["done"]
    aside = firing("R1 P1", P1={"at": "21,15", "facing": 18000})
    assert bears(field(aside), "R1", "P1") == 2
    assert bears(field(firing("R1 P1", P1={"at": "16,16", "facing": 18000})), "R1", "P1") == 6


@pytest.mark.rule("liberators 6.8")
def test_the_charger_comes_first_then_the_nearest_in_close_range() -> None:
    near: dict[str, Any] = {"at": "14,16", "facing": 18000}
    far: dict[str, Any] = {"at": "18,17", "facing": 18000}
    battle = firing("R1 P1 P2", P1=near, P2=far)
    assert listed(battle) == ["fire R1 >P1", "done"]
    assert refused(battle, "fire R1 >P2") == ("refuse-fire-target", "6.8")
    charged = firing(
        "R1 P1 P2",
        P1={"at": "14,14.5", "facing": 18000},
        P2={"at": "18,14.9", "facing": 18000, "markers": {"charging": "R1"}},
    )
    assert listed(charged) == ["fire R1 >P2", "done"]


@pytest.mark.rule("liberators 6.1", "liberators 6.7")
def test_each_unit_fires_once_and_each_target_is_shot_at_once() -> None:
    battle = firing("R1 RG P1", P1={"at": "16,18", "facing": 18000}, RG={"at": "21,14", "facing": 0})
    assert "fire R1+RG >P1" in listed(battle)
    do(battle, "fire R1 >P1", 1, 1)
    assert refused(battle, "fire RG >P1") == ("refuse-fire-target", "6.8")


@pytest.mark.rule("liberators 6.12")
def test_fire_from_beyond_the_flank_enfilades() -> None:
    battle = firing("R1 P2", P2={"at": "19,17", "facing": 9000, "formation": "line"})
    shot = shot_case(battle, ("R1",), "P2")
    assert shot.target is not None
    assert shot.target.enfiladed
    front = shot_case(firing("R1 P2", P2={"at": "16,17", "facing": 18000}), ("R1",), "P2")
    assert front.target is not None
    assert not front.target.enfiladed


@pytest.mark.rule("liberators 6.20")
def test_whoever_is_close_behind_the_target_suffers_too() -> None:
    battle = firing(
        "R1 P1 P2",
        P1={"at": "16,16", "facing": 18000, "formation": "line"},
        P2={"at": "16,18.5", "facing": 18000},
    )
    assert [unit.id for unit in shot_case(battle, ("R1",), "P1").behind] == ["P2"]


@pytest.mark.rule("liberators 6.19", "liberators 5.8", "liberators 5.10")
def test_a_checked_charge_goes_back_two_inches_or_recalls() -> None:
    charging: dict[str, Any] = {
        "at": "16,14.2",
        "facing": 18000,
        "strength": 3,
        "markers": {"charging": "R1", "started": 8},
    }
    battle = firing("R1 P2", P2=charging)
    do(battle, "fire R1 >P2", 10, "no")
    assert hex_of(battle, "P2") == "16,16.2"
    assert battle.piece("P2").marker("charging") is None
    recalled = firing("R1 P2", P2=charging)
    do(recalled, "fire R1 >P2", 10, "yes")
    assert field(recalled).gap("R1", "P2") > 12_000


def legion(**changed: Any) -> Battle:
    """The royalists' turn: dragoons have come up to the British Legion, which fires in defence."""
    units: dict[str, Any] = {
        "P3": {"at": "16,24", "facing": 18000, "formation": "line"},
        "R2": {"at": "16,23.8", "facing": 0, "markers": {"charging": "P3", "started": 4}},
        **changed,
    }
    return stage(DRILL, "defensive-fire", "royalist", only=" ".join(units), **units)


@pytest.mark.rule("liberators 6.19", "liberators 10.3")
def test_british_infantry_goes_over_to_the_attack_and_fights_it_in_the_charge_phase() -> None:
    battle = legion()
    do(battle, "fire P3 >R2", 10, "no", "yes")
    assert battle.piece("P3").marker("charging") == "R2"
    assert field(battle).in_contact("P3") == ["R2"]
    assert [(one.attackers, one.defenders) for one in combats(battle)] == [(("P3",), ("R2",))]
    offensive, charge = battle.state.step + 1, battle.state.step + 2
    assert battle.sequence.steps[offensive].phase.id == "offensive-fire"
    after = table(DRILL).battle(replace(battle.state, step=charge))
    assert listed(after) == ["resolve P3"]


@pytest.mark.rule("liberators 6.19")
def test_british_infantry_that_stands_stays_where_it_is() -> None:
    battle = legion()
    do(battle, "fire P3 >R2", 10, "no", "no")
    assert hex_of(battle, "P3") == "16,24"
    assert combats(battle) == []


@pytest.mark.rule("liberators 6.22")
def test_a_leader_near_the_target_is_endangered() -> None:
    battle = firing("R1 P1 PL", P1={"at": "16,17", "facing": 18000}, PL={"at": "16,20"})
    assert shot_case(battle, ("R1",), "P1").leader == "PL"
    away = firing("R1 P1 PL", P1={"at": "16,17", "facing": 18000}, PL={"at": "16,30"})
    assert shot_case(away, ("R1",), "P1").leader is None


@pytest.mark.rule("liberators 10.6")
def test_howitzers_fire_over_troops_at_more_than_12_inches() -> None:
    row: dict[str, Any] = {
        "PG": {"at": "16,33", "facing": 18000},
        "P1": {"at": "16,28", "facing": 18000, "formation": "line"},
    }
    battle = stage(DRILL, "offensive-fire", "patriot", only="PG P1 R1", R1=LINE, **row)
    assert "fire PG >R1" in listed(battle)
    near = {**row, "PG": {"at": "16,24", "facing": 18000}, "P1": {"at": "16,21", "facing": 18000}}
    close = stage(DRILL, "offensive-fire", "patriot", only="PG P1 R1", R1=LINE, **near)
    assert "fire PG >R1" not in listed(close)
