"""The lines of a log: what each event brought, where, how grave it is; and why a counter is as it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from grognard.core import events as ev
from grognard.core.game.ground_news import GroundNews
from grognard.core.game.journal import Entry
from grognard.core.game.news import LEADER, LOSS, MORALE, News, news_of
from grognard.core.game.order import Order, parse
from grognard.core.game.state import OFF, State
from grognard.core.game.story import Story
from grognard.core.game.undo import standing

#: kinds of lines, by which a reader picks
PHASE, LOST, PLAIN = "phase", "loss", "plain"


class Line(msgspec.Struct, frozen=True):
    """One thing that happened. `news` is its kind where a reader must not miss it."""

    text: str
    rule: str = ""
    kind: str = PLAIN
    place: str = ""
    units: tuple[str, ...] = ()
    news: str = ""
    headline: bool = False


class Why(msgspec.Struct, frozen=True):
    """Why a counter left the map, or is worse off than it was."""

    text: str
    #: the order or the roll that did it
    because: str
    rule: str
    entry: int


class LogLines:
    """Tells what entries brought, line by line."""

    def __init__(self, story: Story) -> None:
        self.story, self.words, self.past = story, story.words, story.past
        self._system = story.past.table.system
        self.ground = GroundNews(self.past)

    def of(self, number: int, entry: Entry | None = None) -> list[Line]:
        """The lines of an entry; what its order already says is left out."""
        entry = entry or self.past.entries[number - 1]
        notes = [Line(text) for text in self.words.notes(entry)]
        return [*notes, *self._of_events(number, entry), *self._of_ground(number)]

    def news(self, number: int, entry: Entry | None = None) -> list[tuple[ev.Event, News]]:
        """The news in an entry."""
        entry = entry or self.past.entries[number - 1]
        battle = self.past.table.battle(self.past.state(number - 1))
        found = [(event, news_of(self._system, battle, event)) for event in entry.events]
        return [(event, news) for event, news in found if news is not None]

    def reasons(self) -> Mapping[str, Why]:
        """By counter that is off the map or worse off: what was the last to befall it."""
        last: dict[str, tuple[int, ev.Event]] = {}
        for number in standing(self.past.entries):
            for event in self.past.entries[number - 1].events:
                if isinstance(event, ev.Eliminated | ev.LeftMap | ev.StateChanged) or _is_taken_off(event):
                    last[event.unit] = (number, event)
        return {unit: self._why(number, event) for unit, (number, event) in last.items()}

    def _why(self, number: int, event: ev.Event) -> Why:
        # An answer says little by itself: what it was about is the order it belongs to.
        is_answer = self.past.entries[number - 1].given.startswith("choose ")
        cause = self.past.begun(number) if is_answer else number
        return Why(self.words.event(event), self.story.told(cause), event.rule, number)

    def _of_events(self, number: int, entry: Entry) -> Iterator[Line]:
        news = dict(self.news(number, entry))
        before, after = self.past.state(number - 1), self.past.state(number)
        order = _order_in(entry)
        for event in entry.events:
            found = news.get(event)
            if order is not None and _repeats(order, event):
                continue
            if found is None and not self.words.is_told(event):
                continue
            yield self._line(event, found, before, after)

    def _of_ground(self, number: int) -> Iterator[Line]:
        """Ground that nobody owns, and that somebody else holds now."""
        for held in self.ground.of(number):
            news = held.news
            yield Line(self.words.news(news), held.rule, PLAIN, news.place, (), news.kind, headline=True)

    def _line(self, event: ev.Event, news: News | None, before: State, after: State) -> Line:
        units: tuple[str, ...] = (event.unit,) if event.unit in self.past.table.reducer.roll else ()
        kind = PHASE if isinstance(event, ev.PhaseBegan) else PLAIN
        if isinstance(event, ev.LostStrength) or (news is not None and news.kind in (LOSS, LEADER, MORALE)):
            kind = LOST
        if news is None:
            return Line(self.words.event(event), event.rule, kind, self.place(units, before, after), units)
        units = news.units or units
        place = news.place or self.place(units, before, after)
        text = self.words.event(event) if news.text is None else self.words.news(news)
        return Line(text, event.rule, kind, place, units, news.kind, news.headline)

    def place(self, units: tuple[str, ...], before: State, after: State) -> str:
        """Where somebody stands; where he stood, if he is gone."""
        places, roll = self.past.table.scenario.places, self.past.table.reducer.roll
        for state in (after, before):
            for unit in units:
                cell = state.pieces[roll[unit]].at
                if cell != OFF:
                    return places.label(cell)
        return ""


def _order_in(entry: Entry) -> Order | None:
    if not entry.asked.startswith("order ") or not entry.given:
        return None
    given = parse(entry.given)
    return given if isinstance(given, Order) else None


def _repeats(order: Order, event: ev.Event) -> bool:
    """Whether an event is no more than what the order has said."""
    if event.unit not in order.units:
        return False
    if isinstance(event, ev.Moved):
        return event.to == order.to
    if isinstance(event, ev.FormationChanged):
        return event.formation == order.formation
    return isinstance(event, ev.MarkerSet) and event.marker == order.verb and event.value == order.option


def _is_taken_off(event: ev.Event) -> bool:
    return isinstance(event, ev.Corrected) and event.what in ("fate", "state")
