"""Reading a scenario's folder. Every fault is found in one go, each with its file and line."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.board import Board
from grognard.core.bounds import check_files
from grognard.core.datafiles import Quirk, content_hash
from grognard.core.errors import BadCase, BadData
from grognard.core.messages import LANGUAGES, Label
from grognard.core.names import NAMES, read_names
from grognard.core.places import Places
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Clock, Fall, Ground, Option, Player, Scenario, ScenarioShape, Toll
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
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
#: stands in for a number of turns that cannot be read, so that nothing seems to come too late
_MANY_TURNS = 10**6
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")

RulesetOf = Callable[[str], Ruleset]


class SideEntry(msgspec.Struct, frozen=True):
    id: str
    name: Label


def read_scenario(folder: Traversable, ruleset_of: RulesetOf) -> tuple[Scenario[Any], Notes]:
    """A whole scenario with all its options, and where its pieces stand; BadFolder names every flaw."""
    check_files(folder)
    text = _text(folder, SHEET)
    data = toml_data(SHEET, text)
    notes = Notes(text)
    shape, ruleset = _shape(data, ruleset_of, notes)
    common = (*COMMON, *ON_A_TABLE) if shape.in_inches else COMMON
    unknown = [name for name in data if name not in common and name not in hints_of(shape.own)]
    for name in unknown:
        notes.entry(name, "unknown entry")
    header = _header(data, ruleset, notes)
    legend = _legend(data, ruleset, shape, notes)
    board = _board(folder, data, legend, shape, notes)
    own = _own(folder, data, shape, notes)
    if board is None or own is None:
        notes.stop()
        raise AssertionError("a part is missing and nothing is said of it")  # pragma: no cover
    scenario = Scenario(
        **header,
        legend=legend,
        battlefield=board,
        falls=_falls(data, header, board, notes),
        own=own,
        names=_names(folder, notes),
        hash=content_hash([folder], str(header["ruleset"])),
    )
    shape.check(scenario, ruleset.rules, notes)
    tutorial = read_tutorial(folder, scenario, notes)
    notes.stop()
    return msgspec.structs.replace(scenario, tutorial=tutorial), notes


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
        if ruleset.scenario_shape is not None:
            return ruleset.scenario_shape, ruleset
        notes.entry("ruleset", f"{ruleset.id} has no scenarios")
    notes.stop()
    raise AssertionError("the ruleset is refused")  # pragma: no cover


def _header(data: Mapping[str, Any], ruleset: Ruleset, notes: Notes) -> dict[str, Any]:
    id, turns = data.get("id"), data.get("turns")
    if not isinstance(id, str) or not _ID.fullmatch(id):
        notes.entry("id", f"expected small letters, digits and hyphens, got {id!r}")
    sound = isinstance(turns, int) and not isinstance(turns, bool) and turns >= 1
    if not sound:
        notes.entry("turns", f"expected a whole number, 1 or more, got {turns!r}")
    men = data.get("men")
    if men is not None and (not isinstance(men, int) or isinstance(men, bool) or men < 1):
        notes.entry("men", f"expected the men of a strength point, 1 or more, got {men!r}")
    return {
        "id": id,
        "ruleset": ruleset.id,
        "title": _label(data, "title", notes),
        "summary": _label(data, "summary", notes),
        "turns": turns if sound else _MANY_TURNS,
        "men": men,
        "clock": _clock(data, notes),
        "sides": _sides(data, ruleset, notes),
        "options": read_section("option", data.get("option", []), tuple[Option, ...], notes),
        "history": _history(data, ruleset, notes),
        "quirks": _quirks(data.get("quirk", []), notes),
    }


def _history(data: Mapping[str, Any], ruleset: Ruleset, notes: Notes) -> tuple[Toll, ...]:
    tolls: tuple[Toll, ...] = read_section("history", data.get("history", []), tuple[Toll, ...], notes)
    for place, toll in enumerate(tolls):
        if toll.side not in ruleset.sides:
            known = ", ".join(ruleset.sides)
            notes.entry(f"history.{place}.side", f"expected one of {known}, got {toll.side!r}")
        if toll.men < 0:
            notes.entry(f"history.{place}.men", f"expected 0 or more men, got {toll.men}")
    return tolls


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


def _quirks(data: Any, notes: Notes) -> tuple[Quirk, ...]:
    try:
        return msgspec.convert(data, tuple[Quirk, ...])
    except msgspec.ValidationError as wrong:
        notes.entry("quirk", f"expected finding and reason: {wrong}")
        return ()


def _label(data: Mapping[str, Any], path: str, notes: Notes) -> Label:
    entry = data.get(path)
    if isinstance(entry, Mapping) and set(entry) == set(LANGUAGES):
        return Label(**{tongue: str(text) for tongue, text in entry.items()})
    notes.entry(path, f"expected a text in each of {', '.join(LANGUAGES)}")
    return Label("")


def _clock(data: Mapping[str, Any], notes: Notes) -> Clock:
    clock = read_section("clock", data.get("clock"), Clock, notes)
    if clock is None:
        return Clock("00:00", 1)
    if not _TIME.fullmatch(clock.start):
        notes.entry("clock.start", f"expected a time such as 12:30, got {clock.start!r}")
    if clock.date and not _is_date(clock.date):
        notes.entry("clock.date", f"expected a day such as 1941-10-16, got {clock.date!r}")
    if clock.minutes < 1:
        notes.entry("clock.minutes", f"expected 1 or more, got {clock.minutes}")
    found: Clock = clock
    return found


def _is_date(text: str) -> bool:
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _sides(data: Mapping[str, Any], ruleset: Ruleset, notes: Notes) -> tuple[Player, ...]:
    sides = read_section("side", data.get("side", []), tuple[SideEntry, ...], notes)
    if sorted(side.id for side in sides) != sorted(ruleset.sides):
        notes.entry("side", f"expected the sides {' and '.join(ruleset.sides)}, first player first")
        return tuple(Player(id, Label(id)) for id in ruleset.sides)
    return tuple(Player(side.id, side.name) for side in sides)


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
            notes.entry(f"legend.{code}", f"{ground.terrain!r} is not on the terrain chart of {ruleset.id}")
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


def _own(folder: Traversable, data: Mapping[str, Any], shape: ScenarioShape[Any], notes: Notes) -> Any:
    """The ruleset's own tables and sections; None where one that cannot be missed is missing."""
    parts: dict[str, Any] = {}
    for name, (field, hint) in hints_of(shape.own).items():
        if name in shape.tables:
            file = f"{name}.csv"
            (row_type, _) = hint.__args__
            text = _noted_text(folder, file, notes)
            parts[field] = None if text is None else read_table(file, text, row_type, notes)
        elif name in data:
            parts[field] = read_section(name, data[name], hint, notes)
    needed = {field.name for field in msgspec.structs.fields(shape.own) if field.required}
    for field in sorted(needed - set(parts)):
        notes.entry("", f"missing [{field}]")
    if needed - set(parts) or any(parts[field] is None for field in parts):
        return None
    return shape.own(**parts)
