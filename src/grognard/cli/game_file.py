"""A game in a file: read once, written whole or not at all, and never over somebody else's input."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from grognard.answers.errors import Stop
from grognard.core.bounds import bounded
from grognard.core.game import Game
from grognard.core.game.save import read_saved
from grognard.games import load
from grognard.post.lines import is_letter

#: bytes of a saved game; the longest battles take a quarter of it
LARGEST = 8_000_000


class GameFile:
    """A file and the game in it, as it was when it was read."""

    def __init__(self, path: Path, *, adopt: bool = False) -> None:
        #: where a link leads: the link itself stays
        self.path = path.resolve()
        self.name = str(path)
        self.adopt = adopt
        self.read()

    def read(self) -> None:
        self.text = read_text(self.path, self.name)
        if is_letter(self.text):
            what = "nothing in a sealed game is taken back or put right"
            raise Stop(f"{self.name}: {what}; expected show, orders, apply, replay, verify or resend")
        self.game: Game = load(self.text, self.name, adopt=self.adopt)

    def write(self) -> None:
        """Put the game into the file, unless somebody has written to it since it was read."""
        text = self.game.save()
        if text == self.text:
            return
        with locked(self.path.parent):
            if _seal(read_text(self.path, self.name), self.name) != _seal(self.text, self.name):
                raise Stop(f"{self.name}: changed by somebody else since it was read; nothing was written")
            replace(self.path, self.name, text)
        self.text = text


def create(path: Path, text: str) -> None:
    """A new file; one that is there already is left alone."""
    with locked(path.resolve().parent):
        if os.path.lexists(path):
            raise Stop(f"{path}: is there already; expected the name of a new file")
        replace(path.resolve(), str(path), text)


def read_text(path: Path, name: str) -> str:
    try:
        held = bounded(path, LARGEST)
        if len(held) > LARGEST:
            raise Stop(f"{name}: not a saved game: expected at most {LARGEST} bytes")
        return held.decode("utf-8-sig")
    except OSError as wrong:
        raise Stop(f"{name}: cannot be read: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError:
        raise Stop(f"{name}: not a saved game: not a text file in UTF-8") from None


def replace(path: Path, name: str, text: str) -> None:
    """Write a file whole or not at all: first beside it, then in its place."""
    beside = ""
    try:
        mode = path.stat().st_mode & 0o777 if os.path.exists(path) else 0o666 & ~_umask()
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(beside, mode)
        os.replace(beside, path)
    except OSError as wrong:
        if beside:
            with suppress(OSError):
                os.unlink(beside)
        raise Stop(f"{name}: cannot be written: {wrong.strerror or wrong}") from None


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other writers of this folder's games waiting, on systems that have such a lock."""
    try:
        import fcntl
    except ImportError:  # pragma: no cover - Windows
        yield
        return
    try:
        held = os.open(folder, os.O_RDONLY)
    except OSError as wrong:
        raise Stop(f"{folder}: cannot be opened: {wrong.strerror or wrong}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def _seal(text: str, name: str) -> str:
    return read_saved(text, name).seal


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
