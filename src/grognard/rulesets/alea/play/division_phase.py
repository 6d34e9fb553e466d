"""3.2.9, 8.12 to 8.17. Division morale: who must test, and what becomes of the counters."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import PhaseRules
from grognard.rulesets.alea.cases import DivisionMorale
from grognard.rulesets.alea.organization import division_morale
from grognard.rulesets.alea.play.aftermath import drop
from grognard.rulesets.alea.play.divisions import divisions_of, is_fleeing, on_map, strength_lost
from grognard.rulesets.alea.play.heat import heat_on_division
from grognard.rulesets.alea.play.position import position


class DivisionMoralePhase(PhaseRules):
    """3.2.9  Every division of the active side that must test does so."""

    def begin(self, battle: Battle) -> Script[None]:
        for division in sorted(divisions_of(battle, battle.step.active)):
            if must_test(battle, division) and on_map(battle, division):
                yield from test(battle, division)


def must_test(battle: Battle, division: str) -> bool:
    """8.13  It lost a counter, or one was defeated; friends flee near it; or it flees itself."""
    shaken = bool(battle.state.number(f"division.{division}.shaken"))
    return shaken or is_fleeing(battle, division) or friends_flee(battle, division)


def friends_flee(battle: Battle, division: str) -> bool:
    """8.13  Whether another division of the side flees close by."""
    here = position(battle)
    side = here.roster.divisions[division].side
    others = [one for one in divisions_of(battle, side) if one != division and is_fleeing(battle, one)]
    if not others:
        return False
    near = battle.rules.number("division.near")
    own = [piece.at for piece in on_map(battle, division)]
    fleeing = [piece.at for one in others for piece in on_map(battle, one)]
    return any(here.grid.distance(cell, other) <= near for cell in own for other in fleeing)


def test(battle: Battle, division: str) -> Script[None]:
    """The test, and what it does to the counters."""
    case = case_of(battle, division)
    shaken = f"division.{division}.shaken"
    if battle.state.number(shaken):
        battle.emit(ev.TrackSet("", battle.rules.cite("8.13"), what=shaken, value=0))
    for event in (yield from ruling(battle, division_morale, case, {})):
        if isinstance(event, ev.StateChanged):
            take(battle, division, event)


def take(battle: Battle, division: str, event: ev.StateChanged) -> None:
    """A division flees, goes back, or stops."""
    what = f"division.{division}.state"
    if event.state == "retreating":
        told = ev.TrackSet("", event.rule, what=f"division.{division}.since", value=battle.state.turn)
        battle.emit(ev.TrackSet("", event.rule, what=what, value="retreating"), told)
        return
    written = "fleeing" if event.state == "fleeing" else ""
    if battle.state.track(what) != written:
        battle.emit(ev.TrackSet("", event.rule, what=what, value=written))
    # 8.15, 8.19  A division that stops leaves its fleeing counters defeated, and the others as they are.
    for piece in on_map(battle, division):
        if event.state != piece.state and (written or piece.state == "fleeing"):
            battle.emit(ev.StateChanged(piece.id, event.rule, event.cause, state=event.state))
        if written:
            drop(battle, piece.id, "order", event.rule)


def case_of(battle: Battle, division: str) -> DivisionMorale:
    """A division of the map as the ruling wants it."""
    here = position(battle)
    row, pieces = here.roster.divisions[division], on_map(battle, division)
    nation = here.card(pieces[0].id).nation
    flees, friends = is_fleeing(battle, division), friends_flee(battle, division)
    shaken = battle.state.number(f"division.{division}.shaken")
    return DivisionMorale(
        id=division,
        rating=row.rating,
        strength=row.start_sp,
        lost=strength_lost(battle, division),
        nation=nation,
        reason="fleeing" if flees else "counter-lost" if shaken else "friends-fleeing",
        fleeing=flees,
        in_commander_radius=row.lead is not None and has_in_radius(battle, row.lead, pieces),
        in_chief_radius=any(has_in_radius(battle, chief, pieces) for chief in chiefs(battle, pieces)),
        fleeing_counters=sum(piece.state == "fleeing" for piece in pieces),
        friends_fleeing=friends,
        heat=heat_on_division(battle, row.side, nation),
    )


def chiefs(battle: Battle, pieces: list[Piece]) -> list[str]:
    """4.3, 8.14  The commanders-in-chief who may order every one of some counters."""
    roster = position(battle).roster
    return [
        leader.id
        for leader in roster.leaders.values()
        if leader.rank == "commander-in-chief"
        and all(roster.commands(leader.id, piece.id) for piece in pieces)
    ]


def has_in_radius(battle: Battle, commander: str, pieces: list[Piece]) -> bool:
    """8.14  Whether a commander reaches all of some counters."""
    here, leader = position(battle), battle.piece(commander)
    radius = here.roster.leaders[commander].radius
    return leader.at != OFF and all(here.grid.distance(leader.at, piece.at) <= radius for piece in pieces)
