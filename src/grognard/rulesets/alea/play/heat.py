"""10.7. Heat and thirst on the map: on whom they weigh, and when."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import specials
from grognard.rulesets.alea.special_rules import Heat


def heat_on_reorganization(battle: Battle, unit: str) -> bool:
    """10.7  From some turn on, unless the side holds a well."""
    card = position(battle).card(unit)
    return suffers(battle, card.nation) and any(
        heat.side == card.side and battle.state.turn >= heat.from_turn and not has_water(battle, heat)
        for heat in specials(battle.scenario, Heat)
    )


def heat_on_division(battle: Battle, side: str, nation: str) -> bool:
    """10.7  Later on, wells or not."""
    return suffers(battle, nation) and any(
        heat.side == side and battle.state.turn >= heat.division_from_turn
        for heat in specials(battle.scenario, Heat)
    )


def suffers(battle: Battle, nation: str) -> bool:
    return nation in battle.rules.listed("heat.nations")


def has_water(battle: Battle, heat: Heat) -> bool:
    """Whether a combat counter of the side stands in a well."""
    here = position(battle)
    return any(here.side_at(here.grid.cell_of(hex)) == heat.side for hex in heat.wells)
