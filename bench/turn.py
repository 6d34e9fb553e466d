"""Twelve distinct combats into the losses of a turn, odds and all."""

from __future__ import annotations

from bench.melee import BARROSA, POLICY, RULES, questions
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.turn import losses_by_role, turn_losses
from grognard.dice import Distribution
from grognard.rulesets.alea.assault_cases import Melee
from grognard.rulesets.alea.melee import melee

SIDES = ("attacker", "defender")


def turns(count: int) -> list[list[Melee]]:
    melees = questions(12 * count, seed=5)
    return [melees[start : start + 12] for start in range(0, len(melees), 12)]


def weigh(melees: list[Melee]) -> Distribution[tuple[int, ...]]:
    """From twelve cases to the distribution of both sides' losses, nothing remembered."""
    solver = OddsSolver(RULES, POLICY)
    roles = BARROSA.procedure("melee").roles
    return turn_losses([losses_by_role(solver.odds(melee, m), roles(m), SIDES) for m in melees])
