"""What a seat may see. Every channel asks here: position, log, live updates, orders, odds, export.

In open games everybody sees all. Where a system hides something, a seat sees what its side may, whoever looks
on only what every side may, and what happened is told only as far as it concerns a seat's own counters.
"""

from __future__ import annotations

from typing import Any

from grognard.ai.titles import title_of
from grognard.answers.ahead import may_be_weighed
from grognard.answers.game_data import score_data, unit_data
from grognard.core.board import Board
from grognard.core.drivers.explain import events_data
from grognard.core.events import Event
from grognard.core.game.displays import Displays, Line
from grognard.core.game.game import Game
from grognard.core.game.journal import DICE, END, FIX, OPENING, RULES, UNDO, Entry
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.offers import Worded
from grognard.core.game.secrecy import Secrecy
from grognard.core.game.state import State
from grognard.core.game.telling import Telling
from grognard.core.messages import Label
from grognard.server.fair import commitment
from grognard.server.lessons import LESSON, standing_data
from grognard.server.match import Match
from grognard.server.seats import SPECTATOR, Seat
from grognard.server.storage import Kept, Record, Sitting


class Sight:
    """A game as one seat sees it, in one language; a copy, so that nothing changes underneath."""

    def __init__(self, match: Match, seat: Seat, language: str = "en", earlier: State | None = None) -> None:
        self.record, self.hash, self.at = match.record, match.hash, match.at
        self.game, self.seat = match.game.clone(), seat
        self.words = Telling(self.game, language)
        #: the whole position: as it is now, or an earlier one
        self.whole = self.game.state if earlier is None else earlier
        self.state = seen_state(self.game, seat, self.whole)

    @property
    def is_whole(self) -> bool:
        """Whether nothing is hidden from this seat."""
        return self.state == self.whole

    @property
    def keeps_secrets(self) -> bool:
        """Whether the system says itself what each side may know, of this seat as of every other."""
        system = self.game.table.system
        return isinstance(system, Secrecy) and not self._knows_all

    @property
    def _knows_all(self) -> bool:
        """Whether the seat plays every side, or the game is over and nothing is secret any more."""
        all_sides = self.seat.is_player and len(self.seat.sides) == len(self.game.scenario.sides)
        return all_sides or isinstance(self.game.node, Over)

    def told(self, entry: Entry) -> Entry:
        """An entry without what is secret from this seat; whoever looks on knows what every side may."""
        system = self.game.table.system
        if isinstance(system, Secrecy) and not self._knows_all:
            for side in self.seat.sides[:1] or [player.id for player in self.game.scenario.sides]:
                entry = system.tells(self.game.scenario, entry, side)
        return entry

    @property
    def turn(self) -> str:
        """The side that has to decide; empty while dice are wanted, and at the end."""
        node = self.game.node
        return node.side if isinstance(node, Decision) else ""

    @property
    def may_act(self) -> bool:
        """Whether the seat may answer what the game waits for."""
        node = self.game.node
        thrower = isinstance(node, Chance) and self.record.dice == "typed" and self.seat.is_player
        return thrower or (bool(self.turn) and self.turn in self.seat.sides)


def seen_state(game: Game, seat: Seat, state: State) -> State:
    """A position as a seat may see it."""
    sides = [player.id for player in game.scenario.sides]
    if seat.is_player and len(seat.sides) == len(sides):
        return state
    for side in seat.sides[:1] or sides:
        state = game.table.system.hide(game.scenario, state, side)
    return state


def seen(sight: Sight) -> dict[str, Any]:
    """Where the game stands."""
    game, words, state = sight.game, sight.words, sight.state
    scenario = game.scenario
    return {
        "game": sight.record.id,
        "sequence": len(game.journal),
        # Whoever may not know an entry could try out which one fits its hash.
        "hash": "" if sight.keeps_secrets else sight.hash,
        "at": sight.at,
        "scenario": scenario.id,
        "ruleset": scenario.ruleset,
        "title": scenario.title.say(words.language),
        "options": list(scenario.chosen),
        "dice": sight.record.dice,
        "commitment": commitment(sight.record),
        "created": sight.record.created,
        "you": list(sight.seat.sides),
        "left": list(sight.seat.left),
        "seats": {side: keeper(sight.record, sight.seat, side) for side in sight.record.terms.sides},
        "names": {**names_at(sight.record), **_computers(sight)},
        "turn": state.turn,
        "turns": scenario.turns,
        "time": scenario.clock.at(state.turn),
        "phase": phase_data(sight),
        "node": node_data(sight),
        "sides": [army_data(sight, side) for side in words.sides],
        "tracks": dict(state.tracks),
        "score": score_data(game, words, state) if sight.is_whole or sight.keeps_secrets else None,
        "displays": displays_data(sight),
        "words": spelt_words(sight),
        "over": over_data(sight),
        "lesson": standing_data(sight.record, sight.game),
    }


def displays_data(sight: Sight) -> list[dict[str, Any]]:
    """What lies beside the map, as far as the seat may see."""
    system, words = sight.game.table.system, sight.words
    if not isinstance(system, Displays):
        return []
    return [
        {
            "id": display.id,
            "title": words.message(display.title),
            "rule": display.rule,
            "brief": None if display.brief is None else words.plainly(display.brief),
            "lines": [_line_data(line, words) for line in display.lines],
        }
        for display in system.displays(sight.game.table.battle(sight.state))
    ]


def _line_data(line: Line, words: Telling) -> dict[str, Any]:
    return {
        "text": line.text.say(words.language) if isinstance(line.text, Label) else words.plainly(line.text),
        "facts": [words.plainly(fact) for fact in line.facts],
        "standing": line.standing,
        "side": line.side or None,
        "units": list(line.units),
    }


def keeper(record: Record, own: Seat, side: str) -> str:
    """Who plays a side: "me", another "person", the "computer", somebody who "left", nobody yet ("open")."""
    seat = record.seat(side)
    if side in own.sides:
        return "me"
    if seat is not None and seat.kind == "computer":
        return "computer"
    if seat is not None and seat.gone:
        return "left"
    return "person" if seat is not None and seat.token else "open"


def names_at(record: Record) -> dict[str, str | None]:
    """What those who sit at a game are called, where they have an account."""
    seats = {side: record.seat(side) for side in record.terms.sides}
    return {side: _called(seat) for side, seat in seats.items()}


def _computers(sight: Sight) -> dict[str, str]:
    """What the computers at a game are called, where they have been chosen."""
    chosen = {seat.side: seat.player for seat in sight.record.seats if seat.player}
    return {side: title_of(name, sight.words.language) for side, name in chosen.items()}


def _called(seat: Sitting | None) -> str | None:
    return None if seat is None or seat.kind == "computer" or seat.gone else seat.name or None


def phase_data(sight: Sight) -> dict[str, Any]:
    words = sight.words
    step = sight.game.table.sequence.steps[sight.state.step]
    return {
        "id": step.phase.id,
        "title": step.phase.title.say(words.language),
        "rule": words.rules.cite(step.phase.rule),
        "active": step.active or None,
    }


def army_data(sight: Sight, side: str) -> dict[str, Any]:
    game, words = sight.game, sight.words
    pieces = [piece for piece in sight.state.pieces if game.side_of(piece.id) == side]
    units = [unit_data(game.scenario, words, piece) for piece in pieces]
    return {"id": side, "name": words.sides[side], "units": units}


def spelt_words(sight: Sight) -> dict[str, str]:
    """The words of the rules that stand on counters and in orders, in the reader's language."""
    used: set[str] = {"choose", "yes", "no", "none", *sight.game.table.system.verbs, *_compass(sight)}
    system = sight.game.table.system
    used |= set(system.words) if isinstance(system, Worded) else set()
    for piece in sight.state.pieces:
        used |= {piece.formation, piece.state, piece.fate}
        for name, written in piece.markers:
            used |= {name, written} if isinstance(written, str) else {name}
    return {word: sight.words.word(word) for word in sorted(used) if word}


def _compass(sight: Sight) -> tuple[str, ...]:
    """Where a piece may look, where that has names: on a table it is an angle."""
    board = sight.game.scenario.battlefield
    return board.grid.numbering.orientation.value if isinstance(board, Board) else ()


def node_data(sight: Sight) -> dict[str, Any]:
    """What the game waits for, with the same fields whatever it is."""
    node, words = sight.game.node, sight.words
    blank = ("side", "rule", "phase", "choice", "dice", "count", "faces", "winner")
    data: dict[str, Any] = {"kind": "over", **dict.fromkeys(blank), "subjects": []}
    data |= {"prompt": words.waiting(node), "yours": sight.may_act, "may_end": sight.game.may_end}
    match node:
        case Decision():
            own = sight.is_whole or sight.keeps_secrets or node.side in sight.seat.sides
            data |= {"kind": "decision", "side": node.side, "rule": node.rule, "phase": node.phase}
            data |= {"subjects": list(node.subjects) if own else []}
            if node.choice is not None and own:
                options = [
                    {"value": one, "label": words.option(node.choice, one)} for one in node.choice.options
                ]
                weighed = may_be_weighed(sight.game)
                unit = node.choice.unit or None
                data["choice"] = {"id": node.choice.id, "unit": unit, "options": options, "weighed": weighed}
        case Chance():
            dice = {"dice": str(node.dice), "count": node.dice.count, "faces": list(node.dice.faces)}
            data |= {"kind": "chance", "rule": node.rule, **dice}
        case Over():
            data |= {"rule": node.result.rule, "winner": node.result.winner or None}
    return data


def over_data(sight: Sight) -> dict[str, Any] | None:
    """How the game ended: by its rules, or by what players settled."""
    node = sight.game.node
    if not isinstance(node, Over):
        return None
    result = node.result
    text = sight.words.waiting(node)
    return {"winner": result.winner or None, "how": result.how, "by": result.by or None, "text": text}


def seen_entry(sight: Sight, kept: Kept) -> dict[str, Any]:
    """One entry of the log, as far as a seat may know of it."""
    line, words = kept.line, sight.words
    entry = sight.told(line.entry)
    hidden = not sight.is_whole and not sight.keeps_secrets
    strange = hidden and line.by not in (*sight.seat.sides, DICE, SPECTATOR)
    events = [event for event in entry.events if not hidden or _concerns(sight, event)]
    return {
        "seq": line.seq,
        "at": kept.at,
        "by": line.by,
        "given": "" if strange else entry.given,
        "kind": _kind(entry),
        "purpose": words.purpose(entry),
        "fixed": line.by == DICE and kept.thrown is None and sight.record.dice == LESSON,
        "events": [
            {**data, "text": words.event(event) if words.is_told(event) else None}
            for data, event in zip(events_data(events), events, strict=True)
        ],
        "lines": [] if hidden else [{"text": text, "rule": rule} for text, rule in words.entry(entry)],
        "hash": "" if sight.keeps_secrets else line.hash,
    }


def _concerns(sight: Sight, event: Event) -> bool:
    if event.unit in sight.words.counters:
        return sight.game.side_of(event.unit) in sight.seat.sides
    return event.unit in ("", *sight.seat.sides)


def _kind(entry: Entry) -> str:
    if entry.asked in (OPENING, UNDO, RULES, END, FIX):
        return entry.asked
    return "throw" if entry.by == DICE else "order"
