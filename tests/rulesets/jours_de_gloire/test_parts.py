"""The parts of a ruling are independent: no counter is touched by two of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import islice

import pytest
from tests.contract.test_laws import settled_policy
from tests.rulesets.jours_de_gloire.situations import JDG
from tests.strategies import RandomCases, count

from grognard.core.drivers import OddsSolver
from grognard.core.events import Event
from grognard.core.outcome import Outcome, fold


def part_of(unit: str, events: Iterable[Event]) -> Outcome:
    return fold(event for event in events if event.unit == unit)


@pytest.mark.rule("jours-de-gloire 7.24", "jours-de-gloire 7.36", "jours-de-gloire 9.2")
@pytest.mark.parametrize("procedure", ["artillery-fire", "shock", "charge", "cohesion", "rout"])
def test_what_becomes_of_one_counter_is_the_same_from_its_part_and_from_the_whole(procedure: str) -> None:
    chosen = JDG.procedure(procedure)
    for number, case in enumerate(islice(RandomCases(JDG, chosen, 11, wildness=0.8), count(120, 4000))):
        policy = settled_policy(JDG, chosen, case, number)
        if policy is None:
            continue
        odds = OddsSolver(JDG.rules, policy).odds(chosen.run, case)
        for unit in odds.units():
            whole = odds.joint.map(partial(part_of, unit))
            assert odds.marginal(unit).fractions() == whole.fractions(), (unit, case)
