"""A game in words: counters by name, sides as the scenario calls them, phases by their titles."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from grognard.core import events as ev
from grognard.core.drivers.explain import Words, event_keys, slug
from grognard.core.game.game import Game
from grognard.core.game.journal import DICE, FIX, RULES, UNDO, Entry
from grognard.core.game.node import Chance, Decision, Node
from grognard.core.game.printed import printed
from grognard.core.game.settlement import Fix, read_settlement
from grognard.core.game.state import Result
from grognard.core.game.undo import read_undo
from grognard.core.messages import Message

#: told only where the rules have a sentence of their own for them: most are book-keeping
_QUIET = (ev.MarkerSet, ev.MarkerRemoved, ev.TrackSet)
#: the message inside the record of what was asked: its key and its arguments
_ASKED = re.compile(r" ([a-z][a-z0-9-]*)(?:\((.*)\))? \[[^]]*\]$")


class Telling(Words):
    """The words for one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        scenario = game.scenario
        self.counters = printed(scenario)
        #: those that lie on the map: a reader finds them there by their number
        self.pieces = game.table.reducer.roll.keys()
        self.sides = {player.id: player.name.say(language) for player in scenario.sides}
        super().__init__(game.table.system.rules, language, self.counters, self.sides)
        self._phases = {step.phase.id: step.phase.title for step in game.table.sequence.steps}

    def plainly(self, text: Message) -> str:
        """A message in which counters are called by their names alone."""
        names = {value: self.title(value) for _name, value in text.args if isinstance(value, str)}
        return self.rules.catalogue.say(text, self.language, names)

    def title(self, value: str) -> str:
        """The name of a counter without its number; any other word as it is said."""
        counter = self.counters.get(value)
        return (counter.name.say(self.language) if counter else "") or self.word(value)

    def word(self, value: str | int) -> str:
        if isinstance(value, str):
            if value in self.counters:
                name = self.counters[value].name.say(self.language)
                return (f"{name} ({value})" if value in self.pieces else name) if name else value
            if value in self.sides:
                return self.sides[value]
        return super().word(value)

    def name(self, unit: str) -> str:
        return self.word(unit) if unit in self.counters or unit in self.sides else super().name(unit)

    def phase(self, id: str) -> str:
        return self._phases[id].say(self.language)

    def event(self, event: ev.Event) -> str:
        if isinstance(event, ev.PhaseBegan) and event.phase in self._phases:
            event = msgspec.structs.replace(event, phase=self.phase(event.phase))
        return super().event(event)

    def is_told(self, event: ev.Event) -> bool:
        """Whether an event belongs into what people read."""
        if not isinstance(event, _QUIET):
            return True
        key = event_keys(str(event.__struct_config__.tag), event)[0]
        return self.rules.catalogue.has(key)

    def entry(self, entry: Entry) -> Iterator[tuple[str, str]]:
        """What an entry brought, line by line, each with its rule."""
        if entry.asked == UNDO:
            yield self.say("event-undone", unit=self.name(entry.by), entry=read_undo(entry.given).to), ""
        elif entry.asked == RULES:
            yield self.say("event-rules-adopted"), ""
        elif entry.asked == FIX:
            fix = read_settlement(entry.given)
            assert isinstance(fix, Fix)
            said = self.say("event-fixed", unit=self.name(entry.by), consent=self.name(fix.consent))
            yield said[:1].upper() + said[1:], ""
        for event in entry.events:
            if self.is_told(event):
                yield self.event(event), event.rule

    def purpose(self, entry: Entry) -> str:
        """What dice were thrown for; empty for any other entry."""
        asked = _ASKED.search(entry.asked) if entry.by == DICE else None
        if asked is None or not self.rules.catalogue.has(asked[1]):
            return ""
        pairs = [pair.split("=", 1) for pair in (asked[2] or "").split(", ") if "=" in pair]
        return self.message(Message(asked[1], tuple((name, value) for name, value in pairs)))

    def waiting(self, node: Node) -> str:
        """What a game waits for, in one sentence."""
        match node:
            case Decision(choice=choice) if choice is not None:
                if self.decision(choice.id):
                    key = f"choice-{slug(choice.id)}"
                    return self.say(key, unit=self.word(choice.unit), who=self.word(choice.who))
                return self.prompt(choice)
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
