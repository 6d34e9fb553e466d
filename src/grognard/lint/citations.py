"""Paragraphs that are cited but do not stand in the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from grognard.core.ruleset import Ruleset
from grognard.lint.finding import Finding, finding
from grognard.lint.source import Source


def unknown_rules(ruleset: Ruleset, source: Source) -> Iterator[Finding]:
    """Cited by a modifier, a ruling, or a line of the source."""
    shared = ruleset.shared_folder
    own = _paragraphs_of(ruleset.folder) | (_paragraphs_of(shared) if shared is not None else set())
    for chart in ruleset.rules.charts.values():
        for modifier in chart.modifiers:
            if modifier.rule not in own:
                yield _unknown(chart.id, f"{modifier.rule}, modifier {modifier.id}")
    for ruling in ruleset.rulings.ruling:
        if ruling.rule and ruling.rule not in own:
            yield _unknown("rulings.toml", f"{ruling.rule}, ruling {ruling.id}")
    for procedure in ruleset.procedures.values():
        if procedure.rule not in own:
            yield _unknown("procedures", f"{procedure.rule}, {procedure.id}")
    known = own | _sister_paragraphs(ruleset)
    for file, number in dict.fromkeys(source.citations):
        if number not in known:
            yield _unknown(file, number)


def _unknown(place: str, where: str) -> Finding:
    return finding("unknown-rule", place, where, "the rulebook has no such paragraph")


def _paragraphs_of(folder: Traversable) -> set[str]:
    """Numbers of the paragraphs and chapters of a folder's rulebook; none where there is no rulebook."""
    file = folder / "rulebook.md"
    rulebook = file.read_text(encoding="utf-8") if file.is_file() else ""
    paragraphs = re.findall(r"^(\d+(?:\.\d+)+)\s", rulebook, flags=re.MULTILINE)
    return {*paragraphs, *re.findall(r"^#+\s+(\d+)\.", rulebook, flags=re.MULTILINE)}


def _sister_paragraphs(ruleset: Ruleset) -> set[str]:
    """What the rulebooks of the other editions hold, for source that all of them share."""
    if ruleset.shared_folder is None:
        return set()
    editions = (item for item in ruleset.shared_folder.iterdir() if item.is_dir())
    return {number for edition in editions for number in _paragraphs_of(edition)}
