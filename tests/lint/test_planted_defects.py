"""Every kind of defect, planted in a sound ruleset, is found, and nothing else with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.lint import KINDS, lint

if TYPE_CHECKING:
    from .conftest import Planted

FIRE = "src/planted/tables/fire.toml"
NERVE = "src/planted/tables/nerve.toml"
STRENGTH = "src/planted/tables/strength.toml"
SOURCE = "src/planted/fire.py"
FACTS = "src/planted/facts.toml"
RULINGS = "src/planted/rulings.toml"

#: what is planted: the file, what stands there, what is put in its place, and all that lint then finds
DEFECTS = {
    "a number between two rows": (FIRE, "min = 3, max = 4", "min = 4, max = 4", ["gap:fire:3"]),
    "several numbers between two rows": (
        FIRE,
        '{ label = "5", is = 5, cells = ["M", "M", "2 DR"] },',
        "",
        ["gap:fire:5"],
    ),
    "a roll below the lowest row": (FIRE, "max = 1", "is = 1", ["gap:fire:0"]),
    "rolls above the highest row": (FIRE, "min = 6,", "is = 6,", ["gap:fire:7 to 8"]),
    "a gap in one column only": (
        NERVE,
        "militia = { max = 3 }",
        "militia = { max = 2 }",
        ["gap:nerve:3, column militia"],
    ),
    "a gap between figures without dice": (
        STRENGTH,
        'rows = [{ label = "DM", cells = ["-1", "0", "+2"] }]',
        'rows = [{ label = "T1", is = 1, cells = ["-1", "0", "+2"] },'
        ' { label = "T3", is = 3, cells = ["-1", "0", "+2"] }]',
        ["gap:strength:2"],
    ),
    "two rows that hold a number": (
        FIRE,
        "min = 3, max = 4",
        "min = 3, max = 5",
        ["overlap:fire:rows 3 to 4 and 5"],
    ),
    "two open rows that meet": (FIRE, "max = 1,", "max = 2,", ["overlap:fire:rows 1 or - and 2"]),
    "rows that overlap in one column": (
        NERVE,
        "guard = [3, 4]",
        "guard = [2, 4]",
        ["overlap:nerve:rows b and c, column guard"],
    ),
    "a row above every roll": (
        FIRE,
        '{ label = "6 or +", min = 6, cells = ["M", "1M[a]", "2 DR"] }',
        '{ label = "6 to 8", min = 6, max = 8, cells = ["M", "M", "2 DR"] },'
        ' { label = "9 or +", min = 9, cells = ["M", "1M[a]", "2 DR"] }',
        ["unreachable:fire:row 9 or +"],
    ),
    "a row below every roll in one column": (
        NERVE,
        "guard = { max = 2 }, militia = { max = 3 } }",
        "guard = { max = 0 }, militia = { max = 3 } }",
        ["gap:nerve:1 to 2, column guard", "unreachable:nerve:row c, column guard"],
    ),
    "a code that nothing explains": (
        FIRE,
        '"M", "M", "2 DR"',
        '"M", "M", "2 XX"',
        ["undefined-code:fire:XX", "unrated:fire:2 XX"],
    ),
    "a code inside a longer word": (
        FIRE,
        '"M", "M", "2 DR"',
        '"M", "M", "2 DRX"',
        ["undefined-code:fire:DRX", "unrated:fire:2 DRX"],
    ),
    "a dash that nothing explains": (
        STRENGTH,
        '"0"',
        '"---"',
        ["undefined-code:strength:---", "unrated:strength:---"],
    ),
    "a plain word that nothing explains": (
        NERVE,
        '"4 +", "stays"',
        '"4 +", "stands"',
        ["undefined-code:nerve:stands", "unprinted-code:nerve:stays"],
    ),
    "the mark of a note that is not there": (
        FIRE,
        '"1M[a]", "2 DR"',
        '"1M[b]", "2 DR"',
        ["undefined-code:fire:b", "unrated:fire:1M[b]"],
    ),
    "a code that stands nowhere": (
        FIRE,
        "DR = {",
        'XX = { en = "x", fr = "x", es = "x" }\nDR = {',
        ["unprinted-code:fire:XX"],
    ),
    "a title without French": (FIRE, 'fr = "Tir"\n', "", ["untranslated:fire:title, fr"]),
    "a modifier without Spanish": (
        FIRE,
        ', es = "Bosque"',
        "",
        ["untranslated:fire:modifier target.woods, es"],
    ),
    "a code without French": (FIRE, ', fr = "recule"', "", ["untranslated:fire:code DR, fr"]),
    "a note without Spanish": (FIRE, ', es = "[a] Ambos."', "", ["untranslated:fire:note 1, es"]),
    "a heading without French": (FIRE, 'fr = "Dé", ', "", ["untranslated:fire:row heading, fr"]),
    "a modifier that no procedure counts": (
        FIRE,
        'id = "target.square"',
        'id = "firer.square"',
        ["unused-modifier:fire:firer.square"],
    ),
    "a modifier named only in a docstring": (
        SOURCE,
        '    tally.add(f"target.{case.formation}")\n',
        '    """target.square"""\n',
        ["unused-modifier:fire:target.square"],
    ),
    "a figure that no procedure reads": (
        FACTS,
        "range = 2",
        "range = 2\nwidth = 3",
        ["unused-fact:facts.toml:fire.width"],
    ),
    "a table of figures that no procedure reads": (
        FACTS,
        "[fire.band]",
        "[smoke.band]",
        ["unused-fact:facts.toml:smoke.band.near", "unused-fact:facts.toml:smoke.band.far"],
    ),
    "a message that a procedure asks for and nobody says": (
        SOURCE,
        '"refuse-range", "1.1"',
        '"refuse-reach", "1.1"',
        [f"missing-message:text/{language}.ftl:refuse-reach" for language in ("en", "fr", "es")],
    ),
    "a remedy that nobody says": (
        SOURCE,
        '"remedy-range"',
        'remedy="remedy-reach"',
        [f"missing-message:text/{language}.ftl:remedy-reach" for language in ("en", "fr", "es")],
    ),
    "a prompt that nobody says": (
        SOURCE,
        'message("ask-fire")',
        'message(f"ask-shot-{case.band}")',
        [f"missing-message:text/{language}.ftl:ask-shot-*" for language in ("en", "fr", "es")],
    ),
    "a message that French lacks": (
        "src/planted/text/fr.ftl",
        "ask-fire = fire\n",
        "",
        ["missing-message:text/fr.ftl:ask-fire"],
    ),
    "a message that only Spanish has": (
        "src/planted/text/es.ftl",
        "ask-fire",
        "ask-again = again\nask-fire",
        ["missing-message:text/en.ftl:ask-again", "missing-message:text/fr.ftl:ask-again"],
    ),
    "a choice that nobody puts": (
        SOURCE,
        'choose("target.square", "target", ("yes", "no")',
        'choose("target.flee", "target", ("no",)',
        [f"missing-message:text/{language}.ftl:choice-target-flee" for language in ("en", "fr", "es")],
    ),
    "an option without words": (
        SOURCE,
        '("yes", "no")',
        '("yes", "perhaps")',
        [f"missing-message:text/{tongue}.ftl:option-target-square-perhaps" for tongue in ("en", "fr", "es")],
    ),
    "a ruling about a chart that is not there": (
        RULINGS,
        'chart = "fire"',
        'chart = "smoke"',
        ["ruling-chart:smoke:one-m"],
    ),
    "a ruling whose test has gone": (
        "tests/test_fire.py",
        "the_smudge_is_read",
        "the_smudge_is_gone",
        ["ruling-test:fire:one-m"],
    ),
    "a ruling whose test file has gone": (
        RULINGS,
        "tests/test_fire.py",
        "tests/test_smoke.py",
        ["ruling-test:fire:one-m"],
    ),
    "a modifier that cites no paragraph": (
        FIRE,
        'value = -1\nrule = "1.2"',
        'value = -1\nrule = "1.9"',
        ["unknown-rule:fire:1.9, modifier target.woods"],
    ),
    "a ruling that cites no paragraph": (
        RULINGS,
        'rule = "1.3"',
        'rule = "1.9"',
        ["unknown-rule:rulings.toml:1.9, ruling one-m"],
    ),
    "a line that cites no paragraph": (
        SOURCE,
        'rules.cite("1.1")',
        'rules.cite("1.9")',
        ["unknown-rule:fire.py:1.9"],
    ),
    "a refusal that cites no paragraph": (
        SOURCE,
        '"refuse-range", "1.1"',
        '"refuse-range", "2.1"',
        ["unknown-rule:fire.py:2.1"],
    ),
    "a step that opens with no paragraph": (
        SOURCE,
        "# 1.2, 1.3  The die.",
        "# 1.2, 1.4  The die.",
        ["unknown-rule:fire.py:1.4"],
    ),
    "a function that opens with no paragraph": (
        SOURCE,
        '"""1.1  One shot."""',
        '"""1.5  One shot."""',
        ["unknown-rule:fire.py:1.5"],
    ),
    "a paragraph that was renumbered": (
        "src/planted/rulebook.md",
        "1.3 [ruling]",
        "1.4 [ruling]",
        ["unknown-rule:rulings.toml:1.3, ruling one-m", "unknown-rule:fire.py:1.3"],
    ),
    "a better column with a lower figure": (
        STRENGTH,
        '"+2"',
        '"-2"',
        ["falls:strength:column strong below middling"],
    ),
    "a result without a worth": (FIRE, ', "2 DR" = 3', "", ["unrated:fire:2 DR"]),
    "a quirk that is no more": (
        RULINGS,
        "[[ruling]]",
        '[[quirk]]\nfinding = "gap:fire:3"\nreason = "printed so"\n\n[[ruling]]',
        ["stale-quirk:rulings.toml:gap:fire:3"],
    ),
}


def test_the_sound_ruleset_has_no_findings(planted: Planted) -> None:
    assert planted.findings() == []


@pytest.mark.parametrize("name", DEFECTS)
def test_a_planted_defect_is_found_and_nothing_else(planted: Planted, name: str) -> None:
    file, old, new, expected = DEFECTS[name]
    planted.change(file, old, new)
    assert [found.id for found in planted.findings()] == expected


def test_every_kind_of_finding_is_planted_here_or_below() -> None:
    planted_here = {id.partition(":")[0] for *_plant, expected in DEFECTS.values() for id in expected}
    assert planted_here == set(KINDS)


def test_a_better_column_that_expects_less_is_found_at_the_shift_where_it_does(planted: Planted) -> None:
    planted.change(FIRE, '"1M[a]", "2 DR"] },\n]', '"1M[a]", "-"] },\n]')
    found = [(each.id, each.what) for each in planted.findings()]
    assert found == [
        ("falls:fire:column 3 below 2", "at +2 it expects 1.17, the column before 1.50"),
        ("falls:fire:row 6 or + below 5, column 3", "a better roll reads worse: 2 DR and then -"),
    ]


def test_rows_are_compared_by_their_numbers_in_whatever_order_they_are_printed(planted: Planted) -> None:
    path = planted.home / FIRE
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("  { label")]
    start = lines.index(rows[0])
    lines[start : start + len(rows)] = reversed(rows)
    path.write_text("\n".join(lines), encoding="utf-8")
    assert planted.findings() == []


def test_a_procedure_that_cites_no_chapter_is_found(planted: Planted) -> None:
    assert [found.id for found in planted.findings(rule="3")] == ["unknown-rule:procedures:3, fire"]


def test_without_a_rulebook_every_citation_is_unknown(planted: Planted) -> None:
    (planted.home / "src" / "planted" / "rulebook.md").unlink()
    found = planted.findings()
    assert {each.kind for each in found} == {"unknown-rule"}
    assert "unknown-rule:fire:1.2, modifier target.square" in {each.id for each in found}


def test_a_chart_that_clamps_has_no_gaps_at_its_ends(planted: Planted) -> None:
    planted.change(FIRE, "max = 1", "is = 1")
    planted.change(FIRE, 'dice = "1d6"', 'dice = "1d6"\nclamp = true')
    assert planted.findings() == []


def test_a_modifier_counted_often_or_either_way_widens_the_reach(planted: Planted) -> None:
    planted.change(FIRE, "max = 1", "min = -4, max = 1")
    assert planted.findings() == []
    planted.change(FIRE, "value = 2", "value = 2\nmost = 3\neither_way = true")
    assert [found.id for found in planted.findings()] == ["gap:fire:-6 to -5"]


def test_a_ruling_that_reads_a_cell_otherwise_has_its_reading_checked(planted: Planted) -> None:
    planted.change(FIRE, '"M", "M", "2 DR"', '"M", "M", "smudge"')
    planted.change(FIRE, '"2 DR" = 3', '"2 DR" = 3, "2 XX" = 3')
    cell = '[{ row = "5", column = "3", printed = "smudge", read_as = "2 DR" }]'
    planted.change(RULINGS, 'rule = "1.3"', f'rule = "1.3"\ncells = {cell}')
    assert planted.findings() == []
    planted.change(RULINGS, 'read_as = "2 DR"', 'read_as = "2 XX"')
    assert [found.id for found in planted.findings()] == ["undefined-code:fire:XX"]


def test_a_quirk_makes_its_finding_known_and_says_why(planted: Planted) -> None:
    planted.change(FIRE, "min = 3, max = 4", "min = 4, max = 4")
    quirk = '[[quirk]]\nfinding = "gap:fire:3"\nreason = "The sheet leaves it out."\n\n[[ruling]]'
    planted.change(RULINGS, "[[ruling]]", quirk)
    assert [(found.id, found.known) for found in planted.findings()] == [
        ("gap:fire:3", "The sheet leaves it out.")
    ]


def test_without_a_folder_of_tests_rulings_are_not_asked_for_theirs(planted: Planted) -> None:
    (planted.home / "tests" / "test_fire.py").unlink()
    (planted.home / "tests").rmdir()
    assert planted.findings() == []


def test_source_shared_by_editions_counts_but_not_that_of_a_sister(planted: Planted) -> None:
    system = planted.home / "src" / "system"
    sister = system / "sister"
    (sister / "tables").mkdir(parents=True)
    (sister / "rulebook.md").write_text("2.1 [sheet] Of the sister.\n", encoding="utf-8")
    (sister / "own.py").write_text('COUNTED = "firer.tired"\n', encoding="utf-8")
    (system / "shared.py").write_text('# 2.1  The sister.\nCOUNTED = "firer.fresh"\n', encoding="utf-8")
    planted.change(FIRE, 'id = "target.square"', 'id = "firer.fresh"')
    planted.change(FIRE, 'id = "target.woods"', 'id = "firer.tired"')
    ruleset = planted.ruleset()
    ruleset.__dict__["shared_folder"] = system
    assert [found.id for found in lint(ruleset)] == ["unused-modifier:fire:firer.tired"]
