"""3.2.10. The end of a player turn: markers come off."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import Piece
from grognard.core.game.system import PhaseRules
from grognard.rulesets.alea.play.aftermath import moment
from grognard.rulesets.alea.play.roster import roster

#: what a player turn leaves on the counters of either side
SPENT = frozenset(
    (
        "assault", "charged", "counter-charged", "fired", "fought", "moved", "refused", "shot-at", "spent",
        "stacked", "straight-on",
    )
)  # fmt: skip
#: what lies on the counters and commanders of the side whose player turn it was
ORDERS = frozenset(("given", "order"))


class CleanUp(PhaseRules):
    """3.2.10  Clean-up."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        rule, now = battle.rules.cite("3.2.10"), moment(battle)
        side, active = roster(battle.scenario).side, battle.step.active
        worn = [
            ev.MarkerRemoved(piece.id, rule, marker=marker)
            for piece in battle.state.pieces
            if piece.markers
            for marker in worn_off(piece, now, own=side(piece.id) == active)
        ]
        battle.emit(*worn)
        end_retreats(battle)


def worn_off(piece: Piece, now: int, *, own: bool) -> list[str]:
    """The markers that a piece loses now; `own` if it was the player turn of its side."""
    found = []
    for marker, written in piece.markers:
        # 1.18  NO FIRE lasts to the end of its owner's next player turn.
        silent = marker == "no-fire" and isinstance(written, int) and written < now
        if marker in SPENT or (own and (marker in ORDERS or silent)):
            found.append(marker)
    return found


def end_retreats(battle: Battle) -> None:
    """8.16, 8.19  A division told to go back does so to the end of its owner's next player turn."""
    state, rule = battle.state, battle.rules.cite("8.16")
    for division in roster(battle.scenario).divisions.values():
        what = f"division.{division.id}.state"
        told = state.number(f"division.{division.id}.since")
        if division.side == battle.step.active and state.track(what) == "retreating" and told < state.turn:
            battle.emit(ev.TrackSet("", rule, what=what, value=""))
