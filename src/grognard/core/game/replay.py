"""Playing a saved game again from its inputs alone, and finding the first place where it differs."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.errors import BadData
from grognard.core.game.game import Game, Pending, Table, opened
from grognard.core.game.journal import DICE, END, FIX, RULES, UNDO, Entry, chained, journal_of
from grognard.core.game.node import Chance
from grognard.core.game.order import Order, parse
from grognard.core.game.position_text import from_text
from grognard.core.game.save import Line, Saved, commitment_to, seal, where_it_stands
from grognard.core.game.settlement import Fix, is_settlement, read_settlement
from grognard.core.game.undo import BROKEN, read_undo


class Difference(msgspec.Struct, frozen=True):
    """Where a saved game and its replay part: an entry (0: before or after all of them), and in what."""

    seq: int
    what: str
    written: str
    found: str

    def __str__(self) -> str:
        place = f"entry {self.seq}: " if self.seq else ""
        return f"{place}{self.what}: the file has {self.written}, the replay {self.found}"


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a saved game."""

    entries: int
    #: throws that are those of the seed, and others: typed by hand, or rolled by whoever keeps the seed
    seeded: int
    typed: int
    difference: Difference | None = None
    #: the game began under other rules than those it was checked with
    other_rules: bool = False


def resume(table: Table, saved: Saved) -> Game:
    """The saved game where it stands, without playing it again."""
    state = from_text(table, "\n".join(saved.position))
    pending = None
    if saved.pending is not None:
        pending = Pending(state, under_way(saved.pending.order), saved.pending.answers)
    journal = journal_of((line.entry for line in saved.entries), state, pending)
    game = Game(table, journal, state, pending)
    try:
        assert game.node is not None
    except BROKEN as wrong:
        raise BadData("pending", f"the order under way cannot be taken up: {wrong}") from None
    return game


def under_way(text: str) -> Order | Fix | None:
    """What is half carried out: an order, a fix, or the opening."""
    if not text:
        return None
    order = read_settlement(text) if is_settlement(text) else parse(text)
    if not isinstance(order, Order | Fix):
        raise BadData("pending", f"expected an order, got {order}")
    return order


def replay(table: Table, saved: Saved) -> Iterator[Game]:
    """The game after each entry, derived from the inputs alone. It is one game that goes on."""
    game = opened(table)
    yield game
    for line in saved.entries[1:]:
        give(game, line)
        yield game


def give(game: Game, line: Line | Entry) -> None:
    """Repeat one input."""
    if line.asked == UNDO:
        undo = read_undo(line.given)
        game.undo(line.by, undo.consent, undo.to, recorded=True)
    elif line.asked == RULES:
        game.adopt(line.given)
    elif line.asked in (END, FIX):
        game.settle(line.by, read_settlement(line.given))
    else:
        game.apply(parse(line.given))


def verify(table: Table, saved: Saved) -> Verdict:
    """Replay a saved game and name the first entry that differs, in what was asked or what came of it."""
    check = _Check(table, saved)
    difference = check.terms() or check.entries() or check.end()
    other = saved.rules_hash != table.system.rules.hash
    return Verdict(len(saved.entries), check.seeded, check.typed, difference, other)


class _Check:
    def __init__(self, table: Table, saved: Saved) -> None:
        self.table, self.saved = table, saved
        self.seeded = self.typed = 0
        self.game: Game | None = None

    def terms(self) -> Difference | None:
        saved, scenario = self.saved, self.table.scenario
        sides = tuple(player.id for player in scenario.sides)
        known = saved.scenario_hash if scenario.is_of(saved.scenario_hash) else scenario.plays
        agreed = {
            "scenario": (saved.scenario, scenario.id),
            "scenario_hash": (saved.scenario_hash[:12], known[:12]),
            "ruleset": (saved.ruleset, scenario.ruleset),
            "options": (saved.options, tuple(scenario.chosen)),
            "sides": (saved.sides, sides),
            "battle": (sorted(saved.battle), sorted(scenario.files)),
        }
        for what, (written, found) in agreed.items():
            if written != found:
                return Difference(0, what, str(written), str(found))
        if saved.seed is not None and commitment_to(saved.seed) != saved.commitment:
            return Difference(0, "commitment", saved.commitment[:12], commitment_to(saved.seed)[:12])
        return None

    def entries(self) -> Difference | None:
        last = self.saved.terms.genesis
        for place, line in enumerate(self.saved.entries, 1):
            if line.seq != place:
                return Difference(place, "seq", str(line.seq), str(place))
            try:
                self.repeat(line, opening=place == 1)
            except BROKEN as refused:
                return Difference(place, "input", line.given, f"refuses it: {refused}")
            found = self.found()
            last = chained(last, found)
            different = _unlike(line, found, last)
            if different is not None:
                return different
        return None

    def repeat(self, line: Line, *, opening: bool) -> None:
        if self.game is None or opening:
            self.game = opened(self.table)
            return
        if line.by == DICE and isinstance(self.game.node, Chance):
            rolled = self.table.seed is not None and str(self.game.roll()) == line.given
            self.seeded += rolled
            self.typed += not rolled
        give(self.game, line)

    def found(self) -> Entry:
        assert self.game is not None
        entry = self.game.journal.entry
        assert entry is not None
        return entry

    def end(self) -> Difference | None:
        assert self.game is not None
        position, half_done = where_it_stands(self.game)
        for written, found in zip(self.saved.position, position, strict=False):
            if written != found:
                return Difference(0, "position", written, found)
        if len(position) != len(self.saved.position):
            return Difference(0, "position", f"{len(self.saved.position)} lines", str(len(position)))
        if half_done != self.saved.pending:
            return Difference(0, "pending", str(self.saved.pending), str(half_done))
        sealed = seal(self.saved.entries[-1].hash, position, half_done)
        if sealed != self.saved.seal:
            return Difference(0, "seal", self.saved.seal[:12], sealed[:12])
        return None


def _unlike(line: Line, found: Entry, hash: str) -> Difference | None:
    """The first thing in which an entry is not what the replay gives."""
    for what in ("asked", "by", "given"):
        if getattr(line, what) != getattr(found, what):
            return Difference(line.seq, what, repr(getattr(line, what)), repr(getattr(found, what)))
    for number, (written, told) in enumerate(zip(line.events, found.events, strict=False), 1):
        if written != told:
            return Difference(line.seq, f"event {number}", str(written), str(told))
    if len(line.events) != len(found.events):
        return Difference(line.seq, "events", str(len(line.events)), str(len(found.events)))
    if line.hash != hash:
        return Difference(line.seq, "hash", line.hash[:12], hash[:12])
    return None
