"""A census of random games: which orders, questions, events, rulings and chart rows came up."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tests.contract.random_play import pick

import grognard.core.game.battle as engine
from grognard import games
from grognard.core.chart import Chart
from grognard.core.game import Chance, Decision, Game, Order, Over
from grognard.core.game.order import Input

#: where a game that broke a law is kept, one step before it did
BROKEN = Path(__file__).parents[2] / "build" / "broken-games"

Counts = dict[str, Counter[str]]


class Census:
    """Watches the rulings and charts of this process while games are played."""

    def __init__(self) -> None:
        self.found: Counts = {kind: Counter() for kind in ("order", "question", "event", "ruling", "row")}
        self._restore: list[tuple[Any, str, Any]] = []

    def __enter__(self) -> Census:
        original, rulings = engine.ruling, self.found["ruling"]

        def ruling(battle: Any, procedure: Any, *rest: Any) -> Any:
            rulings[procedure.__name__] += 1
            return original(battle, procedure, *rest)

        for module in list(sys.modules.values()):
            if getattr(module, "ruling", None) is original and module.__name__.startswith(
                "grognard.rulesets"
            ):
                self._put(module, "ruling", ruling)
        at, rows = Chart.at, self.found["row"]

        def read(chart: Chart, row: str, column: str) -> str:
            rows[f"{chart.id}: {row}"] += 1
            return at(chart, row, column)

        self._put(Chart, "at", read)
        return self

    def __exit__(self, *_: object) -> None:
        for owner, name, was in self._restore:
            setattr(owner, name, was)

    def _put(self, owner: Any, name: str, value: Any) -> None:
        self._restore.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)

    def step(self, game: Game, dice: random.Random) -> None:
        """One random input, with every invariant looked at after it."""
        before, given = game.clone(), pick(game, dice)
        try:
            self.count(game, given)
            wrong = [str(problem) for problem in game.table.system.problems(game.battle)]
            assert not wrong, wrong
            assert isinstance(game.node, Over | Chance | Decision)
        except Exception as failed:
            failed.add_note(f"{given} after {keep(before)}")
            raise

    def count(self, game: Game, given: Input) -> None:
        node = game.node
        if isinstance(node, Chance):
            self.found["question"][node.why.key] += 1
        elif isinstance(node, Decision) and node.choice is not None:
            option = given.option if isinstance(given, Order) and not given.option.isdecimal() else ""
            self.found["question"][f"{node.choice.id} {option}".strip()] += 1
        self.found["order"][given.verb if isinstance(given, Order) else "throw"] += 1
        for event in game.apply(given):
            self.found["event"][type(event).__name__] += 1


def keep(game: Game) -> Path:
    """Write a game down so that it opens one step before it broke a law."""
    BROKEN.mkdir(parents=True, exist_ok=True)
    file = BROKEN / f"{game.scenario.id}-{len(game.journal)}.json"
    file.write_text(game.save(secret=True), encoding="utf-8")
    return file


def census(scenario: str, first_seed: int, inputs: int) -> Counts:
    """Random games of one scenario, to their end, until so many inputs were given."""
    with Census() as watch:
        seed, given = first_seed, 0
        while given < inputs:
            game, dice, length = games.new_game(scenario, seed=seed), random.Random(seed), 0
            while not isinstance(game.node, Over) and given < inputs:
                watch.step(game, dice)
                given, length = given + 1, length + 1
                assert length < 20_000, f"no end: {keep(game)}"
            seed += 1
    return watch.found


def added(parts: list[Counts]) -> Counts:
    total: Counts = {}
    for part in parts:
        for kind, counts in part.items():
            total.setdefault(kind, Counter()).update(counts)
    return total
