"""7.18 to 7.37. What the ruling of a shock does to the map: first those that go back, the victors after."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF, Piece
from grognard.core.procedure import Choose
from grognard.hex.arc import turns
from grognard.rulesets.jours_de_gloire.play.aftermath import happen
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive, take_along
from grognard.rulesets.jours_de_gloire.play.noting import Noted, tried
from grognard.rulesets.jours_de_gloire.play.pace import pace
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.withdrawals import withdraw


class Clash:
    """The hex that is fought for, those who attack it and those who hold it."""

    def __init__(self, battle: Battle, target: int, attackers: Iterable[Piece]) -> None:
        self.battle, self.target = battle, target
        here = position(battle)
        pieces = tuple(attackers)
        #: where each attacker stood when it began
        self.stood = {piece.id: piece.at for piece in pieces}
        self.hexes = tuple(dict.fromkeys(piece.at for piece in pieces))
        self.defenders = tuple(piece.id for piece in here.stacks[target])
        self.side = here.card(pieces[0].id).side
        self.notes: list[Noted] = []
        #: 7.27  the way that those who move into a hex have been turned
        self._turned: dict[int, int] = {}

    def settle(self, events: Iterable[ev.Event], notes: list[Noted]) -> Script[None]:
        """All that the ruling found, unit by unit in its order; no unit enters a hex before it is left."""
        self.notes = notes
        queues: dict[str, list[ev.Event]] = {}
        for event in events:
            if event.unit in self.battle.reducer.roll:
                queues.setdefault(event.unit, []).append(event)
        self.face_charge()
        moving = True
        while moving:
            moving = False
            for unit, queue in queues.items():
                while queue and not self.must_wait(queue[0]):
                    moving = True
                    yield from self.let(unit, queue.pop(0))

    def must_wait(self, event: ev.Event) -> bool:
        """Whether an enemy is still where a unit is to advance to."""
        if not isinstance(event, ev.Advanced):
            return False
        goal, here = self.goal_of(event), position(self.battle)
        return goal is None or here.side_at(goal) == here.roster.enemy[here.roster.side(event.unit)]

    def let(self, unit: str, event: ev.Event) -> Script[None]:
        match event:
            case ev.Advanced():
                yield from self.advance(event)
            case ev.Retreated(how="withdraw"):
                yield from withdraw(self.battle, event)
            case _:
                foes = self.hexes if unit in self.defenders else (self.target,)
                yield from happen(self.battle, (event,), foes)

    def face_charge(self) -> None:
        """7.33  Cavalry that counter-charges turns to meet the charge, and its stack with it."""
        riders = [unit for unit, passed in tried(self.notes, ".counter-charge") if passed]
        if not riders or not self.hexes:
            return
        here, grid = position(self.battle), self.battle.board.grid
        facing = grid.direction(self.target, self.hexes[0])
        for piece in here.stacks.get(self.target, ()):
            if piece.facing != facing:
                rule = self.battle.rules.cite("7.33")
                arrive(self.battle, piece.id, (), how="turn", rule=rule, facing=facing)

    def has_moved(self, unit: str) -> bool:
        """Whether one who fought here stands elsewhere now."""
        return self.battle.piece(unit).at not in (OFF, self.stood.get(unit, self.target))

    # Going forward

    def goal_of(self, event: ev.Advanced) -> int | None:
        """The hex that an advance leads into."""
        if event.unit in self.stood:
            return self.target
        if event.how == "counter-shock":
            struck = [noted.unit for noted in self.notes if noted.said(".counter-shock", "yes")]
            return self.stood.get(struck[-1]) if struck else None
        return self.left_by_attackers()

    def left_by_attackers(self) -> int | None:
        """7.36  The hex into which counter-chargers pursue: one that was left, and not declined."""
        into = [noted.unit for noted in self.notes if noted.said(".pursue-into", "yes")]
        if into:
            return self.stood[into[-1]]
        declined = {self.stood[noted.unit] for noted in self.notes if noted.said(".pursue-into", "no")}
        here = position(self.battle)
        empty = [cell for cell in self.hexes if here.side_at(cell) != self.side and cell not in declined]
        return empty[0] if empty else None

    def advance(self, event: ev.Advanced) -> Script[None]:
        """7.26  A unit that fits moves in, turning as its owner likes."""
        battle, here = self.battle, position(self.battle)
        piece, goal = battle.piece(event.unit), self.goal_of(event)
        if goal is None or piece.at == OFF or not self.may_enter(piece, goal):
            return
        facing = yield from self.facing_in(piece, goal)
        battle.emit(event)
        side = here.card(piece.id).side
        arrive(battle, piece.id, (goal,), how=event.how, rule=event.rule, facing=facing)
        take_along(battle, piece.at, side, goal, event.how, event.rule)

    def facing_in(self, piece: Piece, goal: int) -> Script[int]:
        """7.26  Which way those who move in face: all of them the same."""
        battle, here = self.battle, position(self.battle)
        others = here.stacks.get(goal, ())
        if others:
            return others[0].facing
        names = battle.board.grid.numbering.orientation.value
        side, rule = here.card(piece.id).side, battle.rules.cite("7.26")
        # The straight way on comes first.
        ahead = here.grid.direction(piece.at, goal)
        options = sorted(names, key=lambda name: turns(ahead, names.index(name)))
        picked = yield Choose("advance.facing", side, tuple(options), rule, piece.id)
        return names.index(picked)

    def may_enter(self, piece: Piece, goal: int) -> bool:
        """2.2, 5.9  Whether a unit may step into the next hex and stay there."""
        here = position(self.battle)
        if here.grid.distance(piece.at, goal) != 1:
            return False
        side = piece.at * 6 + here.grid.direction(piece.at, goal)
        column = here.card(piece.id).column
        step = pace(here.ground, here.rules, column, False)
        return step.plain[side] >= 0 and here.crowded((*here.stacks.get(goal, ()), piece)) is None
