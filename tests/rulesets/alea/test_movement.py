"""2. Terrain, 4. orders and 5. movement: the cost of one step, in both editions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.pieces import EDITIONS, foot, guns, horse, ruled

from grognard import IllegalOrder

both = pytest.mark.parametrize("edition", EDITIONS)


def cost(edition: str, counter: dict[str, Any], **case: Any) -> Any:
    return ruled(edition, "step-cost", [], counter=counter, **case).value("MP")


def refused(edition: str, counter: dict[str, Any], **case: Any) -> str:
    with pytest.raises(IllegalOrder) as raised:
        ruled(edition, "step-cost", [], counter=counter, **case)
    return raised.value.rule.removeprefix(f"{edition} ")


def limbered(**more: Any) -> dict[str, Any]:
    return guns("battery", formation="limbered", order="attack", **more)


@both
@pytest.mark.rule("barrosa 2.4", "bailen 2.4", "barrosa 2.10", "bailen 2.10")
def test_ground_and_hexsides_add_up_by_arm(edition: str) -> None:
    attack = foot("1st", order="attack")
    assert cost(edition, attack, terrain="light-forest", slope="slope-up") == 3
    assert cost(edition, attack, water="river") == 2
    assert cost(edition, horse("1st", order="attack"), water="river") == 3
    assert cost(edition, limbered(), water="creek", slope="slope-down") == 3
    assert cost(edition, limbered(), water="bridge") == 1
    assert refused(edition, limbered(), water="river") == "2.10"
    assert refused(edition, limbered(), terrain="dense-forest") == "2.10"
    assert refused(edition, attack, slope="impassable-slope") == "2.10"


@both
@pytest.mark.rule("barrosa 2.12", "bailen 2.12")
def test_a_road_leads_guns_through_dense_forest_but_over_no_river(edition: str) -> None:
    battery = guns("battery", formation="limbered", order="maneuver")
    assert cost(edition, battery, terrain="dense-forest", road=True) == 1
    assert refused(edition, battery, water="river", road=True) == "2.10"
    assert refused(edition, battery, slope="impassable-slope", road=True) == "2.10"
    assert refused(edition, limbered(), terrain="dense-forest", road=True) == "2.10"


@pytest.mark.rule("barrosa 2.10")
def test_nobody_wades_into_the_sea_and_only_infantry_into_marsh() -> None:
    assert refused("barrosa", foot("1st", order="attack"), terrain="sea") == "2.10"
    assert cost("barrosa", foot("1st", order="attack"), terrain="marsh") == 3
    assert refused("barrosa", horse("1st", order="attack"), terrain="marsh") == "2.10"
    assert cost("barrosa", foot("1st", order="attack"), terrain="beach") == 1


@both
@pytest.mark.rule("barrosa 2.10", "bailen 2.10")
def test_a_maneuver_order_makes_the_bridge_free(edition: str) -> None:
    assert cost(edition, horse("1st", order="attack"), water="bridge") == 3
    assert cost(edition, horse("1st", order="maneuver"), water="bridge") == 1


@both
@pytest.mark.rule("barrosa 2.9", "bailen 2.9", "barrosa 5.4", "bailen 5.4")
def test_guns_do_not_deploy_in_strong_buildings(edition: str) -> None:
    assert refused(edition, limbered(), terrain="strong-building", change="deployed") == "2.9"
    assert cost(edition, limbered(), change="deployed") == 3


@both
@pytest.mark.rule("barrosa 4.5", "bailen 4.5", "barrosa 4.6", "bailen 4.6", "barrosa 4.7", "bailen 4.7")
def test_only_an_attack_order_leads_up_to_the_enemy(edition: str) -> None:
    close = {"next_to_enemy": True}
    assert refused(edition, foot("1st", order="maneuver"), **close) == "4.5"
    assert refused(edition, foot("1st"), **close) == "4.7"
    assert cost(edition, foot("1st"), began_adjacent=True, **close) == 1
    assert cost(edition, foot("1st", order="attack"), **close) == 1


@both
@pytest.mark.rule("barrosa 5.1", "bailen 5.1", "barrosa 5.2", "bailen 5.2", "barrosa 4.7", "bailen 4.7")
@pytest.mark.rule("barrosa 5.19", "bailen 5.19", "barrosa 8.17", "bailen 8.17")
def test_allowances_by_arm_formation_state_and_order(edition: str) -> None:
    for counter, mp in (
        (foot("1st", order="attack"), 4),
        (foot("1st", cls="light", formation="guerrilla", order="attack"), 5),
        (foot("1st", nation="spanish", order="attack"), 3),
        (foot("1st", nation="spanish", order="attack", state="disorganized"), 2),
        (foot("1st", nation="spanish"), 2),
        (foot("1st", nation="spanish", state="disorganized"), 1),
        (foot("1st", nation="spanish", state="defeated"), 3),
        (foot("1st", nation="spanish", state="fleeing"), 3),
        (horse("1st", order="attack"), 7),
        (
            horse("1st", nation="spanish", formation="guerrilla", order="attack"),
            {"barrosa": 6, "bailen": 7}[edition],
        ),
        (horse("1st", cls="heavy", order="attack"), 6),
        (limbered(), 3),
        (limbered(horse=True), 5),
    ):
        assert ruled(edition, "step-cost", [], counter=counter).value("allowance") == mp
    assert refused(edition, horse("1st", cls="heavy", nation="spanish")) == "5.1"
    if edition == "bailen":
        assert refused(edition, foot("29th", nation="british")) == "5.1"


@both
@pytest.mark.rule("barrosa 5.3", "bailen 5.3")
def test_deployed_guns_stay_where_they_are(edition: str) -> None:
    assert refused(edition, guns("battery", order="attack")) == "5.3"


@both
@pytest.mark.rule("barrosa 5.4", "bailen 5.4", "barrosa 1.14", "bailen 1.14", "barrosa 8.6", "bailen 8.6")
def test_changes_of_formation_cost_and_have_their_limits(edition: str) -> None:
    light = foot("1st", cls="light", order="attack")
    assert cost(edition, light, change="guerrilla") == 2
    assert cost(edition, light, change="square") == 3
    assert refused(edition, light, change="normal") == "5.4"
    assert refused(edition, light, change="guerrilla", next_to_enemy=True) == "5.4"
    square = {**light, "formation": "square"}
    assert cost(edition, square, change="guerrilla", next_to_enemy=True) == 2
    assert refused(edition, foot("1st", order="attack"), change="guerrilla") == "1.14"
    assert refused(edition, light, terrain="cultivated", change="square") == "1.14"
    assert refused(edition, {**light, "state": "disorganized"}, change="square") == "8.6"


@both
@pytest.mark.rule("barrosa 5.5", "bailen 5.5")
def test_a_step_beyond_the_allowance_is_refused(edition: str) -> None:
    assert cost(edition, foot("1st", order="attack"), spent=3) == 1
    assert refused(edition, foot("1st", order="attack"), spent=4) == "5.5"


@both
@pytest.mark.rule("barrosa 5.9", "bailen 5.9")
def test_turning_costs_a_point_a_hexside_but_not_for_guerrillas(edition: str) -> None:
    assert cost(edition, foot("1st", order="attack"), turns=2) == 3
    assert cost(edition, foot("1st", cls="light", formation="guerrilla", order="attack"), turns=2) == 1
    square = foot("1st", formation="square", order="attack")
    assert refused(edition, square, turns=1) == "5.9"
    assert ruled(edition, "step-cost", [], counter=square).value("hexes at most") == 1


@both
@pytest.mark.rule("barrosa 5.12", "bailen 5.12", "barrosa 5.13", "bailen 5.13")
def test_leaving_zones_of_control(edition: str) -> None:
    line, hussars = foot("1st"), horse("2nd")
    assert cost(edition, line, leaves_zoc=True) == 2
    assert cost(edition, hussars, leaves_zoc=True) == 1
    assert refused(edition, line, leaves_zoc=True, enters_zoc=True) == "5.13"
    assert cost(edition, {**line, "order": "attack"}, leaves_zoc=True, enters_zoc=True) == 2
    assert cost(edition, hussars, leaves_zoc=True, enters_zoc=True) == 1


@both
@pytest.mark.rule("bailen 2.25", "barrosa 2.16")
def test_cavalry_pays_to_mount_again_at_bailen(edition: str) -> None:
    skirmishers = horse("1st", formation="guerrilla", order="attack")
    assert cost(edition, skirmishers, dismounted=True) == {"barrosa": 1, "bailen": 3}[edition]
