"""What a computer would do in a game, and why."""

from __future__ import annotations

import msgspec

from grognard.ai import player
from grognard.ai.explain import said, with_odds
from grognard.answers.errors import Stop
from grognard.cli.screen import print_json, screen
from grognard.core.game import Decision, Game


def show_advice(game: Game, level: str, *, json: bool, language: str) -> None:
    """The order that a player would give now, its reason, its odds, and what was rejected for it."""
    who = player(level)
    if not isinstance(game.node, Decision):
        raise Stop("nobody has to decide now")
    thought = with_odds(game, who.think(game))
    lines = said(thought, language)
    if json:
        data = {"player": level, "order": str(thought.order), "said": lines}
        print_json({**data, "chosen": msgspec.to_builtins(thought.chosen.odds), "nodes": thought.nodes})
        return
    for line in lines:
        screen().print(line, soft_wrap=True)
