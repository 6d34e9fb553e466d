"""Whole games: random play with all the rules, beside that of two peers, and clones.

A random player draws one of the units that have an order to be given, and one of its legal orders.
"""

from __future__ import annotations

import copy
import random
import statistics
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import chess
import pyspiel
from rich.table import Table

from bench.timing import shown
from grognard import games
from grognard.core.game import Chance, Decision, Game, Over, lots
from grognard.core.game.order import Input
from grognard.core.game.system import DONE
from grognard.hex import compiled as on_hexes
from grognard.lab.simulate import new_study
from grognard.lab.variants import new_variant
from grognard.plane import quick as on_tables

SCENARIOS = (
    *("alea-training", "barrosa-standard", "bailen-standard", "barrosa-1811"),
    *("maida-1806", "vimeiro-1808", "tikhvin-training", "tikhvin-1941"),
    *("chacabuco-farm", "chacabuco-1817", "maipu-1818"),
)
#: battles on tables list many more places than any map has hexes: the beginnings of their games do
TABLES, BEGINNING = SCENARIOS[-3:], 250
#: what is promised is promised of these
FIRST_SYSTEM = SCENARIOS[:4]
#: how often a random player ends a phase although units are left to order
IDLENESS = 0.07
#: orders that a rate is taken from
LEAST = 2_000
#: orders a second in plain Python, and with the compiled kernel
PROMISED = {"": "2,000", "compiled": "4,000"}
PROMISED_ON_TABLES = {"": "500", "compiled": "1,000"}


class Diary:
    """What random play took: orders given, dice thrown, and the processor time of each part."""

    def __init__(self) -> None:
        self.orders = self.throws = self.games = 0
        self.listing = self.carrying = self.whole = 0.0

    def play(self, game: Game, seed: int, most: int) -> None:
        """One game, or so many orders of it; looking up the scenario is not part of it."""
        lot = random.Random(seed)
        began, last = time.process_time(), self.orders + most
        while self.orders < last and not isinstance(game.node, Over):
            if isinstance(game.node, Chance):
                given: Input = game.roll()
                self.throws += 1
            else:
                start = time.process_time()
                given = drawn(game, lot)
                self.listing += time.process_time() - start
                self.orders += 1
            start = time.process_time()
            game.apply(given)
            self.carrying += time.process_time() - start
        self.whole += time.process_time() - began
        self.games += isinstance(game.node, Over)

    @property
    def rate(self) -> float:
        return self.orders / self.whole


def drawn(game: Game, lot: random.Random) -> Input:
    """A legal order drawn by lot."""
    node = game.node
    assert isinstance(node, Decision)
    unit = lot.choice(node.subjects) if node.subjects and lot.random() > IDLENESS else ""
    if not unit and node.choice is None and game.may_end:
        return DONE
    found = lots.drawn(game, unit, lot) if unit else None
    return lot.choice(list(game.orders())) if found is None else found


def random_play(scenario: str | Path, seeds: range, most: int = 1_000_000, least: int = 0) -> Diary:
    """Games of a scenario, or the beginnings of them, one for each seed, as `grognard simulate` plays them.

    The scenario is read once, and what its map fixes is worked out in a game that is not counted. Where the
    games are short more follow, until so many orders at least have been given.
    """
    study = new_study(str(scenario), ("random", "random"))
    Diary().play(new_variant(study, "warm"), -1, most)
    diary = Diary()
    for seed in count(seeds.start):
        if seed >= seeds.stop and diary.orders >= least:
            break
        diary.play(new_variant(study, str(seed)), seed, most)
    return diary


def table(rounds: int = 3) -> Table:
    head = ("orders a second", "against backgammon", "listing", "carrying out", "games a minute", "promised")
    rows = Table("Random play", *head)
    peers = {"OpenSpiel, backgammon": backgammon(40), "python-chess": chess_games(8)}
    yardstick = peers["OpenSpiel, backgammon"]
    for scenario in SCENARIOS:
        for name, diary in abreast(scenario, rounds).items():
            shares = (f"{part / diary.whole:.0%}" for part in (diary.listing, diary.carrying))
            a_minute = "" if scenario in TABLES else f"{60 * diary.games / diary.whole:,.0f}"
            behind = f"1/{yardstick / diary.rate:,.0f}"
            promised = PROMISED[name] if scenario in FIRST_SYSTEM else ""
            promised = PROMISED_ON_TABLES[name] if scenario in TABLES else promised
            title = f"{scenario}, {name}" if name else scenario
            rows.add_row(title, f"{diary.rate:,.0f}", behind, *shares, a_minute, promised)
    for name, rate in peers.items():
        rows.add_row(name, f"{rate:,.0f}", f"{rate / yardstick:.2f}", "", "", "", "")
    return rows


def abreast(scenario: str, rounds: int) -> dict[str, Diary]:
    """The same games in plain Python and, where it is built, with the compiled kernel of maps or tables."""
    module: Any = on_tables if scenario in TABLES else on_hexes
    built = module.kernel
    kernels = {"": None, "compiled": built} if built is not None else {"": None}
    found = {}
    for name, module.kernel in kernels.items():
        if scenario in TABLES:
            found[name] = random_play(scenario, range(rounds), BEGINNING)
        else:
            found[name] = random_play(scenario, range(rounds), least=LEAST)
    module.kernel = built
    return found


def backgammon(count: int) -> float:
    """Moves a second of OpenSpiel's backgammon, through Python as ours; dice are drawn but not counted."""
    lot, moves = random.Random(1), 0
    game = pyspiel.load_game("backgammon")
    began = time.process_time()
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                faces, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(faces, chances)[0])
            else:
                state.apply_action(lot.choice(state.legal_actions()))
                moves += 1
    return moves / (time.process_time() - began)


def chess_games(count: int) -> float:
    """Moves a second of python-chess."""
    lot, moves = random.Random(1), 0
    began = time.process_time()
    for _ in range(count):
        board = chess.Board()
        while not board.is_game_over(claim_draw=False) and board.ply() < 400:
            board.push(lot.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - began)


def clones() -> Table:
    """The state of a full battle, copied as a game is, and as plain objects are."""
    game = games.new_game("barrosa-1811", seed=1)
    rows = Table(f"Clone of a state of {len(game.state.pieces)} pieces", "time", "against ours", "promised")
    ours = each(lambda: game.clone().state, 2_000)
    plain = each(lambda: copy.deepcopy(thawed(game)), 20)
    rows.add_row("game.clone(), and its state read", shown(ours), "1x", "under 10 us")
    rows.add_row("copy.deepcopy of the same as dictionaries", shown(plain), f"{plain / ours:,.0f}x", "")
    return rows


def thawed(game: Game) -> list[dict[str, object]]:
    return [{name: getattr(piece, name) for name in piece.__struct_fields__} for piece in game.state.pieces]


def each(act: Callable[[], object], times: int) -> float:
    """The processor time of one act: the median of five rounds."""
    rounds = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            act()
        rounds.append((time.process_time() - began) / times)
    return statistics.median(rounds)
