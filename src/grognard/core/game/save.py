"""A game as a text: what was agreed, every input with its hash, and where the game stands.

One input a line, the position in its notation, so that a person can read it and a version control system
can compare it. Loading takes the position as it is; `replay` derives it again.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any, cast

import msgspec

from grognard.core.drivers.play import Given
from grognard.core.errors import BadData
from grognard.core.events import AnyEvent
from grognard.core.game.journal import RULES, Entry, chain
from grognard.core.game.position_text import to_text

if TYPE_CHECKING:
    from grognard.core.game.game import Game, Pending, Table

#: in format 1 a die hung on the number of its entry, so that an undo brought another one
FORMAT = 2
READABLE = (1, FORMAT)
#: how a saved game is known
KIND = "game"
#: where a text may hold half a character: a surrogate, as it is or as an escape
_HALVES = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed before the first input. Every hash of the game stands on it."""

    grognard: str = KIND
    format: int = FORMAT
    scenario: str
    scenario_hash: str
    ruleset: str
    rules_hash: str
    options: tuple[str, ...] = ()
    sides: tuple[str, ...]
    #: binds whoever rolls to a seed that he may show only after the game
    commitment: str
    #: whether dice may be taken back; a game of format 1 does not say
    practice: bool = False
    #: the texts of a battle of somebody's own, which no other game has to know
    battle: dict[str, str] = {}

    @property
    def genesis(self) -> str:
        agreed = msgspec.structs.asdict(self)
        if not self.battle:
            # Nor have those that were begun before there were any.
            del agreed["battle"]
        if self.format == 1:
            del agreed["practice"]
        return hashlib.sha256(msgspec.json.encode(agreed)).hexdigest()


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the journal as it is written."""

    seq: int
    asked: str
    by: str
    given: str
    events: tuple[AnyEvent, ...]
    hash: str

    @property
    def entry(self) -> Entry:
        return Entry(self.asked, self.by, self.given, self.events)


class HalfDone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order that waits for an answer; the opening has no order."""

    order: str
    answers: tuple[Given, ...] = ()


class Saved(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole file."""

    #: the folder of a scenario that is not one of ours
    folder: str = ""
    seed: str | None = None
    entries: tuple[Line, ...]
    position: tuple[str, ...]
    pending: HalfDone | None = None
    #: over the last hash, the position and what is pending
    seal: str

    @property
    def terms(self) -> Terms:
        return Terms(**{name: getattr(self, name) for name in Terms.__struct_fields__})

    @property
    def rules_in_force(self) -> str:
        """The hash of the rules that the last inputs were given under."""
        adopted = [line.given for line in self.entries if line.asked == RULES]
        return adopted[-1] if adopted else self.rules_hash


def commitment_to(seed: str) -> str:
    """What can be shown before the game without giving the dice away."""
    return hashlib.sha256(b"grognard seed\x1f" + seed.encode()).hexdigest()


def terms_of(table: Table) -> Terms:
    scenario = table.scenario
    return Terms(
        scenario=scenario.id,
        scenario_hash=table.scenario_hash,
        ruleset=scenario.ruleset,
        rules_hash=table.rules_hash,
        options=scenario.chosen,
        sides=tuple(player.id for player in scenario.sides),
        commitment=table.commitment,
        format=table.format,
        practice=table.practice,
        battle=scenario.files,
    )


def to_saved(game: Game, *, secret: bool = False) -> Saved:
    terms, entries = terms_of(game.table), game.journal.entries()
    hashes = chain(terms.genesis, entries)
    lines = tuple(
        Line(seq, entry.asked, entry.by, entry.given, cast(tuple[AnyEvent, ...], entry.events), hash)
        for seq, (entry, hash) in enumerate(zip(entries, hashes, strict=True), 1)
    )
    position, half_done = where_it_stands(game)
    return Saved(
        **msgspec.structs.asdict(terms),
        folder=game.table.folder,
        seed=None if secret else game.table.seed,
        entries=lines,
        position=position,
        pending=half_done,
        seal=seal(hashes[-1], position, half_done),
    )


def where_it_stands(game: Game) -> tuple[tuple[str, ...], HalfDone | None]:
    """The position before the order that is under way, and that order."""
    state, pending = game.standing
    return tuple(to_text(game.table, state).split("\n")[:-1]), _half_done(pending)


def _half_done(pending: Pending | None) -> HalfDone | None:
    if pending is None:
        return None
    return HalfDone("" if pending.order is None else str(pending.order), pending.answers)


def seal(last: str, position: tuple[str, ...], half_done: HalfDone | None) -> str:
    text = last.encode() + b"\x1f" + msgspec.json.encode((position, half_done))
    return hashlib.sha256(text).hexdigest()


def saved_text(game: Game, *, secret: bool = False) -> str:
    """JSON with one field a line, and one line for each entry and each line of the position."""
    return written(to_saved(game, secret=secret))


def written(saved: Saved) -> str:
    without = {"practice": saved.format == 1, "battle": not saved.battle}
    names = [name for name in saved.__struct_fields__ if not without.get(name)]
    fields = [f'  "{name}": {_field(getattr(saved, name))}' for name in names]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _field(value: Any) -> str:
    if isinstance(value, tuple) and value and (isinstance(value[0], Line) or len(value) > 2):
        return "[\n" + ",\n".join(f"    {_plain(item)}" for item in value) + "\n  ]"
    return _plain(value)


def _plain(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


# Reading


def read_saved(text: str, source: str = "save") -> Saved:
    """A saved game, as it is written; BadData says in one line what is wrong with it and where."""
    data = _decoded(text, source)
    if not isinstance(data, dict) or data.get("grognard") != KIND:
        raise BadData(source, 'not a saved game: expected {"grognard": "game", ...}')
    if data.get("format") not in READABLE:
        raise BadData(source, f"format {data.get('format')!r}: this version reads format 1 to {FORMAT}")
    if data.get("format") == 1 and "practice" in data:
        raise BadData(source, "not a saved game: format 1 says nothing of practice")
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as wrong:
        place = re.search(r"\$\.entries\[(\d+)\]", str(wrong))
        line = entry_line(text, int(place[1]) + 1) if place else None
        raise BadData(source, f"not a saved game: {wrong}", line) from None
    if not saved.entries:
        raise BadData(source, "expected at least the entry of the opening")
    return saved


def _decoded(text: str, source: str) -> Any:
    try:
        data = json.loads(text)
        if _HALVES.search(text):
            # Half of a character cannot be written again, nor hashed.
            json.dumps(data, ensure_ascii=False).encode()
        return data
    except UnicodeEncodeError:
        raise BadData(source, "not a saved game: a text holds a character that is none") from None
    except json.JSONDecodeError as wrong:
        what = "is empty" if not text.strip() else f"not a saved game: {wrong.msg}"
        raise BadData(source, what, wrong.lineno) from None
    except RecursionError:
        raise BadData(source, "not a saved game: nested too deeply") from None
    except ValueError as wrong:
        raise BadData(source, f"not a saved game: {wrong}") from None


def check_untouched(saved: Saved, text: str, source: str = "save") -> None:
    """Refuse a file that was changed by hand: an entry, the position, or what was agreed."""
    broken = broken_link(saved)
    if broken is not None:
        what = f"entry {broken} does not fit its hash: it, or something before it, was changed"
        raise BadData(source, what, entry_line(text, broken))
    if saved.seed is not None and commitment_to(saved.seed) != saved.commitment:
        raise BadData(source, "the seed is not the one that was committed to")
    if seal(saved.entries[-1].hash, saved.position, saved.pending) != saved.seal:
        raise BadData(source, "the position does not fit its seal: it was changed by hand")


def broken_link(saved: Saved) -> int | None:
    """The first entry whose number or hash is not what it should be."""
    hashes = chain(saved.terms.genesis, (line.entry for line in saved.entries))
    for place, (line, hash) in enumerate(zip(saved.entries, hashes, strict=True), 1):
        if line.seq != place or line.hash != hash:
            return place
    return None


def entry_line(text: str, seq: int) -> int | None:
    """The line of the file that an entry stands on."""
    begun = re.compile(rf'\s*\{{"seq": {seq},')
    lines = enumerate(text.split("\n"), 1)
    return next((number for number, line in lines if begun.match(line)), None)
