"""`grognard game play`: two people at one terminal, typing orders."""

from __future__ import annotations

import sys
from collections.abc import Callable

from grognard.answers.errors import Stop, lines_of
from grognard.answers.game_data import game_data, node_data, recent, unit_data
from grognard.cli.game_file import GameFile
from grognard.cli.game_map import cell_named, map_around
from grognard.cli.game_orders import Typed, apply, fresh_throw, read_typed, refusal, rolled
from grognard.cli.game_show import show_game, show_last, show_node, units_table
from grognard.cli.parameters import whole_number
from grognard.cli.screen import screen
from grognard.cli.table import at_terminal
from grognard.core.board import Board
from grognard.core.errors import GrognardError, IllegalOrder
from grognard.core.game import Chance, Game, Over, Throw
from grognard.core.game.order import Order, parse
from grognard.core.game.telling import Telling
from grognard.core.game.undo import last_to_act

#: how many entries `log` shows
_LOG = 20
#: how far `map` looks around
_RADIUS = 3
#: how many orders `orders` lists
_ORDERS = 60
_EXAMPLE = "move A05 0616/NE, fire A06 >0803, choose yes, done"
_NO = ("n", "no", "non")


class Left(Exception):
    """The players have had enough for today."""


class Sitting:
    """One evening at a game: lines in, pictures out, every input saved before the next is asked for."""

    def __init__(self, file: GameFile, language: str, *, own_dice: bool = False, quiet: bool = False) -> None:
        self.file, self.language, self.own_dice = file, language, own_dice
        self.out = screen(stderr=quiet)
        self.words = Telling(file.game, language)
        self.asks = at_terminal()
        self.read_line = typed_lines(self.commands, lambda: self.game) if self.asks else piped_line
        self.commands_by_name: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "show": self.show,
            "map": self.map,
            "orders": self.orders,
            "odds": self.odds,
            "log": self.log,
            "undo": self.undo,
            "quit": self.leave,
        }

    @property
    def game(self) -> Game:
        return self.file.game

    def commands(self) -> list[str]:
        return list(self.commands_by_name)

    def run(self) -> None:
        self.show("")
        self.help("")
        try:
            while not isinstance(self.game.node, Over):
                self.turn()
        except (Left, EOFError, KeyboardInterrupt):
            pass
        self.out.print(self.words.say("game-bye", file=self.file.name), style="dim", soft_wrap=True)

    def turn(self) -> None:
        """One line of the players, and what comes of it. What cannot be done is said, and asked again."""
        node = self.game.node
        if isinstance(node, Chance) and not self.own_dice and self.game.table.seed is not None:
            self.give(rolled(self.game, self.words))
            return
        try:
            self.obey(self.read_line(self.lead()).strip())
        except GrognardError as wrong:
            for line in lines_of(wrong):
                self.out.print(line, style="red")

    def lead(self) -> str:
        """What stands before the cursor."""
        node = self.game.node
        return f"{node.dice}> " if isinstance(node, Chance) else f"{getattr(node, 'side', '')}> "

    def obey(self, line: str) -> None:
        name, _space, rest = line.partition(" ")
        if name in self.commands_by_name:
            self.commands_by_name[name](rest.strip())
            return
        given = self.read(line)
        if given is None:
            return
        illegal = isinstance(given, Order) and self.game.check(given) is not None
        order = given if isinstance(given, Order) and given.verb != "choose" and not illegal else None
        if order is not None and self.asks and self.show_odds(order):
            answer = self.read_line(self.words.say("game-sure") + " ").strip().lower()
            if answer in _NO:
                return
        self.give(given)

    def read(self, line: str) -> Typed | None:
        """A line as an input; bare numbers are dice, a bare option answers the question."""
        node = self.game.node
        if isinstance(node, Chance):
            faces = [whole_number(word) for word in line.replace(",", " ").split()]
            if not faces:
                kept = self.game.table.seed is not None
                return rolled(self.game, self.words) if kept else fresh_throw(node)
            if faces and None not in faces:
                return Throw(tuple(face for face in faces if face is not None))
        if not line:
            return None
        choice = getattr(node, "choice", None)
        if choice is not None and line in choice.options:
            return Order("choose", option=line)
        return read_typed(line)

    def give(self, given: Typed) -> None:
        """An input into the game and onto the disk, or neither."""
        before, kept = len(self.game.journal), self.game.clone()
        apply(self.game, given, self.words)
        self.keep(kept)
        entries = list(enumerate(self.game.journal.entries(), 1))[before:]
        show_last(self.out, self.game, entries, self.words)
        if not isinstance(self.game.node, Chance) or self.own_dice:
            self.out.print()
            self.waiting()

    def keep(self, before: Game) -> None:
        try:
            self.file.write()
        except Stop:
            self.file.game = before
            self.file.read()
            self.words = Telling(self.game, self.language)
            raise Stop(self.words.say("game-again", file=self.file.name)) from None

    def waiting(self) -> None:
        show_node(self.out, {"node": node_data(self.game, self.words)}, self.words)
        if isinstance(self.game.node, Chance):
            self.out.print(self.words.say("game-typed-dice"), style="dim")

    # Commands

    def help(self, _rest: str) -> None:
        self.out.print(self.words.say("game-help", example=_EXAMPLE), style="dim")
        self.out.print(self.words.say("game-help-commands"), style="dim")

    def show(self, _rest: str) -> None:
        show_game(self.out, self.game, game_data(self.game, self.words), self.words)

    def map(self, what: str) -> None:
        subjects = getattr(self.game.node, "subjects", ())
        cell = cell_named(self.game, what or next(iter(subjects), ""))
        if cell is None:
            raise Stop(self.words.say("game-nothing-here", what=what or "?"))
        self.out.print(map_around(self.game, self.words, cell, _RADIUS))
        if not isinstance(self.game.scenario.battlefield, Board):
            return
        near = set(self.game.scenario.board.grid.disk(cell, _RADIUS))
        pieces = [piece for piece in self.game.state.pieces if piece.at in near]
        units = [unit_data(self.game.scenario, self.words, piece) for piece in pieces]
        self.out.print(units_table(self.out, units, self.words))

    def orders(self, unit: str) -> None:
        from grognard.cli.game_list import show_orders

        legal = [str(order) for order in self.game.orders(unit)]
        show_orders(self.out, legal, self.words, None if unit else _ORDERS)

    def odds(self, line: str) -> None:
        given = parse(line)
        if not isinstance(given, Order) or not self.show_odds(given):
            raise Stop(self.words.say("game-no-odds"))

    def log(self, _rest: str) -> None:
        show_last(self.out, self.game, recent(self.game.journal.entries(), _LOG), self.words, None)

    def undo(self, rest: str) -> None:
        words = rest.split()
        consent = words[-1] if len(words) == 2 and words[0] == "with" else ""
        before, kept = len(self.game.journal), self.game.clone()
        try:
            self.game.undo(last_to_act(self.game, consent), consent)
        except IllegalOrder as refused:
            raise Stop(refusal(self.words, refused)) from None
        self.keep(kept)
        show_last(self.out, self.game, list(enumerate(self.game.journal.entries(), 1))[before:], self.words)
        self.waiting()

    def leave(self, _rest: str) -> None:
        raise Left

    def show_odds(self, order: Order) -> bool:
        """The odds of the ruling that an order or an answer leads to, where the system can tell the case."""
        if self.game.check(order) is not None:
            return False
        from grognard.cli.game_odds import show_odds_ahead

        return show_odds_ahead(self.game, order, self.language)


def piped_line(_lead: str) -> str:
    """A line from a script; nobody sees the prompt."""
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line


def typed_lines(commands: Callable[[], list[str]], game: Callable[[], Game]) -> Callable[[str], str]:
    """Lines from the keyboard, with completion and history."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.shortcuts import CompleteStyle

    from grognard.cli.game_complete import OrderCompleter

    session: PromptSession[str] = PromptSession(
        completer=OrderCompleter(commands, game),
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,
        reserve_space_for_menu=0,
    )
    return session.prompt
