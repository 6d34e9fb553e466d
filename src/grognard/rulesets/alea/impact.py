"""6.16 to 6.33. What one shot does to the counter it strikes."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from grognard.core.events import (
    Eliminated,
    Event,
    FormationChanged,
    LostStrength,
    MarkerPlaced,
    MarkerRemoved,
    Retreated,
    StateChanged,
)
from grognard.core.messages import message
from grognard.core.procedure import Flow, call, choose, consult
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.alea.commander import commander_falls
from grognard.rulesets.alea.counters import Counter, Formation, Tester, as_tester
from grognard.rulesets.alea.morale import Fate, undergo
from grognard.rulesets.alea.target import Blow, Scene, Standing
from grognard.rulesets.alea.withdrawal import way_back


class Struck(NamedTuple):
    """What one shot has made of the counter that it struck, as far as others are concerned."""

    now: Standing
    #: the commander of the stack, if it had one, is unhurt
    led: bool
    #: 6.22, 6.23  the other counters must test
    spreads: bool = False
    #: 6.21  the whole stack was told to stand
    stands: bool = False


def strike(
    rules: Rules, scene: Scene, place: int, now: Standing, blow: Blow, led: bool, halted: bool
) -> Flow[Struck]:
    """6.16  One die on the fire table for one counter that is there, and what the code does to it."""
    points, letter = split((yield from call(shot, scene, place, now.formation, blow)))
    # 6.24  Losses come first; 6.25 the excess is ignored.
    if points:
        now = weaken(scene.stack[place], now, points)
        led = yield from still_led(scene, led)
    match letter:
        # 6.21, 6.31, 6.32  P: the assault is off.
        case "P":
            # 6.26  A counter that is not Normal has dropped its marker, or never had one.
            marked = scene.assault and not halted and now.state == "normal"
            now = yield from stand(rules, scene, place, now, led, tests=not points and not marked)
            return Struck(now, led, stands=scene.assault)
        # 6.22  M: the counter tests, and if it fails so do the others; 6.25 one shot away has not passed.
        case "M":
            if not now.here:
                return Struck(now, led, spreads=True)
            fate = yield from call(undergo, tester(scene, place, now, led))
            return Struck(befall(scene, place, now, fate), led, spreads=not fate.passed)
        # 6.23  R: the counter goes back, the others test; a square ignores it.
        case "R" if not now.here:
            return Struck(now, led, spreads=True)
        case "R" if now.formation != "square":
            moved = yield from recoil(rules, scene, place, now)
            if moved.lost > now.lost:
                led = yield from still_led(scene, led)
            return Struck(moved, led, spreads=True)
    # 6.20  No effect, or losses alone.
    return Struck(now, led)


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
    gone, missing, closed_in = way_back(scene, hexes)
    if closed_in:
        return msgspec.structs.replace(standing, eliminated=True)
    standing = msgspec.structs.replace(standing, hexes=gone)
    return weaken(scene.stack[place], standing, missing) if missing else standing


def halts_at_once(rules: Rules) -> bool:
    """6.31  Where P without ASSAULT is a test, every later shot asks whether the marker is still there."""
    found: bool = rules.fact("fire.standing-test")
    return found


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
