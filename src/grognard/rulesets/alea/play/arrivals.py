"""What it means to come to stand in a hex: ownership, overrun commanders, held divisions stirred up."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import ALL_ROUND, Piece
from grognard.rulesets.alea.play.position import Position, position, stack_facing


def arrive(
    battle: Battle,
    unit: str,
    path: tuple[int, ...],
    *,
    how: str,
    rule: str,
    facing: int | None = None,
    formation: str = "",
    marks: tuple[ev.Event, ...] = (),
) -> None:
    """Move a piece along a path to its end. It keeps its facing, or takes that of the stack it joins.

    It changes formation before if another is named; `marks` are put on it when it is there.
    """
    here, labels = position(battle), tuple([battle.board.grid.labels[cell] for cell in path])
    piece = battle.piece(unit)
    if facing is None:
        facing = joining_facing(here, piece, path)
    events = [departure(battle, piece, labels, how, rule, facing)]
    if formation not in ("", piece.formation):
        events.insert(0, ev.FormationChanged(unit, battle.rules.cite("5.4"), how, formation=formation))
    card = here.roster.cards.get(unit)
    # Who rides off to another hex of the path was in one of them before.
    if card is not None and not here.leaders.keys().isdisjoint(path):
        battle.emit(*events)
        for cell, label in zip(path, labels, strict=True):
            battle.emit(*occupied(battle, (label,), card.side))
            overrun(battle, cell, card.side)
        battle.emit(*marks)
        return
    # All at once: what the rules know of a position is lost with each change of it.
    battle.emit(*events, *(occupied(battle, labels, card.side) if card is not None else ()), *marks)


def joining_facing(here: Position, piece: Piece, path: tuple[int, ...]) -> int:
    """5.6  How a piece faces without being told: as before, or as the stack that it joins."""
    others = stack_facing(here.stacks.get(path[-1], ())) if path and path[-1] != piece.at else None
    return piece.facing if others is None or piece.facing == ALL_ROUND else others


def departure(
    battle: Battle, piece: Piece, labels: tuple[str, ...], how: str, rule: str, facing: int
) -> ev.Event:
    grid = battle.board.grid
    to = labels[-1] if labels else grid.labels[piece.at]
    return ev.Moved(piece.id, rule, to=to, facing=grid.facings[facing], path=labels, how=how)


def occupied(battle: Battle, labels: tuple[str, ...], side: str) -> list[ev.Event]:
    """11.2  An objective belongs to the side whose combat counter was there last."""
    owner = battle.state.tracks.get
    found = [what for what in [f"owner.{label}" for label in labels] if owner(what, side) != side]
    rule = battle.rules.cite("11.2")
    return [ev.TrackSet(side, rule, what=what, value=side) for what in dict.fromkeys(found)]


def overrun(battle: Battle, cell: int, side: str) -> None:
    """9.4  Enemy commanders left alone in a hex that is entered."""
    here = position(battle)
    for piece in here.leaders.get(cell, ()):
        if here.roster.leaders[piece.id].side != side:
            displace(battle, piece.id)


def rescue(battle: Battle, *cells: int) -> None:
    """9.4  Commanders whose stack has gone without taking them along."""
    for cell in cells:
        here = position(battle)
        for piece in here.leaders.get(cell, ()):
            if here.side_at(cell) != here.roster.leaders[piece.id].side:
                displace(battle, piece.id)


def bring_commanders(battle: Battle, cell: int, side: str, to: int, *, how: str) -> None:
    """9.4.1  Commanders go along with the last counters of their hex, back or forward."""
    here = position(battle)
    if here.side_at(cell) == side:
        return
    for piece in here.leaders.get(cell, ()):
        if here.roster.leaders[piece.id].side == side:
            arrive(battle, piece.id, (to,), how=how, rule=battle.rules.cite("9.4.1"))


def displace(battle: Battle, commander: str) -> None:
    """9.4  A commander without a stack rides to the nearest counter of his command, or is lost."""
    here = position(battle)
    piece = battle.piece(commander)
    if piece.at < 0:
        return
    refuge = nearest_of_command(here, commander, piece.at)
    rule = battle.rules.cite("9.4")
    if refuge is None:
        battle.emit(ev.Eliminated(commander, rule))
    else:
        arrive(battle, commander, (refuge,), how="displaced", rule=rule)


def nearest_of_command(here: Position, commander: str, cell: int) -> int | None:
    reach = here.rules.number("commander.refuge")
    cells = [
        (here.grid.distance(cell, piece.at), piece.at)
        for piece in here.units(here.roster.leaders[commander].side)
        if here.roster.commands(commander, piece.id)
    ]
    near = min(((away, at) for away, at in cells if 0 < away <= reach), default=None)
    return None if near is None else near[1]
