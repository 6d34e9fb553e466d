"""What a computer would have done at some point of a game, and how it meant to go on."""

from __future__ import annotations

from typing import Any

from grognard.ai import player
from grognard.ai.explain import told, with_odds
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.past import Past
from grognard.games import load

#: orders of the line it expected, its first one among them; dice end the line before
LINE = 5


def decision_before(past: Past, entry: int) -> int:
    """The last entry before the order that an entry belongs to: the point at which it was decided on."""
    return max(1, past.begun(entry) - 1)


def better_on(save: str, entry: int, who: str, languages: tuple[str, ...]) -> dict[str, Any] | None:
    """The order by language with why, and the orders after it; None where nobody decides there."""
    whole = load(save, "game")
    game = Past(whole.table, whole.journal.entries()).game(entry)
    node = game.node
    if not isinstance(node, Decision):
        return None
    guess = game.guess(node.side, entry)
    thinker = player(who)
    thought = thinker.think(guess)
    said = with_odds(guess, thought)
    guess.apply(thought.order)
    line = [str(thought.order), *_line(guess, thinker, node.side)]
    return {"line": line, "words": {language: told(said, language) for language in languages}}


def _line(game: Game, thinker: Any, side: str) -> list[str]:
    """How it goes on until somebody else, or the dice, have a say."""
    line: list[str] = []
    while len(line) < LINE - 1:
        node = game.node
        if not isinstance(node, Decision) or node.side != side or node.choice is not None:
            break
        order = thinker.choose(game)
        line.append(str(order))
        game.apply(order)
    return line
