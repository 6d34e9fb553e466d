"""`grognard export`: a map with its counters as a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.errors import Stop
from grognard.cli.group import Command, Group
from grognard.cli.options import Lang, Language

#: pixels across; the most is an A3 sheet at 1200 dots to the inch
_WIDTH, _LEAST, _MOST = 2400, 200, 20000

export = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    help="Draw a scenario's map and counters, to print or to look at.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

ScenarioId = Annotated[
    str,
    typer.Argument(metavar="SCENARIO", help="An id: see `grognard scenarios`; or a folder that holds one."),
]
To = Annotated[
    str | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        help="Where to write it; - for standard output. Without it: the scenario's id in this folder. "
        "A file that is there already is written anew.",
    ),
]
Bare = Annotated[bool, typer.Option("--no-counters", help="The map alone.")]


@export.command("svg", cls=Command)
def svg(scenario: ScenarioId, output: To = None, bare: Bare = False, lang: Lang = Language.en) -> None:
    """One self-contained SVG file, sized for A3 at most.

    Example: `grognard export svg barrosa-1811 -o barrosa.svg`
    """
    id, text = _drawn(scenario, bare, lang.value)
    _write(text.encode(), output, f"{id}.svg")


@export.command("png", cls=Command)
def png(
    scenario: ScenarioId,
    output: To = None,
    width: Annotated[
        int, typer.Option("--width", metavar="PIXELS", help="4961 across prints an A3 sheet at 300 dpi.")
    ] = _WIDTH,
    bare: Bare = False,
    lang: Lang = Language.en,
) -> None:
    """The same as a bitmap.

    Example: `grognard export png bailen-1808 --width 4961`
    """
    if not _LEAST <= width <= _MOST:
        raise Stop(f"--width: expected {_LEAST} to {_MOST} pixels, got {width}")
    from grognard.render.board import board_png

    id, text = _drawn(scenario, bare, lang.value)
    _write(board_png(text, width), output, f"{id}.png")


def _drawn(where: str, bare: bool, language: str) -> tuple[str, str]:
    """The scenario's id, and its sheet."""
    from grognard.render.board import board_svg
    from grognard.rulesets import ruleset
    from grognard.scenarios import load

    scenario = load(where)
    shape = ruleset(scenario.ruleset).scenario_shape
    counters = None
    if shape is not None and shape.counters is not None and not bare:
        counters = shape.counters(scenario, None)
    return scenario.id, board_svg(scenario, counters, language)


def _write(data: bytes, output: str | None, name: str) -> None:
    if output == "-":
        sys.stdout.buffer.write(data)
        return
    path = Path(name if output is None else output)
    try:
        path.write_bytes(data)
    except OSError as wrong:
        raise Stop(f"{path}: cannot be written: {wrong.strerror or wrong}") from None
    if output is None:
        typer.echo(path)
