"""1.5 to 1.11. Who belongs to whom in a scenario."""

from __future__ import annotations

from typing import Any, TypeVar

from grognard.core.remember import once_for_each
from grognard.rulesets.alea.scenario import AleaScenario, Division, General, Unit
from grognard.rulesets.alea.special_rules import Special

Rule = TypeVar("Rule", bound=Special)


class Roster:
    """The pieces of one scenario by id, as printed."""

    def __init__(self, scenario: AleaScenario) -> None:
        own = scenario.own
        #: combat counters, and the train where there is one
        self.cards: dict[str, Unit] = {row.id: row for row in own.units}
        self.leaders: dict[str, General] = {row.id: row for row in own.commanders}
        self.divisions: dict[str, Division] = {row.id: row for row in own.divisions}
        self.members = {
            division: tuple(row.id for row in own.units if row.division == division)
            for division in self.divisions
        }
        first, second = (player.id for player in scenario.sides)
        self.enemy = {first: second, second: first}
        self._rules = own.specials
        #: those by kind, as far as they have been asked for
        self._specials: dict[type, tuple[Any, ...]] = {}
        #: the counters of each side as the scenario lists them
        self.array = {side: tuple([row.id for row in own.units if row.side == side]) for side in self.enemy}
        #: and in the order of their ids
        self.ranks = {
            side: tuple(sorted(id for id, card in self.cards.items() if card.side == side))
            for side in self.enemy
        }
        self.in_ranks = {side: frozenset(ranks) for side, ranks in self.ranks.items()}
        #: those of one arm
        self.arms: dict[tuple[str, str], tuple[str, ...]] = {
            (side, arm): tuple(id for id in ranks if self.cards[id].arm == arm)
            for side, ranks in self.ranks.items()
            for arm in ("infantry", "cavalry", "artillery", "train")
        }
        #: the commanders of each side in the order of their ids
        self.chain = {
            side: tuple(sorted(id for id, row in self.leaders.items() if row.side == side))
            for side in self.enemy
        }
        #: 4.3  by counter who may order it
        self.superiors = {
            unit: tuple([leader for leader in self.chain[card.side] if self.commands(leader, unit)])
            for unit, card in self.cards.items()
        }
        #: movement points by rules and by what they depend on, as far as they have been asked for
        self.allowances: dict[tuple[Any, ...], int] = {}
        #: what steps cost whom, likewise
        self.paces: dict[tuple[Any, ...], Any] = {}

    def side(self, id: str) -> str:
        return self.cards[id].side if id in self.cards else self.leaders[id].side

    def division_of(self, unit: str) -> str | None:
        """10.14  The division of a counter; a train belongs to none, and no more does a commander."""
        card = self.cards.get(unit)
        return None if card is None else card.division

    def special(self, kind: type[Rule]) -> tuple[Rule, ...]:
        """10.  The scenario's own rules of one kind."""
        found = self._specials.get(kind)
        if found is None:
            found = self._specials[kind] = tuple([rule for rule in self._rules if isinstance(rule, kind)])
        return found

    def commands(self, commander: str, unit: str) -> bool:
        """4.3  Whether a commander may order a counter: his division, or his nations."""
        leader, card = self.leaders[commander], self.cards[unit]
        if leader.side != card.side:
            return False
        if leader.rank == "commander-in-chief":
            return card.nation in leader.nations
        return card.division in leader.divisions


#: The roster of a scenario.
roster = once_for_each(Roster)
