"""Input that cannot be used, in words."""

from __future__ import annotations

from grognard.core.errors import BadCase, BadFolder, GrognardError


class Stop(GrognardError):
    """Input that cannot be used, already in words: one line a fault."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        super().__init__("; ".join(lines))


def lines_of(error: GrognardError) -> tuple[str, ...]:
    """What a person is told about an error."""
    if isinstance(error, Stop):
        return error.lines
    if isinstance(error, BadCase):
        return tuple(map(str, error.faults))
    if isinstance(error, BadFolder):
        return tuple(map(str, error.flaws))
    return (str(error),)
