"""The scenarios there are, and how one is loaded: by its id, or from any folder."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from grognard.core.errors import BadCase, Fault
from grognard.core.scenario import Scenario
from grognard.core.scenario_files import read_scenario, read_title
from grognard.core.scenario_notes import SHEET, Notes
from grognard.rulesets import RULESETS, folder_of, ruleset

#: the environment's folders of battles of one's own
OWN = "GROGNARD_SCENARIOS"

__all__ = ["load", "offer", "read", "scenario_folder", "scenarios"]


@cache
def scenarios() -> dict[str, Traversable]:
    """The folders of all scenarios by id, in the order of the rulesets. No ruleset is imported for this."""
    found: dict[str, Traversable] = {}
    for id in RULESETS:
        home = folder_of(id) / "scenarios"
        if home.is_dir():
            folders = sorted(home.iterdir(), key=lambda folder: folder.name)
            found |= {folder.name: folder for folder in folders if (folder / SHEET).is_file()}
    for own in filter(None, os.environ.get(OWN, "").split(os.pathsep)):
        found.setdefault(str(read_title(Path(own)).get("id")), Path(own))
    return found


def offer(folder: str | Path) -> str:
    """Let this program know a battle of somebody's own while it runs; its id. Faults in it are raised."""
    path = Path(folder).resolve()
    if not path.is_dir():
        raise BadCase([Fault("scenario", f"there is no folder {str(folder)!r}")])
    id = read(path)[0].id
    if scenarios().get(id, path) != path:
        raise BadCase([Fault("scenario", f"{folder}: there is a scenario {id!r} already")])
    scenarios()[id] = path
    # Processes that are started from here, such as a computer player's, have to know it too.
    known = filter(None, os.environ.get(OWN, "").split(os.pathsep))
    os.environ[OWN] = os.pathsep.join(dict.fromkeys([*known, str(path)]))
    return id


def scenario_folder(where: str | Path) -> Traversable:
    """A scenario's folder by its id, or by the path of any folder that holds a scenario.toml."""
    path = Path(where)
    known = scenarios().get(str(where))
    if known is not None or path.is_dir():
        return known if known is not None else path
    raise BadCase([Fault("scenario", f"there is no scenario {str(where)!r}", tuple(scenarios()))])


def read(where: str | Path) -> tuple[Scenario[Any], Notes]:
    """A scenario with all its options, and where its pieces stand in its files."""
    return read_scenario(scenario_folder(where), ruleset)


def load(where: str | Path, options: Iterable[str] = ()) -> Scenario[Any]:
    """A scenario as it is played, with the options that the players have agreed on."""
    return read(where)[0].with_options(options)
