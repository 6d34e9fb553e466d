"""The law of the page: some control gives every order that the server lists, and none is merged with another.

What is walked is the client's own account of its controls, the one that its components draw.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from tests.conftest import SOAKING
from tests.web.positions_told import positions, told
from tools.build_web import WEB, node_and_npm

from grognard.scenarios import scenarios

COUNT = 3000 if SOAKING else 250


def walked(lines: Iterable[bytes]) -> dict[str, Any]:
    """What the client makes of some positions."""
    node, _npm = node_and_npm()
    walk = [str(node), "--no-warnings", str(WEB / "test" / "walk.mjs")]
    with subprocess.Popen(walk, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=WEB) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        for line in lines:
            client.stdin.write(line + b"\n")
        client.stdin.close()
        said: dict[str, Any] = json.loads(client.stdout.read())
    return said


@pytest.mark.parametrize("scenario", sorted(scenarios()))
def test_no_order_is_lost_and_none_is_merged(scenario: str) -> None:
    found = walked(msgspec.json.encode(told(game)) for game in positions(scenario, COUNT))
    assert found["positions"] == COUNT
    assert found["orders"] > COUNT
    assert found["lost"] == []


def test_the_only_one_who_can_be_named_has_a_box() -> None:
    """Where one formation alone can receive orders, nobody is named from the first."""
    position = told(next(positions("maida-1806", 1)))
    only = next(order for order in position["listed"][""] if order[1] == "allot" and len(order[2]) == 1)
    position["listed"], position["all"] = {"": [only]}, [only[0]]
    position["musters"] = {key: {**one, "recruits": only[2]} for key, one in position["musters"].items()}
    assert walked([msgspec.json.encode(position)])["lost"] == []
    for muster in position["musters"].values():
        muster["recruits"] = []
    assert walked([msgspec.json.encode(position)])["faults"] == 1


def test_a_lost_order_is_found() -> None:
    """The walk itself is tried: an order that no counter's list holds has no control."""
    position = told(next(positions("alea-training", 1)))
    position["all"].append("march F01 9999")
    found = walked([msgspec.json.encode(position)])
    assert found["faults"] == 1
    assert "march F01 9999" in found["lost"][0]
