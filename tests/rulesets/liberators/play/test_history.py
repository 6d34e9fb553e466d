"""What the day itself brought, for whoever sets games beside it."""

from __future__ import annotations

import pytest
from tests.staging import stage, table

from grognard.core.game.offers import Stakes, men_of

BATTLES = ("chacabuco-1817", "maipu-1818")


@pytest.mark.parametrize("id", BATTLES)
def test_both_sides_have_their_losses_of_the_day(id: str) -> None:
    tolls = table(id).scenario.history
    assert {toll.side for toll in tolls} == {"patriot", "royalist"}
    assert all(toll.men > 0 for toll in tolls)


@pytest.mark.parametrize("id", BATTLES)
def test_ground_that_fell_is_ground_that_the_computer_knows_to_be_worth_points(id: str) -> None:
    system, battle = table(id).system, stage(id, "close", "")
    assert isinstance(system, Stakes)
    places = {battle.scenario.places.label(goal.cell) for goal in system.goals(battle)}
    assert {fall.hex for fall in battle.scenario.falls} <= places
    assert battle.scenario.falls


def test_the_battles_count_fifty_men_a_stand_and_the_farm_what_the_rules_say() -> None:
    men = {}
    for scenario in ("maipu-1818", "chacabuco-1817", "chacabuco-farm"):
        found = table(scenario)
        men[scenario] = men_of(found.system, found.scenario)
    assert men == {"maipu-1818": 50, "chacabuco-1817": 50, "chacabuco-farm": 40}
