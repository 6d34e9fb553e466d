"""Accounts with their sessions and letters, the seats that belong to them, and what a list of games shows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(128), nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_key", sa.String(254)),
        sa.Column("password", sa.String(255), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_account"),
        sa.UniqueConstraint("name_key", name="uq_account_name_key"),
        sa.UniqueConstraint("mail_key", name="uq_account_mail_key"),
    )
    _of_account("session", sa.Column("created", sa.BigInteger, nullable=False))
    _of_account(
        "letter",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
    )
    op.create_table(
        "player",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32)),
        sa.PrimaryKeyConstraint("game", "side", name="pk_player"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_player_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["account.id"], name="fk_player_account", ondelete="SET NULL"),
    )
    op.create_index("ix_player_account", "player", ["account"])
    op.create_table(
        "glance",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("waits", sa.String(64), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winner", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_glance"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_glance_game", ondelete="CASCADE"),
    )


def _of_account(name: str, *columns: sa.Column[object]) -> None:
    """A table whose rows are found by the hash of a secret and end with their account."""
    op.create_table(
        name,
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        *columns,
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["account"], ["account.id"], name=f"fk_{name}_account", ondelete="CASCADE"),
    )
    op.create_index(f"ix_{name}_account", name, ["account"])
