"""A commented case file to fill in, made from the case type's fields and the ruleset's example.

Whatever the example gives stands as a live line; whatever it leaves at its default, or leaves out, stands as
a comment ready to be uncommented. Each field says what it is, its choices or range, and its default. The
text is itself a valid case.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

import msgspec

from grognard.core.case import Spec, specs
from grognard.core.drivers.explain import Words
from grognard.core.ruleset import Ruleset


def template(
    ruleset: Ruleset, procedure: str, language: str = "en", case: Mapping[str, Any] | None = None
) -> str:
    """The case file of one procedure, filled in with a case or with the example."""
    chosen = ruleset.procedure(procedure)
    words = Words(ruleset.rules, language)
    head = [
        f"{ruleset.title.say(language)}: {chosen.title.say(language)} [{ruleset.rules.cite(chosen.rule)}]",
        words.say("template-use"),
        f"  grognard odds {ruleset.id} {procedure} case.toml",
        f"  grognard resolve {ruleset.id} {procedure} case.toml",
        words.say("template-comments"),
    ]
    filled = ruleset.example(procedure) if case is None else case
    body = _table(chosen.case, filled, "", words, explain=True)
    return "\n".join([*(f"# {line}" for line in head), *body]) + "\n"


def _table(
    kind: type[msgspec.Struct], example: Mapping[str, Any], path: str, words: Words, *, explain: bool
) -> Iterator[str]:
    """The lines of one table: its own fields first, then the tables inside it, as TOML wants them."""
    fields = specs(kind)
    for spec in fields:
        if item_type(spec) is None or example.get(spec.name) == []:
            yield from _field(spec, example, words, explain=explain)
    for spec in fields:
        inner = item_type(spec)
        if inner is not None and example.get(spec.name) != []:
            yield from _tables(spec, inner, example, f"{path}{spec.name}", words, explain=explain)


def item_type(spec: Spec) -> type[msgspec.Struct] | None:
    """The case type inside a field, for a table or a list of tables."""
    kind = get_args(spec.kind)[0] if get_origin(spec.kind) is tuple else spec.kind
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def _field(spec: Spec, example: Mapping[str, Any], words: Words, *, explain: bool) -> Iterator[str]:
    if spec.name in example:
        if explain:
            yield f"\n# {about(spec, words)}"
        yield f"{spec.name} = {toml(example[spec.name])}"
    elif explain:
        shown = spec.default if spec.default is not None else sample(spec)
        yield f"\n# {about(spec, words)}"
        yield f"{'' if spec.required else '# '}{spec.name} = {toml(shown)}"


def _tables(
    spec: Spec,
    inner: type[msgspec.Struct],
    example: Mapping[str, Any],
    path: str,
    words: Words,
    *,
    explain: bool,
) -> Iterator[str]:
    many = get_origin(spec.kind) is tuple
    heading = f"[[{path}]]" if many else f"[{path}]"
    if spec.name not in example:
        if explain:
            yield f"\n# {about(spec, words)}"
            block = "\n".join((heading, *_table(inner, {}, f"{path}.", words, explain=True)))
            yield "\n".join(f"# {line}".rstrip() for line in block.split("\n"))
        return
    entries = example[spec.name] if many else [example[spec.name]]
    for place, entry in enumerate(entries):
        first = explain and place == 0
        yield f"\n# {about(spec, words)}" if first else ""
        yield heading
        yield from _table(inner, entry, f"{path}.", words, explain=first)


def about(spec: Spec, words: Words) -> str:
    """What a field is, its choices or its range, and its default."""
    said = [words.field(spec.name, spec.about)]
    if spec.choices or spec.item_choices:
        choices = ", ".join(map(words.choice, spec.choices or spec.item_choices))
        said.append(words.say("template-choices" if spec.choices else "template-any", choices=choices))
    elif spec.kind is bool:
        said.append(words.say("template-choices", choices="true, false"))
    elif spec.low is not None and spec.high is not None:
        said.append(words.say("template-range", low=spec.low, high=spec.high))
    elif spec.low is not None:
        said.append(words.say("template-least", low=spec.low))
    if spec.least and spec.most:
        said.append(words.say("template-items", low=spec.least, high=spec.most))
    elif spec.most:
        said.append(words.say("template-most", high=spec.most))
    if spec.optional or (not spec.required and spec.default == ()):
        said.append(words.say("template-optional"))
    elif not spec.required and item_type(spec) is None:
        said.append(words.say("template-default", value=toml(spec.default)))
    return "; ".join(said)


def sample(spec: Spec) -> Any:
    """A value of the right kind where neither the example nor a default gives one."""
    if spec.choices:
        return spec.choices[0]
    if spec.kind is bool:
        return False
    if spec.kind is int:
        return spec.low if spec.low is not None else 1
    return [] if get_origin(spec.kind) is tuple else spec.name


def toml(value: Any) -> str:
    """A plain value as TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
