"""4.1 to 4.6. Orders, who acts, and whom his commander reaches."""

from __future__ import annotations

from typing import Final

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.sequence import Step
from grognard.core.game.state import OFF, Piece, State
from grognard.core.legality import Refusals
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.roster import roster

RECEIVED: Final = "received"
NONE: Final = "none"


def active_formation(battle: Battle) -> str:
    """The formation whose marker is out; empty between activations."""
    return str(battle.state.track("active") or "")


def acting(battle: Battle, side: str) -> list[Piece]:
    """3.4  The units of a side that may act now; while no marker is out, all that could."""
    here, active = position(battle), active_formation(battle)
    if not active:
        return here.units(side)
    if here.roster.formations[active].side != side:
        return []
    ids = here.roster.members[active]
    # 4.9  Independent units act with the last marker of their side.
    if battle.state.number("last-marker"):
        ids += here.roster.independent[side]
    pieces = [battle.piece(id) for id in ids]
    return [piece for piece in pieces if piece.at != OFF]


def call_faults(battle: Battle, unit: str, *, ordered: bool = False) -> Refusals:
    """3.4, 4.9  That it is not a unit's turn: another formation acts now. `ordered`, by its owner."""
    rules, here, active = battle.rules, position(battle), active_formation(battle)
    if ordered:
        if all(piece.id != unit for piece in acting(battle, battle.step.active)):
            yield rules.forbid("refuse-unit", "3.4", unit=unit)
        return
    officer, side = here.roster.officers.get(unit), here.roster.side(unit)
    if officer is not None:
        called = officer.is_chief or active in officer.formations
    else:
        called = any(piece.id == unit for piece in acting(battle, side))
    if active and not called:
        independent = unit in here.roster.independent[side]
        key = "idle-independent" if independent else "idle-not-activated"
        yield rules.forbid(key, "4.9" if independent else "3.4", formation=active)


def leaders_of(here: Position, formation: str | None, side: str) -> list[Piece]:
    """4.6  Those who lead a formation now: its commanders on the map, or else the chief."""
    own = here.roster.leaders.get(formation, ()) if formation is not None else ()
    found = [here.battle.piece(id) for id in own]
    found = [piece for piece in found if piece.at != OFF]
    chief = here.chief(side)
    return found or ([chief] if chief is not None else [])


def is_led(here: Position, piece: Piece) -> bool:
    """4.2  Whether a unit stands in the radius of a leader of its formation."""
    card = here.card(piece.id)
    return any(
        here.grid.distance(leader.at, piece.at) <= here.officer(leader).radius
        for leader in leaders_of(here, card.formation, card.side)
    )


def orders_of(battle: Battle, formation: str | None) -> str:
    """1.14  What a formation's order marker says; independent units have none."""
    return str(battle.state.track(f"orders.{formation}") or NONE)


def acts_freely(battle: Battle, piece: Piece) -> bool:
    """4.2, 4.5  With orders, and in the radius when the formation was activated."""
    formation = position(battle).card(piece.id).formation
    return orders_of(battle, formation) == RECEIVED and piece.marker("led") is not None


def foreseen(scenario: Battlefield, state: State, step: Step) -> State:
    """3.4  In a step of the side that does not act now no marker is out: any formation may come up."""
    active = str(state.track("active") or "")
    if not active or roster(scenario).formations[active].side == step.active:
        return state
    return msgspec.structs.replace(state, tracks={**state.tracks, "active": ""})
