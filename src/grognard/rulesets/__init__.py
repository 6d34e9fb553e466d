"""The registry: one line a ruleset."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.errors import BadCase, Fault
from grognard.core.ruleset import Ruleset

_MODULES = {
    "barrosa": "grognard.rulesets.alea.barrosa",
    "bailen": "grognard.rulesets.alea.bailen",
    "jours-de-gloire": "grognard.rulesets.jours_de_gloire",
    "liberators": "grognard.rulesets.liberators",
    "tikhvin": "grognard.rulesets.tikhvin",
}

RULESETS: tuple[str, ...] = tuple(_MODULES)


@cache
def ruleset(id: str) -> Ruleset:
    """A ruleset by its id."""
    if id not in _MODULES:
        raise BadCase([Fault("ruleset", f"there is no ruleset {id!r}", RULESETS)])
    found: Ruleset = import_module(_MODULES[id]).RULESET
    return found


def folder_of(id: str) -> Traversable:
    """A ruleset's data folder, found without importing the ruleset."""
    folder = files(__name__)
    for part in _MODULES[id].removeprefix(f"{__name__}.").split("."):
        folder = folder / part
    return folder
