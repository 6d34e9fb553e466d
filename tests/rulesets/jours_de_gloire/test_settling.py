"""What one hex suffers is known to those alone whom it concerns, so that odds stay small."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.jours_de_gloire.situations import JDG, QUIET, played, unit

from grognard.core.drivers import Odds, OddsSolver
from grognard.core.procedure import Choose


def massed(hexes: int, **more: Any) -> dict[str, Any]:
    """A charge of so many hexes of two, each with an officer and a friend behind."""
    attackers = [
        {
            "units": [unit(f"c{hex}{n}", "cavalry", officer=f"o{hex}{n}") for n in (1, 2)],
            "rear": {"friends": [{"id": f"f{hex}", "cohesion": 5}]},
        }
        for hex in range(hexes)
    ]
    return {
        "attackers": attackers,
        "defence": {"units": [unit("d", "cavalry"), unit("e", "cavalry")], **more},
    }


def odds(case: dict[str, Any], **policy: str) -> Odds:
    settled = {name.replace("__", ".").replace("_", "-"): option for name, option in policy.items()}
    solver = OddsSolver(JDG.rules, {**QUIET, **settled})
    return solver.odds(JDG.procedure("charge").run, JDG.build_case("charge", case))


@pytest.mark.rule("jours-de-gloire 7.35", "jours-de-gloire 7.36")
@pytest.mark.parametrize("again", ["yes", "no"])
def test_twelve_pursuers_need_few_leaves(again: str) -> None:
    found = odds({**massed(6), "beyond": {"units": [unit("x")]}}, attacker__charge_again=again)
    assert len(found.leaves) < 500 < found.size
    assert sum(found.marginal("c51").fractions().values()) == 1


@pytest.mark.rule("jours-de-gloire 7.6", "jours-de-gloire 7.20", "jours-de-gloire 7.28")
@pytest.mark.parametrize("counter", ["yes", "no"])
def test_twelve_attackers_under_three_guns_need_few_leaves(counter: str) -> None:
    guns = [{"unit": unit(f"g{at}", "artillery"), "at": at} for at in (1, 2, 3)]
    found = odds(massed(6, support=guns), defender__reaction_fire="yes", defender__counter_shock=counter)
    assert len(found.leaves) < 5_000 < found.size


@pytest.mark.rule("jours-de-gloire 7.24", "jours-de-gloire 7.6")
def test_friends_passed_under_reaction_fire_are_not_passed_again() -> None:
    guns = [{"unit": unit("g", "artillery", strength=9), "at": 1}]
    case = massed(1, support=guns)
    case["defence"]["units"] = [unit("d", strength=20, cohesion=9)]
    # c01 is routed by the guns. c02 is beaten, fails, and recoils past the friend, who tests once.
    done = played("charge", [9, 0, 9, 0, 0], case, defender__reaction_fire="yes", attacker__takes_hit="yes")
    tests = [step.request for step in done.steps if step.given and not isinstance(step.request, Choose)]
    assert [test.ask.key for test in tests].count("ask-cohesion") == 2
    assert done.outcome.to_data()["retreats"] == {"c01": "rout", "c02": "recoil 1"}
