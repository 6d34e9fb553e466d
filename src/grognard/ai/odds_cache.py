"""Exact odds for whoever thinks in this process: rulings solved once serve both sides and every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.core.drivers.bounded import Bounded, Likeliest, Shallow
from grognard.core.drivers.midway import midway
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.solver import BadPolicy, TooCrowded, Undecided
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.core.ruleset import Procedure

#: decisions inside a ruling: id and the option taken
Given = tuple[tuple[str, str], ...]
#: what has been thrown and decided in a ruling under way
Answers = tuple[int | str, ...]

#: rulings remembered; with all that was solved for them that many take about a hundred megabytes
_MOST = 8_000

#: Runs of procedures that the odds of a ruling may take: about half a second, but counted, so that everybody
#: comes to the same decision. In whole battles the most crowded ruling took a few hundred.
MOST_RUNS = 12_000
#: The same for a ruling that has taken too many already, and is followed less far.
_MOST_AGAIN = 3_000
#: parts of parts: no ruling goes on so often
_DEEPEST = 30


class OddsCache:
    """The odds of one set of rules. A decision that nobody settles is taken to go by its first option.

    A ruling so crowded that it takes more than `MOST_RUNS` is followed as deep as a quarter of them allows:
    the fight itself before what the winner does next. What is left out counts as if it did not happen. Where
    the fight itself is too crowded, tests inside it go as they most likely go.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._usual: dict[str, str] = {}
        self._solvers: dict[Given, Bounded] = {}
        self._known: dict[Any, tuple[Odds, Given]] = {}

    def odds(
        self, procedure: Procedure, case: Any, policy: Given = (), answers: Answers = ()
    ) -> tuple[Odds, Given]:
        """The odds of a ruling, and how decisions were settled: those that came up in it, and others.

        With `answers` those of a ruling under way, in which that much has been thrown and decided. Raises
        TooCrowded where it cannot be followed at all.
        """
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
        self._solvers.clear()

    def _solved(self, procedure: Procedure, case: Any, policy: Given, answers: Answers) -> tuple[Odds, Given]:
        run = midway(procedure.run, answers) if answers else procedure.run
        own: dict[str, str] = dict(policy)
        while True:
            settled = {**self._usual, **own}
            given = tuple(sorted(settled.items()))
            try:
                return self._followed(run, case, given), given
            except Undecided as undecided:
                self._usual[undecided.choice.id] = undecided.choice.options[0]
            except BadPolicy as bad:
                if bad.choice.id in dict(policy):
                    raise
                own[bad.choice.id] = bad.choice.options[0]

    def _followed(self, run: Callable[..., Flow[Resolution]], case: Any, given: Given) -> Odds:
        """The odds to the very end, or as deep as it is not too crowded."""
        settled = dict(given)
        solver = self._solvers.setdefault(given, Bounded(self.rules, settled, MOST_RUNS))
        try:
            return solver.odds(run, case)
        except TooCrowded:
            return self._glimpsed(run, case, settled)

    def _glimpsed(self, run: Callable[..., Flow[Resolution]], case: Any, settled: Mapping[str, str]) -> Odds:
        """As deep as it is not too crowded; where it is from the start, with tests that go as is likely."""
        found = None
        for depth in range(_DEEPEST):
            try:
                found = Shallow(self.rules, settled, _MOST_AGAIN, depth).odds(run, case)
            except TooCrowded:
                break
        return found or Likeliest(self.rules, settled, _MOST_AGAIN).odds(run, case)


_ALL: dict[str, OddsCache] = {}


def odds_cache(rules: Rules) -> OddsCache:
    """The odds of some rules, shared by everybody in this process."""
    found = _ALL.get(rules.hash)
    if found is None or found.rules is not rules:
        found = _ALL[rules.hash] = OddsCache(rules)
    return found
