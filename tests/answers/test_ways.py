"""Open decisions are told apart only as far as they matter."""

from __future__ import annotations

from itertools import product

from grognard.answers.ways import Condition, Way, ways


def policies(**options: str) -> list[tuple[tuple[str, str], ...]]:
    return [
        tuple(zip(options, picked, strict=True))
        for picked in product(*(one.split() for one in options.values()))
    ]


def test_where_nothing_matters_there_is_one_way_without_conditions() -> None:
    every = policies(a="yes no", b="yes no")
    assert ways(every, ["same"] * 4) == (Way((), (0, 1, 2, 3)),)


def test_a_decision_that_changes_nothing_is_left_out() -> None:
    every = policies(a="yes no", b="yes no")
    assert ways(every, [1, 2, 1, 2]) == (
        Way(((Condition("b", ("yes",)),),), (0, 2)),
        Way(((Condition("b", ("no",)),),), (1, 3)),
    )


def test_options_that_lead_to_the_same_are_told_together() -> None:
    assert ways(policies(a="one two three"), [1, 2, 1]) == (
        Way(((Condition("a", ("one", "three")),),), (0, 2)),
        Way(((Condition("a", ("two",)),),), (1,)),
    )


def test_a_decision_that_only_comes_up_after_another_is_told_after_it() -> None:
    every = [(("a", "yes"), ("b", "yes")), (("a", "yes"), ("b", "no")), (("a", "no"),)]
    found = ways(every, [1, 2, 2])
    assert found[0] == Way(((Condition("a", ("yes",)), Condition("b", ("yes",))),), (0,))
    assert found[1] == Way(
        ((Condition("a", ("yes",)), Condition("b", ("no",))), (Condition("a", ("no",)),)), (1, 2)
    )
