"""What the log says of dice: how many sides they have, and where it happened what they were thrown for."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_play import pick
from tests.core.game.toy import toy_scenario
from tests.server.test_side_view import BLUE, BOTH, RED, FoggyToy, at_table

from grognard.core.game import Game, Over
from grognard.core.game import new_game as begun
from grognard.core.game.order import parse
from grognard.core.game.state import OFF
from grognard.core.game.thrown import asked_in
from grognard.games import new_game
from grognard.server.match import first_entries
from grognard.server.side_view import SideView, seen_entry

ENTRIES = 160


def played(scenario: str) -> Game:
    game, dice = new_game(scenario, seed=5), random.Random(5)
    while not isinstance(game.node, Over) and len(game.journal) < ENTRIES:
        game.apply(pick(game, dice))
    return game


@pytest.mark.parametrize(
    ("scenario", "sides"),
    [("alea-training", 6), ("jdg-crossroads", 10), ("tikhvin-training", 6), ("chacabuco-farm", 10)],
)
def test_dice_are_told_with_their_sides_and_their_place(scenario: str, sides: int) -> None:
    game = played(scenario)
    match = at_table(game)
    sight = SideView(match, BOTH)
    told = [seen_entry(sight, kept) for kept in first_entries(game)]
    throws = [one for one in told if one["kind"] == "throw"]
    assert throws
    assert {one["die"] for one in told if one["kind"] != "throw"} == {None}
    assert None not in {one["die"] for one in throws}
    assert sides in {one["die"] for one in throws}
    past = sight.story.past
    for one in throws:
        asked = asked_in(past.entries[one["seq"] - 1])
        assert asked is not None
        before = {piece.id: piece.at for piece in past.state(one["seq"] - 1).pieces}
        named = [unit for unit in asked[1].values() if before.get(unit, OFF) != OFF]
        if named:
            label = game.scenario.places.label
            assert one["place"] in {label(before[unit]) for unit in named}


def test_where_units_are_hidden_dice_betray_no_place() -> None:
    game = begun(FoggyToy(), toy_scenario(), seed=3)
    game.apply(parse("gamble R1"))
    game.apply(game.roll())
    match = at_table(game)
    for seat in (RED, BLUE):
        thrown = [seen_entry(SideView(match, seat), kept) for kept in first_entries(game)]
        assert [one["place"] for one in thrown if one["kind"] == "throw"] == [None]
