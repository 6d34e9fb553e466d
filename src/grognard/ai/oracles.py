"""Exact odds for whoever thinks in this process: rulings solved once serve both sides and every game."""

from __future__ import annotations

from typing import Any

from grognard.core.drivers.midway import midway
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.oracle import BadPolicy, Oracle, Undecided
from grognard.core.rules import Rules
from grognard.core.ruleset import Procedure

#: decisions inside a ruling: id and the option taken
Given = tuple[tuple[str, str], ...]
#: what has been thrown and decided in a ruling under way
Answers = tuple[int | str, ...]

#: rulings remembered; with all that was solved for them that many take about a hundred megabytes
_MOST = 8_000


class Oracles:
    """The odds of one set of rules. A decision that nobody settles is taken to go by its first option."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._usual: dict[str, str] = {}
        self._oracles: dict[Given, Oracle] = {}
        self._known: dict[Any, tuple[Odds, Given]] = {}

    def odds(
        self, procedure: Procedure, case: Any, policy: Given = (), answers: Answers = ()
    ) -> tuple[Odds, Given]:
        """The odds of a ruling, and how decisions were settled: those that came up in it, and others.

        With `answers` those of a ruling under way, in which that much has been thrown and decided."""
        key = (procedure.id, case, policy, answers)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _MOST:
                self._forget()
            found = self._known[key] = self._solved(procedure, case, policy, answers)
        return found

    def _forget(self) -> None:
        """Thousands of games must not fill the memory of a process; what is wanted again is solved again."""
        self._known.clear()
        self._oracles.clear()

    def _solved(self, procedure: Procedure, case: Any, policy: Given, answers: Answers) -> tuple[Odds, Given]:
        run = midway(procedure.run, answers) if answers else procedure.run
        own: dict[str, str] = dict(policy)
        while True:
            settled = {**self._usual, **own}
            given = tuple(sorted(settled.items()))
            oracle = self._oracles.setdefault(given, Oracle(self.rules, settled))
            try:
                return oracle.odds(run, case), given
            except Undecided as undecided:
                self._usual[undecided.choice.id] = undecided.choice.options[0]
            except BadPolicy as bad:
                if bad.choice.id in dict(policy):
                    raise
                own[bad.choice.id] = bad.choice.options[0]


_ALL: dict[str, Oracles] = {}


def oracles(rules: Rules) -> Oracles:
    """The oracles of some rules, shared by everybody in this process."""
    found = _ALL.get(rules.hash)
    if found is None or found.rules is not rules:
        found = _ALL[rules.hash] = Oracles(rules)
    return found
