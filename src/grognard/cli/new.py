"""`grognard new`: a folder to begin with, for a battle or a ruleset of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.group import Command, Group
from grognard.cli.options import Json

Name = Annotated[str, typer.Argument(metavar="NAME", help="Its id, and the folder to make: small letters.")]
System = Annotated[
    str, typer.Option("--system", metavar="SYSTEM", help="The ruleset it is fought by. [default: the first]")
]


def battle(name: Name, system: System = "", json: Json = False) -> None:
    """A battle to change: a copy of the smallest of its system, with a test that fails until you begin.

    Example: `grognard new battle my-battle --system barrosa`
    """
    from grognard.packs.beginning import new_battle
    from grognard.rulesets import RULESETS, ruleset
    from grognard.scenarios import scenarios

    fought_by = ruleset(system or next(iter(RULESETS))).id
    told(Path(name), new_battle(Path(name), fought_by, scenarios()), json)


def ruleset(name: Name, json: Json = False) -> None:
    """A small whole ruleset to change, with charts, a battle, and a test that fails until you begin.

    Example: `grognard new ruleset my-rules`
    """
    from grognard.packs.beginning import new_ruleset
    from grognard.rulesets import RULESETS

    told(Path(name), new_ruleset(Path(name), RULESETS), json)


def told(folder: Path, steps: tuple[str, ...], json: bool) -> None:
    from grognard.cli.screen import print_json

    if json:
        files = sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())
        print_json({"folder": str(folder), "files": files, "next": list(steps)})
        return
    typer.echo(f"{folder}/ is made. Go on with:")
    for step in steps:
        typer.echo(f"  {step}")


app = typer.Typer(cls=Group, no_args_is_help=True, help="A folder to begin with: a battle, a ruleset.")
app.command("battle", cls=Command)(battle)
app.command("ruleset", cls=Command)(ruleset)
