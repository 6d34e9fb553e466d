"""What players settle between them, as plain values with a notation.

resign french
draw with allied
end forfeit for french
fix A03 0606/N =square 3 !disorganized order=attack fatigue=- with allied
"""

from __future__ import annotations

import re

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.game.spelling import Misspelt, halves, named, spelt, text_of, value_of, words_of
from grognard.core.game.state import Written
from grognard.core.places import FACING, PLACE

#: no ruleset may have an order of this name
VERBS = ("resign", "draw", "end", "fix")
#: stands for no marker, and for facing every way
NONE = "-"

_WORD = re.compile(r"[a-z][a-z0-9-]{0,31}")
_PLACE = re.compile(rf"({PLACE}|(?=/))(?:/({FACING}|-))?", re.ASCII)
_STRENGTH = re.compile(r"\d{1,3}", re.ASCII)
_SIGNS = {"=": "formation", "!": "state", "~": "fate"}


class Resign(msgspec.Struct, frozen=True):
    """A side gives up."""

    side: str

    def __str__(self) -> str:
        return f"resign {spelt(self.side)}"


class Draw(msgspec.Struct, frozen=True):
    """Both sides end the game without a winner."""

    consent: str = ""

    def __str__(self) -> str:
        return _consented("draw", self.consent)


class Declared(msgspec.Struct, frozen=True):
    """Whoever keeps the game says that it is over, and why: forfeit, for one who let his time run out."""

    how: str
    winner: str = ""

    def __str__(self) -> str:
        return f"end {self.how} for {spelt(self.winner)}" if self.winner else f"end {self.how}"


class Fix(msgspec.Struct, frozen=True):
    """Something about a counter is put right. What is left empty stays as it is."""

    unit: str
    #: where it stands, as a printed hex number
    place: str = ""
    #: a direction, or NONE for one who faces every way
    facing: str = ""
    formation: str = ""
    strength: int | None = None
    state: str = ""
    #: what became of it; it takes the counter off the map
    fate: str = ""
    #: markers and what is written on them; None takes one away
    markers: tuple[tuple[str, Written | None], ...] = ()
    consent: str = ""

    def __str__(self) -> str:
        words = ["fix", spelt(self.unit)]
        if self.place or self.facing:
            words.append(f"{self.place}/{self.facing}" if self.facing else self.place)
        if self.formation:
            words.append(f"={spelt(self.formation)}")
        if self.strength is not None:
            words.append(str(self.strength))
        words += [f"{sign}{spelt(said)}" for sign, said in (("!", self.state), ("~", self.fate)) if said]
        words += [
            f"{spelt(name)}={NONE}" if written is None else named(name, written)
            for name, written in self.markers
        ]
        return _consented(" ".join(words), self.consent)


End = Resign | Draw | Declared
Settlement = End | Fix


def _consented(text: str, consent: str) -> str:
    return f"{text} with {spelt(consent)}" if consent else text


def is_settlement(text: str) -> bool:
    """Whether a line speaks of something that players settle, not of an order."""
    words = text.split(maxsplit=1)
    return bool(words) and words[0] in VERBS


def read_settlement(text: str) -> Settlement:
    """What players settled, from its notation; one clear line where it cannot be read."""
    try:
        words = words_of(text)
        if not words or words[0] not in VERBS:
            raise Misspelt(f"expected one of {', '.join(VERBS)}")
        words, consent = _without_consent(words)
        return _READERS[words[0]](words[1:], consent)
    except Misspelt as wrong:
        raise BadCase([Fault(text.strip() or "settlement", str(wrong))]) from None


def _without_consent(words: list[str]) -> tuple[list[str], str]:
    if "with" not in words:
        return words, ""
    place = words.index("with")
    if place + 2 != len(words):
        raise Misspelt("expected one side after «with», at the end")
    return words[:place], text_of(words[-1])


def _resign(words: list[str], consent: str) -> Settlement:
    if len(words) != 1 or consent:
        raise Misspelt("expected the side that gives up, for example: resign french")
    return Resign(text_of(words[0]))


def _draw(words: list[str], consent: str) -> Settlement:
    if words:
        raise Misspelt("expected nothing but the side that agrees, for example: draw with allied")
    return Draw(consent)


def _declared(words: list[str], consent: str) -> Settlement:
    if consent or not (len(words) == 1 or (len(words) == 3 and words[1] == "for")):
        raise Misspelt("expected how, and for whom if somebody wins, for example: end forfeit for french")
    if not _WORD.fullmatch(words[0]):
        raise Misspelt(f"expected a short word for how it ended, got {words[0]!r}")
    return Declared(words[0], text_of(words[2]) if len(words) == 3 else "")


def _fix(words: list[str], consent: str) -> Settlement:
    if not words:
        raise Misspelt("expected a counter, for example: fix A03 0606/N with allied")
    fields: dict[str, str | int] = {}
    markers: dict[str, Written | None] = {}
    for word in words[1:]:
        for name, value in _details(word, markers):
            if name in fields:
                raise Misspelt(f"{word!r} gives a second {name}")
            fields[name] = value
    fix: Fix = msgspec.structs.replace(Fix(text_of(words[0]), consent=consent), **fields)
    return msgspec.structs.replace(fix, markers=tuple(markers.items()))


def _details(word: str, markers: dict[str, Written | None]) -> list[tuple[str, str | int]]:
    """The fields that a word fills, by its first sign or its shape; markers go where they belong."""
    if word[0] in _SIGNS and len(word) > 1:
        return [(_SIGNS[word[0]], text_of(word[1:]))]
    place = _PLACE.fullmatch(word)
    if place:
        return [(name, said) for name, said in (("place", place[1]), ("facing", place[2])) if said]
    if _STRENGTH.fullmatch(word):
        return [("strength", int(word))]
    name, written = halves(word, "a hex such as 0606/N, strength")
    if name in markers:
        raise Misspelt(f"{word!r} gives a second {name}")
    markers[name] = None if written == NONE else value_of(written)
    return []


_READERS = {"resign": _resign, "draw": _draw, "end": _declared, "fix": _fix}
