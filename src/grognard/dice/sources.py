"""Where faces come from: a seed, or a person's own dice.

Seeded dice use the one derivation that a finished game can be checked with: HMAC-SHA256 over (game,
sequence, purpose, index), rejection-sampled, so that every face is equally likely.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Protocol

from grognard.dice.dice import Dice


class DiceSource(Protocol):
    """Anything that can answer a request for dice with its faces, one per die."""

    def faces(self, dice: Dice, purpose: str) -> tuple[int, ...]: ...


class SeededDice:
    """Repeatable dice: the same seed and game give the same faces in the same order."""

    def __init__(self, seed: int | str, game: str = "ruling") -> None:
        self._key = str(seed).encode()
        self._game = game
        self._sequence = 0

    def faces(self, dice: Dice, purpose: str) -> tuple[int, ...]:
        self._sequence += 1
        return tuple(
            derive_face(self._key, self._game, self._sequence, purpose, index, dice)
            for index in range(dice.count)
        )


def derive_face(key: bytes, game: str, sequence: int | str, purpose: str, index: int, dice: Dice) -> int:
    """One face from the secret and the place of the roll in the game."""
    sides = len(dice.faces)
    limit = 2**32 - 2**32 % sides
    attempt = 0
    while True:
        text = f"{game}\x1f{sequence}\x1f{purpose}\x1f{index}\x1f{attempt}".encode()
        number = int.from_bytes(hmac.digest(key, text, "sha256")[:4], "big")
        if number < limit:
            return dice.low + number % sides
        attempt += 1


class OutOfDice(Exception):
    """The person has given fewer dice than the ruling needs."""

    def __init__(self, dice: Dice, given: int) -> None:
        super().__init__(f"{dice} is wanted after {given} dice")
        self.dice = dice
        self.given = given


class WrongFace(Exception):
    """A given die shows a number that its kind does not have."""

    def __init__(self, dice: Dice, face: int, position: int) -> None:
        super().__init__(f"die {position} shows {face}, but a {dice} shows {dice.low} to {dice.high}")
        self.dice = dice
        self.face = face
        self.position = position


class TypedDice:
    """A person's own dice, in the order they were rolled."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self._next = 0

    @property
    def left(self) -> tuple[int, ...]:
        return self._faces[self._next :]

    def faces(self, dice: Dice, purpose: str) -> tuple[int, ...]:  # noqa: ARG002 - the person knows the purpose
        taken = self._faces[self._next : self._next + dice.count]
        if len(taken) < dice.count:
            raise OutOfDice(dice, len(self._faces))
        for offset, face in enumerate(taken):
            if face not in dice.faces:
                raise WrongFace(dice, face, self._next + offset + 1)
        self._next += dice.count
        return taken
