"""4.4, 8.16, 10. Counters that may not get every order."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.specials import is_banned, is_held
from grognard.rulesets.alea.scenario import Unit
from grognard.rulesets.alea.special_rules import CrossingBan, OrdersLimited

#: why not: the key of a message, and the paragraph
Bar = tuple[str, str]


def barred(battle: Battle, piece: Piece, kind: str) -> Bar | None:
    """Why a counter may not get an order of a kind; None if it may."""
    here, attack = position(battle), kind == "attack"
    card = here.card(piece.id)
    # 4.4  A fleeing counter is past all orders; a shaken one is not sent forward.
    if piece.state == "fleeing":
        return "refuse-order-fleeing", "4.4"
    if attack and piece.state != "normal":
        return "refuse-order-state", "4.4"
    # 8.16  Nor is a division that was told to go back.
    if attack and battle.state.track(f"division.{card.division}.state") == "retreating":
        return "refuse-order-retreating", "8.16"
    # 10.9  Held divisions wait.
    if is_held(battle, card.division):
        return "refuse-order-division-held", "10.9"
    if kind not in allowed_early(here, card):
        return "refuse-order-limited", "10.3"
    if kind not in allowed_behind(here, card, piece):
        return "refuse-order-limited", "10.10"
    return None


def allowed_early(here: Position, card: Unit) -> tuple[str, ...]:
    """10.3  The orders that the first turns leave to some divisions."""
    for rule in here.roster.special(OrdersLimited):
        concerned = card.division in rule.divisions and card.nation in rule.nations
        if concerned and here.battle.state.turn <= rule.through_turn:
            return rule.orders
    return ("maneuver", "attack")


def allowed_behind(here: Position, card: Unit, piece: Piece) -> tuple[str, ...]:
    """10.10  The orders of a division that may not cross; an enemy next to a counter frees its hands."""
    bans = here.roster.special(CrossingBan)
    if bans and is_banned(here.battle, piece.id) and not here.beside(here.roster.enemy[card.side])[piece.at]:
        for ban in bans:
            if card.division in ban.divisions:
                return ban.orders
    return ("maneuver", "attack")
