"""The key of a side: its secret, and everything it has seen, which no older or other file can take back."""

from __future__ import annotations

import msgspec

from grognard.core.errors import BadData
from grognard.post.lines import Hex32, Letter, checked, converted, decoded, written

KIND, FORMAT = "key of a sealed game", 1


class Key(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file that stays at home."""

    grognard: str = KIND
    format: int = FORMAT
    side: str
    secret: Hex32
    #: the game as it was last seen or sent
    game: Letter

    @property
    def bytes(self) -> bytes:
        return bytes.fromhex(self.secret)


def key_text(key: Key) -> str:
    game = "\n  ".join(written(key.game).rstrip().split("\n"))
    return (
        f'{{\n  "grognard": "{KIND}",\n  "format": {key.format},\n  "side": "{key.side}",\n'
        f'  "secret": "{key.secret}",\n  "game": {game}\n}}\n'
    )


def read_key(text: str, source: str) -> Key:
    data = decoded(text, source)
    if not isinstance(data, dict) or data.get("grognard") != KIND:
        raise BadData(source, f'not a key: expected {{"grognard": "{KIND}", ...}}')
    if data.get("format") != FORMAT:
        raise BadData(source, f"format {data.get('format')!r}: this version reads format {FORMAT}")
    key: Key = converted(data, Key, source)
    if key.side not in key.game.sides:
        raise BadData(source, f"there is no side {key.side!r}")
    checked(key.game, source)
    return key


def newer(known: Letter, came: Letter, source: str) -> Letter:
    """A file that came, if it goes on from everything that was seen; BadData says where it does not."""
    if came.genesis != known.genesis or came.lines[:1] != known.lines[:1]:
        raise BadData(source, "another game than the one that the key is for")
    for seen, line in zip(known.lines, came.lines, strict=False):
        if line != seen:
            raise BadData(source, f"line {line.seq} is not the one that was seen before: it was replaced")
    if len(came.lines) < len(known.lines):
        what = f"{len(came.lines)} lines, but {len(known.lines)} were seen before: it is an older file"
        raise BadData(source, f"{what} (grognard game resend writes the newest)")
    return came
