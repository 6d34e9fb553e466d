"""What the words and letters of a counter mean, each with its rule, in the figures of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from grognard.core.drivers.explain import Words, slug
from grognard.core.game.face import CounterFace, CounterKey

#: the number of a rule at the end of an explanation
_RULE = re.compile(r"\s*\[([\d.]+)\]$")


class Meaning(msgspec.Struct, frozen=True):
    text: str
    rule: str


class Printed(msgspec.Struct, frozen=True):
    """Something printed on a counter: as it is said, and what it means."""

    said: str
    about: Meaning | None


def meaning(words: Words, kind: str, word: str = "") -> Meaning | None:
    """The explanation of a word of a kind (a marker, a state); None where the rules have none."""
    key = f"about-{kind}-{slug(word)}" if word else f"about-{kind}"
    catalogue = words.rules.catalogue
    if not catalogue.has(key):
        return None
    # A figure is asked for by its place among the facts: charge.fatigue-limit as charge-fatigue-limit.
    figures = {name: words.rules.number(name.replace("-", ".", 1)) for name in sorted(catalogue.takes(key))}
    text = words.say(key, **figures)
    found = _RULE.search(text)
    assert found is not None, f"{key} cites no rule"
    return Meaning(text[: found.start()], words.rules.cite(found[1]))


def printed(words: Words, face: CounterFace, key: CounterKey) -> Iterator[Printed]:
    """The class, the letter for how good it is and the figures of a counter."""
    if face.grade:
        name = key.grades[face.grade].say(words.language)
        said = words.say("printed-grade", code=face.grade, name=name)
        yield Printed(said, meaning(words, "printed-grade", face.grade))
    if face.quality:
        letter = key.letters.get(face.quality)
        name = face.quality if letter is None else letter.say(words.language)
        said = words.say("printed-quality", code=face.quality, name=name)
        yield Printed(said, meaning(words, "printed-quality"))
    if face.figures:
        first, second = face.figures
        yield Printed(
            words.say("printed-figures", first=first, second=second), meaning(words, "printed-figures")
        )
