"""The registry: the rulesets that ship, one line each, and those of packs."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.changed_ruleset import CHANGED, changed_ruleset
from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.ruleset import Ruleset
from grognard.packs import rulesets_of_packs

_MODULES = {
    "barrosa": "grognard.rulesets.alea.barrosa",
    "bailen": "grognard.rulesets.alea.bailen",
    "jours-de-gloire": "grognard.rulesets.jours_de_gloire",
    "liberators": "grognard.rulesets.liberators",
    "tikhvin": "grognard.rulesets.tikhvin",
}

#: those that ship, then those of packs
RULESETS: tuple[str, ...] = (*_MODULES, *(id for id in rulesets_of_packs() if id not in _MODULES))


def ruleset(id: str) -> Ruleset:
    """A ruleset by its id: a printed one, or one that some battle changes."""
    if id in CHANGED:
        base, text = CHANGED[id]
        return changed_ruleset(_ruleset(base), text)
    return _ruleset(id)


@cache
def _ruleset(id: str) -> Ruleset:
    if id not in RULESETS:
        raise BadCase([Fault("ruleset", f"there is no ruleset {id!r}", RULESETS)])
    found: Ruleset = import_module(_MODULES[id]).RULESET if id in _MODULES else _of_pack(id)
    return found


def _of_pack(id: str) -> Ruleset:
    """A ruleset of a pack. Whatever its code does wrong on being imported is told in one line."""
    place = rulesets_of_packs()[id]
    if place.path is not None and str(place.path) not in sys.path:
        # At the end: no module of a pack stands in the way of another.
        sys.path.append(str(place.path))
    try:
        found = import_module(place.module).RULESET
    except Exception as wrong:
        raise BadData(id, f"its code cannot be run: {type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(found, Ruleset) or found.id != id:
        raise BadData(id, f"{place.module}.RULESET is not the ruleset {id!r}")
    return found


def folder_of(id: str) -> Traversable:
    """A ruleset's data folder, found without importing the ruleset."""
    if id not in _MODULES:
        return rulesets_of_packs()[id].folder
    folder = files(__name__)
    for part in _MODULES[id].removeprefix(f"{__name__}.").split("."):
        folder = folder / part
    return folder
