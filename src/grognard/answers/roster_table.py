"""A roster in use: how everybody stands, the odds of what is about to happen, and what comes of it.

Nothing is kept here: a roster goes in, and the roster after it comes out. A ruling is told so far as its
dice and decisions are given; what it waits for next is part of the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grognard.answers.errors import Stop
from grognard.answers.figures import figure, sheet_data
from grognard.answers.foreseen import throws_of
from grognard.answers.library import said
from grognard.answers.roster_sheet import keeping_of
from grognard.answers.situation import Situation, refusal
from grognard.core.drivers.explain import Words, entry_data, trace, words_for
from grognard.core.drivers.play import Given, Run
from grognard.core.errors import BadCase, IllegalOrder
from grognard.core.events import Event
from grognard.core.procedure import Choose, Question, Roll
from grognard.core.roster import (
    Picked,
    Roster,
    carried_out,
    changed,
    compose,
    next_turn,
    pick,
    read_roster,
    settled,
    written,
)
from grognard.core.ruleset import Ruleset
from grognard.dice import DiceSource
from grognard.dice.dice import Dice

Data = dict[str, Any]


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody says is happening: who takes part, and what he answered."""

    action: str
    side: str
    #: part -> names
    parts: dict[str, list[str]]
    #: name -> field -> answer
    answers: dict[str, dict[str, Any]] = {}
    #: field of the whole -> answer
    whole: dict[str, Any] = {}
    #: dice as they lie, and options, in the order asked
    given: list[list[int] | str] = []
    #: name -> which of the ways that are open afterwards was taken
    taken: dict[str, str] = {}


class _Waiting(Exception):
    """Nobody has answered this yet."""

    def __init__(self, request: Question) -> None:
        self.request = request


def looked_at(ruleset: Ruleset, data: Any, language: str) -> Data:
    """A roster that is sound, and how everybody on it stands."""
    return _shown(ruleset, _read(ruleset, data, language), language)


def situation_at(ruleset: Ruleset, data: Any, happening: Happening, language: str) -> Situation:
    """What is about to happen, as a case of the rules."""
    return _situation(ruleset, _read(ruleset, data, language), happening, language)[2]


def weighed(ruleset: Ruleset, data: Any, happening: Happening, language: str) -> Data:
    """The odds of what is about to happen."""
    found = situation_at(ruleset, data, happening, language)
    sheet = figure(found, {})
    figures = sheet_data(sheet)
    for said_so, choice in zip(figures["choices"], sheet.choices, strict=True):
        said_so["labels"] = {option: found.words.option(choice, option) for option in choice.options}
    return {"title": found.title, "rule": found.cite, "throws": throws_of(found), **figures}


def ruled(
    ruleset: Ruleset, data: Any, happening: Happening, language: str, dice: DiceSource | None = None
) -> Data:
    """What comes of it, with the dice given and then with these; or what it waits for."""
    before = _read(ruleset, data, language)
    roster, picked, found = _situation(ruleset, before, happening, language)
    run, given, events, waits = _run(found, happening.given, dice)
    told: Data = {
        "title": found.procedure.title.say(language),
        "rule": found.cite,
        "given": given,
        "trace": trace(run.steps, found.words),
        "waits": None if waits is None else _wanted(waits, found.words),
        "lines": [],
        "follows": [],
        "after": None,
    }
    if waits is not None:
        return told
    keeping = keeping_of(ruleset)
    after = changed(keeping, ruleset.rules, roster, events, picked)
    try:
        done = carried_out(keeping, ruleset.rules, after, events, happening.taken)
    except BadCase as bad:
        raise _said(ruleset, bad, language) from None
    after = changed(keeping, ruleset.rules, after, done)
    # What is open to somebody is told as such, and what he took as a line.
    happened = [event for event in events if not keeping.follows(event)]
    taken = _taken_lines(ruleset, events, happening.taken, found.words)
    told["lines"] = [*_lines(happened, found.words), *taken, *_lines(done, found.words)]
    told["follows"] = _follows(ruleset, events, found.words)
    told["after"] = _shown(ruleset, after, language)
    return told


def turned(ruleset: Ruleset, data: Any, language: str) -> Data:
    """The next player's turn, and what it brings."""
    roster, happened = next_turn(keeping_of(ruleset), ruleset.rules, _read(ruleset, data, language))
    words = Words(ruleset.rules, language, [entry.name for entry in roster.entries], ruleset.sides)
    return {"lines": _lines(happened, words), "after": _shown(ruleset, roster, language)}


def _read(ruleset: Ruleset, data: Any, language: str) -> Roster:
    try:
        return read_roster(keeping_of(ruleset), ruleset.sides, data)
    except BadCase as bad:
        raise _said(ruleset, bad, language) from None


def _said(ruleset: Ruleset, bad: BadCase, language: str) -> Stop:
    """Everything that is wrong, in the reader's language."""
    return Stop(*(fault.say(ruleset.rules.catalogue, language) for fault in bad.faults))


def _shown(ruleset: Ruleset, roster: Roster, language: str) -> Data:
    keeping = keeping_of(ruleset)
    words = Words(ruleset.rules, language, [entry.name for entry in roster.entries], ruleset.sides)
    looks = {entry.name: keeping.look(ruleset.rules, roster, entry) for entry in roster.entries}
    return {
        "roster": written(keeping, roster),
        "looks": {
            name: {
                "left": look.left,
                "full": look.full,
                "words": [said(words, word) for word in look.words],
                "bad": [said(words, word) for word in look.bad],
                "notes": [words.message(note) for note in look.notes],
                "gone": look.gone,
                "narrows": {field: list(choices) for field, choices in look.narrows.items()},
            }
            for name, look in looks.items()
        },
        "armies": {
            side: [words.message(line) for line in keeping.tell(ruleset.rules, roster, side)]
            for side in ruleset.sides
        },
    }


def _situation(
    ruleset: Ruleset, roster: Roster, happening: Happening, language: str
) -> tuple[Roster, Picked, Situation]:
    """The roster with the answers, who takes part, and the case that they make."""
    keeping, rules = keeping_of(ruleset), ruleset.rules
    words = Words(rules, language, [entry.name for entry in roster.entries], ruleset.sides)
    try:
        picked = pick(keeping, rules, roster, happening.action, happening.side, happening.parts)
        roster = settled(roster, {name: happening.answers.get(name, {}) for name in picked.names})
        first = roster.named(picked.names[0]) if picked.names else None
        kind = "" if first is None else keeping.kind(first).id
        procedure = ruleset.procedure(picked.action.procedures[kind])
        data = compose(keeping, rules, roster, picked, procedure, happening.answers, happening.whole)
        case = ruleset.build_case(procedure.id, data)
    except IllegalOrder as refused:
        raise refusal(words, refused) from None
    except BadCase as bad:
        raise _said(ruleset, bad, language) from None
    spoken = words_for(ruleset, procedure.id, case, language)
    return roster, picked, Situation(ruleset, procedure, case, "", spoken)


def _run(
    found: Situation, given: Sequence[list[int] | str], dice: DiceSource | None
) -> tuple[Run, list[list[int] | str], tuple[Event, ...], Question | None]:
    """Rule it as far as the answers reach."""
    left = list(given)
    used: list[list[int] | str] = []

    def give(request: Question) -> Given:
        if left:
            answer = _taken(request, left.pop(0), found.words)
        elif isinstance(request, Choose) or dice is None:
            raise _Waiting(request)
        else:
            answer = dice.faces(_dice(request), request.ask.key)
        used.append(answer if isinstance(answer, str) else list(answer))
        return answer

    rules = found.ruleset.rules
    run = Run(rules, give)
    try:
        events = run.events(found.procedure.run(rules, found.case))
        if (settle := keeping_of(found.ruleset).settle) is not None:
            events = run.events(settle(rules, found.case, events))
    except IllegalOrder as refused:
        raise refusal(found.words, refused) from None
    except _Waiting as waiting:
        return run, used, (), waiting.request
    if left:
        raise Stop(found.words.say("roster-too-many"))
    return run, used, events, None


def _dice(request: Question) -> Dice:
    assert not isinstance(request, Choose)
    kind = request.dice if isinstance(request, Roll) else request.chart.dice
    assert kind is not None  # whatever is consulted is rolled for
    return kind


def _taken(request: Question, answer: list[int] | str, words: Words) -> Given:
    """An answer that fits what was asked."""
    if isinstance(request, Choose):
        if not isinstance(answer, str) or answer not in request.options:
            raise Stop(words.say("roster-option"))
        return answer
    dice = _dice(request)
    if isinstance(answer, str) or len(answer) != dice.count or not set(answer) <= set(dice.faces):
        raise Stop(words.say("roster-more-dice", count=str(dice), low=dice.low, high=dice.high))
    return tuple(answer)


def _wanted(request: Question, words: Words) -> Data:
    """What a ruling waits for."""
    asked: Data = {"ask": words.ask(request), "rule": request.rule, "options": [], "dice": None, "tally": []}
    if isinstance(request, Choose):
        asked["options"] = [{"value": one, "label": words.option(request, one)} for one in request.options]
        return asked
    dice = _dice(request)
    tally = request.tally
    asked["dice"] = {"name": str(dice), "count": dice.count, "low": dice.low, "high": dice.high}
    asked["tally"] = [] if tally is None else [entry_data(tally.chart, one, words) for one in tally.entries]
    return asked


def _lines(happened: Sequence[Event], words: Words) -> list[Data]:
    return [{"text": words.event(event), "rule": event.rule, "unit": event.unit} for event in happened]


def _taken_lines(
    ruleset: Ruleset, happened: Sequence[Event], taken: Mapping[str, str], words: Words
) -> list[Data]:
    rules = {event.unit: event.rule for event in happened if keeping_of(ruleset).follows(event)}
    return [
        {"text": f"{unit}{words.colon}{words.word(option)}", "rule": rules[unit], "unit": unit}
        for unit, option in taken.items()
    ]


def _follows(ruleset: Ruleset, happened: Sequence[Event], words: Words) -> list[Data]:
    """What is open to whom, now that it is ruled."""
    open_to: Mapping[str, tuple[str, ...]] = {
        event.unit: options for event in happened if (options := keeping_of(ruleset).follows(event))
    }
    return [
        {"unit": unit, "options": [{"value": one, "label": words.word(one)} for one in options]}
        for unit, options in open_to.items()
    ]
