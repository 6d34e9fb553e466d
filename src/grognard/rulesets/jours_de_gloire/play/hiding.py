"""1.14, 3.4. What a side may not see: the enemy's order markers, until their formations are activated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from grognard.core.events import Event, Found, TrackSet
from grognard.core.game.battle import Battle
from grognard.core.game.journal import DICE, Entry
from grognard.core.game.order import Order
from grognard.core.game.state import State, Written
from grognard.core.game.system import DONE
from grognard.dice import Dice
from grognard.dice.sources import derive_face
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.play.command import NONE, RECEIVED
from grognard.rulesets.jours_de_gloire.play.command_phase import affordable, extra_markers, present
from grognard.rulesets.jours_de_gloire.play.roster import roster
from grognard.rulesets.jours_de_gloire.play.specials import specials
from grognard.rulesets.jours_de_gloire.special_rules import ExtraMarker

#: what stands where a marker lies face down
FACE_DOWN = "face-down"
_ORDERS, _EXTRA, _USED = "orders.", "extra.", "used."
_HIDDEN = (_ORDERS, _EXTRA)
#: what the journal says was asked when orders were allotted
_ALLOTTING = "order command"


def secrets(scenario: Battlefield, state: State, side: str) -> Iterator[str]:
    """The tracks that a side may not read."""
    known = roster(scenario)
    for formation in known.of_side(known.enemy[side]):
        what = f"{_ORDERS}{formation}"
        if state.track(what) and not state.track(f"shown.{formation}"):
            yield what
    for extra in specials(scenario, ExtraMarker):
        what = f"extra.{extra.id}"
        hidden = known.formations[extra.formation].side != side and not state.number(f"used.{extra.id}")
        if hidden and what in state.tracks:
            yield what


def hide(scenario: Battlefield, state: State, side: str) -> State:
    """The state as one side may see it."""
    hidden = dict.fromkeys(secrets(scenario, state, side), FACE_DOWN)
    if not hidden:
        return state
    tracks: dict[str, Written] = {**state.tracks, **hidden}
    return msgspec.structs.replace(state, tracks=tracks)


def tells(_scenario: Battlefield, entry: Entry, side: str) -> Entry:
    """3.1  An entry as a side may know it: of the enemy's allotment only that it was made."""
    if entry.by in ("", DICE, side) or entry.asked != _ALLOTTING:
        return entry
    events = tuple(event for event in entry.events if not is_secret(event, entry.by))
    return msgspec.structs.replace(entry, given="", events=events)


def is_secret(event: Event, owner: str) -> bool:
    return isinstance(event, TrackSet) and event.unit == owner and event.what.startswith(_HIDDEN)


def lights(events: tuple[Event, ...]) -> tuple[str, ...]:
    """3.4, 10.1  What came to light: the orders of a formation that comes up, a marker put into the cup."""
    shown = [event.unit for event in events if isinstance(event, Found) and event.what == "orders"]
    changed = [event.what for event in events if isinstance(event, TrackSet)]
    used = [what.removeprefix(_USED) for what in changed if what.startswith(_USED)]
    return (*(_ORDERS + one for one in shown), *(_EXTRA + one for one in used))


def stand_in(battle: Battle, known: Mapping[str, Written]) -> Order:
    """4.1  An allotment of orders that are known; of a marker that is unseen it is taken that it goes in."""
    side = battle.step.active
    chosen = tuple(one for one in present(battle, side) if known.get(f"{_ORDERS}{one}") == RECEIVED)
    extras = [extra.id for extra in extra_markers(battle, side)]
    put_in = [one for one in extras if known.get(f"{_EXTRA}{one}")]
    unseen = [one for one in extras if f"{_EXTRA}{one}" not in known]
    option = next(iter(put_in + unseen), "")
    return Order("allot", chosen, option=option) if chosen or option else DONE


# Guessing


def guess(
    battle: Battle, now: State, order: Order | None, side: str, seed: int
) -> tuple[State, Order | None]:
    """Other orders for the enemy, where he may have given others for all that a side knows."""
    enemy = roster(battle.scenario).enemy[side]
    if order is not None and battle.step.phase.id == "command" and battle.step.active == enemy:
        picked = one_of(thinkable(battle, now, enemy), battle.scenario.id, now.turn, seed)
        option = order.option if now.number(f"used.{order.option}") else ""
        return battle.state, Order("allot", picked, option=option) if picked or option else DONE
    hidden = list(secrets(battle.scenario, battle.state, side))
    if not any(what.startswith(_ORDERS) for what in hidden):
        return _without_extras(battle.state, hidden), order
    picked = one_of(thinkable(battle, now, enemy), battle.scenario.id, now.turn, seed)
    faces: dict[str, Written] = {
        what: RECEIVED if what.removeprefix(_ORDERS) in picked else NONE
        for what in hidden
        if what.startswith(_ORDERS)
    }
    state = msgspec.structs.replace(battle.state, tracks={**battle.state.tracks, **faces})
    return _without_extras(state, hidden), order


def one_of(found: list[tuple[str, ...]], battle: str, turn: int, seed: int) -> tuple[str, ...]:
    """Any of some allotments, the same for the same seed."""
    return found[derive_face(str(seed).encode(), battle, turn, "guess", 0, Dice(1, 0, len(found) - 1))]


def _without_extras(state: State, hidden: list[str]) -> State:
    """10.1  Whether the enemy will put in a marker of his own nobody knows; it is taken that he does not."""
    extras = {what: 0 for what in hidden if what.startswith(_EXTRA)}
    return msgspec.structs.replace(state, tracks={**state.tracks, **extras}) if extras else state


def thinkable(battle: Battle, now: State, enemy: str) -> list[tuple[str, ...]]:
    """The allotments that the enemy can have made, by what his formations have shown since."""
    shown = {
        formation: now.track(f"{_ORDERS}{formation}") == RECEIVED
        for formation in roster(battle.scenario).of_side(enemy)
        if now.track(f"shown.{formation}")
    }
    found = [
        chosen
        for chosen in affordable(battle, enemy)
        if all((formation in chosen) == received for formation, received in shown.items())
    ]
    return found or [tuple(formation for formation, received in shown.items() if received)]
