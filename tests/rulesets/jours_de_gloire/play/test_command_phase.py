"""3.1, 4.1 to 4.6, 10.5. Orders: what they cost, who gets them, and that they are laid face down."""

from __future__ import annotations

import pytest
from tests.staging import do, refused, stage

from grognard.rulesets.jours_de_gloire.play.command import acts_freely, is_led
from grognard.rulesets.jours_de_gloire.play.command_phase import Command, allotments, cost, most_orders
from grognard.rulesets.jours_de_gloire.play.position import position

MAIDA = "maida-1806"


@pytest.mark.rule("jours-de-gloire 4.1")
def test_an_order_costs_one_near_the_chief_and_two_far_from_him() -> None:
    battle = stage(MAIDA, "command", "coalition", ML2={"at": "0608"}, ML3={"at": "2001"})
    assert cost(position(battle), "kempt") == 1
    assert cost(position(battle), "acland") == 2


@pytest.mark.rule("jours-de-gloire 4.1")
def test_the_potential_of_the_chief_pays_for_orders() -> None:
    battle = stage(MAIDA, "command", "coalition")
    assert ("kempt", "acland", "cole") in allotments(battle)
    assert all(len(chosen) <= 3 for chosen in allotments(battle))
    assert refused(battle, "allot kempt+acland+cole+oswald") == ("refuse-allot-points", "4.1")


@pytest.mark.rule("jours-de-gloire 4.1")
def test_without_its_chief_an_army_gets_no_orders() -> None:
    battle = stage(MAIDA, "command", "coalition", ML1={"at": "0508"})
    assert len(allotments(battle)) > 1
    absent = stage(MAIDA, "command", "coalition", only="M01 ML2 N01")
    assert allotments(absent) == [()]


@pytest.mark.rule("jours-de-gloire 1.14", "jours-de-gloire 3.1")
def test_all_order_markers_of_a_side_are_laid_at_once() -> None:
    battle = stage(MAIDA, "command", "coalition")
    do(battle, "allot kempt+cole")
    faces = {name: battle.state.track(f"orders.{name}") for name in ("kempt", "acland", "cole", "oswald")}
    assert faces == {"kempt": "received", "acland": "none", "cole": "received", "oswald": "none"}
    assert Command().asks(battle) is None


@pytest.mark.rule("jours-de-gloire 10.5")
def test_a_broken_army_gets_one_order_a_turn() -> None:
    assert most_orders(stage(MAIDA, "command", "french"), "french") > 1
    routed = {f"N{n:02}": {"state": "routed"} for n in range(1, 7)}
    battle = stage(MAIDA, "command", "french", pieces=routed)
    assert most_orders(battle, "french") == 1
    assert all(len(chosen) <= 1 for chosen in allotments(battle))


@pytest.mark.rule("jours-de-gloire 4.6")
def test_a_formation_without_a_commander_looks_to_the_chief() -> None:
    near = stage(MAIDA, "movement", "coalition", turn=4, M10={"at": "0609"}, ML1={"at": "0608"})
    far = stage(MAIDA, "movement", "coalition", turn=4, M10={"at": "1901"}, ML1={"at": "0608"})
    assert is_led(position(near), near.piece("M10"))
    assert not is_led(position(far), far.piece("M10"))


@pytest.mark.rule("jours-de-gloire 4.2", "jours-de-gloire 4.5")
def test_a_unit_acts_freely_with_orders_and_where_it_was_led_at_the_activation() -> None:
    tracks = {"orders.kempt": "received", "active": "kempt"}
    battle = stage(MAIDA, "movement", "coalition", tracks=tracks, M01={"markers": {"led": 1}})
    assert acts_freely(battle, battle.piece("M01"))
    assert not acts_freely(battle, battle.piece("M03"))
    unordered = stage(MAIDA, "movement", "coalition", M01={"markers": {"led": 1}})
    assert not acts_freely(unordered, unordered.piece("M01"))
