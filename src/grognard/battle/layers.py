"""The layers over a map: zones of control, and what the enemy threatens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from grognard.battle.attacks import Attack, attack_faults, case_of
from grognard.battle.marches import March
from grognard.battle.other_phases import OF_TURN
from grognard.battle.position import Position, position
from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade, Subject, titled
from grognard.core.game.state import OFF, Piece
from grognard.core.game.threat_map import Ruling, Threats, least, standing
from grognard.core.legality import is_allowed

LAYERS = (
    titled("zones", "z", ("side",), held="stripes"),
    titled("threat", "t", ("side", "hex"), weighed=True, reach="dots", strike="stripes", shoot="ring"),
)


def zones(battle: Battle, side: str) -> Overlay:
    """4.1  The hexes that a side controls, and which units do."""
    here, held = position(battle), dict[int, list[str]]()
    for piece in here.units(side):
        for cell in here.controls(piece):
            held.setdefault(cell, []).append(piece.id)
    rule = battle.rules.cite("4.1")
    return Overlay(
        tuple(Shade(cell, "held", len(who), tuple(who), rule=rule) for cell, who in sorted(held.items()))
    )


def layer(battle: Battle, id: str, subject: Subject, threats: Threats[Position]) -> Overlay:
    """One of the layers about a side or a hex."""
    if id == "zones":
        return zones(battle, subject.side)
    if subject.cell != OFF:
        return threats.upon(battle, subject.cell, subject.side)
    return threats.of(battle, subject.side)


def threats_of(attacks: Sequence[Attack]) -> Threats[Position]:
    """What a side can do in its next turn while the enemy stays: come, assault and fire."""

    def ahead(battle: Battle, side: str) -> Battle:
        """The battle as the movement of this side would find it, no unit having moved or fought."""
        steps = battle.sequence.steps
        step = next(n for n, one in enumerate(steps) if one.phase.id == "movement" and one.active == side)
        cleared = tuple(
            msgspec.structs.replace(
                piece, markers=tuple(one for one in piece.markers if one[0] not in OF_TURN)
            )
            for piece in battle.state.pieces
        )
        state = msgspec.structs.replace(battle.state, pieces=cleared, step=step)
        return Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, state)

    def of_piece(ahead: Battle, here: Position, piece: Piece) -> Iterator[tuple[str, int, int]]:
        ends = {piece.at: 0, **March.of(ahead, piece.id).ends}
        yield from (("reach", cell, cost) for cell, cost in ends.items() if cell != piece.at)
        for attack in attacks:
            if is_allowed(attack_faults(ahead, attack, piece)):
                found = least(
                    (cell, cost)
                    for end, cost in ends.items()
                    for cell in here.grid.disk(end, attack.reach(here.card(piece.id)))
                    if cell != end and bears(here, attack, piece, end, cell)
                )
                yield from ((tone_of(attack), cell, cost) for cell, cost in found.items())

    def bears(here: Position, attack: Attack, piece: Piece, end: int, cell: int) -> bool:
        card = here.card(piece.id)
        if attack.reach(card) == 1 and cell not in here.ground.open_to(card.kind, end):
            return False
        return here.ground.sees(end, cell)

    def ruling(ahead: Battle, here: Position, piece: Piece, tone: str, cell: int) -> Ruling | None:
        """The attack by itself, from the nearest hex that it can be made from."""
        attack = next(one for one in attacks if tone_of(one) == tone)
        ends = {piece.at: 0, **March.of(ahead, piece.id).ends}
        reach = attack.reach(here.card(piece.id))
        able = [end for end in ends if 0 < here.grid.distance(end, cell) <= reach]
        end = min(
            (end for end in able if bears(here, attack, piece, end, cell)), key=lambda end: (ends[end], end)
        )
        there = standing(ahead, piece, at=end)
        return attack.id, case_of(there, attack, (piece.id,), cell)

    def tone_of(attack: Attack) -> str:
        return "shoot" if attack.id == "fire" else "strike"

    return Threats({"reach": "3.1", "strike": "5.2", "shoot": "5.2"}, position, ahead, of_piece, ruling)
