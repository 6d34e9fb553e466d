"""Giving a game its inputs: orders as typed, dice by hand or by the seed, refusals in words."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.answers.errors import Stop
from grognard.core.errors import BadCase, IllegalOrder
from grognard.core.game import Chance, Game, Throw
from grognard.core.game.order import Input, parse
from grognard.core.game.telling import Telling


class Feed:
    """Inputs for a game, one after another.

    Dice that are wanted come from `faces`, in the order they were rolled. Whoever rolls by hand rolls all
    of them: the seed rolls only where neither `faces` nor a throw was given.
    """

    def __init__(
        self, game: Game, words: Telling, faces: Iterable[int] | None = None, *, by_hand: bool = False
    ) -> None:
        self.game, self.words = game, words
        self.by_hand = by_hand or faces is not None
        self.faces = list(faces or ())

    def give(self, given: Input) -> None:
        """One input, after the dice that are wanted before it."""
        if not isinstance(given, Throw):
            self.roll()
        apply(self.game, given, self.words)

    def roll(self) -> None:
        """All dice that are wanted now, as far as there are some."""
        while isinstance(self.game.node, Chance):
            wanted = self.game.node.dice.count
            if self.by_hand and len(self.faces) < wanted:
                return
            if self.by_hand:
                taken, self.faces = tuple(self.faces[:wanted]), self.faces[wanted:]
                apply(self.game, Throw(taken), self.words)
            else:
                apply(self.game, rolled(self.game, self.words), self.words)

    def finish(self) -> None:
        self.roll()
        if self.faces:
            listed = ", ".join(map(str, self.faces))
            raise Stop(f"--dice: {len(self.faces)} left over, nothing asks for them: {listed}")


def rolled(game: Game, words: Telling) -> Throw:
    """The dice of the seed, or why there are none."""
    try:
        return game.roll()
    except IllegalOrder as refused:
        raise Stop(refusal(words, refused)) from None


def apply(game: Game, given: Input, words: Telling) -> None:
    """One input; a refusal says why, by which rule, and what would be allowed."""
    illegal = game.check(given)
    if illegal is not None:
        found = "" if illegal.suggestion is None else str(illegal.suggestion)
        reason = words.message(illegal.reason)
        raise Stop(f"{given}: {_refused(words, reason, illegal.rule, found)}")
    game.apply(given)


def refusal(words: Telling, refused: IllegalOrder) -> str:
    remedy = "" if refused.remedy is None else words.message(refused.remedy)
    return _refused(words, words.message(refused.reason), refused.rule, remedy)


def _refused(words: Telling, reason: str, rule: str, remedy: str) -> str:
    key = ("refused" if rule else "refused-plain") + ("-try" if remedy else "")
    return words.say(key, reason=reason, rule=rule, remedy=remedy)


def read_inputs(texts: Iterable[str]) -> list[Input]:
    """Orders from their notation, or every one that cannot be read."""
    inputs: list[Input] = []
    faults: list[str] = []
    for text in texts:
        try:
            inputs.append(parse(text))
        except BadCase as bad:
            faults += map(str, bad.faults)
    if faults:
        raise Stop(*faults)
    return inputs
