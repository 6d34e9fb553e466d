"""`grognard print`: a whole battle on paper."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json, Lang, Language

if TYPE_CHECKING:
    from grognard.paper import Subject


def print_battle(
    battle: Annotated[
        str,
        typer.Argument(
            metavar="BATTLE",
            help="An id: see `grognard scenarios`; a folder or file that holds a battle; the file of a game.",
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE.pdf",
            help="Where to write it. Without it: in this folder, under the battle's id.",
        ),
    ] = None,
    paper: Annotated[
        str, typer.Option("--paper", metavar="a4|a3", help="The sheets it is printed on.")
    ] = "a4",
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """One PDF to play from: map, counters, set-up, turns, charts, exact odds and the rulebook.

    The map is at its true size over as many sheets as it takes; a game is printed as it stands.

    Example: `grognard print barrosa-1811 -o barrosa.pdf --paper a3`
    """
    from grognard.cli.working import working
    from grognard.paper import battle_pdf

    name, subject = _subject(battle, lang.value)
    with working("Setting pages", quiet=json) as tell:
        pdf = battle_pdf(subject, paper, tell)
    path = Path(f"{name}.pdf") if output is None else output
    try:
        path.write_bytes(pdf)
    except OSError as wrong:
        raise Stop(f"{path}: cannot be written: {wrong.strerror or wrong}") from None
    if json:
        from grognard.cli.screen import print_json

        print_json({"file": str(path), "bytes": len(pdf)})
    elif output is None:
        typer.echo(path)


def _subject(where: str, language: str) -> tuple[str, Subject]:
    """What the file is called without its ending, and a battle as it begins or a game as it stands."""
    from grognard.games import new_game
    from grognard.paper import subject
    from grognard.scenarios import is_file, scenarios

    if where not in scenarios() and os.path.isfile(where) and not is_file(where):
        from grognard.cli.game_file import GameFile

        return Path(where).stem, subject(GameFile(Path(where)).game, language, begun=True)
    game = new_game(where)
    return game.scenario.id, subject(game, language)
