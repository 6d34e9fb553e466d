"""Each kind of event has one effect, or only tells."""

from __future__ import annotations

import pytest
from tests.core.game.toy import toy_game

from grognard.core import events as ev
from grognard.core.game.state import OFF, Piece

TELLING = (ev.Found, ev.HexHeld, ev.Retreated, ev.Advanced, ev.LeaderHit)


def test_every_kind_of_event_changes_the_state_or_is_one_that_only_tells() -> None:
    battle = toy_game().battle
    events: dict[type[ev.Event], ev.Event] = {type(event): event for event in happenings()}
    assert set(events) == set(ev.KINDS)
    for kind, event in events.items():
        after = battle.reducer.apply(battle.state, [event])
        assert (after is battle.state) == (kind in TELLING), kind


def happenings() -> list[ev.Event]:
    return [
        ev.LostStrength("R1", "", points=1),
        ev.GainedStrength("R1", "", points=1),
        ev.Eliminated("R1", ""),
        ev.StateChanged("R1", "", state="shaken"),
        ev.FormationChanged("R1", "", formation="square"),
        ev.Retreated("R1", "", hexes=1),
        ev.Advanced("R1", ""),
        ev.MarkerPlaced("R1", "", marker="hit"),
        ev.MarkerSet("R1", "", marker="order", value="attack"),
        ev.MarkerRemoved("R1", "", marker="order"),
        ev.HexHeld("red", ""),
        ev.LeaderHit("R1", "", fate="wounded"),
        ev.Gained("R1", "", what="points", points=2),
        ev.Found("R1", "", what="morale", value=3),
        ev.Moved("R1", "", to="0101", facing="N"),
        ev.LeftMap("R1", "", how="fled"),
        ev.StackOrdered("R1", "", units=("R2", "R1")),
        ev.TrackSet("red", "", what="points", value=3),
        ev.PhaseBegan("red", "", turn=2, step=0, phase="play"),
        ev.GameEnded("red", "", how="victory"),
        ev.GameSettled("red", "", how="resigned", by="blue"),
        ev.Corrected("R1", "", what="strength", value=9),
    ]


def test_events_at_once_come_to_the_same_as_one_after_another() -> None:
    battle = toy_game().battle
    after = battle.state
    for event in happenings():
        after = battle.reducer.apply(after, [event])
    assert battle.reducer.apply(battle.state, happenings()) == after


def test_it_tells_the_place_of_every_piece_that_an_event_makes_another() -> None:
    battle = toy_game().battle
    before = battle.state
    for event in happenings():
        touched: list[int] = []
        after = battle.reducer.apply(before, [event], touched)
        changed = [n for n, piece in enumerate(after.pieces) if piece is not before.pieces[n]]
        assert sorted(touched) == changed, event


def test_an_event_about_nobody_here_changes_nothing() -> None:
    battle = toy_game().battle
    assert battle.reducer.apply(battle.state, [ev.Eliminated("nobody", "")]) is battle.state


def test_whoever_comes_last_lies_at_the_bottom_and_whoever_only_turns_stays_in_his_place() -> None:
    battle = toy_game().battle
    for unit in ("R1", "R2", "B1"):
        battle.emit(ev.Moved(unit, "", to="0101"))
    battle.emit(ev.Moved("R2", "", to="0101", facing="SE"))
    assert [battle.piece(unit).depth for unit in ("R1", "R2", "B1")] == sorted(
        battle.piece(unit).depth for unit in ("R1", "R2", "B1")
    )
    assert battle.piece("R2").facing == 2


def test_whoever_is_eliminated_is_off_the_map_with_all_that_lay_on_him() -> None:
    battle = toy_game().battle
    battle.emit(ev.MarkerSet("R1", "", marker="order", value="attack"), ev.Eliminated("R1", ""))
    gone = battle.piece("R1")
    assert (gone.at, gone.strength, gone.fate, gone.markers) == (OFF, 0, "eliminated", ())


@pytest.mark.parametrize("names", [("b", "a", "c"), ("c", "b", "a"), ("a", "b", "c")])
def test_markers_lie_in_the_order_of_their_names_however_they_came(names: tuple[str, ...]) -> None:
    piece = Piece("R1")
    for name in names:
        piece = piece.with_marker(name, 1)
    piece = piece.with_marker("b", "two")
    assert piece.markers == (("a", 1), ("b", "two"), ("c", 1))
    assert piece.with_marker("b", None).markers == (("a", 1), ("c", 1))
