"""Chat, desks, clocks, notices, rematches; seats that were left."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seat", sa.Column("gone", sa.BigInteger, nullable=False, server_default="0"))
    _table(
        "chat",
        ["number"],
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        _side("by"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.UniqueConstraint("game", "key", name="uq_chat_game_key"),
    )
    _table(
        "desk",
        ["side"],
        _side("side"),
        _text("notes"),
        _figure("entries", "0"),
        _figure("lines", "0"),
        _text("webhook"),
        _text("address"),
        _figure("confirmed", "0"),
        sa.Column("token", sa.String(64), nullable=False, server_default=""),
        sa.Column("language", sa.String(2), nullable=False, server_default="en"),
        _figure("silence", "24"),
        _text("page"),
    )
    _table(
        "clock",
        [],
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
        _figure("sequence", "0"),
    )
    _table(
        "notice",
        ["side", "kind", "channel"],
        _side("side"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        _figure("tries", "0"),
        sa.Column("settled", sa.String(8), nullable=False, server_default=""),
        _text("trouble"),
    )
    op.create_index("ix_notice_settled_due", "notice", ["settled", "due"])
    _table("rematch", [], sa.Column("next", sa.String(32), nullable=False))


def _table(name: str, key: list[str], *columns: Any) -> None:
    """A table whose rows belong to a game."""
    op.create_table(
        name,
        sa.Column("game", sa.String(32), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("game", *key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=f"fk_{name}_game", ondelete="CASCADE"),
    )


def _side(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def _figure(name: str, default: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default=default)
