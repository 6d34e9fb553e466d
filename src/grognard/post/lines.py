"""The file that travels: what was agreed, and one line for everything that either side has sent."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from grognard.core.errors import BadData

KIND, FORMAT = "sealed game", 1
#: lines of the longest game
_MOST = 20_000
#: where a text may hold half a character
_HALVES = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Share = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
Box = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]*$", max_length=4_096)]


class Sent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line"):
    """One line: its number, who sent it, and the hash of the whole file up to here."""

    seq: int
    by: str
    hash: str = ""


class Join(Sent, frozen=True, kw_only=True, tag="join"):
    """A side takes its seat, and is bound to its shares of all dice."""

    act: Hex32
    answer: Hex32
    #: whoever joins second sets the game going
    share: Share = ""


class Act(Sent, frozen=True, kw_only=True, tag="act"):
    """An order or an answer; one that stays hidden lies in boxes."""

    given: str = ""
    #: of the dice that it may lead to; where it leads to none, the share is spent all the same
    share: Hex32
    boxes: Mapping[str, Box] = {}
    #: whether it was sent without knowing what comes of the one before it
    ahead: bool = False


class Answer(Sent, frozen=True, kw_only=True, tag="answer"):
    """The opponent's share of the dice that an order waits for."""

    share: Hex32


class Show(Sent, frozen=True, kw_only=True, tag="show"):
    """The key of one box: what was in it has come to light."""

    of: int
    name: str
    key: Hex32


class End(Sent, frozen=True, kw_only=True, tag="end"):
    """The game is over: the secret of a side, from which everything of its can be worked out."""

    secret: Hex32


Line = Join | Act | Answer | Show | End


class Letter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole file."""

    grognard: str = KIND
    format: int = FORMAT
    scenario: str
    scenario_hash: str
    ruleset: str
    rules_hash: str
    options: tuple[str, ...] = ()
    sides: tuple[str, str]
    lines: tuple[Line, ...] = ()

    @property
    def hash(self) -> str:
        """Of everything so far."""
        return self.lines[-1].hash if self.lines else self.genesis

    @property
    def genesis(self) -> str:
        agreed = msgspec.structs.replace(self, lines=())
        return hashlib.sha256(msgspec.json.encode(agreed)).hexdigest()

    def other(self, side: str) -> str:
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    def with_line(self, line: Line) -> Letter:
        """The same with one line more, whose number and hash are put in."""
        numbered = msgspec.structs.replace(line, seq=len(self.lines) + 1, hash="")
        hashed = msgspec.structs.replace(numbered, hash=_hash(self.hash, numbered))
        return msgspec.structs.replace(self, lines=(*self.lines, hashed))


def _hash(last: str, line: Line) -> str:
    return hashlib.sha256(last.encode() + b"\x1f" + msgspec.json.encode(line)).hexdigest()


def written(letter: Letter) -> str:
    """JSON with one line a line."""
    data = msgspec.to_builtins(letter)
    lines = ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in data.pop("lines"))
    fields = [f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in data.items()]
    return "{\n" + ",\n".join(fields) + f',\n  "lines": [\n{lines}\n  ]\n}}\n'


def is_letter(text: str) -> bool:
    """Whether a text begins as a sealed game does, whatever follows."""
    return re.match(rf'\s*\{{\s*"grognard":\s*"{KIND}"', text) is not None


def read_letter(text: str, source: str) -> Letter:
    """A sealed game, every hash checked; BadData says in one line what is wrong and where."""
    return checked(parsed(text, source), source)


def parsed(text: str, source: str) -> Letter:
    """A sealed game as it is written, its hashes not looked at."""
    data = decoded(text, source)
    if not isinstance(data, dict) or data.get("grognard") != KIND:
        raise BadData(source, f'not a sealed game: expected {{"grognard": "{KIND}", ...}}')
    if data.get("format") != FORMAT:
        raise BadData(source, f"format {data.get('format')!r}: this version reads format {FORMAT}")
    letter: Letter = converted(data, Letter, source)
    return letter


def converted(data: Any, kind: type[Any], source: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as wrong:
        raise BadData(source, f"not a sealed game: {wrong}") from None


def decoded(text: str, source: str) -> Any:
    try:
        if _HALVES.search(text):
            raise ValueError("a text holds a character that is none")
        return json.loads(text)
    except RecursionError:
        raise BadData(source, "not a sealed game: nested too deeply") from None
    except ValueError as wrong:
        raise BadData(source, f"not a sealed game: {wrong}") from None


def checked(letter: Letter, source: str) -> Letter:
    """Refuse lines that do not follow from one another."""
    if len(letter.lines) > _MOST:
        raise BadData(source, f"expected at most {_MOST} lines")
    last = letter.genesis
    for number, line in enumerate(letter.lines, 1):
        if line.by not in letter.sides:
            raise BadData(source, f"line {number}: there is no side {line.by!r}")
        if line.seq != number or line.hash != _hash(last, msgspec.structs.replace(line, hash="")):
            raise BadData(source, f"line {number} does not fit its hash: it, or one before it, was changed")
        last = line.hash
    return letter
