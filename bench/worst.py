"""The slowest odds of every procedure of every ruleset, over its example and many random cases."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from tests.contract.test_laws import settled_policy
from tests.strategies import RandomCases

from grognard import RULESETS, ruleset
from grognard.core.drivers import Oracle
from grognard.core.ruleset import Procedure, Ruleset

FEW = 3


class Slowest(msgspec.Struct):
    """The worst case met so far, among few counters and among more."""

    few: float = 0.0
    more: float = 0.0
    cases: int = 0


def weigh(rules: Ruleset, procedure: Procedure, case: Any, policy: dict[str, str]) -> tuple[float, int]:
    """Seconds for the odds as a player sees them first: all outcomes for a few counters, else marginals."""
    start = time.process_time()
    odds = Oracle(rules.rules, policy).odds(procedure.run, case)
    counters = len(set(odds.units()) & set(procedure.roles(case)))
    if counters <= FEW:
        len(odds.outcomes)
    else:
        for unit in odds.units():
            len(odds.marginal(unit))
    return time.process_time() - start, counters


def slowest(system: str, procedure: str, cases: int) -> Slowest:
    rules = ruleset(system)
    chosen = rules.procedure(procedure)
    worst = Slowest()
    example = rules.build_case(procedure, rules.example(procedure))
    for case in (example, *islice(RandomCases(rules, chosen, seed=99), cases)):
        policy = settled_policy(rules, chosen, case, seed=1)
        if policy is None:
            continue
        seconds, counters = weigh(rules, chosen, case, policy)
        worst.cases += 1
        if counters <= FEW:
            worst.few = max(worst.few, seconds)
        else:
            worst.more = max(worst.more, seconds)
    return worst


def every(cases: int) -> Iterator[tuple[str, str, Slowest]]:
    for system in RULESETS:
        for procedure in ruleset(system).procedures:
            yield system, procedure, slowest(system, procedure, cases)
