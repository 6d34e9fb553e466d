"""Completing an order as it is typed: whatever legal orders go on with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from grognard.core.game import Decision, Game

#: how many ways to go on are shown
_MOST = 200


class OrderCompleter(Completer):
    """Completes word by word from the orders that are legal now."""

    def __init__(self, commands: Callable[[], list[str]], game: Callable[[], Game]) -> None:
        self.commands, self.game = commands, game

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002
        line = document.text_before_cursor
        last = "" if line.endswith(" ") or not line else line.split()[-1]
        for word in next_words(self.game(), line, self.commands()):
            yield Completion(word, start_position=-len(last))


def next_words(game: Game, line: str, commands: list[str]) -> list[str]:
    """The words that can stand where the line ends, in the order in which the game lists its orders."""
    words = line.split()
    typed = "" if line.endswith(" ") or not words else words.pop()
    begun = commands if not words else []
    unit = words[1].split("+")[0] if len(words) > 1 and isinstance(game.node, Decision) else ""
    found: dict[str, None] = {}
    for order in game.orders(unit):
        spelt = str(order).split()
        if spelt[: len(words)] == words and len(spelt) > len(words):
            found.setdefault(spelt[len(words)])
    listed = [word for word in (*found, *begun) if word.startswith(typed)]
    return listed[:_MOST]
