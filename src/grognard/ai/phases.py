"""What the phases of a game are for, found by looking at what they offer: no phase is known by its name."""

from __future__ import annotations

from itertools import islice
from typing import Literal

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.game import Table
from grognard.core.game.offers import Foresees
from grognard.core.game.order import Order
from grognard.core.game.state import Piece, State

#: where pieces go from place to place, are told what they may do later, where they act on the enemy
Kind = Literal["march", "command", "combat", "other"]
#: orders looked at to tell one kind from another
_ENOUGH = 40
#: a piece that can strike so far is asked about enemies at this distance
_FAR, _LONG = 3, 5


class Phases:
    """The phases of one table by kind, the steps still to come, and how far pieces can strike."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = table.sequence.steps
        self.sides = tuple(player.id for player in table.scenario.sides)
        system = table.system
        self._foresees: Foresees | None = system if isinstance(system, Foresees) else None
        self.kinds: dict[str, Kind] = {}
        #: march phases in which the enemy can be attacked as well
        self.stormy: set[str] = set()
        mingled = self._mingled()
        for place, step in enumerate(self.steps):
            if step.decides and step.phase.id not in self.kinds:
                self.kinds[step.phase.id] = self._kind(place, mingled)
                if self.kinds[step.phase.id] == "march" and self._storms(place, mingled):
                    self.stormy.add(step.phase.id)
        self._strikes: dict[tuple[object, ...], int] = {}

    def _kind(self, place: int, mingled: State) -> Kind:
        orders = self._some(self.table.start, place)
        if any(order.by for order in orders):
            # Where those who are given orders carry them out at once, the marches are what counts.
            return "march" if self._marches(self._foreseen(place)) else "command"
        if self._marches(orders):
            return "march"
        return "combat" if any(order.target for order in self._some(mingled, place)) else "other"

    def _storms(self, place: int, mingled: State) -> bool:
        """Whether anybody in reach of the enemy may be sent at him without being sent to a place."""
        orders = self._some(self.at(mingled, place).state, place)
        return any(order.target and not order.to for order in orders)

    def _marches(self, orders: list[Order]) -> bool:
        return any(order.to and not order.target for order in orders)

    def _foreseen(self, place: int) -> list[Order]:
        """Some orders of a step as it would be found when it comes."""
        return self._some(self.at(self.table.start, place).state, place)

    def _some(self, state: State, place: int) -> list[Order]:
        battle = self.table.battle(msgspec.structs.replace(state, step=place))
        orders = self.table.system.phases[self.steps[place].phase.id].orders(battle)
        return list(islice(orders, _ENOUGH))

    def _mingled(self) -> State:
        """The armies of the set-up face to face: each piece of the second before one of the first."""
        pieces = list(self.table.start.pieces)
        fighters = [place for place, piece in enumerate(pieces) if piece.at >= 0 and piece.strength]
        first = [place for place in fighters if self._side(pieces[place]) == self.sides[0]]
        second = [place for place in fighters if place not in first]
        for ours, theirs in zip(first, second, strict=False):
            pieces[theirs] = self._before(pieces[ours], pieces[theirs], 1) or pieces[theirs]
        return msgspec.structs.replace(self.table.start, pieces=tuple(pieces))

    def _before(self, piece: Piece, other: Piece, away: int) -> Piece | None:
        """Another piece so many steps ahead of one, looking at it; None where the map ends."""
        places, direction = self.table.scenario.places, max(0, piece.facing)
        cell = places.ahead(piece.at, direction, away)
        if cell < 0:
            return None
        facing = places.about(direction) if other.facing >= 0 else other.facing
        return msgspec.structs.replace(other, at=cell, facing=facing)

    def _side(self, piece: Piece) -> str:
        return self.table.system.side_of(self.table.scenario, piece.id)

    def at(self, state: State, place: int) -> Battle:
        """A position as those who act in a step to come would find it."""
        there = msgspec.structs.replace(state, step=place)
        if self._foresees is not None:
            there = self._foresees.foreseen(self.table.scenario, there, self.steps[place])
        return self.table.battle(there)

    def kind(self, phase: str) -> Kind:
        return self.kinds.get(phase, "other")

    def coming(self, state: State, kind: Kind, decides: str) -> list[int]:
        """The steps of a kind in which a side decides, from the present one on, round to it again.

        After the last turn nothing comes.
        """
        later = list(range(state.step, len(self.steps)))
        if state.turn < self.table.scenario.turns:
            later += range(self.table.sequence.opening, state.step)
        steps = self.steps
        return [n for n in later if steps[n].decides == decides and self.kind(steps[n].phase.id) == kind]

    def this_turn(self, state: State, kind: Kind, decides: str) -> list[int]:
        """Those of them that belong to the player turn under way."""
        active = self.steps[state.step].active
        found = []
        for n in range(state.step, len(self.steps)):
            step = self.steps[n]
            if step.active != active:
                break
            if step.decides == decides and self.kind(step.phase.id) == kind:
                found.append(n)
        return found

    def gone_by(self, state: State, kind: Kind, decides: str) -> list[int]:
        """Those of it that were before, if they come again next turn: what can be made ready for."""
        if state.turn >= self.table.scenario.turns:
            return []
        active = self.steps[state.step].active
        found = []
        for n in range(state.step - 1, -1, -1):
            step = self.steps[n]
            if step.active != active:
                break
            if step.decides == decides and self.kind(step.phase.id) == kind:
                found.append(n)
        return found

    def marches_left(self, state: State, side: str) -> bool:
        """Whether a side will march again, after the player turn under way."""
        if state.turn < self.table.scenario.turns:
            turn = self.steps[self.table.sequence.opening :]
            return any(step.decides == side and self.kind(step.phase.id) == "march" for step in turn)
        active = self.steps[state.step].active
        return any(self.steps[n].active != active for n in self.coming(state, "march", side))

    def rest_of_turn(self, state: State, decides: str) -> list[int]:
        """The later steps of the player turn in which a side carries out what it has declared."""
        active = self.steps[state.step].active
        return [
            n
            for n in range(state.step + 1, len(self.steps))
            if self.steps[n].active == active
            and self.steps[n].decides == decides
            and self.kind(self.steps[n].phase.id) == "other"
        ]

    def strike(self, state: State, piece: Piece) -> int:
        """How many steps away a piece can act on an enemy, as far as it is worth asking."""
        told = tuple(written for _name, written in piece.markers if isinstance(written, str))
        key = (piece.id, piece.formation, piece.state, told)
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = self._tried(state, piece)
        return found

    def _tried(self, state: State, piece: Piece) -> int:
        """Alone on the map with one enemy some steps ahead: is there anything to be done to him?"""
        side = self._side(piece)
        enemy = next((p for p in state.pieces if p.strength and p.at >= 0 and self._side(p) != side), None)
        # Ground may hide him: it is tried from several places.
        for at in (piece.at, *self.table.scenario.places.spread):
            standing = msgspec.structs.replace(piece, at=at)
            other = None if enemy is None else self._before(standing, enemy, _FAR)
            if other is not None and self._can_strike(state, standing, other):
                return _LONG
        return 1

    def _can_strike(self, state: State, piece: Piece, other: Piece) -> bool:
        alone = {piece.id: piece, other.id: other}
        off = msgspec.structs.replace
        pieces = tuple(alone.get(p.id) or (off(p, at=-1) if p.strength else p) for p in state.pieces)
        # What is under way, an activation for one, says nothing of what the piece can do.
        trial = off(self.table.start, pieces=pieces, turn=state.turn)
        for n, step in enumerate(self.steps):
            if step.decides == self._side(piece) and self.kind(step.phase.id) == "combat":
                battle = self.at(trial, n)
                rules = self.table.system.phases[step.phase.id]
                if any(order.target for order in rules.orders(battle, piece.id)):
                    return True
        return False
