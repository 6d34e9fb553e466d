"""What rulings do to the map: recoils, routs, losses, fallen officers, friends who are run through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import OFF, Piece
from grognard.core.procedure import Choose
from grognard.rulesets.jours_de_gloire.cases import Occasion, Rout
from grognard.rulesets.jours_de_gloire.cohesion import passed_through
from grognard.rulesets.jours_de_gloire.counters import Rear, Unit
from grognard.rulesets.jours_de_gloire.play.arrivals import (
    arrive,
    displace,
    lose_officer,
    rescue,
    take_along,
)
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.retreats import Recoil
from grognard.rulesets.jours_de_gloire.play.routs import Run
from grognard.rulesets.jours_de_gloire.rally import rout


def happen(battle: Battle, events: Iterable[ev.Event], foes: tuple[int, ...]) -> Script[None]:
    """Let the events of a ruling happen on the map. `foes` are the hexes that attack or fire."""
    for event in events:
        if is_gone(battle, event.unit):
            continue
        match event:
            case ev.Retreated(how="recoil"):
                yield from go_back(battle, event, foes)
            case ev.Retreated(how="rout"):
                yield from run(battle, event)
            case ev.LeaderHit():
                hit_officer(battle, event)
            case _:
                battle.emit(event)


def is_gone(battle: Battle, unit: str) -> bool:
    """A piece that has been lost in the meantime: nothing more can happen to it."""
    return unit in battle.reducer.roll and battle.piece(unit).at == OFF


def rear_of(here: Position, piece: Piece, foes: tuple[int, ...]) -> Rear:
    """7.23, 8.5  What lies behind a unit."""
    return Rear(recoil=Recoil(here, piece, foes).kind, rout=Run(here, piece).kind)


def in_one_hex(
    here: Position, pieces: Sequence[Piece], foes: tuple[int, ...]
) -> tuple[tuple[Unit, ...], Rear]:
    """Some units of one hex and what lies behind it; a unit to which it is not the same says so itself."""
    rears = [rear_of(here, piece, foes) for piece in pieces]
    rear = rears[0]
    units = [
        msgspec.structs.replace(
            here.unit(piece),
            recoil=None if own.recoil == rear.recoil else own.recoil,
            rout=None if own.rout == rear.rout else own.rout,
        )
        for piece, own in zip(pieces, rears, strict=True)
    ]
    return tuple(units), rear


def hit_officer(battle: Battle, event: ev.LeaderHit) -> None:
    """9.2  Killed, wounded and away for a while, or off to friends."""
    battle.emit(event)
    if event.fate == "killed":
        lose_officer(battle, event.unit, event.rule)
    elif event.fate == "wounded":
        back = battle.state.turn + battle.rules.number("officer.back-after")
        battle.emit(
            ev.LeftMap(event.unit, event.rule, how="wounded"),
            ev.TrackSet(event.unit, event.rule, what=f"back.{event.unit}", value=back),
        )
    elif not is_among_friends(battle, event.unit):
        displace(battle, event.unit)


def is_among_friends(battle: Battle, officer: str) -> bool:
    here = position(battle)
    return here.side_at(battle.piece(officer).at) == here.roster.side(officer)


# Going back


def go_back(battle: Battle, event: ev.Retreated, foes: tuple[int, ...]) -> Script[None]:
    """7.23  A unit recoils: its owner picks among the hexes that are open to it."""
    here, piece = position(battle), battle.piece(event.unit)
    ends = Recoil(here, piece, foes).ends
    if not ends:
        # 7.25  Who cannot recoil routs.
        yield from make_rout(battle, piece.id)
        return
    label = battle.board.grid.label
    path = next(iter(ends.values()))
    if len(ends) > 1:
        options = tuple(sorted(label(cell) for cell in ends))
        side = here.card(piece.id).side
        picked = yield Choose("recoil.hex", side, options, battle.rules.cite("7.23"), piece.id)
        path = ends[battle.board.grid.cell_of(picked)]
    battle.emit(event)
    yield from leave_by(battle, piece, path, "recoil", event.rule)


def leave_by(battle: Battle, piece: Piece, path: tuple[int, ...], how: str, rule: str) -> Script[None]:
    """A unit goes back along a path; 7.24 friends on it who could not take it in are shaken."""
    before = position(battle)
    side = before.card(piece.id).side
    stand_down(battle, piece.id)
    arrive(battle, piece.id, path, how=how, rule=rule)
    if how != "rout":
        take_along(battle, piece.at, side, path[-1], how, rule)
    for cell in path[:-1]:
        stack = before.stacks.get(cell, ())
        if before.side_at(cell) == side and before.crowded((*stack, piece)) is not None:
            for friend in stack:
                yield from shake(battle, friend.id)


def shake(battle: Battle, unit: str) -> Script[None]:
    """7.24  A friend who was passed takes a cohesion test."""
    piece = battle.piece(unit)
    if piece.at == OFF:
        return
    case = position(battle).unit(piece)
    yield from ruling(battle, passed_through, case, {}, lambda events: happen(battle, events, ()))


def stand_down(battle: Battle, unit: str) -> None:
    """7.2  A unit that goes back does not attack any more."""
    for marker in ("shock", "charge"):
        drop(battle, unit, marker, "7.2")


def drop(battle: Battle, unit: str, marker: str, rule: str) -> None:
    """Take a marker off, if it is there."""
    if battle.piece(unit).marker(marker) is not None:
        battle.emit(ev.MarkerRemoved(unit, battle.rules.cite(rule), marker=marker))


# Running


def run(battle: Battle, event: ev.Retreated) -> Script[None]:
    """8.4  A routed unit runs; 8.5 it is gone where the way is barred or leads over the edge."""
    piece = battle.piece(event.unit)
    way = Run(position(battle), piece)
    if way.kind != "open":
        battle.emit(ev.Eliminated(piece.id, battle.rules.cite("8.5"), event.cause))
        return
    battle.emit(event)
    yield from leave_by(battle, piece, way.path, "rout", event.rule)


def make_rout(battle: Battle, unit: str, occasion: Occasion = "result") -> Script[None]:
    """A unit routs, or runs on."""
    here, piece = position(battle), battle.piece(unit)
    case = Rout(unit=here.unit(piece), occasion=occasion, rear=Rear(rout=Run(here, piece).kind))
    yield from ruling(battle, rout, case, {}, lambda events: happen(battle, events, ()))
    rescue(battle, piece.at)
