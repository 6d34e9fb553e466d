"""7.5 to 7.13. One melee from the die to its losses and retreats, before anybody advances."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from grognard.core.events import Eliminated, Event, Gained, LeaderHit
from grognard.core.messages import Message
from grognard.core.procedure import Call, Consult, Flow, call, choose
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import Melee, Stack
from grognard.rulesets.alea.commander import FATE, commander_falls
from grognard.rulesets.alea.counters import Commander, Counter, Tester, as_tester
from grognard.rulesets.alea.strength import assess, fighters
from grognard.rulesets.alea.terrain import is_cover
from grognard.rulesets.alea.withdrawal import Withdrawal, condition_after, loss, way_back, weakened, withdraw

PLACES = ("top", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
#: 7.34  A stack of each height is a question of its own, so that one policy always finds its options.
LOSS = {2: "defender.loss"} | {
    height: f"defender.loss-of-{word}"
    for height, word in enumerate(("three", "four", "five", "six", "seven", "eight"), start=3)
}


def fight(rules: Rules, melee: Melee) -> Flow[Bout]:
    """7.3.4, 7.3.5. Roll and carry out the result. The caller has seen that a column exists."""
    # 7.3.4  One die, the modifiers, the row.
    opening = open_fight(rules, melee)
    view = opening.view
    code: str = yield opening.die
    # 7.9  A square reads retreats in its own way.
    if view.square:
        code = rules.fact("melee.square").get(code, code)
    bout = Bout(rules, melee, opening, code)
    match bout.kind:
        # 7.5  The attacker bleeds.
        case "attacker-loss":
            bout.bleed(view.attacker, "7.5")
        # 7.7  Both bleed.
        case "mutual-loss":
            bout.bleed(view.attacker, "7.7")
            bout.bleed(view.defender, "7.7")
        # 7.6  The attackers go back.
        case "attacker-retreat":
            for hex in melee.attackers:
                yield from bout.drive_back(hex, "attacker", "7.6")
        # 7.8  The defenders go back.
        case "defender-retreat":
            bout.cut_down_fugitives()
            yield from bout.drive_back(melee.defender, "defender", "7.8")
        # 7.10  The defender bleeds.
        case "defender-loss":
            bout.cut_down_fugitives()
            yield from bout.shed_blood()
    # 7.10.1  Commanders among the losses, before any test.
    if bout.bled:
        yield from bout.risk_commanders()
    # 7.6, 7.8, 7.34  The tests.
    if bout.withdrawals:
        yield from bout.call_tests()
    # 7.10.1  Commanders left without a stack.
    if bout.eliminated:
        bout.orphan_commanders()
    # 7.24  Tired horses after a charge.
    if opening.riders:
        bout.tire()
    return bout


class Opening:
    """What every result of one melee has in common."""

    __slots__ = ("charge", "die", "riders", "testers", "view")

    def __init__(self, rules: Rules, melee: Melee) -> None:
        self.view = view = assess(rules, melee)
        pieces = (("unit", view.attacker.id), ("target", view.defender.id))
        ask = Message("ask-melee", (*pieces, ("attack", view.shown), ("defence", str(view.defence))))
        #: who attacks whom, and with how much
        self.die = Consult(rules.chart("melee"), str(view.column), view.tally, rules.cite("7.3.4"), ask)
        self.riders = mounted(melee)
        #: a unit charged or counter-charged
        self.charge = melee.counter_charge or any(hex.charging for hex in melee.attackers)
        #: counters that have gone back, as they test
        self.testers: dict[str, Tester] = {}


open_fight = once_for_each_case(Opening)


@lru_cache(maxsize=64)
def effects(rules: Rules) -> dict[str, tuple[str, int]]:
    """What each code of the melee table does, and the hexes or points it speaks of."""
    amounts = rules.fact("melee.amount")
    return {
        code: (kind, amounts.get(code, 0))
        for kind, codes in rules.fact("melee.codes").items()
        for code in codes
    }


class Bout:
    """One result carried out: who is where, in what condition, and what happened to him."""

    __slots__ = (
        *("amount", "bled", "changed", "code", "eliminated", "events", "fallen", "gone", "kind", "levels"),
        *("melee", "opening", "rules", "tests", "withdrawals"),
    )

    def __init__(self, rules: Rules, melee: Melee, opening: Opening, code: str) -> None:
        self.rules, self.melee, self.opening, self.code = rules, melee, opening, code
        self.kind, self.amount = effects(rules)[code]
        self.events: list[Event] = []
        #: counters still in their hexes that are no longer what they were
        self.changed: dict[str, Counter] = {}
        #: counters no longer in their hexes, and those of them that are lost
        self.gone: set[str] = set()
        self.eliminated: set[str] = set()
        self.bled: set[str] = set()
        #: levels of fatigue gained by going back
        self.levels: dict[str, int] = {}
        self.withdrawals: list[tuple[Stack, Counter, Withdrawal]] = []
        #: the counters that go back and test, each by itself
        self.tests: list[Call] = []
        #: commanders who were hit
        self.fallen: set[str] = set()

    @property
    def repulsed(self) -> bool:
        """The attacker was thrown back."""
        return self.kind == "attacker-retreat"

    @property
    def no_advance(self) -> bool:
        """A mutual casualty: no unit advances."""
        return self.kind == "mutual-loss"

    @property
    def held(self) -> bool:
        """A defender is still in the hex."""
        return bool(self.standing(self.melee.defender.counters))

    @property
    def defenders(self) -> tuple[Counter, ...]:
        """Defending counters still in the hex."""
        return self.standing(self.melee.defender.counters)

    @property
    def attackers(self) -> tuple[Counter, ...]:
        """Attacking counters still standing in their hexes, but for guns."""
        return tuple([c for hex in self.melee.attackers for c in self.standing(fighters(hex))])

    @property
    def struck(self) -> bool:
        """The defender went back, was eliminated or lost points."""
        before = self.melee.defender.counters
        return any(counter.id in self.gone or counter.id in self.bled for counter in before)

    @property
    def stacks(self) -> tuple[Stack, ...]:
        return (*self.melee.attackers, self.melee.defender)

    def bleed(self, counter: Counter, rule: str) -> None:
        """A casualty that brings no test."""
        self.lose(counter, self.amount, rule)

    def lose(self, counter: Counter, points: int, rule: str) -> int:
        """Take points off a counter where it stands; what it could not give is handed back."""
        taken = min(counter.strength, points)
        self.events.extend(loss(self.rules, counter.id, counter.strength, points, rule, self.code))
        self.bled.add(counter.id)
        if taken == counter.strength:
            self.remove(counter)
        else:
            self.changed[counter.id] = weakened(counter, taken)
        return points - taken

    def eliminate(self, counter: Counter, rule: str) -> None:
        self.events.append(Eliminated(counter.id, self.rules.cite(rule), self.code))
        self.remove(counter)

    def remove(self, counter: Counter) -> None:
        self.eliminated.add(counter.id)
        self.gone.add(counter.id)

    def standing(self, counters: tuple[Counter, ...]) -> tuple[Counter, ...]:
        """Those still in their hex, as they are now."""
        if not self.gone and not self.changed:
            return counters
        changed, gone = self.changed, self.gone
        return tuple([changed.get(c.id, c) for c in counters if c.id not in gone])

    def cut_down_fugitives(self) -> None:
        """7.8.1  Fleeing counters are caught; 7.33 and so are guns alone, where the edition says so."""
        for counter in self.melee.defender.counters:
            if counter.state == "fleeing":
                self.eliminate(counter, "7.8.1")
        if self.code in self.rules.listed("melee.lone-battery-codes"):
            left = self.defenders
            if all(counter.arm == "artillery" for counter in left):
                for counter in left:
                    self.eliminate(counter, "7.33")

    def drive_back(self, stack: Stack, side: str, rule: str) -> Flow[None]:
        """7.6, 7.8  A whole stack goes back as far as the code and the ground say."""
        hexes, missing, closed_in = way_back(stack, self.amount)
        going = Withdrawal(rule, self.code, hexes, missing, stack.room - hexes, stack.surrounded)
        for counter in self.standing(stack.counters):
            # 7.6, 7.8  Deployed guns are lost; 7.12 and so is a unit that is closed in.
            if counter.formation == "deployed" or closed_in:
                self.eliminate(counter, rule if counter.formation == "deployed" else "7.12")
                continue
            # 7.13  Cavalry may go farther, and tires.
            ride = going
            if counter.arm == "cavalry":
                self.levels[counter.id] = self.levels.get(counter.id, 0) + 1
                ride = yield from self.ride_back(counter, stack, side, going)
            # 7.12  Each hex it cannot go costs a point.
            if missing:
                if missing >= counter.strength:
                    self.lose(counter, missing, "7.12")
                    continue
                self.bled.add(counter.id)
                counter = weakened(counter, missing)
            self.withdrawals.append((stack, counter, ride))

    def ride_back(self, counter: Counter, stack: Stack, side: str, going: Withdrawal) -> Flow[Withdrawal]:
        """7.13  How far cavalry goes back."""
        limit = self.rules.number("melee.cavalry-retreat")
        farthest = min(stack.room, limit)
        if not 0 < going.hexes < farthest:
            return going
        lengths = ride_lengths(going.hexes, farthest, limit)
        choice, cite = f"{side}.cavalry-retreat", self.rules.cite("7.13")
        idle = tuple(
            name for name, hexes in lengths.items() if name.isdecimal() and hexes in (going.hexes, farthest)
        )
        hexes = lengths[(yield from choose(choice, side, tuple(lengths), cite, counter.id, idle))]
        return msgspec.structs.replace(going, hexes=hexes, room=stack.room - hexes)

    def shed_blood(self) -> Flow[None]:
        """7.10  The defender's points: down the stack, or off the counter its owner picks."""
        hex = self.melee.defender
        left = self.defenders
        points = self.amount
        if not self.rules.fact("melee.loss-by-choice"):
            for counter in left:
                if points:
                    points = self.lose(counter, points, "7.10")
            return
        if not left:
            return
        # 7.34  The owner picks the counter, and it tests. A stack of each height is a question of its own.
        places = PLACES[: len(left)]
        place = PLACES[0]
        if len(places) > 1:
            place = yield from choose(LOSS[len(places)], "defender", places, self.rules.cite("7.34"))
        counter = left[places.index(place)]
        if points >= counter.strength:
            self.lose(counter, points, "7.34")
            return
        self.bled.add(counter.id)
        going = Withdrawal("7.34", self.code, 0, points, hex.room, hex.surrounded)
        self.withdrawals.append((hex, weakened(counter, points), going))

    def risk_commanders(self) -> Flow[None]:
        """7.10.1, 9.3  A commander with a counter that lost points may be hit."""
        for stack in self.stacks:
            commander = stack.commander
            if commander is None:
                continue
            hurt = any(counter.id in self.bled for counter in stack.counters)
            if hurt and (yield from call(commander_falls, commander.id)):
                self.fallen.add(commander.id)
                self.events.append(LeaderHit(commander.id, self.rules.cite("9.3"), self.code, fate=FATE))

    def orphan_commanders(self) -> None:
        """9.4  An unhurt commander whose whole stack is gone has to be moved."""
        cite = self.rules.cite("9.4")
        for stack in self.stacks:
            leader = stack.commander
            if leader is None or leader.id in self.fallen:
                continue
            if all(counter.id in self.eliminated for counter in stack.counters):
                self.events.append(LeaderHit(leader.id, cite, self.code, fate="displaced"))

    def call_tests(self) -> Flow[None]:
        """Hand the tests on; where a counter may stay in the hex, its test decides who holds it."""
        # Unhurt, no more tired, its commander still with it, a counter tests alike after every retreat.
        alike = {} if self.fallen or self.levels or self.bled else self.opening.testers
        gone, tests = self.gone, self.tests
        for stack, counter, going in self.withdrawals:
            unit = counter.id
            if going.hexes:
                gone.add(unit)
                tester = alike.get(unit)
                if tester is None:
                    tester = alike[unit] = self.tester(stack, counter, moved=True)
                tests.append(Call(withdraw, (tester, going)))
                continue
            tester = self.tester(stack, counter, moved=False)
            resolution = yield from call(withdraw, tester, going)
            self.events.extend(resolution.events)
            if any(isinstance(event, Eliminated) for event in resolution.events):
                self.eliminated.add(unit)
            here = condition_after(counter, resolution.events[1:])
            if here is None:
                gone.add(unit)
            else:
                self.changed[unit] = here

    def tester(self, stack: Stack, counter: Counter, *, moved: bool) -> Tester:
        """A counter of this melee as its morale test sees it."""
        cover = stack.shelter
        if not moved:
            hex = self.melee.defender
            cover = stack is hex and is_cover(self.rules, hex.terrain, hex.summit)
        if counter.id in self.levels:
            tired = counter.fatigue + self.levels[counter.id]
            highest = self.rules.number("charge.fatigue-exhausted")
            counter = msgspec.structs.replace(counter, fatigue=min(tired, highest))
        leader = stack.commander
        if leader is not None and leader.id in self.fallen:
            leader = None
        charge = self.opening.charge
        return as_tester(counter, leader, cover=cover, after_charge=charge, adjacent=not moved)

    def tire(self) -> None:
        """7.13, 7.24  Fatigue of those who rode back and of those who charged, up to the highest level."""
        for counter, charged in self.opening.riders:
            highest = self.rules.number("charge.fatigue-exhausted")
            if counter.id in self.eliminated:
                continue
            levels = min(self.levels.get(counter.id, 0) + charged, highest - counter.fatigue)
            if levels:
                rule = self.rules.cite("7.24" if charged else "7.13")
                self.events.append(Gained(counter.id, rule, self.code, what="fatigue", points=levels))
                if counter.id not in self.gone:
                    here = self.changed.get(counter.id, counter)
                    self.changed[counter.id] = msgspec.structs.replace(here, fatigue=here.fatigue + levels)


def mounted(melee: Melee) -> tuple[tuple[Counter, bool], ...]:
    """Every cavalry counter, and whether it charged or counter-charged."""
    attacking = [(c, hex.charging) for hex in melee.attackers for c in hex.counters if c.arm == "cavalry"]
    defending = [
        (c, melee.counter_charge and c.formation == "normal")
        for c in melee.defender.counters
        if c.arm == "cavalry"
    ]
    return (*attacking, *defending)


def ride_lengths(shortest: int, longest: int, limit: int) -> dict[str, int]:
    """7.13  How far cavalry may ride back. The options are the same for every result and every ground, which
    only bound them, so that one policy settles them all."""
    between = {str(hexes): max(shortest, min(hexes, longest)) for hexes in range(2, limit)}
    return {"shortest": shortest, **between, "longest": longest}


def best_morale(commanders: Iterable[Commander | None], fallen: set[str]) -> Commander | None:
    """The commander with the best morale factor among those unhurt."""
    unhurt = [c for c in commanders if c is not None and c.id not in fallen]
    return max(unhurt, key=lambda c: c.morale, default=None)
