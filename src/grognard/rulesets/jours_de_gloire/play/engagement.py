"""4.2 to 4.4. Whether a unit may close with the enemy: freely, or by a test that holds for its activation."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import Piece
from grognard.rulesets.jours_de_gloire.cases import Engagement
from grognard.rulesets.jours_de_gloire.command import engagement
from grognard.rulesets.jours_de_gloire.play.command import acts_freely, orders_of
from grognard.rulesets.jours_de_gloire.play.position import position


def has_failed(piece: Piece) -> bool:
    """4.3  Whether a unit has failed its test in this activation."""
    return piece.marker("tested") == "failed"


def must_test(battle: Battle, piece: Piece) -> bool:
    """4.3  Whether a unit needs a test before it closes."""
    return piece.marker("tested") is None and not acts_freely(battle, piece)


def closes(battle: Battle, piece: Piece, intent: str) -> Script[bool]:
    """4.3, 4.4  Whether a unit goes at the enemy; it is tested once an activation."""
    if not must_test(battle, piece):
        return not has_failed(piece)
    events = yield from ruling(battle, engagement, case_of(battle, piece, intent), {})
    battle.emit(*events)
    passed = any(isinstance(event, ev.Found) and event.value == "passed" for event in events)
    said = "passed" if passed else "failed"
    battle.emit(ev.MarkerSet(piece.id, battle.rules.cite("4.3"), "ET", marker="tested", value=said))
    return passed


def case_of(battle: Battle, piece: Piece, intent: str) -> Engagement:
    here = position(battle)
    card = here.card(piece.id)
    return Engagement(
        id=piece.id,
        engagement=card.engagement or 0,
        back_engagement=card.back_engagement,
        state=piece.state,  # type: ignore[arg-type]
        bonus=here.unit(piece).bonus,
        orders=orders_of(battle, card.formation),  # type: ignore[arg-type]
        in_radius=piece.marker("led") is not None,
        intent=intent,  # type: ignore[arg-type]
    )
