"""4.2 to 4.4. Whether a unit may close with the enemy: freely, or by a test that holds for its activation."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals
from grognard.rulesets.jours_de_gloire.cases import Engagement, Intent
from grognard.rulesets.jours_de_gloire.command import engagement
from grognard.rulesets.jours_de_gloire.counters import STATES
from grognard.rulesets.jours_de_gloire.play.command import NONE, RECEIVED, acts_freely, orders_of
from grognard.rulesets.jours_de_gloire.play.position import position


def has_failed(piece: Piece) -> bool:
    """4.3  Whether a unit has failed its test in this activation."""
    return piece.marker("tested") == "failed"


def nerve_faults(battle: Battle, piece: Piece, hex: str = "") -> Refusals:
    """4.3  A unit that has failed its test does not close with the enemy in this activation."""
    if has_failed(piece):
        yield battle.rules.forbid("refuse-failed-test", "4.3", unit=piece.id, hex=hex)


def must_test(battle: Battle, piece: Piece) -> bool:
    """4.3  Whether a unit needs a test before it closes."""
    return piece.marker("tested") is None and not acts_freely(battle, piece)


def closes(battle: Battle, piece: Piece, intent: Intent) -> Script[bool]:
    """4.3, 4.4  Whether a unit goes at the enemy; it is tested once an activation."""
    if not must_test(battle, piece):
        return not has_failed(piece)
    events = yield from ruling(battle, engagement, case_of(battle, piece, intent), {})
    battle.emit(*events)
    passed = any(isinstance(event, ev.Found) and event.value == "passed" for event in events)
    said = "passed" if passed else "failed"
    battle.emit(ev.MarkerSet(piece.id, battle.rules.cite("4.3"), "ET", marker="tested", value=said))
    return passed


def case_of(battle: Battle, piece: Piece, intent: Intent) -> Engagement:
    here = position(battle)
    card = here.card(piece.id)
    return Engagement(
        id=piece.id,
        engagement=card.engagement or 0,
        back_engagement=card.back_engagement,
        state=STATES[piece.state],
        bonus=here.unit(piece).bonus,
        orders=RECEIVED if orders_of(battle, card.formation) == RECEIVED else NONE,
        in_radius=piece.marker("led") is not None,
        intent=intent,
    )
