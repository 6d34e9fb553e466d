"""1. Footprints of formations."""

from __future__ import annotations

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL
from tests.staging import stage, table

from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.formations import measures
from grognard.rulesets.liberators.play.roster import roster

ROWS = roster(table(DRILL).scenario).bodies
RULES = table(DRILL).system.rules


@pytest.mark.rule("liberators 1.2", "liberators 1.10")
@pytest.mark.parametrize(
    ("unit", "formation", "stands", "size"),
    [
        ("P1", "line", 6, (6000, 750)),
        ("P1", "attack-column", 6, (2000, 2250)),
        ("P1", "attack-column", 1, (1000, 750)),
        ("P1", "march-column", 6, (1000, 4500)),
        ("P1", "skirmish", 6, (11_000, 750)),
        ("P1", "square", 12, (3000, 3000)),
        ("P1", "square", 16, (3000, 3000)),
        ("P1", "hasty-square", 4, (1500, 1500)),
        ("P2", "line", 4, (4000, 1000)),
        ("P2", "field-column", 5, (2000, 3000)),
        ("P2", "dismounted", 4, (7000, 750)),
        ("PG", "unlimbered", 2, (2000, 1500)),
        ("PG", "limbered", 2, (1000, 3000)),
    ],
)
def test_every_formation_has_its_width_and_depth(
    unit: str, formation: str, stands: int, size: tuple[int, int]
) -> None:
    assert measures(RULES, ROWS[unit], formation, stands) == size


@pytest.mark.rule("liberators 1.10")
def test_a_garrison_covers_its_building_and_faces_all_ways() -> None:
    battle = stage(DRILL, "maneuver", "patriot", P1={"at": "24,17.5", "formation": "garrison"})
    here = field(battle)
    assert here.print("P1").polygon is here.table.area("A4").polygon
    assert not here.outflanked("P1")


@pytest.mark.rule("liberators 9.1")
def test_losses_leave_the_middle_of_the_front_where_it_was() -> None:
    whole = field(stage(DRILL, "maneuver", "royalist", only="R1")).print("R1")
    worn = field(stage(DRILL, "maneuver", "royalist", only="R1", R1={"strength": 4})).print("R1")
    assert whole.front == worn.front
    assert whole.polygon.covers(worn.polygon)
