"""The rulesets we ship give no finding that nobody has explained."""

from __future__ import annotations

import pytest

from grognard.lint import KINDS, lint
from grognard.rulesets import RULESETS, ruleset


@pytest.mark.parametrize("id", RULESETS)
def test_a_shipped_ruleset_has_only_findings_listed_as_known_with_the_reason(id: str) -> None:
    assert [f"{found.id} ({found.what})" for found in lint(ruleset(id)) if not found.known] == []


@pytest.mark.parametrize("id", RULESETS)
def test_findings_have_stable_ids_of_known_kinds(id: str) -> None:
    first, second = lint(ruleset(id)), lint(ruleset(id))
    assert first == second
    assert len({found.id for found in first}) == len(first)
    assert {found.kind for found in first} <= set(KINDS)
