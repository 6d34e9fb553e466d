"""What was painted in Tiled, put into the files of a battle: the rest stays as it is written."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from grognard.core.errors import BadData
from grognard.core.scenario_map import MAP
from grognard.core.scenario_notes import SHEET
from grognard.core.toml_text import toml_data
from grognard.editor.map_text import Cell, painted
from grognard.editor.toml_text import value_at, with_section, with_value, with_words, without_section
from grognard.hex import Grid, Numbering
from grognard.tiled.map_plan import LANGUAGE, MapPlan, map_plan, words


def merged(folder: Traversable, plan: MapPlan, name: str) -> dict[str, str]:
    """The files of a sound folder that are another now, by name; `name` is that of the painted map."""
    before = map_plan(folder)
    if (plan.columns, plan.rows) != (before.columns, before.rows):
        wanted = f"{before.columns} x {before.rows} hexes as {MAP} has them"
        raise BadData(name, f"expected {wanted}, got {plan.columns} x {plan.rows}")
    # As bytes: the ends of lines stay what they are.
    held = {file: (folder / file).read_bytes().decode() for file in (MAP, SHEET)}
    sheet = _with_sides(held[SHEET], before, plan)
    sheet = _with_ways(sheet, before, plan)
    after = {MAP: _map(held[MAP], before, plan), SHEET: _with_places(sheet, before, plan)}
    return {file: text for file, text in after.items() if text != held[file]}


def _map(text: str, before: MapPlan, plan: MapPlan) -> str:
    labels = Grid(Numbering(), plan.columns, plan.rows).labels
    cells = zip(labels, before.cells, plan.cells, strict=True)
    return painted(text, {hex: Cell(new[:-1], int(new[-1])) for hex, old, new in cells if old != new})


def _with_sides(sheet: str, before: MapPlan, plan: MapPlan) -> str:
    for feature in [*before.sides, *(set(plan.sides) - set(before.sides))]:
        old, new = set(before.sides.get(feature, ())), set(plan.sides.get(feature, ()))
        sheet = with_words(sheet, f"hexsides.{feature}", sorted(new - old), sorted(old - new))
    return sheet


def _with_ways(sheet: str, before: MapPlan, plan: MapPlan) -> str:
    """A way goes by its id; one that took another course goes through the hexes of its points."""
    drawn = {way.id: way for way in plan.ways}
    for place in reversed(range(len(_entries(sheet, "way")))):
        entry = _entries(sheet, "way")[place]
        way = drawn.get(entry["id"])
        if way is None:
            sheet = without_section(sheet, "way", place)
            continue
        sheet = with_value(sheet, f"way.{place}.kind", way.kind)
        key = "hexes" if entry.get("hexes") else "through"
        if words(entry[key]) != way.hexes:
            sheet = with_value(sheet, f"way.{place}.{key}", " ".join(way.hexes))
    known = {way.id for way in before.ways}
    for way in plan.ways:
        if way.id not in known:
            entry = {"id": way.id, "name": way.id, "kind": way.kind, "through": " ".join(way.hexes)}
            sheet = with_section(sheet, "way", entry)
    return sheet


def _with_places(sheet: str, before: MapPlan, plan: MapPlan) -> str:
    """A name that was moved keeps its other languages, one that was written anew has English alone."""
    gone, new = dict(set(before.places) - set(plan.places)), dict(set(plan.places) - set(before.places))
    moved = {name: hex for hex, name in new.items() if name in gone.values()}
    for place in reversed(range(len(_entries(sheet, "place")))):
        hex, name = value_at(sheet, f"place.{place}.hex"), _english(sheet, place)
        if gone.get(hex) != name:
            continue
        if name in moved:
            there = moved.pop(name)
            sheet = with_value(sheet, f"place.{place}.hex", there)
            del new[there]
        elif hex in new:
            sheet = with_value(sheet, f"place.{place}.name", new.pop(hex))
        else:
            sheet = without_section(sheet, "place", place)
    for hex, name in sorted(new.items()):
        sheet = with_section(sheet, "place", {"hex": hex, "name": name})
    return sheet


def _english(sheet: str, place: int) -> str:
    return str(value_at(sheet, f"place.{place}.name.{LANGUAGE}") or value_at(sheet, f"place.{place}.name"))


def _entries(sheet: str, name: str) -> list[dict[str, str]]:
    return list(toml_data(SHEET, sheet).get(name, ()))
