"""Odds where decisions are open: each way to settle them is a branch of its own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

import msgspec

from grognard.core.drivers.odds import Odds
from grognard.core.drivers.solver import BadPolicy, OddsSolver, Undecided
from grognard.core.procedure import Choose, Flow, Resolution
from grognard.core.rules import Rules


class Branch(msgspec.Struct, frozen=True):
    """Odds under one way of deciding what the asker left open."""

    policy: tuple[tuple[str, str], ...]
    odds: Odds


class Forecast(msgspec.Struct, frozen=True):
    """The odds of a ruling: one branch for each way to settle the open decisions."""

    branches: tuple[Branch, ...]
    choices: tuple[Choose, ...]
    modifiers: tuple[tuple[str, str], ...] = ()


class TooManyBranches(Exception):
    """So many decisions are open that listing every branch would help nobody."""

    def __init__(self, choices: Iterable[Choose]) -> None:
        self.choices = tuple(choices)
        super().__init__(f"{len(self.choices)} decisions are open: " + ", ".join(c.id for c in self.choices))


def forecast(
    rules: Rules,
    procedure: Callable[..., Flow[Resolution]],
    case: Hashable,
    policy: Mapping[str, str] | None = None,
    most_branches: int = 64,
) -> Forecast:
    """Odds under a policy; decisions it leaves open are branched on, never guessed."""
    branches: list[Branch] = []
    choices: dict[str, Choose] = {}
    modifiers: dict[tuple[str, str], None] = {}
    settled = dict(policy or {})
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        extra = waiting.pop()
        solver = OddsSolver(rules, {**settled, **extra})
        solver.watch_modifiers = True
        try:
            odds = solver.odds(procedure, case)
        except Undecided as undecided:
            choice = undecided.choice
            choices.setdefault(choice.id, choice)
            if len(waiting) + len(branches) + len(choice.options) > most_branches:
                raise TooManyBranches(choices.values()) from None
            waiting.extend({**extra, choice.id: option} for option in reversed(choice.options))
            continue
        except BadPolicy as other:
            # The same decision comes up elsewhere without this option: no single policy takes it throughout.
            if other.choice.id not in extra:
                raise
            continue
        branches.append(Branch(tuple(extra.items()), odds))
        modifiers.update(solver.modifiers_met)
    return Forecast(tuple(branches), tuple(choices.values()), tuple(modifiers))
