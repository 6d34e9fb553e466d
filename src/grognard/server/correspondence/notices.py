"""The postman: takes what is due out of the outbox, and delivers it or tries again later."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from grognard.server.correspondence.outbox import CONFIRM, REMINDER, TURN, Notice
from grognard.server.correspondence.seat_records import WEBHOOK, SeatRecord
from grognard.server.correspondence.webhook import NotDelivered, Webhooks
from grognard.server.correspondence.wording import Worded, worded
from grognard.server.mail import Mail, NotSent
from grognard.server.match import CannotOpen, Match, NoSuchGame
from grognard.server.matches import Matches
from grognard.server.sums import Damaged

log = logging.getLogger("grognard.notices")

#: notices on their way at once
_AT_ONCE = 8
#: milliseconds before the second try, the third, ...; then it is given up
WAITS = (60_000, 600_000, 3_600_000)
#: for so long nobody else tries a notice that is being delivered; it outlasts every patience
LEASE = 120_000


class Notices:
    """Several processes may deliver from one outbox: a notice is taken before it is sent."""

    def __init__(
        self, matches: Matches, mail: Mail, webhooks: Webhooks, *, every: float = 5.0, address: str = ""
    ) -> None:
        self.matches, self.mail, self.webhooks = matches, mail, webhooks
        self.outbox = matches.repositories.outbox
        self.every, self.address = every, address
        self.counts: Counter[tuple[str, str]] = Counter()

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.deliver()
            except Exception:
                # The database may be away for a moment; the notices are still in it.
                log.exception("notices could not be looked through")

    async def deliver(self) -> None:
        """Everything that is due now."""
        while due := await self.outbox.due(self.matches.now(), _AT_ONCE):
            await asyncio.gather(*(self._one(notice) for notice in due))

    async def _one(self, notice: Notice) -> None:
        taken = await self.outbox.take(notice, self.matches.now() + LEASE)
        if taken is None:
            return
        try:
            await self._deliver(taken)
        except NotDelivered as wrong:
            await self._failed(taken, wrong)
        except Exception:
            log.exception("a notice could not be written")
            await self._failed(taken, NotDelivered("it could not be written", again=True))

    async def _deliver(self, notice: Notice) -> None:
        try:
            match = await self.matches.find(notice.game)
        except (NoSuchGame, CannotOpen, Damaged):
            await self.outbox.settle(notice, "failed", "the game cannot be opened")
            return
        record = await self.matches.repositories.seat_records.of(notice.game, notice.side)
        if not await self._is_wanted(notice, record, match):
            await self.outbox.settle(notice, "dropped")
            return
        clock = await self.matches.repositories.clocks.of(notice.game)
        deadline = None if clock is None else clock.deadline(match)
        page = self.address or record.page
        text = await asyncio.to_thread(worded, notice, record, match, page, deadline)
        await self._send(notice.channel, record, text)
        self.counts[notice.channel, "sent"] += 1
        await self.outbox.settle(notice, "sent")

    async def _is_wanted(self, notice: Notice, record: SeatRecord, match: Match) -> bool:
        """Not if it has become pointless since: the game is over, the channel gone, the turn looked at."""
        if notice.kind == CONFIRM:
            return bool(record.address) and not record.confirmed
        if notice.channel not in record.channels:
            return False
        if notice.kind not in (TURN, REMINDER):
            return True
        over = await asyncio.to_thread(lambda: match.is_over)
        seen = notice.kind == TURN and record.entries >= notice.sequence
        return not over and not seen

    async def _send(self, channel: str, record: SeatRecord, text: Worded) -> None:
        if channel == WEBHOOK:
            await self.webhooks.post(record.webhook, text.body)
            return
        try:
            await self.mail.deliver(record.address, text.subject, text.text)
        except NotSent as wrong:
            raise NotDelivered(str(wrong), again=wrong.again) from None

    async def _failed(self, notice: Notice, wrong: NotDelivered) -> None:
        if wrong.again and notice.tries <= len(WAITS):
            await self.outbox.again(notice, self.matches.now() + WAITS[notice.tries - 1], str(wrong))
            return
        self.counts[notice.channel, "failed"] += 1
        log.warning("a notice was given up after %d tries: %s", notice.tries, wrong)
        await self.outbox.settle(notice, "failed", str(wrong))
