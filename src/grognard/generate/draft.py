"""A battle in the making, and what all systems on hexes write about it alike."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from grognard.core.board import Board
from grognard.core.messages import LANGUAGES, Label
from grognard.core.packaged import packaged
from grognard.core.scenario import Scenario
from grognard.generate.land import Land
from grognard.generate.plan import Plan, Scale, country_of
from grognard.generate.text import Sections


class Own(msgspec.Struct):
    """What one system adds: entries of the sheet, and tables by file."""

    single: Sections
    many: Sections
    tables: dict[str, str]
    #: names that stand in the tables
    given: list[str]
    #: what either army costs
    costs: tuple[float, float]


class Named(msgspec.Struct, frozen=True):
    """What places of a battle are called."""

    villages: tuple[Label, ...]
    hills: tuple[Label, ...]
    stream: Label

    def objectives(self, hills: bool) -> Label:
        """The first village and the first hill, or a second village where hills do not count, in words."""
        second = self.hills[:1] if hills and self.hills else self.villages[1:2]
        return joined([self.villages[0], *second])


class Draft(msgspec.Struct, frozen=True):
    plan: Plan
    scale: Scale
    source: Scenario[Any]
    rng: Random
    named: Named

    @property
    def sides(self) -> tuple[str, str]:
        first, second = (side.id for side in self.source.sides)
        return first, second


def named(plan: Plan, scale: Scale, rng: Random) -> Named:
    country = country_of(plan)
    villages = rng.sample(country.villages, min(len(country.villages), max(scale.villages, 2)))
    hills = rng.sample(country.hills, min(len(country.hills), scale.hills))
    return Named(tuple(villages), tuple(hills), rng.choice(country.streams))


def told(draft: Draft) -> tuple[Label, Label]:
    """Title and story."""
    words, rng = _words(), draft.rng
    args = {
        "village": draft.named.villages[0],
        "stream": draft.named.stream,
        "objectives": draft.named.objectives(hills=isinstance(draft.source.battlefield, Board)),
    }
    title = _filled(rng.choice(words["title"]), args)
    opening, stake = (_filled(rng.choice(words[part]), args) for part in ("opening", "stake"))
    return title, Label(*(f"{_upper(opening.say(one))} {_upper(stake.say(one))}" for one in LANGUAGES))


def phrase(key: str, **args: Label) -> Label:
    return _filled(_words()[key][0], args)


def joined(labels: Sequence[Label]) -> Label:
    if len(labels) == 1:
        return labels[0]
    links = _words()["and"][0]
    return Label(*(links.say(one).join(label.say(one) for label in labels) for one in LANGUAGES))


def _filled(text: Label, args: dict[str, Label]) -> Label:
    return Label(
        *(text.say(one).format(**{name: arg.say(one) for name, arg in args.items()}) for one in LANGUAGES)
    )


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _words() -> dict[str, tuple[Label, ...]]:
    return packaged("grognard.generate", "words.toml", dict[str, tuple[Label, ...]])


def ground(draft: Draft, land: Land) -> tuple[Sections, Sections, str]:
    """Legend and hexsides, ways and places, and map.csv."""
    plan = draft.plan
    kinds = {"open": plan.open, "woods": plan.woods, "rough": plan.rough, "village": plan.village}
    used = set(land.cover)
    legend = {
        cover.letter: {"terrain": cover.terrain, "name": cover.name}
        for kind, cover in kinds.items()
        if kind in used
    }
    sides: dict[str, Any] = {plan.stream: " ".join(map(land.called, sorted(land.stream)))}
    if plan.bridge and land.bridges:
        sides["bridge"] = " ".join(map(land.called, sorted(land.bridges)))
    many: Sections = []
    for place, road in enumerate(land.roads):
        village = draft.named.villages[max(0, place - 1)]
        name = phrase("road", village=village)
        hexes = " ".join(land.label(cell) for cell in road)
        if len(road) > 1:
            many.append(("way", {"id": f"R{place + 1}", "name": name, "kind": plan.road, "hexes": hexes}))
    for cells, labels in ((land.villages, draft.named.villages), (land.hills, draft.named.hills)):
        for cell, label in zip(cells, labels, strict=False):
            many.append(("place", {"hex": land.label(cell), "name": label}))
    return (
        [("legend", legend), ("hexsides", sides)],
        many,
        _map(land, {k: c.letter for k, c in kinds.items()}),
    )


def _map(land: Land, letters: dict[str, str]) -> str:
    grid = land.grid
    lines = ["row," + ",".join(f"{column:02}" for column in range(1, grid.columns + 1))]
    for row in range(1, grid.rows + 1):
        cells = [land.at(column, row) for column in range(1, grid.columns + 1)]
        lines.append(
            f"{row:02}," + ",".join(f"{letters[land.cover[cell]]}{land.level[cell]}" for cell in cells)
        )
    return "\n".join(lines) + "\n"
