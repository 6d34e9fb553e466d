"""Cases: the small frozen facts that a procedure rules on, read from what people type.

A case type is a frozen msgspec Struct. Each field says what it is with `Field(...)`; from that one
declaration come the check of a filled-in case (every fault at once, with the choices), the commented
template, and the random cases of the tests. A type may add a method `faults()` that yields what is wrong
between fields.
"""

from __future__ import annotations

import difflib
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.messages import Label, Message, message

C = TypeVar("C", bound=msgspec.Struct)


class Field(msgspec.Struct, frozen=True):
    """What a field is: a few words, the least and greatest number, or the length of a list."""

    about: str
    ge: int | None = None
    le: int | None = None
    least: int | None = None
    most: int | None = None


class Spec(msgspec.Struct, frozen=True):
    """One field of a case type, as the template and the checks see it."""

    name: str
    kind: Any
    about: str = ""
    low: int | None = None
    high: int | None = None
    least: int | None = None
    most: int | None = None
    required: bool = True
    default: Any = None
    optional: bool = False

    @property
    def choices(self) -> tuple[str, ...]:
        if get_origin(self.kind) is typing.Literal:
            return tuple(str(value) for value in get_args(self.kind))
        return ()

    @property
    def item_choices(self) -> tuple[str, ...]:
        """The choices for each item, where the field is a list of words."""
        item = get_args(self.kind)[0] if get_origin(self.kind) is tuple else None
        return tuple(map(str, get_args(item))) if get_origin(item) is typing.Literal else ()


def specs(case_type: type[msgspec.Struct]) -> tuple[Spec, ...]:
    """The fields of a case type, in the order of its declaration."""
    cached = _SPECS.get(case_type)
    if cached is None:
        hints = typing.get_type_hints(case_type, include_extras=True)
        cached = _SPECS[case_type] = tuple(
            _spec(field, hints[field.name]) for field in msgspec.structs.fields(case_type)
        )
    return cached


_SPECS: dict[type[msgspec.Struct], tuple[Spec, ...]] = {}


def _spec(field: msgspec.structs.FieldInfo, hint: Any) -> Spec:
    optional = False
    meta = Field("")
    for _ in range(3):  # Annotated and Optional may be nested either way
        if get_origin(hint) is typing.Annotated:
            hint, *extras = get_args(hint)
            meta = next((e for e in extras if isinstance(e, Field)), meta)
        elif get_origin(hint) in (typing.Union, types.UnionType):
            optional = optional or type(None) in get_args(hint)
            hint = _one_kind([h for h in get_args(hint) if h is not type(None)])
    required = field.required
    default = None
    if not required:
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return Spec(
        name=field.name,
        kind=hint,
        about=meta.about,
        low=meta.ge,
        high=meta.le,
        least=meta.least,
        most=meta.most,
        required=required,
        default=default,
        optional=optional,
    )


def _one_kind(hints: list[Any]) -> Any:
    """The kind of a field that may be several: literals join into one, anything else must stand alone."""
    if len(hints) > 1 and all(get_origin(hint) is typing.Literal for hint in hints):
        return typing.Literal[tuple(value for hint in hints for value in get_args(hint))]
    (hint,) = hints
    return hint


def build(case_type: type[C], data: Mapping[str, Any]) -> C:
    """A case from plain data, or BadCase with every fault."""
    faults: list[Fault] = []
    case = _struct(case_type, data, "", faults)
    if not faults and case is not None:
        faults.extend(_deep_faults(case, ""))
    if faults or case is None:
        raise BadCase(faults)
    return case


def _deep_faults(case: msgspec.Struct, path: str) -> Iterator[Fault]:
    """The faults that types declare between their own fields, innermost first."""
    for spec in specs(type(case)):
        value = getattr(case, spec.name)
        if isinstance(value, msgspec.Struct):
            yield from _deep_faults(value, f"{path}{spec.name}.")
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, msgspec.Struct):
                    yield from _deep_faults(item, f"{path}{spec.name}.{index}.")
    check = getattr(case, "faults", None)
    if check is not None:
        for fault in check():
            yield Fault(path + fault.path, fault.expected, fault.choices, fault.said)


def _struct(case_type: type[C], data: Any, path: str, faults: list[Fault]) -> C | None:
    if not isinstance(data, Mapping):
        said = message("fault-table", got=_shown(data))
        where = path.rstrip(".") or "case"
        faults.append(Fault(where, f"expected a table of fields, got {_shown(data)}", said=said))
        return None
    known = {spec.name: spec for spec in specs(case_type)}
    for name in data:
        if name not in known:
            near = difflib.get_close_matches(str(name), known, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            shown = _brief(name) if isinstance(name, str) and name.isidentifier() else _shown(name)
            said = message("fault-unknown-near", near=near[0]) if near else message("fault-unknown")
            choices = () if near else tuple(known)
            faults.append(Fault(f"{path}{shown}", f"unknown field{hint}", choices, said))
    values: dict[str, Any] = {}
    sound = True
    for spec in known.values():
        if spec.name not in data:
            if spec.required:
                wanted = _wanted(spec)
                said = message("fault-missing", wanted=wanted)
                if spec.kind is int:
                    said = _number("fault-missing-number", spec)
                faults.append(Fault(f"{path}{spec.name}", f"missing: {wanted}", spec.choices, said))
                sound = False
            continue
        before = len(faults)
        values[spec.name] = _value(spec, data[spec.name], f"{path}{spec.name}", faults)
        sound = sound and len(faults) == before
    return case_type(**values) if sound else None


def _value(spec: Spec, data: Any, path: str, faults: list[Fault]) -> Any:
    if data is None and spec.optional:
        return None
    kind = spec.kind
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind, Label.of(data) if kind is Label else data, path + ".", faults)
    if get_origin(kind) is tuple:
        return _items(spec, data, path, faults)
    if spec.choices:
        if str(data) in spec.choices and not isinstance(data, bool):
            return str(data) if isinstance(get_args(kind)[0], str) else data
        said = message("fault-got", got=_shown(data))
        faults.append(Fault(path, f"got {_shown(data)}", spec.choices, said))
    elif kind is bool:
        if isinstance(data, bool):
            return data
        said = message("fault-bool", got=_shown(data))
        faults.append(Fault(path, f"expected true or false, got {_shown(data)}", said=said))
    elif kind is int:
        low_ok = spec.low is None or (isinstance(data, int) and data >= spec.low)
        high_ok = spec.high is None or (isinstance(data, int) and data <= spec.high)
        if isinstance(data, int) and not isinstance(data, bool) and low_ok and high_ok:
            return data
        said = _number("fault-number", spec, got=_shown(data))
        faults.append(Fault(path, f"expected {_wanted(spec)}, got {_shown(data)}", said=said))
    elif kind is str:
        if isinstance(data, str) and data.strip() and data.isprintable() and len(data) <= 80:
            return data
        said = message("fault-text", got=_shown(data))
        faults.append(Fault(path, f"expected a short text, got {_shown(data)}", said=said))
    else:  # pragma: no cover - a fault of the case type, found by the first test that builds it
        raise TypeError(f"case field {path} has a kind that cases do not know: {kind!r}")
    return None


def _items(spec: Spec, data: Any, path: str, faults: list[Fault]) -> tuple[Any, ...] | None:
    if isinstance(data, (str, bytes)) or not isinstance(data, Sequence):
        said = message("fault-list", got=_shown(data))
        faults.append(Fault(path, f"expected a list, got {_shown(data)}", said=said))
        return None
    if spec.least is not None and len(data) < spec.least:
        said = message("fault-least", least=spec.least, count=len(data))
        faults.append(Fault(path, f"expected at least {spec.least}, got {len(data)}", said=said))
    if spec.most is not None and len(data) > spec.most:
        said = message("fault-most", most=spec.most, count=len(data))
        faults.append(Fault(path, f"expected at most {spec.most}, got {len(data)}", said=said))
        return None
    kind = get_args(spec.kind)[0]
    meta_spec = Spec(name=spec.name, kind=kind)
    if get_origin(kind) is typing.Annotated:
        kind, meta = get_args(kind)[:2]
        meta_spec = Spec(name=spec.name, kind=kind, low=meta.ge, high=meta.le)
    return tuple(_value(meta_spec, item, f"{path}.{index}", faults) for index, item in enumerate(data))


def _wanted(spec: Spec) -> str:
    kind = spec.kind
    if spec.choices:
        return spec.about or "a choice"
    if kind is int:
        if spec.low is not None and spec.high is not None:
            span = f"a whole number from {spec.low} to {spec.high}"
        elif spec.low is not None:
            span = f"a whole number, {spec.low} or more"
        else:
            span = "a whole number"
        return span
    return spec.about or {bool: "true or false", str: "a short text"}.get(kind, "a value")


def _number(key: str, spec: Spec, **args: str) -> Message:
    """The message that asks for a whole number, within the bounds there are."""
    if spec.low is not None and spec.high is not None:
        return message(f"{key}-span", low=spec.low, high=spec.high, **args)
    if spec.low is not None:
        return message(f"{key}-least", low=spec.low, **args)
    return message(key, **args)


def _shown(data: Any) -> str:
    return _brief(repr(data))


def _brief(text: str) -> str:
    """Enough of what somebody typed to find it again."""
    return text if len(text) <= 40 else text[:37] + "..."


#: Sides and answers, for which no piece may be named.
TAKEN_NAMES = ("attacker", "defender", "firer", "target", "mover", "nobody", "yes", "no")


def double_names(named: Iterable[tuple[str, str | None]]) -> Iterator[Fault]:
    """A fault for each name that two pieces of one case share, or that means something else.

    `named` are pairs of a field's path and the name in it, if there is one.
    """
    seen: set[str | None] = set()
    for path, name in named:
        if name in TAKEN_NAMES:
            said = message("fault-word", name=_shown(name))
            yield Fault(
                path, f"{_shown(name)} is a word of the rules: give the piece another name", said=said
            )
        elif name in seen:
            said = message("fault-taken", name=_shown(name))
            yield Fault(path, f"{_shown(name)} is taken: every piece needs a name of its own", said=said)
        elif name is not None:
            seen.add(name)


def set_field(data: dict[str, Any], path: str, value: Any) -> None:
    """Fill one field of raw case data, `a.b` or `list.0.b`; missing tables on the way are made."""
    parts = path.split(".")
    where = _brief(path)
    if not all(parts):
        expected = "expected a field name such as 'defender.terrain' or 'attackers.0.strength'"
        raise BadCase([Fault(where, expected, said=message("fault-path"))])
    here: Any = data
    for part, following in zip(parts, [*parts[1:], None], strict=True):
        step: Any = part
        if isinstance(here, list):
            if not part.isdecimal() or int(part) > len(here):
                expected = f"'{_brief(part)}' is not a place in a list of {len(here)}"
                said = message("fault-place", part=_brief(part), count=len(here))
                raise BadCase([Fault(where, expected, said=said)])
            step = int(part)
            if step == len(here):
                here.append({} if following else None)
        elif not isinstance(here, dict):
            said = message("fault-single", part=_brief(part))
            raise BadCase([Fault(where, f"'{_brief(part)}' cannot be set inside a single value", said=said)])
        if following is None:
            here[step] = value
        elif isinstance(here, dict):
            here = here.setdefault(step, [] if following.isdecimal() else {})
        else:
            here = here[step]
