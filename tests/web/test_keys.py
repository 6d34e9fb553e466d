"""The keys of the page: no layer of any system takes a letter that the table of keys has given away."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.core.game.layers import Layers
from grognard.games import system_of
from grognard.rulesets import RULESETS

TABLE = Path(__file__).parents[2] / "web" / "src" / "keys" / "table.ts"


def test_the_layers_of_every_system_have_keys_of_their_own() -> None:
    everywhere = [
        line for line in TABLE.read_text(encoding="utf-8").splitlines() if "local: true" not in line
    ]
    taken = set(re.findall(r'"(\S)"', "\n".join(everywhere)))
    assert "n" in taken
    for id in RULESETS:
        system = system_of(id)
        letters = [layer.key for layer in system.layers] if isinstance(system, Layers) else []
        assert len(set(letters)) == len(letters), id
        assert set(letters) & taken == set(), id
