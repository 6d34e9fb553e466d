"""A folder of files that is not on a disk."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from os import PathLike, fspath
from typing import Any


class MadeFile(Traversable):
    def __init__(self, name: str, text: str | None) -> None:
        self._name, self._text = name, text

    @property
    def name(self) -> str:
        return self._name

    def is_file(self) -> bool:
        return self._text is not None

    def is_dir(self) -> bool:
        return False

    def iterdir(self) -> Iterator[Traversable]:
        return iter(())

    def joinpath(self, *descendants: str | PathLike[str]) -> Traversable:
        return MadeFile("/".join((self._name, *[fspath(one) for one in descendants])), None)

    def read_bytes(self) -> bytes:
        if self._text is None:
            raise FileNotFoundError(self._name)
        return self._text.encode("utf-8", "surrogatepass")

    def read_text(self, encoding: str | None = None) -> str:
        return self.read_bytes().decode(encoding or "utf-8")

    def open(self, mode: str = "r", *_args: Any, **_options: Any) -> Any:
        data = self.read_bytes()
        return io.BytesIO(data) if "b" in mode else io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")


class MadeFolder(MadeFile):
    def __init__(self, name: str, files: Mapping[str, str]) -> None:
        super().__init__(name, None)
        self._files = files

    def is_dir(self) -> bool:
        return True

    def iterdir(self) -> Iterator[Traversable]:
        return (MadeFile(name, text) for name, text in self._files.items())

    def joinpath(self, *descendants: str | PathLike[str]) -> Traversable:
        name = fspath(descendants[-1])
        return MadeFile(name, self._files.get(name))
