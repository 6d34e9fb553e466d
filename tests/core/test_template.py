from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from grognard import RULESETS, BadCase, ruleset
from grognard.core.case import specs
from grognard.core.drivers import forecast, resume
from grognard.core.drivers.explain import Words
from grognard.core.errors import Fault
from grognard.core.ruleset import Ruleset
from grognard.core.template import about, item_type, template, toml

EVERY_PROCEDURE = [(id, procedure) for id in RULESETS for procedure in ruleset(id).procedures]


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_template_is_itself_the_example_case(system: str, procedure: str, language: str) -> None:
    rules = ruleset(system)
    data = tomllib.loads(template(rules, procedure, language))
    assert rules.build_case(procedure, data) == rules.build_case(procedure, rules.example(procedure))


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_a_template_resolves(system: str, procedure: str) -> None:
    rules = ruleset(system)
    case = rules.build_case(procedure, tomllib.loads(template(rules, procedure)))
    assert resume(rules.rules, rules.procedure(procedure).run, case, ()) is not None


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_a_template_names_every_field_with_its_choices(system: str, procedure: str) -> None:
    rules = ruleset(system)
    text = template(rules, procedure)

    def check(kind: type[msgspec.Struct]) -> None:
        for spec in specs(kind):
            assert f"{spec.name} =" in text or f"{spec.name}]" in text, f"{spec.name} is not in the template"
            assert all(choice in text for choice in spec.choices)
            inner = item_type(spec)
            if inner is not None:
                check(inner)

    check(rules.procedure(procedure).case)


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_a_template_with_every_mark_removed_has_only_fields_the_case_knows(
    system: str, procedure: str
) -> None:
    rules = ruleset(system)
    lines = []
    for line in template(rules, procedure).splitlines():
        bare = line.removeprefix("# ")
        is_field = bare.startswith("[") or (" = " in bare and bare.split(" = ")[0].isidentifier())
        lines.append(bare if is_field else line)
    data = tomllib.loads("\n".join(lines))
    assert not [fault for fault in faults(rules, procedure, data) if "unknown field" in fault.expected]


def faults(rules: Ruleset, procedure: str, data: dict[str, Any]) -> tuple[Fault, ...]:
    try:
        rules.build_case(procedure, data)
    except BadCase as bad:
        return bad.faults
    return ()


def test_a_template_says_what_a_field_is_its_range_and_its_default() -> None:
    text = template(ruleset("tikhvin"), "combat")
    assert "# game turn; 1 to 15\nturn = 3" in text
    assert '# weather of the turn; one of: clear, fog, rain, heavy-rain, snow; default "clear"' in text
    assert "# out_of_command = false" in text
    assert "# units that attack; 1 to 18 of them\n[[attackers]]" in text


def test_a_template_explains_only_the_first_of_several_entries() -> None:
    text = template(ruleset("tikhvin"), "combat")
    assert text.count("[[attackers]]") == 2
    assert text.count("side of the defending hex it attacks from") == 1


def test_a_template_speaks_the_language() -> None:
    assert "par défaut" in template(ruleset("tikhvin"), "combat", "fr")
    assert "por defecto" in template(ruleset("tikhvin"), "combat", "es")


def test_a_list_that_may_be_left_out_says_so() -> None:
    spec = next(s for s in specs(ruleset("tikhvin").procedure("combat").case) if s.name == "attacker_support")
    assert about(spec, Words(ruleset("tikhvin").rules)).endswith("at most 8; may be left out")


@pytest.mark.parametrize(
    "value", [3, True, 'a "quoted" é', [1, 2], ["x", "y"], {"a": 1, "b": [True]}, [], "back\\slash"]
)
def test_values_are_written_as_toml_reads_them(value: object) -> None:
    assert tomllib.loads(f"x = {toml(value)}")["x"] == value


def test_the_example_of_the_template_has_odds() -> None:
    rules = ruleset("tikhvin")
    case = rules.build_case("combat", tomllib.loads(template(rules, "combat")))
    assert forecast(rules.rules, rules.procedure("combat").run, case).branches
