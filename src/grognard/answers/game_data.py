"""A game as plain data, for programs and for the tables that people see."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.answers.victory_data import victory_data
from grognard.core.drivers.explain import events_data
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.journal import Entry, chain
from grognard.core.game.offers import Scores
from grognard.core.game.position_text import to_text
from grognard.core.game.reason import Reasons
from grognard.core.game.save import terms_of
from grognard.core.game.state import ALL_ROUND, OFF, Piece, State
from grognard.core.game.telling import Telling
from grognard.core.messages import Label
from grognard.core.scenario import Scenario

#: entries whose events are shown
_RECENT = 4


def game_data(game: Game, words: Telling, side: str | None = None) -> dict[str, Any]:
    """Where a game stands; with a `side`, as far as it may see that."""
    scenario, state = game.scenario, game.state if side is None else game.view(side)
    step = game.table.sequence.steps[state.step]
    entries = game.journal.entries()
    # What happened would give away what a side may not see.
    told = recent(entries) if state == game.state else []
    return {
        "scenario": scenario.id,
        "ruleset": scenario.ruleset,
        "title": scenario.title.say(words.language),
        "options": list(scenario.chosen),
        "turn": state.turn,
        "turns": scenario.turns,
        "time": scenario.clock.at(state.turn),
        "phase": {
            "id": step.phase.id,
            "title": step.phase.title.say(words.language),
            "rule": words.rules.cite(step.phase.rule),
            "active": step.active or None,
        },
        "node": node_data(game, words),
        "sides": [_side(scenario, state, words, id) for id in words.sides],
        "tracks": dict(state.tracks),
        "score": score_data(game, words),
        "victory": victory_data(game, words, state),
        "last": [entry_data(number, entry, words) for number, entry in told],
        "entries": len(entries),
        # A side that may not know an entry could try out which one fits its hash.
        "hash": chain(terms_of(game.table).genesis, entries)[-1] if state == game.state else "",
        "position": to_text(game.table, state),
    }


def node_data(game: Game, words: Telling) -> dict[str, Any]:
    """What the game waits for."""
    node = game.node
    said = {"prompt": words.waiting(node)}
    match node:
        case Decision(choice=choice) if choice is not None:
            options = [{"option": one, "label": words.option(choice, one)} for one in choice.options]
            about = {"id": choice.id, "unit": choice.unit or None, "options": options}
            return {"kind": "decision", "side": node.side, **said, "rule": node.rule, "choice": about}
        case Decision():
            subjects = list(node.subjects)
            return {"kind": "decision", "side": node.side, **said, "rule": node.rule, "subjects": subjects}
        case Chance():
            dice = {"dice": str(node.dice), "count": node.dice.count, "faces": list(node.dice.faces)}
            return {"kind": "chance", **said, "rule": node.rule, **dice}
        case Over():
            why = Reasons(game, words).why()
            return {"kind": "over", **said, "why": why, **msgspec.to_builtins(node.result)}


def _side(scenario: Scenario[Any], state: State, words: Telling, side: str) -> dict[str, Any]:
    pieces = [piece for piece in state.pieces if _owner(words, piece) == side]
    return {
        "id": side,
        "name": words.sides[side],
        "units": [unit_data(scenario, words, one) for one in pieces],
    }


def _owner(words: Telling, piece: Piece) -> str:
    return words.counters[piece.id].side if piece.id in words.counters else ""


def unit_data(scenario: Scenario[Any], words: Telling, piece: Piece) -> dict[str, Any]:
    places = scenario.places
    counter = words.counters.get(piece.id)
    return {
        "id": piece.id,
        "name": counter.name.say(words.language) if counter else piece.id,
        "hex": None if piece.at == OFF else places.label(piece.at),
        "facing": None if piece.facing == ALL_ROUND else places.compass(piece.facing),
        "depth": piece.depth,
        "strength": piece.strength,
        "formation": piece.formation or None,
        "state": piece.state,
        "fate": piece.fate or None,
        "markers": dict(piece.markers),
    }


def score_data(game: Game, words: Telling, state: State | None = None) -> dict[str, Any] | None:
    """The points of each side in a position, line by line; None where the system counts none."""
    system = game.table.system
    if not isinstance(system, Scores):
        return None
    battle = game.battle if state is None else game.table.battle(state)
    return {
        side: {
            "total": sum(points for _name, points in lines),
            "lines": [{"name": _spelt(name, words), "points": points} for name, points in lines],
        }
        for side, lines in system.score(battle).items()
    }


def _spelt(name: Label | str, words: Telling) -> str:
    return name.say(words.language) if isinstance(name, Label) else words.say(name)


def recent(entries: list[Entry], count: int = _RECENT) -> list[tuple[int, Entry]]:
    """The last entries with their numbers."""
    return list(enumerate(entries, 1))[-count:]


def entry_data(number: int, entry: Entry, words: Telling) -> dict[str, Any]:
    told = [
        {**event, "text": words.event(one)}
        for event, one in zip(events_data(entry.events), entry.events, strict=True)
    ]
    return {"seq": number, "asked": entry.asked, "by": entry.by, "given": entry.given, "events": told}
