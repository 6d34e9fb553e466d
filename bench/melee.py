"""A melee with up to three morale tests a side: ours, icepool in three formulations, and sampled runs.

The question is the same for all: the distribution over what became of every counter, equal ends merged. The
arithmetic before the die (strengths, column, modifiers) is the rules' own; each works it out anew for every
question. All icepool formulations have their morale tests memoised: one is staged, counter after counter over
a state die; one multiplies the tests of one result out at a time; the last does so with whole fates, and
mixes the results once. Before anything is timed the peers must return the same fractions.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from typing import Any

import icepool
import msgspec

from grognard import ruleset
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.fates import Fates
from grognard.core.drivers.play import Run
from grognard.core.procedure import Choose, Consult, Roll
from grognard.rulesets.alea.assault_cases import Melee
from grognard.rulesets.alea.melee import melee
from grognard.rulesets.alea.strength import assess

BARROSA = ruleset("barrosa")
RULES = BARROSA.rules
POLICY = {"attacker.advance": "yes"}
#: what became of one counter: strength lost, state, hexes retreated
Fate = tuple[int, str, int]

#: name, class, willingness, strength, losses so far: battalions that met at Barrosa
FRENCH = (
    ("9 Leger", "light", "B", 6, 0),
    ("24 I", "line", "B", 6, 1),
    ("96 I", "line", "C", 6, 2),
    ("96 II", "line", "C", 6, 0),
    ("Grenadiers", "grenadier", "B", 5, 0),
    ("8 I", "line", "C", 5, 2),
    ("8 II", "line", "C", 6, 1),
    ("54 I", "line", "C", 4, 3),
    ("54 II", "line", "C", 6, 0),
    ("45", "line", "C", 6, 0),
)
ALLIED = (
    ("Guards I", "line", "A", 6, 1),
    ("Guards II", "line", "A", 6, 0),
    ("95 Rifles", "light", "A", 4, 0),
    ("28", "line", "B", 5, 2),
    ("67", "line", "B", 5, 0),
    ("87", "line", "B", 7, 1),
    ("Browne", "light", "B", 3, 3),
    ("20 Portuguese", "light", "C", 3, 0),
    ("Murcia", "line", "C", 6, 0),
    ("Ciudad Real", "line", "D", 6, 1),
)


def questions(count: int, seed: int) -> list[Melee]:
    """Distinct assaults of three French battalions upon three allied ones."""
    rng = random.Random(seed)
    found: dict[Melee, None] = {}
    while len(found) < count:
        attackers = [counter(piece, "attack") for piece in rng.sample(FRENCH, 3)]
        defenders = [counter(piece, "hold") for piece in rng.sample(ALLIED, 3)]
        data = {"attackers": [{"counters": attackers}], "defender": {"counters": defenders}}
        case = BARROSA.build_case("melee", data)
        if assess(RULES, case).column is not None:
            found[case] = None
    # As nobody has seen them yet: what was worked out for a case is remembered by its identity.
    return [msgspec.structs.replace(case) for case in found]


def counter(piece: tuple[str, str, str, int, int], order: str) -> dict[str, Any]:
    id, cls, willingness, strength, losses = piece
    return {
        "id": id,
        "arm": "infantry",
        "cls": cls,
        "willingness": willingness,
        "strength": strength,
        "losses": losses,
        "order": order,
    }


def ours(solver: OddsSolver, case: Melee) -> dict[Any, Fraction]:
    return solver.odds(melee, case).fates.map(said).fractions()


def said(fates: Fates) -> tuple[str, tuple[tuple[str, Fate], ...]]:
    """What became of everybody, in the peers' terms; they say nothing of those who only move in."""
    holder = ""
    became: list[tuple[str, Fate]] = []
    for fate in fates:
        outcome, unit = fate.outcome, fate.unit
        if not unit:
            holder = outcome.holds
        elif not outcome.advances:
            way = dict(outcome.retreats).get(unit, "retreat 0")
            became.append((unit, (outcome.lost(unit), outcome.state(unit), int(way.rpartition(" ")[2]))))
    return holder, tuple(became)


class IcepoolMelee:
    """The same melee as staged icepool maps; morale tests are memoised across questions."""

    def __init__(self) -> None:
        self.test = cache(self._test)

    def _test(self, willingness: str, shift: int, state: str) -> Any:
        """The state a test leads to, "" where nothing changes, and whether the counter runs."""
        chart, transitions = RULES.chart("morale"), RULES.chart("morale-state-transitions")
        names = {"Normal": "normal", "D": "disorganized", "DE": "defeated"}
        rows = {name: row for row, name in names.items()}

        def become(face: int) -> tuple[str, int]:
            code = chart.read(willingness, face + shift)
            new = names[transitions.at(rows[state], code)]
            runs = 3 if new == "defeated" and code == "DE" else 0
            return ("" if new == state else new), runs

        return icepool.d6.map(become)

    def ask(self, case: Melee) -> Any:
        view = assess(RULES, case)
        chart = RULES.chart("melee")
        column, shift = str(view.column), view.tally.total
        return icepool.d6.map(lambda face: chart.read(column, face + shift)).map(
            lambda code: self.result(case, code)
        )

    def result(self, case: Melee, code: str) -> Any:
        top, target = case.attackers[0].counters[0], case.defender.counters[0]
        if code == "SE":
            return icepool.Die([("defender", ())])
        if code == "AB":
            return icepool.Die([("defender", ((top.id, (1, "", 0)),))])
        if code == "BM":
            return icepool.Die([("defender", tuple(sorted([(top.id, (1, "", 0)), (target.id, (1, "", 0))])))])
        if code.startswith("DB"):
            return self.bled(case, int(code[2:] or 1))
        side, holder = (case.attackers[0], "defender") if code[0] == "A" else (case.defender, "attacker")
        return self.driven(side.counters, int(code[2:]), holder)

    def bled(self, case: Melee, points: int) -> Any:
        lost: list[tuple[str, Fate]] = []
        left = False
        for unit in case.defender.counters:
            taken = min(points, unit.strength)
            points -= taken
            left = left or taken < unit.strength
            if taken:
                lost.append((unit.id, (taken, "", 0)))
        return icepool.Die([("defender" if left else "attacker", tuple(sorted(lost)))])

    def driven(self, counters: Any, hexes: int, holder: str) -> Any:
        tests = [
            self.test(unit.willingness, -max(0, unit.losses - 1) - (unit.state == "disorganized"), unit.state)
            for unit in counters
        ]

        def fates(*became: tuple[str, int]) -> Any:
            pairs = zip(counters, became, strict=True)
            return holder, tuple(sorted((unit.id, (0, new, hexes + runs)) for unit, (new, runs) in pairs))

        return icepool.map(fates, *tests)


class StagedMelee(IcepoolMelee):
    """The same, staged: a die of states, and one map for each counter that has yet to test."""

    def ask(self, case: Melee) -> Any:
        view = assess(RULES, case)
        chart = RULES.chart("melee")
        column, shift = str(view.column), view.tally.total
        state = icepool.d6.map(lambda face: self.begin(case, chart.read(column, face + shift)))
        for _counter in range(3):
            state = state.map(self.stage)
        return state.map(lambda holder, became, _waiting, _hexes: (holder, tuple(sorted(became))), star=True)

    def begin(self, case: Melee, code: str) -> Any:
        if code[:2] not in ("AR", "DR"):
            ((holder, became),) = self.result(case, code).outcomes()
            return holder, became, (), 0
        side, holder = (case.attackers[0], "defender") if code[0] == "A" else (case.defender, "attacker")
        waiting = tuple((u.id, u.willingness, -max(0, u.losses - 1), u.state) for u in side.counters)
        return holder, (), waiting, int(code[2:])

    def stage(self, state: Any) -> Any:
        holder, became, waiting, hexes = state
        if not waiting:
            return state
        (id, willingness, shift, before), *rest = waiting
        left = tuple(rest)
        return self.test(willingness, shift, before).map(
            lambda new, runs: (holder, (*became, (id, (0, new, hexes + runs))), left, hexes), star=True
        )


class MixedMelee(IcepoolMelee):
    """The fastest found: whole fates memoised, counters in order of name, and one mixture for all results."""

    def __init__(self) -> None:
        super().__init__()
        self.fate = cache(self._fate)

    def _fate(self, id: str, willingness: str, shift: int, state: str, hexes: int) -> Any:
        test = self.test(willingness, shift, state)
        return test.map(lambda new, runs: (id, (0, new, hexes + runs)), star=True)

    def ask(self, case: Melee) -> Any:
        view = assess(RULES, case)
        spread = RULES.chart("melee").spread(str(view.column), view.tally.total)
        results = [self.result(case, code) for code, _weight in spread]
        return icepool.Die(results, times=[weight for _code, weight in spread])

    def driven(self, counters: Any, hexes: int, holder: str) -> Any:
        fates = [
            self.fate(unit.id, unit.willingness, -max(0, unit.losses - 1), unit.state, hexes)
            for unit in sorted(counters, key=lambda unit: unit.id)
        ]
        return icepool.map(lambda *became: (holder, became), *fates)


def fractions_of(die: Any) -> dict[Any, Fraction]:
    return {outcome: Fraction(int(weight), int(die.denominator())) for outcome, weight in die.items()}


def sampled(case: Melee, runs: int, seed: int) -> dict[Any, int]:
    """Sampled rulings, played one by one with pseudo-random dice."""
    pick = random.Random(seed).randint

    def give(request: Roll | Consult | Choose) -> Any:
        return "yes" if isinstance(request, Choose) else (pick(1, 6),)

    seen: dict[Any, int] = {}
    for _ in range(runs):
        happened = Run(RULES, give).events(melee(RULES, case))
        seen[happened] = seen.get(happened, 0) + 1
    return seen
