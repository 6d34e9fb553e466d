"""What players may put right about a counter when they agree that the board is wrong."""

from __future__ import annotations

from typing import get_args

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Settable
from grognard.core.game.state import Written
from grognard.rulesets.jours_de_gloire.counters import State
from grognard.rulesets.jours_de_gloire.play.roster import roster

_YES = (1,)
#: a marker that names a hex can only be taken away
_AWAY: tuple[Written, ...] = ()
_FATES = ("eliminated", "waiting")


def may_set(battle: Battle, unit: str) -> Settable:
    cards = roster(battle.scenario)
    if unit in cards.officers:
        return Settable(faces=False, fates=(*_FATES, "wounded"), markers={"moved": _YES})
    card = cards.cards[unit]
    markers: dict[str, tuple[Written, ...]] = {
        "moved": _YES,
        "fired": _YES,
        "fought": _YES,
        "tested": ("passed", "failed"),
        "shock": _AWAY,
        "charge": _AWAY,
    }
    if card.arm == "infantry":
        markers["square"] = _YES
    return Settable(
        whole=card.sp,
        all_round=False,
        states=get_args(State),
        fates=_FATES,
        markers=markers,
        ties=("shock", "charge"),
    )
