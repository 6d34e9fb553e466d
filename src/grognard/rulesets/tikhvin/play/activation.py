"""4.3 to 4.5. Who may be activated, who acts in the activation under way, and whose segment comes next."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.legality import Refusals
from grognard.rulesets.tikhvin.play.lines import command
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.reinforcements_phase import enter, entry, is_due

#: markers that an activation leaves on its units until it is over
OF_ACTIVATION = ("moved", "fought", "astray", "railed")


def activatable(battle: Battle, side: str) -> tuple[str, ...]:
    """3.5  The headquarters and units out of command of a side that have not been activated."""
    return battle.known(("activatable", side), lambda: tuple(sorted(_activatable(battle, side))))


def _activatable(battle: Battle, side: str) -> Iterator[str]:
    roster = position(battle).roster
    for piece in battle.state.pieces:
        if roster.side(piece.id) != side or piece.marker("acted") is not None:
            continue
        if piece.id in roster.headquarters:
            # 4.8  One that had to flee waits for the next turn.
            if piece.at != OFF and piece.marker("idle") is None:
                yield piece.id
        elif piece.marker("hq") is None and not roster.is_static(piece.id) and can_act(battle, piece):
            yield piece.id


def can_act(battle: Battle, piece: Piece) -> bool:
    """10.3  On the map, or due with its entry open."""
    return piece.at != OFF or (is_due(piece) and entry(battle, piece.id) is not None)


def acting(battle: Battle) -> str:
    """The headquarters or unit that the active side has activated; empty between activations."""
    return str(battle.state.track(f"acting.{battle.step.active}") or "")


def troop(battle: Battle) -> tuple[Piece, ...]:
    """4.4  The units that act now, the headquarters apart.

    Where a side has activated none it is all of its units: so a computer can ask what they might do.
    """
    return battle.known(("troop", battle.step.active), lambda: tuple(_troop(battle)))


def _troop(battle: Battle) -> Iterator[Piece]:
    roster, who = position(battle).roster, acting(battle)
    side = battle.step.active
    for piece in sorted(battle.state.pieces, key=lambda piece: piece.id):
        if piece.at == OFF or roster.side(piece.id) != side or piece.id in roster.headquarters:
            continue
        if not roster.is_static(piece.id) and (not who or who in (piece.id, piece.marker("hq"))):
            yield piece


def kind_faults(battle: Battle, unit: str, static: str = "idle-static") -> Refusals:
    """13.2, 6.1  What is never activated: static units, and air units, which wait in their box."""
    roster = position(battle).roster
    if roster.is_static(unit):
        yield battle.rules.forbid(static, "13.2", unit=unit)
    if unit in roster.supports and unit not in roster.artillery:
        yield battle.rules.forbid("idle-support", "6.1")


def call_faults(battle: Battle, unit: str) -> Refusals:
    """4.4  That it is not a unit's turn to act: another is activated, or it waits for its headquarters."""
    yield from kind_faults(battle, unit)
    who, hq = acting(battle), battle.piece(unit).marker("hq")
    if who and who not in (unit, hq):
        yield battle.rules.forbid("idle-not-activated", "4.4", hq=who)
    if not who and hq is not None:
        yield battle.rules.forbid("idle-under-hq", "4.4", hq=str(hq))


def activation_faults(battle: Battle, unit: str, *, ordered: bool = True) -> Refusals:
    """3.5  A unit that has been activated is not so again; 4.8 nor is a headquarters that had to flee."""
    rules, roster = battle.rules, position(battle).roster
    if ordered:
        if unit not in activatable(battle, battle.step.active):
            yield rules.forbid("refuse-activation", "3.5", unit=unit)
        return
    if unit not in roster.headquarters:
        yield from call_faults(battle, unit)
    elif battle.piece(unit).marker("idle") is not None:
        yield rules.forbid("idle-hq-fled", "4.8")
    yield rules.forbid("idle-acted", "3.5")


def activate(battle: Battle, id: str) -> None:
    """3.3, 4.4, 10.3  A piece is activated: reinforcements come in, stragglers are told apart."""
    side, rule = battle.step.active, battle.rules.cite("3.3")
    roster = position(battle).roster
    battle.emit(ev.TrackSet(side, rule, "activation", what=f"acting.{side}", value=id))
    battle.emit(ev.MarkerSet(id, rule, "activation", marker="acted", value=1))
    for piece in battle.state.pieces:
        if is_due(piece) and roster.side(piece.id) == side and id in (piece.id, piece.marker("hq")):
            enter(battle, piece.id)
    if id in roster.headquarters:
        for piece in troop(battle):
            if piece.at not in command(battle, id):
                battle.emit(
                    ev.MarkerSet(piece.id, battle.rules.cite("4.4"), "activation", marker="astray", value=1)
                )


def conclude(battle: Battle) -> None:
    """3.3  An activation is over: its markers go, and the next segment is the other side's if it can."""
    side, rule = battle.step.active, battle.rules.cite("3.3")
    for piece in battle.state.pieces:
        for marker in OF_ACTIVATION:
            if piece.marker(marker) is not None:
                battle.emit(ev.MarkerRemoved(piece.id, rule, "activation", marker=marker))
    battle.emit(ev.TrackSet(side, rule, "activation", what=f"acting.{side}", value=""))
    if battle.state.track("attacked"):
        battle.emit(ev.TrackSet("", rule, "activation", what="attacked", value=""))
    pass_on(battle, position(battle).enemy(side))


def pass_on(battle: Battle, side: str) -> None:
    """3.5, 3.6  The segment is the side's, or the other's if it has nothing left to activate."""
    other = position(battle).enemy(side)
    turn = side if activatable(battle, side) or not activatable(battle, other) else other
    rule = battle.rules.cite("3.6")
    if battle.state.track("segment") != turn:
        battle.emit(ev.TrackSet(turn, rule, "activation", what="segment", value=turn))
