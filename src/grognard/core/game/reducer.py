"""One reducer: the only place where a state becomes another."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.core import events as ev
from grognard.core.game.state import ALL_ROUND, OFF, Piece, Result, State
from grognard.core.places import Places

replace = msgspec.structs.replace


class Reducer:
    """Applies events to the states of one game: it knows the map's numbers and the place of each piece."""

    def __init__(self, places: Places, roll: Mapping[str, int]) -> None:
        self.places = places
        self.roll = roll
        self._direction = places.direction

    def apply(self, state: State, event: ev.Event) -> State:
        match event:
            case ev.PhaseBegan():
                return replace(state, turn=event.turn, step=event.step)
            case ev.TrackSet():
                return replace(state, tracks={**state.tracks, event.what: event.value})
            case ev.GameEnded():
                return replace(state, result=Result(event.unit, event.how, event.rule))
            case ev.GameSettled():
                return replace(state, result=Result(event.unit, event.how, event.rule, event.by))
            case ev.StackOrdered():
                return self._restacked(state, event.units)
        index = self.roll.get(event.unit)
        if index is None:
            return state
        piece = state.pieces[index]
        changed = self._changed(state, piece, event)
        if changed is piece:
            return state
        pieces = list(state.pieces)
        pieces[index] = changed
        return replace(state, pieces=tuple(pieces))

    def _changed(self, state: State, piece: Piece, event: ev.Event) -> Piece:
        match event:
            case ev.Moved():
                return self._moved(state, piece, event)
            case ev.LostStrength():
                return replace(piece, strength=max(0, piece.strength - event.points))
            case ev.GainedStrength():
                return replace(piece, strength=piece.strength + event.points)
            case ev.Eliminated():
                return replace(piece, at=OFF, strength=0, fate="eliminated", markers=())
            case ev.LeftMap():
                return replace(piece, at=OFF, fate=event.how, markers=())
            case ev.StateChanged():
                return replace(piece, state=event.state)
            case ev.FormationChanged():
                return replace(piece, formation=event.formation)
            case ev.MarkerPlaced():
                return piece.with_marker(event.marker, piece.count(event.marker) + event.count)
            case ev.MarkerSet():
                return piece.with_marker(event.marker, event.value)
            case ev.MarkerRemoved():
                return piece.with_marker(event.marker, None)
            case ev.Gained():
                return piece.with_marker(event.what, piece.count(event.what) + event.points)
            case ev.Corrected():
                return self._corrected(state, piece, event)
        # Found, HexHeld, Retreated, Advanced and LeaderHit only tell; what follows has its own event.
        return piece

    def _moved(self, state: State, piece: Piece, event: ev.Moved) -> Piece:
        facing = self._direction(event.facing) if event.facing else ALL_ROUND
        return self._placed(state, replace(piece, facing=facing), event.to)

    def _placed(self, state: State, piece: Piece, to: str) -> Piece:
        at = self.places.cell_of(to)
        depth = piece.depth
        if at != piece.at:
            # Whoever comes last lies at the bottom.
            depth = 1 + max((other.depth for other in state.pieces if other.at == at), default=-1)
        return replace(piece, at=at, depth=depth, fate="")

    def _corrected(self, state: State, piece: Piece, event: ev.Corrected) -> Piece:
        value = event.value
        match event.what:
            case "place":
                return self._placed(state, piece, str(value))
            case "facing":
                return replace(piece, facing=self._direction(str(value)) if value else ALL_ROUND)
            case "fate":
                strength = 0 if value == "eliminated" else piece.strength
                return replace(piece, at=OFF, fate=str(value), strength=strength, markers=())
            case "marker":
                return piece.with_marker(event.marker, None if value == "" else value)
        return replace(piece, **{event.what: value})

    def _restacked(self, state: State, units: tuple[str, ...]) -> State:
        pieces = list(state.pieces)
        for depth, unit in enumerate(units):
            index = self.roll[unit]
            pieces[index] = replace(pieces[index], depth=depth)
        return replace(state, pieces=tuple(pieces))
