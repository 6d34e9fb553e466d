"""What a proposal is about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("proposal", sa.Column("given", sa.Text, nullable=False, server_default=""))
