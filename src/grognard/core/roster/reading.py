"""A roster from what somebody kept or typed in, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from grognard.core.case import Field, build, double_names, specs
from grognard.core.errors import BadCase, Fault
from grognard.core.messages import message
from grognard.core.roster.contract import Entry, Roster, RosterRules

MOST_ENTRIES = 160
_KEPT_APART = ("entries", "armies", "shared")

S = TypeVar("S", bound=msgspec.Struct)


class _Head(msgspec.Struct, frozen=True, kw_only=True):
    """What stands above the entries."""

    title: Annotated[str, Field("its title")]
    turn: Annotated[int, Field("the turn", ge=1, le=999)] = 1
    last: Annotated[int, Field("the last turn; 0: nobody says", ge=0, le=999)] = 0
    active: Annotated[str | None, Field("the side whose turn it is")] = None


def read_roster(keeping: RosterRules, sides: Sequence[str], data: Any) -> Roster:
    """A sound roster; BadCase lists every fault of one that is not."""
    faults: list[Fault] = []
    table = data if isinstance(data, Mapping) else {}
    head = _built(
        _Head, {n: v for n, v in table.items() if n not in _KEPT_APART}, "", faults, _Head(title="-")
    )
    active = head.active or sides[0]
    if active not in sides:
        faults.append(_unknown("active", active, sides))
    shared = _built(keeping.shared, table.get("shared", {}), "shared.", faults, keeping.shared())
    armies = _armies(keeping, sides, table.get("armies", {}), faults)
    entries = list(_entries(keeping, sides, table.get("entries", ()), faults))
    faults += double_names((f"entries.{place}.name", entry.name) for place, entry in entries)
    faults += _bad_references(keeping, entries)
    if faults:
        raise BadCase(faults)
    found = tuple(entry for _place, entry in entries)
    return Roster(
        title=head.title,
        turn=head.turn,
        last=head.last,
        shared=shared,
        active=active,
        armies=armies,
        entries=found,
    )


def _armies(
    keeping: RosterRules, sides: Sequence[str], data: Any, faults: list[Fault]
) -> dict[str, msgspec.Struct]:
    given = data if isinstance(data, Mapping) else {"": data}
    faults += [_unknown("armies", str(side), sides) for side in given if side not in sides]
    blank = keeping.army()
    return {
        side: _built(keeping.army, given.get(side, {}), f"armies.{side}.", faults, blank) for side in sides
    }


def _entries(
    keeping: RosterRules, sides: Sequence[str], data: Any, faults: list[Fault]
) -> Iterator[tuple[int, Entry]]:
    """Every entry that can be read, with its place in the list."""
    if isinstance(data, (str, Mapping)) or not isinstance(data, Sequence):
        said = message("fault-list", got="entries")
        faults.append(Fault("entries", "expected a list of entries", said=said))
        return
    if len(data) > MOST_ENTRIES:
        said = message("fault-most", most=MOST_ENTRIES, count=len(data))
        faults.append(Fault("entries", f"expected at most {MOST_ENTRIES}, got {len(data)}", said=said))
        return
    shapes = {kind.id: kind.shape for kind in keeping.kinds}
    for place, given in enumerate(data):
        path = f"entries.{place}"
        kind = given.get("kind") if isinstance(given, Mapping) else None
        if not isinstance(kind, str) or kind not in shapes:
            faults.append(_unknown(f"{path}.kind", str(kind), tuple(shapes)))
            continue
        fields = {name: value for name, value in given.items() if name != "kind"}
        entry = _built(shapes[kind], fields, f"{path}.", faults, None)
        if entry is not None and entry.side not in sides:
            faults.append(_unknown(f"{path}.side", entry.side, sides))
        elif entry is not None:
            yield place, entry


def _built(shape: type[S], data: Any, path: str, faults: list[Fault], instead: Any) -> Any:
    """What the data make of a shape; where they are wrong, the faults with their path, and something else."""
    try:
        return build(shape, data)
    except BadCase as bad:
        for fault in bad.faults:
            where = path.rstrip(".") if fault.path == "case" else path + fault.path
            faults.append(Fault(where or "roster", fault.expected, fault.choices, fault.said))
        return instead


def _bad_references(keeping: RosterRules, entries: Sequence[tuple[int, Entry]]) -> Iterator[Fault]:
    """Fields that name nobody of the same side whom they may name."""
    for place, entry in entries:
        for field, kinds in keeping.kind(entry).refers.items():
            wanted = getattr(entry, field)
            able = [
                other.name
                for _place, other in entries
                if other.side == entry.side and keeping.kind(other).id in kinds
            ]
            if wanted is not None and wanted not in able:
                yield _unknown(f"entries.{place}.{field}", wanted, able)


def _unknown(path: str, got: str, choices: Sequence[str]) -> Fault:
    shown = repr(got if len(got) <= 40 else got[:37] + "...")
    return Fault(path, f"got {shown}", tuple(choices), message("fault-got", got=shown))


def written(keeping: RosterRules, roster: Roster) -> dict[str, Any]:
    """A roster as plain data, as `read_roster` takes it; whatever is as usual is left out."""
    return {
        "title": roster.title,
        "turn": roster.turn,
        "last": roster.last,
        "shared": _unusual(roster.shared),
        "active": roster.active,
        "armies": {side: _unusual(army) for side, army in roster.armies.items()},
        "entries": [{"kind": keeping.kind(entry).id, **_unusual(entry)} for entry in roster.entries],
    }


def _unusual(held: msgspec.Struct) -> dict[str, Any]:
    """The fields that do not hold their default."""
    return {
        spec.name: value
        for spec in specs(type(held))
        if (value := getattr(held, spec.name)) != spec.default or spec.required
    }
