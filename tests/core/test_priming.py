"""Everything that can be read from data is looked at before there are threads."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from grognard.core import priming


class Late(msgspec.Struct):
    """A struct that came after all others."""

    number: int


class Engine(msgspec.Struct):
    """Something no text can hold."""

    parts: Late | dict[str, int] | list[Late] | set[int]


def test_every_struct_is_met_once_the_newest_too() -> None:
    met = list(priming.structs())
    assert len(met) == len(set(met))
    assert {Late, Engine} <= set(met)


def test_each_is_looked_at_and_what_cannot_be_read_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def decoder(kind: type) -> None:
        asked.append(kind)
        if kind is Engine:
            raise TypeError("no text holds it")

    monkeypatch.setattr(msgspec.json, "Decoder", decoder)
    assert priming.prime() == len(asked) - 1
    assert {Late, Engine} <= set(asked)


def test_packages_are_read_whole() -> None:
    """In a program of its own, where no test has read anything yet."""
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, grognard.rulesets as r; from grognard.core.priming import prime; prime(r); "
            "print(*(m for m in sys.modules if m.startswith('grognard.rulesets.') and '.play.' in m))",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert {name.split(".")[2] for name in told.stdout.split()} >= {"alea", "jours_de_gloire", "tikhvin"}
