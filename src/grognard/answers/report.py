"""What became of a battle: its result, its losses, how strength went from turn to turn, where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from grognard.answers.game_data import score_data
from grognard.core import events as ev
from grognard.core.drivers.explain import FATE
from grognard.core.game import Game, Over
from grognard.core.game.journal import DICE, UNDO
from grognard.core.game.offers import men_of
from grognard.core.game.past import Past
from grognard.core.game.reason import Reasons
from grognard.core.game.state import OFF, Piece, State
from grognard.core.game.story import Story
from grognard.core.game.telling import Telling
from grognard.core.game.undo import standing
from grognard.core.names import in_language

#: not yet on the map; a loss to nobody
WAITING, ELIMINATED = "waiting", "eliminated"
#: turning points that are told
MOST = 3


class Swing(msgspec.Struct, frozen=True):
    """What an order and all its dice did: the entries it took, and how much better off each side is."""

    first: int
    last: int
    gains: dict[str, float]

    @property
    def size(self) -> float:
        return max(self.gains.values(), default=0)


#: Says how a battle swung from order to order; a laboratory may put chances to win in place of strength.
Measure = Callable[[Game, Past], Iterable[Swing]]


def report_data(game: Game, past: Past, words: Telling, measure: Measure | None = None) -> dict[str, Any]:
    """The whole report as plain data."""
    men = men_of(game.table.system, game.scenario)
    return {
        "scenario": game.scenario.id,
        "title": game.scenario.title.say(words.language),
        "turn": game.state.turn,
        "turns": game.scenario.turns,
        "entries": len(past),
        "practice": game.table.practice,
        "dice_taken_back": _dice_taken_back(past),
        "result": _result(game, words),
        "score": score_data(game, words),
        "men": men,
        "sides": [_side(game, words, side, men) for side in words.sides],
        "strength": list(_by_turn(game, past, words)),
        "turning_points": _turning_points(game, past, words, measure or by_strength),
        "lost": list(_lost(past, words, game)),
    }


def _dice_taken_back(past: Past) -> int:
    thrown = {number for number, entry in enumerate(past.entries, 1) if entry.by == DICE}
    return len(thrown - set(standing(past.entries)))


def _result(game: Game, words: Telling) -> dict[str, Any] | None:
    node = game.node
    if not isinstance(node, Over):
        return None
    why = Reasons(game, words).why()
    text = words.waiting(node)
    return {"winner": node.result.winner or None, "how": node.result.how, "text": text, "why": why}


# Losses


def _side(game: Game, words: Telling, side: str, men: int | None) -> dict[str, Any]:
    pairs = [pair for pair in _pairs(game) if words.counters[pair[0].id].side == side]
    named = _formations(game, words.language)
    groups: dict[str, list[tuple[Piece, Piece]]] = {}
    for pair in pairs:
        groups.setdefault(named.get(pair[0].id, ""), []).append(pair)
    formations = [{"name": name, **_counted(group, men)} for name, group in groups.items() if name]
    return {"id": side, "name": words.sides[side], **_counted(pairs, men), "formations": formations}


def _pairs(game: Game) -> Iterator[tuple[Piece, Piece]]:
    """Every counter that has strength: as it was at first, and as it is."""
    known = zip(game.table.start.pieces, game.state.pieces, strict=True)
    return ((then, now) for then, now in known if then.strength)


def _formations(game: Game, language: str) -> dict[str, str]:
    """The formation of each counter by name, where the battle has formations."""
    shape = _shape(game)
    if shape is None:
        return {}
    faces = shape(in_language(game.scenario, language), None)
    names = faces.key.divisions
    return {face.id: names.get(face.division, "") for face in faces.faces}


def _shape(game: Game) -> Any:
    from grognard.rulesets import ruleset

    shape = ruleset(game.scenario.ruleset).scenario_shape
    return None if shape is None else shape.counters


def _counted(pairs: list[tuple[Piece, Piece]], men: int | None) -> dict[str, Any]:
    start = sum(then.strength for then, _now in pairs)
    lost = sum(then.strength - now.strength for then, now in pairs)
    gone = sum(now.strength for _then, now in pairs if now.fate not in ("", WAITING, ELIMINATED))
    return {"start": start, "lost": lost, "gone": gone, "men": None if men is None else lost * men}


# Strength


def _by_turn(game: Game, past: Past, words: Telling) -> Iterator[dict[str, Any]]:
    """The strength on the map at the end of each turn, from how it was set up."""
    last = {0: past.state(0)}
    for number in standing(past.entries):
        last[past.state(number).turn] = past.state(number)
    for turn, state in sorted(last.items()):
        sides = {side: strength(game, state, side) for side in words.sides}
        yield {"turn": turn, "time": game.scenario.clock.at(turn) if turn else None, "sides": sides}


def strength(game: Game, state: State, side: str) -> int:
    """The points that a side has on the map."""
    return sum(piece.strength for piece in state.pieces if piece.at != OFF and game.side_of(piece.id) == side)


def by_strength(game: Game, past: Past) -> Iterator[Swing]:
    """How much strength each order cost one side more than the other."""
    sides = [player.id for player in game.scenario.sides]
    owners = [game.side_of(piece.id) for piece in game.table.start.pieces]
    for first, last in orders_in(past):
        before, after = past.state(first - 1), past.state(last)
        change = dict.fromkeys(sides, 0)
        for owner, then, now in zip(owners, before.pieces, after.pieces, strict=True):
            if then is not now:
                change[owner] += _points(now) - _points(then)
        total = sum(change.values())
        gains = {side: float(2 * change[side] - total) for side in sides}
        if any(gains.values()):
            yield Swing(first, last, gains)


def _points(piece: Piece) -> int:
    """Strength on the map or still to come."""
    return piece.strength if piece.fate in ("", WAITING) else 0


def orders_in(past: Past) -> Iterator[tuple[int, int]]:
    """First and last entry of each order that was not taken back."""
    first = 0
    numbers = standing(past.entries)
    for place, number in enumerate(numbers):
        entry = past.entries[number - 1]
        first = number if entry.by != DICE and not entry.given.startswith("choose ") else first or number
        coming = past.entries[numbers[place + 1] - 1] if place + 1 < len(numbers) else None
        if coming is None or (coming.by != DICE and not coming.given.startswith("choose ")):
            yield first, number


def _turning_points(game: Game, past: Past, words: Telling, measure: Measure) -> list[dict[str, Any]]:
    largest = sorted(measure(game, past), key=lambda swing: -swing.size)[:MOST]
    told, story = [], Story(past, words)
    for swing in sorted(largest, key=lambda swing: swing.first):
        entries = [past.entries[number - 1] for number in range(swing.first, swing.last + 1)]
        entries = [entry for entry in entries if entry.asked != UNDO]
        favours = max(swing.gains, key=lambda side: swing.gains[side])
        told.append(
            {
                "entry": swing.last,
                "turn": past.state(swing.first - 1).turn,
                "given": entries[0].given,
                "told": story.told(swing.first),
                "by": entries[0].by,
                "favours": favours,
                "size": swing.gains[favours],
                "lines": [
                    {"text": words.event(event), "rule": event.rule}
                    for entry in entries
                    for event in entry.events
                    if isinstance(event, (ev.LostStrength, ev.Eliminated, ev.LeftMap))
                ],
            }
        )
    return told


# Where counters were lost


def _lost(past: Past, words: Telling, game: Game) -> Iterator[dict[str, Any]]:
    for number in standing(past.entries):
        events = past.entries[number - 1].events
        for place, event in enumerate(events):
            if isinstance(event, (ev.Eliminated, ev.LeftMap)) and event.unit in words.counters:
                counter = words.counters[event.unit]
                yield {
                    "unit": event.unit,
                    "name": counter.name.say(words.language),
                    "side": counter.side,
                    "hex": _last_seen(game, past.state(number - 1), events[:place], event.unit),
                    "turn": past.state(number - 1).turn,
                    "entry": number,
                    "fate": words.word(ELIMINATED if isinstance(event, ev.Eliminated) else event.how, FATE),
                }


def _last_seen(game: Game, state: State, events: tuple[ev.Event, ...], unit: str) -> str | None:
    for event in reversed(events):
        if isinstance(event, ev.Moved) and event.unit == unit:
            return event.to
    at = next((piece.at for piece in state.pieces if piece.id == unit), OFF)
    return None if at == OFF else game.scenario.places.label(at)
