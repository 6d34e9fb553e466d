"""7.16 to 7.25. What a combat does to the map: losses shared out, retreats, the advance."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF, Piece
from grognard.core.procedure import Choose
from grognard.rulesets.tikhvin.play.advances import advance
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.combat_cases import room
from grognard.rulesets.tikhvin.play.lines import in_supply
from grognard.rulesets.tikhvin.play.losses import lose, share
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.retreat import Retreat


class CombatOnMap:
    """The hex that is fought for, its defenders, and those who attack it."""

    def __init__(self, battle: Battle, attackers: tuple[str, ...], target: int) -> None:
        here = position(battle)
        self.battle, self.target, self.attackers = battle, target, attackers
        self.defenders = tuple(piece.id for piece in here.stacks[target])
        self.foes = tuple(sorted({battle.piece(unit).at for unit in attackers}))
        self.units = {"attacker": attackers, "defender": self.defenders}
        self.enemy = here.roster.side(self.defenders[0])
        #: 7.23  how far each of them could go when the attack began; the ruling makes them pay for the rest
        self.rooms = {unit: room(battle, battle.piece(unit), self.foes) for unit in self.defenders}

    def settle(self, events: tuple[ev.Event, ...]) -> Script[None]:
        """The events of the ruling, one after another."""
        doubled = any(isinstance(event, ev.Found) and event.what == "exploitation" for event in events)
        for event in events:
            match event:
                case ev.LostStrength() if event.unit in self.units:
                    yield from share(self.battle, event, self.units[event.unit])
                case ev.LostStrength():
                    lose(self.battle, event.unit, event.points, event.rule)
                case ev.Eliminated():
                    self._eliminate(self.units.get(event.unit, (event.unit,)), event)
                case ev.Retreated():
                    yield from self._retreat(event)
                case ev.Advanced():
                    yield from advance(self.battle, self.attackers, self.target, further=doubled)
                case _:
                    self.battle.emit(event)
        self._abandon_guns(self._is_stuck(events))

    def _eliminate(self, units: Iterable[str], event: ev.Eliminated) -> None:
        for unit in units:
            if self.battle.piece(unit).at != OFF:
                self.battle.emit(ev.Eliminated(unit, event.rule, event.cause))

    def _retreat(self, event: ev.Retreated) -> Script[None]:
        """7.21  Every unit goes back by itself; guns go with the first of them, 7.23 or are left."""
        static = position(self.battle).roster.is_static
        guns = self._guns()
        for unit in self.defenders:
            piece = self.battle.piece(unit)
            if piece.at == self.target and not static(unit):
                hexes = min(event.hexes, self.rooms[unit])
                path = yield from go_back(self.battle, piece, self.foes, event, hexes)
                for gun in guns if path else ():
                    arrive(self.battle, gun.id, path, how="retreat", rule=event.rule)
                    guns = []

    def _guns(self) -> list[Piece]:
        here = position(self.battle)
        others = here.others_of(self.target, self.enemy)
        return [piece for piece in others if piece.id in here.roster.artillery]

    def _is_stuck(self, events: tuple[ev.Event, ...]) -> bool:
        """7.23  Whether a retreat was due that no unit could make."""
        rule = self.battle.rules.cite("7.23")
        blocked = any(isinstance(event, ev.LostStrength) and event.rule == rule for event in events)
        return blocked and not any(isinstance(event, ev.Retreated) for event in events)

    def _abandon_guns(self, stuck: bool) -> None:
        """6.2  Guns are lost with the units around them, and where a retreat cannot be made."""
        alone = position(self.battle).side_at(self.target) != self.enemy
        for gun in self._guns() if alone or stuck else ():
            self.battle.emit(ev.Eliminated(gun.id, self.battle.rules.cite("6.2"), "combat"))


def go_back(
    battle: Battle, piece: Piece, foes: tuple[int, ...], event: ev.Retreated, hexes: int
) -> Script[tuple[int, ...]]:
    """7.21  A unit retreats so far: its owner picks among hexes equally near to supply."""
    way = Retreat(battle, piece, foes)
    path: list[int] = []
    cell, left = piece.at, way.room(hexes)
    missing = hexes - left
    while left:
        choices = way.choices(cell, left)
        cell = choices[0]
        if len(choices) > 1:
            label = battle.board.grid.label
            options = tuple(label(choice) for choice in choices)
            picked = yield Choose("retreat.hex", way.side, options, event.rule, piece.id)
            cell = battle.board.grid.cell_of(picked)
        path.append(cell)
        left -= 1
    if path:
        battle.emit(ev.Retreated(piece.id, event.rule, event.cause, hexes=len(path)))
        arrive(battle, piece.id, tuple(path), how="retreat", rule=event.rule)
    # 7.23  A hex that has become full meanwhile is paid for as well, with everything by who has no supply.
    if missing and not path and not in_supply(piece):
        battle.emit(ev.Eliminated(piece.id, battle.rules.cite("7.23"), event.cause))
    elif missing:
        lose(battle, piece.id, missing, battle.rules.cite("7.23"))
    return tuple(path)
