from __future__ import annotations

import random
from typing import Any

import pytest
from tests.strategies import RandomCases, damaged

from grognard import RULESETS, BadCase, ruleset
from grognard.core.case import set_field
from grognard.core.errors import BadData, Fault, Flaw, IllegalOrder
from grognard.core.messages import LANGUAGES, message
from grognard.core.ruleset import Ruleset


def of_cases(rules: Ruleset, count: int) -> list[Fault]:
    """What is wrong with cases that were damaged at random."""
    rng, found = random.Random(f"faults {rules.id}"), list[Fault]()
    for procedure in rules.procedures.values():
        supply = RandomCases(rules, procedure, 41)
        for _ in range(count):
            with pytest.raises(BadCase) as refused:
                rules.build_case(procedure.id, damaged(supply.data(), rng))
            found += refused.value.faults
    return found


@pytest.mark.parametrize("id", RULESETS)
def test_what_is_wrong_with_a_field_is_said_in_every_language(id: str) -> None:
    rules = ruleset(id)
    catalogue = rules.rules.catalogue
    translated = [fault for fault in of_cases(rules, 20) if fault.said is not None]
    assert len({fault.said.key for fault in translated if fault.said is not None}) > 4
    for fault in translated:
        assert fault.said is not None
        assert catalogue.say(fault.said, "en") == fault.expected
        assert fault.say(catalogue, "en") == str(fault)
        lines = {fault.say(catalogue, language) for language in LANGUAGES}
        assert len(lines) == len(LANGUAGES)
        assert all(line.startswith(f"{fault.path}: ") for line in lines)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("a..b", "a..b: se esperaba un nombre de campo como «defender.terrain» o «attackers.0.strength»"),
        ("list.7", "list.7: «7» no es un puesto de una lista de 1"),
        ("one.two", "one.two: «two» no cabe dentro de un valor simple"),
    ],
)
def test_what_is_wrong_with_a_path_is_said_in_the_readers_language(path: str, said: str) -> None:
    data: dict[str, Any] = {"list": [1], "one": 1}
    with pytest.raises(BadCase) as refused:
        set_field(data, path, 1)
    assert [fault.say(ruleset("barrosa").rules.catalogue, "es") for fault in refused.value.faults] == [said]


def test_choices_and_the_words_about_a_field_are_translated_too() -> None:
    fault = Fault("cls", "missing: its arm", ("foot", "horse"), message("fault-missing", wanted="its arm"))
    catalogue = ruleset("barrosa").rules.catalogue
    assert fault.say(catalogue, "fr") == "cls: il manque : son arme (au choix : foot, horse)"
    assert Fault("cls", "too many").say(catalogue, "fr") == "cls: too many"


def test_an_error_is_one_line_whatever_was_typed() -> None:
    typed = "move \x1b[2J\n\u2028\ud800" + "A05 " * 500
    words = ruleset("barrosa").rules.catalogue
    for said in (
        str(Fault(typed, f"{typed!r} gives a second unit")),
        Fault(typed, "", said=message("fault-taken", name=typed)).say(words, "fr"),
        str(BadData("a.game", f"not a saved game: {typed}")),
        str(Flaw("units.csv", typed, 3)),
        str(IllegalOrder(message("refuse-option", given=typed, options="yes, no"), "7.4")),
    ):
        assert said.splitlines() == [said]
        assert len(said) < 500
        said.encode()
    assert str(Fault("order", f"'{typed}' gives a second unit")).endswith("gives a second unit")
