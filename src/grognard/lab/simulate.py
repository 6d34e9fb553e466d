"""Playing a study: as many games as wanted, or until enough is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from grognard.lab.executors import Executor
from grognard.lab.figures import paired_score, side_score, whole_pairs
from grognard.lab.outcome import Outcome
from grognard.lab.store import Store
from grognard.lab.study import Study, check_players
from grognard.lab.variants import variant

#: fewer pairs than that say nothing about how sure one is
LEAST_PAIRS = 10


def new_study(
    scenario: str,
    players: tuple[str, str],
    *,
    options: tuple[str, ...] = (),
    seed: str = "0",
    nodes: int | None = None,
    changes: tuple[str, ...] = (),
) -> Study:
    """A study whose battle and players exist."""
    check_players(players)
    system, battle = variant(scenario, options, changes)
    first, second = (side.id for side in battle.sides)
    return Study(
        scenario=scenario,
        players=players,
        sides=(first, second),
        options=options,
        seed=seed,
        nodes=nodes,
        rules_hash=system.rules.hash,
        scenario_hash=battle.hash,
        changes=changes,
    )


class Enough(msgspec.Struct, frozen=True):
    """When to stop: after so many games, or as soon as the win rate is known this well."""

    games: int
    margin: float | None = None

    def is_known(self, outcomes: list[Outcome], study: Study) -> bool:
        """Judged on whole pairs from the first on, so that the answer is the same on every machine."""
        if self.margin is None:
            return False
        return self.pairs_needed(outcomes, study) is not None

    def pairs_needed(self, outcomes: list[Outcome], study: Study) -> int | None:
        """The first number of pairs after which the rate was known well enough."""
        pairs = whole_pairs(outcomes)
        for count in range(LEAST_PAIRS, len(pairs) + 1):
            if self._width(pairs[:count], study) <= (self.margin or 0.0):
                return count
        return None

    def _width(self, pairs: list[tuple[Outcome, Outcome]], study: Study) -> float:
        one, other = study.players
        if one == other:
            return side_score([game for pair in pairs for game in pair], study.sides[0]).margin
        return paired_score(pairs, one, other).margin


def simulate(
    study: Study,
    enough: Enough,
    executor: Executor,
    folder: Path | None = None,
    told: Callable[[Outcome, int], None] | None = None,
) -> list[Outcome]:
    """Play what is missing; `told` hears of every finished game and how many there are."""
    store = Store(folder, study) if folder is not None else None
    done: dict[int, Outcome] = dict(store.done) if store is not None else {}
    stop = enough.is_known(list(done.values()), study)

    def jobs() -> Iterator[int]:
        for number in range(enough.games):
            if stop:
                return
            if number not in done:
                yield number

    for outcome in executor.run(study.job(number) for number in jobs()):
        done[outcome.number] = outcome
        if store is not None:
            store.keep(outcome)
        if told is not None:
            told(outcome, len(done))
        if outcome.number % 2 or enough.margin is not None:
            stop = stop or enough.is_known(list(done.values()), study)
    return counted(done, enough, study)


def counted(done: dict[int, Outcome], enough: Enough, study: Study) -> list[Outcome]:
    """The games that count: those up to where the rate was known, or all that were asked for."""
    found = [done[number] for number in sorted(done) if number < enough.games]
    if enough.margin is not None:
        pairs = enough.pairs_needed(found, study)
        if pairs is not None:
            found = found[: 2 * pairs]
    return found
