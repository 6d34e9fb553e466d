"""Which of the computers sits in a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seat", sa.Column("player", sa.String(32), nullable=False, server_default=""))
