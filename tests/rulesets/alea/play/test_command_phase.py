"""4. Orders, and who may get them from whom."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, Tracks, do, listed, refused, rules_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle


def training(only: str = "", tracks: Tracks | None = None, **changed: Changes) -> Battle:
    return stage("alea-training", "command", "french", only=only, tracks=tracks, pieces=changed)


@pytest.mark.rule("barrosa 3.2.2", "barrosa 4.1", "barrosa 4.2", "bailen 3.2.2", "bailen 4.2")
def test_a_commander_gives_either_order_to_a_counter_in_his_radius() -> None:
    battle = training()
    assert listed(battle, "F02") == ["order F02 :maneuver by FL1", "order F02 :attack by FL1"]
    do(battle, "order F02 :attack by FL1")
    assert battle.piece("F02").marker("order") == "attack"
    assert battle.piece("FL1").count("given") == 1


@pytest.mark.rule("barrosa 1.10", "barrosa 4.2", "bailen 1.10")
def test_he_gives_no_more_orders_than_his_number() -> None:
    battle = training(FL1={"markers": {"given": 3}})
    do(battle, "order F02 :attack by FL1")
    assert refused(battle, "order F03 :attack by FL1") == ("refuse-order-number", "4.2")
    assert listed(battle) == ["done"]
    assert rules_of(battle).asks(battle) is None


@pytest.mark.rule("barrosa 4.2", "bailen 4.2")
def test_a_correction_opens_again_what_orders_have_closed() -> None:
    battle = training(FL1={"markers": {"given": 3}})
    before = listed(battle)
    do(battle, "order F02 :attack by FL1")
    assert listed(battle) == ["done"]
    battle.emit(ev.Corrected("FL1", "", what="marker", marker="given", value=3))
    assert listed(battle) == [order for order in before if "F02" not in order]
    battle.emit(ev.Corrected("F02", "", what="marker", marker="order", value=""))
    assert listed(battle) == before


@pytest.mark.rule("barrosa 1.11", "bailen 1.11")
def test_command_reaches_three_hexes_and_no_farther() -> None:
    battle = training(F02={"at": "0807"}, F03={"at": "0808"})
    assert "order F02 :attack by FL1" in listed(battle, "F02")
    assert listed(battle, "F03") == []
    assert refused(battle, "order F03 :attack by FL1") == ("refuse-order-radius", "4.2")


@pytest.mark.rule("barrosa 4.3", "bailen 4.3")
def test_a_counter_holds_one_order() -> None:
    battle = training(F02={"markers": {"order": "maneuver"}})
    assert refused(battle, "order F02 :attack by FL1") == ("refuse-order-held", "4.3")


@pytest.mark.rule("barrosa 4.3", "bailen 4.3")
def test_a_chief_orders_his_nations_and_a_division_commander_his_division() -> None:
    battle = stage("barrosa-standard", "command", "allied", turn=5, A04={"at": "0613"}, A18={"at": "0809"})
    assert refused(battle, "order A04 :attack by AL5") == ("refuse-order-group", "4.3")
    assert refused(battle, "order A18 :attack by AL1") == ("refuse-order-group", "4.3")
    assert refused(battle, "order A18 :attack by AL2") == ("refuse-order-group", "4.3")


@pytest.mark.rule("barrosa 4.4", "bailen 4.4")
@pytest.mark.parametrize(
    ("state", "kinds"), [("disorganized", ["maneuver"]), ("defeated", ["maneuver"]), ("fleeing", [])]
)
def test_the_shaken_are_not_sent_forward_and_the_fleeing_get_no_orders(state: str, kinds: list[str]) -> None:
    battle = training(F02={"state": state})
    assert listed(battle, "F02") == [f"order F02 :{kind} by FL1" for kind in kinds]
    assert refused(battle, "order F02 :attack by FL1")[1] == "4.4"


@pytest.mark.rule("barrosa 8.16", "bailen 8.16")
def test_a_division_that_goes_back_gets_no_attack_order() -> None:
    battle = training(tracks={"division.patrol.state": "retreating"})
    assert refused(battle, "order F02 :attack by FL1") == ("refuse-order-retreating", "8.16")
    assert listed(battle, "F02") == ["order F02 :maneuver by FL1"]


@pytest.mark.rule("barrosa 10.3")
def test_la_pena_only_maneuvers_for_three_turns() -> None:
    for turn, kinds in ((3, ["maneuver"]), (4, ["maneuver", "attack"])):
        battle = stage("barrosa-standard", "command", "allied", turn=turn)
        by_him = [text for text in listed(battle, "A18") if text.endswith("AL5")]
        assert by_him == [f"order A18 :{kind} by AL5" for kind in kinds]
    early = stage("barrosa-standard", "command", "allied", turn=3)
    assert refused(early, "order A18 :attack by AL5") == ("refuse-order-limited", "10.3")
    # The vanguard and the British may attack from the first turn on.
    assert "order A13 :attack by AL6" in listed(early, "A13")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("order F02+F03 :attack by FL1", "refuse-order-one"),
        ("order F02 :hold by FL1", "refuse-order-kind"),
        ("order F02 :attack by AL1", "refuse-commander"),
        ("order F02 :attack", "refuse-commander"),
        ("order A01 :attack by FL1", "refuse-unit"),
        ("order F02 0804 :attack by FL1", "refuse-surplus"),
        ("order F06 :attack by FL1", "refuse-off-map"),
        ("move F02 0804", "refuse-verb"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(text: str, key: str) -> None:
    battle = training(only="F01 F02 F03 FL1 A01")
    assert refused(battle, text)[0] == key
