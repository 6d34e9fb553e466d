"""The compiled kernel sifts many places at once as the rule would, one after another."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.conftest import SOAKING
from tests.plane.compiled import compiled
from tests.scenario_ids import ON_TABLES
from tests.staging import Changes, stage

from grognard.core.game.battle import Battle
from grognard.plane import INCH, ROUND, Point, heading_text, point_text, quick
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import FULL, HALF, QUICK
from grognard.rulesets.liberators.play.sampling import Sample
from grognard.rulesets.liberators.play.sieve import Place, allowed, sieve
from grognard.scenarios import load

#: positions that are looked at on each table, and movers in each
POSITIONS, MOVERS = (400, 6) if SOAKING else (12, 3)
#: how far from one another bodies are strewn
CROWD = 14 * INCH


@pytest.fixture(scope="module", autouse=True)
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[quick.Quickplane | None]:
    before = quick.kernel
    quick.kernel = compiled(tmp_path_factory.mktemp("built"))
    yield quick.kernel
    quick.kernel = before


def strewn(id: str, lot: random.Random) -> Battle:
    """Everybody of a battle somewhere about one place, facing anywhere, a few of them broken."""
    table = load(id).tabletop
    about = Point(lot.randrange(table.width), lot.randrange(table.depth))

    def somewhere() -> Changes:
        x, y = (at + lot.randint(-CROWD, CROWD) for at in about)
        at = Point(min(max(0, x), table.width), min(max(0, y), table.depth))
        changes = {"at": point_text(at), "facing": heading_text(lot.randrange(ROUND))}
        return {**changes, "state": "broken"} if lot.random() < 0.1 else changes

    side = lot.choice([player.id for player in load(id).sides])
    moved = {row.id: somewhere() for row in load(id).own.bodies if lot.random() < 0.5}
    return stage(id, "maneuver", side, pieces=moved)


def anywhere(mover: Mover, lot: random.Random) -> Iterator[Place]:
    """The sample, and places near to its members."""
    for point, heading in Sample(mover, FULL):
        yield point, heading
        off = Point(point.x + lot.randint(-INCH, INCH), point.y + lot.randint(-INCH, INCH))
        yield off, heading if lot.random() < 0.5 else lot.randrange(ROUND)


def movers(here: Field, lot: random.Random) -> Iterator[Mover]:
    ids = [id for id in here.bodies if here.print(id).is_block and not here.in_contact(id)]
    for id in lot.sample(ids, min(MOVERS, len(ids))):
        yield Mover(here, id, passing=lot.random() < 0.2)


@pytest.mark.parametrize("id", ON_TABLES)
def test_it_tells_what_the_rule_tells_wherever_it_tells_anything(
    id: str, kernel: quick.Quickplane | None
) -> None:
    lot, plain = random.Random(id), {True: 0, False: 0, None: 0}
    for _ in range(POSITIONS):
        for mover in movers(field(strewn(id, lot)), lot):
            pace, places = lot.choice((FULL, HALF, QUICK)), list(anywhere(mover, lot))
            found = sieve(mover, pace)
            for place, told in zip(places, found.sift(places) if found else (), strict=found is not None):
                plain[told] += 1
                assert told is None or told == mover.may(*place, pace), (mover.id, mover.body.front, place)
    if kernel is not None:
        # Otherwise it would be no gain.
        assert plain[True] > 0, plain
        assert plain[None] * 4 < sum(plain.values()), plain


@pytest.mark.parametrize("id", ON_TABLES)
def test_the_same_places_are_allowed_with_it_and_without(id: str, kernel: quick.Quickplane | None) -> None:
    lot = random.Random(id + " again")
    for _ in range(POSITIONS // 4):
        for mover in movers(field(strewn(id, lot)), lot):
            places = list(anywhere(mover, lot))
            quick.kernel = None
            slowly = allowed(mover, places, FULL)
            quick.kernel = kernel
            assert allowed(mover, places, FULL) == slowly, mover.id
