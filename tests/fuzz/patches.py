"""Large inputs told by what is changed in a sound one, so that a kept input is a few lines that can be read.

alea-training
units.csv 3 = "F01,infantry,line"      line 3 becomes this
units.csv 3 + "F99,infantry"           this comes before it
map.csv 7 -                            line 7 is left out
names.csv 0 !                          the file is missing
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping

import msgspec
from tests.fuzz.mutation import Mutator

Files = dict[str, str]


class Hunk(msgspec.Struct, frozen=True):
    file: str
    line: int
    sign: str
    text: str = ""

    def __str__(self) -> str:
        told = f" {json.dumps(self.text, ensure_ascii=False)}" if self.sign in "=+" else ""
        return f"{self.file} {self.line} {self.sign}{told}"


class Patch(msgspec.Struct, frozen=True):
    """What is changed in which sound input."""

    base: str
    hunks: tuple[Hunk, ...] = ()

    def __str__(self) -> str:
        return "\n".join((self.base, *map(str, self.hunks)))


def read_patch(text: str) -> Patch:
    base, *lines = text.rstrip("\n").split("\n")
    return Patch(base, tuple(_hunk(line) for line in lines))


def _hunk(line: str) -> Hunk:
    file, number, sign, *rest = line.split(" ", 3)
    return Hunk(file, int(number), sign, json.loads(rest[0]) if rest else "")


def applied(patch: Patch, bases: Mapping[str, Files]) -> Files:
    """The input that a patch stands for. Lines that are no longer there are passed over."""
    files = {name: text.split("\n") for name, text in bases[patch.base].items()}
    # From the end, so that earlier lines keep their numbers.
    for hunk in sorted(patch.hunks, key=lambda hunk: -hunk.line):
        lines = files.get(hunk.file, [])
        if hunk.sign == "!":
            files.pop(hunk.file, None)
        elif hunk.line < len(lines):
            lines[hunk.line : hunk.line + (hunk.sign != "+")] = [] if hunk.sign == "-" else [hunk.text]
    return {name: "\n".join(lines) for name, lines in files.items()}


class Patcher:
    """Makes patches out of patches by lot."""

    def __init__(self, dice: random.Random, mutator: Mutator, bases: Mapping[str, Files]) -> None:
        self.dice, self.mutator, self.bases = dice, mutator, bases

    def changed(self, patch: Patch, other: Patch) -> Patch:
        """A patch with one more change, another one, or with what another patch does besides."""
        hunks, dice = list(patch.hunks), self.dice
        if hunks and dice.random() < 0.3:
            place = dice.randrange(len(hunks))
            old = hunks[place]
            if old.sign in "=+" and dice.random() < 0.7:
                hunks[place] = msgspec.structs.replace(old, text=self.mutator.changed(old.text))
            else:
                del hunks[place]
        elif other.base == patch.base and other.hunks and dice.random() < 0.2:
            hunks += other.hunks
        else:
            hunks.append(self.hunk(patch.base))
        # Many changes at once are refused for the first of them.
        return Patch(patch.base, tuple(hunks[-4:]))

    def hunk(self, base: str) -> Hunk:
        dice = self.dice
        name = dice.choice(sorted(self.bases[base]))
        lines = self.bases[base][name].split("\n")
        number = dice.randrange(len(lines))
        match dice.randrange(12):
            case 0:
                return Hunk(name, number, "-")
            case 1:
                return Hunk(name, number, "+", dice.choice(lines))
            case 2:
                return Hunk(name, number, "=", dice.choice(lines))
            case 3 if dice.random() < 0.3:
                return Hunk(name, 0, "!")
            case 4:
                # A line of another sound input: right in its own place.
                elsewhere = self.bases[dice.choice(sorted(self.bases))]
                others = elsewhere.get(name, "").split("\n")
                return Hunk(name, number, dice.choice("=+"), dice.choice(others))
            case 5:
                # An entry where it stands by itself: before the first table.
                return Hunk(name, 0, "+", f"{self.mutator.word()} = {self.mutator.word()}")
        return Hunk(name, number, dice.choice("====+"), self.mutator.changed(lines[number]))
