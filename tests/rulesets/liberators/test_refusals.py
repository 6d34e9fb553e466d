"""What the Liberators rules forbid, each with the paragraph that forbids it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.ruled import LIBERATORS, Case, battery, foot, horse, ruled

from grognard import BadCase, IllegalOrder


def refusal(procedure: str, **case: Any) -> str:
    with pytest.raises(IllegalOrder) as refused:
        ruled(procedure, [], **case)
    return refused.value.rule.removeprefix("liberators ")


def faults(procedure: str, **case: Any) -> list[str]:
    with pytest.raises(BadCase) as refused:
        LIBERATORS.build_case(procedure, case)
    return [fault.path for fault in refused.value.faults]


@pytest.mark.rule("liberators 6.1", "liberators 8.2")
@pytest.mark.parametrize(
    "firer",
    [
        foot("f", order="broken"),
        foot("f", formation="march-column"),
        foot("f", scaled=True),
        foot("f", cold_steel=True),
    ],
)
def test_units_that_do_not_fire(firer: dict[str, Any]) -> None:
    assert refusal("musketry", troops=[{**firer, "distance": 4}], target=foot("t")) == "6.1"


@pytest.mark.rule("liberators 6.1")
@pytest.mark.parametrize("guns", [battery("g", limbered=True), battery("g", silenced=2)])
def test_guns_that_do_not_fire(guns: dict[str, Any]) -> None:
    assert refusal("cannonade", guns=[{**guns, "distance": 4}], target=foot("t")) == "6.1"


@pytest.mark.rule("liberators 6.2")
def test_a_column_fires_with_two_stands_at_most() -> None:
    column = foot("f", formation="attack-column", distance=4, bearing=3)
    assert refusal("musketry", troops=[column], target=foot("t")) == "6.2"
    mounted = horse("f", weapon="carbine", distance=4)
    assert refusal("musketry", troops=[mounted], target=foot("t")) == "6.2"
    on_foot = {**mounted, "formation": "dismounted"}
    assert ruled("musketry", [1], troops=[on_foot], target=foot("t")).value("t fire") == "Desultory Fire"


@pytest.mark.rule("liberators 6.4", "liberators 6.5")
def test_out_of_range() -> None:
    assert refusal("musketry", troops=[foot("f", weapon="rifle", distance=13)], target=foot("t")) == "6.4"
    assert refusal("cannonade", guns=[battery("g", gun="very-light", distance=13)], target=foot("t")) == "6.5"
    assert refusal("cannonade", guns=[battery("g", gun="heavy", distance=61)], target=foot("t")) == "6.5"


@pytest.mark.rule("liberators 6.12")
@pytest.mark.parametrize("formation", ["square", "hasty-square", "garrison", "skirmish"])
def test_some_formations_cannot_be_enfiladed(formation: str) -> None:
    target = foot("t", formation=formation, enfiladed=True)
    assert refusal("musketry", troops=[foot("f", distance=4)], target=target) == "6.12"


@pytest.mark.rule("liberators 7.1", "liberators 8.2")
@pytest.mark.parametrize(
    "charger",
    [
        foot("a", order="disordered"),
        foot("a", order="broken"),
        foot("a", formation="march-column"),
        foot("a", formation="square"),
        foot("a", formation="garrison"),
        horse("a", formation="march-column"),
    ],
)
def test_units_that_may_not_charge(charger: dict[str, Any]) -> None:
    assert refusal("charge-combat", attackers=[charger], defenders=[foot("d")]) == "7.1"
    target = {**charger, "charging": "yes"}
    assert refusal("musketry", troops=[foot("f", distance=4)], target=target) == "7.1"


@pytest.mark.rule("liberators 7.1")
def test_skirmishers_charge_skirmishers_guns_and_broken_troops() -> None:
    skirmishers = foot("a", formation="skirmish")
    opponents: tuple[Case, ...] = (
        {"defenders": [foot("d", formation="skirmish")]},
        {"guns": [battery("d")]},
        {"defenders": [foot("d", order="broken")]},
    )
    for against in opponents:
        assert ruled("charge-combat", [5, 4], attackers=[skirmishers], **against).value("charge")
    beyond = {"guns": [battery("g")], "breakthrough": {"defenders": [foot("d")]}}
    assert refusal("charge-combat", attackers=[skirmishers], **beyond) == "7.1"


@pytest.mark.rule("liberators 7.3")
def test_cold_steel_is_for_infantry() -> None:
    assert refusal("charge-combat", attackers=[horse("a", cold_steel=True)], defenders=[foot("d")]) == "7.3"
    target = horse("t", charging="cold-steel")
    assert refusal("musketry", troops=[foot("f", distance=4)], target=target) == "7.3"


@pytest.mark.rule("liberators 7.4")
def test_who_may_not_react() -> None:
    def met(defender: dict[str, Any], charger: dict[str, Any] | None = None) -> str:
        return refusal("charge-combat", attackers=[charger or horse("a")], defenders=[defender])

    assert met(horse("d", reaction="counter-charge", order="disordered")) == "7.4"
    assert met(foot("d", reaction="counter-charge")) == "7.4"
    assert met(horse("d", reaction="counter-charge", formation="march-column")) == "7.4"
    assert met(horse("d", reaction="hasty-square")) == "7.4"
    assert met(foot("d", reaction="hasty-square"), foot("a")) == "7.4"


@pytest.mark.rule("liberators 7.5")
def test_a_hasty_square_needs_time_and_a_line_or_column() -> None:
    late, early = horse("a", started=4), horse("a", started=5)
    square = foot("d", reaction="hasty-square")
    assert refusal("charge-combat", attackers=[late], defenders=[square]) == "7.5"
    marching = {**square, "formation": "march-column"}
    assert refusal("charge-combat", attackers=[early], defenders=[marching]) == "7.5"
    formed = ruled("charge-combat", [5, 9], attackers=[early], defenders=[square])
    assert formed.to_data()["formations"] == {"d": "hasty-square"}


@pytest.mark.rule("liberators 7.23")
def test_nobody_reacts_to_a_breakthrough() -> None:
    beyond = {"defenders": [foot("e", reaction="hasty-square")]}
    case: Case = {"attackers": [horse("a")], "defenders": [foot("d")], "breakthrough": beyond}
    assert refusal("charge-combat", **case) == "7.23"


@pytest.mark.rule("liberators 4.6")
def test_squares_and_garrisons_are_not_outflanked() -> None:
    for formation in ("square", "garrison"):
        unit = foot("u", formation=formation, outflanked=True)
        assert refusal("maneuver", troops=[unit]) == "4.6"
        assert refusal("charge-combat", attackers=[foot("a")], defenders=[unit]) == "4.6"


@pytest.mark.rule("liberators 2.4", "liberators 5.1", "liberators 4.11", "liberators 1.9")
@pytest.mark.parametrize(
    ("case", "rule"),
    [
        ({"arm": "horse-artillery", "formation": "limbered", "obstacle": "major"}, "2.4"),
        ({"arm": "infantry", "formation": "line", "ground": "road"}, "5.1"),
        ({"arm": "foot-artillery", "formation": "unlimbered"}, "5.1"),
        ({"arm": "fixed-artillery", "formation": "unlimbered"}, "5.1"),
        ({"arm": "infantry", "formation": "broken", "pace": "quick-step"}, "4.11"),
        ({"arm": "leader", "formation": "mounted", "pace": "quick-step"}, "4.11"),
        ({"arm": "cavalry", "formation": "square"}, "1.9"),
        ({"arm": "leader", "formation": "line"}, "1.9"),
        ({"arm": "infantry", "formation": "square", "ground": "rough", "obstacle": "minor"}, "2.4"),
    ],
)
def test_moves_that_do_not_exist(case: dict[str, Any], rule: str) -> None:
    assert refusal("move-rate", id="u", **case) == rule


@pytest.mark.rule("liberators 1.3", "liberators 1.7", "liberators 1.11")
def test_pieces_that_do_not_exist() -> None:
    assert faults("maneuver", troops=[horse("u", formation="square")]) == ["troops.0.formation"]
    assert faults("maneuver", troops=[foot("u", 1)]) == ["troops.0.starting"]
    assert faults("maneuver", troops=[foot("u", 8, starting=7)]) == ["troops.0.starting"]
    assert faults("maneuver", troops=[foot("u", gaucho=True)]) == ["troops.0.gaucho"]
    assert faults("maneuver", guns=[battery("u", silenced=3)]) == ["guns.0.silenced"]
    assert faults("maneuver", guns=[battery("u", carriage="fixed", limbered=True)]) == ["guns.0.limbered"]
    assert faults("maneuver") == ["troops"]
    assert faults("musketry", troops=[foot("f", distance=4)]) == ["target"]


def test_every_piece_needs_a_name_of_its_own() -> None:
    assert faults("maneuver", troops=[foot("u"), foot("u")]) == ["troops.1.id"]
    shared = {"attackers": [foot("a", leader="x")], "defenders": [foot("d", leader="x")]}
    assert faults("charge-combat", **shared) == ["defenders.0.leader"]
    beyond = {"attackers": [foot("a")], "defenders": [foot("d")], "breakthrough": {"defenders": [foot("d")]}}
    assert faults("charge-combat", **beyond) == ["breakthrough.defenders.0.id"]
