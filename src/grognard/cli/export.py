"""`grognard export`: a map with its counters as a picture, or as a file to paint."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.answers.errors import Stop
from grognard.cli.group import Command, Group
from grognard.cli.options import Json, Lang, Language

if TYPE_CHECKING:
    from grognard.core.game.state import State
    from grognard.core.scenario import Scenario

#: pixels across; the most is an A3 sheet at 1200 dots to the inch
_WIDTH, _LEAST, _MOST = 2400, 200, 20000

export = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    help="Draw the map and counters of a scenario or a game, to print, to look at or to paint.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

ScenarioId = Annotated[
    str,
    typer.Argument(
        metavar="SCENARIO",
        help="An id: see `grognard scenarios`; a folder that holds a scenario; or the file of a game.",
    ),
]
To = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        help="Where to write it; - for standard output. Without it: in this folder, under the scenario's id. "
        "A file that is there already is written anew.",
    ),
]
Bare = Annotated[bool, typer.Option("--no-counters", help="The map alone.")]


@export.command("svg", cls=Command)
def svg(
    scenario: ScenarioId,
    output: To = None,
    bare: Bare = False,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """One self-contained SVG file, sized for A3 at most.

    Example: `grognard export svg barrosa-1811 -o barrosa.svg`
    """
    name, text = _drawn(scenario, bare, lang.value)
    _write(text.encode(), output, f"{name}.svg", json=json)


@export.command("png", cls=Command)
def png(
    scenario: ScenarioId,
    output: To = None,
    width: Annotated[
        int, typer.Option("--width", metavar="PIXELS", help="4961 across prints an A3 sheet at 300 dpi.")
    ] = _WIDTH,
    bare: Bare = False,
    json: Json = False,
    lang: Lang = Language.en,
) -> None:
    """The same as a bitmap.

    Example: `grognard export png bailen-1808 --width 4961`
    """
    if not _LEAST <= width <= _MOST:
        raise Stop(f"--width: expected {_LEAST} to {_MOST} pixels, got {width}")
    from grognard.render.board import board_png

    name, text = _drawn(scenario, bare, lang.value)
    _write(board_png(text, width), output, f"{name}.png", json=json)


@export.command("tmj", cls=Command)
def tmj(scenario: ScenarioId, output: To = None, json: Json = False) -> None:
    """Its map of hexes for Tiled, the map editor: FILE.tmj, and the picture of its tiles beside it.

    Example: `grognard export tmj barrosa-1811 -o barrosa.tmj`
    """
    from grognard.core.board import Board
    from grognard.scenarios import load, scenario_folder
    from grognard.tiled import map_plan, tile_sheet, write_plan

    if output == Path("-"):
        raise Stop("-o -: a map for Tiled is two files; expected the name of one, such as battle.tmj")
    found = load(scenario)
    if not isinstance(found.battlefield, Board):
        raise Stop(f"{scenario}: is played on a table; expected a battle on hexes")
    path = output or Path(f"{found.id}.tmj")
    tiles = path.with_name(f"{path.stem}-tiles.png")
    plan = map_plan(scenario_folder(scenario))
    _write(tile_sheet(found.legend), tiles, tiles.name, json=False)
    _write(write_plan(plan, found.legend, found.title.en, tiles.name), output, path.name, json=json)


def _drawn(where: str, bare: bool, language: str) -> tuple[str, str]:
    """What the file is called without its ending, and the sheet."""
    from grognard.core.drivers.explain import Words
    from grognard.core.names import in_language
    from grognard.render.battlefield import battlefield_svg
    from grognard.rulesets import ruleset

    name, scenario, state = _position(where)
    shape = ruleset(scenario.ruleset).scenario_shape
    counters = None
    if shape is not None and shape.counters is not None and not bare:
        counters = shape.counters(in_language(scenario, language), state)
    word = Words(ruleset(scenario.ruleset).rules, language).word
    return name, battlefield_svg(scenario, counters, language, word)


def _position(where: str) -> tuple[str, Scenario[Any], State | None]:
    """A scenario as it begins, or a saved game as it stands."""
    from grognard.scenarios import load, scenarios

    if where not in scenarios() and os.path.isfile(where):
        from grognard.cli.game_file import GameFile

        game = GameFile(Path(where)).game
        return Path(where).stem, game.scenario, game.state
    scenario = load(where)
    return scenario.id, scenario, None


def _write(data: bytes, output: Path | None, name: str, *, json: bool) -> None:
    """Into a file, whose name is told unless it was given; or to standard output."""
    path = Path(name) if output is None else output
    if path == Path("-"):
        if json:
            raise Stop("--json: standard output has the picture already; expected a file for it")
        sys.stdout.buffer.write(data)
        return
    try:
        path.write_bytes(data)
    except OSError as wrong:
        raise Stop(f"{path}: cannot be written: {wrong.strerror or wrong}") from None
    if json:
        from grognard.cli.screen import print_json

        print_json({"file": str(path), "bytes": len(data)})
    elif output is None:
        typer.echo(path)
