"""A fix as the fields of a form, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grognard.core.drivers.explain import MARKER, OPTION, kind_of
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.offers import Settable
from grognard.core.game.repair import facings, settable
from grognard.core.game.settlement import NONE, Fix
from grognard.core.game.state import ALL_ROUND, OFF, Piece, Written
from grognard.server.side_view import SideView

#: how the fields for markers are named
_MARKER = "marker."
_TEXTS = ("place", "facing", "formation", "state", "fate")


def form_of(sight: SideView, unit: str) -> dict[str, Any]:
    """What may be put right about a counter, each field with what it is now."""
    piece = next((one for one in sight.state.pieces if one.id == unit), None)
    if piece is None:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    return {"unit": unit, "name": sight.words.word(unit), "fields": list(_fields(sight, piece))}


def _fields(sight: SideView, piece: Piece) -> Iterator[dict[str, Any]]:
    game, places = sight.game, sight.game.scenario.places
    may = settable(game, piece.id)
    yield _field(sight, "place", "text", "" if piece.at == OFF else places.label(piece.at))
    if may.faces:
        now = NONE if piece.facing == ALL_ROUND else places.compass(piece.facing)
        yield _choice(sight, "facing", facings(game, may), now)
    if may.strength is not None:
        low, high = may.strength
        yield {**_field(sight, "strength", "number", piece.strength), "low": low, "high": high}
    for name, allowed in (("formation", may.formations), ("state", may.states)):
        if allowed:
            yield _choice(sight, name, allowed, getattr(piece, name))
    for name, written in may.markers.items():
        carried = piece.marker(name)
        if written or carried is not None:
            listed = dict.fromkeys((*written, *(() if carried is None else (carried,))))
            none = "no" if tuple(listed) == (1,) else "none"
            yield _choice(sight, f"{_MARKER}{name}", listed, "" if carried is None else carried, none=none)
    yield _choice(sight, "fate", may.fates, piece.fate, none="on-the-map")


def _field(sight: SideView, name: str, kind: str, value: Written) -> dict[str, Any]:
    about = sight.words.word(name.removeprefix(_MARKER), MARKER if name.startswith(_MARKER) else "")
    bounds = dict.fromkeys(("low", "high", "least", "most"))
    plain: dict[str, Any] = {"choices": [], "fields": [], "narrowed": {}, "required": False, **bounds}
    return {"name": name, "about": about, "kind": kind, "default": value, **plain}


def _choice(
    sight: SideView, name: str, allowed: Iterable[Written], now: Written, none: str = ""
) -> dict[str, Any]:
    values = tuple(allowed)
    labels = {str(one): _label(sight, one, values, kind_of(name) or OPTION) for one in values}
    if none:
        labels = {"": sight.words.word(none), **labels}
    choices = [{"value": value, "label": label} for value, label in labels.items()]
    return {**_field(sight, name, "choice", str(now)), "choices": choices}


def _label(sight: SideView, value: Written, among: tuple[Written, ...], kind: str) -> str:
    # Where nothing but 1 can be written on a marker it lies there, or it does not.
    if value == NONE or among == (1,):
        return sight.words.word("all-round" if value == NONE else "yes")
    return sight.words.word(value, kind)


def fix_of(game: Game, unit: str, given: Mapping[str, Written]) -> Fix:
    """A fix from what was filled in; BadCase for what is no field of the form."""
    if unit not in game.battle.reducer.roll:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    may = settable(game, unit)
    fields: dict[str, Any] = {}
    markers: list[tuple[str, Written | None]] = []
    for name, value in given.items():
        if name.startswith(_MARKER):
            marker = name.removeprefix(_MARKER)
            markers.append((marker, _written(may, marker, value)))
        elif name in _TEXTS or (name == "strength" and isinstance(value, int) and value >= 0):
            fields[name] = value if name == "strength" else str(value)
        else:
            raise BadCase([Fault(f"set.{name}", "expected a field of the form with a value that fits it")])
    return Fix(unit, **fields, markers=tuple(markers))


def _written(may: Settable, marker: str, value: Written) -> Written | None:
    """What is written on a marker: a form knows texts only."""
    if value == "":
        return None
    return next((one for one in may.markers.get(marker, ()) if str(one) == str(value)), value)
