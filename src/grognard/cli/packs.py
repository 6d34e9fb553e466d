"""`grognard pack`, `install`, `packs`: battles, changes and rulesets that go from hand to hand."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.answers.errors import Stop
from grognard.cli.group import Command, Group
from grognard.cli.options import Json, Output

if TYPE_CHECKING:
    from grognard.packs.manifest import Manifest
    from grognard.packs.registry import Pack

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder with a pack.toml, or a battle.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A pack, as `grognard pack` makes it.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Agree beforehand to run the code of a ruleset.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The id of an installed pack.")]


def pack(folder: Folder, output: Output = None, json: Json = False) -> None:
    """Make one file of a pack's folder. What the linter finds in it has to be settled first.

    Example: `grognard pack my-battle`
    """
    from grognard.packs.archive import SUFFIX
    from grognard.packs.installing import made

    manifest, data = made(folder)
    file = output or Path(f"{manifest.id}-{manifest.version}{SUFFIX}")
    try:
        file.write_bytes(data)
    except OSError as wrong:
        raise Stop(f"{file}: cannot be written: {wrong.strerror}") from None
    tell({"pack": manifest.id, "file": str(file), "bytes": len(data)}, f"{file}: {len(data):,} bytes", json)


def install(pack_file: File, yes: Yes = False, json: Json = False) -> None:
    """Put a pack among those of this machine. Battles and changes are data; a ruleset is code: it asks.

    A pack that is broken or for another version is refused, and nothing is changed.

    Example: `grognard install my-battle-1.grognard`
    """
    from grognard.packs.installing import install as put
    from grognard.packs.installing import installed, opened, read_file

    with opened(read_file(pack_file)) as (manifest, folder):
        before = installed(manifest.id)
        if manifest.has_code and not yes:
            agree(manifest, json=json)
        put(manifest, folder)
    instead = "" if before is None else f", in place of version {before.manifest.version}"
    tell(
        {**data_of(manifest), "replaced": None if before is None else before.manifest.version},
        f"{manifest.title} {manifest.version} is installed{instead}.",
        json,
    )


def agree(manifest: Manifest, *, json: bool) -> None:
    """Ask whether code from elsewhere may be run here."""
    warned = f"{manifest.title} {manifest.version} is a ruleset: Python code that will run on this machine"
    if json or not sys.stdin.isatty():
        raise Stop(f"{warned} with all you may do. Add --yes if you trust whoever made it.")
    typer.echo(f"{warned} with all you may do.")
    if not typer.confirm("Do you trust whoever made it?"):
        raise Stop("Nothing was installed.")


app = typer.Typer(cls=Group, help="The packs of this machine.", invoke_without_command=True)


@app.callback(invoke_without_command=True)
def packs(context: typer.Context, json: Json = False) -> None:
    """The packs of this machine, and what stands against those that cannot be used.

    Example: `grognard packs --json`
    """
    if context.invoked_subcommand is not None:
        return
    from grognard.packs import known_packs

    listed = known_packs()
    if json:
        tell({"packs": [listing_of(pack) for pack in listed]}, "", json)
        return
    if not listed:
        typer.echo("No packs are installed. See: grognard install --help")
    for pack in listed:
        where = "" if pack.installed else f" (named by the environment: {pack.folder})"
        kind = "ruleset" if pack.manifest.has_code else "data"
        version = f" {pack.manifest.version}, {kind}" if pack.manifest.version else ""
        typer.echo(f"{pack.manifest.id}{version}: {pack.fault or pack.manifest.title}{where}")


def remove(name: Name, json: Json = False) -> None:
    """Take an installed pack away. Games of its battles stay, and can be read once it is back.

    Example: `grognard packs remove my-battle`
    """
    from grognard.packs.installing import remove as take

    gone = take(name)
    tell({"removed": name, "version": gone.manifest.version}, f"{name} is removed.", json)


app.command("remove", cls=Command)(remove)


def data_of(manifest: Manifest) -> dict[str, Any]:
    return {
        "pack": manifest.id,
        "title": manifest.title.en,
        "version": manifest.version,
        "kind": "ruleset" if manifest.has_code else "data",
    }


def listing_of(pack: Pack) -> dict[str, Any]:
    return {
        **data_of(pack.manifest),
        "installed": pack.installed,
        "folder": str(pack.folder),
        "fault": pack.fault or None,
    }


def tell(data: dict[str, Any], text: str, json: bool) -> None:
    from grognard.cli.screen import print_json

    if json:
        print_json(data)
    else:
        typer.echo(text)
