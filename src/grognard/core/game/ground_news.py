"""Ground that is held by standing on it, or by an open road: who has it now, told when that changes.

Places that keep an owner have an event of their own when they change hands. A stretch of ground has none:
whether somebody holds it follows from where everybody is.
"""

from __future__ import annotations

import msgspec

from grognard.core.game.news import GROUND, News
from grognard.core.game.past import Past
from grognard.core.game.victory import Judges, Objective
from grognard.core.messages import Label, message


class Held(msgspec.Struct, frozen=True):
    """A stretch of ground with another holder than before, or with none any more."""

    side: str
    news: News
    rule: str


class GroundNews:
    """Compares who holds what before an entry and after it."""

    def __init__(self, past: Past) -> None:
        self._past = past
        self._known: dict[int, dict[str, Objective]] = {}
        self._any = bool(self._areas(0))

    def of(self, number: int) -> list[Held]:
        entry = self._past.entries[number - 1]
        if not self._any or not entry.events or number == 1:
            return []
        before, after = self._areas(number - 1), self._areas(number)
        changed = [one for id, one in after.items() if id in before and before[id].holder != one.holder]
        return [_told(one, before[one.id].holder) for one in changed]

    def _areas(self, number: int) -> dict[str, Objective]:
        """The stretches of ground that bring points, as they are held after an entry."""
        if number not in self._known:
            system, table = self._past.table.system, self._past.table
            found = (
                system.victory(table.battle(self._past.state(number))) if isinstance(system, Judges) else None
            )
            objectives = () if found is None else found.objectives
            self._known[number] = {one.id: one for one in objectives if one.kind == "area"}
        return self._known[number]


def _told(one: Objective, before: str) -> Held:
    middle = one.spots[len(one.spots) // 2].place if one.spots else ""
    name = one.name if isinstance(one.name, Label) else None
    key = "news-ground-held" if one.holder else "news-given-up"
    text = message(key, side=one.holder or before, place=middle)
    return Held(one.holder, News(GROUND, text, place=middle, name=name), one.rule)
