"""What it means to come to stand in a hex: ownership, overrun commanders, held divisions stirred up."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import ALL_ROUND
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
) -> None:
    """Move a piece along a path to its end. It keeps its facing, or takes that of the stack it joins.

    It changes formation before if another is named.
    """
    here, grid = position(battle), battle.board.grid
    piece = battle.piece(unit)
    end = path[-1] if path else piece.at
    if facing is None:
        facing = piece.facing
        others = stack_facing(here.stacks.get(end, ())) if end != piece.at else None
        if others is not None and facing != ALL_ROUND:
            facing = others
    name = "" if facing == ALL_ROUND else grid.numbering.orientation.name_of(facing)
    labels = tuple([grid.labels[cell] for cell in path])
    moved = ev.Moved(unit, rule, to=grid.labels[end], facing=name, path=labels, how=how)
    if formation in ("", piece.formation):
        battle.emit(moved)
    else:
        # Both at once: nobody has to read the position in between.
        battle.emit(ev.FormationChanged(unit, battle.rules.cite("5.4"), how, formation=formation), moved)
    card = here.roster.cards.get(unit)
    if card is None:
        return
    # Who rides off to another hex of the path was in one of them before.
    met = not here.leaders.keys().isdisjoint(path)
    for cell, label in zip(path, labels, strict=True):
        occupy(battle, label, card.side)
        if met:
            overrun(battle, cell, card.side)


def occupy(battle: Battle, label: str, side: str) -> None:
    """11.2  An objective belongs to whoever's combat counter was there last."""
    what = f"owner.{label}"
    if battle.state.tracks.get(what, side) != side:
        battle.emit(ev.TrackSet(side, battle.rules.cite("11.2"), what=what, value=side))


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
