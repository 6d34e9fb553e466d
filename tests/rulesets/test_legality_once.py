"""What a paragraph forbids is told by one function, whoever reads it: a case, the map, a list or a reason.

A paragraph that holds several statements may have a function for each of them; those are named here.
"""

from __future__ import annotations

import ast
import textwrap
from collections import defaultdict
from pathlib import Path

import pytest
from tools.coverage_pages import statements
from tools.measure import legality, refused

import grognard.rulesets
from grognard import ruleset

HOME = Path(grognard.rulesets.__file__).parent
#: paragraph -> the functions that refuse by it, one for each thing that it forbids
SEVERAL = {
    "barrosa": {
        "4.2": {"check_order", "faults", "why_idle"},
        "4.9": {"check", "rider_faults", "why_idle"},
        "5.5": {"step_cost", "too_far"},
        "5.6": {"check_entry", "check_facing"},
        "5.9": {"may_step", "no_way"},
        "6.1": {"bombardment_faults", "firer_faults", "shot_faults"},
        "6.2": {"fire_faults", "marksman_faults"},
        "6.5": {"bombardment_faults", "check_fire", "fire_faults", "shot_faults"},
        "7.1": {"bearer_faults", "check_order", "target_faults"},
        "7.14": {"charge_fault", "ride_of"},
        "7.2": {"assault_faults", "bearer_faults"},
    },
    "jours-de-gloire": {
        "5.1": {"move_faults", "out_of_reach"},
        "5.13": {"form_faults", "square_faults", "step_faults"},
        "5.2": {"end_faults", "joining_faults"},
        "5.9": {"joining_faults", "mixed_faults"},
        "7.29": {"check_charge", "ride_faults"},
        "8.4": {"engagement", "move_faults"},
    },
    "liberators": {
        "1.10": {"check_free", "entered"},
        "2.4": {"check_way", "move_rate", "route_of"},
        "5.1": {"rate_faults", "too_far"},
        "5.11": {"check", "check_prolong", "check_with_move"},
        "5.3": {"check_face", "route_of"},
        "5.5": {"check_room", "check_way"},
        "6.2": {"musketry", "silence_faults"},
        "6.4": {"musketry", "silence_faults"},
    },
    "tikhvin": {
        "10.8": {"purchase_faults", "recovery_faults"},
        "13.9": {"done_faults", "place_faults", "zone_faults"},
        "2.3": {"ground_cost", "out_of_reach", "place_faults"},
        "4.7": {"out_of_reach", "rest_faults"},
        "5.1": {"check_way", "orders_through", "out_of_reach"},
        "6.1": {"kind_faults", "support_faults", "why_idle"},
        "7.1": {"attack_faults", "target_faults", "why_idle"},
    },
}


def refusing(text: str, known: list[str]) -> dict[str, set[str]]:
    """By paragraph the functions of a source that refuse by it."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            for number, _key in refused(node, known):
                found[number].add(node.name)
    return found


@pytest.mark.parametrize("id", SEVERAL)
def test_what_a_paragraph_forbids_is_told_once(id: str) -> None:
    rules = ruleset(id)
    known = list(statements(rules))
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    home = (rules.shared_package or rules.package).split(".")[2]
    for file in sorted((HOME / home).rglob("*.py")):
        for number, functions in refusing(file.read_text(encoding="utf-8"), known).items():
            found[number] += [(file.name, function) for function in sorted(functions)]
    twice = {number: {name for _, name in where} for number, where in found.items() if len(where) > 1}
    assert twice == SEVERAL[id]
    assert all(len(found[number]) == len(names) for number, names in SEVERAL[id].items())


def test_a_refusal_is_told_by_one_function() -> None:
    """Whoever checks, lists or explains asks that function, instead of refusing the same once more."""
    _paragraphs, refusals = legality()
    assert len(refusals) > 300
    assert [told for told, functions in refusals.items() if functions > 1] == []


def test_a_second_text_of_a_paragraph_is_found() -> None:
    text = """
        def attack_faults(rules):
            yield rules.forbid("refuse-guns-attack", "7.2")
        def check_attack(rules):
            raise rules.forbid("refuse-guns-attack", "7.2")
        """
    assert refusing(textwrap.dedent(text), ["7.1", "7.2"]) == {"7.2": {"attack_faults", "check_attack"}}
