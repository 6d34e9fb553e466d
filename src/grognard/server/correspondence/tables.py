"""What is stored beside a game while people play it by letter."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text, UniqueConstraint

from grognard.server.tables import metadata, of_game

_SIDE = String(64)

chat = Table(
    "chat",
    metadata,
    of_game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("by", _SIDE, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: chosen by whoever sent it, so that sending it twice is saying it once
    Column("key", String(64), nullable=False),
    UniqueConstraint("game", "key"),
)

#: what belongs to whoever sits at a side, and to nobody else
desks = Table(
    "desk",
    metadata,
    of_game(),
    Column("side", _SIDE, primary_key=True),
    Column("notes", Text, nullable=False, server_default=""),
    #: the last entry and the last line of the chat that were looked at
    Column("entries", Integer, nullable=False, server_default="0"),
    Column("lines", Integer, nullable=False, server_default="0"),
    #: where notices go; empty for nowhere
    Column("webhook", Text, nullable=False, server_default=""),
    Column("address", Text, nullable=False, server_default=""),
    #: 1 once the owner of the address has agreed
    Column("confirmed", Integer, nullable=False, server_default="0"),
    #: proves that somebody reads the mail of that address; good for agreeing and for silence, nothing else
    Column("token", String(64), nullable=False, server_default=""),
    Column("language", String(2), nullable=False, server_default="en"),
    #: hours without a decision before a reminder; 0 for none
    Column("silence", Integer, nullable=False, server_default="24"),
    #: where the page was when notices were asked for
    Column("page", Text, nullable=False, server_default=""),
)

clocks = Table(
    "clock",
    metadata,
    of_game(),
    #: for each decision
    Column("days", Integer, nullable=False),
    #: when the last seat was taken: nobody's time runs before
    Column("since", BigInteger, nullable=False),
    #: time that the opponent granted, and the decision it was granted for
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("sequence", Integer, nullable=False, server_default="0"),
)

#: written with the entries that make it somebody's turn; a row leaves when the turn has passed
notices = Table(
    "notice",
    metadata,
    of_game(),
    Column("side", _SIDE, primary_key=True),
    #: "turn", "reminder", "trial", "confirm"
    Column("kind", String(8), primary_key=True),
    #: "webhook" or "mail"
    Column("channel", String(8), primary_key=True),
    #: the entry after which it was that side's turn
    Column("sequence", Integer, nullable=False),
    #: when to send it, or to try again
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    #: "sent", "failed", or empty while it waits
    Column("settled", String(8), nullable=False, server_default=""),
    #: why the last try failed
    Column("trouble", Text, nullable=False, server_default=""),
)

rematches = Table(
    "rematch",
    metadata,
    of_game(),
    #: the game that came after
    Column("next", String(32), nullable=False),
)

Index(None, notices.c.settled, notices.c.due)
