"""What guests without an account call themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seat", sa.Column("guest", sa.String(40), nullable=False, server_default=""))
