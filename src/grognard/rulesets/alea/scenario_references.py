"""Whatever an entry of a scenario names must be there: hexes, sides, counters, commanders, divisions."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from grognard.core.scenario_checks import check_side
from grognard.core.scenario_map import cell_of
from grognard.core.scenario_notes import Notes
from grognard.rulesets.alea.order_of_battle import FEATURES, AleaScenario
from grognard.rulesets.alea.scenario_rows import Division, General, Unit
from grognard.rulesets.alea.victory_items import BOTH

#: fields by what they name; the same name means the same in every entry
_HEXES = ("hex", "hexes", "guards", "wells", "bonus_hex", "around")
#: what a field names, in words, and all there are of it
Known = tuple[str, set[str]]
_FRACTIONS = ("share", "fled_share")


def check_references(scenario: AleaScenario, notes: Notes) -> None:
    """Every name in every entry, and every figure that must fit what it counts."""
    own = scenario.own
    sides = {side.id for side in scenario.sides}
    units = {unit.id for unit in own.units}
    commanders = {commander.id for commander in own.commanders}
    divisions = {division.id for division in own.divisions}
    known: dict[str, Known] = {
        "side": ("side", sides | {BOTH}),
        "owner": ("side", sides),
        "unit": ("unit", units),
        "units": ("unit", units),
        "near": ("unit", units),
        "commander": ("commander", commanders),
        "unless_with": ("commander", commanders),
        "division": ("division", divisions),
        "divisions": ("division", divisions),
        "ways": ("road or path", {way.id for way in scenario.board.ways}),
        "feature": ("hexside feature", set(FEATURES)),
        "terrain": ("ground", set(scenario.board.terrain)),
    }
    for entry in (*own.victory, *own.wins, *own.specials, *own.retreats, *own.exits, *own.zones):
        _check_entry(entry, entry, "", known, scenario, notes)
    rows: tuple[Unit | General | Division, ...] = (*own.units, *own.commanders, *own.divisions)
    for piece in rows:
        check_side(scenario, piece, notes)


def _check_entry(
    entry: msgspec.Struct,
    whole: msgspec.Struct,
    path: str,
    known: dict[str, Known],
    scenario: AleaScenario,
    notes: Notes,
) -> None:
    for field in msgspec.structs.fields(entry):
        name, value = field.name, getattr(entry, field.name)
        values = value if isinstance(value, tuple) else (value,)
        if name in _HEXES:
            for hex in _words(values):
                cell_of(scenario.board.grid, hex, whole, path + name, notes)
        elif name in _FRACTIONS:
            _check_share(value, whole, path + name, notes)
        elif name in known:
            for word in _words(values):
                noun, there = known[name]
                if word not in there | notes.lost:
                    listed = ", ".join(sorted(there))
                    notes.of(whole, f"no {noun} {word!r} (one of: {listed})", path + name, word)
        for place, part in enumerate(values):
            if isinstance(part, msgspec.Struct):
                _check_entry(part, whole, f"{path}{name}.{place}.", known, scenario, notes)
    hexes = getattr(entry, "hexes", ())
    if getattr(entry, "need", 0) > len(hexes):
        notes.of(whole, f"expected at most the {len(hexes)} hexes listed", path + "need")


def _words(values: Iterable[object]) -> list[str]:
    return [value for value in values if isinstance(value, str)]


def _check_share(text: str, whole: msgspec.Struct, field: str, notes: Notes) -> None:
    try:
        share = Fraction(text)
    except (ValueError, ZeroDivisionError):
        share = Fraction(-1)
    if not 0 <= share <= 1:
        notes.of(whole, f"expected a fraction from 0 to 1 such as 1/2, got {text!r}", field)
