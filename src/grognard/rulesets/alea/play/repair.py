"""What players may put right about a counter when they agree that the board is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Settable
from grognard.core.game.state import Written
from grognard.rulesets.alea.counters import FORMATIONS, State
from grognard.rulesets.alea.play.command_phase import KINDS
from grognard.rulesets.alea.play.marches import movement_points
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.roster import roster
from grognard.rulesets.alea.scenario import Unit

_YES = (1,)
#: a marker that names a hex or a moment can only be taken away
_AWAY: tuple[Written, ...] = ()
#: what a counter was about to do from the hex it stood in
_TIES = ("assault", "charged", "counter-charged")
_FATES = ("eliminated", "fled", "exited", "waiting")


def may_set(battle: Battle, unit: str) -> Settable:
    cards = roster(battle.scenario)
    if unit in cards.leaders:
        given = tuple(range(1, cards.leaders[unit].orders + 1))
        return Settable(faces=False, fates=_FATES, markers={"given": given, "moved": _YES})
    card = cards.cards[unit]
    arm = card.moves_as
    return Settable(
        strength=(1, card.strength),
        formations=FORMATIONS[arm],
        all_round=arm != "artillery",
        states=get_args(State),
        fates=_FATES,
        markers=_markers(battle, card, arm),
        ties=_TIES,
    )


def _markers(battle: Battle, card: Unit, arm: str) -> Mapping[str, tuple[Written, ...]]:
    piece = battle.piece(card.id)
    points = movement_points(position(battle), piece) if piece.at >= 0 else 0
    found: dict[str, tuple[Written, ...]] = {
        "order": KINDS,
        "moved": _YES,
        "spent": tuple(range(1, points + 1)),
        "assault": _AWAY,
        "fired": _AWAY,
        "fought": _YES,
        "shot-at": _YES,
    }
    if arm == "cavalry":
        found["fatigue"] = tuple(range(1, battle.rules.number("charge.fatigue-exhausted") + 1))
    if arm == "artillery":
        found["no-fire"] = _AWAY
    return found
