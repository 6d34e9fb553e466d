"""One live game: its record, where it stands, and what an act of a player makes of it."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from grognard.core import brought, changed_ruleset
from grognard.core.brought import bring
from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.events import AnyEvent
from grognard.core.game.game import Game, Table, opened
from grognard.core.game.group import DICE, QUESTION, moment_of, stop_at
from grognard.core.game.journal import RULES, Entry, chained
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Input, Order, Throw
from grognard.core.game.past import Past
from grognard.core.game.replay import give, resume
from grognard.core.game.save import Line, Saved, Terms, terms_of, where_it_stands
from grognard.core.game.secrecy import Secrecy
from grognard.core.game.settlement import Settlement
from grognard.core.game.undo import BROKEN
from grognard.core.messages import message
from grognard.games import system_of
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios
from grognard.server.fair import seed_for
from grognard.server.lessons import heed, next_item
from grognard.server.records import Kept, Outage, Record, Standing, Thrown, now
from grognard.server.sums import Damaged, check_chain

#: entries that are remembered for those who listen
RECENT = 100
#: entries between two snapshots
SNAPSHOT_EVERY = 50

Act = Callable[[Game], Any]


class CannotOpen(Exception):
    """A stored game that today's rules cannot take up."""


class Stale(Exception):
    """The game has gone on since whoever acts last looked."""

    def __init__(self, sequence: int) -> None:
        super().__init__(f"the game has {sequence} entries")
        self.sequence = sequence


class NoSuchGame(Exception):
    pass


class GameEnded(Exception):
    pass


class Match:
    """A game that is being played. `game` is never changed, only replaced, so that readers need no lock."""

    def __init__(self, record: Record, game: Game, hash: str, at: int) -> None:
        self.record, self.game, self.hash = record, game, hash
        #: the last entries, for those who listen
        self.recent: deque[Kept] = deque(maxlen=RECENT)
        #: of every entry; nobody who may not know them all is shown one
        self.hashes: list[str] = [hash]
        #: how they were told, by language and by who may know of them
        self.told: dict[tuple[str, tuple[str, ...]], dict[int, dict[str, Any]]] = {}
        #: when the last entry was given
        self.at = at
        self.lock = asyncio.Lock()
        self.bell = asyncio.Event()
        #: streams that listen
        self.listeners = 0
        #: when somebody last looked at it
        self.looked = 0
        self._past: Past | None = None
        self._looking_back = threading.Lock()
        #: whose turn it is; "" at the end
        self.turn = turn_after(game, "")
        #: changes that were rung for, and lines of the chat
        self.rings = self.lines = 0
        self.now = now
        #: when nobody could play
        self.outages: Sequence[Outage] = ()

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return len(self.game.journal)

    @property
    def is_over(self) -> bool:
        return self.game.standing[0].result is not None

    def stay_known(self) -> None:
        """Its battle and its system are found by their ids while somebody is at it, whatever others bring."""
        files, ruleset = self.record.terms.battle, self.game.scenario.ruleset
        if files:
            brought.remember(self.game.scenario.id, files)
            if changed_ruleset.FILE in files:
                changed_ruleset.remember(ruleset, files[changed_ruleset.FILE])

    def ring(self) -> None:
        """Wake everybody who waits for news."""
        self.rings += 1
        self.chime()

    def chime(self) -> None:
        """Wake them for a line of the chat: nothing else has changed."""
        bell, self.bell = self.bell, asyncio.Event()
        bell.set()

    def grown(self, act: Act | Batch | None) -> tuple[Game, list[Kept]]:
        """The game after an act and all dice that the server rolls then. IllegalOrder changes nothing."""
        game = self.game.clone()
        thrown: dict[int, Thrown] = {}

        def roll_on() -> None:
            if self.record.dice == "typed" or not self.record.is_manned:
                return
            while isinstance(node := game.node, Chance) and next_item(self.record, game) is None:
                game.table.seed = seed_for(self.record, len(game.journal) + 1)
                game.apply(game.roll())
                dice = node.dice
                thrown[len(game.journal)] = Thrown(node.why.key, dice.count, dice.low, dice.high)

        if isinstance(act, Batch):
            act.run(game, roll_on)
        elif act is not None:
            act(game)
        roll_on()
        entries = game.journal.entries()[self.sequence :]
        kept, last = [], self.hash
        for place, entry in enumerate(entries, self.sequence + 1):
            last = chained(last, entry)
            kept.append(Kept(line_of(place, entry, last), thrown.get(place), self.now()))
        return game, kept

    def past(self) -> Past:
        """Every earlier position, worked out when somebody first looks back."""
        entries = self.game.journal.entries()
        with self._looking_back:
            if self._past is None:
                self._past = Past(self.game.table)
            self._past.extend(entries[len(self._past) :])
            return self._past

    def take_over(self, game: Game, kept: Sequence[Kept]) -> None:
        self.game, self.hash, self.at = game, kept[-1].line.hash, kept[-1].at
        self.turn = turn_after(game, self.turn)
        self.recent.extend(kept)
        self.hashes += [one.line.hash for one in kept]

    def after(self, sequence: int) -> list[Kept] | None:
        """The entries after one; None where they lie further back than anyone remembers."""
        found = [one for one in self.recent if one.line.seq > sequence]
        return found if len(found) == max(0, self.sequence - sequence) else None

    @property
    def may_reopen(self) -> bool:
        """Whether the end may be taken back: not where it has shown what was secret, dice or orders."""
        return self.record.dice == "typed" and not isinstance(self.game.table.system, Secrecy)

    def standing(self) -> Standing:
        return Standing(*where_it_stands(self.game.clone()))


def turn_after(game: Game, before: str) -> str:
    """The side that has to decide; while dice are wanted still the one that had to before."""
    node = game.node
    if isinstance(node, Chance):
        return before
    return node.side if isinstance(node, Decision) else ""


def line_of(sequence: int, entry: Entry, hash: str) -> Line:
    events = cast(tuple[AnyEvent, ...], entry.events)
    return Line(sequence, entry.asked, entry.by, entry.given, events, hash)


class DiceWait(Exception):
    """Nobody rolls before every side has its player, who may add his part to the dice."""


class NotYourTurn(Exception):
    """Somebody else has to decide."""


def giving(given: Input, sides: Sequence[str], record: Record) -> Act:
    """An order or an answer of whoever has to decide; a throw only where players roll themselves."""

    def act(game: Game) -> None:
        node = game.node
        if isinstance(node, Decision) and node.side not in sides:
            raise NotYourTurn
        if isinstance(given, Throw) and record.dice != "typed":
            raise IllegalOrder(message("refuse-server-dice"), "")
        if isinstance(given, Throw) and not record.is_manned:
            raise DiceWait
        game.apply(heed(record, game, given))

    return act


class Batch:
    """Orders that are given one after another, until one is refused or something else has to happen first."""

    def __init__(
        self,
        given: Sequence[Input],
        sides: Sequence[str],
        record: Record,
        *,
        through_dice: bool,
        onward: bool,
    ) -> None:
        self.given, self.sides, self.record = given, sides, record
        #: whether it goes on after dice have fallen, and in the next phase
        self.through_dice, self.onward = through_dice, onward
        #: how many were given, and why not all: "refused", or what had to happen first
        self.done, self.stopped = 0, ""
        self.refusal: IllegalOrder | None = None

    def run(self, game: Game, roll_on: Callable[[], None]) -> None:
        """Give them; a refusal of the first one is raised and changes nothing."""
        self.done, self.stopped, self.refusal = 0, "", None
        node = game.node
        side = node.side if isinstance(node, Decision) else ""
        moment = None if self.onward else moment_of(game)
        rolled = False
        for given in self.given:
            if self.done:
                self.stopped = self._hindrance(game, given, side, moment, rolled=rolled)
                if self.stopped:
                    return
            try:
                giving(given, self.sides, self.record)(game)
            except IllegalOrder as refused:
                if not self.done:
                    raise
                self.stopped, self.refusal = "refused", refused
                return
            self.done += 1
            before = len(game.journal)
            roll_on()
            rolled = rolled or len(game.journal) > before

    def _hindrance(
        self, game: Game, given: Input, side: str, moment: tuple[int, int] | None, *, rolled: bool
    ) -> str:
        stops = stop_at(game, side, moment)
        if stops == QUESTION and isinstance(given, Order) and given.verb == "choose":
            node = game.node
            stops = "" if isinstance(node, Decision) and node.side == side else stops
        return stops or (DICE if rolled and not self.through_dice else "")


def taking_back(by: str, consent: str, after: int = 0) -> Act:
    return lambda game: game.undo(by, consent, after)


def settling(by: str, what: Settlement) -> Act:
    return lambda game: game.settle(by, what)


# Opening


def set_up(
    scenario_id: str, options: Sequence[str], secret: str, *, practice: bool = False
) -> tuple[Table, Game]:
    """A new game at its table, its dice bound to a secret."""
    if scenario_id not in scenarios():
        raise BadCase([Fault("scenario", f"there is no scenario {scenario_id!r}", tuple(scenarios()))])
    scenario = load_scenario(scenario_id, options)
    system = system_of(scenario.ruleset)
    table = Table(system, scenario, system.set_up(scenario), secret, practice=practice)
    return table, opened(table)


def first_entries(game: Game) -> list[Kept]:
    last = terms_of(game.table).genesis
    kept = []
    for place, entry in enumerate(game.journal.entries(), 1):
        last = chained(last, entry)
        kept.append(Kept(line_of(place, entry, last)))
    return kept


def table_for(record: Record) -> Table:
    terms = record.terms
    if terms.battle:
        bring(terms.battle)
    scenario = load_scenario(terms.scenario, terms.options)
    system = system_of(scenario.ruleset)
    return Table(
        system,
        scenario,
        system.set_up(scenario),
        record.secret,
        commitment=terms.commitment,
        rules_hash=terms.rules_hash,
        scenario_hash=terms.scenario_hash,
        practice=terms.practice,
        format=terms.format,
    )


def reopened(record: Record, kept: Sequence[Kept], snapshot: tuple[int, Standing] | None) -> Match:
    """A stored game: its latest snapshot, or its opening, and what was given after it.

    Damaged where an entry does not fit its hash; CannotOpen where today's rules make something else of it.
    """
    hashes = check_chain(record, kept)
    table = table_for(record)
    if not table.scenario.is_of(record.terms.scenario_hash):
        raise CannotOpen(f"scenario {record.terms.scenario} has changed since the game began")
    at, standing = snapshot or (1, None)
    if not 0 < at <= len(kept):
        raise Damaged(f"entry {at} is missing")
    lines = tuple(one.line for one in kept)
    try:
        game = (
            opened(table) if standing is None else resume(table, _saved(record.terms, lines[:at], standing))
        )
        match = Match(record, game, lines[at - 1].hash, kept[at - 1].at)
        match.hashes = hashes[:at]
        follow(match, kept[at:])
    except BROKEN as wrong:
        raise CannotOpen(str(wrong)) from None
    return match


def _saved(terms: Terms, lines: tuple[Line, ...], standing: Standing) -> Saved:
    agreed = msgspec.structs.asdict(terms)
    return Saved(**agreed, entries=lines, position=standing.position, pending=standing.pending, seal="")


def follow(match: Match, kept: Sequence[Kept]) -> None:
    """Repeat what was stored since; CannotOpen where today's rules make something else of it."""
    game, last = match.game.clone(), match.hash
    for one in kept:
        give(game, one.line)
        entry = game.journal.entry
        assert entry is not None
        last = chained(last, entry)
        if last != one.line.hash:
            raise CannotOpen(f"entry {one.line.seq} comes out differently under today's rules")
    if kept:
        match.take_over(game, kept)


def rules_in_force(record: Record, game: Game) -> str:
    adopted = [entry.given for entry in game.journal.entries() if entry.asked == RULES]
    return adopted[-1] if adopted else record.terms.rules_hash
