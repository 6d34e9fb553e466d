"""What is stored. A game is its entries; everything else says who may touch it and how to open it fast."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

_ID = String(32)
_HASH = String(64)


def _of_game() -> Column[str]:
    return Column("game", _ID, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)


def _sum() -> Column[str]:
    """Over everything in a row that never changes, to notice damage; empty in rows of version 0.1."""
    return Column("sum", _HASH, nullable=False, server_default="")


games = Table(
    "game",
    metadata,
    Column("id", _ID, primary_key=True),
    #: what was agreed, as the save file has it
    Column("terms", Text, nullable=False),
    #: "server" or "typed"
    Column("dice", String(8), nullable=False),
    #: what the server's dice are derived from; shown when the game is over
    Column("secret", _HASH, nullable=False),
    #: the first entry that the secret counts for: 1, or later in a game that was brought along
    Column("since", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: how the game ended, as JSON, following its entries; empty while it goes on
    Column("ended", Text, nullable=False),
    _sum(),
)

entries = Table(
    "entry",
    metadata,
    _of_game(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("asked", Text, nullable=False),
    Column("by", String(64), nullable=False),
    Column("given", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("hash", _HASH, nullable=False),
    #: for throws: purpose and dice, as JSON
    Column("thrown", Text, nullable=False),
    #: chosen by whoever sent it, so that sending it twice is giving it once
    Column("key", String(64)),
    Column("at", BigInteger, nullable=False),
    _sum(),
    UniqueConstraint("game", "key"),
)

snapshots = Table(
    "snapshot",
    metadata,
    _of_game(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    #: the position in notation and the order under way, as JSON
    Column("standing", Text, nullable=False),
    _sum(),
)

seats = Table(
    "seat",
    metadata,
    _of_game(),
    #: a side; empty for whoever looks on
    Column("side", String(64), primary_key=True),
    #: "person" or "computer"
    Column("kind", String(8), nullable=False),
    #: hash of the token in the invitation; empty where nobody is invited
    Column("invitation", _HASH, nullable=False),
    #: hash of the token of whoever sits there; empty while nobody does
    Column("token", _HASH, nullable=False),
    #: the player's own part of the dice, and the first entry it counts for
    Column("secret", String(128), nullable=False),
    Column("since", Integer, nullable=False),
    #: when whoever sat there left; 0 while he has not
    Column("gone", BigInteger, nullable=False, server_default="0"),
    #: which of the computers sits there; empty for the server's usual one
    Column("player", String(32), nullable=False, server_default=""),
    #: what a guest without an account calls himself
    Column("guest", String(40), nullable=False, server_default=""),
)

proposals = Table(
    "proposal",
    metadata,
    _of_game(),
    #: what is proposed: "undo", "draw", ...
    Column("kind", String(8), primary_key=True),
    Column("by", String(64), nullable=False),
    #: it lapses when the game goes on
    Column("sequence", Integer, nullable=False),
    #: in notation, where the kind does not say it all
    Column("given", Text, nullable=False, server_default=""),
)

#: what a list of games shows, kept with every entry so that no game has to be opened for it
glances = Table(
    "glance",
    metadata,
    _of_game(),
    #: the side that has to decide; "*" where anybody may throw dice; empty at the end
    Column("waits", String(64), nullable=False),
    Column("turn", Integer, nullable=False),
    #: when something last happened
    Column("at", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winner", String(64), nullable=False),
)

accounts = Table(
    "account",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(64), nullable=False),
    #: the name without what only looks different
    Column("name_key", String(128), nullable=False, unique=True),
    #: confirmed by a letter; empty ones do not count as equal
    Column("mail", String(254)),
    Column("mail_key", String(254), unique=True),
    #: argon2id with its settings and its salt
    Column("password", String(255), nullable=False),
    Column("created", BigInteger, nullable=False),
)


def _of_account() -> Column[str]:
    return Column("account", _ID, ForeignKey("account.id", ondelete="CASCADE"), nullable=False, index=True)


sessions = Table(
    "session",
    metadata,
    #: hash of the token in the cookie
    Column("token", _HASH, primary_key=True),
    _of_account(),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

#: letters that were sent with a secret in them
letters = Table(
    "letter",
    metadata,
    #: hash of the token in the link
    Column("token", _HASH, primary_key=True),
    _of_account(),
    #: "reset" or "confirm"
    Column("kind", String(8), nullable=False),
    Column("mail", String(254), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

#: seats that belong to an account
players = Table(
    "player",
    metadata,
    _of_game(),
    Column("side", String(64), primary_key=True),
    Column("account", _ID, ForeignKey("account.id", ondelete="SET NULL"), index=True),
)

# Games that last days

chat = Table(
    "chat",
    metadata,
    _of_game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("by", String(64), nullable=False),
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
    _of_game(),
    Column("side", String(64), primary_key=True),
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
    #: way-points of units over several turns, as JSON
    Column("plans", Text, nullable=False, server_default=""),
)

clocks = Table(
    "clock",
    metadata,
    _of_game(),
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
    _of_game(),
    Column("side", String(64), primary_key=True),
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
    _of_game(),
    #: the game that came after
    Column("next", String(32), nullable=False),
)

#: about the server itself: whether a database file is in use, and when it was last known to be well
keeping = Table(
    "keeping",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

#: when nobody could play: the server was down, could not write, or its clock jumped
outages = Table(
    "outage",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

Index(None, seats.c.token)
Index(None, notices.c.settled, notices.c.due)
