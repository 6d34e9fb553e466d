"""A battle is played before it is offered, and what the games say is told."""

from __future__ import annotations

import pytest

from grognard.core.messages import LANGUAGES, Label
from grognard.generate import generate, offer
from grognard.generate.offer import offered
from grognard.generate.verdict import Trial, verdict
from grognard.lab.figures import wilson
from grognard.server.replies.editing import summed, tried

SIDE = Label("French", "Français", "Franceses")


def trial(won: float, games: int) -> Trial:
    return Trial("french", SIDE, games, wilson(won, games))


def test_few_games_even_out_to_a_fair_battle_and_many_find_it_out() -> None:
    assert trial(4, 6).is_even
    assert not trial(400, 600).is_even
    assert trial(400, 600).off == pytest.approx(2 / 3 - 0.55)
    assert trial(303, 600).off == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_is_told(language: str) -> None:
    even, uneven = (verdict(trial(won, 100), language) for won in (50, 90))
    assert SIDE.say(language) in even
    assert "35" in uneven
    assert "{" not in even + uneven


def test_the_first_even_battle_of_a_seed_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = iter([trial(95, 100), trial(51, 100)])
    monkeypatch.setattr(offer, "tested", lambda *_given: next(trials))
    made, found = offered("tikhvin", 4, "small", 100, attempts=3)
    assert made == generate("tikhvin", 4, "small", 1)
    assert found is not None
    assert found.is_even


def test_where_none_is_even_the_most_even_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = iter([trial(95, 100), trial(70, 100), trial(90, 100)])
    monkeypatch.setattr(offer, "tested", lambda *_given: next(trials))
    made, found = offered("tikhvin", 4, "small", 100, attempts=3)
    assert made.id == "tikhvin-small-4-1"
    assert found is not None
    assert not found.is_even


def test_a_battle_is_really_played() -> None:
    made, found = offered("tikhvin", 2, "small", 2)
    assert found is not None
    assert (found.games, found.side) == (2, "german")
    assert made.system == "tikhvin"
    assert offered("tikhvin", 2, "small", 0) == (made, None)


def test_games_that_are_played_one_by_one_say_what_those_of_the_command_line_say() -> None:
    made, found = offered("tikhvin", 2, "small", 4)
    assert found is not None
    outcomes = [tried(made.files, number, "en")["outcome"] for number in range(4)]
    said = summed(made.files, outcomes, [], "fr")["verdict"]
    assert said == {"said": verdict(found, "fr"), "even": found.is_even, "off": found.off}
