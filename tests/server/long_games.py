"""Games with thousands of entries, made quickly: whatever is ordered is taken back, over and over."""

from __future__ import annotations

import random

from grognard.core.game.game import Game
from grognard.core.game.journal import UNDO
from grognard.core.game.order import Order
from grognard.core.game.save import terms_of, where_it_stands
from grognard.server.match import SNAPSHOT_EVERY, Match, first_entries, set_up
from grognard.server.records import Kept, Record, Sitting, Standing
from grognard.server.seats import hashed
from grognard.server.storage import Store

SECRET = "ab" * 32


class LongGame:
    """A game of so many entries, whose both seats belong to the bearer of one token."""

    def __init__(self, entries: int, id: str = "a-game-of-many-entries", token: str = "t" * 43) -> None:
        table, game = set_up("alea-training", (), SECRET)
        terms = terms_of(table)
        seats = tuple(Sitting(side=side, token=hashed(token)) for side in terms.sides)
        self.record = Record(id=id, terms=terms, dice="server", secret=SECRET, seats=seats)
        self.kept: list[Kept] = first_entries(game)
        self.standings = {1: Standing(*where_it_stands(game))}
        match = Match(self.record, game, self.kept[-1].line.hash, 0)
        chance = random.Random(1)
        while len(self.kept) < entries:
            grown, new = match.grown(lambda game: to_and_fro(game, chance))
            match.take_over(grown, new)
            self.kept += new
            if match.sequence % SNAPSHOT_EVERY == 0:
                self.standings[match.sequence] = match.standing()

    async def store(self, store: Store, *, snapshots: bool = True) -> None:
        await store.create(self.record, self.kept[:1], self.standings[1])
        await store.append(self.record.id, self.kept[1:], None)
        for sequence, standing in self.standings.items():
            if snapshots:
                await store.keep_snapshot(self.record.id, sequence, standing)


def to_and_fro(game: Game, chance: random.Random) -> None:
    last, sides = game.journal.entry, [player.id for player in game.scenario.sides]
    assert last is not None
    if last.by in sides and last.asked != UNDO and last.given != "done":
        game.undo(last.by, next(side for side in sides if side != last.by))
    else:
        game.apply(chance.choice([order for order in game.orders() if order != Order("done")]))
