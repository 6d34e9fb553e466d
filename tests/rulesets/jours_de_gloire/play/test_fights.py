"""7. Shocks on the map: declared first, fought one by one, with everything that follows."""

from __future__ import annotations

import pytest
from tests.staging import do, hex_of, refused, stage

from grognard.rulesets.jours_de_gloire.play.combat_phase import CombatPhase
from grognard.rulesets.jours_de_gloire.play.fight_cases import supports
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.retreats import Recoil
from grognard.rulesets.jours_de_gloire.play.routs import Run
from grognard.rulesets.jours_de_gloire.play.shock_phase import shocks

MAIDA = "maida-1806"
FREE: dict[str, int | str] = {"orders.compere": "received", "active": "compere"}
DIGONET: dict[str, int | str] = {"orders.digonet": "received", "active": "digonet"}
N01 = {"at": "1007", "facing": "N", "markers": {"led": 1}}
M01 = {"at": "1006", "facing": "S"}


@pytest.mark.rule("jours-de-gloire 7.1", "jours-de-gloire 7.3")
def test_attackers_are_named_one_by_one_and_stand_next_to_one_another() -> None:
    battle = stage(
        MAIDA, "shock", "french", only="N01 N02 N03 M01", tracks=FREE, N01=N01, M01=M01,
        N02={"at": "1107", "facing": "NW", "markers": {"led": 1}},
        N03={"at": "1005", "facing": "S", "markers": {"led": 1}},
    )  # fmt: skip
    assert {unit for unit, _target in shocks(battle)} == {"N01", "N02", "N03"}
    do(battle, "shock N01 >1006")
    assert refused(battle, "shock N03 >1006")[0] == "refuse-attackers-apart"
    do(battle, "shock N02 >1006")
    assert [str(order) for order in CombatPhase().orders(battle)] == ["fight >1006"]


@pytest.mark.rule("jours-de-gloire 7.18", "jours-de-gloire 7.26")
def test_beaten_defenders_recoil_before_the_attackers_move_in() -> None:
    attack = {**N01, "markers": {"led": 1, "shock": "1006"}}
    battle = stage(MAIDA, "combat", "french", only="N01 M01", tracks=FREE, N01=attack, M01=M01)
    # 5 SP to 3, 7 to 8, clear: the die of 9 makes 10; the owner picks the hex, the victor moves in.
    asked = do(battle, "fight >1006", 9, "yes", "1005", "N", "none")
    assert asked == [
        "ask-shock",
        "attacker.advance",
        "recoil.hex",
        "advance.facing",
        "breakthrough.hex",
    ]
    label = battle.board.grid.label
    assert (label(battle.piece("M01").at), battle.piece("M01").state) == ("1005", "disordered")
    assert label(battle.piece("N01").at) == "1006"
    assert battle.piece("M01").marker("fought") == 1


@pytest.mark.rule("jours-de-gloire 7.20", "jours-de-gloire 7.23")
def test_repulsed_attackers_are_disordered_and_recoil_if_they_fail() -> None:
    attack = {**N01, "markers": {"led": 1, "shock": "1006"}}
    battle = stage(MAIDA, "combat", "french", only="N01 M01", tracks=FREE, N01=attack, M01=M01)
    asked = do(battle, "fight >1006", 0, 9, "1008")
    assert asked == ["ask-shock", "ask-cohesion", "recoil.hex"]
    assert battle.piece("N01").state == "disordered"
    assert battle.board.grid.label(battle.piece("N01").at) == "1008"


@pytest.mark.rule("jours-de-gloire 7.27")
def test_a_breakthrough_finds_its_target_on_the_map() -> None:
    attack = {**N01, "markers": {"led": 1, "shock": "1006"}}
    weak = {"at": "1006", "facing": "S"}
    battle = stage(
        MAIDA, "combat", "french", only="N01 M02 M03", tracks=FREE, N01=attack, M02=weak,
        M03={"at": "1005", "facing": "S"},
    )  # fmt: skip
    # 5 SP to 1: +4. The Corsicans recoil, the 1er Léger moves in facing north, and goes at the flankers.
    asked = do(battle, "fight >1006", 9, "yes", "1106", "N", "1005", 2, 5, "no", "1004",
    )  # fmt: skip
    assert asked[:5] == ["ask-shock", "attacker.advance", "recoil.hex", "advance.facing", "breakthrough.hex"]
    assert battle.board.grid.label(battle.piece("M03").at) == "1004"


@pytest.mark.rule("jours-de-gloire 7.36", "jours-de-gloire 7.35")
def test_pursuers_ride_on_and_are_disordered_when_all_is_over() -> None:
    rider = {"at": "1007", "facing": "N", "markers": {"led": 1, "shock": "1006", "charge": "1006"}}
    battle = stage(MAIDA, "combat", "french", only="N10 M02", tracks=DIGONET, N10=rider, M02=M01)
    asked = do(battle, "fight >1006", "no", 9, 9, 3, "1005", "N", "none",
    )  # fmt: skip
    assert asked[:3] == ["defender.square", "ask-shock", "ask-cohesion"]
    assert battle.board.grid.label(battle.piece("N10").at) == "1006"
    assert battle.piece("N10").state == "disordered"


@pytest.mark.rule("jours-de-gloire 7.23", "jours-de-gloire 7.24")
def test_a_recoil_leads_away_from_the_attackers_and_clear_of_zones_if_it_can() -> None:
    battle = stage(MAIDA, "combat", "french", only="N01 M01", N01=N01, M01=M01)
    here = position(battle)
    way = Recoil(here, battle.piece("M01"), (battle.piece("N01").at,))
    assert way.kind == "open"
    assert {here.grid.label(cell) for cell in way.ends} == {"1005", "0906", "1106"}


@pytest.mark.rule("jours-de-gloire 8.4", "jours-de-gloire 8.5", "jours-de-gloire 5.10")
def test_a_rout_runs_for_the_edge_and_is_lost_beyond_it() -> None:
    far = stage(
        MAIDA, "combat", "french", only="N01 M01", N01={"at": "1007", "state": "routed"}, M01={"at": "0807"}
    )
    run = Run(position(far), far.piece("N01"))
    assert run.kind == "open"
    assert len(run.path) == 5
    near = stage(MAIDA, "combat", "french", only="N01", N01={"at": "1807"})
    assert Run(position(near), near.piece("N01")).kind == "off-map"
    taken = stage(MAIDA, "combat", "french", only="N01 N02", N01={"at": "1007"}, N02={"at": "1507"})
    assert taken.piece("N02").at not in Run(position(taken), taken.piece("N01")).path[-1:]


@pytest.mark.rule("jours-de-gloire 7.6")
def test_a_battery_beside_two_attacking_hexes_picks_the_one_it_reacts_upon() -> None:
    told = {"led": 1, "shock": "1006"}
    battle = stage(
        MAIDA, "combat", "french", only="N01 N02 M01 M11", tracks=FREE, M01=M01,
        N01={"at": "1007", "facing": "N", "markers": told},
        N02={"at": "0907", "facing": "NE", "markers": told},
        M11={"at": "0906", "facing": "S"},
    )  # fmt: skip
    # Only the hex before it at first; turned, it has both.
    target, foes = battle.piece("M01").at, (battle.piece("N01").at, battle.piece("N02").at)
    assert [(one.unit.id, one.at) for one in supports(position(battle), target, foes)] == [("M11", 2)]
    battle = stage(
        MAIDA, "combat", "french", only="N01 N02 M01 M11", tracks=FREE, M01=M01,
        N01={"at": "1007", "facing": "N", "markers": told},
        N02={"at": "1107", "facing": "NW", "markers": told},
        M11={"at": "1108", "facing": "NW"},
    )  # fmt: skip
    foes = (battle.piece("N01").at, battle.piece("N02").at)
    assert [(one.unit.id, one.at) for one in supports(position(battle), target, foes)] == [
        ("M11", 1),
        ("M11", 2),
    ]
    # The guns decline the first hex, and are left with the second.
    asked = do(battle, "fight >1006", "yes", "no", 0, 0, 0, 0)
    assert asked[:3] == ["defender.reaction-fire", "defender.fire-at", "ask-reaction-fire"]


@pytest.mark.rule("jours-de-gloire 7.36", "jours-de-gloire 5.9")
def test_a_pursuer_who_finds_no_room_has_pursued_nobody() -> None:
    told = {"led": 1, "shock": "1006", "charge": "1006"}
    battle = stage(
        "jdg-crossroads", "combat", "french", only="C1 C2 C3 K1",
        tracks={"orders.c": "received", "active": "c"},
        C1={"at": "1007", "facing": "N", "depth": 0, "markers": told},
        C2={"at": "1007", "facing": "N", "depth": 1, "markers": told},
        C3={"at": "1107", "facing": "NW", "markers": told}, K1={"at": "1006", "facing": "S"},
    )  # fmt: skip
    # Ten SP of horse upon six, a heavy charge: all three fail their tests and have to pursue.
    do(battle, "fight >1006", "no", 9, 9, 9, 9, 0, "1005", "N", "none")
    states = {unit: (hex_of(battle, unit), battle.piece(unit).state) for unit in ("C1", "C2", "C3")}
    assert states == {
        "C1": ("1006", "disordered"), "C2": ("1006", "disordered"), "C3": ("1107", "good-order"),
    }  # fmt: skip
