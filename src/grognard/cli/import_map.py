"""`grognard import`: a map that was painted elsewhere, put into the folder of a battle."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.group import Command, Group
from grognard.cli.options import Json

#: bytes of a map; the largest that can be painted has some 400,000
_LARGEST = 20_000_000

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    help="Put a map that was painted elsewhere into a battle of your own.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command("tmj", cls=Command)
def tmj(
    painted: Annotated[
        str,
        typer.Argument(metavar="FILE", help="A map as `grognard export tmj` writes it and Tiled saves it."),
    ],
    where: Annotated[str, typer.Argument(metavar="FOLDER", help="The folder of the battle it belongs to.")],
    json: Json = False,
) -> None:
    """Ground, hexsides, ways and names of places from Tiled; whatever was not painted stays as it is written.

    Nothing is changed unless the battle can be played afterwards.

    Example: `grognard import tmj my-battle.tmj my-battle/`
    """
    from grognard.core.bounds import bounded
    from grognard.scenarios import is_folder, read
    from grognard.tiled import merged, read_plan

    file, folder = Path(painted), Path(where)
    if not is_folder(folder):
        raise Stop(f"FOLDER: there is no folder {str(folder)!r}")
    read(folder)
    try:
        data = bounded(file, _LARGEST)
    except OSError as wrong:
        raise Stop(f"{file}: cannot be read: {wrong.strerror or wrong}") from None
    if len(data) > _LARGEST:
        raise Stop(f"{file}: expected at most {_LARGEST} bytes")
    texts = merged(folder, read_plan(file.name, data), file.name)
    _try_out(folder, texts)
    _write(folder, texts)
    if json:
        from grognard.cli.screen import print_json

        print_json({"changed": sorted(texts)})
        return
    typer.echo(
        f"{folder}: changed {' and '.join(sorted(texts))}" if texts else f"{folder}: nothing is different"
    )


def _try_out(folder: Path, texts: dict[str, str]) -> None:
    """Read the battle as it would be; every flaw of it is raised."""
    from grognard.scenarios import read

    with tempfile.TemporaryDirectory() as spare:
        copy = Path(spare) / "battle"
        copy.mkdir()
        for part in folder.iterdir():
            if part.suffix in (".toml", ".csv") and part.is_file():
                shutil.copyfile(part, copy / part.name)
        _write(copy, texts)
        read(copy)


def _write(folder: Path, texts: dict[str, str]) -> None:
    try:
        for name, text in texts.items():
            (folder / name).write_bytes(text.encode())
    except OSError as wrong:
        raise Stop(f"{folder}: cannot be written: {wrong.strerror or wrong}") from None
