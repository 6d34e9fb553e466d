"""Entries for the counters of a game on hexes: they say what a case asks of one, and change as pieces do.

A ruleset that can be played has said already what a case looks at and what events do to a piece. Its roster
is read off both: `mirror` makes an entry of a table of a case, `befallen` has the reducer change it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec

from grognard.core.case import Field, specs
from grognard.core.errors import Fault
from grognard.core.events import Event
from grognard.core.game.reducer import alone
from grognard.core.game.state import Piece
from grognard.core.messages import Message, message
from grognard.core.roster.contract import Entry, Kind, Look, Roster
from grognard.core.rules import Rules

E = TypeVar("E", bound=Entry)

#: what a piece has by itself; whatever else changes is a marker on it
_OF_PIECE = ("formation", "state")


class Counter(Entry, frozen=True, kw_only=True):
    """A counter that is on the map, or comes to it, until it is gone."""

    turn: Annotated[int, Field("the turn it comes on", ge=1, le=99)] = 1
    gone: Annotated[bool, Field("off the map for good")] = False


class Strong(Counter, frozen=True, kw_only=True):
    """A counter whose strength is counted."""

    starting: Annotated[int, Field("strength at the start of the battle", ge=1, le=40)]
    lost: Annotated[int, Field("strength lost so far", ge=0, le=40)] = 0

    @property
    def strength(self) -> int:
        return self.starting - self.lost

    def faults(self) -> Iterator[Fault]:
        if self.lost > self.starting:
            expected = f"expected at most {self.starting}, with which it began"
            yield Fault("lost", expected, said=message("fault-more-than-begun", starting=self.starting))


def mirror(
    shape: type[msgspec.Struct],
    base: type[Counter],
    *,
    without: Collection[str] = (),
    fixed: dict[str, Any] | None = None,
    is_whole: bool = True,
    **more: Any,
) -> type[Counter]:
    """An entry with the fields of a table of a case; faults of their values too, where it `is_whole`.

    Fields of the base, of `without` and of `fixed` are left out; `more` adds some, or says otherwise.
    """
    fixed = fixed or {}
    held = {spec.name for spec in specs(base)} | {*without, *fixed, "id"} - set(more)
    hints = get_type_hints(shape, include_extras=True)
    fields: list[Any] = [
        (field.name, hints[field.name]) if field.required else (field.name, hints[field.name], field.default)
        for field in msgspec.structs.fields(shape)
        if field.name not in held and field.name not in more
    ]
    fields += [(name, *said) if isinstance(said, tuple) else (name, said) for name, said in more.items()]
    said_wrong = getattr(shape, "faults", None) if is_whole else None

    def faults(self: Any) -> Iterator[Fault]:
        if isinstance(self, Strong):
            yield from Strong.faults(self)
        if said_wrong is not None:
            yield from said_wrong(self)

    made: Any = msgspec.defstruct(
        shape.__name__,
        fields,
        bases=(base,),
        module=shape.__module__,
        namespace={"faults": faults, **fixed},
        frozen=True,
        kw_only=True,
    )
    shaped: type[Counter] = made
    return shaped


def befallen(kinds: Iterable[Kind]) -> Callable[[E, Event], E]:
    """What an event does to an entry: the same as to its piece on a map."""
    changing = {kind.shape: kind.changing for kind in kinds}

    def change(entry: E, event: Event) -> E:
        fields = [name for name in changing[type(entry)] if name not in ("lost", "gone")]
        before = _piece(entry, fields)
        after = alone(before, event)
        return entry if after == before else _changed(entry, fields, before, after)

    return change


def _piece(entry: Entry, fields: Iterable[str]) -> Piece:
    own = {name: getattr(entry, name) for name in fields}
    markers = [(_marker(name), _written(value)) for name, value in own.items() if name not in _OF_PIECE]
    return Piece(
        entry.name,
        **{name: value for name, value in own.items() if name in _OF_PIECE},
        strength=entry.strength if isinstance(entry, Strong) else 0,
        markers=tuple(sorted(marker for marker in markers if marker[1])),
    )


def _changed(entry: E, fields: Iterable[str], before: Piece, after: Piece) -> E:
    new: dict[str, Any] = {}
    if after.fate:
        new["gone"] = True
    if isinstance(entry, Strong):
        # Whoever is lost has lost all his strength; whoever recovers does so up to what he began with.
        new["lost"] = min(entry.starting, max(0, entry.lost + before.strength - after.strength))
    for name in fields if not after.fate else ():
        if name in _OF_PIECE:
            new[name] = getattr(after, name)
        else:
            written, kind = after.marker(_marker(name)), type(getattr(entry, name))
            new[name] = kind() if written is None else kind(written)
    return msgspec.structs.replace(entry, **new)


def _marker(field: str) -> str:
    return field.replace("_", "-")


def _written(value: Any) -> int | str:
    return int(value) if isinstance(value, bool) else value


def is_gone(entry: Entry) -> bool:
    off = isinstance(entry, Counter) and entry.gone
    return off or (isinstance(entry, Strong) and entry.strength <= 0)


def look_of(
    roster: Roster,
    entry: Entry,
    *,
    words: Iterable[str] = (),
    bad: Iterable[str] = (),
    notes: Iterable[Message] = (),
    narrows: dict[str, tuple[str, ...]] | None = None,
) -> Look:
    """An entry at a glance; what every counter has is added."""
    waits = isinstance(entry, Counter) and entry.turn > roster.turn
    comes = [message("roster-comes", turn=entry.turn)] if waits and isinstance(entry, Counter) else []
    return Look(
        left=max(0, entry.strength) if isinstance(entry, Strong) else 0,
        full=entry.starting if isinstance(entry, Strong) else 0,
        words=tuple(words),
        bad=tuple(bad),
        notes=(*comes, *notes),
        gone=is_gone(entry),
        narrows=narrows or {},
    )


def with_whom(roster: Roster, unit: str, kind: type[E]) -> tuple[E, ...]:
    """The leaders who stand with a counter."""
    own = roster.named(unit)
    side = None if own is None else own.side
    return tuple(
        one
        for one in roster.entries
        if isinstance(one, kind) and one.side == side and not is_gone(one)
        if getattr(one, "attached_to", None) == unit
    )


def led(roster: Roster, entry: Entry, kind: type[Entry]) -> Iterator[Message]:
    """Who leads a counter, for its remarks."""
    for leader in with_whom(roster, entry.name, kind):
        yield message("roster-led", leader=leader.name)


def tell_losses(_rules: Rules, roster: Roster, side: str) -> tuple[Message, ...]:
    """How much of its strength a side has lost."""
    counted = [one for one in roster.of(side) if isinstance(one, Strong)]
    if not counted:
        return ()
    lost, begun = sum(one.lost for one in counted), sum(one.starting for one in counted)
    return (message("roster-lost", lost=lost, begun=begun),)


def called(rows: Iterable[Any]) -> dict[str, str]:
    """By id what a row is called, with its id where another one is called the same."""
    rows = list(rows)
    said = [row.name for row in rows]
    return {row.id: row.name if said.count(row.name) == 1 else f"{row.name} ({row.id})" for row in rows}
