"""What happened in a game, entry by entry, in words: every order, every answer, every roll to its end."""

from __future__ import annotations

import re

from grognard.core import events as ev
from grognard.core.drivers.explain import CODE, slug
from grognard.core.drivers.play import Step
from grognard.core.game.journal import DICE, END, FIX, OPENING, RULES, UNDO, Entry
from grognard.core.game.order import Order, parse
from grognard.core.game.order_words import OrderWords
from grognard.core.game.past import Past
from grognard.core.game.telling import Telling
from grognard.core.game.undo import BROKEN
from grognard.core.procedure import Choose, Roll

#: the number of a counter behind its name
_COUNTER = re.compile(r"\([^()\s]+\)")
#: a code with a number before it, where the chart explains the rest
_COUNTED = re.compile(r"(\d+) ?(\D.*)")


class Story:
    """Tells the entries of one game in one language."""

    def __init__(self, past: Past, words: Telling) -> None:
        self.past, self.words = past, words
        self.orders = OrderWords(past.table, words)

    def told(self, number: int, entry: Entry | None = None) -> str:
        """Who did what, to whom: an order or an answer in words, or what dice were thrown for.

        `entry` is the entry as its reader may know it, where that is less than all of it.
        """
        entry = entry or self.past.entries[number - 1]
        if entry.asked in (OPENING, UNDO, RULES, END, FIX):
            return ""
        if entry.by == DICE:
            return self._thrown_for(number, entry)
        if not entry.given:
            return self.words.say("order-secret")
        given = parse(entry.given)
        assert isinstance(given, Order)
        if given.verb == "choose":
            return self.orders.answer(entry)
        return self.orders.say(given, self.past.state(number - 1))

    def readings(self, number: int) -> list[str]:
        """How dice were read: the sum, the column, what it says; a line for each chart that was read."""
        if self.past.entries[number - 1].by != DICE:
            return []
        try:
            steps = self.past.steps(number)
            before = self._against(number, steps[0])
        except BROKEN:
            # Ruled under other rules than today's: the dice are all that is known.
            return []
        first, *rest = [step for step in steps if not isinstance(step.request, Choose)]
        return [self._reading(first, before), *(self._also(step) for step in rest)]

    def sentence(self, number: int) -> str:
        """The whole of a roll in one sentence: who, the sum, the reading, and what it did."""
        entry = self.past.entries[number - 1]
        done = [self.words.event(event) for event in entry.events if self._is_effect(event)]
        told = self.words.semicolon.join([*self.readings(number), *done])
        lead = self.told(number)
        if lead.endswith("?"):
            return f"{lead} {told}"
        return self.words.say("roll-whole", lead=lead, told=told) if lead else told

    def _is_effect(self, event: ev.Event) -> bool:
        return self.words.is_told(event) and not isinstance(event, ev.PhaseBegan)

    def _thrown_for(self, number: int, entry: Entry) -> str:
        """What dice were thrown for; and the fight it is about, where that names not both who fight."""
        purpose, begun = self.words.purpose(entry), self.past.begun(number)
        order, before = self._order(begun), self.past.state(begun - 1)
        if order is None or (not order.units and not order.target):
            return purpose
        if self.past.state(number - 1).step != before.step:
            # The fight is over, and the turn goes on.
            return purpose
        named = len(_COUNTER.findall(purpose))
        is_the_act = re.search(rf"\bask-{re.escape(order.verb)}\b", entry.asked) is not None
        is_first = not any(one.by == DICE for one in self.past.entries[begun : number - 1])
        if named > 1 or (named == 1 and not (order.target and (is_first or is_the_act))):
            return purpose
        return self.words.say("roll-of", ask=self.orders.say(order, before), told=purpose)

    def _order(self, number: int) -> Order | None:
        """The order that was given in an entry."""
        entry = self.past.entries[number - 1]
        given = None if entry.asked in (OPENING, FIX) else parse(entry.given)
        return given if isinstance(given, Order) else None

    def _against(self, number: int, step: Step) -> Step | None:
        """The throw of the other, where two are compared."""
        if not isinstance(step.request, Roll) or step.request.against is None:
            return None
        earlier = range(number - 1, self.past.begun(number), -1)
        last = next((one for one in earlier if self.past.entries[one - 1].by == DICE), None)
        return None if last is None else self.past.steps(last)[0]

    def _reading(self, step: Step, before: Step | None = None) -> str:
        words, total = self.words, sum_of(step)
        if before is not None:
            total = words.say("roll-against", before=sum_of(before), sum=total)
        if step.passed is not None:
            assert isinstance(step.request, Roll)
            assert step.request.at_most is not None
            key = "roll-passed" if step.passed else "roll-failed"
            said = words.say(key, limit=step.request.at_most)
            return words.say("roll-read-plain", sum=total, reading=said)
        if step.band is not None:
            return words.say("roll-read-plain", sum=total, reading=words.word(step.band, CODE))
        chart, code = step.chart, step.code
        if chart is None or code is None or step.column is None:
            return total
        if len(chart.columns) == 1:
            return words.say("roll-read-plain", sum=total, reading=self._code(step, code))
        column = chart.column(step.column)
        named = column.name.say(words.language) or column.label
        return words.say("roll-read", sum=total, column=named, reading=self._code(step, code))

    def _also(self, step: Step) -> str:
        """A chart that was read because of a throw: what for, and what it says."""
        return self.words.say("roll-of", ask=self.words.ask(step.request), told=self._reading(step))

    def _code(self, step: Step, code: str) -> str:
        """What a chart's code means."""
        words, codes = self.words, step.chart.codes if step.chart is not None else {}
        if words.rules.catalogue.has(f"{CODE}-{slug(code)}"):
            return words.word(code, CODE)
        if code in codes:
            return codes[code].say(words.language)
        counted = _COUNTED.fullmatch(code)
        if counted is not None and counted[2] in codes:
            return f"{counted[1]} {codes[counted[2]].say(words.language)}"
        return words.word(code, CODE)


def sum_of(step: Step) -> str:
    """The faces and every modifier with its sign: "5+1-2=4"."""
    request = step.request
    assert not isinstance(request, Choose)
    if not step.given:
        return str(step.total)
    assert not isinstance(step.given, str)
    added = [entry.value for entry in step.entries if entry.value]
    tally = request.tally
    bonus = request.bonus if isinstance(request, Roll) else 0
    rest = 0 if tally is None else tally.total - sum(added)
    parts = "".join(f"{value:+d}" for value in (*added, *(one for one in (rest, bonus) if one)))
    faces = "+".join(map(str, step.given))
    is_sum = bool(parts) or len(step.given) > 1
    return f"{faces}{parts}={(step.total or 0) + bonus}" if is_sum else faces
