"""1.4, 1.12. What shows on the counters, for drawing them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.face import CounterFace, CounterKey, Counters
from grognard.core.game.state import OFF, Piece, State
from grognard.core.packaged import under
from grognard.rulesets.jours_de_gloire.labels import LABELS
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.play.command import NONE
from grognard.rulesets.jours_de_gloire.play.set_up import pieces
from grognard.rulesets.jours_de_gloire.scenario_rows import Officer, Unit

#: markers that everybody needs to see; the others are book-keeping of an activation
_SHOWN = ("charge", "shock", "moved", "fired", "fought")
_SYMBOLS = {"heavy-cavalry": "cavalry"}
_HEAVY = "L"


def counters(scenario: Battlefield, state: State | None = None) -> Counters:
    """The counters on the map in a state, or as the scenario begins."""
    placed = tuple(pieces(scenario)) if state is None else state.pieces
    return Counters(
        tuple(_faces(scenario, placed, state)), _key(scenario), 1 if state is None else state.turn
    )


def _faces(scenario: Battlefield, placed: tuple[Piece, ...], state: State | None) -> Iterator[CounterFace]:
    cards = {row.id: row for row in scenario.own.units}
    officers = {row.id: row for row in scenario.own.officers}
    for piece in placed:
        if piece.at == OFF:
            continue
        if piece.id in cards:
            yield _unit(cards[piece.id], piece)
        else:
            yield _officer(officers[piece.id], piece, state)


def _unit(card: Unit, piece: Piece) -> CounterFace:
    square = piece.marker("square") is not None
    return CounterFace(
        id=card.id,
        name=card.name,
        side=card.side,
        nation=card.nation,
        symbol=_SYMBOLS.get(card.arm, card.arm),
        # 1.5  Heavy cavalry bears an L.
        grade=_HEAVY if card.arm == "heavy-cavalry" else "",
        strength=piece.strength,
        quality=str(card.cohesion),
        state="normal" if piece.state == "good-order" else piece.state,
        formation="square" if square else "normal",
        division=card.formation or "",
        at=piece.at,
        facing=piece.facing,
        depth=piece.depth,
        markers=tuple((name, str(value)) for name, value in piece.markers if name in _SHOWN),
    )


def _orders(card: Officer, state: State | None) -> tuple[tuple[str, str], ...]:
    """1.14  The order marker of this turn lies on the commander of the formation."""
    if state is None or len(card.formations) != 1 or state.number(f"allotted.{card.side}") != state.turn:
        return ()
    written = state.track(f"orders.{card.formations[0]}")
    return (("orders", str(written)),) if written and written != NONE else ()


def _officer(card: Officer, piece: Piece, state: State | None) -> CounterFace:
    return CounterFace(
        id=card.id,
        name=card.name,
        side=card.side,
        nation=card.nation,
        symbol="commander",
        # 1.12  Bonus and radius; what a chief has besides is told when he gives his orders.
        figures=(card.bonus, card.radius),
        division=card.formations[0] if len(card.formations) == 1 else "",
        at=piece.at,
        markers=_orders(card, state),
    )


def _key(scenario: Battlefield) -> CounterKey:
    return CounterKey(
        quality=LABELS["counter.key-quality"],
        figures=LABELS["counter.key-figures"],
        formations=under(LABELS, "counter.formations", "square"),
        states=under(LABELS, "counter.states", "disordered", "routed"),
        markers=under(LABELS, "counter.markers", "orders", "charge", "shock"),
        grades={_HEAVY: LABELS["counter.grades-heavy"]},
        divisions={row.id: row.name for row in scenario.own.formations},
    )
