"""5. What a ruling does on the map: losses, retreats, advances; and who holds a hex that is entered."""

from __future__ import annotations

from grognard.battle.position import position
from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF, Piece


def go(battle: Battle, unit: str, path: tuple[int, ...], *, how: str, rule: str) -> None:
    """Move a unit along a path to its end; 6.2  every hex on it is its side's from now on."""
    label, side = battle.board.grid.label, position(battle).card(unit).side
    labels = tuple(map(label, path))
    battle.emit(ev.Moved(unit, rule, to=labels[-1], path=labels, how=how))
    for cell in path:
        if any(goal.hex == label(cell) for goal in battle.scenario.own.objectives):
            hold(battle, cell, side)


def hold(battle: Battle, cell: int, side: str) -> None:
    """6.2  An objective belongs to the side whose unit was in it last."""
    if position(battle).holder(cell) != side:
        what = f"held.{battle.board.grid.label(cell)}"
        battle.emit(ev.TrackSet(side, battle.rules.cite("6.2"), what=what, value=side))


class Aftermath:
    """The events of one attack on a hex, carried out."""

    def __init__(self, battle: Battle, attackers: tuple[str, ...], target: int) -> None:
        self.battle, self.attackers, self.target = battle, attackers, target
        self.foes = tuple(sorted({battle.piece(unit).at for unit in attackers}))

    def settle(self, events: tuple[ev.Event, ...]) -> Script[None]:
        """One part of the ruling. What befalls a unit that is gone by now is left out."""
        for event in events:
            if event.unit in self.battle.reducer.roll and self.battle.piece(event.unit).at == OFF:
                continue
            match event:
                case ev.Retreated():
                    yield from self._retreat(event)
                case ev.Advanced():
                    self.battle.emit(event)
                    self._advance(event)
                case _:
                    self.battle.emit(event)

    def _retreat(self, event: ev.Retreated) -> Script[None]:
        """5.5  Hex by hex, away from the attackers; a unit with no way left is eliminated."""
        rule = self.battle.rules.cite("5.5")
        path: list[int] = []
        for _ in range(event.hexes):
            piece = self.battle.piece(event.unit)
            open_hexes = ways_back(self.battle, piece, self.foes, path[-1] if path else piece.at)
            if not open_hexes:
                break
            path.append(open_hexes[0])
        if not path:
            self.battle.emit(ev.Eliminated(event.unit, rule, "retreat"))
            return
        yield from ()
        self.battle.emit(event)
        go(self.battle, event.unit, tuple(path), how="retreat", rule=rule)

    def _advance(self, event: ev.Advanced) -> None:
        """5.6  Into the hex that was fought for, once it is empty and the ground lets the unit in."""
        here, piece = position(self.battle), self.battle.piece(event.unit)
        way_in = self.target in here.ground.open_to(here.card(piece.id).kind, piece.at)
        if way_in and not here.side_at(self.target):
            go(self.battle, event.unit, (self.target,), how="advance", rule=self.battle.rules.cite("5.6"))


def ways_back(battle: Battle, piece: Piece, foes: tuple[int, ...], cell: int) -> list[int]:
    """5.5  The hexes that a unit may go back to from a hex, the farthest from its attackers first."""
    here = position(battle)
    side = here.card(piece.id).side
    zone = here.zone(here.enemy(side))

    def away(other: int) -> int:
        return sum(here.grid.distance(other, foe) for foe in foes)

    found = [
        other
        for other in here.ground.open_to(here.card(piece.id).kind, cell)
        if away(other) > away(cell)
        and here.side_at(other) in ("", side)
        and (not zone[other] or here.side_at(other) == side)
        and here.has_room(other, (piece,))
    ]
    return sorted(found, key=lambda other: (-away(other), bool(here.side_at(other)), other))
