"""6. A whole fire: shot after shot at one hex, and what has become of it in the end.

What no other counter needs to know of one is sealed, so that odds need not tell apart what looks alike.
"""

from __future__ import annotations

import msgspec

from grognard.core.events import Event, LeaderHit
from grognard.core.procedure import Call, Flow, Resolution, Sealed, abreast, call, seal
from grognard.core.rules import Rules
from grognard.rulesets.alea.commander import FATE
from grognard.rulesets.alea.impact import befall, halts_at_once, strike, tester, what_happened
from grognard.rulesets.alea.morale import undergo
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


def barrage(_rules: Rules, scene: Scene, blows: tuple[Blow, ...]) -> Flow[Hex]:
    """6.16, 6.27  Shot after shot, each carried out to the last test before the next."""
    *earlier, blow = blows
    if earlier:
        target = yield from abreast(barrage, scene, tuple(earlier))
    else:
        target = yield from abreast(unhurt, scene)
    # 6.8  The counter that this roll of long-range fire is for, or the one that is then on top.
    place = (
        blow.place
        if blow.place is not None
        else next((n for n, here in enumerate(target.here) if here), None)
    )
    # 6.16  A shot at an empty hex is lost.
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
    """6.16  One shot at one counter: what the rest of the hex sees of it, and how the counter stands."""
    # 6.16  A counter that has left cannot be struck.
    if not now.here:
        return Seen(spreads=False, led=led, halted=halted, here=not blow.told), now
    now, led, spreads, stands = yield from strike(rules, scene, place, now, blow, led, halted)
    # 6.31  Where every later shot asks whether the marker is still there, it is seen at once.
    if stands and halts_at_once(rules):
        halted = True
    elif stands:
        now = msgspec.structs.replace(now, stood=True)
    return Seen(spreads=spreads, led=led, halted=halted, here=now.here or not blow.told), now


def examine(
    _rules: Rules, scene: Scene, place: int, now: Standing, led: bool, told: bool
) -> Flow[tuple[bool, Standing]]:
    """8.1  One counter tests on account of another, if it is still there."""
    if now.here:
        fate = yield from call(undergo, tester(scene, place, now, led))
        now = befall(scene, place, now, fate)
    return now.here or not told, now


def fate_of_counter(rules: Rules, scene: Scene, place: int, now: Standing, halted: bool) -> Flow[Resolution]:
    """What has become of a counter in the end."""
    yield from ()
    return Resolution(what_happened(rules, scene, place, now, halted))
