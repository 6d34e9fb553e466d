"""14.13. Orders to wait: O'Higgins for Soler, the divisions of Maipú for their turn."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import in_hand
from tests.staging import listed, refused

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.plane import INCH, ROUND, Point, read_heading, read_point
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import FULL
from grognard.rulesets.liberators.play.sampling import Sample
from grognard.rulesets.liberators.play.sieve import allowed
from grognard.rulesets.liberators.play.waiting import clearance, waits

CHACABUCO, MAIPU = "chacabuco-1817", "maipu-1818"
SOLER: dict[str, Any] = {"fate": "waiting"}


def before(at: str, *, turn: int = 2, enemy: str = "R01", **changed: Any) -> Battle:
    """The 7th in hand at 38,40, an enemy battalion before it, and Soler still on his way."""
    coming = {"P11": SOLER, "P13": SOLER, **changed}
    place = {enemy: {"at": at, "facing": 0, "formation": "line"}}
    return in_hand(CHACABUCO, "P01", "patriot", turn=turn, only=f"P01 {enemy}", pieces={**coming, **place})


def moves(battle: Battle) -> list[str]:
    return [order for order in listed(battle, "P01") if order.startswith("move")]


@pytest.mark.rule("liberators 14.13", "liberators 16.3")
def test_o_higgins_keeps_eight_inches_off_until_soler_is_there() -> None:
    battle = before("38,28")
    assert refused(battle, "charge P01 >R01") == ("refuse-waits-for", "14.13")
    assert refused(battle, "move P01 38,35.5/180") == ("refuse-waits-for", "14.13")
    assert "move P01 38,37.6/180" not in moves(battle)
    here, foe = field(battle), field(battle).print("R01")
    ends = [Mover.of(here, "P01").route(read_point(to), read_heading(way)).end for to, way in places(battle)]
    assert ends
    assert min(end.polygon.distance(foe.polygon) for end in ends) >= 8 * INCH


def places(battle: Battle) -> list[tuple[str, str]]:
    return [(text.split()[-1].split("/")[0], text.split("/")[1]) for text in moves(battle)]


@pytest.mark.rule("liberators 14.13")
def test_whoever_is_nearer_than_that_comes_no_nearer() -> None:
    battle = before("38,33")
    gap = field(battle).gap("P01", "R01")
    assert 4 * INCH < gap < 8 * INCH
    assert refused(battle, "move P01 38,39/180") == ("refuse-waits-for", "14.13")
    assert clearance(field(battle), "P01") == gap - 1


@pytest.mark.rule("liberators 14.13")
@pytest.mark.parametrize("free", ["soler", "time", "close", "ardour"])
def test_it_ends_with_soler_with_time_near_the_enemy_and_when_he_is_carried_away(free: str) -> None:
    battle = {
        "soler": lambda: before("38,31", P11={"at": "4,34", "fate": ""}),
        "time": lambda: before("38,31", turn=8),
        "close": lambda: before("38,36.5"),
        "ardour": lambda: before("38,31"),
    }[free]()
    if free == "ardour":
        assert waits(field(battle), "P01") is not None
        battle = in_hand(
            CHACABUCO,
            "P01",
            "patriot",
            turn=2,
            only="P01 R01",
            tracks={"ardour.PL2": 2},
            pieces={"P11": SOLER, "P13": SOLER, "R01": {"at": "38,31", "facing": 0}},
        )
    assert waits(field(battle), "P01") is None
    assert any(order.startswith("charge P01") for order in listed(battle, "P01"))


@pytest.mark.rule("liberators 14.13", "liberators 15.3")
def test_guns_alone_speak_first_at_maipu_and_the_reserve_and_osorio_wait() -> None:
    firsts = {"P01": 2, "P08": 2, "P14": 4, "R10": 4}
    for unit, first in firsts.items():
        side = "patriot" if unit.startswith("P") else "royalist"
        held = [waits(field(in_hand(MAIPU, unit, side, turn=turn)), unit) for turn in (first - 1, first)]
        assert [rule is not None for rule in held] == [True, False], unit


@pytest.mark.rule("liberators 14.13")
def test_the_kernel_sifts_the_places_of_those_who_wait_as_the_rule_does() -> None:
    lot, seen = random.Random(14), 0
    for _ in range(12):
        foe = f"{lot.randint(28, 48)},{lot.randint(24, 35)}"
        battle = before(foe)
        if battle.piece("R01").at == OFF:
            continue
        mover = Mover.of(field(battle), "P01")
        asked = [
            (Point(point.x + lot.randint(-500, 500), point.y + lot.randint(-500, 500)), heading)
            for point, heading in Sample(mover, FULL)
        ]
        asked += [(point, lot.randrange(ROUND)) for point, _heading in asked[:40]]
        told = allowed(mover, asked, FULL)
        assert told == [place for place in asked if mover.may(*place, FULL)]
        seen += len(told)
    assert seen
