"""1.4 to 1.6. Who belongs to whom in a scenario, as printed."""

from __future__ import annotations

from grognard.core.remember import once_for_each
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.scenario_rows import Headquarters, Support, Unit


class Roster:
    """The pieces of one scenario by id."""

    def __init__(self, scenario: TikhvinScenario) -> None:
        own = scenario.own
        self.units: dict[str, Unit] = {row.id: row for row in own.units}
        self.supports: dict[str, Support] = {row.id: row for row in own.supports}
        self.artillery = {id: row for id, row in self.supports.items() if row.kind == "artillery"}
        self.headquarters: dict[str, Headquarters] = {row.id: row for row in own.headquarters}
        self.rows: dict[str, Unit | Support | Headquarters] = {
            **self.units,
            **self.supports,
            **self.headquarters,
        }
        first, second = (player.id for player in scenario.sides)
        self.enemy = {first: second, second: first}

    def side(self, id: str) -> str:
        return self.rows[id].side

    def is_static(self, id: str) -> bool:
        return id in self.units and self.units[id].is_static

    def first_hq(self, id: str) -> str | None:
        row = self.rows[id]
        return None if isinstance(row, Headquarters) else row.hq


#: The roster of a scenario.
roster = once_for_each(Roster)
