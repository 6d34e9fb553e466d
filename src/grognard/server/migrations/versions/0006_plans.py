"""What somebody plans for his units."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("desk", sa.Column("plans", sa.Text, nullable=False, server_default=""))
