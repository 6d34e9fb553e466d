"""The odds of an order before it is given."""

from __future__ import annotations

from typing import Any

from grognard.answers.figures import MOST_BRANCHES, figure
from grognard.answers.situation import Situation
from grognard.cli.show_odds import show_sheet
from grognard.core.drivers.explain import words_for
from grognard.core.game import Game
from grognard.rulesets import ruleset


def show_ruling_odds(game: Game, ruling: tuple[str, Any], language: str) -> None:
    """What the ruling that an order sets off can come to."""
    procedure, case = ruling
    rules = ruleset(game.scenario.ruleset)
    words = words_for(rules, procedure, case, language)
    situation = Situation(rules, rules.procedure(procedure), case, "", words)
    show_sheet(figure(situation, {}, most_branches=MOST_BRANCHES))
