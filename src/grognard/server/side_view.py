"""What a seat may see. Every channel asks here: position, log, live updates, orders, odds, export.

In open games everybody sees all. Where a system hides something, a seat sees what its side may, whoever looks
on only what every side may, and what happened is told only as far as it concerns a seat's own counters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from grognard.ai.titles import title_of
from grognard.answers.ahead import may_be_weighed
from grognard.answers.asked import offered, subjects_of, units_of
from grognard.answers.game_data import unit_data
from grognard.answers.victory_data import victory_data
from grognard.core.board import Board
from grognard.core.drivers.explain import (
    FACING,
    FATE,
    FORMATION,
    MARKER,
    OPTION,
    STATE,
    VERB,
    events_data,
)
from grognard.core.drivers.play import Step
from grognard.core.events import Event
from grognard.core.game.declarations import declarations_of, declared_in
from grognard.core.game.displays import Displays, Line
from grognard.core.game.effects import Signs, Visible, effect_of
from grognard.core.game.game import Game
from grognard.core.game.journal import DICE, END, FIX, OPENING, RULES, UNDO, Entry
from grognard.core.game.log_lines import LogLines, Why
from grognard.core.game.meanings import meaning
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.offers import Worded
from grognard.core.game.past import Past
from grognard.core.game.reason import Reasons
from grognard.core.game.secrecy import Secrecy
from grognard.core.game.state import State
from grognard.core.game.story import Story
from grognard.core.game.telling import Telling
from grognard.core.game.thrown import dice_of
from grognard.core.game.undo import read_undo
from grognard.core.messages import Label
from grognard.core.procedure import Choose
from grognard.server.fair import commitment
from grognard.server.flow import ending_data, stages_data
from grognard.server.lessons import LESSON, standing_data
from grognard.server.match import Match
from grognard.server.problem_words import said
from grognard.server.records import Kept, Record, Sitting
from grognard.server.seats import SPECTATOR, Seat
from grognard.server.what_happened import line_data, place_of, summary_data, why_data


class SideView:
    """A game as one seat sees it, in one language; a copy, so that nothing changes underneath."""

    def __init__(self, match: Match, seat: Seat, language: str = "en", entry: int | None = None) -> None:
        self.record, self.hash, self.at = match.record, match.hash, match.at
        self.game, self.seat = match.game.clone(), seat
        self.words = Telling(self.game, language)
        self._match, self._past, self.entry = match, match.past, entry
        #: the whole position: as it is now, or as it was after an entry
        self.whole = self.game.state if entry is None else match.past().state(entry)
        self.state = seen_state(self.game, seat, self.whole)

    @cached_property
    def story(self) -> Story:
        """Everything that has happened, in words."""
        return Story(self._match.past(), self.words)

    @cached_property
    def log(self) -> LogLines:
        return LogLines(self.story)

    @cached_property
    def reasons(self) -> Mapping[str, Why]:
        """Why counters are off the map, or worse off; nothing of an earlier position."""
        known = self.is_present and (self.is_whole or self.keeps_secrets)
        return self.log.reasons() if known else {}

    @property
    def is_present(self) -> bool:
        """Whether the position is the one now, and not an earlier one."""
        return self.whole is self.game.state or self.whole == self.game.state

    @property
    def is_whole(self) -> bool:
        """Whether nothing is hidden from this seat."""
        return self.state == self.whole

    def past(self) -> Past:
        """Every earlier position, for whoever may know of all of them."""
        assert not self.keeps_secrets
        return self._past()

    def steps(self, entry: int) -> tuple[Step, ...]:
        """How the dice or the answer of an entry were read; nothing is worked out of what is hidden."""
        given = self.game.journal.back(entry).entry
        if given is not None and self.told(given) != given:
            return ()
        return self._past().steps(entry)

    def knows_decision(self, node: Decision) -> bool:
        """Whether it is no secret from this seat what there is to decide."""
        return self.is_whole or self.keeps_secrets or node.side in self.seat.sides

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return len(self.game.journal)

    @property
    def is_over(self) -> bool:
        return self.game.standing[0].result is not None

    @property
    def keeps_secrets(self) -> bool:
        """Whether the system says itself what this seat may know."""
        return keeps_secrets(self.game, self.seat)

    @property
    def shown_hash(self) -> str:
        """The hash of the journal; empty where it could be tried out which hidden entry fits it."""
        return "" if self.keeps_secrets or not self.is_whole else self.hash

    def told(self, entry: Entry) -> Entry:
        """An entry without what is secret from this seat; whoever looks on knows what every side may."""
        system = self.game.table.system
        if isinstance(system, Secrecy) and self.keeps_secrets:
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
        thrower = thrower and self.record.is_manned
        return thrower or (bool(self.turn) and self.turn in self.seat.sides)


def has_secrets(game: Game) -> bool:
    """Whether anything about a game can be hidden from a seat."""
    return isinstance(game.table.system, Secrecy)


def keeps_secrets(game: Game, seat: Seat) -> bool:
    """Whether something may be hidden from a seat: not from whoever plays every side, nor after the end."""
    all_sides = seat.is_player and len(seat.sides) == len(game.scenario.sides)
    return has_secrets(game) and not all_sides and game.standing[0].result is None


def seen_state(game: Game, seat: Seat, state: State) -> State:
    """A position as a seat may see it."""
    sides = [player.id for player in game.scenario.sides]
    if seat.is_player and len(seat.sides) == len(sides):
        return state
    for side in seat.sides[:1] or sides:
        state = game.table.system.hide(game.scenario, state, side)
    return state


def seen(sight: SideView) -> dict[str, Any]:
    """Where the game stands."""
    game, words, state = sight.game, sight.words, sight.state
    scenario = game.scenario
    return {
        "game": sight.record.id,
        "sequence": len(game.journal),
        "hash": sight.shown_hash,
        "at": sight.at,
        "scenario": scenario.id,
        "ruleset": scenario.ruleset,
        "title": scenario.title.say(words.language),
        "options": list(scenario.chosen),
        "dice": sight.record.dice,
        "practice": sight.record.terms.practice,
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
        "stages": stages_data(sight),
        "node": node_data(sight),
        "sides": [army_data(sight, side) for side in words.sides],
        "tracks": dict(state.tracks),
        "summary": _present_summary(sight),
        "victory": standing_victory(sight),
        "displays": displays_data(sight),
        "declarations": declarations_data(sight),
        "words": (spelt := spelt_words(sight)),
        "meanings": meanings(sight, spelt),
        "over": over_data(sight),
        "lesson": standing_data(sight.record, sight.game),
    }


def standing_victory(sight: SideView) -> dict[str, Any] | None:
    """What the battle is fought for and who held it in the position, for whoever may know."""
    known = sight.is_whole or sight.keeps_secrets
    return victory_data(sight.game, sight.words, sight.state) if known else None


def _present_summary(sight: SideView) -> dict[str, Any] | None:
    """What others did since whoever looks last gave an order: the side that decides, if it is his."""
    sides = sight.seat.sides
    if not sides or not sight.is_present or not (sight.is_whole or sight.keeps_secrets):
        return None
    side = sight.turn if sight.turn in sides else sides[0]
    return summary_data(sight.log, side, len(sight.story.past) + 1)


def displays_data(sight: SideView) -> list[dict[str, Any]]:
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


def declarations_data(sight: SideView) -> list[dict[str, Any]]:
    """What has been declared and is still to be carried out, as far as the seat may see."""
    game, battle = sight.game, sight.game.table.battle(sight.state)
    if not sight.is_present and not sight.keeps_secrets and sight.entry is not None:
        game = sight.past().game(sight.entry)
    known = sight.is_present or game is not sight.game
    found = declarations_of(game, battle) if known else declared_in(game.table.system, battle)
    return [
        {
            "kind": one.kind,
            "label": sight.words.word(one.kind, VERB),
            "units": list(one.units),
            "target": one.target,
            "rule": one.rule,
        }
        for one in found
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


def _computers(sight: SideView) -> dict[str, str]:
    """What the computers at a game are called, where they have been chosen."""
    chosen = {seat.side: seat.player for seat in sight.record.seats if seat.player}
    return {side: title_of(name, sight.words.language) for side, name in chosen.items()}


def _called(seat: Sitting | None) -> str | None:
    return None if seat is None or seat.kind == "computer" or seat.gone else seat.name or seat.guest or None


def phase_data(sight: SideView) -> dict[str, Any]:
    words = sight.words
    step = sight.game.table.sequence.steps[sight.state.step]
    return {
        "id": step.phase.id,
        "title": step.phase.title.say(words.language),
        "rule": words.rules.cite(step.phase.rule),
        "active": step.active or None,
        "number": sight.state.step,
    }


def army_data(sight: SideView, side: str) -> dict[str, Any]:
    game, words = sight.game, sight.words
    pieces = [piece for piece in sight.state.pieces if game.side_of(piece.id) == side]
    units = [
        {**unit_data(game.scenario, words, piece), "why": why_data(game.table.system, piece, sight.reasons)}
        for piece in pieces
    ]
    return {"id": side, "name": words.sides[side], "units": units}


def meanings(sight: SideView, spelt: Mapping[str, Iterable[str]]) -> dict[str, dict[str, Any]]:
    """What the words in the panel of a unit mean, where the rules explain them."""
    asked = {"unit": ("strength",), **{kind: spelt[kind] for kind in (FORMATION, STATE, FATE, MARKER)}}
    return {
        kind: {
            word: msgspec.to_builtins(found)
            for word in words
            if (found := meaning(sight.words, kind, word)) is not None
        }
        for kind, words in asked.items()
    }


def spelt_words(sight: SideView) -> dict[str, dict[str, str]]:
    """The words of the rules that stand on counters and in orders, by kind, in the reader's language."""
    system, pieces = sight.game.table.system, sight.state.pieces
    written = [marker for piece in pieces for marker in piece.markers]
    inscribed = {value for _name, value in written if isinstance(value, str)}
    worded = set(system.words) if isinstance(system, Worded) else set()
    used: dict[str, set[str]] = {
        VERB: {"choose", *system.verbs},
        FACING: set(_compass(sight)),
        FORMATION: worded | {piece.formation for piece in pieces},
        STATE: {piece.state for piece in pieces},
        FATE: {piece.fate for piece in pieces},
        MARKER: {name for name, _value in written},
        OPTION: worded | inscribed | {"yes", "no", "none"},
    }
    return {
        kind: {word: sight.words.word(word, kind) for word in sorted(found) if word}
        for kind, found in used.items()
    }


def _compass(sight: SideView) -> tuple[str, ...]:
    """Where a piece may look, where that has names: on a table it is an angle."""
    board = sight.game.scenario.battlefield
    return board.grid.numbering.orientation.value if isinstance(board, Board) else ()


def node_data(sight: SideView) -> dict[str, Any]:
    """What the game waits for, with the same fields whatever it is."""
    node = sight.game.node
    blank = ("side", "rule", "phase", "choice", "dice", "count", "faces", "winner")
    data: dict[str, Any] = {"kind": "over", **dict.fromkeys(blank), "subjects": []}
    data |= {"prompt": _prompt(sight), "yours": sight.may_act, **ending_data(sight)}
    match node:
        case Decision():
            own = sight.knows_decision(node)
            data |= {"kind": "decision", "side": node.side, "rule": node.rule, "phase": node.phase}
            data |= {"subjects": list(node.subjects) if own else []}
            if node.choice is not None and own:
                data["choice"] = choice_data(sight, node.choice)
        case Chance():
            dice = {"dice": str(node.dice), "count": node.dice.count, "faces": list(node.dice.faces)}
            data |= {"kind": "chance", "rule": node.rule, **dice}
        case Over():
            data |= {"rule": node.result.rule, "winner": node.result.winner or None}
    return data


def choice_data(sight: SideView, choice: Choose) -> dict[str, Any]:
    """A question: its answers, and what it is about."""
    about = subjects_of(sight.game)
    return {
        "id": choice.id,
        "unit": choice.unit or None,
        "options": [
            {"value": one, "label": sight.words.offer(choice, one), "units": list(units_of(sight.game, one))}
            for one in offered(choice)
        ],
        "weighed": may_be_weighed(sight.game),
        "units": list(about.units),
        "places": list(about.places),
    }


def _prompt(sight: SideView) -> str:
    if isinstance(sight.game.node, Chance) and not sight.record.is_manned:
        return said("The dice wait until every side has its player", sight.words.language)
    return sight.words.waiting(sight.game.node)


def over_data(sight: SideView) -> dict[str, Any] | None:
    """How the game ended: by its rules, or by what players settled."""
    node = sight.game.node
    if not isinstance(node, Over):
        return None
    result = node.result
    return {
        "winner": result.winner or None,
        "how": result.how,
        "by": result.by or None,
        "text": sight.words.waiting(node),
        "why": Reasons(sight.game, sight.words).why(),
    }


def seen_entry(sight: SideView, kept: Kept) -> dict[str, Any]:
    """One entry of the log, as far as a seat may know of it."""
    line, words, system = kept.line, sight.words, sight.game.table.system
    signs = system.signs if isinstance(system, Visible) else Signs()
    entry = sight.told(line.entry)
    hidden = not sight.is_whole and not sight.keeps_secrets
    strange = hidden and line.by not in (*sight.seat.sides, DICE, SPECTATOR)
    # Dice may tell of those whom this seat does not see.
    dark = hidden and line.by == DICE
    dice = dice_of(sight.game.table.system.rules, entry)
    events = [event for event in entry.events if not hidden or _concerns(sight, event)]
    return {
        "seq": line.seq,
        "at": kept.at,
        "by": line.by,
        "given": "" if strange else entry.given,
        "kind": _kind(entry),
        "told": "" if hidden and line.by not in sight.seat.sides else sight.story.told(line.seq, entry),
        "readings": [] if hidden else sight.story.readings(line.seq),
        "die": None if dice is None else len(dice.faces),
        "fixed": line.by == DICE and kept.thrown is None and sight.record.dice == LESSON,
        "events": [
            {
                **data,
                "text": words.event(event) if words.is_told(event) else None,
                "effect": effect_of(event, signs),
            }
            for data, event in zip(events_data(events), events, strict=True)
        ],
        "lines": [] if hidden else [line_data(line) for line in sight.log.of(line.seq, entry)],
        "place": None if strange or dark else place_of(sight.story.past, entry, line.seq),
        "takes_back": read_undo(entry.given).to if entry.asked == UNDO else None,
        "summary": None if hidden or _kind(entry) != "order" else summary_data(sight.log, line.by, line.seq),
        "hash": "" if sight.keeps_secrets else line.hash,
    }


def told_lines(sight: SideView, entry: Entry) -> list[str]:
    """What an entry would bring, as far as a seat may know of it."""
    if not sight.is_whole and not sight.keeps_secrets:
        return []
    return [text for text, _rule in sight.words.entry(sight.told(entry))]


def _concerns(sight: SideView, event: Event) -> bool:
    if event.unit in sight.words.counters:
        return sight.game.side_of(event.unit) in sight.seat.sides
    return event.unit in ("", *sight.seat.sides)


def _kind(entry: Entry) -> str:
    if entry.asked in (OPENING, UNDO, RULES, END, FIX):
        return entry.asked
    return "throw" if entry.by == DICE else "order"
