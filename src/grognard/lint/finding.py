"""One thing that the linter found."""

from __future__ import annotations

import msgspec

KINDS = {
    "gap": "a number within reach that no row of the chart holds",
    "overlap": "a number that two rows hold",
    "unreachable": "a row that the dice and modifiers there are never reach",
    "undefined-code": "a code in a cell that nothing explains",
    "unprinted-code": "a code that is explained but stands nowhere",
    "untranslated": "a label that lacks a language",
    "falls": "more strength or a better roll that does worse",
    "unrated": "a result without a worth on a chart that rates its results",
    "unused-modifier": "a modifier that no procedure counts",
    "unused-fact": "a figure that no procedure reads",
    "missing-message": "a message that a language lacks",
    "ruling-chart": "a ruling about a chart that is not there",
    "ruling-test": "a ruling whose test is not there",
    "unknown-rule": "a citation of a paragraph that is not in the rulebook",
    "stale-quirk": "a listed quirk that is no longer found",
}

#: of a scenario
SCENARIO_KINDS = {
    "flaw": "something a scenario cannot be played with",
    "idle-letter": "a letter of the legend that stands nowhere on the map",
    "idle-name": "a name in other languages that nothing in the scenario has",
    "bare-step": "a change of level with no slope",
    "out-of-command": "a counter that nobody can order when the game begins",
    "stranded": "a counter with nowhere to go",
    "in-contact": "a counter that starts next to an enemy",
    "inland-entry": "a reinforcement that arrives away from the edges",
    "closed-objective": "an objective that nobody may enter",
    "cut-way": "a road or path that cannot be followed",
    "lesson": "an input of a lesson that is not legal when it comes",
    "untranslated": KINDS["untranslated"],
    "stale-quirk": KINDS["stale-quirk"],
}


class Finding(msgspec.Struct, frozen=True):
    """`id` stays the same from run to run, so that a quirk of the published game can be listed by it."""

    id: str
    kind: str
    #: the chart, or the file, that it is about
    chart: str
    where: str
    what: str
    #: why it stays as it is, from the ruleset's list of quirks; empty where nobody has said
    known: str = ""


def finding(kind: str, chart: str, where: str, what: str) -> Finding:
    return Finding(f"{kind}:{chart}:{where}", kind, chart, where, what)
