"""7.26, 7.27. Moving into a hex that was fought for."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import Piece
from grognard.core.procedure import Choose
from grognard.rulesets.alea.play.arrivals import arrive, bring_commanders
from grognard.rulesets.alea.play.entering import could_enter
from grognard.rulesets.alea.play.position import Position, position, stack_facing
from grognard.rulesets.alea.play.stacking import may_join


def advance(battle: Battle, events: list[ev.Advanced], target: int) -> Script[None]:
    """7.27  The counters that fit move in, turning as their owner likes."""
    facing: int | None = None
    for event in events:
        piece = battle.piece(event.unit)
        here = position(battle)
        if not advance_into(here, piece, target):
            continue
        faces = piece.formation != "guerrilla"
        if faces and facing is None:
            facing = stack_facing(here.stacks.get(target, ()))
            if facing is None:
                facing = yield from choose_facing(battle, piece)
        battle.emit(event)
        # 7.28  A square that advances is no square any more.
        if piece.formation == "square":
            rule = battle.rules.cite("7.28")
            battle.emit(ev.FormationChanged(piece.id, rule, event.cause, formation="normal"))
        turned = facing if faces else None
        arrive(battle, event.unit, (target,), how=event.how, rule=event.rule, facing=turned)
        bring_commanders(battle, piece.at, here.card(piece.id).side, target, how="advance")


def choose_facing(battle: Battle, piece: Piece) -> Script[int]:
    """7.27  The way an advancing counter faces."""
    names = battle.board.grid.numbering.orientation.value
    side = position(battle).card(piece.id).side
    rule = battle.rules.cite("7.27")
    picked = yield Choose("advance.facing", side, names, rule, piece.id)
    return names.index(picked)


def advance_into(here: Position, piece: Piece, target: int) -> bool:
    """7.27  Whether a counter may enter the hex and stay there."""
    return could_enter(here, piece, target) and may_join(here, target, piece)
