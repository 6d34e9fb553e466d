"""14. The rules that a battle has for itself, by their kind."""

from __future__ import annotations

from typing import TypeVar

from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.special_rules import Special

Rule = TypeVar("Rule", bound=Special)


def specials(scenario: LiberatorsScenario, kind: type[Rule]) -> list[Rule]:
    """Those of one kind, in the order of the scenario."""
    return [rule for rule in scenario.own.special if isinstance(rule, kind)]
