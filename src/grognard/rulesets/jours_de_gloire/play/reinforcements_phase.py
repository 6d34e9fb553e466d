"""3.1, 9.2, 9.3. A turn begins: reinforcements, officers who come back, and successors of the fallen."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF
from grognard.core.game.system import PhaseRules
from grognard.core.procedure import Choose
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.specials import begin_bridging


class Reinforcements(PhaseRules):
    """3.1  Reinforcements come in by themselves, each by the first of its hexes with room."""

    def begin(self, battle: Battle) -> Script[None]:
        bring_units(battle)
        yield from bring_officers(battle)
        begin_bridging(battle)


def bring_units(battle: Battle) -> None:
    """3.1, 5.9  Units that are due; one that finds no room waits."""
    for id, card in position(battle).roster.cards.items():
        piece = battle.piece(id)
        if piece.fate != "waiting" or card.turn > battle.state.turn:
            continue
        for hex in card.start:
            cell, here = battle.board.grid.cell_of(hex), position(battle)
            stack = here.stacks.get(cell, ())
            friends = here.side_at(cell) in ("", card.side)
            if friends and here.crowded((*stack, piece)) is None:
                arrive(battle, id, (cell,), how="enter", rule=battle.rules.cite("3.1"))
                break


def bring_officers(battle: Battle) -> Script[None]:
    """3.1, 9.2, 9.3  Officers who are due, have recovered, or take a fallen one's place."""
    for id, row in position(battle).roster.officers.items():
        piece = battle.piece(id)
        if piece.at != OFF:
            continue
        if piece.fate == "waiting" and row.turn <= battle.state.turn:
            cells = [battle.board.grid.cell_of(hex) for hex in row.start]
            free = [cell for cell in cells if may_come_in(position(battle), cell, row.side)]
            if free:
                arrive(battle, id, (free[0],), how="enter", rule=battle.rules.cite("3.1"))
        elif piece.fate == "wounded" and battle.state.number(f"back.{id}") <= battle.state.turn:
            yield from put_with_troops(battle, id, "returns", "9.2")
        elif piece.fate == "eliminated":
            yield from put_with_troops(battle, id, "replaces", "9.3")


def may_come_in(here: Position, cell: int, side: str) -> bool:
    """3.1, 9.4  No officer comes in among enemies, nor where an enemy officer is."""
    return here.side_at(cell) in ("", side) and not here.officers_at(cell, here.roster.enemy[side])


def put_with_troops(battle: Battle, officer: str, how: str, paragraph: str) -> Script[None]:
    """9.2, 9.3  An officer joins units of his command, where his owner likes; with none left he is gone."""
    hexes = hexes_of_command(battle, officer)
    if not hexes:
        return
    rule, picked = battle.rules.cite(paragraph), hexes[0]
    if len(hexes) > 1:
        side = position(battle).roster.officers[officer].side
        picked = yield Choose("officer.hex", side, hexes, rule, officer)
    if how == "replaces":
        what = f"replaced.{officer}"
        battle.emit(ev.TrackSet(officer, rule, what=what, value=battle.state.number(what) + 1))
    arrive(battle, officer, (battle.board.grid.cell_of(picked),), how=how, rule=rule)


def hexes_of_command(battle: Battle, officer: str) -> tuple[str, ...]:
    here = position(battle)
    row = here.roster.officers[officer]
    cells = {
        piece.at
        for piece in here.units(row.side)
        if row.is_chief or here.card(piece.id).formation in row.formations
    }
    return tuple(sorted(here.grid.label(cell) for cell in cells))
