"""6. The target of fire: what stays the same from shot to shot, and the hex as the shots leave it."""

from __future__ import annotations

import msgspec

from grognard.core.procedure import Sealed
from grognard.rulesets.alea.counters import Commander, Counter, Formation, State


class Scene(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What stays the same from shot to shot: one object for a whole fire, told from others by identity."""

    cause: str
    #: firing points, before and after the ground of the target reduces them
    full: int
    points: int
    #: the counters of the target hex as they stood before the first shot, top first
    stack: tuple[Counter, ...]
    commander: Commander | None
    #: the top firing counter, which gives the shot its willingness, nation and class
    firer: Counter
    #: it fires from the saddle, so that its fatigue counts
    mounted: bool
    crops: bool
    flank: bool
    #: the target stack carried ASSAULT when the firing began
    assault: bool
    #: the ground steadies a morale test
    cover: bool
    #: an enemy stands next to the target
    adjacent: bool
    #: hexes open behind it, and whether enemies close it in
    room: int
    surrounded: bool


class Blow(msgspec.Struct, frozen=True, gc=False):
    """One shot: its column, and the place in the stack it strikes (None: the counter that is then on top)."""

    column: str
    place: int | None = None
    #: another shot will strike the counter that is then on top, so it must be told who has left
    told: bool = False


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What the shots so far have made of one counter of the target hex."""

    state: State
    formation: Formation
    lost: int = 0
    hexes: int = 0
    eliminated: bool = False
    passed_over: bool = False
    silenced: bool = False
    #: it was told to stand, where no other counter needs to know before the last shot
    stood: bool = False

    @property
    def here(self) -> bool:
        return not self.hexes and not self.eliminated


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What a shot shows of itself to the rest of the hex."""

    #: the other counters must test
    spreads: bool
    led: bool
    halted: bool
    #: the counter is still there; told only where a later shot may look for it
    here: bool


class Hex(msgspec.Struct, frozen=True, gc=False):
    """The target hex between two shots; 1.17 its stack, top first. How each counter stands is sealed: nobody
    else needs to know."""

    stack: tuple[Sealed, ...]
    here: tuple[bool, ...]
    #: its commander, if it had one, is unhurt
    led: bool = True
    #: the stack has lost its ASSAULT marker
    halted: bool = False

    def put(self, place: int, standing: Sealed, here: bool) -> Hex:
        stack = (*self.stack[:place], standing, *self.stack[place + 1 :])
        present = (*self.here[:place], here, *self.here[place + 1 :])
        return Hex(stack, present, self.led, self.halted)
