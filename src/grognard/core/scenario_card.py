"""What helps a person to choose a battle: how long it takes, how hard it is, what it teaches."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec

from grognard.core.errors import BadData
from grognard.core.messages import Label
from grognard.core.toml_text import toml_data

FILE = "card.toml"


class ScenarioCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    #: minutes of play against the computer
    minutes: Annotated[int, msgspec.Meta(ge=1, le=6000)]
    #: 1 for a first battle, 3 for a long one that asks for everything
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    teaches: Label


def read_card(folder: Traversable) -> ScenarioCard | None:
    """The card in a scenario's folder; None where there is none, as in a battle of one's own."""
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.convert(toml_data(FILE, file.read_text(encoding="utf-8")), ScenarioCard)
    except (msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise BadData(FILE, f"cannot be read: {wrong}") from None
