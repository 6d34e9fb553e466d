"""Input that cannot be used, in words."""

from __future__ import annotations

import re

from grognard.core.errors import BadCase, BadFolder, GrognardError, one_line

#: a name that is longer than a line should be
_ENDLESS = re.compile(r"\S{301,}")


class Stop(GrognardError):
    """Input that cannot be used, already in words: one line a fault."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        super().__init__("; ".join(lines))


def lines_of(error: GrognardError) -> tuple[str, ...]:
    """What a person is told about an error. A name without end is cut, a long list of names is not."""
    return tuple(_ENDLESS.sub(lambda name: one_line(name[0]), line) for line in _said(error))


def _said(error: GrognardError) -> tuple[str, ...]:
    if isinstance(error, Stop):
        return error.lines
    if isinstance(error, BadCase):
        return tuple(map(str, error.faults))
    if isinstance(error, BadFolder):
        return tuple(map(str, error.flaws))
    return (str(error),)
