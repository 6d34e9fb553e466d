"""What a notice says, in the language of whoever gets it. Nothing in it is a secret of the game."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

import msgspec

from grognard.core.messages import Catalogue, message
from grognard.server.correspondence.outbox import CONFIRM, Notice
from grognard.server.correspondence.seat_records import MAIL, SeatRecord
from grognard.server.match import Match
from grognard.server.seats import Seat
from grognard.server.side_view import SideView, phase_data

CATALOGUE = Catalogue([files("grognard.server.correspondence") / "text"])


class Worded(msgspec.Struct, frozen=True):
    subject: str
    text: str
    #: for programs
    facts: dict[str, Any]

    @property
    def body(self) -> dict[str, Any]:
        """As chat services take it: one shows `content`, another `text`. No names are to be rung for."""
        return {"content": self.text, "text": self.text, "allowed_mentions": {"parse": []}, **self.facts}


def worded(notice: Notice, record: SeatRecord, match: Match, page: str, deadline: int | None) -> Worded:
    sight = SideView(match, Seat((notice.side,)), record.language)
    title = sight.game.scenario.title.say(record.language)
    names: dict[str, str | int] = {
        "title": title,
        "side": sight.words.sides[notice.side],
        "turn": sight.state.turn,
        "phase": str(phase_data(sight)["title"]),
    }
    link = f"{page}/#/game/{notice.game}"
    lines = [_say(f"notice-{notice.kind}", record, **names), "" if notice.kind == CONFIRM else link]
    if deadline is not None and notice.kind != CONFIRM:
        lines.insert(1, _say("notice-deadline", record, when=_when(deadline)))
    if notice.channel == MAIL:
        lines += _mail_links(notice, record, page)
    facts = {
        "event": notice.kind,
        "game": notice.game,
        "title": title,
        "side": notice.side,
        "turn": sight.state.turn,
        "url": link,
        "deadline": deadline,
    }
    text = "\n".join(line for line in lines if line)
    return Worded(_say(f"notice-{notice.kind}-subject", record, title=title), text, facts)


def _mail_links(notice: Notice, record: SeatRecord, page: str) -> list[str]:
    """The proof of who reads the mail stands behind the #, which reaches no log of any server."""
    asked = f"{page}/#/notices/{notice.game}/{record.token}"
    if notice.kind == CONFIRM:
        return [f"{asked}/yes"]
    return [_say("notice-quiet", record), f"{asked}/no"]


def _say(key: str, record: SeatRecord, **args: str | int) -> str:
    return CATALOGUE.say(message(key, **args), record.language)


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
