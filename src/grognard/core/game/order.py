"""Orders as plain values, and the notation in which people type and read them.

move A05 0616/NE =square via 0615 0616
turn A05 /SE
order A05 :attack by FL2
assault A05+A06 >0617
choose square
throw 5 3
done
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.places import FACING, PLACE


class Order(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a side wants done. Which fields a verb uses is the ruleset's affair; the rest stay empty."""

    verb: str
    units: tuple[str, ...] = ()
    #: where to, as a printed hex number, or a point of a table
    to: str = ""
    facing: str = ""
    formation: str = ""
    #: every hex to be entered, where the way matters
    path: tuple[str, ...] = ()
    #: the enemy hex
    target: str = ""
    #: the kind of order, or the answer to a question
    option: str = ""
    #: the commander who gives it
    by: str = ""

    def __str__(self) -> str:
        """The order in notation."""
        if self.verb == "choose":
            return f"choose {self.option}"
        words = [self.verb]
        if self.units:
            words.append("+".join(self.units))
        if self.to or self.facing:
            words.append(f"{self.to}/{self.facing}" if self.facing else self.to)
        if self.formation:
            words.append(f"={self.formation}")
        if self.option:
            words.append(f":{self.option}")
        if self.target:
            words.append(f">{self.target}")
        if self.by:
            words.append(f"by {self.by}")
        if self.path:
            words.append("via " + " ".join(self.path))
        return " ".join(words)

    @property
    def unit(self) -> str:
        return self.units[0] if self.units else ""


class Throw(msgspec.Struct, frozen=True, gc=False):
    """Dice as they fell, one face each."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return "throw " + " ".join(map(str, self.faces))


Input = Order | Throw

#: a hex or a point of a table, a facing or both; three digits a column and a row on the largest maps
_HEX = re.compile(rf"({PLACE}|(?=/))(?:/({FACING}))?", re.ASCII)
_FACE = re.compile(r"\d{1,3}", re.ASCII)


def parse(text: str) -> Input:
    """An order or a throw from its notation; one clear line where it cannot be read."""
    words = text.split()
    if not words:
        raise bad(text, "expected a verb such as move, fire, done")
    verb, rest = words[0], words[1:]
    if verb == "throw":
        if not rest or not all(_FACE.fullmatch(word) for word in rest):
            raise bad(text, "expected the faces of the dice, for example: throw 5 3")
        return Throw(tuple(int(word) for word in rest))
    if verb == "choose":
        if len(rest) != 1:
            raise bad(text, "expected one option, for example: choose yes")
        return Order("choose", option=rest[0])
    return _order(text, verb, rest)


def _order(text: str, verb: str, words: list[str]) -> Order:
    fields: dict[str, Any] = {}
    if "via" in words:
        place = words.index("via")
        fields["path"] = tuple(words[place + 1 :])
        words = words[:place]
        if not fields["path"]:
            raise bad(text, "expected hexes after «via»")
    if "by" in words:
        place = words.index("by")
        if place + 2 != len(words):
            raise bad(text, "expected one commander after «by»")
        fields["by"] = words[place + 1]
        words = words[:place]
    for word in words:
        for name, value in _field(text, word, first="units" not in fields and "to" not in fields):
            if name in fields:
                raise bad(text, f"{word!r} gives a second {name}")
            fields[name] = value
    return Order(verb, **fields)


def _field(text: str, word: str, *, first: bool) -> list[tuple[str, str | tuple[str, ...]]]:
    """Which field a word fills, by its first character or its shape."""
    marks = {"=": "formation", ":": "option", ">": "target"}
    if word[0] in marks:
        if len(word) == 1:
            raise bad(text, f"expected something after {word!r}")
        return [(marks[word[0]], word[1:])]
    place = _HEX.fullmatch(word)
    if place:
        named = (("to", place[1]), ("facing", place[2]))
        return [(name, value) for name, value in named if value]
    if first:
        return [("units", tuple(word.split("+")))]
    raise bad(text, f"cannot place {word!r}: expected a hex such as 0616/NE, =formation, :option, >target")


def bad(text: str, expected: str) -> BadCase:
    return BadCase([Fault(text.strip() or "order", expected)])
