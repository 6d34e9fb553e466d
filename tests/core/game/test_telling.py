"""A game in words."""

from __future__ import annotations

import pytest
from tests.core.game.toy import toy_game

from grognard.core import events as ev
from grognard.core.game.journal import Entry
from grognard.core.game.order import parse
from grognard.core.game.printed import printed
from grognard.core.game.telling import Telling
from grognard.core.messages import message
from grognard.games import new_game


def told(*inputs: str, language: str = "en") -> list[str]:
    game = toy_game()
    for text in inputs:
        game.apply(parse(text))
    words = Telling(game, language)
    return [line for entry in game.journal.entries() for line, _rule in words.entry(entry)]


def test_counters_have_names_and_sides() -> None:
    counters = printed(toy_game().scenario)
    assert [(one.id, one.side, str(one.name)) for one in counters.values()] == [
        ("R1", "red", "Reds"),
        ("R2", "red", "More reds"),
        ("B1", "blue", "Blues"),
    ]


def test_moves_and_phases_are_told_by_name() -> None:
    assert told("move R1 0102", "done") == ["Reds (R1) moves to 0102", "Turn 1, Blues: Act"]


def test_a_formation_is_told_by_its_name_alone_since_it_lies_nowhere() -> None:
    words = Telling(new_game("maida-1806"))
    assert words.word("kempt") == "Kempt's light brigade"
    assert words.word("M11") == "Kempt guns (M11)"


def test_a_phase_of_nobodys_has_no_side() -> None:
    assert told("done", "done")[1:] == ["Turn 1: Night", "Turn 2, Reds: Act"]


@pytest.mark.parametrize(
    ("language", "line"), [("fr", "Reds (R1) se déplace en 0102"), ("es", "Reds (R1) se mueve a 0102")]
)
def test_every_language_has_its_sentence(language: str, line: str) -> None:
    assert told("move R1 0102", language=language) == [line]


def test_book_keeping_is_left_out_unless_the_rules_have_a_sentence_for_it() -> None:
    words = Telling(toy_game())
    assert not words.is_told(ev.MarkerSet("R1", "toy 1", marker="spent", value=3))
    assert words.is_told(ev.MarkerSet("R1", "toy 1", marker="order", value="attack"))
    assert not words.is_told(ev.TrackSet("", "toy 1", what="dare.R1", value=1))
    assert words.is_told(ev.Eliminated("R1", "toy 1"))


def test_an_undo_and_a_change_of_rules_are_told() -> None:
    game = toy_game()
    game.apply(parse("move R1 0102"))
    game.undo("red")
    game.adopt("0" * 64)
    words = Telling(game)
    lines = [line for entry in game.journal.entries()[-2:] for line, _rule in words.entry(entry)]
    assert lines == [
        "Reds takes back: all stands again as after entry 1",
        "the game goes on under other rules",
    ]


def test_what_a_game_waits_for_is_told() -> None:
    game = toy_game()
    words = Telling(game)
    game.apply(parse("gamble R1"))
    assert words.waiting(game.node) == "1d6 for ask-toy-gamble"
    game.apply(parse("throw 1"))
    game.apply(parse("dare R1"))
    assert words.waiting(game.node) == "Blues decides: toy.dare"
    for text in ("choose yes", "choose yes", *["done"] * 5):
        game.apply(parse(text))
    assert words.waiting(game.node) == "The game is over: victory for Blues (on points)"


@pytest.mark.parametrize(
    ("language", "resigned"),
    [
        ("en", "resigned by Royalists: victory for Patriots"),
        ("fr", "abandon : Royalists ; victoire : Patriots"),
        ("es", "rendición: Royalists; victoria: Patriots"),
    ],
)
def test_the_end_is_told_in_words_that_fit_one_and_many(language: str, resigned: str) -> None:
    words = Telling(toy_game(), language).rules.catalogue
    told = message("event-game-settled-resigned", by="Royalists", unit="Patriots")
    assert words.say(told, language) == resigned
    for key in ("event-game-ended", "event-game-settled", "game-over", "game-settled"):
        said = words.say(message(key, unit="Patriots", side="Patriots", how="-"), language)
        # A verb after the name would have to agree with it.
        assert said.endswith("Patriots (-)"), key
    for key in ("event-game-settled-forfeit", "game-settled-forfeit", "game-settled-resigned"):
        said = words.say(message(key, unit="Patriots", side="Patriots", by="-"), language)
        assert said.endswith("Patriots"), key


def test_a_throw_says_what_it_was_for() -> None:
    words = Telling(new_game("alea-training"))
    asked = "consult morale B +0 ask-morale(unit=F01) [barrosa 8.1]"
    assert words.purpose(Entry(asked, "dice", "throw 1")) == "morale test of First battalion (F01)"
    assert words.purpose(Entry("roll 1d6 ask-nobody-knows [barrosa 8.1]", "dice", "throw 1")) == ""
    assert words.purpose(Entry(asked, "french", "done")) == ""
