"""A sample case in words, for those who read it on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from grognard.core.case import Spec, specs
from grognard.core.drivers.explain import Words
from grognard.core.template import item_type


def sample(kind: type[msgspec.Struct], data: Mapping[str, Any], words: Words) -> Iterator[str]:
    """A case in words: each piece of it on a line."""
    inner = {spec.name: item_type(spec) for spec in specs(kind)}
    told = [
        _told(spec, data[spec.name], words)
        for spec in specs(kind)
        if spec.name != "id" and inner[spec.name] is None and data.get(spec.name) not in (None, "", False)
    ]
    called = str(data["id"]) if "id" in data else ""
    if told or "id" in data:
        yield f"{called}{words.colon if told and called else ''}{', '.join(told)}"
    for name, shape in inner.items():
        listed = data.get(name)
        for item in listed if isinstance(listed, list) else [listed] if listed else []:
            if shape is not None:
                yield from sample(shape, item, words)


def _told(spec: Spec, value: Any, words: Words) -> str:
    """A choice by itself, a figure with what it is."""
    about = words.field(spec.name, spec.about).partition(" (")[0].partition(" ; ")[0].partition("; ")[0]
    if value is True:
        return about
    if isinstance(value, int):
        return f"{about}{words.colon}{value}"
    listed = value if isinstance(value, list) else [value]
    return ", ".join(
        words.rules.catalogue.term("values", str(one), words.language) or words.word(str(one))
        for one in listed
    )
