"""`grognard lab puzzles`: puzzles made from games of computers, and proved again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json
from grognard.cli.simulate import Seed

_WANTED = 12
_GAMES = 20

System = Annotated[str | None, typer.Argument(metavar="[SYSTEM]", help="The ruleset to make puzzles of.")]
Wanted = Annotated[int, typer.Option("--wanted", min=1, max=1000, help="How many puzzles.")]
Games = Annotated[int, typer.Option("--games", min=1, help="Games to look through at most, of each battle.")]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Where to write them to.")
]
Check = Annotated[bool, typer.Option("--check", help="Prove the puzzles that ship again.")]


def puzzles(
    system: System = None,
    wanted: Wanted = _WANTED,
    games: Games = _GAMES,
    seed: Seed = 0,
    output: Output = None,
    check: Check = False,
    json: Json = False,
) -> None:
    """Make puzzles from games that computers play, or prove those that ship again.

    Every decision of every game is weighed by exact odds; where one order is clearly best, whatever the
    points are priced by, it makes a puzzle.

    Example: `grognard lab puzzles --check`
    """
    if check:
        _check(system, json=json)
        return
    from grognard.puzzles.making import BATTLES, made, written

    if system is None or system not in BATTLES:
        raise Stop(f"there are no battles to make puzzles of {system!r} from; there are {', '.join(BATTLES)}")
    if output is None:
        raise Stop("say where to write the puzzles to: -o FILE")
    found = made(system, wanted, range(seed, seed + games))
    command = f"grognard lab puzzles {system} --wanted {wanted} --games {games} --seed {seed}"
    output.write_text(written(found, command), encoding="utf-8")
    if json:
        from grognard.cli.screen import print_json

        print_json({"made": len(found), "file": str(output)})
    else:
        typer.echo(f"{len(found)} puzzles in {output}")


def _check(system: str | None, *, json: bool) -> None:
    from grognard.puzzles.proof import faults
    from grognard.puzzles.puzzle import puzzles as known

    wanted = [one for one in known().values() if system in (None, one.id.rpartition("-")[0])]
    found = {one.id: wrong for one in wanted if (wrong := faults(one))}
    if json:
        from grognard.cli.screen import print_json

        print_json({"checked": len(wanted), "faults": found})
    else:
        for id, wrong in found.items():
            typer.echo(f"{id}: {'; '.join(wrong)}")
        typer.echo(f"{len(wanted) - len(found)} of {len(wanted)} puzzles hold")
    if found:
        raise typer.Exit(1)
