"""The orders listed for a unit are a fair sample of all the places that the rules let it go to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.conftest import SOAKING
from tests.scenario_ids import ON_TABLES
from tests.staging import rules_of, stage

from grognard import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.plane import (
    INCH,
    ROUND,
    Point,
    distance,
    heading_text,
    point_text,
    read_heading,
    read_point,
    turn,
)
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import FULL
from grognard.rulesets.liberators.play.sampling import farthest
from grognard.scenarios import load

#: accepted placements that are looked at in each battle, and how many may be tried for each unit
WANTED, TRIES = (600, 4000) if SOAKING else (36, 400)
#: what is near: inches, and hundredths of a degree
NEAR, ALIKE = 3 * INCH // 2, 1500
#: of all accepted placements so many in a hundred are near one that is listed
SHARE = 90
LINES = ("full-move", "half-move")

Place = tuple[Point, int]


def moving(id: str, side: str, line: str) -> Battle:
    """A battle at its start in which everybody of a side has a move in hand."""
    own = {
        row.id: {"markers": {"checked": 1, "may": line}} for row in load(id).own.bodies if row.side == side
    }
    return stage(id, "maneuver", side, pieces={row: marks for row, marks in own.items() if is_there(id, row)})


def is_there(id: str, unit: str) -> bool:
    return any(row.id == unit and row.turn == 1 for row in load(id).own.bodies)


def listed(battle: Battle, unit: str) -> list[Place]:
    orders = rules_of(battle).orders(battle, unit)
    return [(read_point(order.to), read_heading(order.facing)) for order in orders if order.verb == "move"]


def anywhere(battle: Battle, unit: str, chance: random.Random) -> Iterator[Place]:
    """Points about a unit as far as it could go at most, with any facing or its own."""
    here = field(battle)
    front, heading = here.print(unit).front, here.print(unit).heading
    most = round(farthest(Mover(here, unit), FULL))
    for _ in range(TRIES):
        point = Point(front.x + chance.randint(-most, most), front.y + chance.randint(-most, most))
        facing = heading if chance.random() < 0.25 else chance.randrange(0, ROUND, 100)
        if min(point) >= 0 and distance(point, front) <= most:
            yield point, facing


def accepted(battle: Battle, unit: str, places: Iterator[Place]) -> Iterator[Place]:
    rules = rules_of(battle)
    for point, heading in places:
        try:
            rules.check(battle, Order("move", (unit,), point_text(point), heading_text(heading)))
        except IllegalOrder:
            continue
        yield point, heading


def is_near(place: Place, others: list[Place]) -> bool:
    point, heading = place
    return any(distance(point, at) <= NEAR and abs(turn(heading, way)) <= ALIKE for at, way in others)


@pytest.mark.parametrize("id", ON_TABLES)
def test_nine_in_ten_legal_places_are_near_one_that_is_listed(id: str) -> None:
    chance, seen, near = random.Random(id), 0, 0
    sides = [player.id for player in load(id).sides]
    while seen < WANTED:
        battle = moving(id, chance.choice(sides), chance.choice(LINES))
        unit = chance.choice(field(battle).of(battle.step.active))
        sample = listed(battle, unit)
        for place in list(accepted(battle, unit, anywhere(battle, unit, chance)))[:20]:
            seen, near = seen + 1, near + is_near(place, sample)
    assert near * 100 >= SHARE * seen, f"{near} of {seen}"
