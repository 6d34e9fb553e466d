"""The pictures of a report, of battles on hexes and of battles on a table."""

from __future__ import annotations

import pytest

from grognard.core.game.order import parse
from grognard.games import new_game
from grognard.lab.front import Front
from grognard.lab.ground import GroundBook
from grognard.lab.outcome import Death, Outcome
from grognard.lab.plots import Plots
from grognard.lab.report_map import report_map
from grognard.lab.simulate import new_study
from grognard.scenarios import load

FARM = "chacabuco-farm"


def outcome() -> Outcome:
    """A game on the table that lasted as long as its first deployment."""
    game = new_game(FARM, seed=1)
    book = GroundBook(game)
    game.apply(parse("deploy R04 21,13/0"))
    book.write()
    return Outcome(
        number=0, seed="", players={"patriot": "random", "royalist": "random"}, winner="", how="", turns=1,
        orders=1, score={}, strength={}, losses={}, luck={}, stood=book.stood, held=book.held,
        deaths=(Death("R04", "royalist", "21.4,13", 1, "eliminated"),),
    )  # fmt: skip


@pytest.mark.parametrize(("scenario", "label"), [(FARM, "30,12.5"), ("alea-training", "0403")])
def test_every_place_lies_within_the_edges_of_the_small_picture(scenario: str, label: str) -> None:
    drawing = report_map(load(scenario))
    left, top, right, bottom = drawing.box
    x, y = drawing.small(label)
    assert left < x < right
    assert top < y < bottom


def test_north_is_up_on_both_pictures_of_a_table() -> None:
    drawing = report_map(load(FARM))
    assert drawing.small("10,40")[1] < drawing.small("10,8")[1]
    assert drawing.large("10,40")[1] < drawing.large("10,8")[1]


def test_the_book_of_a_table_tells_patches_and_who_holds_the_farm() -> None:
    game = outcome()
    before, after = game.stood["royalist"]
    assert "27,17" in before
    assert set(after) - set(before) == {"21,13"}
    assert game.held == {"36,28": ["royalist", "royalist"]}


def test_the_front_of_a_table_names_its_key_position() -> None:
    front = Front(load(FARM), ("patriot", "royalist"), [outcome()])
    drawn = front.maps()
    assert drawn.count("<title>Chacabuco farm</title>") == 2
    assert "<title>21,13: Royalists 100%</title>" in drawn


def test_losses_are_drawn_on_the_table_where_they_fell() -> None:
    study = new_study(FARM, ("random", "random"))
    drawn = Plots(study, load(FARM), [outcome()]).deaths()
    assert 'id="table"' in drawn
    assert "<title>21.4,13: 1</title>" in drawn
