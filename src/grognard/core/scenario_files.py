"""Reading a scenario's folder. Every fault is found in one go, each with its file and line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.board import Board
from grognard.core.bounds import check_files
from grognard.core.changed_ruleset import FILE as CHANGES
from grognard.core.changed_ruleset import ChangedRuleset, changed_ruleset
from grognard.core.datafiles import content_hash
from grognard.core.errors import BadCase, BadData
from grognard.core.grounds import grounds_of
from grognard.core.messages import Label
from grognard.core.names import NAMES, read_names
from grognard.core.places import Places
from grognard.core.played_hash import played_hash
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Fall, Ground, Scenario, ScenarioShape
from grognard.core.scenario_header import read_header
from grognard.core.scenario_map import MAP, read_board, read_sketch
from grognard.core.scenario_notes import SHEET, Notes
from grognard.core.scenario_pieces import hints_of, read_section, read_table
from grognard.core.toml_text import toml_data
from grognard.core.tutorial import read_tutorial

if TYPE_CHECKING:
    from grognard.core.tabletop import Tabletop

#: entries of scenario.toml that every ruleset has
COMMON = (
    "id", "ruleset", "title", "summary", "turns", "men", "clock", "side", "option", "quirk", "history",
    "fall", "legend", "level_change", "hexsides", "way", "place",
)  # fmt: skip
#: and those of a battle on a table
ON_A_TABLE = ("table", "area", "strip")
RulesetOf = Callable[[str], Ruleset]


class Parts(msgspec.Struct, frozen=True):
    """What could be read of a scenario, however much is wrong with it."""

    header: dict[str, Any]
    legend: dict[str, Ground]
    ruleset: Ruleset
    shape: ScenarioShape[Any]
    notes: Notes
    board: Board | Tabletop | None
    #: the ruleset's own tables and sections by field, with bad rows left out; missing ones are None
    own: dict[str, Any]


def read_scenario(folder: Traversable, ruleset_of: RulesetOf) -> tuple[Scenario[Any], Notes]:
    """A whole scenario with all its options, and where its pieces stand; BadFolder names every flaw."""
    data, parts = _parts(folder, ruleset_of)
    notes, shape, board = parts.notes, parts.shape, parts.board
    own = _own(parts)
    if board is None or own is None:
        notes.stop()
        raise AssertionError("a part is missing and nothing is said of it")  # pragma: no cover
    scenario = Scenario(
        **parts.header,
        legend=parts.legend,
        battlefield=board,
        falls=_falls(data, parts.header, board, notes),
        own=own,
        names=_names(folder, notes),
        hash=content_hash([folder], str(parts.header["ruleset"])),
    )
    shape.check(scenario, parts.ruleset.rules, notes)
    tutorial = read_tutorial(folder, scenario, notes)
    notes.stop()
    # Only of a sound folder: rows of other lengths have no columns to tell apart.
    return msgspec.structs.replace(scenario, tutorial=tutorial, plays=played_hash(folder)), notes


def read_parts(folder: Traversable, ruleset_of: RulesetOf) -> Parts:
    """The parts of a scenario that can be read, for whoever is still making it.

    BadData where not even that is possible.
    """
    return _parts(folder, ruleset_of)[1]


def _parts(folder: Traversable, ruleset_of: RulesetOf) -> tuple[Mapping[str, Any], Parts]:
    check_files(folder)
    text = _text(folder, SHEET)
    data = toml_data(SHEET, text)
    notes = Notes(text)
    shape, ruleset = _shape(data, ruleset_of, notes)
    if (folder / CHANGES).is_file():
        ruleset = _changed(folder, ruleset, notes)
    common = (*COMMON, *ON_A_TABLE) if shape.in_inches else COMMON
    known = {*common, *hints_of(shape.own)}
    for name in data:
        if name not in known:
            notes.entry(name, "unknown entry")
    header = read_header(data, ruleset, notes)
    legend = _legend(data, ruleset, shape, notes)
    board = _board(folder, data, legend, shape, notes)
    return data, Parts(header, legend, ruleset, shape, notes, board, _pieces(folder, data, shape, notes))


def read_title(folder: Traversable) -> Mapping[str, Any]:
    """What a list of scenarios shows: the entries of scenario.toml, unchecked."""
    check_files(folder)
    return toml_data(SHEET, _text(folder, SHEET))


def _text(folder: Traversable, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadData(name, f"missing from {folder.name or folder}") from None
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadData(name, f"cannot be read: {wrong}") from None


def _noted_text(folder: Traversable, name: str, notes: Notes) -> str | None:
    try:
        return _text(folder, name)
    except BadData as wrong:
        notes.say(wrong.file, wrong.what)
        return None


def _shape(
    data: Mapping[str, Any], ruleset_of: RulesetOf, notes: Notes
) -> tuple[ScenarioShape[Any], Ruleset]:
    """Without its ruleset nothing else of a scenario can be read."""
    try:
        ruleset = ruleset_of(str(data.get("ruleset", "")))
    except BadCase as wrong:
        notes.entry("ruleset", "; ".join(fault.expected for fault in wrong.faults))
    else:
        if isinstance(ruleset, ChangedRuleset):
            # It is known only as long as the battle is at hand that changes it.
            notes.entry("ruleset", f"{ruleset.id} is no printed system: copy the battle's {CHANGES}")
        elif ruleset.scenario_shape is not None:
            return ruleset.scenario_shape, ruleset
        else:
            notes.entry("ruleset", f"{ruleset.id} has no scenarios")
    notes.stop()
    raise AssertionError("the ruleset is refused")  # pragma: no cover


def _changed(folder: Traversable, ruleset: Ruleset, notes: Notes) -> Ruleset:
    """The system as the battle changes it."""
    text = _noted_text(folder, CHANGES, notes)
    if text is None:
        return ruleset
    try:
        return changed_ruleset(ruleset, text)
    except BadData as wrong:
        notes.say(wrong.file, wrong.what, wrong.line)
        return ruleset


def _falls(
    data: Mapping[str, Any], header: Mapping[str, Any], board: Places, notes: Notes
) -> tuple[Fall, ...]:
    falls: tuple[Fall, ...] = read_section("fall", data.get("fall", []), tuple[Fall, ...], notes)
    sides = [side.id for side in header["sides"]]
    for place, fall in enumerate(falls):
        if fall.side not in sides:
            notes.entry(f"fall.{place}.side", f"expected one of {', '.join(sides)}, got {fall.side!r}")
        if not _is_place(board, fall.hex):
            notes.entry(f"fall.{place}.hex", f"expected a hex of the map, got {fall.hex!r}")
        if not 1 <= fall.turn <= header["turns"]:
            notes.entry(f"fall.{place}.turn", f"expected 1 to {header['turns']}, got {fall.turn}")
    return falls


def _is_place(board: Places, label: str) -> bool:
    """A hex of the map, or any point of a table."""
    if isinstance(board, Board):
        return label in board.labels
    try:
        board.cell_of(label)
    except ValueError:
        return False
    return True


def _legend(
    data: Mapping[str, Any], ruleset: Ruleset, shape: ScenarioShape[Any], notes: Notes
) -> dict[str, Ground]:
    legend: dict[str, Ground] = {}
    entries = data.get("legend", {})
    for code, entry in entries.items() if isinstance(entries, Mapping) else ():
        ground = read_section(f"legend.{code}", entry, Ground, notes)
        if ground is None:
            continue
        legend[code] = ground
        if not shape.is_ground(ruleset.rules, ground.terrain):
            listed = ", ".join(grounds_of(shape, ruleset.rules))
            what = f"{ground.terrain!r} is not on the terrain chart of {ruleset.id} (one of: {listed})"
            notes.entry(f"legend.{code}", what)
    if not legend:
        notes.entry(
            "legend", "expected a letter of the map and its ground, such as C = {terrain = ..., name = ...}"
        )
    return legend


def _board(
    folder: Traversable,
    data: Mapping[str, Any],
    legend: Mapping[str, Ground],
    shape: ScenarioShape[Any],
    notes: Notes,
) -> Board | Tabletop | None:
    if shape.in_inches:
        # Polygons are a large library: whoever plays on hexes does without.
        from grognard.core.scenario_table import read_tabletop

        return read_tabletop(data, legend, notes)
    text = _noted_text(folder, MAP, notes)
    sketch = None if text is None else read_sketch(text, notes)
    if sketch is None:
        return None
    terrain = {code: ground.terrain for code, ground in legend.items()}
    return read_board(sketch, terrain, data, shape.features, shape.slopes, notes, shape.ways)


def _names(folder: Traversable, notes: Notes) -> dict[str, Label]:
    """Names in other languages, where the scenario has any."""
    text = _noted_text(folder, NAMES, notes) if (folder / NAMES).is_file() else None
    return {} if text is None else read_names(text, notes)


def _pieces(
    folder: Traversable, data: Mapping[str, Any], shape: ScenarioShape[Any], notes: Notes
) -> dict[str, Any]:
    """The ruleset's own tables and sections; None where one is missing or bad."""
    parts: dict[str, Any] = {}
    for name, (field, hint) in hints_of(shape.own).items():
        if name in shape.tables:
            file = f"{name}.csv"
            (row_type, _) = hint.__args__
            text = _noted_text(folder, file, notes)
            parts[field] = None if text is None else read_table(file, text, row_type, notes)
        elif name in data:
            parts[field] = read_section(name, data[name], hint, notes)
    return parts


def _own(parts: Parts) -> Any:
    """None where one that cannot be missed is missing."""
    own = parts.shape.own
    needed = {field.name for field in msgspec.structs.fields(own) if field.required}
    for field in sorted(needed - set(parts.own)):
        parts.notes.entry("", f"missing [{field}]")
    if needed - set(parts.own) or any(parts.own[field] is None for field in parts.own):
        return None
    return own(**parts.own)
