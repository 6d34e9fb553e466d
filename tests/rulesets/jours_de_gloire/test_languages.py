"""The sheet is printed in French and in English: the two must say the same."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from tests.rulesets.jours_de_gloire.situations import JDG

KEYINGS = Path(__file__).parents[3] / "keyings" / "jours-de-gloire"

#: What the French table calls things.
FRENCH = {
    "TdC": "CT",
    "Choc de rupture": "Breakthrough",
    "Contre choc": "Counter-shock",
    "Poursuite si contre-charge et recul ou retraite de l'attaquant": (
        "Pursuit if Counter-charge and recoil or retreat of the attacker"
    ),
    "Poursuite": "Pursuit",
    " ou ": " or ",
    " et ": " and ",
    " à ": " to ",
}


def rows(keying: str, name: str) -> list[list[str]]:
    with (KEYINGS / keying / f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.reader(lines))[1:]


def in_english(text: str) -> str:
    for french, english in FRENCH.items():
        text = text.replace(french, english)
    return text


@pytest.mark.rule("jours-de-gloire 7.17")
@pytest.mark.parametrize("keying", ["first", "second"])
def test_the_french_table_reads_like_the_english_one(keying: str) -> None:
    french = [[in_english(cell) for cell in row] for row in rows(keying, "shock-charge.fr")]
    assert french == rows(keying, "shock-charge")
    codes = {in_english(row[0]) for row in rows(keying, "shock-charge.fr.codes")}
    assert codes == {row[0] for row in rows(keying, "shock-charge.codes")}


@pytest.mark.parametrize("keying", ["first", "second"])
def test_the_french_modifiers_have_the_values_of_the_english_ones(keying: str) -> None:
    french, english = (
        dict(rows(keying, "shock-charge.fr.modifiers")),
        dict(rows(keying, "shock-charge.modifiers")),
    )
    assert list(french) == list(english)
    figures = [id for id in english if english[id][0] in "+-"]
    assert {id: french[id] for id in figures} == {id: english[id] for id in figures}
    references = {id for id in english if id not in figures}
    assert references == {"odds", "cohesion", "terrain"}
    assert not [id for id in references if french[id][0] in "+-"]


def test_every_row_note_and_modifier_is_named_in_three_languages() -> None:
    for chart in JDG.rules.charts.values():
        texts = [chart.title, chart.row_heading, chart.column_heading, *chart.notes, *chart.codes.values()]
        texts += [modifier.label for modifier in chart.modifiers]
        for text in texts:
            assert text.en, (chart.id, text)
            assert text.fr, (chart.id, text)
            assert text.es, (chart.id, text)
    for row in JDG.rules.chart("terrain-effects").rows:
        assert row.name.fr, row.id
        assert row.name.es, row.id


def test_the_three_catalogues_hold_the_same_keys() -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (JDG.folder / "text" / f"{tongue}.ftl").read_text(), re.MULTILINE)
        for tongue in ("en", "fr", "es")
    ]
    assert keys[0] == keys[1] == keys[2]
