"""What a pack says of itself: `pack.toml`, or the title of a battle that is a pack by itself."""

from __future__ import annotations

import re
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.errors import BadData
from grognard.core.messages import Label
from grognard.core.toml_text import toml_data

FILE = "pack.toml"
_SCENARIO = "scenario.toml"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MODULE = re.compile(r"[a-z][a-z0-9_]*")
_VERSION = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}")
_MOST_LETTERS = 60


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack at a glance. `module` names the folder of its ruleset's code, where it has one."""

    id: str
    title: Label
    version: str
    #: the release of Grognard that it is for, as 0.2
    grognard: str
    ruleset: str = ""
    module: str = ""

    @property
    def has_code(self) -> bool:
        return bool(self.ruleset)


def release() -> str:
    """The release of this Grognard as packs name it: its first two numbers."""
    return ".".join(installed_version("grognard").split(".")[:2])


def read_manifest(folder: Path) -> Manifest:
    """A pack's own account of itself, checked; BadData says what is wrong."""
    if not (folder / FILE).is_file() and (folder / _SCENARIO).is_file():
        return _of_battle(folder)
    manifest = _converted(_read(folder, FILE))
    _check(manifest)
    return manifest


def _read(folder: Path, name: str) -> dict[str, Any]:
    try:
        return dict(toml_data(name, (folder / name).read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise BadData(name, "missing: a pack is a folder with a pack.toml, or a battle") from None
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadData(name, f"cannot be read: {wrong}") from None


def _converted(data: dict[str, Any]) -> Manifest:
    try:
        return msgspec.convert({**data, "title": Label.of(data.get("title"))}, Manifest)
    except msgspec.ValidationError as wrong:
        raise BadData(FILE, str(wrong)) from None


def _of_battle(folder: Path) -> Manifest:
    data = _read(folder, _SCENARIO)
    id, title = str(data.get("id", "")), data.get("title", "")
    manifest = _converted({"id": id, "title": title, "version": "1", "grognard": release()})
    _check(manifest)
    return manifest


def _check(manifest: Manifest) -> None:
    for name, value, form, expected in (
        ("id", manifest.id, _ID, "small letters, digits and hyphens"),
        ("version", manifest.version, _VERSION, "numbers with dots, such as 1.0"),
        ("grognard", manifest.grognard, _VERSION, "a release such as 0.2"),
        ("ruleset", manifest.ruleset or "none", _ID, "small letters, digits and hyphens"),
        ("module", manifest.module or "none", _MODULE, "the name of a Python package"),
    ):
        if len(value) > _MOST_LETTERS or not form.fullmatch(value):
            raise BadData(FILE, f"{name}: expected {expected}, got {value!r}")
    if bool(manifest.ruleset) != bool(manifest.module):
        raise BadData(FILE, "a ruleset has an id (ruleset) and a folder (module): one of them is missing")


def check_release(manifest: Manifest) -> None:
    """Refuse a pack that was made for another release."""
    if manifest.grognard.split(".")[:2] != release().split("."):
        raise BadData(FILE, f"{manifest.id} is for Grognard {manifest.grognard}, this is {release()}")
