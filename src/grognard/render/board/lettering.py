"""How much room words take, near enough to set them: the shapes are the reader's to draw."""

from __future__ import annotations

from collections.abc import Mapping

_NARROW = frozenset("iljtfrI.,:;'|!()[]/- ")
_WIDE = frozenset("mwMW@%")
#: of the letters of the sans, in parts of its size
_EMS = {"narrow": 0.29, "wide": 0.76, "capital": 0.58, "other": 0.5}
#: the serif is wider than the sans
SERIF = 1.16
BOLD = 1.06
#: what follows them can be left out of a name
_PARTICLES = frozenset(("de", "del", "of", "von"))


def width(words: str, size: float, stretch: float = 1.0) -> float:
    """The width of a line of text."""
    return size * stretch * sum(_EMS[_kind(letter)] for letter in words)


def _kind(letter: str) -> str:
    if letter in _NARROW:
        return "narrow"
    if letter in _WIDE:
        return "wide"
    return "capital" if letter.isupper() or letter.isdigit() else "other"


def wrapped(words: str, size: float, room: float, stretch: float = 1.0) -> list[str]:
    """Lines no wider than the room, unless a single word is."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size, stretch) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def abbreviated(name: str, short: Mapping[str, str], size: float, room: float) -> str:
    """A name that fits: without its brackets, with long words shortened, then without the last, at last cut."""
    name = name.split(" (")[0].strip()
    for long, instead in short.items():
        if width(name, size) > room and long in name:
            name = " ".join(name.replace(long, instead).split())
    words = name.split()
    while len(words) > 1 and width(" ".join(words), size) > room:
        words.pop()
    name = " ".join(words).rstrip(",")
    while len(name) > 2 and width(name, size) > room:
        name = name.rstrip(".")[:-1] + "."
    return name


def surname(name: str, short: Mapping[str, str], size: float, room: float) -> str:
    """What a commander is called on his counter: "W. Dilkes" is Dilkes, "Sir Thomas Graham" Graham."""
    for title in (long for long, instead in short.items() if not instead):
        name = name.removeprefix(f"{title} ")
    words = name.split(" (")[0].split()
    family = next((place for place, word in enumerate(words) if word in _PARTICLES and place), len(words))
    if width(" ".join(words), size) > room:
        words = words[:family]
    while len(words) > 1 and (words[0].endswith(".") or width(" ".join(words), size) > room):
        words.pop(0)
    return abbreviated(" ".join(words), {}, size, room)
