"""`grognard lab`: what is studied with many games."""

from __future__ import annotations

import typer

from grognard.cli import lab_balance, lab_puzzles, lab_tune, lab_whatif
from grognard.cli.group import Command, Group

app = typer.Typer(
    cls=Group, no_args_is_help=True, help="What many games tell: balance, other rules, better weights."
)
app.command("balance", cls=Command)(lab_balance.balance)
app.command("whatif", cls=Command)(lab_whatif.whatif)
app.command("tune", cls=Command)(lab_tune.tune)
app.command("puzzles", cls=Command)(lab_puzzles.puzzles)
