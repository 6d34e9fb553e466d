"""The packs of this machine: those installed, those that the environment names, and Python packages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

from grognard.core.errors import BadData
from grognard.core.messages import Label
from grognard.packs.archive import COMPILED
from grognard.packs.manifest import Manifest, check_release, read_manifest

#: folders of packs to know besides those installed: their code is run, since their owner names them
NAMED = "GROGNARD_PACKS"
#: where this machine keeps what is installed, instead of the usual place
HOME = "GROGNARD_HOME"
#: the entry points of Python packages: the id of a ruleset, and the module that has it as RULESET
GROUP = "grognard.rulesets"
_SCENARIO, _BATTLES = "scenario.toml", "scenarios"
_AGREED = "agreed.json"


class Pack(msgspec.Struct, frozen=True):
    """A pack that is there, and whether it can be used."""

    manifest: Manifest
    folder: Path
    #: put there by `grognard install`
    installed: bool
    #: what stands against its use; empty where nothing does
    fault: str = ""


class RulesetPlace(msgspec.Struct, frozen=True):
    """Where a ruleset of a pack is found: its module, the folder of its data, and what goes on the path."""

    module: str
    folder: Path
    path: Path | None = None


class Home:
    """The folder of installed packs, with a note of the code that somebody has agreed to run."""

    def __init__(self) -> None:
        own = os.environ.get(HOME)
        data = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
        self.folder = (Path(own) if own else Path(data) / "grognard") / "packs"

    def packs(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted(one for one in self.folder.iterdir() if one.is_dir() and not one.name.startswith("."))

    def agreed(self) -> dict[str, str]:
        """By pack the hash of the code that was agreed to."""
        try:
            return msgspec.json.decode((self.folder / _AGREED).read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def agree(self, pack: str, code: str | None) -> None:
        """Note that the code of a pack may be run, or no longer."""
        noted = {id: known for id, known in self.agreed().items() if id != pack}
        if code is not None:
            noted[pack] = code
        passing = self.folder / f".{_AGREED}"
        passing.write_bytes(msgspec.json.encode(noted))
        passing.replace(self.folder / _AGREED)


def code_hash(folder: Path) -> str:
    """One hash over everything in a pack that Python would run, whether or not it belongs to the pack."""
    digest = sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            raise BadData(path.name, "is a link: a pack holds only files of its own")
        # What Python has put there itself is made of the rest.
        if path.suffix.lower() in (".py", *COMPILED) and path.parent.name != "__pycache__":
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def known_packs() -> tuple[Pack, ...]:
    """Every pack there is, usable or not; looked for once."""
    home = Home()
    agreed = home.agreed()
    named = [Path(one) for one in os.environ.get(NAMED, "").split(os.pathsep) if one]
    return (
        *(_looked_at(folder, agreed) for folder in home.packs()),
        *(_looked_at(folder, None) for folder in named),
    )


def _looked_at(folder: Path, agreed: dict[str, str] | None) -> Pack:
    try:
        manifest = read_manifest(folder)
        check_release(manifest)
        if manifest.has_code and agreed is not None and agreed.get(manifest.id) != code_hash(folder):
            raise BadData(manifest.id, "nobody has agreed to run its code as it is now: install it again")
    except BadData as wrong:
        known = Manifest(folder.name, Label(folder.name), "", "")
        return Pack(known, folder, agreed is not None, str(wrong))
    return Pack(manifest, folder, agreed is not None)


def usable() -> Iterator[Pack]:
    return (pack for pack in known_packs() if not pack.fault)


@cache
def rulesets_of_packs() -> dict[str, RulesetPlace]:
    """The rulesets of packs and of Python packages by id. None of them is imported for this."""
    found: dict[str, RulesetPlace] = {}
    for pack in usable():
        if pack.manifest.has_code:
            place = RulesetPlace(pack.manifest.module, pack.folder / pack.manifest.module, pack.folder)
            found.setdefault(pack.manifest.ruleset, place)
    for entry in entry_points(group=GROUP):
        spec = find_spec(entry.module)
        if spec is not None and spec.submodule_search_locations:
            found.setdefault(entry.name, RulesetPlace(entry.module, Path(spec.submodule_search_locations[0])))
    return found


def battles() -> Iterator[Path]:
    """The folders of battles that packs hold, those of their rulesets apart."""
    for pack in usable():
        yield from battles_in(pack.folder)


def battles_in(folder: Path) -> list[Path]:
    """The battles of a pack: itself, or the folders of its `scenarios`."""
    if (folder / _SCENARIO).is_file():
        return [folder]
    home = folder / _BATTLES
    listed = sorted(home.iterdir()) if home.is_dir() else []
    return [one for one in listed if (one / _SCENARIO).is_file()]
