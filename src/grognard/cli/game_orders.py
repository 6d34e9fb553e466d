"""Giving a game its inputs: orders as typed, dice by hand or by the seed, refusals in words."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from grognard.answers.errors import Stop
from grognard.core.errors import BadCase, IllegalOrder
from grognard.core.game import Chance, Game, Throw
from grognard.core.game.order import Input, Order, parse
from grognard.core.game.settlement import Fix, Settlement, is_settlement, read_settlement
from grognard.core.game.settling import proposer
from grognard.core.game.telling import Telling

#: what can be typed at a game
Typed = Input | Settlement


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

    def give(self, given: Typed) -> None:
        """One input, after the dice that are wanted before it."""
        if isinstance(given, Order | Fix):
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


def fresh_throw(node: Chance) -> Throw:
    """Dice of this machine, for a game whose seed somebody else keeps."""
    return Throw(tuple(secrets.choice(node.dice.faces) for _ in range(node.dice.count)))


def apply(game: Game, given: Typed, words: Telling) -> None:
    """One input; a refusal says why, by which rule, and what would be allowed."""
    if not isinstance(given, Order | Throw):
        settle(game, given, words)
        return
    illegal = game.check(given)
    if illegal is not None:
        found = "" if illegal.suggestion is None else str(illegal.suggestion)
        reason = words.message(illegal.reason)
        raise Stop(f"{given}: {_refused(words, reason, illegal.rule, found)}")
    game.apply(given)


def settle(game: Game, what: Settlement, words: Telling) -> None:
    """What both sides at this table settle; whoever does not consent proposes it."""
    try:
        game.settle(proposer(game, what), what)
    except IllegalOrder as refused:
        raise Stop(f"{what}: {refusal(words, refused)}") from None


def refusal(words: Telling, refused: IllegalOrder) -> str:
    remedy = "" if refused.remedy is None else words.message(refused.remedy)
    return _refused(words, words.message(refused.reason), refused.rule, remedy)


def _refused(words: Telling, reason: str, rule: str, remedy: str) -> str:
    key = ("refused" if rule else "refused-plain") + ("-try" if remedy else "")
    return words.say(key, reason=reason, rule=rule, remedy=remedy)


def read_typed(text: str) -> Typed:
    """An order, a throw or a settlement from its notation."""
    return read_settlement(text) if is_settlement(text) else parse(text)


def read_inputs(texts: Iterable[str]) -> list[Typed]:
    """Orders from their notation, or every one that cannot be read."""
    inputs: list[Typed] = []
    faults: list[str] = []
    for text in texts:
        try:
            inputs.append(read_typed(text))
        except BadCase as bad:
            faults += map(str, bad.faults)
    if faults:
        raise Stop(*faults)
    return inputs
