"""Whatever stands on a counter or in its panel is explained: each word and letter, in three languages."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from tests.conftest import SOAKING
from tests.contract.random_play import along

from grognard import RULESETS, ruleset
from grognard.answers.rulebook import rulebook_data
from grognard.core.drivers.explain import slug
from grognard.core.game import Game
from grognard.core.game.meanings import Meaning, meaning, printed
from grognard.core.game.repair import settable
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES
from grognard.games import new_game
from grognard.scenarios import scenarios

ALL = sorted(scenarios())
#: how the name of a marker is given away in the source of a ruleset
_MARKED = re.compile(
    r'(?:\bmarker=|\.marker\(|\.count\(|\b(?:un)?mark\(battle, [^"\n]*?|\b(?:STOOD_FAST|PLACED|DUE) = )'
    r'"([a-z -]+)"'
)
#: what the page does not say of a unit, because it is the rule
_UNSAID = {("state", "normal"), ("formation", ""), ("fate", "")}


@cache
def rules_cited(id: str) -> frozenset[str]:
    chapters = rulebook_data(ruleset(id))["chapters"]
    return frozenset(one["number"] for chapter in chapters for one in chapter["paragraphs"])


def explained(game: Game, kind: str, word: str) -> None:
    """That a word is explained in every language, by a rule that there is."""
    told: list[Meaning] = []
    for language in LANGUAGES:
        words = Telling(game, language)
        assert words.rules.catalogue.has(f"about-{kind}-{slug(word)}", language), (kind, word, language)
        found = meaning(words, kind, word)
        assert found is not None
        told.append(found)
        assert found.rule.split()[1] in rules_cited(game.scenario.ruleset), found
        keys = [f"{one}-{slug(word)}" for one in (kind, "word")]
        worded = kind == "unit" or any(words.rules.catalogue.has(key, language) for key in keys)
        assert worded, (keys, language)
    assert len({one.text for one in told}) == len(LANGUAGES), told


@pytest.mark.parametrize("scenario", ALL)
def test_every_state_formation_fate_and_marker_of_a_battle_is_explained(scenario: str) -> None:
    seen: set[tuple[str, str]] = set()
    game = new_game(scenario, seed=1)
    positions = [game, *islice(along(scenario, 900 if SOAKING else 120, 3), 0, None, 10)]
    for piece in [piece for one in positions for piece in one.state.pieces]:
        seen |= {("formation", piece.formation), ("state", piece.state), ("fate", piece.fate)}
        seen |= {("marker", name) for name, _written in piece.markers}
    for piece in game.state.pieces:
        may = settable(game, piece.id)
        seen |= {("formation", one) for one in may.formations} | {("state", one) for one in may.states}
        seen |= {("marker", one) for one in may.markers} | {("fate", one) for one in may.fates}
    for kind, word in sorted(seen - _UNSAID):
        explained(game, kind, word)
    explained(game, "unit", "strength")


@pytest.mark.parametrize("id", RULESETS)
def test_every_marker_in_the_source_of_a_ruleset_is_explained(id: str) -> None:
    rules = ruleset(id)
    folders = [Path(str(folder)) for folder in (rules.folder, rules.shared_folder) if folder is not None]
    names = {
        name
        for folder in folders
        for file in folder.rglob("*.py")
        for name in _MARKED.findall(file.read_text())
    }
    game = new_game(next(one for one in ALL if new_game(one).scenario.ruleset == id))
    assert names
    for name in sorted(names):
        explained(game, "marker", name)


@pytest.mark.parametrize("scenario", ALL)
def test_every_letter_and_figure_on_a_counter_is_explained(scenario: str) -> None:
    game = new_game(scenario)
    shape = ruleset(game.scenario.ruleset).scenario_shape
    assert shape is not None
    assert shape.counters is not None
    found = shape.counters(game.scenario, None)
    letters = 0
    for language in LANGUAGES:
        words = Telling(game, language)
        for face in found.faces:
            for one in printed(words, face, found.key):
                letters += 1
                assert one.about is not None, (face, one)
                assert one.about.rule.split()[1] in rules_cited(game.scenario.ruleset), one
                assert not re.search(r"printed-|\{", one.said), one
    assert letters


def test_an_edition_explains_its_counters_by_its_own_rules() -> None:
    barrosa, bailen = (Telling(new_game(one)) for one in ("barrosa-1811", "bailen-1808"))
    tired = [meaning(words, "marker", "fatigue") for words in (barrosa, bailen)]
    assert tired[0] is not None
    assert tired[1] is not None
    assert "-1 in its morale tests" in tired[0].text
    assert "morale tests do not feel it" in tired[1].text
    assert tired[1].rule == "bailen 8.11"
    silent = meaning(bailen, "marker", "no-fire")
    assert silent is not None
    assert silent.rule == "bailen 1.18"
