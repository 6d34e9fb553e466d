"""10.9, 10.10, 10.16. The scenario's own rules where there is fighting."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import do, hex_of, listed, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.combat_specials import charges_forbidden, fire_range

BROKEN = {"facing": "N", "strength": 1, "state": "defeated", "formation": "normal"}


def battle_at(scenario: str, phase: str, side: str, tracks: dict[str, int | str], **placed: Any) -> Battle:
    return stage(scenario, phase, side, turn=3, only=" ".join(placed), tracks=tracks, **placed)


@pytest.mark.rule("barrosa 10.10", "bailen 10.10")
@pytest.mark.parametrize("banned", [1, 0])
def test_a_crossing_ban_holds_for_an_advance_as_well(banned: int) -> None:
    """The Almansa runs between 0912 and 0913: Villatte's men drive the enemy off and stay on their bank."""
    foot = {"at": "0912", "facing": "S", "markers": {"order": "attack", "assault": "0913"}}
    battle = battle_at(
        "barrosa-1811",
        "melee",
        "french",
        {"division.villatte.banned": banned},
        F17=foot,
        A23={"at": "0913", **BROKEN, "facing": "S"},
    )
    # 5 SP over a river count 5/2, against 1/2: 5/1. C against C from the rear is +2, the order +1: 6 is DB.
    # Nobody is asked whether he moves in where nobody may.
    do(battle, "melee >0913", 3, *(() if banned else ("yes", "S")))
    assert battle.piece("A23").fate == "eliminated"
    assert hex_of(battle, "F17") == ("0912" if banned else "0913")


@pytest.mark.rule("barrosa 10.16", "bailen 10.16")
@pytest.mark.parametrize("over", [0, 1])
def test_a_confined_division_does_not_charge_out_of_its_columns(over: int) -> None:
    """The east guard stays in column 24 and beyond: from 2416 Montesa would ride by 2316 at 2215."""
    battle = battle_at(
        "bailen-1808",
        "assault",
        "spanish",
        {"confined.0.over": over},
        S35={"at": "2416", "facing": "NW", "markers": {"order": "attack"}},
        F01={"at": "2215", "facing": "N"},
    )
    rides = [order for order in listed(battle) if order.startswith("charge")]
    assert ("charge S35 2316/NW >2215" in rides) is bool(over)


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_a_provoked_attack_wakes_a_held_division() -> None:
    """Loose dragoons at 0617 fall upon Zayas's men at 0517."""
    battle = battle_at(
        "barrosa-1811",
        "melee",
        "french",
        {},
        F22={"at": "0519", "facing": "N", "markers": {"order": "attack", "assault": "0518"}},
        A23={"at": "0518", **BROKEN},
        A34={"at": "0517", **BROKEN},
    )
    assert battle.state.number("division.zayas.held") == 1
    do(battle, "melee >0518", 6, 1, "N", 6, 6, "no")
    assert battle.piece("A34").fate == "eliminated"
    assert battle.state.number("division.zayas.held") == 0


@pytest.mark.rule("barrosa 10.15", "bailen 10.15")
@pytest.mark.parametrize(("turn", "reach", "barred"), [(1, 1, True), (2, 3, False), (3, 660, False)])
def test_how_dark_it_is(turn: int, reach: int, barred: bool) -> None:
    battle = stage("bailen-1808", "assault", "french", turn=turn)
    assert fire_range(battle) == reach
    assert charges_forbidden(battle) is barred


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_a_charge_that_ends_close_by_wakes_a_held_division() -> None:
    """Victor's dragoons charge a British battalion; Begines' men stand two hexes from where they halt."""
    battle = battle_at(
        "barrosa-1811",
        "assault",
        "french",
        {},
        F08={"at": "2605", "facing": "NW", "markers": {"order": "attack"}},
        A01={"at": "2303", "facing": "N"},
        A18={"at": "2503", "facing": "N"},
    )
    assert battle.state.number("division.begines.held") == 1
    do(battle, "charge F08 2304/NW >2303", "stand", 6)
    assert battle.state.number("division.begines.held") == 0
