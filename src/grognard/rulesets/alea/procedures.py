"""The rulings that people can ask for by name, the same in both editions."""

from __future__ import annotations

from grognard.core.ruleset import Procedure
from grognard.rulesets.alea.assaults import assault_procedures


def procedures() -> tuple[Procedure, ...]:
    """Every procedure of the system, in the order of the rules."""
    return (*assault_procedures(),)
