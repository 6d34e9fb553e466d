"""What others did since a side last gave an order, in a few words: moved, took, lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from grognard.core import events as ev
from grognard.core.drivers.explain import VERB
from grognard.core.game.declarations import declared_in
from grognard.core.game.journal import DICE, UNDO, Entry
from grognard.core.game.log_lines import LogLines
from grognard.core.game.news import GROUND, LOSS, MORALE, News
from grognard.core.game.undo import standing


class Summary(msgspec.Struct, frozen=True):
    """What happened after one entry, up to another, as one side has it."""

    side: str
    after: int
    last: int
    lines: tuple[str, ...]


def summary_before(log: LogLines, side: str, number: int) -> Summary | None:
    """What others did between a side's order before an entry, and that entry; None where they did nothing."""
    entries = log.past.entries
    if not _others_acted(entries[: number - 1], side):
        return None
    numbers = [one for one in standing(entries[: number - 1]) if one < number]
    own = [one for one in numbers if entries[one - 1].by == side and _is_order(entries[one - 1].asked)]
    begin = own[-1] if own else 1
    since = [one for one in numbers if one > begin]
    others = [one for one in since if _is_order(entries[one - 1].asked)]
    if not others:
        return None
    enemy = entries[others[0] - 1].by
    lines = tuple(_Count(log, side, enemy).lines(since))
    return Summary(side, begin, since[-1], lines) if lines else None


def _others_acted(entries: Sequence[Entry], side: str) -> bool:
    """Whether somebody else gave an order since a side did: a quick look, before anything is counted."""
    for entry in reversed(entries):
        if entry.asked == UNDO or (_is_order(entry.asked) and entry.by != side):
            return True
        if _is_order(entry.asked):
            return False
    return False


def _is_order(asked: str) -> bool:
    return asked.startswith("order ")


class _Count:
    def __init__(self, log: LogLines, side: str, enemy: str) -> None:
        self.log, self.words, self.side, self.enemy = log, log.words, side, enemy
        self.moved: set[str] = set()
        self.lost: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
        self.gone: dict[bool, list[str]] = {True: [], False: []}
        self.shaken: dict[bool, list[str]] = {True: [], False: []}
        self.took: list[str] = []

    def lines(self, numbers: Sequence[int]) -> Iterable[str]:
        for number in numbers:
            entry = self.log.past.entries[number - 1]
            for event in entry.events:
                self._event(event, by_order=entry.by not in (self.side, DICE))
            for event, news in self.log.news(number):
                self._news(event, news)
            self.took += [
                self.words.ground(held.news) for held in self.log.ground.of(number) if held.side == self.enemy
            ]
        yield from self._said()
        yield from self._declared(numbers)

    def _event(self, event: ev.Event, *, by_order: bool) -> None:
        if event.unit not in self.words.pieces:
            return
        own = self._is_own(event.unit)
        if isinstance(event, ev.Moved) and not own and by_order:
            self.moved.add(event.unit)
        elif isinstance(event, ev.LostStrength):
            self.lost[own][event.unit] += event.points

    def _news(self, event: ev.Event, news: News) -> None:
        if news.kind == GROUND and isinstance(event, ev.TrackSet) and event.value == self.enemy:
            self.took.append(self.words.ground(news))
        elif news.kind in (LOSS, MORALE) and event.unit in self.words.pieces:
            listed = self.gone if news.kind == LOSS else self.shaken
            listed[self._is_own(event.unit)].append(event.unit)

    def _declared(self, numbers: Sequence[int]) -> Iterable[str]:
        """Attacks that the enemy has announced meanwhile, and that are still to come."""
        past, orders = self.log.past, self.log.story.orders
        table, state = past.table, past.state(numbers[-1])
        before = declared_in(table.system, table.battle(past.state(numbers[0] - 1)))
        targets: dict[str, list[str]] = {}
        for one in declared_in(table.system, table.battle(state)):
            if one not in before and not any(map(self._is_own, one.units)):
                targets.setdefault(one.kind, []).append(orders.target(one.target, state))
        for kind, against in targets.items():
            listed = ", ".join(dict.fromkeys(against))
            side, word = self.words.word(self.enemy), self.words.word(kind, VERB)
            yield self.words.say("summary-declared", side=side, kind=word, targets=listed)

    def _is_own(self, unit: str) -> bool:
        table = self.log.past.table
        return table.system.side_of(table.scenario, unit) == self.side

    def _said(self) -> Iterable[str]:
        say, enemy = self.words.say, self.words.word(self.enemy)
        said = []
        if self.moved:
            key = "summary-moved-one" if len(self.moved) == 1 else "summary-moved"
            said.append(say(key, side=enemy, count=len(self.moved)))
        if self.took:
            said.append(say("summary-took", side=enemy, places=", ".join(dict.fromkeys(self.took))))
        for own, who in ((True, "you"), (False, "they")):
            if self.lost[own]:
                each = [f"{self.words.title(unit)} {points}" for unit, points in self.lost[own].most_common()]
                total = sum(self.lost[own].values())
                said.append(say(f"summary-{who}-lost", points=total, units=", ".join(each)))
            for what, units in (("gone", self.gone[own]), ("shaken", self.shaken[own])):
                if units:
                    named = dict.fromkeys(map(self.words.title, units))
                    said.append(say(f"summary-{who}-{what}", units=", ".join(named)))
        return said
