"""The odds of an order before it is given, and of the answers to a question."""

from __future__ import annotations

from grognard.answers.ahead import reply_label, rulings_ahead, sheet_of
from grognard.cli.screen import screen
from grognard.cli.show_odds import show_sheet
from grognard.core.game import Game
from grognard.core.game.order import Order
from grognard.render.prose import Prose


def show_odds_ahead(game: Game, order: Order, language: str) -> bool:
    """What the rulings that an order or an answer leads to can come to; whether there are any."""
    ahead = rulings_ahead(game, order)
    for one in ahead:
        sheet = sheet_of(game.scenario.ruleset, one, language)
        if one.reply is not None:
            prompt = sheet.situation.words.prompt(one.reply.choice)
            screen().print(Prose(f"{prompt} {reply_label(sheet.situation.words, one.reply)}", "bold"))
        show_sheet(sheet)
    return bool(ahead)
