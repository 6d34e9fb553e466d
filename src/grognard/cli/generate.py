"""`grognard generate`: a new battle from a seed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.options import Json, Lang, Language

if TYPE_CHECKING:
    from grognard.generate import Made
    from grognard.generate.verdict import Trial

#: games that say roughly whether a battle is even
_GAMES = 12
#: battles of a seed that are tried for an even one
_ATTEMPTS = 3


def generate(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help="A ruleset's id: see `grognard rulesets`.")],
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="The same seed gives the same battle.")
    ] = None,
    size: Annotated[str, typer.Option("--size", metavar="small|medium|large", help="How large it is.")] = (
        "small"
    ),
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FOLDER", help="The folder to make. Without it: its id."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games that the computers play to see if it is even.")
    ] = _GAMES,
    untested: Annotated[bool, typer.Option("--untested", help="Do not have it played.")] = False,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """A battle nobody has fought: ground, two armies of equal points, objectives, and a story.

    The computers play it before it is offered; of three battles of the seed you get the first that is even.

    Example: `grognard generate barrosa --seed 7 --size small -o tonight --games 4`
    """
    from grognard.cli.working import working
    from grognard.generate import write
    from grognard.generate.offer import offered

    number = int.from_bytes(os.urandom(3), "big") if seed is None else seed
    with working("Playing it", quiet=json) as tell:
        made, trial = offered(system, number, size, 0 if untested else games, _ATTEMPTS, tell)
    folder = Path(made.id) if output is None else output
    write(made, folder)
    _told(made, trial, folder, lang.value, json)


def _told(made: Made, trial: Trial | None, folder: Path, language: str, json: bool) -> None:
    from grognard.generate.verdict import verdict

    if json:
        from grognard.cli.screen import print_json

        data = {"id": made.id, "folder": str(folder), "seed": made.seed, "size": made.size}
        data |= {"title": made.title.say(language), "story": made.story.say(language)}
        print_json(
            {**data, "points": list(made.costs), "balance": None if trial is None else trial.to_data()}
        )
        return
    from grognard.cli.screen import screen

    console = screen()
    console.print(made.title.say(language), style="bold")
    console.print(made.story.say(language))
    if trial is not None:
        console.print(verdict(trial, language), style="dim")
    console.print(f"{folder}/  grognard play {folder}   grognard print {folder}")
