"""The plainest case of a type: what it needs and no more, for procedures without an example of their own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, get_args, get_origin

import msgspec

from grognard.core.case import Spec, specs

#: how far above the least a number is taken, so that a fight is neither the weakest nor lopsided
_ABOVE = 2


def plainest(case_type: type[msgspec.Struct]) -> dict[str, Any]:
    """Every field that must be filled in, as data that the case accepts where its fields are independent."""
    return _table(case_type, (f"U{number}" for number in count(1)))


def _table(kind: type[msgspec.Struct], names: Iterator[str]) -> dict[str, Any]:
    return {spec.name: _value(spec, spec.kind, names) for spec in specs(kind) if spec.required}


def _value(spec: Spec, kind: Any, names: Iterator[str]) -> Any:
    if spec.choices and kind is spec.kind:
        return spec.choices[0]
    if get_origin(kind) is tuple:
        return [_value(spec, get_args(kind)[0], names) for _ in range(max(1, spec.least or 0))]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _table(kind, names)
    if kind is bool:
        return False
    if kind is int:
        low = spec.low or 0
        return low + _ABOVE if spec.high is None else min(spec.high, low + _ABOVE)
    return next(names)
