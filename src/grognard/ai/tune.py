"""Weights tuned by self-play: CMA-ES over the logarithms of the weights, against fixed ones."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from math import exp, tanh

import msgspec

from grognard.ai.arena import bout
from grognard.ai.marches import Care
from grognard.ai.officer import Officer
from grognard.ai.weights import Weights

#: how closely both players look while weights are tuned: little, so that many games can be played
CARE = Care(2, 1, True)
#: a lead of so many points of victory counts about three quarters of the most
_LEAD = 8.0
#: what is tuned; the shares of the states keep the proportions they have
TUNED = tuple(name for name in Weights.__struct_fields__ if name != "shaken")


class Setting(msgspec.Struct, frozen=True):
    """How a tuning is run: anyone can repeat it."""

    scenario: str = "alea-training"
    generations: int = 8
    population: int = 8
    #: seeds a generation; each is played from both sides by every candidate
    seeds: int = 4
    seed: int = 1
    spread: float = 0.4


class Generation(msgspec.Struct, frozen=True):
    """What one generation came to: the mean of its games for the best and for all."""

    number: int
    best: float
    mean: float
    centre: Weights


def tune(
    start: Weights, setting: Setting, heard: Callable[[Generation], None] = lambda _generation: None
) -> Weights:
    """Weights that beat those at the start: the centre of the last generation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import cma
    options = {"popsize": setting.population, "seed": setting.seed, "verbose": -9}
    search = cma.CMAEvolutionStrategy([0.0] * len(TUNED), setting.spread, options)
    centre = start
    for number in range(setting.generations):
        seeds = range(1000 * (number + 1), 1000 * (number + 1) + setting.seeds)
        found = search.ask()
        fitness = [mean_lead(moved(start, steps), start, setting.scenario, seeds) for steps in found]
        search.tell(found, [-one for one in fitness])
        centre = moved(start, list(search.mean))
        heard(Generation(number + 1, max(fitness), sum(fitness) / len(fitness), centre))
    return centre


def moved(start: Weights, steps: Sequence[float]) -> Weights:
    """The weights after a step on the logarithm of each."""
    changed = {
        name: round(getattr(start, name) * exp(step), 4) for name, step in zip(TUNED, steps, strict=True)
    }
    changed["goal_fade"] = min(changed["goal_fade"], 0.95)
    return msgspec.structs.replace(start, **changed)


def mean_lead(weights: Weights, against: Weights, scenario: str, seeds: range) -> float:
    """How far ahead weights are over paired games; a great lead counts little more than a good one."""
    leads = []
    for seed in seeds:
        for swapped in (False, True):
            first = Officer("tuned", weights, CARE, seed)
            second = Officer("start", against, CARE, seed)
            played = bout(scenario, seed, first, second, swapped=swapped)
            leads.append(tanh(played.lead / _LEAD) + (played.points - 0.5))
    return sum(leads) / len(leads)


def record(tuned: Weights, start: str, setting: Setting, generations: Sequence[Generation]) -> str:
    """The weights as a file, with how they were obtained."""
    games = 2 * setting.seeds * setting.population * len(generations)
    lines = [
        "# Written by `grognard lab tune`.",
        "",
        "[provenance]",
        'method = "CMA-ES by self-play"',
        f'start = "{start}"',
        f'scenario = "{setting.scenario}"',
        f"generations = {len(generations)}",
        f"population = {setting.population}",
        f"seeds = {setting.seeds}",
        f"seed = {setting.seed}",
        f"spread = {setting.spread}",
        f"games = {games}",
        f"best = {[round(one.best, 3) for one in generations]}",
        f"mean = {[round(one.mean, 3) for one in generations]}",
        "",
        "[weights]",
    ]
    for name in Weights.__struct_fields__:
        value = getattr(tuned, name)
        lines.append(f"{name} = {list(value) if isinstance(value, tuple) else value}")
    return "\n".join(lines) + "\n"
