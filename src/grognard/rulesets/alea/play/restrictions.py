"""4.4, 8.16, 10. Counters that may not get every order."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import is_banned, must_stand, specials
from grognard.rulesets.alea.special_rules import CrossingBan, OrdersLimited

#: why not: the key of a message, and the paragraph
Bar = tuple[str, str]


def barred(battle: Battle, piece: Piece, kind: str) -> Bar | None:
    """Why a counter may not get an order of a kind; None if it may."""
    attack, division = kind == "attack", position(battle).card(piece.id).division
    # 4.4  Whoever flees is past all orders; whoever is shaken is not sent forward.
    if piece.state == "fleeing":
        return "refuse-order-fleeing", "4.4"
    if attack and piece.state != "normal":
        return "refuse-order-state", "4.4"
    # 8.16  Nor is a division that was told to go back.
    if attack and battle.state.track(f"division.{division}.state") == "retreating":
        return "refuse-order-retreating", "8.16"
    # 10.9  Held divisions wait.
    if must_stand(battle, piece.id):
        return "refuse-order-division-held", "10.9"
    if kind not in allowed_early(battle, piece):
        return "refuse-order-limited", "10.3"
    if kind not in allowed_behind(battle, piece):
        return "refuse-order-limited", "10.10"
    return None


def allowed_early(battle: Battle, piece: Piece) -> tuple[str, ...]:
    """10.3  The orders that the first turns leave to some divisions."""
    card = position(battle).card(piece.id)
    for rule in specials(battle.scenario, OrdersLimited):
        concerned = card.division in rule.divisions and card.nation in rule.nations
        if concerned and battle.state.turn <= rule.through_turn:
            return rule.orders
    return ("maneuver", "attack")


def allowed_behind(battle: Battle, piece: Piece) -> tuple[str, ...]:
    """10.10  The orders of a division that may not cross; an enemy next to a counter frees its hands."""
    here = position(battle)
    card = here.card(piece.id)
    if is_banned(battle, piece.id) and not here.beside(here.roster.enemy[card.side])[piece.at]:
        for ban in specials(battle.scenario, CrossingBan):
            if card.division in ban.divisions:
                return ban.orders
    return ("maneuver", "attack")
