"""Luck comes to nothing on the average, however anybody decides within a ruling."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from functools import cache

import pytest
from tests.conftest import SOAKING
from tests.contract.random_play import pick

from grognard.ai.luck import LuckCount
from grognard.core.game import Decision, Game, Over
from grognard.core.game.battle import Ruled, ruling
from grognard.core.procedure import Choose, Consult, Question
from grognard.games import new_game
from grognard.rulesets.jours_de_gloire.shock import shock

SCENARIO = "maida-1806"


def rulings(seeds: range) -> Iterator[tuple[Game, Ruled]]:
    """The rulings of random games in which somebody decided something."""
    for seed in seeds:
        game, dice = new_game(SCENARIO, seed=seed), random.Random(seed)
        while not isinstance(game.node, Over):
            game.apply(pick(game, dice))
            for ruled in game.battle.rulings:
                if ruled.decided:
                    yield game, ruled


@cache
def first_shock() -> tuple[Game, Ruled]:
    return next((game, ruled) for game, ruled in rulings(range(20)) if ruled.procedure is shock)


def chances(asked: Question) -> dict[int | str, float]:
    """What dice may answer, and how likely."""
    assert not isinstance(asked, Choose)
    if not isinstance(asked, Consult):
        return {total: ways / asked.dice.ways for total, ways in asked.dice.totals}
    assert asked.chart.dice is not None
    spread = asked.chart.spread(asked.column, asked.tally.total)
    return {code: ways / asked.chart.dice.ways for code, ways in spread}


def every_way(game: Game, ruled: Ruled, decide: int) -> Iterator[tuple[float, Ruled]]:
    """Each way that the dice of a ruling can fall, with its chance; who is asked takes option `decide`."""
    unexplored: list[tuple[float, tuple[int | str, ...]]] = [(1.0, ())]
    sides = {role: role for role in ("attacker", "defender", "firer", "target")}
    while unexplored:
        chance, answers = unexplored.pop()
        battle = game.table.battle(ruled.before)
        script = ruling(battle, ruled.procedure, ruled.case, sides)
        try:
            asked = next(script)
            for answer in answers:
                asked = script.send(answer)
        except StopIteration:
            yield chance, battle.rulings[-1]
            continue
        if isinstance(asked, Choose):
            unexplored.append((chance, (*answers, asked.options[decide])))
        else:
            shares = chances(asked)
            unexplored += [(chance * share, (*answers, answer)) for answer, share in shares.items()]


@pytest.mark.parametrize("decide", [0, -1], ids=["first option", "last option"])
def test_the_luck_of_a_ruling_averages_to_nothing_whatever_is_decided(decide: int) -> None:
    game, ruled = first_shock()
    count = LuckCount(game)
    side = game.scenario.sides[0].id
    mean = whole = largest = 0.0
    for chance, each in every_way(game, ruled, decide):
        surprise = count.surprise(each)
        assert surprise is not None
        mean += chance * surprise.luck(side)
        whole, largest = whole + chance, max(largest, abs(surprise.luck(side)))
    assert whole == pytest.approx(1)
    assert largest > 0.1
    assert mean == pytest.approx(0, abs=1e-9)


def lucks_of(seed: int) -> Iterator[float]:
    """The luck of the first side in each ruling of a random game."""
    game, dice = new_game(SCENARIO, seed=seed), random.Random(seed)
    count, side = LuckCount(game), game.scenario.sides[0].id
    while not isinstance(game.node, Over):
        if isinstance(game.node, Decision) and game.node.choice is None:
            count.begin()
        game.apply(pick(game, dice))
        yield from (surprise.luck(side) for surprise in count.surprises())


def test_the_luck_of_many_rulings_averages_to_nothing() -> None:
    lucks = [luck for seed in range(300 if SOAKING else 1) for luck in lucks_of(seed)]
    error = statistics.stdev(lucks) / len(lucks) ** 0.5
    assert len(lucks) > 30
    assert abs(statistics.mean(lucks)) < 3 * error
