"""How long it takes to list orders: at the door of the server, and in the game below it.

Positions come from games that random players and computers fight against themselves. Each is asked for every
order, for those of one unit, and for the position as the page draws it; every order also of a game that was
just opened, of which nothing is known yet. Times are processor time, and all but young garbage is left for
later, as the server leaves it.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from rich.progress import track
from rich.table import Table

from bench.games import drawn
from bench.timing import shown
from grognard import ai, games
from grognard.core.board import Board
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.save import terms_of
from grognard.scenarios import load, scenarios
from grognard.server.answer import answer
from grognard.server.match import Match
from grognard.server.records import Record
from grognard.server.replies.play import orders_data
from grognard.server.seats import Seat, Visit
from grognard.server.side_view import SideView, seen

#: what is asked of a position
EVERY, OPENED, UNIT, POSITION = "every order", "the same, just opened", "orders of a unit", "the position"
ASKED = (EVERY, OPENED, UNIT, POSITION)
#: seconds promised for 99 in 100, on hexes and on tables, and for the worst
ON_HEXES, ON_TABLES, WORST = 0.05, 0.2, 1.0
#: who fights the games; random players twice
PLAYERS = ("random", "random", "recruit", "sergeant")
#: positions of a game at most
POSITIONS = 60


class Spent(msgspec.Struct):
    """What one question took in many positions of a scenario, in seconds, and where it took longest."""

    scenario: str
    asked: str
    on_table: bool = False
    seconds: list[float] = []
    worst: float = 0.0
    where: str = ""

    def add(self, seconds: float, where: str) -> None:
        self.seconds.append(seconds)
        if seconds > self.worst:
            self.worst, self.where = seconds, where

    def share(self, part: float) -> float:
        """The time that such a part of all questions stays within."""
        listed = sorted(self.seconds)
        return listed[min(len(listed) - 1, int(part * len(listed)))]

    @property
    def limit(self) -> float:
        return ON_TABLES if self.on_table else ON_HEXES

    @property
    def missed(self) -> bool:
        return self.share(0.99) > self.limit or self.worst > WORST


class Moment(msgspec.Struct, frozen=True):
    """A decision in a game, and which it is."""

    game: Game
    where: str


def moments(scenario: str, player: str, seed: int, most: int) -> Iterator[Moment]:
    """Decisions of a game that a player fights against itself, evenly spread over so much of it."""
    game, lot = games.new_game(scenario, seed=seed), random.Random(seed)
    players = {} if player == "random" else {side.id: ai.player(player, seed) for side in game.scenario.sides}
    number, apart, found = 0, 1, 0
    while not isinstance(game.node, Over) and found < most:
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        number += 1
        if number % apart == 0:
            found += 1
            # The first turns are told apart closely, the later ones less and less.
            apart = 1 + number // 12
            yield Moment(game, f"{player} {seed}, decision {number} ({phase_of(game)})")
        game.apply(players[game.node.side].choose(game) if players else drawn(game, lot))


def phase_of(game: Game) -> str:
    node = game.node
    assert isinstance(node, Decision)
    return node.choice.id if node.choice is not None else node.phase


def seated(game: Game) -> Visit:
    """A game as the server holds it, and a player with every seat."""
    record = Record(id="bench", terms=terms_of(game.table), dice="typed", secret="")
    return Visit(Match(record, game, "", 0), Seat(tuple(side.id for side in game.scenario.sides)))


def measure(scenario: str, players: Sequence[str] = PLAYERS, most: int = POSITIONS) -> list[Spent]:
    """What every question took in positions of a scenario."""
    on_table = not isinstance(load(scenario).battlefield, Board)
    spent = {asked: Spent(scenario, asked, on_table) for asked in ASKED}
    with young_garbage_only():
        for seed, player in enumerate(players):
            for moment in moments(scenario, player, seed, most):
                for asked, seconds in weigh(moment.game, random.Random(moment.where)):
                    spent[asked].add(seconds, moment.where)
    return list(spent.values())


def weigh(game: Game, lot: random.Random) -> Iterator[tuple[str, float]]:
    """Seconds for every question about a decision."""
    here, opened, node = seated(game), seated(games.load(game.save())), game.node
    assert isinstance(node, Decision)
    yield EVERY, timed(lambda: orders_data(here, "", "en"))
    yield OPENED, timed(lambda: orders_data(opened, "", "en"))
    if node.subjects:
        unit = lot.choice(node.subjects)
        if unit in game.battle.reducer.roll:
            yield UNIT, timed(lambda: orders_data(here, unit, "en"))
    yield POSITION, timed(lambda: seen(SideView(here.match, here.seat)))


def timed(ask: Callable[[], object]) -> float:
    """Processor time of an answer, the writing of it included."""
    gc.collect(1)
    start = time.process_time()
    answer(ask())
    return time.process_time() - start


@contextmanager
def young_garbage_only() -> Iterator[None]:
    """The server sweeps everything only between requests."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], 1_000_000)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.collect()


def table(named: Sequence[str] = ()) -> Table:
    """What was measured of some battles, or of all there are."""
    rows = Table("Listing orders", "asked", "positions", "median", "p99", "worst", "missed")
    longest = Spent("", "")
    for scenario in track(named or list(scenarios()), description="listing"):
        for spent in measure(scenario):
            cells = [shown(one) for one in (spent.share(0.5), spent.share(0.99), spent.worst)]
            missed = "missed" if spent.missed else ""
            rows.add_row(scenario, spent.asked, str(len(spent.seconds)), *cells, missed)
            longest = max(longest, spent, key=lambda one: one.worst)
    rows.caption = (
        f"promised: p99 {shown(ON_HEXES)} on hexes and {shown(ON_TABLES)} on tables, worst {shown(WORST)}; "
        f"the longest was {longest.asked} of {longest.scenario}, {longest.where}"
    )
    return rows
