"""Texts changed a little: words, numbers and signs taken away, doubled, exchanged, or put where none were."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

_TOKEN = re.compile(r"\s+|\w+|[^\w\s]")
_NUMBER = re.compile(r"-?\d+")
#: what readers have stumbled over, here and elsewhere
STRANGE = (
    *("", " ", "\t", "\0", "\r", "\x1f", "\u2028", "\u202e", "\ufeff", "\ud800", "é", "ß", "İ", "٣", "²"),
    *(
        "0",
        "-0",
        "-1",
        "00",
        "+1",
        "1.5",
        "1e999",
        "1e-999",
        "nan",
        "-inf",
        "0x10",
        "1_0",
        "9" * 18,
        "9" * 400,
    ),
    *("true", "null", "none", "-", "--", "=", ":", ">", "/", "#", "!", "~", ",", ";", ".", "..", "+", "*"),
    *('"', "'", "\\", '"""', "\\ud800", "\\u0000", "[", "]", "[]", "{", "}", "{}", "[[", "]]", "(", "<b>"),
    *("1999-01-01", "12:30", "24:00", "0101", "0000", "9999", "999999", "1,1", "0,0/360", "N", "/N", "via"),
    *("by", "%s", "{0}", "½", "x" * 300, "9" * 5000, "[" * 3000),
)


class Mutator:
    """Changes texts by lot. `words` are those of the format, so that much of what comes out is read far."""

    def __init__(self, dice: random.Random, texts: Iterable[str]) -> None:
        self.dice = dice
        found = {token for text in texts for token in _TOKEN.findall(text) if not token.isspace()}
        self.words = sorted(found) or ["a"]

    def changed(self, text: str) -> str:
        """A text with one change or a few."""
        for _ in range(self.dice.choice((1, 1, 1, 2, 2, 4))):
            text = self.once(text)
        return text

    def once(self, text: str) -> str:
        dice, tokens = self.dice, _TOKEN.findall(text)
        if not tokens:
            return self.word()
        place = dice.randrange(len(tokens))
        end = min(len(tokens), place + dice.choice((1, 1, 2, 3, 8)))
        match dice.randrange(9):
            case 0:
                del tokens[place:end]
            case 1:
                tokens[place:place] = tokens[place:end] * dice.choice((1, 1, 2, 40))
            case 2 | 3:
                tokens[place] = self.word()
            case 4:
                tokens.insert(place, self.word())
            case 5:
                other = dice.randrange(len(tokens))
                tokens[place], tokens[other] = tokens[other], tokens[place]
            case 6:
                tokens[place] = self.letters(tokens[place])
            case 7:
                return "".join(tokens[:place]) if dice.random() < 0.5 else "".join(tokens[place:])
            case _:
                numbers = [at for at, token in enumerate(tokens) if _NUMBER.fullmatch(token)]
                if numbers:
                    at = dice.choice(numbers)
                    tokens[at] = self.number(tokens[at])
        return "".join(tokens)

    def word(self) -> str:
        found: str = self.dice.choice(STRANGE if self.dice.random() < 0.35 else self.words)
        return found

    def number(self, text: str) -> str:
        # Digits of other scripts are digits to Python, and may be too many to count.
        number = int(text) if len(text) < 20 else 0
        put = self.dice.choice((number + 1, number - 1, -number, number * 10, number * 1000, 0))
        return str(put).zfill(len(text)) if self.dice.random() < 0.5 else str(put)

    def letters(self, word: str) -> str:
        """One letter of a word changed, doubled or left out."""
        at = self.dice.randrange(len(word))
        put = self.dice.choice(("", word[at] * 2, word[at].swapcase(), self.dice.choice(self.word() or " ")))
        return word[:at] + put + word[at + 1 :]
