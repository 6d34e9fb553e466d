"""How every command ends: 0 done, 1 the checked thing has findings, 2 bad input, one clear line a fault."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from grognard.core.errors import BadCase, GrognardError


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
    return (str(error),)


class Group(TyperGroup):
    """The commands. Whatever a person can put right is said on stderr, never as a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            done = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as wrong:
            self._say(wrong.format_message())
            done = 2
        except GrognardError as wrong:
            for line in lines_of(wrong):
                self._say(line)
            done = 2
        except typer.Abort:
            done = 130
        if standalone_mode:
            sys.exit(done if isinstance(done, int) else 0)
        return done

    @staticmethod
    def _say(line: str) -> None:
        typer.echo(" ".join(line.split()), err=True)
