"""The cup and the order markers, who may be named together, and the odds before a shock."""

from __future__ import annotations

import pytest
from tests.staging import do, figure, order, refused, stage, table, words_of

from grognard.core.game.battle import Battle
from grognard.rulesets.jours_de_gloire.cases import Charge
from grognard.rulesets.jours_de_gloire.play.charges import charges
from grognard.rulesets.jours_de_gloire.play.displays import displays
from grognard.rulesets.jours_de_gloire.play.joint_acts import compared, muster
from grognard.rulesets.jours_de_gloire.play.preview import ruling_of

MAIDA = "maida-1806"
FREE: dict[str, int | str] = {"orders.compere": "received", "active": "compere"}
N01 = {"at": "1007", "facing": "N", "markers": {"led": 1}}
N02 = {"at": "1107", "facing": "NW", "markers": {"led": 1}}
N03 = {"at": "1005", "facing": "S", "markers": {"led": 1}}
M01 = {"at": "1006", "facing": "S"}


def standing(battle: Battle) -> dict[str, str]:
    lines = displays(battle)[0].lines
    return {str(dict(words_of(line.text).args)["formation"]): line.standing for line in lines}


@pytest.mark.rule("jours-de-gloire 3.4")
def test_the_cup_tells_who_acts_who_is_left_and_who_has_acted() -> None:
    tracks: dict[str, int | str] = {"active": "compere", "cup.peyri": 1, "cup.digonet": 0, "cup.kempt": 2}
    battle = stage(MAIDA, "movement", "french", tracks=tracks)
    found = standing(battle)
    assert (found["compere"], found["peyri"], found["digonet"], found["kempt"]) == (
        "acting",
        "ready",
        "done",
        "ready",
    )
    (display, *_others) = displays(battle)
    assert display.brief is not None
    assert dict(display.brief.args) == {"formation": "compere"}


@pytest.mark.rule("jours-de-gloire 1.14")
def test_an_enemy_marker_lies_face_down_on_the_display_as_on_the_table() -> None:
    tracks: dict[str, int | str] = {
        "allotted.french": 1,
        "orders.compere": "received",
        "orders.peyri": "none",
        "orders.digonet": "none",
    }
    battle = stage(MAIDA, "command", "coalition", tracks=tracks)
    system = table(MAIDA).system

    def facts(side: str) -> set[str]:
        seen = table(MAIDA).battle(system.hide(battle.scenario, battle.state, side))
        lines = [line for line in displays(seen)[0].lines if line.side == "french"]
        return {fact.key for line in lines for fact in line.facts}

    assert facts("coalition") == {"display-orders-face-down"}
    assert "display-orders-received" in facts("french")


@pytest.mark.rule("jours-de-gloire 4.1")
def test_the_formations_that_may_receive_orders_are_told_with_their_price() -> None:
    battle = stage(MAIDA, "command", "french")
    found = muster(battle, order("allot"))
    assert {one.unit for one in found} == {"compere", "peyri", "digonet"}
    assert all(one.note is not None and one.note.key == "muster-points" for one in found)
    (spent,) = compared(battle, order("allot compere"))
    assert spent.key == "compare-allotment"


@pytest.mark.rule("jours-de-gloire 7.1", "jours-de-gloire 7.3")
def test_attackers_may_be_named_together_if_they_hang_together() -> None:
    def battle() -> Battle:
        cast = "N01 N02 N03 M01"
        return stage(MAIDA, "shock", "french", only=cast, tracks=FREE, N01=N01, N02=N02, N03=N03, M01=M01)

    together = battle()
    do(together, "shock N01+N02 >1006")
    assert together.piece("N01").marker("shock") == together.piece("N02").marker("shock") == "1006"
    assert refused(battle(), "shock N01+N03 >1006") == ("refuse-attackers-apart", "7.1")
    assert refused(battle(), "shock N01+N01 >1006") == ("refuse-surplus", "7.3")


@pytest.mark.rule("jours-de-gloire 4.3", "jours-de-gloire 7.1")
def test_whoever_hung_on_one_that_does_not_close_does_not_attack_either() -> None:
    without: dict[str, int | str] = {"orders.compere": "none", "active": "compere"}
    far = {"at": "1106", "facing": "SW"}
    cast = "N01 N02 N03 M01"
    battle = stage(MAIDA, "shock", "french", only=cast, tracks=without, N01=N01, N02=N02, N03=far, M01=M01)
    # N02 stands between the two others and fails; the third has nobody beside it any more.
    asked = do(battle, "shock N01+N02+N03 >1006", 0, 9)
    assert len(asked) == 2
    assert [battle.piece(unit).marker("shock") for unit in ("N01", "N02", "N03")] == ["1006", None, None]


@pytest.mark.rule("jours-de-gloire 7.9")
def test_the_odds_of_a_shock_are_told_for_everybody_who_is_named() -> None:
    cast = "N01 N02 M01"
    battle = stage(MAIDA, "shock", "french", only=cast, tracks=FREE, N01=N01, N02=N02, M01=M01)
    (alone,), (both,) = (
        compared(battle, order("shock N01 >1006")),
        compared(battle, order("shock N01+N02 >1006")),
    )
    assert figure(alone, "attack") < figure(both, "attack")
    assert dict(alone.args)["odds"] != dict(both.args)["odds"]


@pytest.mark.rule("jours-de-gloire 7.30")
def test_the_odds_of_a_charge_are_told_before_it_is_ridden() -> None:
    tracks: dict[str, int | str] = {"orders.digonet": "received", "active": "digonet"}
    horse = {"at": "1009", "facing": "N", "markers": {"led": 1}}
    battle = stage(MAIDA, "movement", "french", only="N10 M01", tracks=tracks, N10=horse, M01=M01)
    found = next(one for one in charges(battle) if one.target == "1006")
    ruling = ruling_of(battle, found)
    assert ruling is not None
    procedure, case = ruling
    assert procedure == "charge"
    assert isinstance(case, Charge)
    assert case.attackers[0].charging
    assert battle.board.grid.label(battle.piece("N10").at) == "1009"
