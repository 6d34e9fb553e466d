"""The two questions of a person at the table, for programs: rule this, and what are the odds?"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from grognard.core.drivers import Forecast, Odds, OddsSolver, Played, Undecided, forecast, play
from grognard.core.errors import BadCase, Fault
from grognard.core.procedure import Choose
from grognard.core.ruleset import Ruleset
from grognard.dice import DiceSource, SeededDice

__all__ = ["Forecast", "forecast", "odds", "rule"]


def rule(
    ruleset: Ruleset,
    procedure: str,
    case: Hashable,
    dice: DiceSource | None = None,
    policy: Mapping[str, str] | None = None,
) -> Played:
    """Rule one situation, with seeded dice if none are given. A decision left open is a BadCase."""

    def decide(choice: Choose) -> str:
        wanted = dict(policy or {})
        option = wanted.get(f"{choice.id}@{choice.unit}", wanted.get(choice.id))
        if option not in choice.options:
            said = "is open" if option is None else f"cannot be {option!r}"
            raise BadCase([Fault(f"policy {choice.id}", said, choice.options)])
        return option

    chosen = ruleset.procedure(procedure)
    return play(ruleset.rules, chosen.run, case, dice or SeededDice(0), decide)


def odds(ruleset: Ruleset, procedure: str, case: Hashable, policy: Mapping[str, str] | None = None) -> Odds:
    """The exact odds under a policy that settles every decision that comes up."""
    try:
        return OddsSolver(ruleset.rules, policy).odds(ruleset.procedure(procedure).run, case)
    except Undecided as undecided:
        choice = undecided.choice
        raise BadCase([Fault(f"policy {choice.id}", "is open", choice.options)]) from None
