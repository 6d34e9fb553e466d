"""12.1  Decisions, each asked as yes or no about one unit, so that one answer fits every occasion."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.procedure import Flow, choose
from grognard.core.rules import Rules


def wishes(rules: Rules, choice: str, rule: str, unit: str = "") -> Flow[bool]:
    """Whether a side does what it may do; the choice's id begins with the side."""
    who, _dot, _what = choice.partition(".")
    return (yield from choose(choice, who, ("yes", "no"), rules.cite(rule), unit)) == "yes"


def first_wished(rules: Rules, choice: str, rule: str, units: Sequence[str]) -> Flow[int | None]:
    """The first of several for which the answer is yes; None if it never is."""
    for place, unit in enumerate(units):
        if (yield from wishes(rules, choice, rule, unit)):
            return place
    return None


def one_of(rules: Rules, choice: str, rule: str, units: Sequence[str]) -> Flow[int]:
    """One of several, the last if all others are declined."""
    picked = yield from first_wished(rules, choice, rule, units[:-1])
    return len(units) - 1 if picked is None else picked
