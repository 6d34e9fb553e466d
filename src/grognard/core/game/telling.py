"""A game in words: counters by name, sides as the scenario calls them, phases by their titles."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.board import Board
from grognard.core.drivers.explain import FACING, OPTION, PHASE, Words, event_keys, kind_of, slug
from grognard.core.game.game import Game
from grognard.core.game.journal import FIX, RULES, UNDO, Entry
from grognard.core.game.news import News
from grognard.core.game.node import Chance, Decision, Node
from grognard.core.game.printed import printed
from grognard.core.game.settlement import Fix, read_settlement
from grognard.core.game.state import Result
from grognard.core.game.system import IDLE
from grognard.core.game.thrown import asked_in
from grognard.core.game.undo import read_undo
from grognard.core.messages import Message
from grognard.core.places import PLACE
from grognard.core.procedure import Choose
from grognard.core.tabletop import Tabletop
from grognard.plane import INCH, bearing, distance, read_point

#: told only where the rules have a sentence of their own for them: most are book-keeping
_QUIET = (ev.MarkerSet, ev.MarkerRemoved, ev.TrackSet)
_POINT = re.compile(PLACE, re.ASCII)
_COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
#: hundredths of a degree that each of those stands for
_EIGHTH = 4500


class Telling(Words):
    """The words for one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        scenario = game.scenario
        self.counters = printed(scenario)
        #: those that lie on the map: a reader finds them there by their number
        self.pieces = game.table.reducer.roll.keys()
        self.sides = {player.id: player.name.say(language) for player in scenario.sides}
        super().__init__(game.table.system.rules, language, self.counters, self.sides)
        board = scenario.battlefield
        #: where a piece may look, where that has names: on a table it is an angle
        self._table = board if isinstance(board, Tabletop) else None
        self._compass = board.grid.numbering.orientation.value if isinstance(board, Board) else ()
        self._phases = {step.phase.id: step.phase.title for step in game.table.sequence.steps}

    def plainly(self, text: Message) -> str:
        """A message in which counters are called by their names alone."""
        names = {
            value: self.title(value, kind_of(name)) for name, value in text.args if isinstance(value, str)
        }
        return self.rules.catalogue.say(text, self.language, names)

    def title(self, value: str, kind: str = "") -> str:
        """The name of a counter without its number; any other word as it is said."""
        counter = self.counters.get(value)
        return (counter.name.say(self.language) if counter else "") or self.word(value, kind)

    def word(self, value: str | int, kind: str = "") -> str:
        if isinstance(value, str):
            if value in self.counters:
                name = self.counters[value].name.say(self.language)
                return (f"{name} ({value})" if value in self.pieces else name) if name else value
            if value in self.sides:
                return self.sides[value]
            if self._table is not None and "," in value and _POINT.fullmatch(value):
                return self.place(value)
            if kind == PHASE and value in self._phases:
                return self.phase(value)
            if kind == OPTION and value in self._compass:
                kind = FACING
        return super().word(value, kind)

    def name(self, unit: str) -> str:
        return self.word(unit) if unit in self.counters or unit in self.sides else super().name(unit)

    def phase(self, id: str) -> str:
        return self._phases[id].say(self.language)

    def is_told(self, event: ev.Event) -> bool:
        """Whether an event belongs into what people read."""
        if not isinstance(event, _QUIET):
            return True
        key = event_keys(str(event.__struct_config__.tag), event)[0]
        return self.rules.catalogue.has(key)

    def notes(self, entry: Entry) -> Iterator[str]:
        """What an entry is, where it is neither an order nor a throw."""
        if entry.asked == UNDO:
            undo = read_undo(entry.given)
            key = "event-undone-dice" if undo.dice else "event-undone"
            yield self.say(key, unit=self.name(entry.by), entry=undo.to, dice=undo.dice)
        elif entry.asked == RULES:
            yield self.say("event-rules-adopted")
        elif entry.asked == FIX:
            fix = read_settlement(entry.given)
            assert isinstance(fix, Fix)
            said = self.say("event-fixed", unit=self.name(entry.by), consent=self.name(fix.consent))
            yield said[:1].upper() + said[1:]
        elif entry.given == str(IDLE):
            yield self.say("event-idle")

    def entry(self, entry: Entry) -> Iterator[tuple[str, str]]:
        """What an entry brought, line by line, each with its rule."""
        for note in self.notes(entry):
            yield note, ""
        for event in entry.events:
            if self.is_told(event):
                yield self.event(event), event.rule

    def news(self, news: News) -> str:
        """News in their own words."""
        assert news.text is not None
        names = {value: self.word(value) for _name, value in news.text.args if isinstance(value, str)}
        names[news.place] = self.ground(news)
        said = self.rules.catalogue.say(news.text, self.language, names)
        return said[:1].upper() + said[1:]

    def ground(self, news: News) -> str:
        """What the place of some news is called."""
        return self.place(news.place) if news.name is None else news.name.say(self.language)

    def place(self, label: str) -> str:
        """A hex by its number; a point of a table by the ground there, or the nearest to it."""
        if self._table is None or not label:
            return label
        point = read_point(label)
        found = self._table.landmark(point)
        if found is None:
            return label
        area, there = found
        ground, away = area.name.say(self.language), round(distance(there, point) / INCH)
        if not away:
            return ground
        course = _COMPASS[round(bearing(there, point) / _EIGHTH) % len(_COMPASS)]
        return self.say("place-off", ground=ground, inches=away, course=self.word(course, FACING))

    def purpose(self, entry: Entry) -> str:
        """What dice were thrown for; empty for any other entry."""
        asked = asked_in(entry)
        if asked is None or not self.rules.catalogue.has(asked[0]):
            return ""
        return self.message(Message(asked[0], tuple(asked[1].items())))

    def question(self, choice: Choose) -> str:
        """What somebody has to decide."""
        if not self.decision(choice.id):
            return self.prompt(choice)
        key = f"choice-{slug(choice.id)}"
        return self.say(key, unit=self.word(choice.unit), who=self.word(choice.who))

    def waiting(self, node: Node) -> str:
        """What a game waits for, in one sentence."""
        match node:
            case Decision(choice=choice) if choice is not None:
                return self.question(choice)
            case Decision():
                return self.message(node.prompt)
            case Chance():
                return self.say("game-waits-dice", dice=str(node.dice), ask=self.message(node.why))
        return self.ended(node.result)

    def ended(self, result: Result) -> str:
        """How a game ended, in one sentence."""
        winner, how = result.winner, self.word(result.how)
        if not result.rule:
            keys = (f"game-settled-{slug(result.how)}", "game-settled" if winner else "game-settled-plain")
            by = self.word(result.by) if result.by else ""
            return self._said(keys, {"side": self.word(winner), "how": how, "by": by})
        if not winner:
            return self.say("game-over-draw")
        return self.say("game-over", side=self.word(winner), how=how)
