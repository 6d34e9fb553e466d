"""Odds of counters that influence one another now and then: all histories of a ruling, carried abreast.

A procedure never looks into a seal, so all histories that have shown the same run the same text. They go
through it together, once: each is a row that says for every seal which proportion of things it holds, by
number, and what the row weighs. A seal that is opened makes a new column.

The proportions are not brought to a common sum. What they sum up to belongs to the weight of the row, so that
all weights are whole numbers over a total with no other factors than the dice have.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import chain, compress, count, product
from math import lcm, prod
from operator import is_
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from grognard.core.drivers.sheaf import Place, Proportion, Sheaf
from grognard.core.procedure import Call, Flow, Request, Resolution, Sealed
from grognard.core.rules import Rules
from grognard.dice import Distribution

Branches = tuple[tuple[Any, int], ...]
Column = Sequence[Any]
#: what is seen, and what one thing then becomes, with weights
Move = tuple[Any, list[tuple[int, int]]]
#: what is seen, and the number of the proportion that is left
Opened = list[tuple[Any, int]]

T = TypeVar("T", bound=Hashable)


class Solver(Protocol):
    """What is asked of the driver that explores everything else."""

    rules: Rules

    def branches(self, request: Request) -> tuple[Branches, int]: ...
    def part(self, call: Call) -> Distribution[Any]: ...


class Rows(msgspec.Struct):
    """Histories that have shown the same so far."""

    #: the number of a seal -> for each history the number of the proportion it holds
    columns: Mapping[int, Column]
    weights: Sequence[int]
    total: int

    def times(self, share: int, ways: int) -> Rows:
        weights = self.weights if share == 1 else [weight * share for weight in self.weights]
        return Rows(self.columns, weights, self.total * ways)


class Abreast:
    """Explores procedures that carry seals."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._things = _Numbered[Any]()
        self._proportions = _Numbered[Proportion]()
        self._opened: dict[Any, dict[Any, Opened]] = {}
        self._moves: dict[Any, dict[Any, tuple[list[Move], int]]] = {}
        self._called: dict[Call, list[tuple[Any, Rows]]] = {}
        self._seals = count(1)

    def sheaves(
        self, procedure: Callable[..., Flow[Resolution]], args: tuple[Any, ...]
    ) -> tuple[list[Sheaf], int]:
        """Every way a ruling can end, and what the weights add up to."""
        ends = _levelled(self._explore(procedure, args))
        total = ends[0][1].total
        return [self._bound(end, rows) for end, rows in ends], total

    def _bound(self, end: Resolution, rows: Rows) -> Sheaf:
        return Sheaf(end.events, [self._place(call, rows) for call in end.then], rows.weights)

    def _place(self, call: Call, rows: Rows) -> Place:
        """An independent part that follows: what it makes of each thing that its seals can hold."""
        seals = [arg.held for arg in call.args if type(arg) is Sealed]
        if not seals:
            return Place([0] * len(rows.weights), [((None,), (1,))], {None: self._solver.part(call)})
        keys = _joined([rows.columns[seal] for seal in seals])
        numbers = {key: number for number, key in enumerate(dict.fromkeys(keys))}
        held = [self._held(key) for key in numbers]
        things = {thing for those, _weights in held for thing in those}
        procedure, args = call.procedure, call.args
        parts = {thing: self._solver.part(Call(procedure, self._open_args(args, thing))) for thing in things}
        return Place([numbers[key] for key in keys], held, parts)

    def _held(self, key: Any) -> Proportion:
        """What the seals of a key can hold together, and how much of each."""
        if not isinstance(key, tuple):
            held: Proportion = self._proportions.listed[key]
            return held
        each = [self._proportions.listed[number] for number in key]
        things = tuple(product(*[things for things, _weights in each]))
        return things, tuple(map(prod, product(*[weights for _things, weights in each])))

    def _open_args(self, args: tuple[Any, ...], things: Any) -> tuple[Any, ...]:
        numbers = iter(things if isinstance(things, tuple) else (things,))
        return tuple([self._things.listed[next(numbers)] if type(arg) is Sealed else arg for arg in args])

    def _explore(self, procedure: Callable[..., Flow[Any]], args: tuple[Any, ...]) -> list[tuple[Any, Rows]]:
        """Every way a procedure can end, with the histories that end so; the seals in it are numbered in
        order."""
        ends: dict[Any, list[Rows]] = {}
        pending: list[tuple[tuple[Any, ...], Rows]] = [((), Rows({}, [1], 1))]
        while pending:
            answers, rows = pending.pop()
            flow = procedure(self._solver.rules, *args)
            try:
                request = next(flow)
                for answer in answers:
                    request = flow.send(answer)
                while True:
                    (answer, first), *others = self._branches(request, rows)
                    pending += [((*answers, other), left) for other, left in others]
                    answers, rows = (*answers, answer), first
                    request = flow.send(answer)
            except StopIteration as end:
                kept = list(dict.fromkeys(_seals_in(end.value)))
                order = {seal: number for number, seal in enumerate(kept)}
                columns = {number: rows.columns[seal] for number, seal in enumerate(kept)}
                value = _renumbered(end.value, order)
                ends.setdefault(value, []).append(Rows(columns, rows.weights, rows.total))
        return [(value, _merged(found)) for value, found in ends.items()]

    def _branches(self, request: Request, rows: Rows) -> list[tuple[Any, Rows]]:
        if type(request) is Call:
            if request.abreast:
                return self._go_on(request, rows)
            if request.seals:
                return self._open(request, rows)
        branches, ways = self._solver.branches(request)
        return [(answer, rows.times(share, ways)) for answer, share in branches]

    def _go_on(self, call: Call, before: Rows) -> list[tuple[Any, Rows]]:
        """A sub-procedure that hands seals back: its histories follow on each of those before."""
        found = self._called.get(call)
        if found is None:
            found = self._called[call] = self._explore(call.procedure, call.args)
        going_on = []
        for value, rows in found:
            names = {number: next(self._seals) for number in rows.columns}
            after = {names[number]: column for number, column in rows.columns.items()}
            going_on.append(
                (_renumbered(value, names), _product(before, Rows(after, rows.weights, rows.total)))
            )
        return going_on

    def _open(self, call: Call, rows: Rows) -> list[tuple[Any, Rows]]:
        """Branch on what is seen; what is not becomes a column. A seal once opened is not opened again."""
        seals = [arg.held for arg in call.args if type(arg) is Sealed]
        held = _joined([rows.columns[seal] for seal in seals]) if seals else [()] * len(rows.weights)
        after, ways = self._weighed(call, set(held))
        left = {seal: column for seal, column in rows.columns.items() if seal not in seals}
        before = Rows(left, rows.weights, rows.total * ways)
        return [self._seen(what, numbers, before, held) for what, numbers in after.items()]

    def _seen(self, what: Any, numbers: Mapping[Any, int], rows: Rows, held: Column) -> tuple[Any, Rows]:
        """The histories that show one thing, with a column for what they do not show."""
        columns, weights = rows.columns, rows.weights
        new = [numbers.get(key) for key in held]
        if None in new:
            here = [number is not None for number in new]
            columns = {seal: list(compress(column, here)) for seal, column in columns.items()}
            weights, new = list(compress(weights, here)), list(compress(new, here))
        seal = next(self._seals)
        return (what, Sealed(seal)), Rows({**columns, seal: new}, weights, rows.total)

    def _weighed(self, call: Call, keys: set[Any]) -> tuple[dict[Any, dict[Any, int]], int]:
        """What each of some proportions shows: seen -> proportion before -> proportion after; all of them out
        of so many."""
        pattern = (call.procedure, *[None if type(arg) is Sealed else arg for arg in call.args])
        moves = self._moves.setdefault(pattern, {})
        for thing in {thing for key in keys for thing in self._held(key)[0]}:
            if thing not in moves:
                moves[thing] = self._move(Call(call.procedure, self._open_args(call.args, thing)))
        ways = lcm(*{own for _moves, own in moves.values()})
        scaled = {
            thing: [
                (seen, [(hidden, weight * (ways // own)) for hidden, weight in ends]) for seen, ends in each
            ]
            for thing, (each, own) in moves.items()
        }
        known = self._opened.setdefault((pattern, ways), {})
        after: dict[Any, dict[Any, int]] = {}
        for key in keys:
            if key not in known:
                known[key] = self._spread(scaled, self._held(key))
            for seen, number in known[key]:
                after.setdefault(seen, {})[key] = number
        return after, ways

    def _move(self, call: Call) -> tuple[list[Move], int]:
        """What one thing shows and becomes."""
        branches, ways = self._solver.branches(call)
        groups: dict[Any, list[tuple[int, int]]] = {}
        for (seen, hidden), weight in branches:
            groups.setdefault(seen, []).append((self._things.number(hidden), weight))
        return list(groups.items()), ways

    def _spread(self, moves: Mapping[Any, list[Move]], held: Proportion) -> Opened:
        groups: dict[Any, dict[int, int]] = {}
        for thing, share in zip(*held, strict=True):
            for seen, ends in moves[thing]:
                group = groups.get(seen)
                if group is None:
                    group = groups[seen] = {}
                for hidden, weight in ends:
                    group[hidden] = group.get(hidden, 0) + share * weight
        return [(seen, self._proportions.number(_in_order(group))) for seen, group in groups.items()]


def _in_order(group: Mapping[int, int]) -> Proportion:
    things = tuple(sorted(group))
    return things, tuple([group[thing] for thing in things])


class _Numbered(Generic[T]):
    """Things by number, equal ones under the same."""

    def __init__(self) -> None:
        self.listed: list[T] = []
        self._numbers: dict[T, int] = {}

    def number(self, thing: T) -> int:
        number = self._numbers.setdefault(thing, len(self.listed))
        if number == len(self.listed):
            self.listed.append(thing)
        return number


def _joined(columns: list[Column]) -> Column:
    return columns[0] if len(columns) == 1 else list(zip(*columns, strict=True))


def _product(first: Rows, second: Rows) -> Rows:
    """Each history of the one before each of the other."""
    if len(first.weights) == 1 and not first.columns:
        return second.times(first.weights[0], first.total)
    many = len(second.weights)
    columns = {seal: [held for held in column for _ in range(many)] for seal, column in first.columns.items()}
    columns |= {seal: list(column) * len(first.weights) for seal, column in second.columns.items()}
    weights = [one * other for one in first.weights for other in second.weights]
    return Rows(columns, weights, first.total * second.total)


def _merged(found: list[Rows]) -> Rows:
    """Histories that ended alike. Equal rows are rare: to look for them costs more than to keep them."""
    if len(found) == 1:
        return found[0]
    total = lcm(*[rows.total for rows in found])
    columns = {
        seal: list(chain.from_iterable([rows.columns[seal] for rows in found])) for seal in found[0].columns
    }
    weights = list(chain.from_iterable([rows.times(total // rows.total, 1).weights for rows in found]))
    if not columns:
        weights = [sum(weights)]
    return Rows(columns, weights, total)


def _levelled(ends: list[tuple[Any, Rows]]) -> list[tuple[Any, Rows]]:
    total = lcm(*[rows.total for _end, rows in ends])
    return [(end, rows.times(total // rows.total, total // rows.total)) for end, rows in ends]


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
