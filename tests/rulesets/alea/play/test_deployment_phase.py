"""13.5, 13.7. Shifting the set-up within its zones."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, do, drive, hex_of, listed, refused, rules_of, stage

from grognard.rulesets.alea.play.deployment_phase import cells_of, facings, places, unplaced, why_not


@pytest.mark.rule("barrosa 13.5", "bailen 13.5", "barrosa 13.7", "bailen 13.7")
def test_a_counter_is_put_once_into_another_hex_of_its_zone() -> None:
    battle = stage("barrosa-standard", "deployment", "french")
    assert "deploy F16 0603/N" in listed(battle, "F16")
    do(battle, "deploy F16 0603/N")
    assert hex_of(battle, "F16") == "0603"
    assert refused(battle, "deploy F16 0403/N") == ("refuse-deploy-unit", "13.5")
    drive(rules_of(battle).end(battle))
    assert battle.piece("F16").markers == ()


@pytest.mark.rule("barrosa 13.7", "bailen 13.7")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("deploy F16 0604/N", "refuse-deploy-zone"),
        ("deploy F16 0603/S", "refuse-deploy-facing"),
        ("deploy F16 0603", "refuse-deploy-facing"),
        ("deploy F16 0403/N", "refuse-deploy-there"),
        ("deploy A13 0505/SE", "refuse-deploy-unit"),
        ("deploy FL1 0603/N", "refuse-deploy-unit"),
        ("deploy F16 9999/N", "refuse-hex"),
        ("deploy F16+F17 0603/N", "refuse-surplus"),
        ("move F16 0603/N", "refuse-verb"),
    ],
)
def test_a_place_that_is_not_allowed_is_refused(text: str, key: str) -> None:
    assert refused(stage("barrosa-standard", "deployment", "french"), text)[0] == key


@pytest.mark.rule("barrosa 13.7", "bailen 13.7")
def test_the_stacking_limits_hold_before_the_first_turn_too() -> None:
    crowd: dict[str, Changes] = {"F17": {"at": "0603"}, "F18": {"at": "0603"}, "F19": {"at": "0603"}}
    battle = stage("barrosa-standard", "deployment", "french", pieces=crowd)
    assert "deploy F16 0603/N" in listed(battle, "F16")
    # Clear ground takes 24 SP.
    crowd["F17"] = {"at": "0603", "strength": 7}
    full = stage("barrosa-standard", "deployment", "french", pieces=crowd)
    assert refused(full, "deploy F16 0603/N") == ("refuse-stack-strength", "2.17")
    turned = stage("barrosa-standard", "deployment", "french", F17={"at": "0603", "facing": "S"})
    assert refused(turned, "deploy F16 0603/N") == ("refuse-stack-facing", "2.17")


@pytest.mark.rule("barrosa 13.7", "bailen 13.7")
def test_without_zones_nobody_is_asked() -> None:
    battle = stage("alea-training", "deployment", "french")
    assert rules_of(battle).asks(battle) is None
    spanish_only = stage("bailen-standard", "deployment", "french")
    assert rules_of(spanish_only).asks(spanish_only) is None


def test_a_counter_without_another_place_is_not_asked_about() -> None:
    # The battalion in the town has one hex and two facings; a friend beside it fixes the facing.
    battle = stage("bailen-standard", "deployment", "spanish", S04={"at": "1607", "facing": "SW"})
    ask = rules_of(battle).asks(battle)
    assert ask is not None
    assert "S05" not in ask.subjects
    assert all(listed(battle, unit) for unit in ask.subjects)


@pytest.mark.parametrize("side", ["french", "allied"])
def test_empty_hexes_of_the_same_ground_take_a_counter_as_each_would_by_itself(side: str) -> None:
    battle = stage("barrosa-standard", "deployment", side)
    compared = 0
    for unit, zone in unplaced(battle).items():
        piece = battle.piece(unit)
        every = [(cell, way) for cell in cells_of(zone, battle.board) for way in facings(battle, piece, zone)]
        wanted = [place for place in every if place != (piece.at, piece.facing)]
        assert list(places(battle, piece, zone)) == [
            at for at in wanted if why_not(battle, piece, *at) is None
        ]
        compared += len(wanted)
    assert compared > 10
