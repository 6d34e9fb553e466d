"""1.12 to 1.14. Who belongs to whom in a scenario."""

from __future__ import annotations

from grognard.core.remember import once_for_each
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.scenario_rows import Formation, Officer, Unit


class Roster:
    """The pieces of one scenario by id, as printed."""

    def __init__(self, scenario: Battlefield) -> None:
        own = scenario.own
        self.cards: dict[str, Unit] = {row.id: row for row in own.units}
        self.officers: dict[str, Officer] = {row.id: row for row in own.officers}
        self.formations: dict[str, Formation] = {row.id: row for row in own.formations}
        self.members = {
            formation: tuple(row.id for row in own.units if row.formation == formation)
            for formation in self.formations
        }
        #: 4.9  by side the units that belong to no formation
        self.independent = {
            player.id: tuple(row.id for row in own.units if row.side == player.id and row.formation is None)
            for player in scenario.sides
        }
        self.chiefs = {row.side: row.id for row in own.officers if row.is_chief}
        #: 1.12  by formation its commanders, those who command it alone first
        self.leaders = {
            formation: tuple(
                row.id
                for row in sorted(own.officers, key=lambda row: (row.rank == "second", row.id))
                if formation in row.formations
            )
            for formation in self.formations
        }
        first, second = (player.id for player in scenario.sides)
        self.sides = (first, second)
        self.enemy = {first: second, second: first}

    def side(self, id: str) -> str:
        """Whose a unit, an officer or a formation is."""
        rows: tuple[dict[str, Unit] | dict[str, Officer] | dict[str, Formation], ...]
        rows = (self.cards, self.officers, self.formations)
        return next(table[id].side for table in rows if id in table)

    def of_side(self, side: str) -> list[str]:
        """The formations of a side, in the order of the table."""
        return [id for id, row in self.formations.items() if row.side == side]


#: The roster of a scenario.
roster = once_for_each(Roster)
