"""Types are learned before there are threads.

msgspec looks at a type when it is first asked to read one, and remembers what it found. Two threads that ask
for the same new type at the same moment can bring the whole program down: one sees what the other has only
half written. So whoever is about to start threads has everything learned first.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import msgspec


def prime(*packages: ModuleType) -> int:
    """Have every struct that is defined in some packages, or was before, looked at; how many there are."""
    for package in packages:
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return sum(1 for kind in structs() if _learned(kind))


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every kind of struct that the program knows by now, each once."""
    seen: set[type[msgspec.Struct]] = set()
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            if kind not in seen:
                seen.add(kind)
                waiting.append(kind)
                yield kind


def _learned(kind: type[msgspec.Struct]) -> bool:
    """False for what is never read from data: it has fields that no text can hold."""
    try:
        msgspec.json.Decoder(kind)
    except (TypeError, NameError):
        return False
    return True
