"""The companion at a table of real miniatures: which rulesets keep rosters, and armies to begin with."""

from __future__ import annotations

from typing import Any

from grognard.answers.roster_sheet import army_data, shipped
from grognard.answers.roster_table import looked_at
from grognard.core.ruleset import Ruleset
from grognard.rulesets import RULESETS
from grognard.rulesets import ruleset as known_ruleset
from grognard.server.problems import Problem


def army_shown(ruleset: str, army: str, language: str) -> dict[str, Any]:
    """An order of battle to begin with."""
    rules = keeping(ruleset)
    known = shipped(rules)
    if army not in known:
        raise Problem(404, "There is no such army", f"one of: {', '.join(known)}")
    return looked_at(rules, army_data(rules, army, language), language)


def keeping(ruleset: str) -> Ruleset:
    """A ruleset under which rosters are kept."""
    if ruleset not in RULESETS:
        raise Problem(404, "There is no such ruleset", f"one of: {', '.join(RULESETS)}")
    rules = known_ruleset(ruleset)
    if rules.roster is None:
        able = [id for id in RULESETS if known_ruleset(id).roster is not None]
        raise Problem(404, "No roster is kept under this ruleset", f"one of: {', '.join(able)}")
    return rules
