"""Gathering: the board read into the small cases that the rulings of fire look at."""

from __future__ import annotations

from typing import Any

from grognard.core.game.state import Piece
from grognard.core.legality import is_allowed
from grognard.hex.arc import bears_within
from grognard.rulesets.jours_de_gloire.cases import Answer, Fire, FiringHex, Hexside, TargetHex
from grognard.rulesets.jours_de_gloire.fire import battery_faults, reach
from grognard.rulesets.jours_de_gloire.ground import has_work
from grognard.rulesets.jours_de_gloire.play.aftermath import in_one_hex
from grognard.rulesets.jours_de_gloire.play.conditions import is_foggy, is_night
from grognard.rulesets.jours_de_gloire.play.position import ALL, Position
from grognard.rulesets.jours_de_gloire.play.sightlines import last_hexside, line_of_sight

#: as many batteries as a case takes, and levels
_MOST_ANSWERS, _MOST_LEVELS = 4, 6


def bears(here: Position, piece: Piece, target: int) -> bool:
    """6.3  Whether a hex lies before the front of a battery; six front hexes look every way."""
    if piece.at == target or here.ground.six_fronts[piece.at] or here.is_square(piece.at):
        return piece.at != target
    return bears_within(piece.facing, here.grid.hex(piece.at), here.grid.hex(target))


def climb(here: Position, a: int, b: int) -> int:
    """2.3  Levels up from one hex to another."""
    rise = here.board.level[b] - here.board.level[a]
    return max(-_MOST_LEVELS, min(_MOST_LEVELS, rise))


def is_outward(here: Position, hexside: Hexside, into: int) -> bool:
    """2.5  Whether a work on a hexside is left rather than entered."""
    inside = here.grid.label(into) in here.battle.scenario.own.works.hexes
    return has_work(here.rules, hexside) and not inside


def crossing(here: Position, a: int, b: int) -> dict[str, Any]:
    """2.4, 6.12  The hexside before the hex that is fired at, as a case has it."""
    hexside = here.ground.hexside[last_hexside(here, a, b)]
    return {"hexside": hexside, "outward": is_outward(here, hexside, b), "climb": climb(here, a, b)}


def fire(here: Position, firers: tuple[Piece, ...], target: int, *, whole: bool = True) -> Fire:
    """6. The batteries of one hex and the hex they fire at; not `whole`, only what may forbid the shot."""
    cell, stack = firers[0].at, here.stacks[target]
    cards = [here.card(piece.id) for piece in firers]
    answer = crossing(here, target, cell)
    return Fire(
        firing=FiringHex(
            **standing(here, firers, target, whole=whole),
            same_formation=len({card.formation for card in cards}) == 1,
            terrain=here.ground.terrain[cell],
            square=here.is_square(cell),
            hexside=answer["hexside"],
            outward=answer["outward"],
        ),
        target=TargetHex(
            **standing(here, stack, cell, whole=whole),
            terrain=here.ground.terrain[target],
            faces_firer=bears(here, stack[0], cell),
            answered=tuple(piece.id for piece in stack if has_answered(piece)),
        ),
        distance=here.grid.distance(cell, target),
        **crossing(here, cell, target),
        in_arc=all(bears(here, piece, target) for piece in firers),
        in_sight=line_of_sight(here, cell, target) is None,
        others=tuple(answers(here, cell, target)) if whole else (),
        night=is_night(here.battle),
        fog=is_foggy(here.battle),
    )


def standing(here: Position, pieces: tuple[Piece, ...], foe: int, *, whole: bool) -> dict[str, Any]:
    """The units of one hex as a case has them, and if it is to be whole what lies behind them."""
    if not whole:
        return {"units": tuple(here.unit(piece) for piece in pieces)}
    units, rear = in_one_hex(here, pieces, (foe,))
    return {"units": units, "rear": rear}


def has_answered(piece: Piece) -> bool:
    """6.2  Whether a battery has fired back in this activation."""
    return piece.marker("countered") is not None


def answers(here: Position, firer: int, target: int) -> list[Answer]:
    """6.16  Passive batteries elsewhere that may fire back, the nearest first."""
    found = []
    for piece in here.units(here.side_at(target)):
        if piece.at == target or not is_allowed(battery_faults(here.rules, here.counter(piece))):
            continue
        distance = here.grid.distance(piece.at, firer)
        if (
            distance > reach(here.rules, here.card(piece.id).range or 0)
            or has_answered(piece)
            or not bears(here, piece, firer)
        ):
            continue
        if line_of_sight(here, piece.at, firer) is None:
            found.append((distance, piece.id, piece))
    return [
        Answer(
            unit=here.unit(piece),
            distance=distance,
            terrain=here.ground.terrain[piece.at],
            square=here.is_square(piece.at),
            **crossing(here, piece.at, firer),
        )
        for distance, _id, piece in sorted(found)[:_MOST_ANSWERS]
    ]


def is_exposed(here: Position, piece: Piece, target: int) -> bool:
    """7.13  A rear hex of an attacker lies in the front of adjacent foot or horse that takes no part."""
    rear = {
        here.ground.neighbours[piece.at * 6 + direction]
        for direction in ALL
        if direction not in here.front_directions(piece)
    }
    enemy = here.roster.enemy[here.card(piece.id).side]
    for cell in here.ground.neighbours[piece.at * 6 : piece.at * 6 + 6]:
        if cell < 0 or cell == target or here.side_at(cell) != enemy:
            continue
        for other in here.stacks[cell]:
            ahead = {here.ground.neighbours[cell * 6 + d] for d in here.front_directions(other)}
            if not here.card(other.id).is_guns and not rear.isdisjoint(ahead - {-1}):
                return True
    return False
