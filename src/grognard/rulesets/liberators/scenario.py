"""The shape of a Liberators scenario, for the reader of scenario folders.

The table's geometry is a large library: it is imported when a battle is read, not with the charts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.core.rules import Rules
from grognard.core.scenario import Advice, ScenarioShape
from grognard.core.scenario_notes import Notes
from grognard.rulesets.liberators.order_of_battle import Armies, LiberatorsScenario

if TYPE_CHECKING:
    from grognard.core.game.face import Counters
    from grognard.core.game.state import State


def is_ground(rules: Rules, terrain: str) -> bool:
    """2.2  Whether there is such ground."""
    return terrain in rules.facts["terrain"]


def check(scenario: LiberatorsScenario, rules: Rules, notes: Notes) -> None:
    from grognard.rulesets.liberators.scenario_checks import check_battle

    check_battle(scenario, rules, notes)


def advise(scenario: LiberatorsScenario, rules: Rules) -> Iterable[Advice]:
    from grognard.rulesets.liberators.scenario_checks import advise_battle

    return advise_battle(scenario, rules)


def counters(scenario: LiberatorsScenario, state: State | None = None) -> Counters:
    from grognard.rulesets.liberators.play.faces import counters as faces

    return faces(scenario, state)


SHAPE: ScenarioShape[Armies] = ScenarioShape(
    own=Armies,
    tables=("troops", "guns", "leaders"),
    features=(),
    slopes=(),
    is_ground=is_ground,
    check=check,
    advise=advise,
    counters=counters,
    in_inches=True,
)
