"""Every roll ends in words, every order is told by the names of those who carry it out; in every ruleset."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.contract.random_play import along
from tests.contract.test_games import DRILL, SMALL

from grognard.core.game.journal import DICE
from grognard.core.game.log_lines import LogLines
from grognard.core.game.order import Order, Throw, parse
from grognard.core.game.past import Past
from grognard.core.game.state import OFF
from grognard.core.game.story import Story
from grognard.core.game.summary import summary_before
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES

#: a message key, or a place in a message that nothing was put into
KEY = re.compile(r"\b(?:refuse|event|word|ask|order|roll|code|choice|option)-[a-z]+|\{ *\$|\(\w+=")

#: a point of a table in its notation
POINT = re.compile(r"\b\d+(?:\.\d+)?,\d")


@cache
def played(scenario: str) -> Past:
    inputs = 250 if scenario == DRILL else 700
    (*_games, game) = along(scenario, inputs, 2)
    return Past(game.table, game.journal.entries())


def story_of(scenario: str, language: str = "en") -> Story:
    past = played(scenario)
    return Story(past, Telling(past.game(len(past)), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_every_roll_is_told_with_its_sum_and_those_it_is_about(scenario: str, language: str) -> None:
    story, rolls = story_of(scenario, language), 0
    for number, entry in enumerate(story.past.entries, 1):
        if entry.by != DICE:
            assert story.readings(number) == []
            continue
        rolls += 1
        throw = parse(entry.given)
        assert isinstance(throw, Throw)
        first, *_others = story.readings(number)
        assert "+".join(map(str, throw.faces)) in first
        step = story.past.steps(number)[0]
        assert str(step.total) in first
        sentence = story.sentence(number)
        assert first in sentence
        assert not KEY.search(sentence), sentence
        named = re.findall(r"=([^,()]+)", entry.asked)
        for unit in {one for one in named if one in story.words.pieces}:
            assert story.words.title(unit) in sentence, (unit, sentence)
    assert rolls > 8


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_roll_in_a_fight_names_who_fights(scenario: str) -> None:
    """Also where what was asked names nobody: the order does."""
    story = story_of(scenario)
    for number, entry in enumerate(story.past.entries, 1):
        begun = story.past.begun(number)
        order = parse(story.past.entries[begun - 1].given or "done")
        goes_on = story.past.state(number - 1).step != story.past.state(begun - 1).step
        if entry.by != DICE or not isinstance(order, Order) or not order.units or goes_on:
            continue
        everybody = [story.words.title(piece.id) for piece in story.past.state(number - 1).pieces]
        assert any(name in story.sentence(number) for name in everybody), story.sentence(number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_orders_and_answers_are_told_in_words(scenario: str, language: str) -> None:
    story = story_of(scenario, language)
    for number, entry in enumerate(story.past.entries, 1):
        said = story.told(number)
        if not entry.given or entry.by == DICE:
            continue
        assert said
        assert not KEY.search(said), said
        assert entry.given not in said
        order = parse(entry.given)
        assert isinstance(order, Order)
        for unit in order.units:
            assert story.words.title(unit) in said, (entry.given, said)


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_every_verb_has_a_sentence_and_a_word_of_its_own(scenario: str) -> None:
    past = played(scenario)
    catalogue = past.table.system.rules.catalogue
    for verb in past.table.system.verbs:
        found = catalogue.has(f"order-{verb}") or catalogue.has(f"order-{verb}-attack")
        assert found, verb
        for language in ("fr", "es"):
            assert any(catalogue.has(f"{kind}-{verb}", language) for kind in ("verb", "word")), verb


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_whoever_leaves_the_map_or_breaks_has_a_reason_and_a_line(scenario: str, language: str) -> None:
    story = story_of(scenario, language)
    log, past = LogLines(story), story.past
    end, reasons = past.state(len(past)), log.reasons()
    start = {piece.id: piece.at for piece in past.table.start.pieces}
    gone = [piece for piece in end.pieces if piece.at == OFF != start[piece.id]]
    for piece in gone:
        why = reasons[piece.id]
        assert story.words.title(piece.id) in why.text
        assert why.rule
        assert not KEY.search(f"{why.text} {why.because}")
        lines = [line for line in log.of(why.entry) if piece.id in line.units and line.news]
        assert lines, why
        assert all(line.place for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_summaries_and_news_are_words(scenario: str, language: str) -> None:
    story = story_of(scenario, language)
    log, told = LogLines(story), 0
    for number, entry in enumerate(story.past.entries, 1):
        for line in log.of(number):
            assert line.text
            assert not KEY.search(line.text), line
        if entry.asked.startswith("order "):
            summary = summary_before(log, entry.by, number)
            told += summary is not None
            for said in summary.lines if summary is not None else ():
                assert not re.search(r"summary-|\{ *\$", said), said
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_a_table_are_told_by_their_ground_and_never_by_coordinates(language: str) -> None:
    story, told = story_of(SMALL["liberators"], language), 0
    log = LogLines(story)
    for number in range(1, len(story.past.entries) + 1):
        for said in (story.sentence(number), story.told(number), *(line.text for line in log.of(number))):
            assert not POINT.search(said), said
            told += "″" in said
    assert told > 8
