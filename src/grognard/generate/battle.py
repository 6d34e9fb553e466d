"""A whole battle: drawn, named, bought, written."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from grognard.core.board import Board
from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.messages import Label
from grognard.generate.draft import Draft, Own, ground, named, told
from grognard.generate.land import make_land
from grognard.generate.plan import Plan, plan_of
from grognard.generate.text import Sections, names, sheet
from grognard.scenarios import load

SIZES = ("small", "medium", "large")
#: which module writes the battles of a system
_WRITERS = {
    "barrosa": "alea",
    "bailen": "alea",
    "jours-de-gloire": "jours_de_gloire",
    "tikhvin": "tikhvin",
    "liberators": "liberators",
}


class Made(msgspec.Struct, frozen=True):
    """A battle as the text of its files."""

    id: str
    system: str
    seed: int
    size: str
    title: Label
    story: Label
    #: what either army costs, in points of the system
    costs: tuple[float, float]
    files: dict[str, str]


def generate(system: str, seed: int, size: str = "medium", attempt: int = 0) -> Made:
    """The battle of a seed; `attempt` is another one of the same seed, for who wants a more even one."""
    plan = plan_of(system)
    if size not in SIZES:
        raise BadCase([Fault("size", f"there is no size {size!r}", SIZES)])
    rng = Random(f"{system}/{size}/{seed}/{attempt}")
    scale, source = plan.size[size], load(plan.source)
    draft = Draft(plan, scale, source, rng, named(plan, scale, rng))
    title, story = told(draft)
    id = f"{system}-{size}-{seed}" + (f"-{attempt}" if attempt else "")
    if isinstance(source.battlefield, Board):
        land = make_land(scale, rng)
        single, many, field = ground(draft, land)
        own = _writer(system)(draft, land)
        own.tables["map.csv"] = field
    else:
        single, many = [], []
        own = _writer(system)(draft, None)
    header = _header(id, system, draft, title, story)
    sections = [("clock", plan.clock), *single, *own.single]
    files = {"scenario.toml": sheet(header, sections, [*_sides(draft), *many, *own.many]), **own.tables}
    files["names.csv"] = names(own.given, source.names)
    return Made(id, system, seed, size, title, story, own.costs, files)


def _writer(system: str) -> Callable[[Draft, Any], Own]:
    made: Callable[[Draft, Any], Own] = import_module(f"grognard.generate.{_WRITERS[system]}").own
    return made


def _header(id: str, system: str, draft: Draft, title: Label, story: Label) -> dict[str, Any]:
    header: dict[str, Any] = {"id": id, "ruleset": system, "turns": draft.scale.turns}
    header |= {"title": title, "summary": story}
    if _shows_slopes(draft.plan, draft):
        header["level_change"] = draft.plan.slope
    return header


def _shows_slopes(plan: Plan, draft: Draft) -> bool:
    return bool(plan.slope) and isinstance(draft.source.battlefield, Board)


def _sides(draft: Draft) -> Sections:
    return [("side", {"id": side.id, "name": side.name}) for side in draft.source.sides]


def write(made: Made, folder: Path) -> None:
    """Put a battle into a folder that is not there yet."""
    try:
        os.mkdir(folder)
        for name, text in made.files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except FileExistsError:
        raise BadCase([Fault("-o", f"there is a folder {str(folder)!r} already")]) from None
    except OSError as wrong:
        raise BadData(str(folder), f"cannot be made: {wrong.strerror or wrong}") from None
