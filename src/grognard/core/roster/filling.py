"""From entries that somebody picked, and what he answered, to a case that a procedure can rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_origin

import msgspec

from grognard.core.case import Spec, build, specs
from grognard.core.errors import BadCase, Fault
from grognard.core.messages import message
from grognard.core.roster.contract import Action, Entry, Kind, Part, Picked, Roster, RosterRules
from grognard.core.rules import Rules
from grognard.core.ruleset import Procedure
from grognard.core.template import item_type

Answers = Mapping[str, Mapping[str, Any]]
#: the table of a case in which the names of rulings stand
NAME = "id"


def pick(
    keeping: RosterRules,
    rules: Rules,
    roster: Roster,
    action: str,
    side: str,
    parts: Mapping[str, Sequence[str]],
) -> Picked:
    """Who takes part, or BadCase with everybody who cannot."""
    known = {one.id: one for one in keeping.actions}
    if action not in known:
        raise BadCase([Fault("action", f"got {action!r}", tuple(known), message("fault-got", got=action))])
    if side not in roster.armies:
        sides = tuple(roster.armies)
        raise BadCase([Fault("side", f"got {side!r}", sides, message("fault-got", got=side))])
    chosen = known[action]
    faults = [
        Fault(f"parts.{id}", "unknown part", tuple(part.id for part in chosen.parts))
        for id in parts
        if id not in {part.id for part in chosen.parts}
    ]
    seen: set[str] = set()
    for part in chosen.parts:
        names = parts.get(part.id, ())
        faults += _miscounted(part, len(names))
        for name in names:
            faults += _unfit(keeping, rules, roster, side, part, name, seen)
            seen.add(name)
    if faults:
        raise BadCase(faults)
    return Picked(chosen, side, {part.id: tuple(parts.get(part.id, ())) for part in chosen.parts})


def _miscounted(part: Part, count: int) -> Iterator[Fault]:
    where = f"parts.{part.id}"
    if count < part.least:
        said = message("fault-least", least=part.least, count=count)
        yield Fault(where, f"expected at least {part.least}, got {count}", said=said)
    if count > part.most:
        said = message("fault-most", most=part.most, count=count)
        yield Fault(where, f"expected at most {part.most}, got {count}", said=said)


def _unfit(
    keeping: RosterRules, rules: Rules, roster: Roster, side: str, part: Part, name: str, seen: set[str]
) -> Iterator[Fault]:
    """Why somebody cannot take a part."""
    where = f"parts.{part.id}"
    entry = roster.named(name)
    if entry is None:
        yield Fault(where, f"nobody is called {name[:40]!r}", said=message("roster-nobody", name=name[:40]))
    elif name in seen:
        yield Fault(where, f"{name} is picked twice", said=message("roster-twice", name=name))
    elif (entry.side == side) != (part.of == "own"):
        yield Fault(where, f"{name} is on the other side", said=message("roster-other-side", name=name))
    elif keeping.kind(entry).id not in part.places:
        yield Fault(where, f"{name} cannot take this part", said=message("roster-wrong-kind", name=name))
    elif keeping.look(rules, roster, entry).gone:
        yield Fault(where, f"{name} is no longer on the table", said=message("roster-gone", name=name))


class Asked(msgspec.Struct, frozen=True):
    """A field of the whole case that nothing on the roster answers."""

    path: str
    spec: Spec
    #: the parts of which one must be taken for it to matter; none where it always does
    parts: tuple[str, ...]


def asked_of_entry(keeping: RosterRules, kind: Kind, shape: type[msgspec.Struct] | None) -> dict[str, Spec]:
    """The fields of a table that neither the entry's own fields nor its rules fill."""
    known = {spec.name for spec in specs(kind.shape)} | set(kind.fixed) | keeping.known
    fields = () if shape is None else specs(shape)
    return {spec.name: spec for spec in fields if spec.name not in known and item_type(spec) is None}


def asked_of_whole(keeping: RosterRules, action: Action, case: type[msgspec.Struct]) -> Iterator[Asked]:
    """What is open about the whole case, and about tables in it that some part stands in."""
    places = {path: part.id for part in action.parts for path in part.places.values()}
    if "" in places:
        return
    tables: dict[str, set[str]] = {"": set()}
    for path, part in places.items():
        # Every table on the way to the place: the hex in which they stand, the fight that it belongs to.
        for table in _tables_above(path):
            tables.setdefault(table, set()).add(part)
    for table in (f"{path}.{n}" for path, count in action.rows.items() for n in range(count)):
        tables[table] = set()
    for table, parts in tables.items():
        for spec in specs(shape_at(case, table) or case):
            path = f"{table}.{spec.name}" if table else spec.name
            if item_type(spec) is None and path not in places and spec.name not in keeping.known:
                yield Asked(path, spec, tuple(sorted(parts)))


def _tables_above(path: str) -> Iterator[str]:
    """The tables in which a place lies; a list is none."""
    above = path.split(".")[:-1]
    for count in range(1, len(above) + 1):
        if count == len(above) or not above[count].isdecimal():
            yield ".".join(above[:count])


def settled(roster: Roster, answers: Answers) -> Roster:
    """The roster with what was answered about entries' own fields."""
    faults: list[Fault] = []
    entries: list[Entry] = []
    for entry in roster.entries:
        own = {spec.name for spec in specs(type(entry))} - {"name", "side"}
        given = {name: value for name, value in answers.get(entry.name, {}).items() if name in own}
        if given:
            try:
                entry = build(type(entry), {**msgspec.structs.asdict(entry), **given})
            except BadCase as bad:
                faults += [Fault(f"{entry.name}.{f.path}", f.expected, f.choices, f.said) for f in bad.faults]
        entries.append(entry)
    if faults:
        raise BadCase(faults)
    return msgspec.structs.replace(roster, entries=tuple(entries))


def compose(
    keeping: RosterRules,
    rules: Rules,
    roster: Roster,
    picked: Picked,
    procedure: Procedure,
    answers: Answers,
    whole: Mapping[str, Any],
) -> dict[str, Any]:
    """The data of a case, from a roster that is `settled`; the case's own check tells what is wrong."""
    case: dict[str, Any] = {}
    for path, value in keeping.frame(rules, roster, picked).items():
        if _has(procedure.case, path):
            table, name = _table_of(case, path)
            table[name] = value
    for path, count in picked.action.rows.items():
        for number in range(count):
            _table_of(case, f"{path}.{number}.")
    asked = {one.path for one in asked_of_whole(keeping, picked.action, procedure.case)}
    for path, value in whole.items():
        if path not in asked:
            raise BadCase([Fault(path[:40], "unknown field", tuple(asked), message("fault-unknown"))])
        table, name = _table_of(case, path)
        table[name] = value
    for part in picked.action.parts:
        for name in picked.parts[part.id]:
            entry = roster.named(name)
            assert entry is not None  # picked from this roster
            path = part.places[keeping.kind(entry).id]
            shape = shape_at(procedure.case, path)
            if shape is None:
                table, field = _table_of(case, path)
                table[field] = name
                continue
            given = answers.get(name, {})
            row = _row(keeping, rules, roster, entry, shape, given) | part.implies
            _put(case, procedure.case, path, row)
    found: dict[str, Any] = _lists(case)
    return found


def _row(
    keeping: RosterRules,
    rules: Rules,
    roster: Roster,
    entry: Entry,
    shape: type[msgspec.Struct],
    given: Mapping[str, Any],
) -> dict[str, Any]:
    """What one entry says in its table: its own fields, the answers, and what its rules add."""
    held = msgspec.structs.asdict(entry)
    wanted = [spec.name for spec in specs(shape)]
    row = {name: held[name] for name in wanted if name in held}
    kind = keeping.kind(entry)
    row |= {name: value for name, value in kind.fixed.items() if name in wanted}
    asked = asked_of_entry(keeping, kind, shape)
    for name, value in given.items():
        if name not in asked and name not in held:
            where, choices = f"{entry.name}.{name[:40]}", tuple(asked)
            raise BadCase([Fault(where, "unknown field", choices, message("fault-unknown"))])
        if name in asked:
            row[name] = value
    if NAME in wanted:
        row[NAME] = entry.name
    said = keeping.fill(rules, roster, entry, shape, row)
    return row | {name: value for name, value in said.items() if name in wanted}


def _put(case: dict[str, Any], shape: type[msgspec.Struct], path: str, row: dict[str, Any]) -> None:
    if not path:
        case |= row
        return
    table, field = _table_of(case, path)
    if _is_list(spec_at(shape, path)):
        table.setdefault(field, []).append(row)
    else:
        table[field] = row


def _table_of(case: dict[str, Any], path: str) -> tuple[dict[str, Any], str]:
    """The table in which a dotted path ends, made on the way, and the name of its field."""
    *tables, field = path.split(".")
    for name in tables:
        case = case.setdefault(name, {})
    return case, field


def _lists(data: Any) -> Any:
    """Lists where tables are known by numbers; whoever has nobody before him moves up."""
    if isinstance(data, list):
        return [_lists(one) for one in data]
    if not isinstance(data, dict):
        return data
    if data and all(name.isdecimal() for name in data):
        return [_lists(data[number]) for number in sorted(data, key=int)]
    return {name: _lists(one) for name, one in data.items()}


def _has(shape: type[msgspec.Struct], path: str) -> bool:
    """Whether a case type has a field at a dotted path."""
    name, _dot, rest = path.partition(".")
    found = next((one for one in specs(shape) if one.name == name), None)
    if found is None or not rest:
        return found is not None
    inner = item_type(found)
    return inner is not None and _has(inner, rest.partition(".")[2] if _is_list(found) else rest)


def _is_list(spec: Spec) -> bool:
    return get_origin(spec.kind) is tuple


def spec_at(shape: type[msgspec.Struct], path: str) -> Spec:
    """The field of a case type at a dotted path."""
    name, _dot, rest = path.partition(".")
    spec = next(one for one in specs(shape) if one.name == name)
    inner = item_type(spec)
    number, _dot, further = rest.partition(".")
    if number.isdecimal():
        rest = further
    return spec_at(inner, rest) if rest and inner is not None else spec


def shape_at(shape: type[msgspec.Struct], path: str) -> type[msgspec.Struct] | None:
    """The table at a path of a case type; None where a mere name stands there."""
    return shape if not path else item_type(spec_at(shape, path))
