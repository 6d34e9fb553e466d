"""The scenarios there are, and how one is loaded: by its id, or from any folder."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.brought import BROUGHT
from grognard.core.errors import BadCase, Fault
from grognard.core.forgetting import forget_maps
from grognard.core.memory_folder import MemoryFolder
from grognard.core.scenario import Scenario
from grognard.core.scenario_files import read_scenario, read_title
from grognard.core.scenario_notes import SHEET, Notes
from grognard.packs import battles
from grognard.packs.archive import SUFFIX, battle_in
from grognard.rulesets import RULESETS, folder_of, ruleset

#: battles that came with games and are at hand, and after how many of them maps are forgotten
_AT_HAND = 32
#: the environment's folders of battles of one's own
OWN = "GROGNARD_SCENARIOS"
#: how the names of battles end that are one file
_FILES = (".zip", SUFFIX)

__all__ = ["is_file", "is_folder", "load", "offer", "read", "scenario_folder", "scenarios"]


class _Known(dict[str, Traversable]):
    """Those that are listed. One that came with a game is found by its id too, and listed nowhere."""

    def __contains__(self, id: object) -> bool:
        return super().__contains__(id) or id in BROUGHT

    def __missing__(self, id: str) -> Traversable:
        return BROUGHT[id]

    def get(self, id: str, default: Any = None) -> Any:
        return super().get(id) or BROUGHT.get(id, default)


@cache
def scenarios() -> dict[str, Traversable]:
    """The folders of all scenarios by id, in the order of the rulesets. No ruleset is imported for this."""
    found = _Known()
    for id in RULESETS:
        home = folder_of(id) / "scenarios"
        if home.is_dir():
            folders = sorted(home.iterdir(), key=lambda folder: folder.name)
            for folder in folders:
                if (folder / SHEET).is_file():
                    found.setdefault(folder.name, folder)
    for folder in battles():
        found.setdefault(str(read_title(folder).get("id")), folder)
    for own in filter(None, os.environ.get(OWN, "").split(os.pathsep)):
        found.setdefault(str(read_title(Path(own)).get("id")), Path(own))
    return found


def offer(folder: str | Path) -> str:
    """Let this program know a battle of somebody's own while it runs; its id. Faults in it are raised."""
    path = Path(folder).resolve()
    if not is_folder(path):
        raise BadCase([Fault("scenario", f"there is no folder {str(folder)!r}")])
    id = read(path)[0].id
    if scenarios().get(id, path) != path:
        raise BadCase([Fault("scenario", f"{folder}: there is a scenario {id!r} already")])
    scenarios()[id] = path
    # Processes that are started from here, such as a computer player's, have to know it too.
    known = filter(None, os.environ.get(OWN, "").split(os.pathsep))
    os.environ[OWN] = os.pathsep.join(dict.fromkeys([*known, str(path)]))
    return id


def is_folder(where: str | Path) -> bool:
    """Whether there is such a folder. What cannot be a name, being too long for one, is none."""
    # Of a Path the same question ends with the system's error.
    return os.path.isdir(where)


def is_file(where: str | Path) -> bool:
    """Whether it is a battle as one file, as the editor saves it."""
    return str(where).endswith(_FILES) and os.path.isfile(where)


def scenario_folder(where: str | Path) -> Traversable:
    """A scenario's folder by its id, by the path of any folder that holds a scenario.toml, or in one file."""
    path = Path(where)
    known = scenarios().get(str(where))
    if known is not None or is_folder(path):
        return known if known is not None else path
    if is_file(path):
        return MemoryFolder(path.stem, battle_in(path.read_bytes()))
    raise BadCase([Fault("scenario", f"there is no scenario {str(where)!r}", tuple(scenarios()))])


def read(where: str | Path) -> tuple[Scenario[Any], Notes]:
    """A scenario with all its options, and where its pieces stand in its files."""
    return read_scenario(scenario_folder(where), ruleset)


def load(where: str | Path, options: Iterable[str] = ()) -> Scenario[Any]:
    """A scenario as it is played, with the options that the players have agreed on.

    All games of a battle that is known by its id share it, and with it what is worked out from it.
    """
    if str(where) in BROUGHT:
        return _brought(str(where), tuple(options))
    if str(where) in scenarios():
        return _shared(str(where), tuple(options))
    return read(where)[0].with_options(options)


@cache
def _shared(id: str, options: tuple[str, ...]) -> Scenario[Any]:
    return read(id)[0].with_options(options)


@lru_cache(maxsize=_AT_HAND)
def _brought(id: str, options: tuple[str, ...]) -> Scenario[Any]:
    if (_brought.cache_info().misses + 1) % _AT_HAND == 0:
        forget_maps()
    scenario = read(id)[0].with_options(options)
    return msgspec.structs.replace(scenario, files=BROUGHT[id].files)
