"""`grognard engine`: one of our players behind the line protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def engine(
    player: Annotated[
        str,
        typer.Argument(metavar="PLAYER", help="random, greedy, or a level such as marshal or colonel:bold."),
    ] = "sergeant",
    seed: Annotated[int, typer.Option("--seed", help="What the player draws its lots from.")] = 0,
) -> None:
    """Play over standard input and output, one JSON object a line: for other programs to talk to.

    Example: `grognard engine marshal`
    """
    from grognard.ai.engine import serve
    from grognard.ai.registry import player as made

    made(player)

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    serve(player, seed, sys.stdin, write)
