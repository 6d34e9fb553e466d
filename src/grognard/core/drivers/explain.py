"""Explain a ruling: every request, event and outcome in the reader's words, or as plain data.

The words come from the ruleset's Fluent files on top of the common ones; whatever has no entry there is said
as the rules spell it, so that a new ruleset can be read from its first day.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from grognard.core import events as ev
from grognard.core.chart import Chart
from grognard.core.drivers.play import Step
from grognard.core.messages import Message, message
from grognard.core.outcome import Outcome
from grognard.core.procedure import Choose, Question, Read, Roll
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.core.tally import Entry


def slug(text: str) -> str:
    """The part of a message key that stands for a word of the rules: "first player" -> "first-player"."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


#: Kinds of words with keys of their own; an argument or a field of an event of this name is of that kind.
FACING, VERB, FORMATION, STATE, FATE, MARKER, CODE, OPTION, PHASE = KINDS = (
    "facing",
    "verb",
    "formation",
    "state",
    "fate",
    "marker",
    "code",
    "option",
    "phase",
)


#: What rulesets call the two parties where they do not name a counter.
_ROLES = ("attacker", "defender", "firer", "target")


class Words:
    """Says what the rules mean, in one language. `units` are the counters' own names, never translated;
    `sides` whatever else something can happen to."""

    def __init__(
        self, rules: Rules, language: str = "en", units: Collection[str] = (), sides: Collection[str] = ()
    ) -> None:
        self.rules, self.language = rules, language
        self.units = frozenset(units)
        subjects = dict.fromkeys((*sides, *_ROLES, *units, ""))
        #: labels name sides first, then counters, in the order of the case
        self._order = {subject: place for place, subject in enumerate(subjects)}
        self._words: dict[tuple[str, str], str] = {}
        #: what stands between a name and what is said of it, and between two such statements
        self.colon, self.semicolon = self.say("label-colon"), self.say("label-semicolon")
        self._longest_first = sorted(filter(None, subjects), key=len, reverse=True)

    def say(self, key: str, **args: str | int) -> str:
        """One of our own texts; its arguments stand as they are."""
        return self.rules.catalogue.say(message(key, **args), self.language)

    def message(self, text: Message) -> str:
        """A prompt, a reason or a log line; names of sides and words of the rules in it are translated."""
        names = {
            value: self.word(value, kind_of(name)) for name, value in text.args if isinstance(value, str)
        }
        return self.rules.catalogue.say(text, self.language, names)

    def word(self, value: str | int, kind: str = "") -> str:
        """A side, state, formation or other word of the rules, without an article.

        The same letters may mean one thing on a chart and another on the map: a `kind` of its own keys, such
        as `code` or `state`, is asked first. A facing is never taken for another word.
        """
        if isinstance(value, int) or value in self.units:
            return str(value)
        known = self._words.get((kind, value))
        if known is None:
            keys = (f"role-{slug(value)}", f"word-{slug(value)}")
            said = self._first(f"{kind}-{slug(value)}", *(() if kind == FACING else keys))
            if not said and ", " in value:
                said = ", ".join(self.word(part, kind) for part in value.split(", "))
            known = self._words[kind, value] = said or value.replace("-", " ")
        return known

    def name(self, unit: str) -> str:
        """Whoever something happens to, as the subject of a sentence."""
        return self._first(f"name-{slug(unit)}") or self.word(unit)

    def _first(self, *keys: str) -> str:
        catalogue = self.rules.catalogue
        return next((catalogue.say(key, self.language) for key in keys if catalogue.has(key)), "")

    def event(self, event: ev.Event) -> str:
        """One log line."""
        kind = str(event.__struct_config__.tag)
        args: dict[str, str | int] = {
            name: value if isinstance(value, int) else self._listed(value, kind_in(event, name))
            for name, value in msgspec.structs.asdict(event).items()
            if name not in ("unit", "rule", "cause")
        }
        said = self._said(event_keys(kind, event), {"unit": self.name(event.unit), **args})
        return said if event.unit in self.units else said[:1].upper() + said[1:]

    def _listed(self, value: str | tuple[str, ...], kind: str) -> str:
        return self.word(value, kind) if isinstance(value, str) else ", ".join(map(self.word, value))

    def _said(self, keys: Iterable[str], args: Mapping[str, str | int]) -> str:
        catalogue = self.rules.catalogue
        key = next((key for key in keys if catalogue.has(key)), "")
        return catalogue.say(Message(key, tuple(args.items())), self.language)

    def label(self, outcome: Outcome) -> str:
        """An outcome on one line: "attacker: -1, advance; defender: -3, retreat 2; hex: attacker"."""
        parts: dict[str, list[str]] = {}
        for unit, points in outcome.losses:
            parts.setdefault(unit, []).append(f"-{points}")
        for unit in outcome.eliminated:
            parts.setdefault(unit, []).append(self.word("eliminated"))
        for field, kind in (("states", STATE), ("formations", FORMATION), ("leaders", FATE)):
            for unit, value in getattr(outcome, field):
                parts.setdefault(unit, []).append(self.word(value, kind))
        for field in ("retreats", "advances"):
            for unit, way in getattr(outcome, field):
                parts.setdefault(unit, []).append(self.way(way))
        for unit, held in outcome.markers:
            parts.setdefault(unit, []).extend(self.marker(one) for one in held.split(", "))
        for name, points in outcome.gains:
            unit, what = self.split(name)
            parts.setdefault(unit, []).append(f"+{points} {self.word(what)}")
        for name, value in outcome.found:
            unit, what = self.split(name)
            parts.setdefault(unit, []).append(f"{self.word(what)} {self.word(value, CODE)}")
        listed = [
            f"{self.word(unit)}{self.colon}{', '.join(said)}" if unit else ", ".join(said)
            for unit, said in sorted(parts.items(), key=lambda part: self._order.get(part[0], 0))
        ]
        if outcome.holds:
            listed.append(self.say("label-holds", unit=self.word(outcome.holds)))
        return self.semicolon.join(listed) or self.say("label-nothing")

    def in_order(self, subjects: Iterable[str]) -> list[str]:
        """Sides and counters as the case has them."""
        return sorted(subjects, key=lambda subject: (self._order.get(subject, len(self._order)), subject))

    def split(self, name: str) -> tuple[str, str]:
        """An outcome's "unit what" taken apart; the unit is empty where there is none."""
        for unit in self._longest_first:
            if name.startswith(f"{unit} "):
                return unit, name[len(unit) + 1 :]
        return "", name

    def way(self, way: str) -> str:
        """A retreat or advance with its hexes: "retreat 2"."""
        how, _space, hexes = way.rpartition(" ")
        return f"{self.word(how)} {hexes}" if how and hexes.isdecimal() else self.word(way)

    def marker(self, marker: str) -> str:
        if marker.startswith("no "):
            return self.say("label-no-marker", marker=self.word(marker[3:]))
        return self.way(marker)

    def field(self, name: str, about: str) -> str:
        """What a field of a case is; its name where nothing is said about it."""
        said = self.rules.catalogue.term("fields", about, self.language)
        return said or about or name.replace("_", " ")

    def choice(self, value: str) -> str:
        """A word that stands in case files, and what it means in the reader's language: "marsh (marais)"."""
        said = self.rules.catalogue.term("values", value, self.language)
        return f"{value} ({said})" if said and said.casefold() != value.casefold() else value

    def ask(self, request: Question | Read) -> str:
        """What is asked, for a person."""
        return self.prompt(request) if isinstance(request, Choose) else self.message(request.ask)

    def prompt(self, choice: Choose) -> str:
        key = f"choice-{slug(choice.id)}"
        if self.rules.catalogue.has(key):
            return self.say(key, unit=choice.unit, who=self.word(choice.who))
        return self.say("choice-generic", who=self.name(choice.who), what=choice.id)

    def decision(self, id: str) -> bool:
        """Whether the rules know a decision of this name."""
        return self.rules.catalogue.has(f"choice-{slug(id)}")

    def option(self, choice: Choose, option: str) -> str:
        keys = (f"option-{slug(choice.id)}-{slug(option)}", f"option-{slug(option)}")
        said = self._said(keys, {"unit": choice.unit}) if self._first(*keys) else ""
        return said or self.word(option, FACING if choice.id.endswith(FACING) else OPTION)

    def offer(self, choice: Choose, option: str) -> str:
        """An option that is open now, where that is said otherwise than beforehand."""
        key = f"offer-{slug(choice.id)}-{slug(option)}"
        return (
            self.say(key, unit=choice.unit) if self.rules.catalogue.has(key) else self.option(choice, option)
        )

    def decided(self, choices: Iterable[Choose], policy: Mapping[str, str]) -> str:
        """The heading of a branch: "Attacker: advance, the leading hex; defender: stand"."""
        met = {choice.id: choice for choice in choices}
        said: dict[str, list[str]] = {}
        for id, option in policy.items():
            if id in met:
                said.setdefault(met[id].who, []).append(self.option(met[id], option))
        parts = (f"{self.word(who)}{self.colon}{', '.join(options)}" for who, options in said.items())
        heading = self.semicolon.join(parts)
        return heading[:1].upper() + heading[1:]

    def row(self, chart: Chart, label: str) -> str:
        """A row of a chart by its printed label, in the reader's language."""
        return next((row.name.say(self.language) for row in chart.rows if row.label == label), label)


def words_for(ruleset: Ruleset, procedure: str, case: Any, language: str = "en") -> Words:
    """The words for one case: its counters keep their names, its sides are translated."""
    roles = ruleset.procedure(procedure).roles(case)
    units = [*(unit for unit, role in roles.items() if unit != role), *_ids(case)]
    return Words(ruleset.rules, language, units, (*roles.values(), *ruleset.sides))


def _ids(case: Any) -> Iterator[str]:
    """The name of every piece inside a case."""
    if isinstance(case, tuple):
        for item in case:
            yield from _ids(item)
    elif isinstance(case, msgspec.Struct):
        for name in case.__struct_fields__:
            value = getattr(case, name)
            if name == "id":
                yield value
            else:
                yield from _ids(value)


def kind_in(event: ev.Event, field: str) -> str:
    """What kind of word a field of an event holds; empty where it is none of its own."""
    if field == "value" and isinstance(event, ev.Found):
        return CODE
    if field == "value" and isinstance(event, ev.Corrected):
        return event.what
    return kind_of(field)


def kind_of(name: str) -> str:
    """The kind of word that an argument or a field of this name holds."""
    return name if name in KINDS else OPTION if name == "options" else ""


def event_keys(kind: str, event: ev.Event) -> tuple[str, ...]:
    """The most exact sentence first: by way, marker or question, then by count, then the plain one."""
    base = f"event-{kind}"
    match event:
        case ev.Retreated():
            number = "-one" if event.hexes == 1 else "-hexes" if event.hexes else ""
            return f"{base}-{slug(event.how)}{number}", f"{base}{number}"
        case ev.LostStrength() if event.points == 1:
            return f"{base}-one", base
        case ev.Advanced():
            return f"{base}-{slug(event.how)}", base
        case ev.Found():
            suffix = "" if event.unit else "-plain"
            return f"{base}-{slug(event.what)}", f"{base}{suffix}"
        case ev.HexHeld() if event.unit == "nobody":
            return f"{base}-nobody", base
        case ev.MarkerPlaced() if event.count != 1:
            return (f"{base}-many",)
        case ev.Moved() | ev.LeftMap():
            return f"{base}-{slug(event.how)}", base
        case ev.MarkerSet() | ev.MarkerRemoved():
            return f"{base}-{slug(event.marker)}", base
        case ev.TrackSet():
            return f"{base}-{slug(event.what.partition('.')[0])}", base
        case ev.PhaseBegan() if not event.unit:
            return (f"{base}-plain",)
        case ev.GameEnded() if not event.unit:
            return (f"{base}-draw",)
        case ev.GameSettled():
            return f"{base}-{slug(event.how)}", base if event.unit else f"{base}-plain"
        case ev.Corrected():
            return (f"{base}-{event.what}{'-none' if event.value == '' else ''}",)
    return (base,)


def entry_data(chart: Chart, entry: Entry, words: Words) -> dict[str, Any]:
    """One line of a tally."""
    modifier = chart.by_modifier[entry.id]
    return {
        "id": entry.id,
        "label": modifier.label.say(words.language),
        "value": entry.value if modifier.factor is None else f"x{modifier.factor}",
        "rule": words.rules.cite(modifier.rule),
    }


def trace(steps: Iterable[Step], words: Words) -> list[dict[str, Any]]:
    """Every request of a ruling with all that explains its answer, as plain data.

    `die` is the dice as they lie, `answer` what came of them: the chart's code with rulings applied, or the
    total with its modifiers where no chart is read. A decision has no die; its answer is the option. A test
    against a number also has a `verdict`, in the reader's language.
    """
    listed = []
    for step in steps:
        tally = None if isinstance(step.request, Choose) else step.request.tally
        listed.append(
            {
                "ask": words.ask(step.request),
                "rule": step.request.rule,
                "chart": None if step.chart is None else step.chart.id,
                "column": None if step.chart is None else step.column,
                "row": step.row,
                "tally": [] if tally is None else [entry_data(tally.chart, e, words) for e in tally.entries],
                "die": None if isinstance(step.given, str) or not step.given else sum(step.given),
                "answer": answer(step),
                **({} if step.passed is None else {"verdict": verdict(step, words)}),
            }
        )
    return listed


def verdict(step: Step, words: Words) -> str:
    """How a test against a number went: "6 is at most 6: passed"."""
    assert isinstance(step.request, Roll)
    assert step.request.at_most is not None
    key = "verdict-passed" if step.passed else "verdict-failed"
    return words.say(key, die=str(step.answer), limit=step.request.at_most)


def answer(step: Step) -> str | int:
    """What a step came to: the code read, the modified total, or the option."""
    if step.code is not None:
        return step.code
    return step.answer if step.total is None else step.total


def events_data(happened: Iterable[ev.Event]) -> list[dict[str, Any]]:
    """Events as they are written down: {seq, kind, unit, rule, cause, ...}."""
    return [{"seq": place, **msgspec.to_builtins(event)} for place, event in enumerate(happened, 1)]
