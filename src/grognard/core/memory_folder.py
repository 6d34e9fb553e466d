"""A folder that lies on no disk: what is edited, or was sent, is read by the same readers as any other."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any


class MemoryFolder(Traversable):
    """Plain files by name; folders inside it there are none."""

    def __init__(self, name: str, files: Mapping[str, str]) -> None:
        self._name, self.files = name, dict(files)

    @property
    def name(self) -> str:
        return self._name

    def iterdir(self) -> Iterator[Traversable]:
        return (MemoryFile(name, text) for name, text in self.files.items())

    def is_dir(self) -> bool:
        return True

    def is_file(self) -> bool:
        return False

    def joinpath(self, *names: Any) -> Traversable:
        name = "/".join(map(str, names))
        return MemoryFile(name, self.files.get(name))

    def __truediv__(self, name: Any) -> Traversable:
        return self.joinpath(name)

    def read_bytes(self) -> bytes:
        raise IsADirectoryError(self._name)

    def read_text(self, encoding: str | None = None, errors: str | None = None) -> str:  # noqa: ARG002
        raise IsADirectoryError(self._name)

    def open(self, *_args: Any, **_kwargs: Any) -> Any:
        raise IsADirectoryError(self._name)


class MemoryFile(Traversable):
    """One of them, or one that is missing."""

    def __init__(self, name: str, text: str | None) -> None:
        self._name, self._text = name, text

    @property
    def name(self) -> str:
        return self._name

    def iterdir(self) -> Iterator[Traversable]:
        raise NotADirectoryError(self._name)

    def is_dir(self) -> bool:
        return False

    def is_file(self) -> bool:
        return self._text is not None

    def joinpath(self, *_names: Any) -> Traversable:
        raise NotADirectoryError(self._name)

    def __truediv__(self, name: Any) -> Traversable:
        return self.joinpath(name)

    def read_bytes(self) -> bytes:
        return bytes(self.open("rb").read())

    def read_text(self, encoding: str | None = None, errors: str | None = None) -> str:  # noqa: ARG002
        return str(self.open().read())

    def open(self, mode: str = "r", *_args: Any, **_kwargs: Any) -> Any:
        if self._text is None:
            raise FileNotFoundError(self._name)
        data = io.BytesIO(self._text.encode())
        # Lines end as in any file that is read as a text.
        return data if "b" in mode else io.TextIOWrapper(data, encoding="utf-8")
