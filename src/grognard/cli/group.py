"""How every command ends: 0 done, 1 the checked thing has findings, 2 bad input, one clear line a fault."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from grognard.answers.errors import Stop, lines_of
from grognard.cli.parameters import given, shortened
from grognard.core.errors import GrognardError

if TYPE_CHECKING:
    _Base = TyperCommand
else:
    _Base = object


class _Plain(_Base):
    """A command whose parameters are read by us."""

    def get_params(self, ctx: Any) -> list[Any]:
        parameters: list[Any] = super().get_params(ctx)
        for parameter in parameters:
            parameter.process_value = partial(given, parameter)
        return parameters


class Command(_Plain, TyperCommand):
    """One command."""


class Group(_Plain, TyperGroup):
    """The commands. Whatever a person can put right is said on stderr, never as a traceback."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx))
            raise Stop(f"there is no command {shortened(args[0])!r} (one of: {known})")
        return super().resolve_command(ctx, args)

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
            if sys.stdout is not None:
                sys.stdout.flush()
        except typer.TyperException as wrong:
            self._say(wrong.format_message())
            done = 2
        except GrognardError as wrong:
            for line in lines_of(wrong):
                self._say(line)
            done = 2
        except typer.Abort:
            done = 130
        except (SystemExit, BrokenPipeError):
            # The reader of our output has seen enough: Rich and Typer leave like this, and only then.
            _drop_output()
            done = 0
        except OSError as wrong:
            _drop_output()
            self._say(f"standard output: cannot be written: {wrong.strerror or wrong}")
            done = 2
        if standalone_mode:
            sys.exit(done if isinstance(done, int) else 0)
        return done

    @staticmethod
    def _say(line: str) -> None:
        typer.echo(" ".join(line.split()), err=True)


def _drop_output() -> None:
    """What is still waiting to be written goes nowhere, and causes no second complaint at the end."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), sys.__stdout__.fileno() if sys.__stdout__ is not None else 1)
