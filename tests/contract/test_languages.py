"""What happened reads in one language: stretches of all battles in French and Spanish, no English in it."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.conftest import SOAKING
from tests.contract.random_play import along

from grognard.core.game import Decision
from grognard.core.game.log_lines import LogLines
from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.core.game.summary import summary_before
from grognard.core.game.telling import Telling
from grognard.scenarios import scenarios

#: words that no French or Spanish sentence has: verbs of our English texts, and what joins them
_ENGLISH = """
    the of and is are was has have with from by to at its their it his who whom which against into
    moves move marches march fires loses lose retreats holds hold falls goes back takes joins rides
    wins win turn hexes order orders unit units column counter counters stand stands melee check
    retreat morale cavalry leader leaders command maneuver half full moved fired fought attack attacks
    disordered broken routed eliminated passed failed nothing happens facing heading yes
"""
ENGLISH = frozenset(_ENGLISH.split())


@cache
def played(scenario: str) -> Past:
    (*_games, game) = along(scenario, 1200 if SOAKING else 150, 6)
    return Past(game.table, game.journal.entries())


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("scenario", sorted(scenarios()))
def test_nothing_that_is_told_is_left_in_english(scenario: str, language: str) -> None:
    past = played(scenario)
    words = Telling(past.game(len(past)), language)
    story = Story(past, words)
    log = LogLines(story)
    names = [*(counter.name.say(language) for counter in words.counters.values()), *words.sides.values()]
    own = set(re.findall(r"[^\W\d]+", " ".join(names).lower()))
    told: list[str] = []
    for number, entry in enumerate(past.entries, 1):
        told += [story.told(number), *story.readings(number), *(line.text for line in log.of(number))]
        if entry.asked.startswith("order "):
            summary = summary_before(log, entry.by, number)
            told += [] if summary is None else summary.lines
        node = past.game(number).node if number % 8 == 0 else None
        if isinstance(node, Decision):
            told.append(words.waiting(node))
    assert len(told) > 100
    for text in set(told):
        found = [word for word in re.findall(r"[^\W\d]+", text) if word.lower() in ENGLISH - own]
        assert not found, (found, text)
        assert "|" not in text, text
