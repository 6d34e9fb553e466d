"""Recorded games told in French and Spanish: no word of theirs is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from grognard import games
from grognard.core.game import Game
from grognard.core.game.displays import Displays
from grognard.core.game.node import Decision
from grognard.core.game.order import parse
from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.core.game.telling import Telling
from grognard.core.messages import Label
from grognard.core.names import in_language
from grognard.scenarios import scenarios
from tests.played.records import FOLDER

_WORD = re.compile(r"[^\W\d_]{2,}")
#: a figure with an English ending, such as 2nd
_ORDINAL = re.compile(r"\b\d+(?:st|nd|rd|th)\b")
#: words of the games that are spelt alike in both languages
ALIKE = {
    "fr": {
        *("activation", "activations", "batteries", "charge", "coalition", "combat", "double", "engagement"),
        *(
            "exploitation",
            "face",
            "formation",
            "formations",
            "hex",
            "initiative",
            "normal",
            "phase",
            "points",
        ),
        *("rail", "secret", "test", "zone"),
    },
    "es": {"control", "declare", "factor", "guerrilla", "hex", "marginal", "no", "normal"},
}


def told(game: Game, words: Telling) -> Iterator[str]:
    """What a player reads at a moment of the game: what is asked, what he may answer, what lies beside."""
    node = game.node
    yield words.waiting(node)
    if isinstance(node, Decision) and node.choice is not None:
        for option in node.choice.options:
            yield words.option(node.choice, option)
    system = game.table.system
    if isinstance(system, Displays):
        for display in system.displays(game.table.battle(game.state)):
            yield words.message(display.title)
            for line in display.lines:
                text = line.text
                yield text.say(words.language) if isinstance(text, Label) else words.plainly(text)
                yield from map(words.plainly, line.facts)
    for piece in game.state.pieces:
        for word in (piece.formation, piece.state, piece.fate, *(name for name, _value in piece.markers)):
            yield words.word(word) if word else ""


def both(record: str, language: str, every: int) -> Iterator[tuple[str, str]]:
    """Each text of a recorded game in English and in another language."""
    head, body = (FOLDER / f"{record}.txt").read_text(encoding="utf-8").split("\n\n", 1)
    said = dict(line.split(": ", 1) for line in head.splitlines())
    game = games.new_game(said["scenario"], seed=int(said["seed"]))
    english, other = Telling(game), Telling(game, language)
    for place, line in enumerate(body.splitlines()):
        if place % every == 0:
            yield from zip(told(game, english), told(game, other), strict=True)
        game.apply(parse(line))
    past = Past(game.table, game.journal.entries())
    stories = Story(past, english), Story(past, other)
    for number, entry in enumerate(past.entries, 1):
        one, two = (story.told(number) for story in stories)
        yield one, two
        yield from zip(*(story.readings(number) for story in stories), strict=True)
        for (one, _rule), (two, _same) in zip(english.entry(entry), other.entry(entry), strict=True):
            yield one, two
    yield english.waiting(game.node), other.waiting(game.node)


def proper(scenario: str, language: str) -> set[str]:
    """Words of names as a reader of the language has them."""
    own = in_language(games.new_game(scenario).scenario, language).own
    rows = [row for field in own.__struct_fields__ if isinstance(getattr(own, field), tuple)
            for row in getattr(own, field)]  # fmt: skip
    texts = [getattr(row, column, "") for row in rows for column in ("name", "command")]
    numbers = [getattr(row, "id", "").upper() for row in rows]
    return {word for text in (*texts, *numbers) if isinstance(text, str) for word in _WORD.findall(text)}


@pytest.mark.parametrize(
    ("record", "language"),
    [
        ("maida-1806-1", "fr"), ("jdg-crossroads-1", "fr"), ("maida-1806-1", "es"),
        ("tikhvin-training-1", "es"), ("tikhvin-standard-1", "es"), ("tikhvin-training-1", "fr"),
        ("alea-training-1", "es"), ("barrosa-standard-1", "es"), ("bailen-standard-1", "es"),
    ],
)  # fmt: skip
def test_no_word_of_a_played_game_is_left_in_english(record: str, language: str) -> None:
    kept = proper(record.rsplit("-", 1)[0], language) | {"NE", "SE"}
    alike = {word.casefold() for word in ALIKE[language]}
    left: dict[str, str] = {}
    for english, other in both(record, language, every=20):
        common = set(_WORD.findall(english)) & set(_WORD.findall(other)) - kept
        left |= {word: other for word in common if word.casefold() not in alike}
        left |= dict.fromkeys(_ORDINAL.findall(other), other)
    assert left == {}


#: what an army is made of, in English; on their own or in a longer name
_TROOPS = re.compile(
    r"\b(?:\w+'s|guns|battery|brigade with|division with|light horse|heavy horse|cavalry|infantry|hussars|"
    r"dragoons|companies|squadrons?|wing|foot|militia|riflemen|volunteers|army|corps artillery|headquarters|"
    r"reserve|rifle|tank|mountain|motorised|air|support|of|the|and|with|chief|commander|line|field)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("scenario", scenarios())
def test_no_unit_or_leader_keeps_an_english_description(scenario: str, language: str) -> None:
    words = Telling(games.new_game(scenario), language)
    named = [counter.name.say(language) for counter in words.counters.values()]
    plain = [re.sub(r"Foot Guards", "", name) for name in named]
    assert [name for name in plain if _TROOPS.search(name) or _ORDINAL.search(name)] == []
