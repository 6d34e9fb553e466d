"""What a ruleset says of a wrong case is said in every language, and in English as the code has it.

What is wrong with a scenario's files is told to whoever writes them, by the linter and in English.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard.rulesets
from grognard import BadCase, ruleset
from grognard.core.messages import LANGUAGES

HOME = Path(grognard.rulesets.__file__).parent
#: folder -> a ruleset that reads its texts
READERS = {
    "alea": "barrosa",
    "jours_de_gloire": "jours-de-gloire",
    "liberators": "liberators",
    "tikhvin": "tikhvin",
}
FOR_AUTHORS = ("scenario_rows.py",)


def faults() -> Iterator[tuple[str, str, ast.Call, dict[str, ast.expr]]]:
    """Every fault that a ruleset's code can make: where, whose texts, the call, and values by name."""
    for folder in READERS:
        for file in sorted((HOME / folder).rglob("*.py")):
            if file.name in FOR_AUTHORS:
                continue
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault":
                    named = named_before(tree, node.lineno)
                    yield f"{folder}/{file.name}:{node.lineno}", READERS[folder], node, named


def named_before(tree: ast.Module, line: int) -> dict[str, ast.expr]:
    """The last value given to each name above a line."""
    given = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and node.lineno < line]
    given.sort(key=lambda node: node.lineno)
    return {node.targets[0].id: node.value for node in given if isinstance(node.targets[0], ast.Name)}


def pattern(text: ast.expr) -> str:
    """A text with a star for each value in it."""
    if isinstance(text, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in text.values)
    assert isinstance(text, ast.Constant)
    return str(text.value)


@pytest.mark.parametrize(
    ("where", "system", "call", "named"), [pytest.param(*entry, id=entry[0]) for entry in faults()]
)
def test_a_fault_is_told_in_every_language(
    where: str, system: str, call: ast.Call, named: dict[str, ast.expr]
) -> None:
    said = next((keyword.value for keyword in call.keywords if keyword.arg == "said"), None)
    if isinstance(said, ast.Name):
        said = named[said.id]
    assert isinstance(said, ast.Call), f"{where} says it in English only"
    named_key = said.args[0]
    assert isinstance(named_key, ast.Constant)
    key = str(named_key.value)
    catalogue = ruleset(system).rules.catalogue
    for language in LANGUAGES:
        assert catalogue.has(key, language), (where, key, language)
    english = call.args[1]
    if isinstance(english, ast.Name):
        english = named[english.id]
    assert pattern(english) == re.sub(r"\{ \$\w+ \}", "*", english_text(system, key)), where


def english_text(system: str, key: str) -> str:
    """A text as its file has it."""
    folder = next(folder for folder, reader in READERS.items() if reader == system)
    core = HOME.parent / "core" / "text" / "en.ftl"
    for file in (HOME / folder / "text" / "en.ftl", core):
        found = re.search(rf"^{re.escape(key)} = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        if found:
            return found[1]
    raise AssertionError(key)


def test_there_are_faults_to_look_at() -> None:
    assert len(list(faults())) >= 40


def test_a_wrong_counter_is_told_in_french_and_spanish() -> None:
    rules = ruleset("barrosa")
    data = rules.example("morale")
    data["counter"] |= {"arm": "artillery", "cls": "heavy", "formation": "deployed", "strength": 20}
    with pytest.raises(BadCase) as refused:
        rules.build_case("morale", data)
    (fault,) = refused.value.faults
    catalogue = rules.rules.catalogue
    assert fault.say(catalogue, "en") == "counter.strength: expected a battery's factor, 12 at most, got 20"
    assert fault.say(catalogue, "fr").endswith("un facteur de batterie, 12 au plus, était attendu, et non 20")
    assert fault.say(catalogue, "es").endswith("se esperaba el factor de una batería, 12 como mucho, no 20")
