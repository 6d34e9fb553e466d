"""Lists of a game in the terminal: legal orders, a replay, a verdict."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.text import Text

from grognard.answers.errors import Stop
from grognard.answers.game_data import entry_data, game_data
from grognard.cli.game_file import read_text
from grognard.cli.game_show import show_game
from grognard.cli.screen import print_json, screen
from grognard.core.game import Game
from grognard.core.game.order import Order, parse
from grognard.core.game.replay import Verdict
from grognard.core.game.save import read_saved
from grognard.core.game.telling import Telling
from grognard.core.game.undo import BROKEN
from grognard.core.messages import Catalogue, message
from grognard.games import replay


def show_orders(out: Console, legal: list[str], words: Telling, most: int | None) -> None:
    """Orders one a line; counted by unit where there are too many."""
    if most is None or len(legal) <= most:
        for order in legal:
            out.print(order, soft_wrap=True)
        return
    counts = Counter(
        (order.verb, "+".join(order.units)) for order in map(parse, legal) if isinstance(order, Order)
    )
    for (verb, units), count in counts.items():
        named = words.word(units) if units in words.counters else ""
        out.print(Text.assemble((f"{count:6} ", "dim"), (f"{verb} {units}".strip(), "cyan"), f"  {named}"))
    example = next((units for _verb, units in counts if units), "UNIT")
    out.print(words.say("game-orders-of", count=len(legal), example=example), style="dim")


def replayed(file: Path, language: str, *, quiet: bool) -> tuple[list[dict[str, Any]], Game]:
    """Every entry as it happens again, and the game at the end."""
    text, name = read_text(file, str(file)), str(file)
    total = len(read_saved(text, name).entries)
    steps: list[dict[str, Any]] = []
    games = replay(text, name)
    with Progress(console=screen(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=total)
        words = None
        while True:
            try:
                game = next(games)
            except StopIteration:
                return steps, game
            except BROKEN as refused:
                what = f"entry {len(steps) + 1} cannot be played again: {refused}"
                raise Stop(f"{name}: {what} (grognard game verify tells more)") from None
            words = words or Telling(game, language)
            entry = game.journal.entry
            assert entry is not None
            steps.append(entry_data(len(game.journal), entry, words))
            progress.advance(task)


def show_replay(game: Game, words: Telling) -> None:
    out = screen()
    show_game(out, game, game_data(game, words), words)
    out.print(words.say("game-replayed", count=len(game.journal)), style="dim")


def show_verdict(verdict: Verdict, name: str, language: str, *, json: bool) -> None:
    if json:
        difference = verdict.difference
        about = (
            None
            if difference is None
            else {
                "seq": difference.seq or None,
                "what": difference.what,
                "written": difference.written,
                "found": difference.found,
            }
        )
        print_json(
            {
                "holds": difference is None,
                "entries": verdict.entries,
                "dice": {"seeded": verdict.seeded, "typed": verdict.typed},
                "other_rules": verdict.other_rules,
                "difference": about,
            }
        )
        return
    out = screen()
    words = Catalogue([files("grognard.core") / "text"])

    def say(key: str, **args: int) -> str:
        return words.say(message(key, **args), language)

    if verdict.other_rules:
        out.print(say("game-other-rules"), style="yellow")
    if verdict.difference is not None:
        out.print(f"{name}: {verdict.difference}", soft_wrap=True)
        return
    out.print(say("game-verified", count=verdict.entries), style="green")
    out.print(Padding(say("game-dice-counted", seeded=verdict.seeded, typed=verdict.typed), (0, 0, 0, 2)))
