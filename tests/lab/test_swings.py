"""Luck and skill of each order add up to what became of the game."""

from __future__ import annotations

import pytest
from tests.answers.test_report import fought

from grognard.ai.luck import LuckCount
from grognard.core.game.past import Past
from grognard.lab.swings import Measured, swings


@pytest.mark.parametrize("seed", [1, 4])
def test_what_orders_brought_adds_up_to_what_became_of_the_sides(seed: int) -> None:
    game = fought("alea-training", seed)
    past = Past(game.table, game.journal.entries())
    measured = Measured(game, past)
    strokes = list(measured.strokes())
    first, last = measured.worth(0), measured.worth(len(past))
    for side in measured.sides:
        assert sum(one.gains[side] for one in strokes) == pytest.approx(last[side] - first[side])
        assert sum(one.luck[side] + one.skill[side] for one in strokes) == pytest.approx(
            last[side] - first[side]
        )
    for one in strokes:
        assert sum(one.gains.values()) == pytest.approx(0), "what one side gains the other loses"
        assert sum(one.luck.values()) == pytest.approx(0)


def test_the_luck_of_all_rulings_is_that_which_a_whole_game_counts() -> None:
    game = fought("alea-training", 1)
    entries = game.journal.entries()
    past = Past(game.table, entries)
    strokes = list(Measured(game, past).strokes())
    from grognard.core.game.replay import give

    played = past.game(1)
    count = LuckCount(played)
    for entry in entries[1:]:
        if entry.asked.startswith("order "):
            count.begin()
        give(played, entry)
        count.see()
    for side, points in count.points.items():
        assert sum(one.luck[side] for one in strokes) == pytest.approx(points)


def test_each_ruling_stands_with_its_last_die() -> None:
    game = fought("alea-training", 4)
    entries = game.journal.entries()
    strokes = list(Measured(game, Past(game.table, entries)).strokes())
    rulings = [ruling for stroke in strokes for ruling in stroke.rulings]
    assert rulings
    for stroke in strokes:
        assert all(stroke.first <= ruling.entry <= stroke.last for ruling in stroke.rulings)
    assert [swing.last for swing in swings(strokes)] == [stroke.last for stroke in strokes]
