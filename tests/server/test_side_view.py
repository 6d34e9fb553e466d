"""Nothing that is hidden from a seat leaves by any channel."""

from __future__ import annotations

import msgspec
import pytest
from tests.cli.test_game_show import Foggy
from tests.core.game.toy import toy_scenario

from grognard.core.game import Game, new_game
from grognard.core.game.order import parse
from grognard.core.game.save import terms_of
from grognard.server.match import Match, first_entries, line_of
from grognard.server.records import Kept, Record, Sitting
from grognard.server.seats import Seat
from grognard.server.side_view import SideView, seen, seen_entry

RED, BLUE, BOTH, GUEST = Seat(("red",)), Seat(("blue",)), Seat(("red", "blue")), Seat()


class FoggyToy(Foggy):
    verbs = ("move", "gamble", "dare", "scout", "done")

    def side_of(self, scenario: object, unit: str) -> str:  # noqa: ARG002
        return {"R": "red", "B": "blue"}[unit[0]]


@pytest.fixture
def match() -> Match:
    game = new_game(FoggyToy(), toy_scenario(), seed=3)
    game.apply(parse("move R1 0102"))
    return at_table(game)


def at_table(game: Game) -> Match:
    terms = terms_of(game.table)
    seats = tuple(Sitting(side=side, token=side) for side in terms.sides)
    record = Record(id="g", terms=terms, dice="server", secret="ab" * 32, seats=seats)
    return Match(record, game, "h" * 64, 0)


def hexes(match: Match, seat: Seat) -> dict[str, str | None]:
    data = seen(SideView(match, seat))
    return {unit["id"]: unit["hex"] for side in data["sides"] for unit in side["units"]}


def test_a_seat_sees_its_own_counters_where_the_others_are_hidden(match: Match) -> None:
    red, blue = hexes(match, RED), hexes(match, BLUE)
    assert (red["R1"], red["B1"]) == ("0102", None)
    assert blue["R1"] is None
    assert blue["B1"] is not None


def test_whoever_plays_both_sides_sees_all_and_whoever_looks_on_what_both_see(match: Match) -> None:
    assert None not in hexes(match, BOTH).values()
    assert set(hexes(match, GUEST).values()) == {None}


def test_what_happened_is_told_to_those_it_concerns(match: Match) -> None:
    entry = match.game.journal.entry
    assert entry is not None
    kept = Kept(line_of(2, entry, "h" * 64))
    own = seen_entry(SideView(match, RED), kept)
    assert (own["given"], [event["unit"] for event in own["events"]]) == ("move R1 0102", ["R1"])
    for seat in (BLUE, GUEST):
        told = seen_entry(SideView(match, seat), kept)
        assert "0102" not in str(told)
        assert (told["seq"], told["by"], told["given"], told["events"]) == (2, "red", "", [])
    assert seen_entry(SideView(match, BOTH), kept)["told"]


def test_the_score_and_the_subjects_of_the_other_side_are_kept_back(match: Match) -> None:
    assert seen(SideView(match, BLUE))["victory"] is None
    assert seen(SideView(match, BLUE))["node"]["subjects"] == []
    assert seen(SideView(match, RED))["node"]["subjects"] == ["R1", "R2"]


def test_only_the_side_that_decides_may_act(match: Match) -> None:
    assert [SideView(match, seat).may_act for seat in (RED, BLUE, BOTH, GUEST)] == [True, False, True, False]


def test_with_typed_dice_every_player_may_throw_but_no_onlooker() -> None:
    game = new_game(FoggyToy(), toy_scenario(), seed=3)
    game.apply(parse("gamble R1"))
    match = at_table(game)
    assert not SideView(match, RED).may_act
    match.record = msgspec.structs.replace(match.record, dice="typed")
    assert [SideView(match, seat).may_act for seat in (RED, BLUE, GUEST)] == [True, True, False]


def test_the_first_entries_are_chained_to_what_was_agreed(match: Match) -> None:
    first = first_entries(match.game)
    assert [one.line.seq for one in first] == [1, 2]
    assert first[0].line.hash != first[1].line.hash
