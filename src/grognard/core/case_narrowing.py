"""Which fields of a case mean something beside which others, so that a form shows no others.

Nothing is declared for it: it is found by trying out what the case type's own `faults()` refuse. A battery
under a NO FIRE marker is refused to infantry, so a form that says infantry need not ask for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, get_origin

import msgspec

from grognard.core.case import Spec, specs

#: deciding field -> its value -> what remains, as it is typed; values that leave everything open are left out
Narrowed = Mapping[str, Mapping[str, tuple[str, ...]]]


@cache
def narrowing(case_type: type[msgspec.Struct]) -> Mapping[str, Narrowed]:
    """By field of a case type: what the values of other fields leave of it."""
    fields = specs(case_type)
    deciding = [spec for spec in fields if spec.choices]
    if not hasattr(case_type, "faults") or any(_filling(spec) is _NONE for spec in fields if spec.required):
        return {}
    tried = _Trials(case_type, fields, deciding)
    found = {spec.name: _narrowed(spec, deciding, tried) for spec in fields if _values(spec)}
    return {name: narrowed for name, narrowed in found.items() if narrowed}


class _Trials:
    """A case with every required field filled in somehow, tried out with others changed."""

    def __init__(self, case_type: Callable[..., Any], fields: tuple[Spec, ...], literals: list[Spec]) -> None:
        self.case_type, self.literals = case_type, literals
        self.names = [spec.name for spec in fields]
        self.base = {spec.name: _filling(spec) for spec in fields if spec.required}

    def allow(self, chosen: Mapping[str, Any], field: str) -> bool:
        """Whether some case with these values has no fault in a field; one other field may vary."""
        return any(
            field not in {fault.path for fault in self.case_type(**case).faults()}
            for case in self._variations(chosen)
        )

    def _variations(self, chosen: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        yield {**self.base, **chosen}
        for spec in self.literals:
            if spec.name not in chosen:
                for value in spec.choices:
                    yield {**self.base, spec.name: value, **chosen}


def _narrowed(spec: Spec, deciding: list[Spec], tried: _Trials) -> Narrowed:
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    values = _values(spec)
    for other in deciding:
        # A field decides about those that are asked for after it.
        if other.name == spec.name or tried.names.index(other.name) > tried.names.index(spec.name):
            continue
        for value in other.choices:
            left = [one for one in values if tried.allow({other.name: value, spec.name: one}, spec.name)]
            # Nothing is left where the fault lies elsewhere in the case that is tried.
            if 0 < len(left) < len(values):
                found.setdefault(other.name, {})[value] = tuple(map(_typed, left))
    return found


def _values(spec: Spec) -> tuple[Any, ...]:
    """What a field may hold, or two examples where that is many: its default and something else."""
    if spec.choices:
        return spec.choices
    if spec.kind is bool:
        return (False, True)
    if spec.kind is int and not spec.required and isinstance(spec.default, int) and spec.high is not None:
        return (spec.default, spec.low if spec.default == spec.high else spec.default + 1)
    return ()


_NONE = object()


def _filling(spec: Spec) -> Any:
    if spec.choices:
        return spec.choices[0]
    if spec.kind is int:
        return spec.low if spec.low is not None else 1
    if spec.kind is str:
        return "unit"
    if get_origin(spec.kind) is tuple and not spec.least:
        return ()
    return _NONE


def _typed(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
