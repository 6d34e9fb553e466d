"""A scenario: a battle of one ruleset, with its map, its armies and its own rules, all of it checked data."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from grognard.core.board import WAY_KINDS, Board
from grognard.core.datafiles import Quirk
from grognard.core.errors import BadCase, Fault
from grognard.core.messages import Label
from grognard.core.places import Places
from grognard.core.rules import Rules
from grognard.core.scenario_notes import Notes

if TYPE_CHECKING:
    from grognard.core.game.face import Counters
    from grognard.core.game.state import State
    from grognard.core.tabletop import Tabletop
    from grognard.core.tutorial import Tutorial

Own = TypeVar("Own", bound=msgspec.Struct)

_MINUTES_A_DAY = 24 * 60


class Player(msgspec.Struct, frozen=True):
    """One side: its id in the ruleset, and what it is called in this battle."""

    id: str
    name: Label


class Clock(msgspec.Struct, frozen=True):
    """When the first turn begins, and how long a turn lasts."""

    start: str
    minutes: int
    #: the day of the first turn, for battles of many days
    date: str = ""

    def at(self, turn: int) -> str:
        """The time at which a turn begins, or the day where turns are days long; turn 1 at the start."""
        if self.date:
            passed = datetime.timedelta(minutes=(turn - 1) * self.minutes)
            return (datetime.date.fromisoformat(self.date) + passed).isoformat()
        hours, minutes = map(int, self.start.split(":"))
        since = (hours * 60 + minutes + (turn - 1) * self.minutes) % _MINUTES_A_DAY
        return f"{since // 60:02}:{since % 60:02}"


class Ground(msgspec.Struct, frozen=True):
    """What a letter of the map stands for: ground of the terrain chart, and its name on this map."""

    terrain: str
    name: Label


class Option(msgspec.Struct, frozen=True):
    """Something the players may agree on: counters of their own, and perhaps a longer game."""

    id: str
    title: Label
    turns: int | None = None


class Toll(msgspec.Struct, frozen=True):
    """What a side lost on the day, in men: killed, wounded, taken and missing."""

    side: str
    men: int
    note: Label | None = None


class Fall(msgspec.Struct, frozen=True):
    """When a side took a place in truth, to set games beside."""

    hex: str
    side: str
    turn: int
    note: Label | None = None


class Scenario(msgspec.Struct, Generic[Own], frozen=True, kw_only=True):
    """What every ruleset's scenarios have, and `own`: what only this ruleset's have."""

    id: str
    ruleset: str
    title: Label
    summary: Label
    turns: int
    clock: Clock
    #: first player first
    sides: tuple[Player, ...]
    legend: dict[str, Ground]
    #: a map of hexes, or a table in inches
    battlefield: Board | Tabletop
    own: Own
    options: tuple[Option, ...] = ()
    #: options that this game is played with
    chosen: tuple[str, ...] = ()
    #: men of a strength point, where its order of battle counts otherwise than the rules
    men: int | None = None
    #: the losses of the real battle, to set games beside
    history: tuple[Toll, ...] = ()
    #: and when its places were taken
    falls: tuple[Fall, ...] = ()
    #: findings of the linter that are meant so
    quirks: tuple[Quirk, ...] = ()
    #: a lesson that is played in this battle
    tutorial: Tutorial | None = None
    #: what names in its tables are in other languages
    names: dict[str, Label] = {}
    #: its texts by file, where it is not one of those there are, but came with a game
    files: dict[str, str] = {}
    #: one hash over the files of the folder
    hash: str = ""
    #: one over all in them that a game depends on: it stays the same when names and words change
    plays: str = ""

    @property
    def board(self) -> Board:
        """The map, for rulesets that are played on hexes."""
        if not isinstance(self.battlefield, Board):
            raise TypeError(f"{self.id} is played on a table, not on hexes")
        return self.battlefield

    @property
    def tabletop(self) -> Tabletop:
        """The table, for rulesets that are played in inches."""
        if isinstance(self.battlefield, Board):
            raise TypeError(f"{self.id} is played on hexes, not on a table")
        return self.battlefield

    @property
    def places(self) -> Places:
        """Where pieces stand in either, by name and number."""
        return self.battlefield

    def is_of(self, hash: str) -> bool:
        """Whether a game that remembers this hash can go on here: of what plays, or of the very files."""
        return hash in (self.plays, self.hash)

    def with_options(self, chosen: Iterable[str]) -> Scenario[Own]:
        """The scenario as it is played: without whatever belongs to an option that nobody chose."""
        taken = tuple(dict.fromkeys(chosen))
        known = {option.id: option for option in self.options}
        strange = [id for id in taken if id not in known]
        if strange:
            raise BadCase([Fault("option", f"{self.id} has no option {strange[0]!r}", tuple(known))])
        longer = [known[id].turns for id in taken]
        turns = max([self.turns, *(turns for turns in longer if turns is not None)])
        return msgspec.structs.replace(self, own=_playing(self.own, taken), turns=turns, chosen=taken)


class Advice(msgspec.Struct, frozen=True):
    """Something allowed that is seldom meant, of one piece of the scenario."""

    kind: str
    piece: object
    #: which one, in words that stay the same when lines move
    key: str
    what: str


class ScenarioShape(msgspec.Struct, Generic[Own], frozen=True, kw_only=True):
    """What a ruleset tells the reader of its scenarios.

    `own` has one field for each table and section: a tuple of structs is read from `<field>.csv` if the
    field is one of `tables`, else from `[[field]]` in scenario.toml; a single struct from `[field]`. Structs
    with tags are told apart by their tag field. Whatever carries an `option` that is not None belongs to it.
    """

    own: type[Own]
    tables: tuple[str, ...]
    #: hexside features, and those among them that go up or down
    features: tuple[str, ...]
    slopes: tuple[str, ...]
    #: whether the ruleset's terrain chart has this ground for a hex
    is_ground: Callable[[Rules, str], bool]
    #: what is wrong between the parts; it may meet tables with bad rows left out
    check: Callable[[Scenario[Own], Rules, Notes], None]
    #: for the linter
    advise: Callable[[Scenario[Own], Rules], Iterable[Advice]]
    #: for whoever draws it: the counters of a state, or at the start
    counters: Callable[[Scenario[Own], State | None], Counters] | None = None
    #: the kinds of ways on its maps, the best first
    ways: tuple[str, ...] = WAY_KINDS
    #: whether its battles are fought on a table in inches instead of a map of hexes
    in_inches: bool = False


def _playing(own: Own, chosen: tuple[str, ...]) -> Own:
    changed: dict[str, Any] = {}
    for field in msgspec.structs.fields(own):
        pieces = getattr(own, field.name)
        if isinstance(pieces, tuple):
            changed[field.name] = tuple(
                piece for piece in pieces if getattr(piece, "option", None) in (None, *chosen)
            )
    return msgspec.structs.replace(own, **changed)
