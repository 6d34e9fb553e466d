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
from grognard.core.procedure import Call, Flow, Resolution, Sealed, abreast, call, choose, consult, seal
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.alea.commander import FATE, commander_falls
from grognard.rulesets.alea.counters import Counter, Formation, Tester, as_tester
from grognard.rulesets.alea.morale import Fate, undergo
from grognard.rulesets.alea.target import Blow, Hex, Scene, Seen, Standing


def bombardment(rules: Rules, scene: Scene, blows: tuple[Blow, ...]) -> Flow[Resolution]:
    """6. Every shot in turn, and what has then become of each counter."""
    target = yield from abreast(barrage, scene, blows)
    halted, stack = yield from whether_halted(rules, scene, target)
    events: tuple[Event, ...] = ()
    # 9.3  The commander's fate.
    if scene.commander is not None and not target.led:
        events = (LeaderHit(scene.commander.id, rules.cite("9.3"), scene.cause, fate=FATE),)
    fates = (Call(fate_of_counter, (scene, place, now, halted)) for place, now in enumerate(stack))
    return Resolution(events, tuple(fates))


def whether_halted(rules: Rules, scene: Scene, target: Hex) -> Flow[tuple[bool, tuple[Sealed, ...]]]:
    """6.21  Whether any counter was told to stand, so that the whole stack has lost its ASSAULT."""
    stack = list(target.stack)
    if target.halted or not scene.assault or halts_at_once(rules):
        return target.halted, target.stack
    for place in range(len(stack)):
        stood, stack[place] = yield from seal(was_told_to_stand, stack[place])
        if stood:
            return True, tuple(stack)
    return False, tuple(stack)


def was_told_to_stand(_rules: Rules, now: Standing) -> Flow[tuple[bool, Standing]]:
    yield from ()
    return now.stood, now


def halts_at_once(rules: Rules) -> bool:
    """6.31  Where P without ASSAULT is a test, every later shot asks whether the marker is still there."""
    found: bool = rules.fact("fire.standing-test")
    return found


def barrage(_rules: Rules, scene: Scene, blows: tuple[Blow, ...]) -> Flow[Hex]:
    """6.16, 6.27  Shot after shot, each carried out to the last test before the next."""
    *earlier, blow = blows
    if earlier:
        target = yield from abreast(barrage, scene, tuple(earlier))
    else:
        target = yield from abreast(unhurt, scene)
    # 6.8  The counter that this roll of long-range fire is for, or whoever is then on top.
    place = (
        blow.place
        if blow.place is not None
        else next((n for n, here in enumerate(target.here) if here), None)
    )
    # 6.16  A shot at nobody is lost.
    if place is None:
        return target
    seen, standing = yield from seal(face, scene, place, target.stack[place], blow, target.led, target.halted)
    target = msgspec.structs.replace(target.put(place, standing, seen.here), led=seen.led, halted=seen.halted)
    # 6.22, 6.23  The other counters test.
    if seen.spreads:
        for other in range(len(scene.stack)):
            if other != place and target.here[other]:
                here, standing = yield from seal(
                    examine, scene, other, target.stack[other], target.led, blow.told
                )
                target = target.put(other, standing, here)
    return target


def unhurt(_rules: Rules, scene: Scene) -> Flow[Hex]:
    """The stack before the first shot."""
    stack = []
    for place in range(len(scene.stack)):
        _seen, standing = yield from seal(arrive, scene, place)
        stack.append(standing)
    return Hex(tuple(stack), (True,) * len(stack))


def arrive(_rules: Rules, scene: Scene, place: int) -> Flow[tuple[None, Standing]]:
    yield from ()
    counter = scene.stack[place]
    return None, Standing(counter.state, counter.formation)


def face(
    rules: Rules, scene: Scene, place: int, now: Standing, blow: Blow, led: bool, halted: bool
) -> Flow[tuple[Seen, Standing]]:
    """6.16  One die on the fire table for one counter, and what the code does to it."""
    # 6.16  Whoever has left cannot be struck.
    if not now.here:
        return Seen(spreads=False, led=led, halted=halted, here=not blow.told), now
    points, letter = split((yield from call(shot, scene, place, now.formation, blow)))
    # 6.24  Losses come first; 6.25 the excess is ignored.
    if points:
        now = weaken(scene.stack[place], now, points)
        led = yield from still_led(scene, led)
    spreads = False
    match letter:
        # 6.21, 6.31, 6.32  P: the assault is off.
        case "P":
            # 6.26  A counter that is not Normal has dropped its marker, or never had one.
            marked = scene.assault and not halted and now.state == "normal"
            now = yield from stand(rules, scene, place, now, led, tests=not points and not marked)
            if halts_at_once(rules):
                halted = scene.assault
            elif scene.assault:
                now = msgspec.structs.replace(now, stood=True)
        # 6.22  M: the counter tests, and if it fails so do the others; 6.25 one shot away has not passed.
        case "M":
            spreads = True
            if now.here:
                fate = yield from call(undergo, tester(scene, place, now, led))
                now, spreads = befall(scene, place, now, fate), not fate.passed
        # 6.23  R: the counter goes back, the others test; a square ignores it.
        case "R":
            spreads = not now.here or now.formation != "square"
            if spreads and now.here:
                moved = yield from recoil(rules, scene, place, now)
                if moved.lost > now.lost:
                    led = yield from still_led(scene, led)
                now = moved
    # 6.20  No effect, or losses alone.
    return Seen(spreads=spreads, led=led, halted=halted, here=now.here or not blow.told), now


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


def still_led(scene: Scene, led: bool) -> Flow[bool]:
    """9.3  Whether the commander of a stack that bleeds is there afterwards."""
    if scene.commander is None or not led:
        return led
    return not (yield from call(commander_falls, scene.commander.id))


def go_back(scene: Scene, place: int, standing: Standing, hexes: int) -> Standing:
    """7.12  A counter goes back; closed in it is gone, and each hex that is not open costs it a point."""
    missing = max(0, hexes - scene.room)
    if missing and scene.surrounded:
        return msgspec.structs.replace(standing, eliminated=True)
    gone = msgspec.structs.replace(standing, hexes=hexes - missing)
    return weaken(scene.stack[place], gone, missing) if missing else gone


def stand(rules: Rules, scene: Scene, place: int, now: Standing, led: bool, *, tests: bool) -> Flow[Standing]:
    """6.31, 6.32  What P does to the counter itself."""
    # 6.31  A battery falls silent.
    now = silence(rules, scene, place, now)
    # 6.31  A counter without ASSAULT tests instead, in the edition that says so.
    if tests and halts_at_once(rules) and now.here:
        fate = yield from call(undergo, tester(scene, place, now, led))
        now = befall(scene, place, now, fate)
    return now


def recoil(rules: Rules, scene: Scene, place: int, now: Standing) -> Flow[Standing]:
    """6.23  The counter goes back. 6.30, 6.33 A battery falls silent; deployed guns do not move."""
    now = silence(rules, scene, place, now)
    if now.formation == "deployed":
        return now
    return go_back(scene, place, now, (yield from retreat_length(rules, scene, place)))


def retreat_length(rules: Rules, scene: Scene, place: int) -> Flow[int]:
    """6.23  One hex or two, as the owner likes; 7.12 he is not asked for hexes that are not open."""
    lengths = rules.listed("fire.retreat")
    lengths = tuple(length for length in lengths if int(length) <= scene.room) or lengths[:1]
    if len(lengths) == 1:
        return int(lengths[0])
    unit = scene.stack[place].id
    return int((yield from choose("target.retreat", "target", lengths, rules.cite("6.23"), unit)))


def silence(rules: Rules, scene: Scene, place: int, now: Standing) -> Standing:
    """1.18  NO FIRE, in the edition that has it."""
    if scene.stack[place].arm != "artillery" or not rules.fact("fire.silences-batteries"):
        return now
    return msgspec.structs.replace(now, silenced=True)


def examine(
    _rules: Rules, scene: Scene, place: int, now: Standing, led: bool, told: bool
) -> Flow[tuple[bool, Standing]]:
    """8.1  One counter tests on account of another, if it is still there."""
    if now.here:
        fate = yield from call(undergo, tester(scene, place, now, led))
        now = befall(scene, place, now, fate)
    return now.here or not told, now


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


def fate_of_counter(rules: Rules, scene: Scene, place: int, now: Standing, halted: bool) -> Flow[Resolution]:
    """What has become of a counter in the end."""
    yield from ()
    return Resolution(what_happened(rules, scene, place, now, halted))


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
