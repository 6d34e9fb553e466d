"""All that is kept beside the entries of games that last days."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.server.correspondence.chat import Chat
from grognard.server.correspondence.clock import Clocks
from grognard.server.correspondence.outbox import Outbox
from grognard.server.correspondence.seat_records import SeatRecords
from grognard.server.correspondence.seating import Seating


class Repositories:
    def __init__(self, engine: AsyncEngine) -> None:
        self.chat, self.clocks, self.seat_records = Chat(engine), Clocks(engine), SeatRecords(engine)
        self.outbox, self.seating = Outbox(engine), Seating(engine)
