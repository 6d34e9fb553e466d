"""What players may put right about a piece when they agree that the board is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Settable
from grognard.core.game.state import Written
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.set_up import BOX

_YES = (1,)
_FATES = ("eliminated", "waiting")
#: what was to be done from the hex it stood in
_TIES = ("fought", "astray")


def may_set(battle: Battle, unit: str) -> Settable:
    roster = position(battle).roster
    if unit in roster.headquarters:
        return Settable(faces=False, fates=_FATES, markers={"acted": _YES, "idle": _YES})
    if unit in roster.supports and unit not in roster.artillery:
        return Settable(faces=False, fates=(BOX, "waiting"), markers={"used": _YES})
    own = tuple(hq for hq, row in roster.headquarters.items() if row.side == roster.side(unit))
    markers: Mapping[str, tuple[Written, ...]] = {
        "hq": own,
        "moved": _YES,
        "acted": _YES,
        "out-of-supply": tuple(range(1, battle.scenario.turns + 1)),
    }
    if unit in roster.artillery:
        return Settable(faces=False, fates=_FATES, markers={**markers, "used": _YES}, ties=_TIES)
    card = roster.units[unit]
    return Settable(strength=(1, card.cf), faces=False, fates=_FATES, markers=markers, ties=_TIES)
