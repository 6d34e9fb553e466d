"""7.5 to 7.13. One melee from the die to its losses and retreats, before anybody advances."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from grognard.core.events import Eliminated, Event, Gained, LeaderHit
from grognard.core.messages import Message, message
from grognard.core.procedure import Call, Consult, Flow, call, choose
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import Melee, Stack
from grognard.rulesets.alea.commander import FATE, commander_falls
from grognard.rulesets.alea.counters import Commander, Counter, Tester, as_tester
from grognard.rulesets.alea.strength import assess
from grognard.rulesets.alea.terrain import is_cover
from grognard.rulesets.alea.withdrawal import Withdrawal, condition_after, loss, weakened, withdraw

PLACES = ("top", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
#: 7.34  A stack of each height is a question of its own, so that one policy always finds its options.
LOSS = {2: "defender.loss"} | {
    height: f"defender.loss-of-{word}"
    for height, word in enumerate(("three", "four", "five", "six", "seven", "eight"), start=3)
}


class Fought(msgspec.Struct, frozen=True, gc=False):
    """How a melee left both sides."""

    events: tuple[Event, ...]
    #: the counters that go back and test, each by itself
    tests: tuple[Call, ...]
    #: attacking counters still standing in their hexes
    attackers: tuple[Counter, ...]
    #: defending counters still in the hex
    defenders: tuple[Counter, ...]
    #: the defender went back, was eliminated or lost points
    struck: bool
    #: the attacker was thrown back
    repulsed: bool
    #: a mutual casualty: nobody advances
    no_advance: bool
    #: commanders who were hit
    fallen: tuple[str, ...]


def fight(rules: Rules, melee: Melee) -> Flow[Fought]:
    """7.3.4, 7.3.5. Roll and carry out the result. The caller has seen that a column exists."""
    view = assess(rules, melee)
    # 7.3.4  One die, the modifiers, the row.
    cite = rules.cite("7.3.4")
    code: str = yield Consult(rules.chart("melee"), str(view.column), view.tally, cite, prompt(rules, melee))
    # 7.9  A square reads retreats in its own way.
    if view.square:
        code = rules.fact("melee.square").get(code, code)
    kind = kinds(rules)[code]
    bout = Bout(rules, melee, code)
    match kind:
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
    yield from bout.risk_commanders()
    # 7.6, 7.8, 7.34  The tests.
    yield from bout.call_tests()
    # 7.10.1  Commanders left without a stack.
    bout.orphan_commanders()
    # 7.24  Tired horses after a charge.
    bout.tire()
    return bout.fought(repulsed=kind == "attacker-retreat", no_advance=kind == "mutual-loss")


@once_for_each_case
def prompt(rules: Rules, melee: Melee) -> Message:
    """Who attacks whom, and with how much."""
    view = assess(rules, melee)
    sums = {"attack": view.shown, "defence": str(view.defence)}
    return message("ask-melee", unit=view.attacker.id, target=view.defender.id, **sums)


@lru_cache(maxsize=64)
def kinds(rules: Rules) -> dict[str, str]:
    """What each code of the melee table does."""
    return {code: kind for kind, codes in rules.fact("melee.codes").items() for code in codes}


class Bout:
    """The book-keeping of one result: who is where, in what condition, and what happened to him."""

    def __init__(self, rules: Rules, melee: Melee, code: str) -> None:
        self.rules, self.melee, self.code = rules, melee, code
        self.stacks: tuple[Stack, ...] = (*melee.attackers, melee.defender)
        self.charged = melee.counter_charge or True in [hex.charging for hex in melee.attackers]
        #: hexes or points of the code
        self.amount: int = rules.fact("melee.amount").get(code, 0)
        self.events: list[Event] = []
        #: counters still in their hexes, as they are now
        self.present = {c.id: c for stack in self.stacks for c in stack.counters}
        self.eliminated: set[str] = set()
        self.bled: set[str] = set()
        #: levels of fatigue gained by going back
        self.levels: dict[str, int] = {}
        self.withdrawals: list[tuple[Stack, Counter, Withdrawal]] = []
        self.tests: list[Call] = []
        self.fallen: set[str] = set()

    def bleed(self, counter: Counter, rule: str) -> None:
        """A casualty that brings no test."""
        self.lose(counter, self.amount, rule)

    def lose(self, counter: Counter, points: int, rule: str) -> int:
        """Take points off a counter where it stands; what it could not give is handed back."""
        taken = min(counter.strength, points)
        self.events.extend(loss(self.rules, counter.id, counter.strength, points, rule, self.code))
        self.bled.add(counter.id)
        if taken == counter.strength:
            self.eliminated.add(counter.id)
            del self.present[counter.id]
        else:
            self.present[counter.id] = weakened(counter, taken)
        return points - taken

    def eliminate(self, counter: Counter, rule: str) -> None:
        self.events.append(Eliminated(counter.id, self.rules.cite(rule), self.code))
        self.eliminated.add(counter.id)
        del self.present[counter.id]

    def standing(self, stack: Stack) -> tuple[Counter, ...]:
        present = self.present
        return tuple([present[c.id] for c in stack.counters if c.id in present])

    def cut_down_fugitives(self) -> None:
        """7.8.1  Fleeing counters are caught; 7.33 and so are guns alone, where the edition says so."""
        for counter in self.standing(self.melee.defender):
            if counter.state == "fleeing":
                self.eliminate(counter, "7.8.1")
        if self.code in self.rules.listed("melee.lone-battery-codes"):
            left = self.standing(self.melee.defender)
            if all(counter.arm == "artillery" for counter in left):
                for counter in left:
                    self.eliminate(counter, "7.33")

    def drive_back(self, stack: Stack, side: str, rule: str) -> Flow[None]:
        """7.6, 7.8  A whole stack goes back as far as the code and the ground say."""
        for counter in self.standing(stack):
            # 7.6, 7.8  Deployed guns are lost; 7.12 and so is whoever is closed in.
            if counter.formation == "deployed" or stack.surrounded:
                self.eliminate(counter, rule if counter.formation == "deployed" else "7.12")
                continue
            hexes = min(self.amount, stack.room)
            missing = self.amount - hexes
            # 7.13  Cavalry may go farther, and tires.
            if counter.arm == "cavalry":
                self.levels[counter.id] = self.levels.get(counter.id, 0) + 1
                limit = self.rules.number("melee.cavalry-retreat")
                farthest = min(stack.room, limit)
                if 0 < hexes < farthest:
                    lengths = ride_lengths(hexes, farthest, limit)
                    choice, cite = f"{side}.cavalry-retreat", self.rules.cite("7.13")
                    hexes = lengths[(yield from choose(choice, side, tuple(lengths), cite, counter.id))]
            # 7.12  Each hex it cannot go costs a point.
            if missing >= counter.strength:
                self.lose(counter, missing, "7.12")
                continue
            if missing:
                self.bled.add(counter.id)
                counter = weakened(counter, missing)
            going = Withdrawal(rule, self.code, hexes, missing, stack.room - hexes, stack.surrounded)
            self.withdrawals.append((stack, counter, going))

    def shed_blood(self) -> Flow[None]:
        """7.10  The defender's points: down the stack, or off the counter its owner picks."""
        hex = self.melee.defender
        left = self.standing(hex)
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
        for stack, counter, going in self.withdrawals:
            tester = self.tester(stack, counter, moved=going.hexes > 0)
            if going.hexes:
                del self.present[counter.id]
                self.tests.append(Call(withdraw, (tester, going)))
                continue
            resolution = yield from call(withdraw, tester, going)
            self.events.extend(resolution.events)
            if any(isinstance(event, Eliminated) for event in resolution.events):
                self.eliminated.add(counter.id)
            here = condition_after(counter, resolution.events[1:])
            if here is None:
                del self.present[counter.id]
            else:
                self.present[counter.id] = here

    def tester(self, stack: Stack, counter: Counter, *, moved: bool) -> Tester:
        """A counter of this melee as its morale test sees it."""
        if moved and not self.fallen and counter.id not in self.levels and counter.id not in self.bled:
            return going_back(self.rules, self.melee)[counter.id]
        defender = self.melee.defender
        cover = stack.shelter
        if not moved:
            cover = stack is defender and is_cover(self.rules, defender.terrain, defender.summit)
        if counter.id in self.levels:
            tired = counter.fatigue + self.levels[counter.id]
            highest = self.rules.number("charge.fatigue-exhausted")
            counter = msgspec.structs.replace(counter, fatigue=min(tired, highest))
        leader = None if stack.commander is None or stack.commander.id in self.fallen else stack.commander
        return as_tester(counter, leader, cover=cover, after_charge=self.charged, adjacent=not moved)

    def tire(self) -> None:
        """7.13, 7.24  Fatigue of those who rode back and of those who charged, up to the highest level."""
        for counter, charged in riders(self.rules, self.melee):
            highest = self.rules.number("charge.fatigue-exhausted")
            if counter.id in self.eliminated:
                continue
            levels = min(self.levels.get(counter.id, 0) + charged, highest - counter.fatigue)
            if levels:
                rule = self.rules.cite("7.24" if charged else "7.13")
                self.events.append(Gained(counter.id, rule, self.code, what="fatigue", points=levels))
                here = self.present.get(counter.id)
                if here is not None:
                    self.present[counter.id] = msgspec.structs.replace(here, fatigue=here.fatigue + levels)

    def fought(self, *, repulsed: bool, no_advance: bool) -> Fought:
        before = self.melee.defender.counters
        after = self.standing(self.melee.defender)
        driven = len(after) < len(before)
        return Fought(
            events=tuple(self.events),
            tests=tuple(self.tests),
            attackers=tuple(
                [
                    self.present[c.id]
                    for hex in self.melee.attackers
                    for c in hex.counters
                    if c.id in self.present and c.arm != "artillery"
                ]
            ),
            defenders=after,
            struck=driven or (bool(self.bled) and any(counter.id in self.bled for counter in before)),
            repulsed=repulsed,
            no_advance=no_advance,
            fallen=tuple(sorted(self.fallen)),
        )


@once_for_each_case
def going_back(_rules: Rules, melee: Melee) -> dict[str, Tester]:
    """Every counter as it tests after a plain retreat: unhurt, no more tired, its commander still with it."""
    charged = melee.counter_charge or True in [hex.charging for hex in melee.attackers]
    return {
        counter.id: as_tester(counter, stack.commander, cover=stack.shelter, after_charge=charged)
        for stack in (*melee.attackers, melee.defender)
        for counter in stack.counters
    }


@once_for_each_case
def riders(_rules: Rules, melee: Melee) -> tuple[tuple[Counter, bool], ...]:
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


def best_morale(commanders: Iterable[Commander | None], fallen: tuple[str, ...]) -> Commander | None:
    """The commander with the best morale factor among those unhurt."""
    unhurt = [c for c in commanders if c is not None and c.id not in fallen]
    return max(unhurt, key=lambda c: c.morale, default=None)
