"""Random cases for any ruleset, made from the case types alone."""

from __future__ import annotations

import copy
import os
import random
import typing
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec

from grognard import BadCase
from grognard.core.case import Field, Spec, specs
from grognard.core.ruleset import Procedure, Ruleset

#: `make soak` sets this and runs the large counts.
SOAK = bool(os.environ.get("GROGNARD_SOAK"))


def count(usual: int, soak: int) -> int:
    return soak if SOAK else usual


class RandomCases:
    """An endless supply of valid cases of one procedure, some near its example and some far from it.

    Crowded cases have as many pieces as their type allows, many of them with everything that may be named.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        procedure: Procedure,
        seed: int,
        wildness: float = 0.5,
        *,
        crowded: bool = False,
    ) -> None:
        self.ruleset, self.procedure, self.crowded = ruleset, procedure, crowded
        self.rng = random.Random(f"{ruleset.id}/{procedure.id}/{seed}")
        self.example = ruleset.example(procedure.id)
        self.wildness = wildness
        self._names = 0
        #: the share of its lists and names that a crowded case fills
        self._filled = 0.0

    def data(self) -> dict[str, Any]:
        """The data of a case that `build` accepts."""
        for _attempt in range(2000):
            self._names = 0
            self._filled = self.rng.uniform(0.2, 1) if self.crowded else 0.0
            wild = self.wildness * self.rng.random()
            data = self._table(self.procedure.case, self.example, wild)
            try:
                self.ruleset.build_case(self.procedure.id, data)
            except BadCase:
                continue
            return data
        raise AssertionError(f"no valid case of {self.ruleset.id} {self.procedure.id} in 2000 attempts")

    def case(self) -> Any:
        return self.ruleset.build_case(self.procedure.id, self.data())

    def __iter__(self) -> Iterator[Any]:
        while True:
            yield self.case()

    def _table(self, kind: type[msgspec.Struct], near: Any, wild: float) -> dict[str, Any]:
        near = near if isinstance(near, dict) else {}
        data: dict[str, Any] = {}
        for spec in specs(kind):
            if spec.name == "id":
                data["id"] = self._name()
            elif self.crowded and _holds_pieces(spec) and self.rng.random() < self._filled:
                data[spec.name] = self._value(spec, near.get(spec.name), wild)
            elif self.rng.random() < wild:
                if not spec.required and self.rng.random() < 0.3:
                    continue
                data[spec.name] = self._value(spec, near.get(spec.name), wild)
            elif spec.name in near:
                data[spec.name] = self._kept(spec, near[spec.name], wild)
            elif spec.required:
                data[spec.name] = self._value(spec, None, wild)
        return data

    def _kept(self, spec: Spec, near: Any, wild: float) -> Any:
        """The example's value; tables inside it are varied in their own fields."""
        if isinstance(spec.kind, type) and issubclass(spec.kind, msgspec.Struct):
            return self._table(spec.kind, near, wild)
        item = get_args(spec.kind)[0] if get_origin(spec.kind) is tuple else None
        if isinstance(item, type) and issubclass(item, msgspec.Struct):
            return [self._table(item, entry, wild) for entry in near]
        return copy.deepcopy(near)

    def _value(self, spec: Spec, near: Any, wild: float) -> Any:
        kind, rng = spec.kind, self.rng
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._table(kind, near, wild)
        if get_origin(kind) is tuple:
            item = get_args(kind)[0]
            least = spec.least or 0
            length = rng.randint(least, max(least, min(spec.most or 4, 3)))
            if self.crowded:
                length = spec.most or length
            shown = near if isinstance(near, list) and near else [None]
            return [self._item(item, rng.choice(shown), wild) for _ in range(length)]
        if get_origin(kind) is typing.Literal:
            return rng.choice(get_args(kind))
        if kind is bool:
            return rng.random() < 0.5
        if kind is int:
            low = spec.low if spec.low is not None else 0
            high = spec.high if spec.high is not None else low + 12
            return rng.randint(low, high)
        if self.crowded:
            return self._name()
        return near if isinstance(near, str) else "name"

    def _name(self) -> str:
        self._names += 1
        return f"u{self._names}"

    def _item(self, item: Any, near: Any, wild: float) -> Any:
        if isinstance(item, type) and issubclass(item, msgspec.Struct):
            return self._table(item, near, wild)
        field = Field("")
        if get_origin(item) is typing.Annotated:
            item, field = get_args(item)[:2]
        return self._value(Spec("item", item, low=field.ge, high=field.le), near, wild)


def _holds_pieces(spec: Spec) -> bool:
    """Whether a field is a piece, a list of pieces, or the name of one."""
    kind = get_args(spec.kind)[0] if get_origin(spec.kind) is tuple else spec.kind
    return kind is str or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


JUNK: tuple[Any, ...] = (
    -(10**30),
    10**30,
    3.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "no such thing",
    "\x00",
    "\ud800",
    "x" * 5000,
    True,
    [],
    {},
    [[]],
    {"a": {"b": {}}},
    [None, None],
)


def damaged(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Valid data with one thing made wrong somewhere: a field lost, misspelt, or filled with junk."""
    data = copy.deepcopy(data)
    places = list(_tables(data))
    table = rng.choice(places)
    name = rng.choice(sorted(table))
    match rng.randrange(3):
        case 0:
            table[f"{name}s"] = table.pop(name)
        case 1:
            table[rng.choice(("", "nonsense", "ïd", name.upper()))] = 1
        case _:
            value = table[name]
            table[name] = rng.choice(
                [j for j in JUNK if type(j) is not type(value) or j != j or j in (-(10**30), 10**30, "")]
            )
    return data


def _tables(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        if data:
            yield data
        for value in data.values():
            yield from _tables(value)
    elif isinstance(data, list):
        for value in data:
            yield from _tables(value)
