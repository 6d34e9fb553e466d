"""The slowest odds of every procedure of every ruleset, over its example and many random cases, some of
them as crowded as the case type allows."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec
from tests.contract.test_laws import settled_policy
from tests.strategies import RandomCases

from bench.extremes import extremes
from grognard import RULESETS, ruleset
from grognard.answers.figures import MOST_JOINT, counters, figure
from grognard.answers.situation import Situation
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.explain import words_for
from grognard.core.ruleset import Procedure, Ruleset

#: promised for few counters, and for more
FEW_LIMIT, MORE_LIMIT = 0.2, 2.0


class Slowest(msgspec.Struct):
    """The worst case met so far, among few counters and among more."""

    few: float = 0.0
    more: float = 0.0
    cases: int = 0

    def add(self, seconds: float, involved: int) -> None:
        self.cases += 1
        if involved <= MOST_JOINT:
            self.few = max(self.few, seconds)
        else:
            self.more = max(self.more, seconds)


def weigh(rules: Ruleset, procedure: Procedure, case: Any, policy: dict[str, str]) -> tuple[float, int]:
    """Seconds for everything that `grognard odds` computes without further options, and for how many
    counters."""
    situation = Situation(rules, procedure, case, "", words_for(rules, procedure.id, case))
    # As in a process of its own: what earlier cases left behind is not gone through again and again.
    gc.collect()
    gc.freeze()
    start = time.process_time()
    figure(situation, policy)
    seconds = time.process_time() - start
    gc.unfreeze()
    return seconds, len(counters(situation, OddsSolver(rules.rules, policy).odds(procedure.run, case)))


def slowest(system: str, procedure: str, cases: int) -> Slowest:
    rules = ruleset(system)
    chosen = rules.procedure(procedure)
    worst = Slowest()
    example = rules.build_case(procedure, rules.example(procedure))
    crowded = islice(RandomCases(rules, chosen, seed=99, wildness=0.2, crowded=True), cases // 4)
    for case in chain((example,), islice(RandomCases(rules, chosen, seed=99), cases), crowded):
        policy = settled_policy(rules, chosen, case, seed=1)
        if policy is not None:
            worst.add(*weigh(rules, chosen, case, policy))
    return worst


class Met(msgspec.Struct, frozen=True):
    """One case built to be hard: seconds of processor time, and how many counters it touches."""

    system: str
    procedure: str
    what: str
    seconds: float
    counters: int

    @property
    def limit(self) -> float:
        return FEW_LIMIT if self.counters <= MOST_JOINT else MORE_LIMIT

    @property
    def missed(self) -> bool:
        return self.seconds > self.limit


#: decisions settled at random so many times for each case built to be hard
_POLICIES = 6


def built() -> Iterator[Met]:
    """Every case built to be hard, under the slowest of some ways to settle its decisions."""
    for system, procedure, what, data in extremes():
        rules = ruleset(system)
        chosen = rules.procedure(procedure)
        case = rules.build_case(procedure, data)
        tried = [settled_policy(rules, chosen, case, seed) for seed in range(_POLICIES)]
        policies = {str(policy): policy for policy in tried if policy is not None}
        if not policies:
            raise ValueError(f"{system} {procedure}, {what}: the rules forbid it")
        seconds, counters = max(
            [weigh(rules, chosen, rules.build_case(procedure, data), policy) for policy in policies.values()]
        )
        yield Met(system, procedure, what, seconds, counters)


def every(cases: int) -> Iterator[tuple[str, str, Slowest]]:
    for system in RULESETS:
        for procedure in ruleset(system).procedures:
            yield system, procedure, slowest(system, procedure, cases)
