"""Sealed games in the terminal: the file that travels, and the key that stays at home."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console

from grognard.answers.errors import Stop
from grognard.answers.game_data import entry_data, game_data, node_data
from grognard.cli.game_file import create, locked, read_text, replace
from grognard.cli.game_orders import apply as check_order
from grognard.cli.screen import print_json, screen
from grognard.core.errors import BadData
from grognard.core.game import Game
from grognard.core.game.journal import DICE, Entry
from grognard.core.game.order import Order, parse
from grognard.core.game.position_text import to_text
from grognard.core.game.replay import Difference, Verdict
from grognard.core.game.secrecy import Secrecy
from grognard.core.game.settlement import is_settlement
from grognard.core.game.telling import Telling
from grognard.core.messages import Catalogue, message
from grognard.post.key import key_text, newer, read_key
from grognard.post.lines import checked, parsed, read_letter, written
from grognard.post.making import everything, new_letter, seated, table_of
from grognard.post.player import Player

#: letters of the mark by which two people find out that they hold the same game
_MARK = 12
#: entries that are shown of what happened last
_RECENT = 12


class PostFile:
    """A sealed game and the key of one side, as they were when they were read."""

    def __init__(self, path: Path, key: Path | None = None) -> None:
        self.path, self.name = path.resolve(), str(path)
        self.key_path = key_beside(path) if key is None else key
        self.text, self.key_before = read_text(self.path, self.name), _key_text(self.key_path)
        held = read_key(self.key_before, str(self.key_path))
        table = table_of(held.game, str(self.key_path))
        self.player = Player(table, held, self.name)
        #: the game as its owner last saw it
        self.seen = None if self.player.own.game is None else self.player.own.game.clone()
        self.player.receive(read_letter(self.text, self.name))

    def write(self) -> None:
        """The key first: an order that is out can be sent again, but not given again."""
        with locked(self.path.parent):
            same = read_text(self.path, self.name) == self.text
            if not same or _key_text(self.key_path) != self.key_before:
                raise Stop(f"{self.name}: changed by somebody else since it was read; nothing was written")
            replace(self.key_path.resolve(), str(self.key_path), key_text(self.player.key))
            replace(self.path, self.name, written(self.player.letter))


def key_beside(path: Path) -> Path:
    return path.with_name(path.name + ".key")


def _key_text(path: Path) -> str:
    if not path.is_file():
        raise Stop(f"{path}: there is no such key; expected the file that was made with the game (--key)")
    return read_text(path, str(path))


# Beginning


def begin(scenario: str, path: Path, side: str | None, key: Path | None, options: Iterable[str]) -> Player:
    """A new file, and the key of whoever made it."""
    letter = new_letter(scenario, options)
    player = seated(letter, side or letter.sides[0], str(path))
    if os.path.lexists(path):
        raise Stop(f"{path}: is there already; expected the name of a new file")
    _create_key(key_beside(path) if key is None else key, player)
    create(path, written(player.letter))
    return player


def join(path: Path, key: Path | None) -> Player:
    """Take the other seat of a file that came."""
    letter = read_letter(read_text(path, str(path)), str(path))
    if not letter.lines:
        raise BadData(str(path), "nobody has begun this game")
    player = seated(letter, letter.other(letter.lines[0].by), str(path))
    _create_key(key_beside(path) if key is None else key, player)
    replace(path.resolve(), str(path), written(player.letter))
    return player


def _create_key(path: Path, player: Player) -> None:
    """A key that nobody else on this machine reads; one that is there already is left alone."""
    mask = os.umask(0o077)
    try:
        create(path, key_text(player.key))
    finally:
        os.umask(mask)


def show_new(path: Path, key: Path | None, language: str, *, json: bool) -> None:
    """What was made, and what to do with it."""
    file = PostFile(path, key)
    if not json:
        title = file.player.table.scenario.title.say(language)
        said = message("game-sealed-new", scenario=title, file=file.name, home=str(file.key_path))
        screen().print(_words().say(said, language), soft_wrap=True)
    show_sealed(file, language, json=json)


def resend(path: Path, key: Path | None) -> None:
    """Write the newest file again from what the key has seen."""
    held = read_key(_key_text(key_beside(path) if key is None else key), str(key or key_beside(path)))
    if path.exists():
        newer(read_letter(read_text(path, str(path)), str(path)), held.game, str(path))
    replace(path.resolve(), str(path), written(held.game))


# Playing


def apply(path: Path, key: Path | None, texts: Iterable[str], language: str, *, json: bool) -> None:
    """Answer what is owed, then send orders: all of them, or none if one is refused."""
    file = PostFile(path, key)
    before = 0 if file.seen is None else len(file.seen.journal)
    give(file.player, texts, language)
    file.write()
    show_given(file, before, language, json=json)


def give(player: Player, texts: Iterable[str], language: str) -> None:
    player.take_up()
    for text in texts:
        if player.decides and not is_settlement(text):
            order = parse(text)
            if isinstance(order, Order):
                check_order(player.game.clone(), order, Telling(player.game, language))
        player.give(text)
        player.take_up()


def told(game: Game, side: str, after: int = 0) -> list[tuple[int, Entry]]:
    """What has happened since an entry, as one side may know it."""
    system, entries = game.table.system, list(enumerate(game.journal.entries(), 1))[after:]
    if not isinstance(system, Secrecy):
        return entries
    return [(number, system.tells(game.scenario, entry, side)) for number, entry in entries]


def data_of(file: PostFile, words: Telling) -> dict[str, Any]:
    """A sealed game as its owner sees it."""
    player = file.player
    data = game_data(player.game, words, player.side)
    last = [entry_data(number, entry, words) for number, entry in told(player.game, player.side)[-_RECENT:]]
    return {**data, "last": last, **waits_data(file)}


def waits_data(file: PostFile) -> dict[str, Any]:
    waits = file.player.open.waits
    return {
        "side": file.player.side,
        "waits": {"what": waits.what, "side": waits.side},
        "hash": file.player.letter.hash,
    }


def show(
    path: Path,
    key: Path | None,
    language: str,
    *,
    side: str | None = None,
    position: bool = False,
    json: bool,
) -> None:
    """A sealed game, for the owner of a key: nobody sees it as the opponent does."""
    file = PostFile(path, key)
    if side not in (None, file.player.side):
        raise Stop(f"--side: the key is that of {file.player.side}")
    if position and not json:
        game = file.player.game
        sys.stdout.write(to_text(game.table, game.view(file.player.side)))
        return
    show_sealed(file, language, json=json)


def show_sealed(file: PostFile, language: str, *, json: bool) -> None:
    """Where a sealed game stands for the owner of a key, and whom it waits for."""
    from grognard.cli.game_show import show_game

    player, out = file.player, screen()
    begun = player.own.game is not None
    if json:
        print_json(data_of(file, Telling(player.game, language)) if begun else waits_data(file))
        return
    if begun:
        words = Telling(player.game, language)
        last = told(player.game, player.side)[-_RECENT:]
        show_game(out, player.game, data_of(file, words), words, last)
    show_waits(out, file, language)


def show_given(file: PostFile, before: int, language: str, *, json: bool) -> None:
    """What the new lines brought, and whom the game waits for now."""
    from grognard.cli.game_show import show_last, show_node

    player, out = file.player, screen()
    if player.own.game is None:
        show_sealed(file, language, json=json)
        return
    words, entries = Telling(player.game, language), told(player.game, player.side, before)
    if json:
        applied = [entry_data(number, entry, words) for number, entry in entries]
        print_json({"applied": applied, "node": node_data(player.game, words), **waits_data(file)})
        return
    show_last(out, player.game, entries, words, None)
    if player.decides:
        out.print()
        show_node(out, {"node": node_data(player.game, words)}, words)
    show_waits(out, file, language)


def show_waits(out: Console, file: PostFile, language: str) -> None:
    """What is to be done with the file now."""
    player = file.player
    waits, letter = player.open.waits, player.letter

    def say(key: str, **args: str) -> None:
        out.print(_words().say(message(key, **args), language), style="yellow", soft_wrap=True)

    if player.open.lapsed:
        say("game-sealed-lapsed", orders=", ".join(act.given for act in player.open.lapsed))
    if waits.side == player.side and waits.what != "decision":
        say("game-sealed-owed", file=file.name)
    elif waits.what == "player":
        say("game-sealed-join", side=_named(player, waits.side, language), file=file.path.name)
    elif waits.side != player.side and waits.what:
        say(f"game-sealed-{waits.what}", side=_named(player, waits.side, language))
    elif not waits.what:
        say("game-sealed-out", file=file.name)
    if len(letter.lines) > 1:
        say("game-sealed-mark", mark=letter.lines[1].hash[:_MARK])


def _words() -> Catalogue:
    return Catalogue([files("grognard.core") / "text"])


def _named(player: Player, side: str, language: str) -> str:
    sides = {one.id: one.name.say(language) for one in player.table.scenario.sides}
    return sides[side]


# Checking


def finished(path: Path) -> Game:
    """A sealed game that is over, with everything that was hidden in it."""
    letter = read_letter(read_text(path, str(path)), str(path))
    course, game = everything(letter, str(path))
    if course.waits.what or game is None:
        raise Stop(f"{path}: a sealed game; expected one in which both sides have shown their secrets")
    return game


def verdict_of(path: Path, key: Path | None) -> Verdict:
    """Whether every line of a sealed game follows from those before it, and from what was hidden."""
    letter = parsed(read_text(path, str(path)), str(path))
    lines = len(letter.lines)
    try:
        if key is not None:
            newer(read_key(_key_text(key), str(key)).game, checked(letter, ""), "")
        _course, game = everything(checked(letter, ""), "")
    except BadData as bad:
        return Verdict(lines, 0, 0, Difference(0, "lines", bad.what, "refuses it"))
    entries = [] if game is None else game.journal.entries()
    return Verdict(len(entries), sum(entry.by == DICE for entry in entries), 0)
