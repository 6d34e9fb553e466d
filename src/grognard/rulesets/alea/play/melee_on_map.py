"""7.3.5. A melee as it unfolds on the map: each retreat before the next, the advance after the last."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.rulesets.alea.play.advances import advance
from grognard.rulesets.alea.play.aftermath import happen
from grognard.rulesets.alea.play.arrivals import rescue
from grognard.rulesets.alea.play.position import position


class MeleeOnMap:
    """The hex that is fought for, and those it is attacked from."""

    def __init__(self, battle: Battle, target: int, hexes: tuple[int, ...]) -> None:
        self.battle, self.target, self.hexes = battle, target, hexes
        here = position(battle)
        pieces = (*here.stacks[target], *here.leaders.get(target, ()))
        self.defenders = frozenset(piece.id for piece in pieces)

    def settle(self, events: tuple[ev.Event, ...]) -> Script[None]:
        """What one part of the ruling does to both sides, then the advance if it is in it."""
        moves = [event for event in events if isinstance(event, ev.Advanced)]
        # 7.28  A square breaks up as it advances, and not unless it does.
        going = {event.unit for event in moves}
        leaving = frozenset(event.unit for event in events if isinstance(event, ev.Retreated))
        for event in events:
            breaks_up = isinstance(event, ev.FormationChanged) and event.unit in going
            if isinstance(event, ev.Advanced) or breaks_up:
                continue
            foes = self.hexes if event.unit in self.defenders else (self.target,)
            yield from happen(self.battle, (event,), foes, leaving)
        rescue(self.battle, self.target, *self.hexes)
        yield from advance(self.battle, moves, self.target)
