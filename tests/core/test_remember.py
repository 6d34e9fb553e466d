from __future__ import annotations

import pytest

from grognard.core.messages import Catalogue
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules

RULES = Rules("toy", {}, {}, Catalogue(()))


def test_the_same_case_is_worked_out_once_and_an_equal_one_anew() -> None:
    worked: list[tuple[int, ...]] = []

    @once_for_each_case
    def work(_rules: Rules, case: tuple[int, ...]) -> int:
        worked.append(case)
        return sum(case)

    case, twin = tuple(range(3)), tuple(range(3))
    assert [work(RULES, case), work(RULES, case), work(RULES, twin)] == [3, 3, 3]
    assert len(worked) == 2


def test_what_is_raised_is_raised_again() -> None:
    @once_for_each_case
    def work(_rules: Rules, case: tuple[int, ...]) -> int:
        raise ValueError(case)

    for _ in range(2):
        with pytest.raises(ValueError, match="1"):
            work(RULES, (1,))


def test_thousands_of_cases_do_not_pile_up() -> None:
    @once_for_each_case
    def work(_rules: Rules, case: tuple[int, ...]) -> int:
        return case[0]

    assert [work(RULES, (n,)) for n in range(2000)] == list(range(2000))


def test_the_same_case_under_other_rules_is_worked_out_anew() -> None:
    @once_for_each_case
    def work(rules: Rules, case: tuple[int, ...]) -> str:
        return f"{rules.id} {sum(case)}"

    case, other = tuple(range(3)), Rules("other", {}, {}, Catalogue(()))
    assert [work(RULES, case), work(other, case), work(RULES, case)] == ["toy 3", "other 3", "toy 3"]
