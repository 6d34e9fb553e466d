"""The head of a scenario.toml: its title, its length, its clock and its sides."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.core.datafiles import Quirk
from grognard.core.messages import LANGUAGES, Label
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Clock, Option, Player, Toll
from grognard.core.scenario_notes import Notes
from grognard.core.scenario_pieces import read_section

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
#: a track of turns is drawn and a clock is told for each of them
_MOST_TURNS, _MOST_MINUTES, _LAST_YEAR = 200, 31 * 24 * 60, 3000
#: stands in for a number of turns that cannot be read, so that nothing seems to come too late
_MANY_TURNS = 10**6
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


class SideEntry(msgspec.Struct, frozen=True):
    id: str
    name: Label


def read_header(data: Mapping[str, Any], ruleset: Ruleset, notes: Notes) -> dict[str, Any]:
    id, turns = data.get("id"), data.get("turns")
    if not isinstance(id, str) or not _ID.fullmatch(id):
        notes.entry("id", f"expected small letters, digits and hyphens, got {id!r}")
    sound = isinstance(turns, int) and not isinstance(turns, bool) and 1 <= turns <= _MOST_TURNS
    if not sound:
        notes.entry("turns", f"expected a whole number from 1 to {_MOST_TURNS}, got {turns!r}")
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


def _quirks(data: Any, notes: Notes) -> tuple[Quirk, ...]:
    try:
        return msgspec.convert(data, tuple[Quirk, ...])
    except msgspec.ValidationError as wrong:
        notes.entry("quirk", f"expected finding and reason: {wrong}")
        return ()


def _label(data: Mapping[str, Any], path: str, notes: Notes) -> Label:
    entry = data.get(path)
    if isinstance(entry, str):
        return Label(entry)
    if isinstance(entry, Mapping) and set(entry) == set(LANGUAGES):
        return Label(**{tongue: str(text) for tongue, text in entry.items()})
    notes.entry(path, f"expected a text in each of {', '.join(LANGUAGES)}, or one in English alone")
    return Label("")


def _clock(data: Mapping[str, Any], notes: Notes) -> Clock:
    clock = read_section("clock", data.get("clock"), Clock, notes)
    if clock is None:
        return Clock("00:00", 1)
    if not _TIME.fullmatch(clock.start):
        notes.entry("clock.start", f"expected a time such as 12:30, got {clock.start!r}")
    if clock.date and not _is_date(clock.date):
        notes.entry("clock.date", f"expected a day such as 1941-10-16, got {clock.date!r}")
    if not 1 <= clock.minutes <= _MOST_MINUTES:
        notes.entry("clock.minutes", f"expected 1 to {_MOST_MINUTES}, got {clock.minutes}")
    found: Clock = clock
    return found


def _is_date(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).year <= _LAST_YEAR
    except ValueError:
        return False


def _sides(data: Mapping[str, Any], ruleset: Ruleset, notes: Notes) -> tuple[Player, ...]:
    sides = read_section("side", data.get("side", []), tuple[SideEntry, ...], notes)
    if sorted(side.id for side in sides) != sorted(ruleset.sides):
        notes.entry("side", f"expected the sides {' and '.join(ruleset.sides)}, first player first")
        return tuple(Player(id, Label(id)) for id in ruleset.sides)
    return tuple(Player(side.id, side.name) for side in sides)
