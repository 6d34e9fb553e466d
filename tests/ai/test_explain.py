"""Reasons in words, and numbers that are those of the odds."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.ai.staged import Position, positions

import grognard
from grognard.ai import player
from grognard.ai.explain import said, with_odds
from grognard.ai.player import Weighed, decision
from grognard.core.drivers.forecast import forecast
from grognard.core.drivers.sensitivity import expected_losses
from grognard.core.game.game import Game
from grognard.core.game.offers import Rulings
from grognard.core.game.system import DONE
from grognard.core.messages import LANGUAGES, keys_of

TEXTS = {
    language: (files("grognard.ai") / "text" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES
}
FIGHTS = [
    one
    for one in positions()
    if one.phase in ("assault", "offensive-fire", "reorganization") and not one.after
]


@pytest.mark.parametrize("position", FIGHTS, ids=lambda one: one.claim)
def test_every_number_is_what_the_odds_say_there(position: Position) -> None:
    game = position.game
    thought = with_odds(game, player("sergeant").think(game))
    told = [one for one in (thought.chosen, thought.rejected) if one is not None and one.odds is not None]
    assert told or thought.order == DONE
    for weighed in told:
        check_odds(game, weighed)


def check_odds(game: Game, weighed: Weighed) -> None:
    system, odds = game.table.system, weighed.odds
    assert odds is not None
    assert isinstance(system, Rulings)
    ruling = system.ruling_of(game.battle, weighed.order)
    assert ruling is not None
    procedure = grognard.ruleset(game.scenario.ruleset).procedure(ruling[0])
    (branch,) = forecast(system.rules, procedure.run, ruling[1], dict(odds.given)).branches
    success = procedure.success
    chance = branch.odds.chance(success.holds, success.of_any, success.of_every)
    assert (odds.procedure, odds.success) == (procedure.id, str(chance))
    side, pieces = decision(game).side, {piece.id for piece in game.state.pieces}
    losses = {unit: points for unit, points in expected_losses(branch.odds).items() if unit in pieces}
    assert odds.loses == str(sum(points for unit, points in losses.items() if game.side_of(unit) == side))
    assert odds.takes == str(sum(points for unit, points in losses.items() if game.side_of(unit) != side))


def test_a_thought_names_order_reason_odds_and_what_was_rejected() -> None:
    position = next(one for one in positions() if one.claim.startswith("fire at those"))
    game = position.game
    lines = said(with_odds(game, player("sergeant").think(game)))
    assert lines[0].startswith("fire F01 >0703: ")
    assert re.search(r"success \d+/\d+", lines[1])
    assert lines[2].startswith("rather than ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    keys = keys_of(TEXTS[language])
    assert set(keys) == set(keys_of(TEXTS["en"]))
    folder = Path(grognard.__file__).parent / "ai"
    used = {
        key for file in folder.glob("*.py") for key in re.findall(r'"(ai-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert used - {"ai-survey"} <= set(keys)
