"""Odds of counters that influence one another now and then: all histories of a ruling, carried abreast.

A procedure never looks into a seal, so all histories that have shown the same run the same text. They go
through it together, once: a table says for every history which proportion of things each seal holds. A seal
that is opened leaves its place in the table to what it became.

All weights are whole numbers over a total with no other factors than the dice have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count
from math import lcm, prod
from operator import is_
from typing import Any, Protocol

import msgspec

from grognard.core.drivers.histories import Histories
from grognard.core.drivers.loop import every_way
from grognard.core.drivers.proportions import Interned, Move, Proportions, Transition
from grognard.core.drivers.sheaf import Place, Sheaf
from grognard.core.procedure import Call, Flow, Request, Resolution, Sealed
from grognard.core.rules import Rules
from grognard.dice import Distribution

Branches = tuple[tuple[Any, int], ...]


class Solver(Protocol):
    """What is asked of the driver that explores everything else."""

    rules: Rules

    def branches(self, request: Request) -> tuple[Branches, int]: ...
    def part(self, call: Call) -> Distribution[Any]: ...


class Rows(msgspec.Struct):
    """Histories that have shown the same so far."""

    #: the seals by number, in the order of their places in the tables
    seals: tuple[int, ...]
    #: how often each table counts, all out of so many
    tables: list[tuple[int, Histories]]
    total: int

    def times(self, share: int, ways: int) -> Rows:
        return Rows(self.seals, [(share * times, table) for times, table in self.tables], self.total * ways)

    def rows(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every history by itself, and how many times it counts."""
        for times, table in self.tables:
            for held, own in table.rows():
                yield held, times * own

    @property
    def table(self) -> Histories:
        """All of them in one table. They are brought together only where somebody goes on from there."""
        ((times, _table), *others) = self.tables
        if others or times != 1:
            self.tables = [(1, Histories.summed(self.tables))]
        return self.tables[0][1]


class Abreast:
    """Explores procedures that carry seals."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._things = Interned[Any]()
        self._proportions = Proportions()
        self._moves: dict[Any, dict[Any, Move]] = {}
        self._transitions: dict[Any, Transition] = {}
        self._called: dict[Call, list[tuple[Any, Rows]]] = {}
        self._seals = count(1)

    def sheaves(
        self, procedure: Callable[..., Flow[Resolution]], args: tuple[Any, ...]
    ) -> tuple[list[Sheaf], int]:
        """Every way a ruling can end, and what the weights add up to."""
        ends = self._explore(procedure, args)
        total = lcm(*[rows.total for _end, rows in ends])
        return [self._bound(end, rows.times(total // rows.total, 1)) for end, rows in ends], total

    def _bound(self, end: Resolution, rows: Rows) -> Sheaf:
        """What follows independently, each part in a place of its own."""
        rows = self._laid_out(rows, [_handed_over(call) for call in end.then])
        places = [self._place(call, rows, place) for place, call in enumerate(end.then)]
        return Sheaf(end.events, places, rows.tables, self._proportions)

    def _place(self, call: Call, rows: Rows, place: int) -> Place:
        """An independent part that follows: what it makes of each thing that its seals can hold."""
        numbers = set().union(*[table.held(place) for _times, table in rows.tables])
        procedure, args = call.procedure, call.args
        return Place(
            {
                thing: self._solver.part(Call(procedure, self._open_args(args, thing)))
                for thing in self._proportions.things(numbers)
            }
        )

    def _open_args(self, args: tuple[Any, ...], things: Any) -> tuple[Any, ...]:
        numbers = iter(things if isinstance(things, tuple) else (things,))
        return tuple([self._things.listed[next(numbers)] if type(arg) is Sealed else arg for arg in args])

    def _explore(self, procedure: Callable[..., Flow[Any]], args: tuple[Any, ...]) -> list[tuple[Any, Rows]]:
        """Every way a procedure can end, with the histories that end so; the seals in it are numbered in
        order."""
        ends: dict[Any, list[Rows]] = {}
        start = Rows((), [(1, Histories.of(0, [((), 1)]))], 1)
        begin = partial(procedure, self._solver.rules, *args)
        for end, rows, _ways in every_way(begin, self._fork, start, _latter):
            kept = list(dict.fromkeys(_seals_in(end)))
            value = _renumbered(end, {seal: number for number, seal in enumerate(kept)})
            ends.setdefault(value, []).append(self._laid_out(rows, [(seal,) for seal in kept]))
        return [(value, _merged(found)) for value, found in ends.items()]

    def _fork(self, request: Request, rows: Rows) -> tuple[list[tuple[Any, Rows]], int]:
        """Every answer, with the histories as they are after it; these know by themselves what they weigh."""
        if type(request) is Call:
            if request.abreast:
                return self._go_on(request, rows), 1
            if request.seals:
                return self._open(request, rows), 1
        branches, ways = self._solver.branches(request)
        return [(answer, rows.times(share, ways)) for answer, share in branches], 1

    def _go_on(self, call: Call, before: Rows) -> list[tuple[Any, Rows]]:
        """A sub-procedure that hands seals back: its histories follow on each of those before."""
        found = self._called.get(call)
        if found is None:
            found = self._called[call] = self._explore(call.procedure, call.args)
        going_on = []
        for value, rows in found:
            names = {number: next(self._seals) for number in rows.seals}
            after = msgspec.structs.replace(rows, seals=tuple(names.values()))
            going_on.append((_renumbered(value, names), _product(before, after)))
        return going_on

    def _open(self, call: Call, rows: Rows) -> list[tuple[Any, Rows]]:
        """Branch on what is seen; what is not stays in the table. A seal once opened is not opened again."""
        seals = _handed_over(call)
        if len(seals) == 1:
            place = rows.seals.index(seals[0])
        else:
            others = [(seal,) for seal in rows.seals if seal not in seals]
            rows, place = self._laid_out(rows, [*others, seals]), len(others)
        table = rows.table
        transition = self._transition(call, table.held(place))
        seal, total = next(self._seals), rows.total * transition.ways
        left = (*rows.seals[:place], seal, *rows.seals[place + 1 :])
        return [
            ((seen, Sealed(seal)), Rows(left, [(1, after)], total))
            for seen, after in table.opened(place, transition)
        ]

    def _transition(self, call: Call, numbers: set[int]) -> Transition:
        """What a call makes of everything that some proportions hold."""
        pattern = (call.procedure, *[None if type(arg) is Sealed else arg for arg in call.args])
        moves = self._moves.setdefault(pattern, {})
        known = len(moves)
        for thing in self._proportions.things(numbers).difference(moves):
            moves[thing] = self._move(Call(call.procedure, self._open_args(call.args, thing)))
        if len(moves) > known:
            self._transitions[pattern] = Transition(moves, self._proportions)
        return self._transitions[pattern]

    def _move(self, call: Call) -> Move:
        """What one thing shows and becomes."""
        branches, ways = self._solver.branches(call)
        return {(seen, self._things.number(hidden)): weight for (seen, hidden), weight in branches}, ways

    def _laid_out(self, rows: Rows, groups: list[tuple[int, ...]]) -> Rows:
        """The same histories with one place for each group of seals; those in no group are summed up."""
        if groups == [(seal,) for seal in rows.seals]:
            return rows
        places = {seal: place for place, seal in enumerate(rows.seals)}
        columns = [[places[seal] for seal in group] for group in groups]
        rest = set(range(len(rows.seals))).difference(*columns)
        together, whole = self._proportions.together, self._proportions.sum
        laid = [
            (
                tuple([together([held[place] for place in column]) for column in columns]),
                weight * prod([whole(held[place]) for place in rest]),
            )
            for held, weight in rows.rows()
        ]
        seals = tuple([group[0] if len(group) == 1 else next(self._seals) for group in groups])
        return Rows(seals, [(1, Histories.of(len(groups), laid))], rows.total)


def _latter(_before: Rows, rows: Rows) -> Rows:
    return rows


def _product(first: Rows, second: Rows) -> Rows:
    """Each history of the one before each of the other."""
    if not first.seals:
        return second.times(sum([times for _held, times in first.rows()]), first.total)
    rows = [((*held, *more), times * own) for held, times in first.rows() for more, own in second.rows()]
    seals = (*first.seals, *second.seals)
    return Rows(seals, [(1, Histories.of(len(seals), rows))], first.total * second.total)


def _merged(found: list[Rows]) -> Rows:
    """Histories that ended alike, their seals numbered in order."""
    total = lcm(*[rows.total for rows in found])
    level = [rows.times(total // rows.total, 1) for rows in found]
    seals = tuple(range(len(found[0].seals)))
    return Rows(seals, [table for rows in level for table in rows.tables], total)


def _handed_over(call: Call) -> tuple[int, ...]:
    return tuple([arg.held for arg in call.args if type(arg) is Sealed])


def _seals_in(value: Any) -> Iterator[int]:
    """The numbers of the seals in a value, in order."""
    kind = type(value)
    if kind is Sealed:
        yield value.held
    elif kind is tuple:
        for item in value:
            yield from _seals_in(item)
    elif kind is Call:
        # Only what is handed over by itself is ever opened.
        yield from [arg.held for arg in value.args if type(arg) is Sealed]
    elif kind is Resolution:
        yield from _seals_in(value.then)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _seals_in(getattr(value, name))


def _renumbered(value: Any, names: Mapping[int, int]) -> Any:
    """The same value with other numbers on its seals; whatever holds none is left as it is."""
    kind = type(value)
    if kind is Sealed:
        return Sealed(names[value.held])
    if kind is tuple:
        items = tuple([_renumbered(item, names) for item in value])
        return value if all(map(is_, items, value)) else items
    if kind is Call:
        args = [Sealed(names[arg.held]) if type(arg) is Sealed else arg for arg in value.args]
        return Call(value.procedure, tuple(args), value.seals, value.abreast)
    if kind is Resolution:
        return Resolution(value.events, _renumbered(value.then, names))
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        new = {name: _renumbered(field, names) for name, field in fields.items()}
        changes = {name: field for name, field in new.items() if field is not fields[name]}
        return msgspec.structs.replace(value, **changes) if changes else value
    return value
