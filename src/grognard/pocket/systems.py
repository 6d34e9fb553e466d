"""Systems that come when they are asked for: whoever plays one waits for no other."""

from __future__ import annotations

import gzip
import importlib
import io
import sys
import zipfile
from collections.abc import Callable, Iterable
from importlib.machinery import ModuleSpec
from typing import Any

from grognard.server.problems import Problem

_RULESETS = "grognard.rulesets."

#: an archive by its system; nothing where it cannot be reached
Find = Callable[[str], Any]


class _Systems:
    """Asked before anybody else where a module is, it sees to it that its system is there."""

    def __init__(self, missing: Iterable[str], find: Find, home: str) -> None:
        self._missing, self._find, self._home = set(missing), find, home

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:  # noqa: ARG002
        system = name.removeprefix(_RULESETS).partition(".")[0] if name.startswith(_RULESETS) else ""
        if system in self._missing:
            found = self._find(system)
            if found is None:
                raise Problem(503, "This system is not here yet, and there is no network")
            with zipfile.ZipFile(io.BytesIO(gzip.decompress(_content(found)))) as archive:
                archive.extractall(self._home)
            self._missing.discard(system)
            importlib.invalidate_caches()
        return None


def _content(found: Any) -> bytes:
    """What the browser hands over is none of Python's own."""
    content: bytes = found if isinstance(found, bytes) else found.to_bytes()
    return content


def fetch_when_asked(systems: Iterable[str], find: Find, home: str) -> None:
    sys.meta_path.insert(0, _Systems(list(systems), find, home))
