"""3.5, 8.6, 8.7. Rally: units that may test, then those still routed run on."""

from __future__ import annotations

from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import PhaseRules
from grognard.core.legality import is_allowed
from grognard.rulesets.jours_de_gloire.cases import Rally
from grognard.rulesets.jours_de_gloire.play.aftermath import make_rout
from grognard.rulesets.jours_de_gloire.play.homeward import home
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.rally import rally, rally_faults


class RallyPhase(PhaseRules):
    """3.5  The side that had the initiative first."""

    def begin(self, battle: Battle) -> Script[None]:
        order = sides_in_order(battle)
        for side in order:
            for unit in shaken(battle, side):
                yield from test(battle, unit)
        for side in order:
            for unit in runners(battle, side):
                if battle.piece(unit).at != OFF:
                    yield from make_rout(battle, unit, "rally-phase")


def sides_in_order(battle: Battle) -> tuple[str, str]:
    roster = position(battle).roster
    first = str(battle.state.track("initiative") or roster.sides[0])
    return first, roster.enemy[first]


def shaken(battle: Battle, side: str) -> list[str]:
    """8.6  The units that may test now."""
    units = sorted(position(battle).units(side), key=lambda piece: piece.id)
    return [piece.id for piece in units if is_allowed(rally_faults(battle.rules, case_of(battle, piece)))]


def case_of(battle: Battle, piece: Piece) -> Rally:
    here = position(battle)
    enemy = here.roster.enemy[here.card(piece.id).side]
    return Rally(
        unit=here.unit(piece),
        next_to_enemy=bool(here.beside(enemy)[piece.at]),
        in_enemy_zoc=bool(here.zone(enemy)[piece.at]),
        fought=piece.marker("fought") is not None,
    )


def test(battle: Battle, unit: str) -> Script[None]:
    battle.emit(*(yield from ruling(battle, rally, case_of(battle, battle.piece(unit)), {})))


def runners(battle: Battle, side: str) -> list[str]:
    """8.7  The units still routed, the nearest to the edge first, so that none is in the way."""
    here = position(battle)
    routed = [piece for piece in here.units(side) if piece.state == "routed"]
    return [
        piece.id for piece in sorted(routed, key=lambda piece: (home(here, piece.id)[piece.at], piece.id))
    ]
