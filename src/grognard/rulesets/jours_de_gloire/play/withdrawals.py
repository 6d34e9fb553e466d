"""7.4, 7.5. Refusal on the map: cavalry and horse guns that go back before a shock."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import Piece
from grognard.core.procedure import Choose
from grognard.rulesets.jours_de_gloire.counters import CAVALRY
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive, take_along
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.pace import Placing
from grognard.rulesets.jours_de_gloire.play.position import position


def withdrawals(battle: Battle, piece: Piece) -> dict[int, Placing]:
    """7.4  By hex that a unit may withdraw to: how it would stand there, for the fewest points."""
    card = position(battle).card(piece.id)
    if piece.state != "good-order" or card.arm not in (*CAVALRY, "horse-artillery"):
        return {}
    return battle.known(("withdrawals", piece.id), lambda: _withdrawals(battle, piece))


def _withdrawals(battle: Battle, piece: Piece) -> dict[int, Placing]:
    here = position(battle)
    # The move of one's own activation has no part in it.
    fresh = piece.with_marker("spent", None)
    march = March(battle, fresh)
    most = battle.rules.number("refusal.hexes")
    best: dict[int, Placing] = {}
    for end, cost in sorted(march.ends.items(), key=lambda one: (one[1], one[0])):
        if end.cell == piece.at or end.cell in best or len(march.strides(end)) > most:
            continue
        others = here.stacks.get(end.cell, ())
        faces = all(other.facing == end.facing for other in others)
        if faces and here.crowded((*others, piece)) is None and cost <= march.limit:
            best[end.cell] = end
    return best


def withdraw(battle: Battle, event: ev.Retreated) -> Script[None]:
    """7.4  A unit goes back up to two hexes, as its owner likes."""
    piece, here = battle.piece(event.unit), position(battle)
    ends = withdrawals(battle, piece)
    if not ends:
        return
    side, label = here.card(piece.id).side, battle.board.grid.label
    end = next(iter(ends.values()))
    if len(ends) > 1:
        options = tuple(sorted(label(cell) for cell in ends))
        picked = yield Choose("withdraw.hex", side, options, battle.rules.cite("7.4"), piece.id)
        end = ends[battle.board.grid.cell_of(picked)]
    path = tuple(cell for cell, _cost in March(battle, piece.with_marker("spent", None)).strides(end))
    battle.emit(event)
    arrive(battle, piece.id, path, how="withdraw", rule=event.rule, facing=end.facing)
    take_along(battle, piece.at, side, end.cell, "withdraw", event.rule)
