"""Orders as letters: a flat action space of fixed size, exactly as wide as a battle and no wider.

An order is spelt as in the notation, who is ordered first:

    units  verb  to  facing  =formation  :option  >target  @by  ~path  end

A piece, a verb, a hex and a facing are one letter each. Any other word (a formation, the answer to a
question) is written out in characters and closed by a space. An action is one letter. The letters that may
come next are those with which some legal order goes on; where there is only one, it is not asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from grognard.core.game import Game, Order
from grognard.hex import FLAT_DIRECTIONS, POINTY_DIRECTIONS

#: closes an order
END = 0
_FIRST_CHARACTER, _LAST_CHARACTER = 32, 126
_CHARACTERS = [chr(code) for code in range(_FIRST_CHARACTER, _LAST_CHARACTER + 1)]
_CHOOSE = "choose"

Letters = tuple[int, ...]


class Alphabet:
    """The letters of one battle: `end`, characters, facings, verbs, pieces, hexes, always in this order."""

    def __init__(
        self, verbs: Iterable[str], pieces: Iterable[str], hexes: Iterable[str], facings: Iterable[str]
    ) -> None:
        kinds = {
            "character": _CHARACTERS,
            "facing": list(facings),
            "verb": list(dict.fromkeys((*verbs, _CHOOSE))),
            "piece": list(pieces),
            "hex": list(hexes),
        }
        #: what each letter stands for: its kind and its word
        self.letters: tuple[tuple[str, str], ...] = (
            ("end", ""),
            *((kind, word) for kind, words in kinds.items() for word in words),
        )
        self._of: dict[str, dict[str, int]] = {kind: {} for kind in ("end", *kinds)}
        for number, (kind, word) in enumerate(self.letters):
            self._of[kind][word] = number

    def __len__(self) -> int:
        return len(self.letters)

    def name(self, letter: int) -> str:
        """A letter as people read it: `hex 0605`."""
        kind, word = self.letters[letter]
        return f"{kind} {word}".rstrip() if kind != "character" else f"character {word!r}"

    def spelt(self, order: Order) -> Letters:
        """The letters of an order."""
        found: list[int] = []
        for unit in order.units:
            found += self._word(unit, "piece")
        found += self._word(order.verb, "verb")
        if order.to:
            found += self._word(order.to, "hex")
        if order.facing:
            found += self._word(order.facing, "facing")
        for mark, word, kind in (
            ("=", order.formation, ""),
            (":", order.option, ""),
            (">", order.target, "hex"),
            ("@", order.by, "piece"),
        ):
            if word:
                found += [self._of["character"][mark], *self._word(word, kind)]
        for hex in order.path:
            found += [self._of["character"]["~"], *self._word(hex, "hex")]
        return (*found, END)

    def _word(self, word: str, kind: str) -> list[int]:
        """One letter if the battle has the word; otherwise its characters and a space."""
        for likely in (kind, "hex", "piece", "facing") if kind in ("", "hex") else (kind,):
            letter = self._of.get(likely, {}).get(word)
            if letter is not None:
                return [letter]
        characters = self._of["character"]
        try:
            return [characters[one] for one in word] + [characters[" "]]
        except KeyError:
            raise ValueError(f"{word!r} cannot be spelt: expected characters from space to ~") from None


def alphabet_of(game: Game) -> Alphabet:
    """The alphabet of a game: the same for every game of its scenario with the same options."""
    state = game.table.start
    return Alphabet(
        game.table.system.verbs,
        (piece.id for piece in state.pieces),
        game.scenario.board.grid.labels,
        dict.fromkeys((*FLAT_DIRECTIONS, *POINTY_DIRECTIONS)),
    )


class Spelling(msgspec.Struct, frozen=True):
    """An order in the making. Never changes: saying a letter gives another one."""

    #: what could still become of it: every legal order that begins like this, with its letters
    open: tuple[tuple[Letters, Order], ...]
    #: letters that are certain: those that were said, and those that had to follow
    said: Letters = ()

    @property
    def letters(self) -> tuple[int, ...]:
        """The letters that may come next, in ascending order; empty for an order that is complete."""
        place = len(self.said)
        return tuple(sorted({letters[place] for letters, _order in self.open if place < len(letters)}))

    @property
    def order(self) -> Order | None:
        """The order, once there is no doubt about it."""
        return self.open[0][1] if self.said and len(self.open) == 1 else None

    def say(self, letter: int) -> Spelling:
        """The spelling with one more letter, and all that then has to follow."""
        place = len(self.said)
        left = tuple([one for one in self.open if one[0][place] == letter])
        if not left:
            raise ValueError(f"no legal order goes on with letter {letter}")
        return Spelling(left, _common(left))


def spelling(alphabet: Alphabet, orders: Sequence[Order]) -> Spelling:
    """The beginning of an order, with all the legal ones ahead."""
    return Spelling(tuple([(alphabet.spelt(order), order) for order in orders]))


def _common(left: tuple[tuple[Letters, Order], ...]) -> Letters:
    """The letters with which all of them begin."""
    if len(left) == 1:
        return left[0][0]
    # Between the first and the last in order of letters lie all the others.
    first, last = min(letters for letters, _order in left), max(letters for letters, _order in left)
    same = 0
    while first[same] == last[same]:
        same += 1
    return first[:same]
