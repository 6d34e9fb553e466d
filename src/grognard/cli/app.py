"""The commands of `grognard`, each in its own file."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from grognard.cli import (
    arena,
    backup,
    charts,
    check_db,
    engine,
    export,
    game,
    generate,
    import_map,
    lab,
    lint,
    new,
    odds,
    packs,
    print_battle,
    puzzles,
    resolve,
    restore_game,
    rulesets,
    scenarios,
    serve,
    simulate,
    template,
    tour,
)
from grognard.cli.group import Command, Group

app = typer.Typer(
    name="grognard",
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from grognard import __version__

        typer.echo(f"grognard {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Charts, rulings and exact odds of published wargames.

    `grognard tour` shows the way; `grognard rulesets` lists what there is.
    """


app.command("rulesets", cls=Command)(rulesets.rulesets)
app.command("scenarios", cls=Command)(scenarios.scenarios)
app.command("charts", cls=Command)(charts.charts)
app.command("resolve", cls=Command)(resolve.resolve)
app.command("odds", cls=Command)(odds.odds)
app.command("template", cls=Command)(template.template)
app.command("lint", cls=Command)(lint.lint)
app.command("simulate", cls=Command)(simulate.simulate)
app.command("serve", cls=Command)(serve.serve)
app.command("play", cls=Command)(serve.play)
app.command("backup", cls=Command)(backup.backup)
app.command("check-db", cls=Command)(check_db.check_db)
app.command("restore-game", cls=Command)(restore_game.restore_game)
app.command("arena", cls=Command)(arena.arena)
app.command("engine", cls=Command)(engine.engine)
app.add_typer(new.app, name="new")
app.command("pack", cls=Command)(packs.pack)
app.command("install", cls=Command)(packs.install)
app.add_typer(packs.app, name="packs")
app.add_typer(game.app, name="game")
app.add_typer(lab.app, name="lab")
app.add_typer(export.export, name="export")
app.add_typer(import_map.app, name="import")
app.command("generate", cls=Command)(generate.generate)
app.command("print", cls=Command)(print_battle.print_battle)
app.command("puzzles", cls=Command)(puzzles.puzzles)
app.command("tour", cls=Command)(tour.tour)


def main() -> None:
    """The installed command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
