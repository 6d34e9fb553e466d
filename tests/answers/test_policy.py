"""What is wrong with a decision is said without the words of the command line: the page says it too."""

from __future__ import annotations

import pytest

from grognard import ruleset
from grognard.answers.errors import Stop
from grognard.answers.figures import figure
from grognard.answers.situation import situation
from grognard.core.messages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("policy", [{"attacker.advnace": "yes"}, {"attacker.advance": "maybe"},
                                    {"attacker.advance@nobody": "yes"}])  # fmt: skip
def test_a_wrong_decision_is_refused_without_naming_an_option(language: str, policy: dict[str, str]) -> None:
    rules = ruleset("tikhvin")
    case = situation(rules, rules.procedure("combat"), rules.example("combat"), language)
    with pytest.raises(Stop) as refused:
        figure(case, policy)
    assert "--" not in str(refused.value)
    assert "grognard " not in str(refused.value)
