"""Filling in a case field by field, each with its choices, its range and what it is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args, get_origin

import msgspec

from grognard.core.case import Spec, specs
from grognard.core.drivers.explain import Words
from grognard.core.template import about, item_type, sample, toml

#: A prompt, and the line the person typed.
Ask = Callable[[str], str]
Say = Callable[[str], None]

_YES = ("y", "yes", "o", "oui", "s", "sí", "si", "true", "1")
_NO = ("n", "no", "non", "false", "0")


def is_yes(line: str) -> bool | None:
    """What a line answers; None where it is neither yes nor no."""
    said = line.strip().lower()
    return True if said in _YES else False if said in _NO else None


class Form:
    """Asks a person for the fields of a case; Enter keeps what stands in brackets."""

    def __init__(self, words: Words, ask: Ask, say: Say) -> None:
        self.words, self.ask, self.say = words, ask, say

    def case(self, kind: type[msgspec.Struct], now: dict[str, Any]) -> dict[str, Any]:
        """A table of fields, starting from what they are now."""
        filled: dict[str, Any] = {}
        for spec in specs(kind):
            inner = item_type(spec)
            if inner is None:
                value = self.value(spec, now.get(spec.name, _start(spec)))
                if spec.required or spec.name in now or value != spec.default:
                    filled[spec.name] = value
            elif get_origin(spec.kind) is tuple:
                filled[spec.name] = self.list(spec, inner, now.get(spec.name, []))
            elif spec.required or self.table_wanted(spec, now):
                self.say(f"{spec.name}: {about(spec, self.words)}")
                filled[spec.name] = self.case(inner, now.get(spec.name, {}))
        return filled

    def table_wanted(self, spec: Spec, now: dict[str, Any]) -> bool:
        question = self.words.say(
            "tour-none", name=f"{spec.name} ({self.words.field(spec.name, spec.about)})"
        )
        return self.yes(question, default=spec.name in now)

    def list(
        self, spec: Spec, inner: type[msgspec.Struct], now: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        self.say(f"{spec.name}: {about(spec, self.words)}")
        entries: list[dict[str, Any]] = []
        for place, entry in enumerate(now, 1):
            named = (
                f"{spec.name} {place} ({entry.get('id', '')})" if "id" in entry else f"{spec.name} {place}"
            )
            if self.yes(self.words.say("tour-keep", name=named), default=True):
                entries.append(self.case(inner, entry))
        while spec.most is None or len(entries) < spec.most:
            lacking = len(entries) < (spec.least or 0)
            if not lacking and not self.yes(self.words.say("tour-another", name=spec.name), default=False):
                break
            entries.append(self.case(inner, {}))
        return entries

    def value(self, spec: Spec, now: Any) -> Any:
        """One field: a number of the list, a word of it, or a value."""
        shown = "-" if now is None else now if isinstance(now, str) else toml(now)
        what = self.words.field(spec.name, spec.about) if spec.choices else about(spec, self.words)
        listed = "".join(
            f"\n    {number}. {self.words.choice(choice)}" for number, choice in enumerate(spec.choices, 1)
        )
        ends = "\n   " if listed else ""
        while True:
            line = self.ask(f"  {spec.name} - {what}{listed}{ends} [{shown}]:")
            if not line:
                return now
            read = read_value(spec, line)
            if read is not None:
                return read
            self.say("  " + self.words.say("tour-wanted", wanted=about(spec, self.words)))

    def yes(self, question: str, *, default: bool) -> bool:
        words = self.words
        yes, no = words.word("yes"), words.word("no")
        while True:
            line = self.ask(f"  {' '.join(question.split())} [{yes if default else no}]:")
            answer = is_yes(line) if line else default
            if answer is not None:
                return answer
            self.say("  " + words.say("tour-wanted", wanted=f"{yes}, {no}"))


def _start(spec: Spec) -> Any:
    """What Enter gives where the example is silent; None leaves the field out."""
    return sample(spec) if spec.required else spec.default


def read_value(spec: Spec, line: str) -> Any:
    """What a person typed as a value of the field; None where it cannot be one."""
    if spec.choices:
        if line in spec.choices:
            return line
        place = int(line) if line.isdecimal() else 0
        return spec.choices[place - 1] if 1 <= place <= len(spec.choices) else None
    if spec.kind is bool:
        return is_yes(line)
    if spec.kind is int:
        return read_number(spec, line)
    if get_origin(spec.kind) is tuple:
        inner = Spec(name=spec.name, kind=get_args(spec.kind)[0])
        items = [read_value(inner, part.strip()) for part in line.strip("[]").split(",") if part.strip()]
        return None if None in items else items
    return line


def read_number(spec: Spec, line: str) -> int | None:
    try:
        number = int(line)
    except ValueError:
        return None
    low_enough = spec.high is None or number <= spec.high
    return number if low_enough and (spec.low is None or number >= spec.low) else None
