from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest

from grognard import BadCase
from grognard.core.case import Field, build, double_names, set_field, specs
from grognard.core.errors import Fault


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    id: Annotated[str, Field("name")]
    strength: Annotated[int, Field("strength", ge=1, le=9)]
    formation: Annotated[Literal["line", "square"], Field("formation")] = "line"
    guard: bool = False

    def faults(self) -> Iterator[Fault]:
        if self.guard and self.formation == "square":
            yield Fault("formation", "the guard dies in line", ("line",))


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    units: Annotated[tuple[Unit, ...], Field("units", least=1, most=2)]
    leader: Unit | None = None


UNIT = {"id": "a", "strength": 3}


def faults(data: Any) -> list[str]:
    with pytest.raises(BadCase) as refused:
        build(Fight, data)
    return [str(fault) for fault in refused.value.faults]


def test_a_whole_case_is_built_with_its_defaults() -> None:
    fight = build(Fight, {"units": [UNIT]})
    assert fight == Fight(units=(Unit(id="a", strength=3),))
    assert hash(fight) == hash(build(Fight, {"units": [UNIT], "leader": None}))


def test_every_fault_is_listed_at_once() -> None:
    found = faults({"units": [{"strength": 12, "formation": "column", "gard": True}], "rain": 1})
    assert found == [
        "rain: unknown field (one of: units, leader)",
        "units.0.gard: unknown field; did you mean 'guard'?",
        "units.0.id: missing: name",
        "units.0.strength: expected a whole number from 1 to 9, got 12",
        "units.0.formation: got 'column' (one of: line, square)",
    ]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "case: expected a table of fields, got []"),
        ({}, "units: missing: units"),
        ({"units": []}, "units: expected at least 1, got 0"),
        ({"units": [UNIT] * 3}, "units: expected at most 2, got 3"),
        ({"units": "abc"}, "units: expected a list, got 'abc'"),
        ({"units": [3]}, "units.0: expected a table of fields, got 3"),
        (
            {"units": [{**UNIT, "strength": True}]},
            "units.0.strength: expected a whole number from 1 to 9, got True",
        ),
        (
            {"units": [{**UNIT, "strength": 2.0}]},
            "units.0.strength: expected a whole number from 1 to 9, got 2.0",
        ),
        ({"units": [{**UNIT, "guard": "yes"}]}, "units.0.guard: expected true or false, got 'yes'"),
        ({"units": [{**UNIT, "id": "\ud800"}]}, "units.0.id: expected a short text, got '\\ud800'"),
        ({"units": [{**UNIT, "id": " "}]}, "units.0.id: expected a short text, got ' '"),
    ],
)
def test_a_fault_says_where_and_what_was_expected(data: Any, said: str) -> None:
    assert said in faults(data)


def test_faults_between_fields_carry_their_path() -> None:
    data = {"units": [UNIT, {**UNIT, "id": "b", "guard": True, "formation": "square"}]}
    assert faults(data) == ["units.1.formation: the guard dies in line (one of: line)"]


def test_fields_know_their_choices_and_bounds() -> None:
    strength, formation = specs(Unit)[1:3]
    assert (strength.low, strength.high, strength.required) == (1, 9, True)
    assert (formation.choices, formation.default) == (("line", "square"), "line")


def test_single_fields_are_set_by_path() -> None:
    data: dict[str, Any] = {}
    set_field(data, "units.0.strength", 4)
    set_field(data, "units.0.id", "x")
    set_field(data, "leader.id", "y")
    assert data == {"units": [{"strength": 4, "id": "x"}], "leader": {"id": "y"}}


@pytest.mark.parametrize("path", ["", "a..b", "units.5.id", "units.x.id", "units.0.id.deep"])
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(BadCase):
        set_field({"units": [{"id": "a"}]}, path, 1)


def test_every_piece_needs_a_name_of_its_own() -> None:
    named = [("a.id", "Guards"), ("b.id", None), ("c.id", "Guards"), ("d.id", "attacker")]
    assert [str(fault) for fault in double_names(named)] == [
        "c.id: 'Guards' is taken: every piece needs a name of its own",
        "d.id: 'attacker' is a word of the rules: give the piece another name",
    ]


def test_whatever_somebody_typed_is_shown_in_brief() -> None:
    long = "x" * 5_000
    for data in ({"units": [UNIT], long: 1}, {"units": long}, {"units": [{**UNIT, "formation": long}]}):
        with pytest.raises(BadCase) as refused:
            build(Fight, data)
        assert all(len(str(fault)) < 160 for fault in refused.value.faults)
    for path in (f"units.{long}", f"units.0.{long}..", f"units.0.id.{long}"):
        with pytest.raises(BadCase) as refused:
            set_field({"units": [dict(UNIT)]}, path, 1)
        assert all(len(str(fault)) < 160 for fault in refused.value.faults)
    (double,) = double_names([("id", long), ("id", long)])
    assert len(str(double)) < 160
