"""The fields of a case that attacks and tests of most games have; a ruleset adds the words of its charts."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grognard.core.case import Field

#: for the words that only a ruleset knows: `Annotated[Literal["clear", "wood"], TERRAIN]`
KIND = Field("kind of unit")
TERRAIN = Field("ground of the attacked hex")
ACROSS = Field("hexside it attacks across")
ATTACKERS = Field("units that attack, the leading one first", least=1, most=12)
DEFENDERS = Field("units in the attacked hex, the top one first", least=1, most=6)
TESTED = Field("the unit that tests")


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """1.1, 1.3  A unit in a ruling."""

    id: Annotated[str, Field("name of the unit")]
    strength: Annotated[int, Field("strength points", ge=1, le=20)]
    morale: Annotated[int, Field("morale, the higher the better", ge=1, le=6)]
    disordered: Annotated[bool, Field("whether it is disordered")] = False
    way_back: Annotated[bool, Field("whether it has a way to retreat")] = True
