"""A static check of a ruleset: its charts against themselves, its data against its procedures.

`KINDS` lists what is looked for. A finding that is the published game's own stands in the ruleset's
rulings.toml as a quirk, with the reason, and is returned as known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from grognard.core.chart import Chart
from grognard.core.messages import LANGUAGES
from grognard.core.ruleset import Ruleset
from grognard.lint.citations import unknown_rules
from grognard.lint.codes import undefined_codes, unprinted_codes, untranslated_labels
from grognard.lint.finding import KINDS, SCENARIO_KINDS, Finding, finding
from grognard.lint.ranges import gaps, overlaps, unreachable
from grognard.lint.rulings import loose_rulings
from grognard.lint.scenario import lint_scenario
from grognard.lint.source import Source, read_source
from grognard.lint.strength import falling, unrated
from grognard.lint.usage import unused_facts, unused_modifiers
from grognard.lint.words import missing_messages

__all__ = ["KINDS", "SCENARIO_KINDS", "Finding", "lint", "lint_charts", "lint_scenario"]

_CHART_CHECKS = (
    gaps,
    overlaps,
    unreachable,
    undefined_codes,
    unprinted_codes,
    untranslated_labels,
    falling,
    unrated,
)


def lint(ruleset: Ruleset) -> list[Finding]:
    """Every finding, known ones too, in the order of the charts."""
    reasons = {quirk.finding: quirk.reason for quirk in ruleset.rulings.quirk}
    found = list(dict.fromkeys(_findings(ruleset, read_source(ruleset))))
    ids = {each.id for each in found}
    stale = [
        finding("stale-quirk", "rulings.toml", quirk, "listed as a quirk, but nothing of the kind is found")
        for quirk in reasons
        if quirk not in ids
    ]
    return [msgspec.structs.replace(each, known=reasons.get(each.id, "")) for each in [*found, *stale]]


def lint_charts(charts: Iterable[Chart]) -> list[Finding]:
    """What charts say against themselves, whatever ruleset they are of."""
    return [found for chart in charts for check in _CHART_CHECKS for found in check(chart)]


def _findings(ruleset: Ruleset, source: Source) -> Iterator[Finding]:
    english = ruleset.title.is_english_alone
    for chart in ruleset.rules.charts.values():
        for check in _CHART_CHECKS:
            # Whoever gives his ruleset a title in English alone writes it in English alone.
            if check is not untranslated_labels or not english:
                yield from check(chart)
    yield from unused_modifiers(ruleset.rules, source)
    yield from unused_facts(ruleset.rules, source)
    languages = LANGUAGES[:1] if english else LANGUAGES
    yield from missing_messages(ruleset, source, languages)
    yield from loose_rulings(ruleset)
    yield from unknown_rules(ruleset, source)
