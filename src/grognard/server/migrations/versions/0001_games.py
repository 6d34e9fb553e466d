"""Games, their entries, snapshots, seats and proposals."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("dice", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
    )
    _table(
        "entry",
        "sequence",
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("thrown", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "key", name="uq_entry_game_key"),
    )
    _table("snapshot", "sequence", sa.Column("standing", sa.Text, nullable=False))
    _table(
        "seat",
        "side",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(128), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_index("ix_seat_token", "seat", ["token"])
    _table(
        "proposal",
        "kind",
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
    )


def _table(name: str, key: str, *columns: sa.schema.SchemaItem) -> None:
    """A table whose rows belong to a game."""
    kinds: dict[str, sa.types.TypeEngine[Any]] = {
        "sequence": sa.Integer(),
        "side": sa.String(64),
        "kind": sa.String(8),
    }
    op.create_table(
        name,
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column(key, kinds[key], nullable=False, autoincrement=False),
        *columns,
        sa.PrimaryKeyConstraint("game", key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=f"fk_{name}_game", ondelete="CASCADE"),
    )
