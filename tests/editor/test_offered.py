"""What a battle may list is told in words, and one that is picked can be played as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grognard.core.messages import LANGUAGES
from grognard.core.scenario_notes import SHEET
from grognard.editor.document import Document, of_folder
from grognard.editor.edits import edited, edits_of
from grognard.editor.findings import findings_of
from grognard.editor.forms import FormField, Forms
from grognard.editor.offered import offers_of
from grognard.editor.telling import told
from grognard.editor.toml_text import value_text
from grognard.rulesets import ruleset
from grognard.scenarios import scenarios

SYSTEMS = ("barrosa", "bailen", "jours-de-gloire", "liberators", "tikhvin")
BATTLES = ("alea-training", "bailen-standard", "vimeiro-1808", "maipu-1818", "tikhvin-training")


def flaws(document: Document) -> list[str]:
    return [one.what for one in findings_of(document) if one.is_flaw]


def opened(battle: str) -> Document:
    return of_folder(scenarios()[battle])


def every(fields: tuple[FormField, ...]) -> Iterator[FormField]:
    for field in fields:
        yield field
        yield from every(field.fields)


@pytest.mark.parametrize("battle", BATTLES)
def test_whatever_is_picked_has_nothing_wrong(battle: str) -> None:
    document = opened(battle)
    for offer in offers_of(document, "en"):
        edit = {"do": "add", "section": offer["section"], "values": offer["values"]}
        found = flaws(edited(document, edits_of([edit])))
        # Units that may be set up elsewhere have to stand there to begin with.
        assert not found or offer["section"] == "zone", (offer["section"], offer["kind"], found)


@pytest.mark.parametrize("armies", [False, True])
@pytest.mark.parametrize("battle", BATTLES)
def test_an_empty_map_is_offered_something_too(battle: str, armies: bool) -> None:
    clear = {"do": "clear", "columns": 20, "rows": 20, "armies": armies}
    assert told(edited(opened(battle), edits_of([clear])), "en")["offers"]


#: what may be wrong with the sheet of a battle in the making
BROKEN: tuple[dict[str, object], ...] = (
    {"way": 3}, {"way": [{}]}, {"way": [{"id": "A", "hexes": 3}]}, {"side": "nobody"}, {"side": [1]},
    {"side": [{"name": 3}]}, {"legend": 7}, {"legend": {"C": 3}}, {"special": [1, 2]}, {"zone": "x"},
    {"hexsides": 4}, {"hexsides": {"river": 4}}, {"turns": [1]}, {"title": 4}, {"place": {"a": 1}},
    {"table": 3}, {"area": 5}, {"area": [7]}, {"strip": [{"points": 3}]}, {"victory": [{"kind": 3}]},
)  # fmt: skip


@pytest.mark.parametrize("battle", BATTLES)
def test_a_broken_battle_is_told_all_the_same(battle: str) -> None:
    document = opened(battle)
    for wrong in BROKEN:
        data = {**document.sheet, **wrong}
        text = "".join(f"{name} = {value_text(value)}\n" for name, value in data.items())
        broken = document.with_text(SHEET, text)
        assert told(broken, "en")["files"] == broken.files, wrong


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_kind_and_field_is_told_in_three_languages(system: str) -> None:
    rules = ruleset(system)
    english, *others = (Forms(rules, language) for language in LANGUAGES)
    assert rules.scenario_shape is not None
    for forms in others:
        for kind, other in zip(english.kinds(), forms.kinds(), strict=True):
            assert kind.about != other.about, kind
            assert "`" not in kind.about, kind
            assert kind.name, kind
            fields = tuple(every(kind.fields))
            for one, translated in zip(fields, every(other.fields), strict=True):
                # Some words are the same: MP and divisions.
                assert one.about, (kind.section, one.name)
                assert translated.about != one.about or len(one.about.split()) == 1, one
        for table in rules.scenario_shape.tables:
            for one, translated in zip(english.columns(table), forms.columns(table), strict=True):
                assert one.about, (table, one.name)
                assert translated.about != one.about, (table, one)


@pytest.mark.parametrize(
    ("battle", "edits", "path", "said", "there"),
    [
        ("alea-training", [], "turns", "7", 7),
        ("alea-training", [], "title.en", "1811", "1811"),
        (
            "maida-1806",
            [{"do": "add", "section": "zone", "values": {"side": "french", "columns": [1, 3]}}],
            "zone.0.columns",
            "2 9",
            [2, 9],
        ),
        ("maida-1806", [], "victory.1.ground", {"columns": "1 4"}, {"columns": [1, 4]}),
        (
            "barrosa-1811",
            [],
            "special.0.release",
            [{"division": "begines", "on": "5"}],
            [{"division": "begines", "on": 5}],
        ),
        ("barrosa-1811", [], "victory.5.hexes", "2516 2517", "2516 2517"),
        ("maipu-1818", [], "army.0.heavy", "12", 12),
    ],
)
def test_what_is_written_becomes_what_may_stand_there(
    battle: str, edits: list[object], path: str, said: object, there: object
) -> None:
    document = edited(opened(battle), edits_of([*edits, {"do": "entry", "path": path, "value": said}]))
    found: Any = document.sheet
    for part in path.split("."):
        found = found[int(part) if part.isdecimal() else part]
    assert found == there
