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
from grognard.rulesets.alea.counters import Counter, Formation, Tester, as_tester
from grognard.rulesets.alea.morale import Fate, undergo
from grognard.rulesets.alea.target import Blow, Hex, Scene, Standing

#: A hex after a shot, and the places in it whose counters have yet to test.
Struck = tuple[Hex, tuple[int, ...]]


def bombardment(rules: Rules, scene: Scene, blows: tuple[Blow, ...]) -> Flow[Resolution]:
    """6. Every shot in turn, then the tests that the last one leaves."""
    after, pending = yield from call(barrage, scene, blows)
    events: list[Event] = []
    for place, now in enumerate(after.stack):
        if place not in pending:
            events += what_happened(rules, scene, place, now, after.halted)
    # 9.3  The commander's fate.
    if scene.commander is not None and not after.led:
        events.append(LeaderHit(scene.commander.id, rules.cite("9.3"), scene.cause, fate=FATE))
    tests = (
        Call(last_test, (scene, place, after.stack[place], after.led, after.halted)) for place in pending
    )
    return Resolution(tuple(events), tuple(tests))


def barrage(rules: Rules, scene: Scene, blows: tuple[Blow, ...]) -> Flow[Struck]:
    """6.16, 6.27  Shot after shot; the tests that the last one calls for are still open."""
    *earlier, blow = blows
    if earlier:
        target = yield from call(volley, scene, tuple(earlier))
    else:
        target = Hex(tuple(Standing(counter.state, counter.formation) for counter in scene.stack))
    places = target.places()
    # 6.8  The top counter, or the one that this roll of long-range fire is for.
    place = blow.place if blow.place is not None else next(iter(places), None)
    # 6.16  A shot at nobody is lost.
    if place not in places:
        return target, ()
    return (yield from strike(rules, scene, target, place, blow))


def volley(_rules: Rules, scene: Scene, blows: tuple[Blow, ...]) -> Flow[Hex]:
    """6.27  Shot after shot, each carried out to the last test before the next."""
    struck, pending = yield from call(barrage, scene, blows)
    return (yield from call(settle, scene, struck, pending)) if pending else struck


def strike(rules: Rules, scene: Scene, target: Hex, place: int, blow: Blow) -> Flow[Struck]:
    """6.16  One die on the fire table, and what the code does."""
    standing = target.stack[place]
    points, letter = split((yield from call(shot, scene, place, standing.formation, blow)))
    # 6.24  Losses come first; 6.25 the excess is ignored.
    if points:
        target = target.put(place, weaken(scene.stack[place], standing, points))
        target = yield from risk_commander(scene, target)
    match letter:
        case "P":
            return (yield from stand(rules, scene, target, place, tests=not points))
        case "M":
            return (yield from waver(scene, target, place))
        case "R":
            return (yield from recoil(rules, scene, target, place))
    # 6.20  No effect, or losses alone.
    return target, ()


def shot(rules: Rules, scene: Scene, place: int, formation: Formation, blow: Blow) -> Flow[str]:
    """6.16  The code that one shot rolls."""
    target = msgspec.structs.replace(scene.stack[place], formation=formation)
    tally = fire_tally(rules, scene, target, blow.place)
    # 6.15  Show what the ground takes off.
    said: dict[str, str | int] = {"firer": scene.firer.id, "target": target.id, "points": scene.points}
    reduced = scene.points != scene.full
    ask = message("ask-fire-reduced", **said, full=scene.full) if reduced else message("ask-fire", **said)
    return (yield from consult(rules.chart("fire"), blow.column, tally, rules.cite("6.16"), ask))


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


def weaken(counter: Counter, standing: Standing, points: int) -> Standing:
    """6.24, 6.25, 9.1  Take points off a counter; without strength it is gone."""
    lost = min(standing.lost + points, counter.strength)
    return msgspec.structs.replace(standing, lost=lost, eliminated=lost == counter.strength)


def risk_commander(scene: Scene, target: Hex) -> Flow[Hex]:
    """9.3  The commander of a stack that bleeds."""
    leader = scene.commander if target.led else None
    if leader is not None and (yield from call(commander_falls, leader.id)):
        return msgspec.structs.replace(target, led=False)
    return target


def go_back(scene: Scene, place: int, standing: Standing, hexes: int) -> Standing:
    """7.12  A counter goes back; closed in it is gone, and each hex that is not open costs it a point."""
    missing = max(0, hexes - scene.room)
    if missing and scene.surrounded:
        return msgspec.structs.replace(standing, eliminated=True)
    gone = msgspec.structs.replace(standing, hexes=hexes - missing)
    return weaken(scene.stack[place], gone, missing) if missing else gone


def stand(rules: Rules, scene: Scene, target: Hex, place: int, *, tests: bool) -> Flow[Struck]:
    """6.21, 6.31, 6.32  P: the assault is off."""
    # 6.26  A counter that is not Normal has dropped its marker, or never had one.
    marked = scene.assault and not target.halted and target.stack[place].state == "normal"
    target = msgspec.structs.replace(target, halted=scene.assault)
    # 6.31  A battery falls silent.
    target = silence(rules, scene, target, place)
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


def recoil(rules: Rules, scene: Scene, target: Hex, place: int) -> Flow[Struck]:
    """6.23  R: the counter goes back, the others test."""
    standing = target.stack[place]
    if standing.here:
        # 6.23  A square ignores it.
        if standing.formation == "square":
            return target, ()
        # 6.30, 6.33  A battery falls silent; deployed guns do not move.
        target = silence(rules, scene, target, place)
        if standing.formation != "deployed":
            hexes = yield from retreat_length(rules, scene, place)
            moved = go_back(scene, place, target.stack[place], hexes)
            target = target.put(place, moved)
            if moved.lost > standing.lost:
                target = yield from risk_commander(scene, target)
    return target, target.others(place)


def retreat_length(rules: Rules, scene: Scene, place: int) -> Flow[int]:
    """6.23  One hex or two, as the owner likes; 7.12 he is not asked for hexes that are not open."""
    lengths = rules.listed("fire.retreat")
    lengths = tuple(length for length in lengths if int(length) <= scene.room) or lengths[:1]
    if len(lengths) == 1:
        return int(lengths[0])
    unit = scene.stack[place].id
    return int((yield from choose("target.retreat", "target", lengths, rules.cite("6.23"), unit)))


def silence(rules: Rules, scene: Scene, target: Hex, place: int) -> Hex:
    """1.18  NO FIRE, in the edition that has it."""
    if scene.stack[place].arm != "artillery" or not rules.fact("fire.silences-batteries"):
        return target
    return target.put(place, msgspec.structs.replace(target.stack[place], silenced=True))


def examine(scene: Scene, target: Hex, place: int) -> Flow[tuple[Hex, bool]]:
    """8.1  One counter of the stack tests; whether it passed."""
    standing = target.stack[place]
    fate = yield from call(undergo, tester(scene, place, standing, target.led))
    return target.put(place, befall(scene, place, standing, fate)), fate.passed


def settle(_rules: Rules, scene: Scene, target: Hex, places: tuple[int, ...]) -> Flow[Hex]:
    """6.22, 6.23  The other counters test before the next shot."""
    for place in places:
        target, _passed = yield from examine(scene, target, place)
    return target


def tester(scene: Scene, place: int, now: Standing, led: bool) -> Tester:
    """A counter of the stack as its test sees it."""
    was = scene.stack[place]
    counter = msgspec.structs.replace(
        was,
        strength=was.strength - now.lost,
        losses=was.losses + now.lost,
        state=now.state,
        formation=now.formation,
    )
    leader = scene.commander if led else None
    return as_tester(counter, leader, cover=scene.cover, adjacent=scene.adjacent)


def befall(scene: Scene, place: int, standing: Standing, fate: Fate) -> Standing:
    """A counter after its test."""
    after = msgspec.structs.replace(
        standing,
        state=fate.state,
        formation=fate.formation,
        eliminated=fate.eliminated,
        passed_over=fate.deserted,
    )
    return go_back(scene, place, after, fate.hexes)


def last_test(
    rules: Rules, scene: Scene, place: int, now: Standing, led: bool, halted: bool
) -> Flow[Resolution]:
    """6.22, 6.23  A counter that tests after the last shot, and all that became of it."""
    fate = yield from undergo(rules, tester(scene, place, now, led))
    return Resolution(what_happened(rules, scene, place, befall(scene, place, now, fate), halted))


def what_happened(rules: Rules, scene: Scene, place: int, now: Standing, halted: bool) -> tuple[Event, ...]:
    """The events that lead from a counter before the fire to the same counter after it."""
    was = scene.stack[place]
    unit, cause = was.id, scene.cause
    events: list[Event] = []
    if now.lost:
        events.append(LostStrength(unit, rules.cite("6.24"), cause, points=now.lost))
    if now.eliminated:
        return (*events, Eliminated(unit, rules.cite(end_of(scene, was, now)), cause))
    if now.state != was.state:
        events.append(StateChanged(unit, rules.cite("8.4"), cause, state=now.state))
    if now.formation != was.formation:
        events.append(FormationChanged(unit, rules.cite("8.8"), cause, formation=now.formation))
    if now.hexes:
        rule = "8.7" if now.hexes == rules.number("morale.retreat") else "6.23"
        events.append(Retreated(unit, rules.cite(rule), cause, hexes=now.hexes))
    # 6.21, 6.26  Who is halted, falls back or loses his order drops his ASSAULT marker.
    marked = scene.assault and was.state == "normal"
    if marked and (halted or now.hexes or now.state != "normal"):
        events.append(MarkerRemoved(unit, rules.cite("6.26"), cause, marker="assault"))
    if now.silenced:
        events.append(MarkerPlaced(unit, rules.cite("1.18"), cause, marker="no-fire"))
    return tuple(events)


def end_of(scene: Scene, was: Counter, now: Standing) -> str:
    """The paragraph by which a counter is gone: 9.1 shot away, 10.6 passed over, 7.12 closed in, 8.8 guns."""
    if now.lost == was.strength:
        return "9.1"
    if now.passed_over:
        return "10.6"
    return "7.12" if scene.surrounded else "8.8"
