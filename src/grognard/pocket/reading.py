"""What a question may hold, read off the function that answers it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec

from grognard.server.problems import Problem

#: what is not asked for, but stands beside a question
BESIDE = ("games", "here")


def read(function: Callable[..., Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The values for a function's parameters; a problem where something is wrong, missing or too much."""
    try:
        read = msgspec.convert(given, _shape(function), strict=False)
    except msgspec.ValidationError as wrong:
        faults = [{"where": "", "what": str(wrong)}]
        raise Problem(422, "The request is not as it should be", str(wrong), faults) from None
    return {name: getattr(read, name) for name in read.__struct_fields__}


@cache
def _shape(function: Callable[..., Any]) -> type[msgspec.Struct]:
    kinds = get_type_hints(function)
    fields: list[Any] = [
        (one.name, kinds[one.name])
        if one.default is inspect.Parameter.empty
        else (one.name, kinds[one.name], one.default)
        for one in inspect.signature(function).parameters.values()
        if one.name not in BESIDE
    ]
    return msgspec.defstruct(function.__name__, fields, kw_only=True, forbid_unknown_fields=True)


def wants(function: Callable[..., Any], name: str) -> bool:
    return name in inspect.signature(function).parameters
