"""7. Charges: what becomes of the side that lost."""

from __future__ import annotations

import msgspec

from grognard.core.events import Event, Retreated
from grognard.core.procedure import Flow, choose
from grognard.core.rules import Rules
from grognard.rulesets.liberators.bodies import Body, Side, bled, disordered, lead, shrunk

ROUTED, BEATEN, PUSHED = "routed", "beaten", "pushed"


class Defeat(msgspec.Struct, frozen=True):
    """How a side lost."""

    #: attacker or defender
    loser: str
    code: str
    #: routed, beaten or pushed
    severity: str
    #: points of difference above 9
    over: int
    #: cavalry led the winners
    by_cavalry: bool
    second: bool
    fortified: bool

    @property
    def rule(self) -> str:
        return "7.16" if self.loser == "defender" else "7.17"


def suffer(rules: Rules, losers: Side, defeat: Defeat) -> Flow[tuple[Side, tuple[Event, ...]]]:
    """7.16-7.18  Stands, order and retreat of the losers: who is left, and where they went."""
    first = lead(losers)
    holding = holds_out(rules, losers, defeat)
    side = bled(losers, stands_due(rules, first, defeat))
    if defeat.severity == PUSHED and first.is_guns:
        side = damaged(rules, side, first.id)
    side = tuple(
        msgspec.structs.replace(body, order="broken") if breaks(rules, body, defeat) else disordered(body)
        for body in side
    )
    if holding:
        return side, ()
    # 7.25  Heavy and fixed guns that have to leave are lost.
    side = tuple(body for body in side if not is_abandoned(rules, body))
    recalling = yield from recall(rules, side, defeat)
    moves: list[Event] = []
    for body in side:
        how = "recall" if body in recalling else retreat_of(rules, body, defeat)
        moves.append(Retreated(body.id, rules.cite(defeat.rule), defeat.code, how=how))
    side = tuple(
        msgspec.structs.replace(body, formation="limbered") if body.is_guns else body for body in side
    )
    return side, tuple(moves)


def stands_due(rules: Rules, first: Body, defeat: Defeat) -> int:
    """7.16, 7.17  Stands the losers lose after the last roll."""
    stands = rules.number(f"charge.stands.{defeat.severity}")
    if defeat.severity == ROUTED:
        # 7.16  One more for each point above 9.
        stands += defeat.over
    elif first.is_guns:
        return stands
    elif defeat.severity == BEATEN:
        # 7.18  One more for troops beaten by cavalry, in square or outflanked.
        stands += rules.number("charge.extra-stands") * breaks(rules, first, defeat)
    elif first.order != "good-order":
        # 7.16  Pushed back when disordered before.
        stands += rules.number("charge.disordered-stands")
    return stands


def damaged(rules: Rules, side: Side, id: str) -> Side:
    """7.16  Guns pushed back have a stand damaged; 6.15 wrecked where all are damaged."""
    more = rules.number("charge.damaged-guns")
    hit: list[Body] = []
    for body in side:
        if body.id != id:
            hit.append(body)
        elif body.damaged < body.stands:
            hit.append(msgspec.structs.replace(body, damaged=body.damaged + more))
        elif body.stands > more:
            hit.append(shrunk(body, body.stands - more))
    return tuple(hit)


def breaks(rules: Rules, body: Body, defeat: Defeat) -> bool:
    """7.18  Whether troops are broken by the defeat."""
    if body.is_guns:
        return False
    if defeat.severity == BEATEN:
        in_square = body.formation in rules.listed("formations.square")
        return defeat.by_cavalry or in_square or body.outflanked
    return defeat.severity == ROUTED or body.outflanked


def holds_out(rules: Rules, losers: Side, defeat: Defeat) -> bool:
    """7.20  Pushed defenders in works or square hold, unless outflanked."""
    first = lead(losers)
    in_square = first.formation in rules.listed("formations.square")
    # 7.4  Who counter charges has left his works.
    sheltered = in_square or (defeat.fortified and not first.counter_charging)
    return defeat.loser == "defender" and defeat.severity == PUSHED and sheltered and not first.outflanked


def is_abandoned(rules: Rules, body: Body) -> bool:
    """7.25  Heavy and fixed guns."""
    return body.is_guns and (body.fixed or body.gun in rules.listed("guns.heavy"))


def recall(rules: Rules, side: Side, defeat: Defeat) -> Flow[Side]:
    """7.18  Cavalry that is not broken may recall after its first combat."""
    able = tuple(body for body in side if body.mounted and body.order != "broken")
    if not able or defeat.second:
        return ()
    answer = yield from choose(
        f"{defeat.loser}.recall", defeat.loser, ("yes", "no"), rules.cite("7.18"), able[0].id
    )
    return able if answer == "yes" else ()


def retreat_of(rules: Rules, body: Body, defeat: Defeat) -> str:
    """7.16-7.18  How far a beaten unit goes."""
    if body.is_guns or breaks(rules, body, defeat):
        return "full retreat"
    return str(rules.fact(f"charge.retreat.{defeat.severity}"))
