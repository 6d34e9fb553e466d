"""What players may put right about a piece by agreement."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Settable
from grognard.rulesets.liberators.pieces import FORMATIONS
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.stakes import STATES


def may_set(battle: Battle, unit: str) -> Settable:
    """Stands, facing, formation, order and the markers that stay from turn to turn."""
    listed = roster(battle.scenario)
    if unit in listed.leaders:
        return Settable(
            faces=False, formations=("mounted", "dismounted"), fates=("eliminated",), ties=("attached",)
        )
    row = listed.bodies[unit]
    if unit in listed.guns:
        counts = tuple(range(row.stands + 1))
        markers = dict.fromkeys(("silenced", "damaged", "low on ammo"), counts)
        return Settable(
            strength=(1, row.stands),
            all_round=False,
            formations=("limbered", "unlimbered"),
            markers=markers,
        )
    formations = FORMATIONS[listed.troops[unit].arm]
    return Settable(
        strength=(1, row.stands),
        all_round=False,
        formations=tuple(one for one in formations if one != "garrison"),
        states=STATES,
        markers={"low on ammo": (1,)},
    )
