"""`grognard lab`: what is studied with many games."""

from __future__ import annotations

import typer

from grognard.cli import lab_tune
from grognard.cli.group import Command, Group

app = typer.Typer(cls=Group, no_args_is_help=True, help="Study the games: tune the engine's weights.")
app.command("tune", cls=Command)(lab_tune.tune)
