"""What a page needs to keep a roster: the fields of entries, what can happen, what has to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from grognard.answers.library import field_data
from grognard.core.case import Spec, specs
from grognard.core.datafiles import read_toml
from grognard.core.drivers.explain import Words
from grognard.core.errors import BadCase, Fault
from grognard.core.roster import Action, Kind, Part, RosterRules, read_roster, written
from grognard.core.roster.filling import asked_of_entry, asked_of_whole, shape_at
from grognard.core.ruleset import Ruleset
from grognard.core.scenario_files import read_title
from grognard.scenarios import load, scenarios

Data = dict[str, Any]
FOLDER = "rosters"


def keeping_of(ruleset: Ruleset) -> RosterRules:
    if ruleset.roster is None:
        raise BadCase([Fault("ruleset", f"{ruleset.id} keeps no roster")])
    return ruleset.roster


def roster_data(ruleset: Ruleset, language: str) -> Data:
    """Everything about rosters of a ruleset that no single roster changes."""
    keeping = keeping_of(ruleset)
    words = Words(ruleset.rules, language)
    return {
        "ruleset": ruleset.id,
        "title": ruleset.title.say(language),
        "sides": [{"id": side, "name": _capital(words.word(side, "side"))} for side in ruleset.sides],
        "kinds": [_kind(kind, words) for kind in keeping.kinds],
        "army": [question(spec, words) for spec in specs(keeping.army)],
        "shared": [question(spec, words) for spec in specs(keeping.shared)],
        "actions": [_action(ruleset, keeping, action, words) for action in keeping.actions],
        "armies": [_title(ruleset, id, language) for id in shipped(ruleset)],
    }


def question(spec: Spec, words: Words) -> Data:
    """A field as a question."""
    data = field_data(spec, words)
    return {**data, "about": _capital(data["about"])}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _kind(kind: Kind, words: Words) -> Data:
    own = [spec for spec in specs(kind.shape) if spec.name not in ("name", "side")]
    return {
        "id": kind.id,
        "title": kind.title.say(words.language),
        "fields": [question(spec, words) for spec in own],
        "changing": list(kind.changing),
        "refers": {name: list(kinds) for name, kinds in kind.refers.items()},
    }


def _action(ruleset: Ruleset, keeping: RosterRules, action: Action, words: Words) -> Data:
    # Procedures of one action differ in who takes part, not in what is asked.
    procedure = ruleset.procedure(next(iter(action.procedures.values())))
    return {
        "id": action.id,
        "title": action.title.say(words.language),
        "about": action.about.say(words.language),
        "rule": ruleset.rules.cite(procedure.rule),
        "parts": [_part(keeping, part, procedure.case, words) for part in action.parts],
        "whole": list(_whole(keeping, action, procedure.case, words)),
    }


def _part(keeping: RosterRules, part: Part, case: type[msgspec.Struct], words: Words) -> Data:
    kinds = {kind.id: kind for kind in keeping.kinds}
    return {
        "id": part.id,
        "title": part.title.say(words.language),
        "of": part.of,
        "least": part.least,
        "most": part.most,
        "link": part.link,
        "after": part.after,
        "questions": {
            id: list(_questions(keeping, part, kinds[id], shape_at(case, path), words))
            for id, path in part.places.items()
        },
    }


def _questions(
    keeping: RosterRules, part: Part, kind: Kind, shape: type[msgspec.Struct] | None, words: Words
) -> Iterator[Data]:
    """What is asked about an entry: first what is always wanted, then whatever else the case has."""
    own = {spec.name: spec for spec in specs(kind.shape)}
    filled = {spec.name for spec in specs(shape)} & set(own) if shape is not None else set()
    left = asked_of_entry(keeping, kind, shape)
    for name in part.asks:
        if name in filled:
            yield {**question(own[name], words), "first": True, "own": True}
        elif name in left:
            yield {**question(left.pop(name), words), "first": True, "own": False}
    for spec in left.values():
        yield {**question(spec, words), "first": spec.required, "own": False}


def _whole(keeping: RosterRules, action: Action, case: type[msgspec.Struct], words: Words) -> Iterator[Data]:
    """What is asked about the whole case: first what is always wanted, in the action's own order."""
    asks = list(action.asks)
    found = sorted(
        asked_of_whole(keeping, action, case),
        key=lambda one: (one.parts, asks.index(one.spec.name) if one.spec.name in asks else len(asks)),
    )
    for one in found:
        first = one.spec.required or one.spec.name in asks
        said_so = {"path": one.path, "first": first, "with": list(one.parts)}
        yield {**question(one.spec, words), **said_so}


# Orders of battle


def shipped(ruleset: Ruleset) -> tuple[str, ...]:
    """The orders of battle that come with a ruleset: its battles, or files of their own."""
    if keeping_of(ruleset).muster is not None:
        return tuple(id for id, home in scenarios().items() if home.name == id and _is_of(ruleset, id))
    home = ruleset.folder / FOLDER
    files = sorted(file.name for file in home.iterdir()) if home.is_dir() else []
    return tuple(name.removesuffix(".toml") for name in files if name.endswith(".toml"))


def _is_of(ruleset: Ruleset, scenario: str) -> bool:
    return bool(read_title(scenarios()[scenario]).get("ruleset") == ruleset.id)


def army_data(ruleset: Ruleset, id: str, language: str) -> Data:
    """A shipped order of battle as a roster to begin with."""
    keeping = keeping_of(ruleset)
    if keeping.muster is not None:
        scenario = load(id)
        head = {"title": scenario.title.say(language), "last": scenario.turns}
        active, entries = scenario.sides[0].id, list(keeping.muster(scenario))
        sound = read_roster(keeping, ruleset.sides, {**head, "active": active, "entries": entries})
        return written(keeping, sound)
    data = read_toml(_file(ruleset, id))
    title = data["title"][language]
    return written(keeping, read_roster(keeping, ruleset.sides, {"title": title, **data["roster"]}))


def _title(ruleset: Ruleset, id: str, language: str) -> Data:
    if keeping_of(ruleset).muster is not None:
        sheet = read_title(scenarios()[id])
        return {"id": id, "title": sheet["title"][language], "about": sheet["summary"][language]}
    data = read_toml(_file(ruleset, id))
    return {"id": id, "title": data["title"][language], "about": data["about"][language]}


def _file(ruleset: Ruleset, id: str) -> Traversable:
    return ruleset.folder / FOLDER / f"{id}.toml"
