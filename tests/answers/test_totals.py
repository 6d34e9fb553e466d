from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial

import pytest
from tests.contract.test_laws import ruled_cases

from grognard import RULESETS, ruleset
from grognard.answers.totals import MOST_TOTALS, MOST_WAYS, Totals, lost_by_side, of_outcome, totals
from grognard.core import events as ev
from grognard.core.drivers import Odds, OddsSolver, forecast
from grognard.core.drivers.explain import Words
from grognard.core.drivers.odds import Events, Leaf
from grognard.core.drivers.sensitivity import expected_losses
from grognard.dice import Distribution

ROLES = {"A": "attacker", "B": "defender", "C": "defender"}


@pytest.mark.parametrize("id", RULESETS)
def test_totals_are_the_joint_distribution_added_up_by_side(id: str) -> None:
    rules = ruleset(id)
    for name, procedure in rules.procedures.items():
        case = rules.build_case(name, rules.example(name))
        roles = procedure.roles(case)
        for branch in forecast(rules.rules, procedure.run, case).branches[:2]:
            joint = branch.odds.outcomes.map(partial(of_outcome, roles=roles))
            assert totals(branch.odds, roles) == joint


@pytest.mark.parametrize("id", RULESETS)
def test_totals_of_random_cases_are_the_joint_distribution_added_up_by_side(id: str) -> None:
    rules = ruleset(id)
    for name, procedure in rules.procedures.items():
        for case, policy in ruled_cases(id, name, 4, seed=21, most_rows=3_000):
            roles = procedure.roles(case)
            odds = OddsSolver(rules.rules, policy).odds(procedure.run, case)
            joint = odds.outcomes.map(partial(of_outcome, roles=roles))
            assert totals(odds, roles) == joint, (name, case)


def test_the_last_word_on_who_holds_the_hex_stands() -> None:
    retaken: Distribution[Events] = Distribution({(ev.HexHeld("defender", ""),): 1, (): 2})
    taken = ev.HexHeld("attacker", ""), ev.LostStrength("B", "", points=1)
    spread = totals(Odds((Leaf(1, taken, (retaken, retaken)),), 1), ROLES)
    assert spread is not None
    held = {total.holds: chance for total, chance in spread.fractions().items()}
    assert held == {"defender": Fraction(5, 9), "attacker": Fraction(4, 9)}
    assert all(total.losses == ((("defender", "losses"), 1),) for total in spread)


def test_a_state_that_a_part_changes_again_counts_once() -> None:
    worse: Distribution[Events] = Distribution({(ev.StateChanged("B", "", state="routed"),): 1, (): 1})
    shaken = ev.StateChanged("B", "", state="shaken"), ev.StateChanged("C", "", state="shaken")
    spread = totals(Odds((Leaf(1, shaken, (worse,)),), 1), ROLES)
    assert spread is not None
    assert [total.to_data() for total in spread] == [
        {"states": {"defender": {"routed": 1, "shaken": 1}}},
        {"states": {"defender": {"shaken": 2}}},
    ]


def test_totals_are_said_by_side() -> None:
    total = Totals(
        losses=((("attacker", "losses"), 3),),
        eliminated=((("attacker", "eliminated"), 1),),
        states=((("defender", "routed"), 2),),
        holds="attacker",
    )
    words = Words(ruleset("tikhvin").rules, "en")
    assert total.label(words) == "attacker: -3, 1 eliminated; defender: 2 routed; hex: attacker"
    assert Totals().label(words) == "no effect"


def many_shots(guns: int, counters: int) -> tuple[Odds, Mapping[str, str]]:
    """Batteries that fire from afar at a led stack: every shot may shake everybody."""
    rules = ruleset("barrosa")
    battery = {
        "arm": "artillery",
        "cls": "medium",
        "willingness": "B",
        "strength": 8,
        "formation": "deployed",
    }
    battalion = {"arm": "infantry", "cls": "line", "willingness": "C", "strength": 4}
    data = {
        "batteries": [{"id": f"b{number}", **battery} for number in range(guns)],
        "targets": [{"id": f"t{number}", **battalion} for number in range(counters)],
        "commander": {"id": "chief"},
        "range": 3,
    }
    case = rules.build_case("artillery-fire", data)
    procedure = rules.procedure("artillery-fire")
    return OddsSolver(rules.rules, {"target.retreat": "2"}).odds(procedure.run, case), procedure.roles(case)


def test_losses_by_side_are_the_totals_without_states() -> None:
    odds, roles = many_shots(2, 3)
    every = totals(odds, roles)
    assert every is not None
    assert lost_by_side(odds, roles) == every.map(lambda total: Totals(total.losses))


def test_too_many_ways_to_end_leave_losses_alone() -> None:
    odds, roles = many_shots(3, 4)
    assert odds.ways > MOST_WAYS
    assert totals(odds, roles) is None
    spread = lost_by_side(odds, roles)
    assert sum(spread.fractions().values()) == 1
    lost = sum(expected_losses(odds).values())
    assert spread.mean(lambda total: sum(points for _what, points in total.losses)) == lost


def test_too_many_totals_are_given_up() -> None:
    parts: list[Distribution[Events]] = [
        Distribution({(ev.StateChanged(f"u{n}", "1", state=f"{n} {way}"),): 1 for way in range(3)}, 3)
        for n in range(7)
    ]
    odds = Odds([Leaf(1, (), tuple(parts))], 1)
    assert MOST_TOTALS < 3**7
    assert totals(odds, {}) is None
    assert totals(Odds([Leaf(1, (), tuple(parts[:3]))], 1), {}) is not None
