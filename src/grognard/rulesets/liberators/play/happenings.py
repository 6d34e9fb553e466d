"""What a ruling brings about on the table: its events one after another, retreats and advances as moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Happens, Script
from grognard.core.game.state import OFF
from grognard.plane import Footprint
from grognard.rulesets.liberators.play.advances import carry, countercharge, follow_up, rush
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.retreats import Retreat
from grognard.rulesets.liberators.play.standing import free_leader, lose, mark, unmark

#: 7.1  what is over when a charge is
CHARGE = ("charging", "cold-steel", "countering", "started")


def happenings(battle: Battle, grounds: Mapping[str, Footprint] | None = None, beyond: str = "") -> Happens:
    """Let the events of a ruling happen. `grounds`: where defenders stood, whom a breakthrough meets."""

    def happens(events: tuple[ev.Event, ...]) -> Script[None]:
        yield from ()
        take_place(battle, events, grounds or {}, beyond)

    return happens


def take_place(
    battle: Battle, events: Iterable[ev.Event], grounds: Mapping[str, Footprint], beyond: str
) -> None:
    checked = ""
    for event in events:
        match event:
            case ev.Eliminated() if event.unit in battle.reducer.roll:
                if battle.piece(event.unit).at != OFF:
                    free_leader(battle, event.unit, "9.2")
                battle.emit(event)
            case ev.Retreated():
                battle.emit(event)
                go_back(battle, event)
                checked = event.unit
            case ev.Advanced() if event.how == "countercharge":
                battle.emit(event)
                countercharge(battle, event.unit, checked)
            case ev.Advanced():
                battle.emit(event)
                go_on(battle, event, grounds, beyond)
            case ev.LeaderHit():
                battle.emit(event)
                leader_hit(battle, event)
            case _:
                battle.emit(event)


def is_gone(battle: Battle, id: str) -> bool:
    return id not in field(battle).bodies


def go_back(battle: Battle, event: ev.Retreated) -> None:
    if is_gone(battle, event.unit):
        return
    number = event.rule.split()[-1]
    unmark(battle, event.unit, *CHARGE, rule=number)
    Retreat(battle, event.unit, event.how).carry_out("5.10" if event.how == "recall" else "5.8", event.cause)


def go_on(battle: Battle, event: ev.Advanced, grounds: Mapping[str, Footprint], beyond: str) -> None:
    """7.19, 7.22, 7.23  Forward after a combat."""
    if is_gone(battle, event.unit):
        return
    if event.how == "carry the position":
        carry(battle, event.unit, grounds)
    elif event.how == "breakthrough":
        rush(battle, event.unit, beyond)
    else:
        follow_up(battle, event.unit)


def leader_hit(battle: Battle, event: ev.LeaderHit) -> None:
    """9.3  Out of the game, away for a turn, or on foot for a turn."""
    if event.fate == "removed":
        lose(battle, event.unit, "9.3", "fallen-leader")
        battle.emit(ev.TrackSet("", event.rule, what=f"killed.{event.unit}", value=1))
    elif event.fate == "one turn":
        battle.emit(ev.LeftMap(event.unit, event.rule, "fallen-leader", how="hurt"))
        mark(battle, event.unit, "back", battle.state.turn + 1, "9.3")
    elif event.fate == "dismounted one turn":
        battle.emit(ev.FormationChanged(event.unit, event.rule, "fallen-leader", formation="dismounted"))
        mark(battle, event.unit, "remounts", battle.state.turn + 1, "9.3")
