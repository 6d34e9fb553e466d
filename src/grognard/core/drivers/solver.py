"""Exact odds: the same procedure, driven over every die.

The driver branches on distinct answers, never on faces, and solves each sub-procedure once for each set of
arguments. Independent parts of a resolution stay factored.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from itertools import product
from math import gcd, prod
from operator import mul
from typing import Any

from grognard.core.drivers.abreast import Abreast
from grognard.core.drivers.chains import Part, Trunk, flat, levelled, merged
from grognard.core.drivers.fates import Ends
from grognard.core.drivers.loop import every_way
from grognard.core.drivers.odds import Events, Leaf, Odds
from grognard.core.procedure import Call, Choose, Consult, Flow, Read, Request, Resolution, Roll, Sealed
from grognard.core.rules import Rules
from grognard.dice import Distribution

Branches = tuple[tuple[Any, int], ...]


class Undecided(Exception):
    """A decision came up that the policy does not settle. Odds never guess one."""

    def __init__(self, choice: Choose) -> None:
        super().__init__(f"{choice.id}: {' or '.join(choice.options)}? [{choice.rule}]")
        self.choice = choice


class _InStep(Exception):
    """A procedure carries many seals from call to call: its histories are explored abreast."""


class TooCrowded(Exception):
    """A ruling takes more runs of its procedures than somebody wants to make."""


class BadPolicy(ValueError):
    """A policy settles a decision with an option it does not have."""

    def __init__(self, choice: Choose, option: str) -> None:
        super().__init__(f"{choice.id} cannot be {option!r}; options: {', '.join(choice.options)}")
        self.choice, self.option = choice, option


#: Sub-procedures solved once for a set of rules, kept while the rules live; dropped whole when too many.
_MOST_REMEMBERED = 200_000

#: So few seals are sooner followed one history at a time than abreast.
FEW_SEALS = 100

#: So few ways for a ruling to end are not compared for equal ones.
_FEW_ENDS = 8


class OddsSolver:
    """Computes odds under one set of rules and one policy, and remembers every sub-procedure it solved."""

    #: runs after which a single procedure is given up
    most_runs = sys.maxsize

    def __init__(self, rules: Rules, policy: Mapping[str, str] | None = None) -> None:
        self.rules = rules
        self.policy = dict(policy or {})
        self._solved: dict[Any, tuple[Branches, int]] = {}
        self._joined: dict[Call, Part] = {}
        self._sealed: dict[Any, tuple[Branches, int]] = {}
        self._seals: dict[Sealed, tuple[Sealed, Branches]] = {}
        self._open: set[Any] = set()
        self._abreast = Abreast(self)
        self._carries_seals = False
        self.choices_met: dict[str, Choose] = {}
        self.modifiers_met: dict[tuple[str, str], None] = {}
        self.watch_modifiers = False

    def odds(self, procedure: Callable[..., Flow[Resolution]], case: Hashable) -> Odds:
        """The odds of a whole ruling. Raises Undecided at the first decision the policy leaves open."""
        return self._odds(procedure, (case,))

    def _odds(self, procedure: Callable[..., Flow[Resolution]], args: tuple[Any, ...]) -> Odds:
        self._carries_seals = False
        try:
            ends = self._explore(procedure, args)
        except _InStep:
            sheaves, whole = self._abreast.sheaves(procedure, args)
            return Odds((), whole, sheaves)
        found, total = levelled(ends)
        if len(found) > _FEW_ENDS:
            # Comparing ends costs more than a few equal ones do.
            found = list(merged(found).items())
        return self._leaves(found, total)

    def _leaves(self, ends: list[tuple[Resolution, int]], total: int) -> Odds:
        known, part = self._joined.get, self._part
        leaves = []
        going_on = False
        for end, weight in ends:
            # Most parts were met before; asking for them here saves a call for each.
            parts: list[Any] = [
                found if (found := known(call)) is not None else part(call) for call in end.then
            ]
            going_on = going_on or Odds in [type(found) for found in parts]
            leaves.append(Leaf(weight, end.events, tuple(parts)))
        return Odds.going_on(Trunk(leaves, total)) if going_on else Odds(leaves, total)

    def part(self, call: Call) -> Distribution[Events]:
        """An independent part, multiplied out."""
        return flat(self._part(call))

    def _part(self, call: Call) -> Part:
        """An independent part; with parts of its own it stays factored."""
        found = self._joined.get(call)
        if found is None:
            found = self._mixed(call) if _holds_seal(call.args) else self._split(call)
            if len(self._joined) >= _MOST_REMEMBERED:
                self._joined.clear()
            self._joined[call] = found
        return found

    def _split(self, call: Call) -> Part:
        found, total = levelled(self._explore(call.procedure, call.args))
        if [end for end, _weight in found if end.then]:
            return self._leaves(found, total)
        return Ends(merged([(end.events, weight) for end, weight in found]), total)

    def _mixed(self, call: Call) -> Distribution[Events]:
        """A part whose arguments are sealed: each thing they can hold, in proportion."""
        ends = []
        for args, share, ways in self._openings(call.args):
            part = flat(self._part(Call(call.procedure, args)))
            ends += [
                (happened, share * weight, ways * part.total) for happened, weight in part.weights.items()
            ]
        found, total = levelled(ends)
        return Ends(merged(found), total)

    def _explore(
        self, procedure: Callable[..., Flow[Any]], args: tuple[Any, ...]
    ) -> list[tuple[Any, int, int]]:
        """Every way a procedure can end: (result, weight, out of how many)."""
        begin = partial(procedure, self.rules, *args)
        return every_way(begin, self.branches, 1, mul, self.most_runs, self._crowded)

    def _crowded(self) -> None:
        # Histories that carry seals may yet go abreast, where their number matters little.
        if not self._carries_seals:
            raise TooCrowded

    def branches(self, request: Request, _weight: Any = None) -> tuple[Branches, int]:
        """Every answer to a request with its weight, and what the weights add up to."""
        if isinstance(request, Call):
            if request.abreast:
                self._carries_seals = True
            return self._seal(request) if request.seals else self._solve(request)
        if isinstance(request, Choose):
            return ((self._decide(request), 1),), 1
        if self.watch_modifiers:
            self._watch(request)
        return _SPREAD[type(request)](request)

    def _watch(self, request: Request) -> None:
        tally = getattr(request, "tally", None)
        if tally is not None:
            for entry in tally.entries:
                self.modifiers_met[tally.chart.id, entry.id] = None

    def _solve(self, call: Call) -> tuple[Branches, int]:
        key = (call.procedure, call.args)
        solved = self._solved.get(key)
        if solved is None:
            if key in self._open:
                raise RecursionError(f"{call.procedure.__name__} asks for itself with the same arguments")
            self._open.add(key)
            try:
                ends = self._explore(call.procedure, call.args)
            finally:
                self._open.discard(key)
            if len(self._solved) >= _MOST_REMEMBERED:
                self._solved.clear()
            found, total = levelled(ends)
            solved = self._solved[key] = (tuple(merged(found).items()), total)
        return solved

    def _seal(self, call: Call) -> tuple[Branches, int]:
        """Branch on what is seen; what is not stays together, sealed, with its weights."""
        key = (call.procedure, call.args)
        known = self._sealed.get(key)
        if known is None:
            ends = []
            for args, share, opened in self._openings(call.args):
                branches, ways = self._solve(Call(call.procedure, args))
                ends += [(value, share * weight, opened * ways) for value, weight in branches]
            found, total = levelled(ends)
            groups: dict[Any, dict[Any, int]] = {}
            for (seen, hidden), weight in found:
                group = groups.setdefault(seen, {})
                group[hidden] = group.get(hidden, 0) + weight
            if len(self._sealed) >= _MOST_REMEMBERED:
                self._sealed.clear()
            branches = tuple(
                ((seen, self._closed(group)), sum(group.values())) for seen, group in groups.items()
            )
            known = self._sealed[key] = (branches, total)
        return known

    def _closed(self, group: Mapping[Any, int]) -> Sealed:
        """One seal for each proportion of things held, so that equal ones are the same object."""
        if self._carries_seals and len(self._seals) > FEW_SEALS:
            raise _InStep
        factor = gcd(*group.values())
        pairs = tuple([(hidden, weight // factor) for hidden, weight in group.items()])
        sealed = Sealed(frozenset(pairs))
        return self._seals.setdefault(sealed, (sealed, pairs))[0]

    def _held(self, sealed: Sealed) -> Branches:
        known = self._seals.get(sealed)
        return known[1] if known is not None else tuple(sealed.held)

    def _openings(self, args: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], int, int]]:
        """Every way to open the sealed among some arguments: (arguments, weight, out of how many)."""
        # As they were found: which decision is met first must not hang on the order of a set.
        choices = [self._held(arg) if isinstance(arg, Sealed) else ((arg, 1),) for arg in args]
        total = prod(sum(weight for _held, weight in held) for held in choices)
        for picked in product(*choices):
            yield tuple(held for held, _weight in picked), prod(weight for _held, weight in picked), total

    def _decide(self, choice: Choose) -> str:
        self.choices_met.setdefault(choice.id, choice)
        option = self.policy.get(choice.id)
        if choice.unit:
            option = self.policy.get(f"{choice.id}@{choice.unit}", option)
        if option is None:
            if len(choice.options) == 1:
                return choice.options[0]
            raise Undecided(choice)
        if option not in choice.options:
            raise BadPolicy(choice, option)
        return option


def _consulted(request: Consult) -> tuple[Branches, int]:
    dice = request.chart.dice
    if dice is None:
        raise ValueError(f"{request.rule} consults a chart that has no dice")
    return request.chart.spread(request.column, request.tally.total), dice.ways


def _read(request: Read) -> tuple[Branches, int]:
    row = request.chart.row_for(request.column, request.total)
    return ((request.chart.at(row.id, request.effect or request.column), 1),), 1


#: How chance answers each kind of request; one look-up instead of a chain of questions.
_SPREAD: dict[type, Callable[[Any], tuple[Branches, int]]] = {
    Consult: _consulted,
    Read: _read,
    Roll: lambda request: (request.dice.totals, request.dice.ways),
}


def _holds_seal(args: tuple[Any, ...]) -> bool:
    return Sealed in [type(arg) for arg in args]
