"""Sums over what is stored, how the server fares, and when it was down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_SUMMED = ("game", "entry", "snapshot")


def upgrade() -> None:
    for table in _SUMMED:
        op.add_column(table, sa.Column("sum", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "keeping",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keeping"),
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outage"),
    )
