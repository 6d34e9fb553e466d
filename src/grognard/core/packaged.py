"""Data that comes with a package of ours: read once, and never changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar, cast

import msgspec

from grognard.core.datafiles import read_toml
from grognard.core.messages import Label

T = TypeVar("T")


def packaged(package: str, name: str, kind: type[T]) -> T:
    """A TOML file of a package as the type that describes it."""
    found: T = _read(package, name, cast(Any, kind))
    return found


@cache
def labels(package: str) -> Mapping[str, Label]:
    """The short names of a package, `text/labels.toml`, by table and key: `procedure.melee`."""
    tables = packaged(package, "text/labels.toml", dict[str, dict[str, Label]])
    return {f"{table}.{key}": label for table, keys in tables.items() for key, label in keys.items()}


def under(labels: Mapping[str, Label], start: str, *words: str) -> dict[str, Label]:
    """The short names of some words: those of `start` and the word, `counter.states-broken`."""
    return {word: labels[f"{start}-{word.replace(' ', '-')}"] for word in words}


@cache
def _read(package: str, name: str, kind: Any) -> Any:
    return msgspec.convert(read_toml(files(package) / name), kind)
