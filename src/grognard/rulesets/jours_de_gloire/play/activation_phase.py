"""3.4. A marker is drawn, its formation shows its orders and acts; then the next, until the cup is empty."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.system import PhaseRules
from grognard.core.messages import message
from grognard.core.procedure import Roll
from grognard.dice import Dice
from grognard.rulesets.jours_de_gloire.play.command import NONE, acting, is_led
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.specials import look_out

#: what an activation leaves on the counters of either side
SPENT = frozenset(
    ("charge", "countered", "fired", "led", "moved", "shock", "spent", "square-tried", "tested")
)


class Activation(PhaseRules):
    """3.4  A formation comes up."""

    def begin(self, battle: Battle) -> Script[None]:
        formation = yield from draw(battle)
        if formation:
            bring_up(battle, formation)


class Closing(PhaseRules):
    """3.4  The activation is over, and another begins while markers are left."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("3.4")
        chiefs = position(battle).roster.chiefs.values()
        for piece in battle.state.pieces:
            for marker, _written in piece.markers:
                # 4.7  A chief has moved for the whole turn.
                if marker in SPENT and piece.id not in chiefs:
                    battle.emit(ev.MarkerRemoved(piece.id, rule, marker=marker))
        battle.emit(ev.TrackSet("", rule, what="active", value=""))
        battle.emit(ev.TrackSet("", rule, what="last-marker", value=0))

    def leads_back(self, battle: Battle) -> bool:
        return bool(in_cup(battle))


def in_cup(battle: Battle) -> list[str]:
    """The formations whose markers are in the cup, each as often as it has markers there."""
    formations = position(battle).roster.formations
    return [one for one in formations for _ in range(battle.state.number(f"cup.{one}"))]


def draw(battle: Battle) -> Script[str]:
    """3.4  The formation that was named first, afterwards a marker out of the cup."""
    markers = in_cup(battle)
    first = str(battle.state.track("first") or "")
    if first or len(markers) < 2:
        return first or (markers[0] if markers else "")
    drawn: int = yield Roll(
        Dice(1, 1, len(markers)), battle.rules.cite("3.4"), message("ask-draw", count=len(markers))
    )
    return markers[drawn - 1]


def bring_up(battle: Battle, formation: str) -> None:
    """3.4, 4.5  Its marker is out, its orders are shown, radii are measured; 10.6 it looks about."""
    look_out(battle)
    here, rule = position(battle), battle.rules.cite("3.4")
    side = here.roster.formations[formation].side
    left = battle.state.number(f"cup.{formation}") - 1
    battle.emit(
        ev.TrackSet("", rule, what="first", value=""),
        ev.TrackSet("", rule, what=f"cup.{formation}", value=left),
        ev.TrackSet("", rule, what="active", value=formation),
    )
    orders = str(battle.state.track(f"orders.{formation}") or NONE)
    battle.emit(
        ev.TrackSet("", rule, what=f"shown.{formation}", value=1),
        ev.Found(formation, rule, "activation", what="orders", value=orders),
    )
    others = [one for one in in_cup(battle) if here.roster.formations[one].side == side]
    if not others:
        battle.emit(ev.TrackSet("", battle.rules.cite("4.9"), what="last-marker", value=1))
    for piece in acting(battle, side):
        if is_led(position(battle), piece):
            battle.emit(ev.MarkerSet(piece.id, battle.rules.cite("4.5"), marker="led", value=1))
