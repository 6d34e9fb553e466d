"""A unit that has no order says why, in every phase of every battle, in three languages."""

from __future__ import annotations

import re

import pytest
from tests.conftest import SOAKING
from tests.contract.random_play import along

from grognard.core.game import Decision, Game, Order
from grognard.core.game.idle import why_idle
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES
from grognard.scenarios import scenarios

#: a message key, or a place in a message that nothing was put into
KEY = re.compile(r"\b(?:idle|refuse|remedy|word)-[a-z]|\{ *\$|\(\w+=")
ALL = sorted(scenarios())


def looked_at(scenario: str) -> list[Game]:
    """Positions of a random game, each phase a few times and no two alike."""
    seen: dict[str, int] = {}
    found = []
    for game in along(scenario, 1500 if SOAKING else 160, 5):
        node = game.node
        phase = node.phase if isinstance(node, Decision) and node.choice is None else type(node).__name__
        seen[phase] = seen.get(phase, 0) + 1
        if seen[phase] in ((1, 2, 4, 8, 16, 32, 64, 128, 256) if SOAKING else (2, 5)):
            found.append(game.clone())
    return found


@pytest.mark.parametrize("scenario", ALL)
def test_every_unit_has_an_order_or_a_reason(scenario: str) -> None:
    games = looked_at(scenario)
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for game in games:
        words = {language: Telling(game, language) for language in LANGUAGES}
        for piece in game.state.pieces:
            refused = why_idle(game, piece.id)
            if refused is None:
                orders = [order for order in game.orders(piece.id) if isinstance(order, Order)]
                assert any(piece.id in order.units for order in orders), (game.node, piece)
                continue
            # That a phase is not for a unit is said of the phase: whom it is for.
            assert refused.reason.key != "idle-phase", (game.node, piece)
            assert refused.rule, refused
            for language, telling in words.items():
                assert telling.rules.catalogue.has(refused.reason.key, language), refused.reason
                text = telling.message(refused.reason)
                assert not KEY.search(text), text
                said[language].add(text)
    assert len(said["en"]) > 3
    # Translations: a sentence that reads alike in two languages has been forgotten.
    assert not said["en"] & said["fr"]
    assert not said["en"] & said["es"]
    assert not said["fr"] & said["es"]
