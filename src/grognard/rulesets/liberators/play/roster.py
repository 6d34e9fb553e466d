"""What the scenario says of each piece, by id."""

from __future__ import annotations

from functools import cached_property

from grognard.core.remember import once_for_each
from grognard.rulesets.liberators.order_of_battle import Army, LiberatorsScenario, Zone
from grognard.rulesets.liberators.scenario_rows import BodyRow, GunRow, LeaderRow, Row, TroopRow


class Roster:
    """The rows of a scenario, looked up in every way that the rules need."""

    def __init__(self, scenario: LiberatorsScenario) -> None:
        self.scenario = scenario
        own = scenario.own
        self.rows: dict[str, Row] = {row.id: row for row in own.rows}
        self.troops: dict[str, TroopRow] = {row.id: row for row in own.troops}
        self.guns: dict[str, GunRow] = {row.id: row for row in own.guns}
        self.leaders: dict[str, LeaderRow] = {row.id: row for row in own.leaders}
        self.bodies: dict[str, BodyRow] = {row.id: row for row in own.bodies}
        self.armies: dict[str, Army] = {army.side: army for army in own.army}
        self.zones: dict[str, Zone] = {zone.side: zone for zone in own.zone}
        sides = [player.id for player in scenario.sides]
        self.enemy = dict(zip(sides, reversed(sides), strict=True))

    def side(self, id: str) -> str:
        return self.rows[id].side

    def army_leader(self, side: str) -> str:
        """4.18  The army commander."""
        return next(id for id, row in self.leaders.items() if row.side == side and row.role == "army")

    def leader_of(self, id: str) -> str:
        """Who leads a unit: its own leader, or the army commander."""
        row = self.bodies[id]
        return row.leader or self.army_leader(row.side)

    @cached_property
    def starting(self) -> dict[str, int]:
        """11.1  Troop stands that each army begins with, on the table on the first turn."""
        return {
            side: sum(row.stands for row in self.troops.values() if row.side == side and row.turn == 1)
            for side in self.enemy
        }


#: The roster of a scenario.
roster = once_for_each(Roster)
