"""Orders and answers in words: who does what, where and to whom, with the names of counters."""

from __future__ import annotations

import re
from collections.abc import Iterable

from grognard.core.board import Board
from grognard.core.drivers.explain import FACING, FORMATION, OPTION, VERB, slug
from grognard.core.game.declarations import declared_in
from grognard.core.game.game import Table
from grognard.core.game.journal import Entry
from grognard.core.game.order import Order
from grognard.core.game.state import ALL_ROUND, OFF, Piece, State
from grognard.core.game.system import DONE
from grognard.core.game.telling import Telling
from grognard.core.procedure import Choose

#: what was asked when somebody had to decide: the decision, the counter, the options
_CHOSEN = re.compile(r"choose (\S+) (\S*) ?(\S+) \[(.*)\]")


class OrderWords:
    """Says orders of one game in one language."""

    def __init__(self, table: Table, words: Telling) -> None:
        self.table, self.words = table, words
        self._places = table.scenario.places
        self._on_hexes = isinstance(table.scenario.battlefield, Board)

    def say(self, order: Order, before: State) -> str:
        """An order as a sentence; `before` is the position in which it was given."""
        words = self.words
        if order.verb == DONE.verb:
            return words.say("order-done")
        args = {
            "unit": self.names(order.units),
            "to": words.place(order.to),
            "target": self.target(order.target or self._declared(order, before), before),
            "option": words.title(order.option, OPTION),
            "formation": words.word(order.formation, FORMATION) if order.formation else "",
        }
        key = self._key(order, before)
        text = words.say(key, verb=words.word(order.verb, VERB), **args)
        told = words.rules.catalogue.takes(key)
        if order.facing and self._turns(order, before):
            facing = words.word(order.facing, FACING)
            text = words.say(
                f"order-with-{'facing' if self._on_hexes else 'heading'}", text=text, facing=facing
            )
        for name in ("to", "target", "formation", "option"):
            known = name in told or (name == "option" and key.endswith(f"-{slug(order.option)}"))
            if args[name] and not known and (name != "formation" or self._forms(order, before)):
                text = words.say(f"order-with-{name}", text=text, **{name: args[name]})
        way = [place for place in order.path if place != order.to]
        if way:
            text = words.say("order-with-path", text=text, path=", ".join(map(words.place, way)))
        return words.say("order-with-by", text=text, by=words.title(order.by)) if order.by else text

    def answer(self, entry: Entry) -> str:
        """What somebody was asked, and what he decided."""
        asked = _CHOSEN.fullmatch(entry.asked)
        if asked is None:
            return ""
        option = entry.given.removeprefix("choose ")
        choice = Choose(asked[1], entry.by, tuple(asked[3].split("|")), asked[4], asked[2])
        prompt = self.words.question(choice)
        return self.words.say("order-answer", prompt=prompt, option=self.words.option(choice, option))

    def names(self, units: Iterable[str]) -> str:
        """Counters by name: "A, B and C"."""
        *first, last = [self.words.title(unit) for unit in units] or [""]
        return self.words.say("list-and", first=", ".join(first), last=last) if first else last

    def target(self, target: str, state: State) -> str:
        """A counter by its name, or those that stand in a hex."""
        there = self.standing(target, state)
        if not target or not there:
            return self.words.title(target) if target else ""
        return f"{self.names(there)} ({target})"

    def standing(self, place: str, state: State) -> list[str]:
        """Who stands at a place, the top counter first."""
        try:
            cell = self._places.cell_of(place)
        except ValueError:
            return []
        found = sorted(
            (piece for piece in state.pieces if piece.at == cell != OFF), key=lambda one: one.depth
        )
        return [piece.id for piece in found]

    def _key(self, order: Order, before: State) -> str:
        """The most exact sentence that the rules have for an order."""
        here = order.to and order.unit in self.standing(order.to, before)
        about = (slug(order.option), "here" if here and len(order.units) == 1 else "")
        exact = [f"order-{order.verb}-{one}" for one in about if one]
        has = self.words.rules.catalogue.has
        keys = (*exact, f"order-{order.verb}", "order-generic")
        return next(key for key in keys if has(key))

    def _declared(self, order: Order, before: State) -> str:
        """Whom the units of an order have declared to go for, where the sentence wants to know."""
        if "target" not in self.words.rules.catalogue.takes(self._key(order, before)):
            return ""
        found = declared_in(self.table.system, self.table.battle(before))
        return next((one.target for one in found if order.unit in one.units), "")

    def _turns(self, order: Order, before: State) -> bool:
        piece = self._piece(order.unit, before)
        return (
            piece is None or piece.facing == ALL_ROUND or self._places.compass(piece.facing) != order.facing
        )

    def _forms(self, order: Order, before: State) -> bool:
        piece = self._piece(order.unit, before)
        return piece is None or piece.formation != order.formation

    def _piece(self, unit: str, state: State) -> Piece | None:
        place = self.table.reducer.roll.get(unit)
        return None if place is None else state.pieces[place]
