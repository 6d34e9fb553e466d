"""5.2, 5.3, 7.23, 9.2. Units that share a hex: each has its own way back, its own front, its own officers."""

from __future__ import annotations

import pytest
from tests.staging import do, drive, happened, hex_of, stage

from grognard.core.events import LeaderHit
from grognard.rulesets.jours_de_gloire.play.aftermath import shake
from grognard.rulesets.jours_de_gloire.play.fight_cases import defending_hex
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.routs import Run

MAIDA, VIMEIRO = "maida-1806", "vimeiro-1808"


@pytest.mark.rule("jours-de-gloire 7.23", "jours-de-gloire 7.25")
def test_foot_recoils_where_the_guns_beside_it_cannot() -> None:
    # Ravine on both sides and the enemy below: foot climbs out, guns do not.
    battle = stage(
        VIMEIRO, "combat", "french", only="B13 B29 F05",
        tracks={"orders.thomieres": "received", "active": "thomieres"},
        B13={"at": "2201", "facing": "S", "depth": 0}, B29={"at": "2201", "facing": "S", "depth": 1},
        F05={"at": "2202", "facing": "N", "markers": {"led": 1, "shock": "2202"}},
    )  # fmt: skip
    held = defending_hex(battle, battle.piece("B13").at, (battle.piece("F05").at,))
    foot, guns = held.units
    assert (foot.recoil or held.rear.recoil, guns.recoil or held.rear.recoil) == ("open", "blocked")


@pytest.mark.rule("jours-de-gloire 8.5")
def test_what_becomes_of_the_guns_is_not_what_becomes_of_the_horse_beside_them() -> None:
    # The chasseurs run off the map from here; the horse guns with them do not come so far.
    stood = {"at": "1306", "facing": "NW"}
    battle = stage(
        MAIDA, "combat", "coalition", only="N10 N11 M01", M01={"at": "1206", "facing": "SE"},
        N10={**stood, "depth": 0}, N11={**stood, "depth": 1},
    )  # fmt: skip
    here = position(battle)
    runs = {unit: Run(here, battle.piece(unit)).kind for unit in ("N10", "N11")}
    assert runs == {"N10": "off-map", "N11": "open"}
    held = defending_hex(battle, battle.piece("N10").at, (battle.piece("M01").at,))
    assert {unit.id: unit.rout or held.rear.rout for unit in held.units} == runs


@pytest.mark.rule("jours-de-gloire 8.4", "jours-de-gloire 5.1")
def test_guns_run_the_way_that_guns_can_go() -> None:
    for unit, hex in (("B29", "1119"), ("F24", "1018"), ("B29", "2203")):
        battle = stage(VIMEIRO, "rally", "", only=unit, pieces={unit: {"at": hex, "state": "routed"}})
        run = Run(position(battle), battle.piece(unit))
        assert run.kind == "open", (unit, hex)
        assert run.path


@pytest.mark.rule("jours-de-gloire 5.3", "jours-de-gloire 7.12")
def test_a_stack_has_a_rear_while_one_of_its_units_has_one() -> None:
    stood = {"at": "1006", "facing": "S"}
    square = {**stood, "depth": 0, "markers": {"square": 1}}
    battle = stage(MAIDA, "combat", "french", only="M01 M03", M01=square, M03={**stood, "depth": 1})
    here = position(battle)
    behind, before = here.grid.cell_of("1005"), here.grid.cell_of("1007")
    assert here.arc_of(behind, battle.piece("M01").at) == "rear"
    assert here.arc_of(before, battle.piece("M01").at) == "front"
    formed = stage(MAIDA, "combat", "french", only="M01 M11", M01=square, M11={**stood, "depth": 1})
    assert position(formed).arc_of(behind, formed.piece("M01").at) == "front"


@pytest.mark.rule("jours-de-gloire 9.2")
def test_every_officer_with_a_unit_that_routs_rolls_for_his_fate() -> None:
    battle = stage(
        MAIDA, "combat", "french", only="M08 ML1 ML5 M04 N01",
        tracks={"orders.compere": "received", "active": "compere"},
        M08={"at": "1006", "facing": "S", "state": "disordered"}, ML1={"at": "1006"}, ML5={"at": "1006"},
        M04={"at": "0605"}, N01={"at": "1007", "facing": "N", "markers": {"led": 1, "shock": "1006"}},
    )  # fmt: skip
    led = position(battle).unit(battle.piece("M08"))
    assert {led.officer, *led.more_officers} == {"ML1", "ML5"}
    # 5 SP to 2, 7 to 6, clear: the 9 makes 13. The 58th recoils, and the second disorder routs it.
    do(battle, "fight >1006", 9, "no", 9, 3, "1005")
    assert battle.piece("M08").state == "routed"
    assert {event.unit: event.fate for event in happened(battle, LeaderHit)} == {
        "ML1": "killed",
        "ML5": "joins-friends",
    }
    assert (hex_of(battle, "ML1"), hex_of(battle, "ML5") != "1006") == ("", True)


@pytest.mark.rule("jours-de-gloire 7.24", "jours-de-gloire 7.22")
def test_a_routed_friend_who_is_run_through_and_fails_is_gone() -> None:
    battle = stage(MAIDA, "combat", "french", only="N05 N01", N05={"at": "1205", "state": "routed"})
    assert drive(shake(battle, "N05"), 9) == ["ask-cohesion"]
    assert battle.piece("N05").fate == "eliminated"


@pytest.mark.rule("jours-de-gloire 7.4")
def test_guns_with_no_way_to_withdraw_stay_when_their_cavalry_goes() -> None:
    # Foot before and behind: horse slips from zone to zone, guns enter none.
    stood = {"at": "1207", "facing": "NW"}
    battle = stage(
        MAIDA, "combat", "coalition", only="N10 N11 M01 M04", N10={**stood, "depth": 0},
        N11={**stood, "depth": 1}, M01={"at": "1107", "facing": "SE"}, M04={"at": "1308", "facing": "NW"},
    )  # fmt: skip
    held = defending_hex(battle, battle.piece("N10").at, (battle.piece("M01").at,))
    assert held.may_withdraw
    assert {unit.id: unit.hemmed_in for unit in held.units} == {"N10": False, "N11": True}
