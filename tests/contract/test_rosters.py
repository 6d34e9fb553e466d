"""Every ruleset that keeps rosters: its declarations hold together, and whatever happens is told."""

from __future__ import annotations

import os
import random
from functools import cache
from typing import Any

import pytest

from grognard.answers.errors import Stop
from grognard.answers.roster_sheet import army_data, roster_data, shipped
from grognard.answers.roster_table import Happening, looked_at, ruled, turned, weighed
from grognard.core.case import specs
from grognard.core.messages import LANGUAGES
from grognard.core.roster import read_roster, written
from grognard.core.ruleset import Ruleset
from grognard.dice import SeededDice
from grognard.rulesets import RULESETS, ruleset
from grognard.scenarios import load, scenarios

KEPT = [id for id in RULESETS if ruleset(id).roster is not None]
ARMIES = [(id, army) for id in KEPT for army in shipped(ruleset(id))]
#: happenings tried for each order of battle
TRIES = 400 if os.environ.get("GROGNARD_SOAK") else 24


def test_some_ruleset_keeps_rosters() -> None:
    assert KEPT


@pytest.mark.parametrize("id", KEPT)
def test_every_action_asks_only_for_what_its_case_has(id: str) -> None:
    rules = ruleset(id)
    assert rules.roster is not None
    for action in rules.roster.actions:
        for procedure in action.procedures.values():
            assert procedure in rules.procedures
    sheet = roster_data(rules, "en")
    for action in sheet["actions"]:
        for part in action["parts"]:
            assert set(part["questions"]) <= {kind["id"] for kind in sheet["kinds"]}


@pytest.mark.parametrize("id", KEPT)
def test_what_changes_and_what_refers_are_fields_of_the_kind(id: str) -> None:
    keeping = ruleset(id).roster
    assert keeping is not None
    for kind in keeping.kinds:
        names = {spec.name for spec in specs(kind.shape)}
        assert set(kind.changing) <= names
        assert set(kind.refers) <= names


@pytest.mark.parametrize("id", KEPT)
@pytest.mark.parametrize("language", ["fr", "es"])
def test_sides_are_called_at_a_table_as_in_a_battle(id: str, language: str) -> None:
    battles = [load(one) for one in scenarios() if load(one).ruleset == id]
    for side in roster_data(ruleset(id), language)["sides"]:
        called = {
            one.name.say(language) for battle in battles for one in battle.sides if one.id == side["id"]
        }
        assert side["name"] in called


@pytest.mark.parametrize("id", KEPT)
@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_sheet_is_really_translated(id: str, language: str) -> None:
    english, other = roster_data(ruleset(id), "en"), roster_data(ruleset(id), language)
    for before, after in zip(english["kinds"], other["kinds"], strict=True):
        alike = [
            field["about"]
            for field, said in zip(before["fields"], after["fields"], strict=True)
            if field["about"] == said["about"]
        ]
        # Spelt alike in every language.
        assert set(alike) <= {"Granaderos a caballo"}
    # A battle may be called the same everywhere; what it is about is said in every language.
    abouts = [(a["about"], b["about"]) for a, b in zip(english["armies"], other["armies"], strict=True)]
    assert all(a != b for a, b in abouts)


@pytest.mark.parametrize(("id", "army"), ARMIES)
def test_an_order_of_battle_comes_back_as_it_was_written(id: str, army: str) -> None:
    rules = ruleset(id)
    assert rules.roster is not None
    data = army_data(rules, army, "en")
    assert written(rules.roster, read_roster(rules.roster, rules.sides, data)) == data
    assert {entry["side"] for entry in data["entries"]} == set(rules.sides)
    shown = looked_at(rules, data, "en")
    assert set(shown["looks"]) == {entry["name"] for entry in data["entries"]}
    assert not any(look["gone"] for look in shown["looks"].values())


@pytest.mark.parametrize(("id", "army"), ARMIES)
def test_whatever_happens_is_ruled_or_refused_in_words_and_leaves_a_sound_roster(id: str, army: str) -> None:
    rules = ruleset(id)
    chance = random.Random(f"{id} {army}")
    data = army_data(rules, army, "en")
    happened = 0
    for number in range(TRIES):
        language = LANGUAGES[number % 3]
        happening = some_happening(rules, data, chance)
        told = attempted(rules, data, happening, language, SeededDice(number))
        if isinstance(told, Stop):
            assert all(line and "{" not in line for line in told.lines), told.lines
            continue
        happened += 1
        assert all(line["text"] and line["rule"] for line in told["lines"])
        after = told["after"]["roster"]
        assert looked_at(rules, after, language) == told["after"]
        # Ruled again with the same dice it comes to the same.
        again = with_given(happening, told["given"])
        assert ruled(rules, data, again, language)["after"] == told["after"]
        data = after
        if number % 5 == 0:
            data = turned(rules, data, language)["after"]["roster"]
    assert happened > TRIES // 6


def attempted(
    rules: Ruleset, data: Any, happening: Happening, language: str, dice: SeededDice
) -> dict[str, Any] | Stop:
    try:
        return carried_through(rules, data, happening, language, dice)
    except Stop as stopped:
        return stopped


def carried_through(
    rules: Ruleset, data: Any, happening: Happening, language: str, dice: SeededDice
) -> dict[str, Any]:
    """Decide whatever comes up by the first option."""
    told = ruled(rules, data, happening, language, dice)
    while told["waits"] is not None:
        option = told["waits"]["options"][0]["value"]
        happening = with_given(happening, [*told["given"], option])
        told = ruled(rules, data, happening, language, dice)
    return told


def with_given(happening: Happening, given: list[Any]) -> Happening:
    return Happening(
        action=happening.action,
        side=happening.side,
        parts=happening.parts,
        answers=happening.answers,
        whole=happening.whole,
        given=given,
    )


@cache
def sheet_of(id: str) -> dict[str, Any]:
    return roster_data(ruleset(id), "en")


def some_happening(rules: Ruleset, data: Any, chance: random.Random) -> Happening:
    """Some entries that fit an action, and some answers."""
    sheet = sheet_of(rules.id)
    side = chance.choice(list(rules.sides))
    action = chance.choice(sheet["actions"])
    left = list(data["entries"])
    chance.shuffle(left)
    parts: dict[str, list[str]] = {}
    answers: dict[str, dict[str, Any]] = {}
    for part in action["parts"]:
        own = part["of"] == "own"
        able = [one for one in left if (one["side"] == side) == own and one["kind"] in part["questions"]]
        picked = able[: chance.randint(part["least"], min(2, part["most"]))]
        parts[part["id"]] = [one["name"] for one in picked]
        left = [one for one in left if one not in picked]
        for one in picked:
            asked = part["questions"][one["kind"]]
            answers[one["name"]] = {q["name"]: some_answer(q, chance) for q in asked if q["first"]}
    open_now = [q for q in action["whole"] if not q["with"] or any(parts[part] for part in q["with"])]
    whole = {q["path"]: some_answer(q, chance) for q in open_now if q["required"]}
    return Happening(action=action["id"], side=side, parts=parts, answers=answers, whole=whole)


def some_answer(question: dict[str, Any], chance: random.Random) -> Any:
    if question["kind"] == "choice":
        return chance.choice(question["choices"])["value"]
    if question["kind"] == "flag":
        return chance.random() < 0.2
    return chance.randint(question["low"], min(question["high"], question["low"] + 6))


@pytest.mark.parametrize(("id", "army"), ARMIES[:1])
def test_odds_and_ruling_are_of_the_same_case(id: str, army: str) -> None:
    rules = ruleset(id)
    data = army_data(rules, army, "en")
    chance = random.Random(army)
    for number in range(8):
        happening = some_happening(rules, data, chance)
        told = attempted(rules, data, happening, "en", SeededDice(number))
        if isinstance(told, Stop):
            with pytest.raises(Stop) as refused:
                weighed(rules, data, happening, "en")
            assert refused.value.lines == told.lines
        else:
            assert weighed(rules, data, happening, "en")["rule"] == told["rule"]
