"""The slowest odds of every procedure of every ruleset, over its example and many random cases, some of
them as crowded as the case type allows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec
from tests.contract.test_laws import settled_policy
from tests.strategies import RandomCases

from bench.extremes import EXTREMES, POLICY
from grognard import RULESETS, ruleset
from grognard.answers.figures import MOST_JOINT, counters, figure
from grognard.answers.situation import Situation
from grognard.core.drivers import Oracle
from grognard.core.drivers.explain import words_for
from grognard.core.ruleset import Procedure, Ruleset


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
    start = time.process_time()
    figure(situation, policy)
    seconds = time.process_time() - start
    return seconds, len(counters(situation, Oracle(rules.rules, policy).odds(procedure.run, case)))


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


def extremes() -> Iterator[tuple[str, str, str, float, int]]:
    """Each case built to be hard: seconds of processor time, and how many counters it touches."""
    for system, procedure, what, data in EXTREMES:
        rules = ruleset(system)
        chosen = rules.procedure(procedure)
        policy = POLICY if procedure in ("fire", "artillery-fire") else {}
        seconds, involved = weigh(rules, chosen, rules.build_case(procedure, data), policy)
        yield system, procedure, what, seconds, involved


def every(cases: int) -> Iterator[tuple[str, str, Slowest]]:
    for system in RULESETS:
        for procedure in ruleset(system).procedures:
            yield system, procedure, slowest(system, procedure, cases)
