"""2. The table: ground, cover, positions, sight."""

from __future__ import annotations

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL
from tests.staging import Changes, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.liberators.play.cover import cover_of, position_of
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.ground import BLOCKED, CLEAR, FIELDS


def facing(one: str, other: str, **more: Changes) -> Field:
    """R1 in line to the north, P1 in line to the south, each at a place."""
    battle: Battle = stage(
        DRILL,
        "maneuver",
        "patriot",
        only="P1 R1 P2",
        pieces={
            "R1": {"at": one, "facing": 0, "formation": "line", "strength": 2},
            "P1": {"at": other, "facing": 18000, "formation": "line", "strength": 2},
            "P2": {"at": "46,30"},
            **more,
        },
    )
    return field(battle)


@pytest.mark.rule("liberators 2.1", "liberators 2.2")
def test_ground_is_that_of_the_area_under_the_middle_of_a_unit() -> None:
    here = facing("24,8", "40,17")
    assert here.ground.kind(here.print("R1")) == "broken"
    assert here.ground.kind(here.print("P2")) == "open"
    assert facing("5,19", "40,30").ground.kind(facing("5,19", "40,30").print("R1")) == "rough"
    assert here.ground.closed(here.table.area("A2").polygon, "cavalry") is here.table.area("A2")
    assert here.ground.closed(here.table.area("A2").polygon, "infantry") is None


@pytest.mark.rule("liberators 2.5")
def test_cover_is_what_the_target_stands_in_or_close_behind() -> None:
    assert cover_of(facing("40,17", "40,26"), "R1", ["P1"]) == "partial"
    assert cover_of(facing("5,19", "5,24"), "R1", ["P1"]) == "full"
    assert cover_of(facing("31,13.5", "31,18"), "R1", ["P1"]) == "partial"
    assert cover_of(facing("31,10", "31,18"), "R1", ["P1"]) == "none"
    brow = facing("24,9.8", "24,14")
    assert cover_of(brow, "R1", ["P1"]) == "partial"


@pytest.mark.rule("liberators 2.6")
def test_positions_are_favorable_strong_or_plain() -> None:
    assert position_of(facing("24,8", "24,13"), "R1", "P1") == "favorable"
    assert position_of(facing("31,13.5", "31,15.5"), "R1", "P1") == "favorable"
    garrison = facing("24,17.5", "24,22", R1={"at": "24,17.5", "formation": "garrison"})
    assert position_of(garrison, "R1", "P1") == "strong"
    assert position_of(facing("31,24", "31,27"), "R1", "P1") == "plain"


@pytest.mark.rule("liberators 2.7")
def test_sight_ends_in_woods_and_buildings_and_at_troops_in_between() -> None:
    assert facing("16,10", "16,16").sight("R1", "P1") == CLEAR
    assert facing("40,12", "40,24").sight("R1", "P1") == FIELDS
    assert facing("5,14", "5,26").sight("R1", "P1") == BLOCKED
    assert facing("24,13", "24,24").sight("R1", "P1") == BLOCKED
    between = facing("16,10", "16,20", P2={"at": "16,15"})
    assert between.sight("R1", "P1") == BLOCKED
    assert between.sight("R1", "P1", over_troops=True) == CLEAR
    assert between.sight("P1", "R1") == BLOCKED
    above = facing("24,9", "24,15", P2={"at": "24,13"})
    assert above.sight("R1", "P1") == CLEAR


@pytest.mark.rule("liberators 4.6")
def test_a_unit_is_outflanked_by_what_it_sees_beyond_its_flank() -> None:
    assert not facing("20,24", "20,28").outflanked("R1")
    behind = facing("20,24", "20,20")
    assert behind.outflanked("R1")
    assert not facing("20,24", "20,10").outflanked("R1")
    square = facing("20,24", "20,20", R1={"at": "20,24", "formation": "square"})
    assert not square.outflanked("R1")


@pytest.mark.rule("liberators 4.19")
def test_close_range_is_four_inches_from_whoever_could_fire() -> None:
    assert facing("20,24", "20,28").close_range("R1")
    assert not facing("20,24", "20,28.001").close_range("R1")
