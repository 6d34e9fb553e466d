"""5.13. Squares formed and broken up in the movement segment: `form A01 =square`, `form A01 =line`."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.jours_de_gloire.cases import Square
from grognard.rulesets.jours_de_gloire.charge import refuse_bad_square, square
from grognard.rulesets.jours_de_gloire.play.command import acting
from grognard.rulesets.jours_de_gloire.play.position import position

SQUARE, LINE = "square", "line"


def forms(battle: Battle, unit: str = "") -> Iterator[Order]:
    """Every square that may be formed or broken up, or that of one unit."""
    for piece in sorted(acting(battle, battle.step.active), key=lambda piece: piece.id):
        for formation in (SQUARE, LINE) if unit in ("", piece.id) else ():
            if why_not(battle, piece, formation) is None:
                yield Order("form", (piece.id,), formation=formation)


def squares(battle: Battle) -> list[str]:
    """The units that may break up their square."""
    found = sorted(acting(battle, battle.step.active), key=lambda piece: piece.id)
    return [piece.id for piece in found if why_not(battle, piece, LINE) is None]


def why_not(battle: Battle, piece: Piece, formation: str) -> IllegalOrder | None:
    """5.13  Why a unit may not form or leave a square now."""
    rules = battle.rules
    if piece.marker("moved") is not None or piece.count("spent"):
        return rules.forbid("refuse-form-moved", "5.13", unit=piece.id)
    if formation == LINE:
        formed = piece.marker("square") is not None
        return None if formed else rules.forbid("refuse-no-square", "5.13", unit=piece.id)
    try:
        refuse_bad_square(rules, case_of(battle, piece))
    except IllegalOrder as refused:
        return refused
    return None


def case_of(battle: Battle, piece: Piece) -> Square:
    here = position(battle)
    return Square(unit=here.unit(piece), occasion="movement", terrain=here.ground.terrain[piece.at])


def check_form(battle: Battle, order: Order) -> None:
    rules = battle.rules
    if len(order.units) != 1 or order != Order("form", order.units, formation=order.formation):
        raise rules.forbid("refuse-surplus", "5.13")
    if order.formation not in (SQUARE, LINE):
        raise rules.forbid("refuse-formation", "5.13", formation=order.formation)
    piece = next((one for one in acting(battle, battle.step.active) if one.id == order.unit), None)
    if piece is None:
        raise rules.forbid("refuse-unit", "3.4", unit=order.unit)
    refused = why_not(battle, piece, order.formation)
    if refused is not None:
        raise refused


def carry_out_form(battle: Battle, order: Order) -> Script[None]:
    """5.13  A square is a whole move; to leave it costs nothing."""
    rule = battle.rules.cite("5.13")
    if order.formation == LINE:
        battle.emit(ev.MarkerRemoved(order.unit, rule, marker="square"))
        return
    case = case_of(battle, battle.piece(order.unit))
    battle.emit(*(yield from ruling(battle, square, case, {})))
    battle.emit(ev.MarkerSet(order.unit, rule, "move", marker="moved", value=1))
