"""What the choice of an arm leaves of the other fields, as the case types' own checks have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field, specs
from grognard.core.case_narrowing import narrowing
from grognard.core.errors import Fault
from grognard.core.template import item_type
from grognard.rulesets import RULESETS, ruleset


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    id: Annotated[str, Field("name")]
    arm: Annotated[Literal["foot", "horse"], Field("arm")]
    state: Annotated[Literal["good", "square"], Field("state")] = "good"
    tired: Annotated[int, Field("fatigue", ge=0, le=3)] = 0
    shaken: Annotated[bool, Field("shaken")] = False

    def faults(self) -> Iterator[Fault]:
        if self.arm == "horse" and self.state == "square":
            yield Fault("state", "only foot forms square")
        if self.arm == "foot" and self.tired:
            yield Fault("tired", "only horse tires")


def test_what_the_checks_refuse_beside_another_field_is_left_out() -> None:
    assert narrowing(Unit) == {
        "state": {"arm": {"horse": ("good",)}},
        "tired": {"arm": {"foot": ("0",)}},
    }


def test_every_value_that_is_left_is_one_of_the_field() -> None:
    for id in RULESETS:
        for procedure in ruleset(id).procedures.values():
            for kind in _types(procedure.case):
                fields = {spec.name: spec for spec in specs(kind)}
                for name, narrowed in narrowing(kind).items():
                    for other, left in narrowed.items():
                        assert set(left) <= set(fields[other].choices)
                        assert all(left.values())
                        if fields[name].choices:
                            assert all(set(values) <= set(fields[name].choices) for values in left.values())


def _types(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    yield kind
    for spec in specs(kind):
        inner = item_type(spec)
        if inner is not None:
            yield from _types(inner)


def test_infantry_is_not_asked_for_what_batteries_have() -> None:
    from grognard.rulesets.alea.counters import Counter

    left = narrowing(Counter)
    assert left["no_fire"]["arm"]["infantry"] == ("false",)
    assert left["formation"]["arm"]["artillery"] == ("limbered", "deployed")
    assert "artillery" not in left["horse"]["arm"]
