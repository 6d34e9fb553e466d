"""Layers: each says what the rules say, hex by hex, and names who does it."""

from __future__ import annotations

import pytest
from tests.staging import listed, stage

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Subject
from grognard.rulesets.jours_de_gloire.play.layers import LAYERS, layer
from grognard.rulesets.jours_de_gloire.play.position import position

MAIDA, CROSSROADS = "maida-1806", "jdg-crossroads"


def at(battle: Battle, overlay: Overlay, tone: str) -> dict[str, tuple[str, ...]]:
    label = battle.board.grid.label
    return {label(shade.cell): shade.units for shade in overlay.shades if shade.tone == tone}


@pytest.mark.parametrize("side", ["french", "coalition"])
def test_zones_are_those_that_stop_a_march(side: str) -> None:
    battle = stage(MAIDA, "movement", "coalition")
    shown = layer(battle, "zones", Subject(side=side))
    mask = position(battle).zone(side)
    assert {shade.cell for shade in shown.shades} == {cell for cell, held in enumerate(mask) if held}


@pytest.mark.rule("jours-de-gloire 5.2", "jours-de-gloire 5.3")
def test_a_unit_shows_its_front_and_its_rear_and_an_officer_has_none() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="M01 ML2", M01={"at": "1007", "facing": "N"})
    shown = layer(battle, "fronts", Subject(unit="M01"))
    assert set(at(battle, shown, "front")) == {"0907", "1006", "1107"}
    assert set(at(battle, shown, "rear")) == {"0908", "1008", "1108"}
    routed = stage(MAIDA, "movement", "coalition", only="M01", M01={"at": "1007", "state": "routed"})
    assert not at(routed, layer(routed, "fronts", Subject(unit="M01")), "front")
    assert layer(battle, "fronts", Subject(unit="ML2")).note is not None


@pytest.mark.rule("jours-de-gloire 4.2", "jours-de-gloire 4.6")
def test_a_commander_shows_his_radius_and_who_has_strayed_out_of_it() -> None:
    battle = stage(
        MAIDA, "movement", "coalition", only="ML2 M01 M02", ML2={"at": "0910"}, M01={"at": "0909"},
        M02={"at": "1505"},
    )  # fmt: skip
    shown = layer(battle, "command", Subject(unit="ML2"))
    assert at(battle, shown, "led") == {"0909": ("M01",)}
    assert at(battle, shown, "cut") == {"1505": ("M02",)}
    assert at(battle, layer(battle, "command", Subject(unit="M01")), "led") == {"0910": ("ML2",)}
    assert set(at(battle, layer(battle, "command", Subject(side="coalition")), "cut")) == {"1505"}


@pytest.mark.rule("jours-de-gloire 6.5")
def test_a_line_that_is_barred_names_the_hex_in_the_way() -> None:
    battle = stage(CROSSROADS, "fire", "french", only="A1", A1={"at": "0112"})
    shown = layer(battle, "sight", Subject(cell=battle.board.grid.cell_of("0304")))
    barred = {battle.board.grid.label(shade.cell): shade for shade in shown.shades if shade.tone == "barred"}
    over_the_wood = barred["0704"]
    assert over_the_wood.rule == "jours-de-gloire 6.5"
    assert battle.board.terrain[over_the_wood.by] == "woods"


@pytest.mark.rule("jours-de-gloire 6.3", "jours-de-gloire 6.4")
def test_a_battery_shows_its_range_and_arc_and_foot_says_that_it_has_none() -> None:
    battle = stage(CROSSROADS, "fire", "french", only="A5 A1 K1", A5={"at": "0212", "facing": "N"})
    shown = layer(battle, "fire", Subject(unit="A5"))
    assert max(shade.strength for shade in shown.shades) == 6
    assert "0209" in at(battle, shown, "open")
    assert "0214" not in {battle.board.grid.label(shade.cell) for shade in shown.shades}
    assert layer(battle, "fire", Subject(unit="A1")).note is not None


def test_the_threat_of_a_side_is_where_its_units_could_go_and_attack() -> None:
    battle = stage(
        CROSSROADS, "movement", "french", only="A1 K1", tracks={"orders.a": "received", "active": "a"},
        A1={"at": "0512", "facing": "NE", "markers": {"led": 1}}, K1={"at": "1212"},
    )  # fmt: skip
    shown = layer(battle, "threat", Subject(side="french"))
    ends = {order.split()[2][:4] for order in listed(battle, "A1") if order.startswith("move")}
    assert set(at(battle, shown, "reach")) == ends - {"0512"}
    cell = battle.board.grid.cell_of("0710")
    (coming, *_rest) = layer(battle, "threat", Subject(cell=cell, side="french")).shades
    assert (coming.units, coming.tone) == (("A1",), "reach")
    assert coming.reason is not None


def test_every_layer_is_drawn_for_all_that_it_can_be_asked_about() -> None:
    battle = stage("vimeiro-1808", "movement", "french")
    asked = {"side": Subject(side="french"), "unit": Subject(unit="F22"), "hex": Subject(cell=300)}
    for one in LAYERS:
        tones = {tone.id for tone in one.tones}
        for about in one.about:
            assert {shade.tone for shade in layer(battle, one.id, asked[about]).shades} <= tones
