"""A pack made of a folder, put among those of this machine, and taken away again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grognard.core.errors import BadCase, BadData, Fault
from grognard.packs.archive import LARGEST_FILE, contents, unpack, written
from grognard.packs.manifest import Manifest, check_release, read_manifest
from grognard.packs.registry import HOME, NAMED, Home, Pack, battles_in, code_hash, known_packs

#: the environment's folders of battles of one's own, of which a pack knows nothing
BATTLES = "GROGNARD_SCENARIOS"
#: seconds in which the code of a pack has to be ready
_PATIENCE = 60
#: what a process of ours runs to try a pack: it prints one line for each thing that is wrong
_TRIAL = "from grognard.cli.pack_trial import main; main()"


def made(folder: Path) -> tuple[Manifest, bytes]:
    """A pack file of a folder, after every check that installing it would make."""
    if not folder.is_dir():
        raise BadCase([Fault("folder", f"there is no folder {str(folder)!r}")])
    manifest = read_manifest(folder)
    check_release(manifest)
    data = written(folder)
    _try(folder, manifest)
    return manifest, data


def read_file(file: Path) -> bytes:
    """The bytes of a pack file, of one that is too large no more than shows it."""
    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as wrong:
        raise BadData(str(file), f"cannot be read: {wrong.strerror}") from None


@contextmanager
def opened(data: bytes) -> Iterator[tuple[Manifest, Path]]:
    """A pack file unpacked aside, its manifest checked; nothing else is touched, and nothing of it is run."""
    files = contents(data)
    home = Home()
    home.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=home.folder) as passing:
        folder = Path(passing) / "pack"
        folder.mkdir()
        unpack(files, folder)
        manifest = read_manifest(folder)
        check_release(manifest)
        _check_names(manifest, folder)
        yield manifest, folder


def _check_names(manifest: Manifest, folder: Path) -> None:
    if not manifest.has_code and any(folder.rglob("*.py")):
        raise BadData("pack.toml", "there is Python in the pack, but it names no ruleset")
    if manifest.has_code and not (folder / manifest.module / "__init__.py").is_file():
        raise BadData("pack.toml", f"module: there is no package {manifest.module} in the pack")
    if not manifest.has_code and not battles_in(folder) and not any((folder / "changes").glob("*.toml")):
        raise BadData("pack.toml", "there is neither a ruleset nor a battle nor a change in it")


def installed(id: str) -> Pack | None:
    """A pack that was installed, by its id."""
    return next((pack for pack in known_packs() if pack.installed and pack.manifest.id == id), None)


def install(manifest: Manifest, folder: Path) -> None:
    """Put an unpacked pack among the others, in place of one of its id. Its code is run once, to try it."""
    _try(folder, manifest)
    home = Home()
    place, old = home.folder / manifest.id, home.folder / f".old-{manifest.id}"
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    try:
        folder.rename(place)
        home.agree(manifest.id, code_hash(place) if manifest.has_code else None)
    except OSError as wrong:
        if old.exists() and not place.exists():
            old.rename(place)
        raise BadData(manifest.id, f"cannot be installed: {wrong.strerror}") from None
    shutil.rmtree(old, ignore_errors=True)
    known_packs.cache_clear()


def remove(id: str) -> Pack:
    """Take a pack away."""
    pack = installed(id)
    if pack is None:
        listed = tuple(one.manifest.id for one in known_packs() if one.installed)
        raise BadCase([Fault("pack", f"no pack {id!r} is installed", listed)])
    home = Home()
    old = home.folder / f".old-{pack.folder.name}"
    shutil.rmtree(old, ignore_errors=True)
    pack.folder.rename(old)
    home.agree(pack.manifest.id, None)
    shutil.rmtree(old, ignore_errors=True)
    known_packs.cache_clear()
    return pack


def _try(folder: Path, manifest: Manifest) -> None:
    """Lint a pack in a process of its own, in which only the packs that there are and this one are known."""
    kept = {name: value for name, value in os.environ.items() if name not in (NAMED, BATTLES)}
    # The pack that this one replaces must not stand beside it.
    with tempfile.TemporaryDirectory() as aside:
        others = Path(aside) / "packs"
        others.mkdir()
        for pack in known_packs():
            if pack.installed and pack.manifest.id != manifest.id:
                (others / pack.folder.name).symlink_to(pack.folder)
        (others / "agreed.json").write_bytes(_agreed_elsewhere())
        try:
            tried = subprocess.run(
                [sys.executable, "-c", _TRIAL, str(folder)],
                env={**kept, NAMED: str(folder), HOME: aside},
                capture_output=True,
                text=True,
                timeout=_PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise BadData(manifest.id, f"is not ready after {_PATIENCE} seconds") from None
    said = [line for line in tried.stdout.splitlines() if line.strip()]
    if tried.returncode or said:
        # The last line of a traceback is the one that says something.
        why = said or tried.stderr.strip().splitlines()[-1:]
        more = f" (and {len(why) - 1} more: grognard lint)" if len(why) > 1 else ""
        raise BadData(manifest.id, f"{why[0] if why else 'it cannot be read'}{more}")


def _agreed_elsewhere() -> bytes:
    agreed = Home().folder / "agreed.json"
    return agreed.read_bytes() if agreed.is_file() else b"{}"
