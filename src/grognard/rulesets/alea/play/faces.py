"""1.5 to 1.17. What shows on the counters, for drawing them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.face import CounterFace, CounterKey, Counters
from grognard.core.game.state import OFF, Piece, State
from grognard.core.packaged import under
from grognard.rulesets.alea.labels import LABELS
from grognard.rulesets.alea.order_of_battle import AleaScenario
from grognard.rulesets.alea.play.set_up import pieces
from grognard.rulesets.alea.scenario_rows import General, Unit

#: markers that everybody needs to see; the others are book-keeping of a phase
_SHOWN = ("order", "fatigue", "no-fire", "assault", "moved", "fired", "fought")
_SYMBOLS = {"train": "wagons"}
#: 1.7  classes, as short as the counter needs them; line and light begin alike
_GRADES = {
    "line": ("Ln", LABELS["counter.grades-line"]),
    "light": ("Lt", LABELS["counter.grades-light"]),
    "grenadier": ("Gr", LABELS["counter.grades-grenadier"]),
    "medium": ("Md", LABELS["counter.grades-medium"]),
    "heavy": ("Hv", LABELS["counter.grades-heavy"]),
}


def counters(scenario: AleaScenario, state: State | None = None) -> Counters:
    """The counters on the map in a state, or as the scenario begins."""
    placed = tuple(pieces(scenario)) if state is None else state.pieces
    return Counters(tuple(_faces(scenario, placed)), _key(scenario), 1 if state is None else state.turn)


def _faces(scenario: AleaScenario, placed: tuple[Piece, ...]) -> Iterator[CounterFace]:
    cards = {row.id: row for row in scenario.own.units}
    leaders = {row.id: row for row in scenario.own.commanders}
    for piece in placed:
        if piece.at == OFF:
            continue
        if piece.id in cards:
            yield _unit(cards[piece.id], piece)
        else:
            yield _commander(leaders[piece.id], piece)


def _unit(card: Unit, piece: Piece) -> CounterFace:
    # 1.5-1.7  Class, willingness and nationality are printed; the rest is how it stands.
    return CounterFace(
        id=card.id,
        name=card.name,
        side=card.side,
        nation=card.nation,
        symbol="horse-artillery" if card.horse else _SYMBOLS.get(card.arm, card.arm),
        grade="" if card.cls is None else _GRADES[card.cls][0],
        strength=piece.strength,
        quality=card.willingness,
        state=piece.state,
        formation=piece.formation,
        division=card.division or "",
        at=piece.at,
        facing=piece.facing,
        depth=piece.depth,
        markers=tuple((name, str(value)) for name, value in piece.markers if name in _SHOWN),
    )


def _commander(card: General, piece: Piece) -> CounterFace:
    # 1.9  Melee and morale factor.
    return CounterFace(
        id=card.id,
        name=card.name,
        side=card.side,
        nation=card.nation,
        symbol="commander",
        figures=(card.melee, card.morale),
        division=card.divisions[0] if len(card.divisions) == 1 else "",
        at=piece.at,
        markers=tuple((name, str(value)) for name, value in piece.markers if name in _SHOWN),
    )


def _key(scenario: AleaScenario) -> CounterKey:
    return CounterKey(
        quality=LABELS["counter.key-quality"],
        figures=LABELS["counter.key-figures"],
        formations=under(LABELS, "counter.formations", "guerrilla", "square", "limbered", "deployed"),
        states=under(LABELS, "counter.states", "disorganized", "defeated", "fleeing"),
        markers=under(LABELS, "counter.markers", "order", "fatigue", "no-fire", "assault"),
        grades=dict(_GRADES.values()),
        divisions={row.id: row.name for row in scenario.own.divisions},
    )
