"""6. What a shot does to the stack it strikes."""

from __future__ import annotations

import msgspec

from grognard.core.events import (
    Eliminated,
    Event,
    FormationChanged,
    LeaderHit,
    LostStrength,
    MarkerPlaced,
    MarkerRemoved,
    Retreated,
    StateChanged,
)
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, call, choose, consult
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.alea.commander import FATE, commander_falls
from grognard.rulesets.alea.counters import Commander, Counter, Tester, as_tester
from grognard.rulesets.alea.morale import Fate, undergo


class Scene(msgspec.Struct, frozen=True):
    """What stays the same from shot to shot."""

    cause: str
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


class Blow(msgspec.Struct, frozen=True):
    """One shot: its column, and the place in the stack it strikes (None: whoever is then on top)."""

    column: str
    place: int | None = None


class Standing(msgspec.Struct, frozen=True):
    """A counter of the target hex as the shots so far have left it."""

    counter: Counter
    lost: int = 0
    hexes: int = 0
    eliminated: bool = False
    passed_over: bool = False
    silenced: bool = False

    @property
    def here(self) -> bool:
        return not self.hexes and not self.eliminated


class Hex(msgspec.Struct, frozen=True):
    """The target hex between two shots."""

    stack: tuple[Standing, ...]
    commander: Commander | None = None
    #: the stack has lost its ASSAULT marker
    halted: bool = False

    def places(self) -> tuple[int, ...]:
        return tuple(place for place, standing in enumerate(self.stack) if standing.here)

    def others(self, place: int) -> tuple[int, ...]:
        return tuple(other for other in self.places() if other != place)

    def put(self, place: int, standing: Standing) -> Hex:
        stack = (*self.stack[:place], standing, *self.stack[place + 1 :])
        return msgspec.structs.replace(self, stack=stack)


#: A hex after a shot, and the places in it whose counters have yet to test.
Struck = tuple[Hex, tuple[int, ...]]


def bombardment(rules: Rules, scene: Scene, target: Hex, blows: tuple[Blow, ...]) -> Flow[Resolution]:
    """6. Every shot in turn, then the tests that the last one leaves."""
    after, pending = yield from call(barrage, scene, target, blows)
    events: list[Event] = []
    for place, now in enumerate(after.stack):
        if place not in pending:
            events += what_happened(rules, scene, target.stack[place].counter, now, after.halted)
    # 9.3  The commander's fate.
    if target.commander is not None and after.commander is None:
        events.append(LeaderHit(target.commander.id, rules.cite("9.3"), scene.cause, fate=FATE))
    tests = tuple(
        Call(
            last_test, (scene, target.stack[place].counter, after.stack[place], after.commander, after.halted)
        )
        for place in pending
    )
    return Resolution(tuple(events), tests)


def barrage(_rules: Rules, scene: Scene, target: Hex, blows: tuple[Blow, ...]) -> Flow[Struck]:
    """6.16, 6.27  Shot after shot, each carried out before the next."""
    if not blows or not target.places():
        return target, ()
    blow, rest = blows[0], blows[1:]
    # 6.8  The top counter, or the one that this roll of long-range fire is for.
    place = target.places()[0] if blow.place is None else blow.place
    if not target.stack[place].here:
        return (yield from call(barrage, scene, target, rest))
    struck, pending = yield from call(strike, scene, target, place, blow)
    if not rest:
        return struck, pending
    settled = yield from call(settle, scene, struck, pending)
    return (yield from call(barrage, scene, settled, rest))


def strike(rules: Rules, scene: Scene, target: Hex, place: int, blow: Blow) -> Flow[Struck]:
    """6.16  One die on the fire table, and what the code does."""
    standing = target.stack[place]
    tally = fire_tally(rules, scene, standing.counter, blow.place)
    ask = message("ask-fire", firer=scene.firer.id, target=standing.counter.id)
    code = yield from consult(rules.chart("fire"), blow.column, tally, rules.cite("6.16"), ask)
    points, letter = split(code)
    # 6.24  Losses come first; 6.25 the excess is ignored.
    if points:
        target = target.put(place, weaken(standing, points))
        # 9.3  The commander of a stack that bleeds.
        if target.commander is not None and (yield from call(commander_falls, target.commander.id)):
            target = msgspec.structs.replace(target, commander=None)
    match letter:
        case "P":
            return (yield from stand(rules, scene, target, place, tests=not points))
        case "M":
            return (yield from waver(scene, target, place))
        case "R":
            return (yield from recoil(rules, target, place))
    # 6.20  No effect, or losses alone.
    return target, ()


def fire_tally(rules: Rules, scene: Scene, target: Counter, depth: int | None) -> Tally:
    """6.17  The modifiers of one shot."""
    tally, firer = rules.tally("fire"), scene.firer
    tally.add_if(target.formation == "square", "target.square")
    tally.add_if(target.formation == "guerrilla", "target.guerrilla")
    tally.add_if(target.formation == "deployed", "target.deployed-artillery")
    tally.add_if(firer.arm == "artillery" and firer.cls == "light", "firer.light-artillery")
    tally.add_if(firer.arm == "artillery" and firer.cls == "heavy", "firer.heavy-artillery")
    # 6.18  Willingness and nation of the top firing counter.
    tally.add_if(firer.willingness in rules.listed("fire.steady"), "firer.steady")
    tally.add_if(firer.willingness in rules.listed("fire.shaky"), "firer.shaky")
    # 10.2  British infantry.
    british = firer.arm == "infantry" and firer.nation in rules.listed("fire.british")
    tally.add_if(british and firer.willingness in rules.listed("fire.british-letters"), "firer.british")
    tally.add("firer.fatigue", times=firer.fatigue if scene.mounted else 0)
    # 6.19  Squares and guerrillas have no flank.
    tally.add_if(scene.flank and target.formation not in ("square", "guerrilla"), "flank")
    # 6.28, 6.29  Crops, and Swiss against Swiss.
    tally.add_if(scene.crops, "target.crops")
    tally.add_if(firer.nation == target.nation == "swiss", "swiss")
    # 6.8  Deeper counters of a stack at long range.
    tally.add_if(depth == 1, "stack.second")
    tally.add_if(depth is not None and depth > 1, "stack.third")
    return tally


def split(code: str) -> tuple[int, str]:
    """A fire code as points lost and a letter: "2P" is (2, "P")."""
    figure, letter = ("", code) if not code[0].isdecimal() else (code[0], code[1:])
    return int(figure or 0), letter


def weaken(standing: Standing, points: int) -> Standing:
    """6.24, 6.25, 9.1  Take points off a counter; without strength it is gone."""
    counter = standing.counter
    taken = min(points, counter.strength)
    left = msgspec.structs.replace(counter, strength=counter.strength - taken, losses=counter.losses + taken)
    return msgspec.structs.replace(
        standing, counter=left, lost=standing.lost + taken, eliminated=left.strength == 0
    )


def stand(rules: Rules, scene: Scene, target: Hex, place: int, *, tests: bool) -> Flow[Struck]:
    """6.21, 6.31, 6.32  P: the assault is off."""
    marked = scene.assault and not target.halted
    if marked:
        target = msgspec.structs.replace(target, halted=True)
    # 6.31  A battery falls silent.
    target = silence(rules, target, place)
    # 6.31  A counter without ASSAULT tests instead, in the edition that says so.
    if tests and not marked and rules.fact("fire.standing-test") and target.stack[place].here:
        target, _passed = yield from examine(scene, target, place)
    return target, ()


def waver(scene: Scene, target: Hex, place: int) -> Flow[Struck]:
    """6.22  M: the counter tests, and if it fails so do the others."""
    # 6.25  A counter shot away has not passed.
    passed = False
    if target.stack[place].here:
        target, passed = yield from examine(scene, target, place)
    return target, () if passed else target.others(place)


def recoil(rules: Rules, target: Hex, place: int) -> Flow[Struck]:
    """6.23  R: the counter goes back, the others test."""
    standing = target.stack[place]
    if standing.here:
        # 6.23  A square ignores it.
        if standing.counter.formation == "square":
            return target, ()
        # 6.30  A battery falls silent; deployed guns do not move.
        target = silence(rules, target, place)
        if standing.counter.formation != "deployed":
            lengths, unit = rules.listed("fire.retreat"), standing.counter.id
            hexes = yield from choose("target.retreat", "target", lengths, rules.cite("6.23"), unit)
            target = target.put(place, msgspec.structs.replace(target.stack[place], hexes=int(hexes)))
    return target, target.others(place)


def silence(rules: Rules, target: Hex, place: int) -> Hex:
    """1.18  NO FIRE, in the edition that has it."""
    standing = target.stack[place]
    if standing.counter.arm != "artillery" or not rules.fact("fire.silences-batteries"):
        return target
    return target.put(place, msgspec.structs.replace(standing, silenced=True))


def examine(scene: Scene, target: Hex, place: int) -> Flow[tuple[Hex, bool]]:
    """8.1  One counter of the stack tests; whether it passed."""
    standing = target.stack[place]
    fate = yield from call(undergo, tester(scene, standing.counter, target.commander))
    return target.put(place, befall(standing, fate)), fate.passed


def settle(_rules: Rules, scene: Scene, target: Hex, places: tuple[int, ...]) -> Flow[Hex]:
    """6.22, 6.23  The other counters test before the next shot."""
    for place in places:
        target, _passed = yield from examine(scene, target, place)
    return target


def tester(scene: Scene, counter: Counter, commander: Commander | None) -> Tester:
    return as_tester(counter, commander, cover=scene.cover, adjacent=scene.adjacent)


def befall(standing: Standing, fate: Fate) -> Standing:
    counter = msgspec.structs.replace(standing.counter, state=fate.state, formation=fate.formation)
    return msgspec.structs.replace(
        standing, counter=counter, hexes=fate.hexes, eliminated=fate.eliminated, passed_over=fate.deserted
    )


def last_test(
    rules: Rules, scene: Scene, was: Counter, now: Standing, commander: Commander | None, halted: bool
) -> Flow[Resolution]:
    """6.22, 6.23  A counter that tests after the last shot, and all that became of it."""
    fate = yield from undergo(rules, tester(scene, now.counter, commander))
    return Resolution(what_happened(rules, scene, was, befall(now, fate), halted))


def what_happened(rules: Rules, scene: Scene, was: Counter, now: Standing, halted: bool) -> tuple[Event, ...]:
    """The events that lead from a counter before the fire to the same counter after it."""
    unit, cause, counter = was.id, scene.cause, now.counter
    events: list[Event] = []
    if now.lost:
        events.append(LostStrength(unit, rules.cite("6.24"), cause, points=now.lost))
    if now.eliminated:
        rule = "9.1" if not counter.strength else "10.6" if now.passed_over else "8.8"
        return (*events, Eliminated(unit, rules.cite(rule), cause))
    if counter.state != was.state:
        events.append(StateChanged(unit, rules.cite("8.4"), cause, state=counter.state))
    if counter.formation != was.formation:
        events.append(FormationChanged(unit, rules.cite("8.8"), cause, formation=counter.formation))
    if now.hexes:
        rule = "8.7" if now.hexes == rules.number("morale.retreat") else "6.23"
        events.append(Retreated(unit, rules.cite(rule), cause, hexes=now.hexes))
    # 6.21, 6.26  Who is halted, falls back or loses his order drops his ASSAULT marker.
    if scene.assault and (halted or now.hexes or counter.state not in ("normal", was.state)):
        events.append(MarkerRemoved(unit, rules.cite("6.26"), cause, marker="assault"))
    if now.silenced:
        events.append(MarkerPlaced(unit, rules.cite("1.18"), cause, marker="no-fire"))
    return tuple(events)
