"""Charts and figures changed in the editor: kept beside the battle, told with odds, and tried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from grognard.core.errors import BadCase, BadData
from grognard.editor.document import Document, archived, of_archive, of_folder
from grognard.editor.edits import edited, edits_of
from grognard.editor.findings import findings_of
from grognard.editor.odds_compared import columns_compared, compared
from grognard.editor.rules_told import rules_told
from grognard.editor.trial import summed, tried
from grognard.lab.outcome import Outcome
from grognard.rulesets import RULESETS, ruleset
from grognard.scenarios import scenarios

CELL = {"do": "cell", "chart": "melee", "row": "4", "column": "1/1", "code": "DR2"}
MODIFIER = {"do": "modifier", "chart": "fire", "modifier": "target.guerrilla", "value": -4}
FACT = {"do": "fact", "path": "fire.square-share", "value": "2/3"}


def done(*edits: Mapping[str, object], battle: str = "alea-training") -> Document:
    return edited(of_folder(scenarios()[battle]), edits_of([dict(edit) for edit in edits]))


def test_changes_are_written_beside_the_battle_and_go_with_it() -> None:
    document = done(CELL, MODIFIER, FACT, {"do": "call-rules", "title": "Bloodier"})
    assert document.files["changes.toml"].startswith('title = "Bloodier"\n\n[[cell]]\nchart = "melee"')
    assert of_archive(archived(document)).files == document.files
    assert not [one for one in findings_of(document) if one.is_flaw]


def test_a_change_back_to_what_is_printed_leaves_nothing_behind() -> None:
    before = of_folder(scenarios()["alea-training"]).files
    back = ({**CELL, "code": "SE"}, {**MODIFIER, "value": -2}, {**FACT, "value": "2/4"})
    assert done(CELL, MODIFIER, FACT, *back).files == before
    assert done(CELL, FACT, {"do": "as-printed"}).files == before
    assert "DR1" in done(CELL, {**CELL, "code": "DR1"}).files["changes.toml"]


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ({**CELL, "code": "XX"}, "'XX' is no code of melee"),
        ({**CELL, "row": "44"}, "no row of melee"),
        ({**MODIFIER, "value": 30}, "expected -20 to 20"),
        ({**FACT, "value": "many"}, "expected a share like 1/2"),
    ],
)
def test_what_is_no_code_or_figure_is_refused(edit: Mapping[str, object], said: str) -> None:
    with pytest.raises(BadData, match=said):
        done(edit)


def test_the_linter_says_what_is_odd_about_a_change_and_nothing_that_was_odd_before() -> None:
    told = rules_told(done(CELL), "en")
    assert told["findings"] == [
        "melee: at -2 it expects 1.83, the column before 2.17 (column 3/2 below 1/1)",
        "melee: a better roll reads worse: DR2 and then BM (row 5 below 4, column 1/1)",
    ]
    assert told["changed"] == ["Melee table, 4, 1/1: SE becomes DR2"]
    assert rules_told(done(), "en")["findings"] == []


def test_what_is_shown_to_be_changed_marks_what_differs_from_the_print() -> None:
    told = rules_told(done(CELL, MODIFIER, FACT), "fr")
    charts = {one["id"]: one for one in told["charts"]}
    cells = [one for row in charts["melee"]["rows"] for one in row["cells"] if one["code"] != one["printed"]]
    assert cells == [{"code": "DR2", "printed": "SE"}]
    moved = [one for one in charts["fire"]["modifiers"] if one["value"] != one["printed"]]
    assert [(one["id"], one["value"]) for one in moved] == [("target.guerrilla", -4)]
    (fact,) = (one for one in told["facts"] if one["value"] != one["printed"])
    assert (fact["path"], fact["value"], fact["about"]) == ("fire.square-share", "2/3", "6.3")


def test_the_odds_of_a_sample_are_exact_before_and_after() -> None:
    charge = compared(done(CELL), "charge", "en")
    broken = charge["ends"][0]
    assert (broken["before"]["probability"], broken["after"]["probability"]) == ("8917/34992", "11249/34992")
    same = compared(done(CELL), "fire", "en")
    assert all(end["before"] == end["after"] for end in same["ends"])
    (column,) = columns_compared(done(CELL), "en")
    moved = {
        end["title"]: end["after"]["probability"] for end in column["ends"] if end["before"] != end["after"]
    }
    assert (column["column"], moved) == ("1/1", {"SE": "0", "DR2": "1/6"})
    with pytest.raises(BadCase, match="no procedure 'dance'"):
        compared(done(CELL), "dance", "en")


@pytest.mark.parametrize("system", RULESETS)
def test_every_system_shows_its_charts_and_compares_its_samples(system: str) -> None:
    id = next(id for id, folder in scenarios().items() if of_folder(folder).rules.id == system)
    document = of_folder(scenarios()[id])
    told = rules_told(document, "es")
    assert [one["id"] for one in told["charts"]] == list(ruleset(system).rules.charts)
    fact = next(one for one in told["facts"] if one["kind"] == "number" and int(one["value"]) > 1)
    changed = edited(
        document, edits_of([{"do": "fact", "path": fact["path"], "value": int(fact["value"]) + 1}])
    )
    assert len(rules_told(changed, "es")["changed"]) == 1
    first = next(iter(ruleset(system).procedures))
    assert compared(changed, first, "es")["ends"]


def test_games_say_together_who_wins_what_would_be_even_and_what_the_charts_change() -> None:
    files = done({**MODIFIER, "chart": "fire", "value": 6}).files
    outcomes = [tried(files, number, "en")["outcome"] for number in range(4)]
    printed = [tried(files, number, "en", printed=True)["outcome"] for number in range(4)]
    assert outcomes != printed
    sum: dict[str, Any] = summed(files, outcomes, printed, "en")
    assert (sum["games"], [side["id"] for side in sum["sides"]]) == (4, ["french", "allied"])
    shares = [side["wins"]["mean"] for side in sum["sides"]]
    assert shares[0] + shares[1] == pytest.approx(1)
    ahead = sorted(one.score["french"] - one.score["allied"] for one in map(_outcome, outcomes))
    assert ahead[0] <= sum["even"]["level"] <= ahead[-1]
    assert [one["what"] for one in sum["effects"]] == ["wins", "points", "points", "lost", "lost", "turns"]
    lost = sum["effects"][3]
    assert lost["difference"]["mean"] == pytest.approx(lost["changed"]["mean"] - lost["printed"]["mean"])
    assert summed(files, outcomes, [], "en")["effects"] == []
    with pytest.raises(BadCase, match="expected what games came to"):
        summed(files, ["nothing"], [], "en")


def test_figures_that_no_game_comes_to_are_not_summed() -> None:
    files = done().files
    one = msgspec.structs.replace(_outcome(tried(files, 0, "en")["outcome"]), score={"french": 10**18})
    with pytest.raises(BadCase, match="at most 5000"):
        summed(files, [msgspec.json.encode(one).decode()], [], "en")


def test_changes_that_cannot_be_read_are_told_and_can_be_taken_back() -> None:
    document = done(CELL).with_text("changes.toml", "[[cell]]\n")
    told = rules_told(document, "en")
    assert "number 1" in told["trouble"]
    assert (told["changed"], columns_compared(document, "en")) == ([], [])
    assert [one.file for one in findings_of(document)] == ["changes.toml"]
    assert "changes.toml" not in edited(document, edits_of([{"do": "as-printed"}])).files


def _outcome(text: str) -> Outcome:
    return msgspec.json.decode(text, type=Outcome)
