"""How much room words take, near enough to set them: the shapes are the reader's to draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_NARROW = frozenset("iljtfrI.,:;'|!()[]/- ")
_WIDE = frozenset("mwMW@%")
#: of the letters of the sans, in parts of its size
_EMS = {"narrow": 0.29, "wide": 0.76, "capital": 0.58, "other": 0.5}
#: the serif is wider than the sans
SERIF = 1.16
BOLD = 1.06
#: what follows them can be left out of a name, and then they too
_PARTICLES = frozenset(
    ["a", "and", "de", "del", "des", "du", "et", "la", "of", "on", "the", "von", "with", "y"]
)


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


def headline(words: str, sizes: Sequence[float], room: float) -> tuple[list[str], float]:
    """In the serif: on one line if one of the sizes does it, else on more in the largest."""
    for size in sizes:
        if width(words, size, SERIF) <= room:
            return [words], size
    return wrapped(words, sizes[0], room, SERIF), sizes[0]


def abbreviated(name: str, short: Mapping[str, str], size: float, room: float) -> str:
    """A name that fits: without brackets, with long words shortened, then fewer words, at last cut."""
    name = name.split(" (")[0].strip()
    for long, instead in short.items():
        if width(name, size) > room and long in name:
            name = " ".join(name.replace(long, instead).split())
    while width(name, size) > room and len(name) > 2:
        name = _shorter(name)
    return name


def _shorter(name: str) -> str:
    """Without its last word, if what is left says something; else without its last letter."""
    words = name.split()
    if len(words) > 1 and not words[-2].endswith("."):
        words.pop()
        while len(words) > 1 and words[-1] in _PARTICLES:
            words.pop()
        return " ".join(words)
    return name.rstrip(".")[:-1].rstrip() + "."


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
