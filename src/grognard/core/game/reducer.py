"""One reducer: the only place where a state becomes another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from grognard.core import events as ev
from grognard.core.game.state import ALL_ROUND, OFF, Piece, Result, State
from grognard.core.places import Places

replace = msgspec.structs.replace

Pieces = Sequence[Piece]


class Reducer:
    """Applies events to the states of one game: it knows the map's numbers and the place of each piece."""

    def __init__(self, places: Places, roll: Mapping[str, int]) -> None:
        self.places = places
        self.roll = roll

    def apply(self, state: State, events: Iterable[ev.Event], touched: list[int] | None = None) -> State:
        """The state after some events; the same one where they only tell, or are about nobody here.

        The places of pieces that they change are added to `touched`, some of them perhaps twice.
        """
        touched = [] if touched is None else touched
        # The pieces are copied once for all events that change no more than one of them.
        pieces: list[Piece] | None = None
        for event in events:
            kind = type(event)
            of_piece = _OF_A_PIECE.get(kind)
            if of_piece is not None:
                index = self.roll.get(event.unit)
                if index is not None:
                    pieces = list(state.pieces) if pieces is None else pieces
                    pieces[index] = of_piece(self, pieces, pieces[index], event)
                    touched.append(index)
            elif kind in _OF_ALL:
                state = _OF_ALL[kind](self, _with(state, pieces), event)
                pieces = None
                if isinstance(event, ev.StackOrdered):
                    touched += [self.roll[unit] for unit in event.units]
        return _with(state, pieces)

    def facing(self, name: str) -> int:
        """The number of a facing; without a name it is every way."""
        return self.places.direction(name) if name else ALL_ROUND

    def berth(self, pieces: Pieces, piece: Piece, to: str) -> tuple[int, int]:
        """The cell and the depth at which a piece comes to lie: whoever comes last, at the bottom."""
        at = self.places.cell_of(to)
        if at == piece.at:
            return at, piece.depth
        return at, 1 + max([other.depth for other in pieces if other.at == at], default=-1)


def _with(state: State, pieces: list[Piece] | None) -> State:
    return state if pieces is None else replace(state, pieces=tuple(pieces))


# What changes more than one piece, or none


def _phase_began(_reducer: Reducer, state: State, event: ev.PhaseBegan) -> State:
    return replace(state, turn=event.turn, step=event.step)


def _track_set(_reducer: Reducer, state: State, event: ev.TrackSet) -> State:
    return replace(state, tracks={**state.tracks, event.what: event.value})


def _game_ended(_reducer: Reducer, state: State, event: ev.GameEnded) -> State:
    return replace(state, result=Result(event.unit, event.how, event.rule))


def _game_settled(_reducer: Reducer, state: State, event: ev.GameSettled) -> State:
    return replace(state, result=Result(event.unit, event.how, event.rule, event.by))


def _stack_ordered(reducer: Reducer, state: State, event: ev.StackOrdered) -> State:
    pieces = list(state.pieces)
    for depth, unit in enumerate(event.units):
        index = reducer.roll[unit]
        pieces[index] = replace(pieces[index], depth=depth)
    return _with(state, pieces)


#: by kind of event; a look-up, since events are what a game is made of
_OF_ALL: Mapping[type[ev.Event], Callable[[Reducer, State, Any], State]] = {
    ev.PhaseBegan: _phase_began,
    ev.TrackSet: _track_set,
    ev.GameEnded: _game_ended,
    ev.GameSettled: _game_settled,
    ev.StackOrdered: _stack_ordered,
}


# What changes one piece


def _moved(reducer: Reducer, pieces: Pieces, piece: Piece, event: ev.Moved) -> Piece:
    at, depth = reducer.berth(pieces, piece, event.to)
    return replace(piece, at=at, depth=depth, fate="", facing=reducer.facing(event.facing))


def _lost_strength(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.LostStrength) -> Piece:
    return replace(piece, strength=max(0, piece.strength - event.points))


def _gained_strength(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.GainedStrength) -> Piece:
    return replace(piece, strength=piece.strength + event.points)


def _eliminated(_reducer: Reducer, _pieces: Pieces, piece: Piece, _event: ev.Eliminated) -> Piece:
    return replace(piece, at=OFF, strength=0, fate="eliminated", markers=())


def _left_map(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.LeftMap) -> Piece:
    return replace(piece, at=OFF, fate=event.how, markers=())


def _state_changed(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.StateChanged) -> Piece:
    return replace(piece, state=event.state)


def _formation_changed(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.FormationChanged) -> Piece:
    return replace(piece, formation=event.formation)


def _marker_placed(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.MarkerPlaced) -> Piece:
    return piece.with_marker(event.marker, piece.count(event.marker) + event.count)


def _marker_set(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.MarkerSet) -> Piece:
    return piece.with_marker(event.marker, event.value)


def _marker_removed(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.MarkerRemoved) -> Piece:
    return piece.with_marker(event.marker, None)


def _gained(_reducer: Reducer, _pieces: Pieces, piece: Piece, event: ev.Gained) -> Piece:
    return piece.with_marker(event.what, piece.count(event.what) + event.points)


def _corrected(reducer: Reducer, pieces: Pieces, piece: Piece, event: ev.Corrected) -> Piece:
    value = event.value
    match event.what:
        case "place":
            at, depth = reducer.berth(pieces, piece, str(value))
            return replace(piece, at=at, depth=depth, fate="")
        case "facing":
            return replace(piece, facing=reducer.facing(str(value) if value else ""))
        case "fate":
            strength = 0 if value == "eliminated" else piece.strength
            return replace(piece, at=OFF, fate=str(value), strength=strength, markers=())
        case "marker":
            return piece.with_marker(event.marker, None if value == "" else value)
    return replace(piece, **{event.what: value})


#: Found, HexHeld, Retreated, Advanced and LeaderHit are not among them: they only tell, and what follows
#: has an event of its own.
_OF_A_PIECE: Mapping[type[ev.Event], Callable[[Reducer, Pieces, Piece, Any], Piece]] = {
    ev.Moved: _moved,
    ev.LostStrength: _lost_strength,
    ev.GainedStrength: _gained_strength,
    ev.Eliminated: _eliminated,
    ev.LeftMap: _left_map,
    ev.StateChanged: _state_changed,
    ev.FormationChanged: _formation_changed,
    ev.MarkerPlaced: _marker_placed,
    ev.MarkerSet: _marker_set,
    ev.MarkerRemoved: _marker_removed,
    ev.Gained: _gained,
    ev.Corrected: _corrected,
}


def alone(piece: Piece, event: ev.Event) -> Piece:
    """A piece of which nobody knows where it stands, after an event about it; moves pass it by."""
    change = _OF_A_PIECE.get(type(event))
    if change is None or isinstance(event, ev.Moved | ev.Corrected):
        return piece
    return change(_NOWHERE, (), piece, event)


_NOWHERE: Any = None
