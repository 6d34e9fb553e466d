"""The puzzles that ship: enough of them, small, legal, and each what it claims."""

from __future__ import annotations

import datetime
from collections import Counter
from importlib.resources import files

import pytest
from tests.strategies import SOAK

from grognard.ai.player import decision
from grognard.answers.ahead import rulings_ahead
from grognard.answers.card_words import Onlooker, Speaker
from grognard.core.errors import BadCase
from grognard.core.game.order import parse
from grognard.core.messages import LANGUAGES
from grognard.puzzles import telling
from grognard.puzzles.judge import considered
from grognard.puzzles.proof import CLEAR, faults
from grognard.puzzles.puzzle import GRADES, THEMES, Puzzle, daily, position_of, puzzle, puzzles
from grognard.rulesets import RULESETS
from grognard.server.case_answers import card_ahead

ALL = list(puzzles().values())
SHORTEST = {
    system: min((one for one in ALL if one.id.startswith(system)), key=lambda one: len(one.worth))
    for system in RULESETS
}
#: proved in every run; all of them under load
PROVED = ALL if SOAK else [*SHORTEST.values(), *ALL[::13]]
#: bytes that a puzzle may take
ROOM = 3_000


def test_there_are_sixty_and_twelve_of_each_system() -> None:
    systems = Counter(one.id.rpartition("-")[0] for one in ALL)
    assert set(systems) == set(RULESETS)
    assert min(systems.values()) >= 12
    assert len(ALL) >= 60


def test_there_are_many_themes_and_every_grade() -> None:
    themes = Counter(one.theme for one in ALL)
    assert set(themes) <= set(THEMES)
    assert {"square", "flank", "rally", "concentrate", "hold", "hold-back"} <= set(themes)
    assert {one.grade for one in ALL} == set(GRADES)


def test_they_are_kept_small() -> None:
    folder = files("grognard.puzzles") / "data"
    sizes = {file.name: len(file.read_text(encoding="utf-8")) for file in folder.iterdir()}
    assert sum(sizes.values()) <= ROOM * len(ALL), sizes


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_puzzle_asks_of_orders_that_are_legal_and_of_no_others(one: Puzzle) -> None:
    legal = considered(one.game)
    assert {str(order) for order in legal} == set(one.worth)
    assert all(one.game.check(order) is None for order in legal)
    assert one.side == decision(one.game).side
    assert one.turn == one.game.state.turn
    assert set(one.right) < set(one.worth)
    wrong = [worth for order, worth in one.worth.items() if order not in one.right]
    assert min(one.worth[order] for order in one.right) - max(wrong) >= CLEAR


@pytest.mark.parametrize("one", PROVED, ids=lambda one: one.id)
def test_its_answer_is_proved_again_and_every_other_order_refuted(one: Puzzle) -> None:
    assert faults(one) == []


@pytest.mark.parametrize("one", SHORTEST.values(), ids=lambda one: one.id)
def test_a_claim_that_is_wrong_is_found(one: Puzzle) -> None:
    other = next(order for order in one.worth if order not in one.right)
    assert faults(puzzle_with(one, right=(other,)))
    assert faults(puzzle_with(one, margin=one.margin + 1))
    assert faults(puzzle_with(one, worth={**one.worth, other: 99.0}))


def puzzle_with(one: Puzzle, **changes: object) -> Puzzle:
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    return Puzzle(**{**fields, **changes})


@pytest.mark.parametrize("one", SHORTEST.values(), ids=lambda one: one.id)
def test_its_position_is_written_as_it_was_read(one: Puzzle) -> None:
    assert position_of(one.game) == one.position


@pytest.mark.parametrize("one", SHORTEST.values(), ids=lambda one: one.id)
def test_its_odds_are_those_of_the_card(one: Puzzle) -> None:
    """With every open decision branched on, the sentence of one policy is among the ways of the card."""
    told = telling.Told(one, "en")
    for text in one.worth:
        ahead = rulings_ahead(one.game.clone(), parse(text))
        if not ahead:
            assert told.odds(text) == ""
            continue
        sides = {piece.id: one.game.side_of(piece.id) for piece in one.game.state.pieces}
        seen = Onlooker(one.side, sides | {side.id: side.id for side in one.game.scenario.sides})
        said = [
            way["headline"]
            for part in ahead
            for way in Speaker(card_ahead(one.game.scenario.ruleset, (part,), "en"), seen).data()["ways"]
        ]
        assert told.odds(text) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    for one in SHORTEST.values():
        told = telling.Told(one, language)
        card, solution = telling.card(one, language), telling.solution(told)
        texts = [
            card["about"],
            card["grade_title"],
            told.question(),
            solution["why"],
            solution["answer_told"],
        ]
        assert all(text and "puzzle-" not in text for text in texts), texts
    for theme in THEMES:
        assert "puzzle-" not in telling.say(f"puzzle-why-{theme}", language)


def test_whoever_answers_wrongly_hears_what_his_order_comes_to() -> None:
    one = SHORTEST["barrosa"]
    wrong = next(order for order in one.worth if order not in one.right)
    told = telling.Told(one, "en")
    assert telling.solution(told, one.right[0])["right"] is True
    heard = telling.solution(told, wrong)
    assert heard["right"] is False
    assert told.order(wrong) in heard["why"]
    assert [line["right"] for line in heard["orders"]].index(False) == len(one.right)


def test_there_is_one_for_every_day_and_all_of_them_have_theirs() -> None:
    first = datetime.date(2026, 1, 1)
    days = [daily(first + datetime.timedelta(days=n)).id for n in range(len(ALL))]
    assert sorted(days) == sorted(puzzles())
    assert daily(first) == daily(first)


def test_a_puzzle_that_there_is_not_is_named() -> None:
    with pytest.raises(BadCase, match="no puzzle 'waterloo-1'"):
        puzzle("waterloo-1")
