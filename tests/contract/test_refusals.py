"""Every refusal of every ruleset has words in every language, and no key of a message reaches a reader."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path

import pytest
from tests.contract.mutations import mutated
from tests.contract.random_play import along
from tests.contract.test_games import DRILL, SMALL

import grognard
from grognard import RULESETS, ruleset
from grognard.core.errors import IllegalOrder
from grognard.core.game import Decision, Game, Order, Throw
from grognard.core.game.order import Input
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES, common_words, message

SOURCE = Path(grognard.__file__).parent
#: a message key, or a place in a message that nothing was put into
KEY = re.compile(r"\b(?:refuse|remedy|event|word|ask)-[a-z]|\{ *\$|\(\w+=")


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_what_is_refused_in_play_is_said_in_words(scenario: str) -> None:
    dice, said = random.Random(1), 0
    for place, game in enumerate(along(scenario, 40 if scenario == DRILL else 150, 4)):
        words = [Telling(game, language) for language in LANGUAGES] if place % 3 == 0 else []
        for refused in map(game.refusal, attempts(game, dice) if words else ()):
            if refused is None:
                continue
            for telling in words:
                assert telling.rules.catalogue.has(refused.reason.key, telling.language), refused.reason
                assert not KEY.search(telling.message(refused.reason)), refused.reason
                assert not KEY.search(refused.say(telling.language)), refused.reason
                said += 1
    assert said


def attempts(game: Game, dice: random.Random) -> list[Input]:
    nonsense: list[Input] = [Throw((99,)), Order("choose", option="dance"), Order("done")]
    return [*mutated(game, dice, 8), *nonsense] if isinstance(game.node, Decision) else nonsense


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULESETS)
def test_every_refusal_in_the_source_of_a_ruleset_has_words(id: str, language: str) -> None:
    rules = ruleset(id)
    folders = [Path(str(folder)) for folder in (rules.folder, rules.shared_folder) if folder is not None]
    sources = [file for folder in (*folders, SOURCE / "core" / "game") for file in folder.rglob("*.py")]
    keys = {key for file in sources for key in re.findall(r'"((?:refuse|remedy)-[a-z-]+)"', file.read_text())}
    assert keys
    assert not [key for key in sorted(keys) if not rules.rules.catalogue.has(key, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_words_wherever_it_is_printed(language: str) -> None:
    refused = IllegalOrder(message("refuse-option", given="choose 3", options="1, 2"), "barrosa 6.23")
    expected = common_words().say(refused.reason, language)
    assert refused.say(language) == f"{expected} [barrosa 6.23]"
    assert "refuse-option" not in str(refused)
    assert str(pickle.loads(pickle.dumps(refused))) == str(refused)
