"""Every list of questions, by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.pocket.cases import Case, editing, game, library, worked
from tests.pocket.play_cases import deciding, placing
from tests.pocket.table_cases import companion

LISTS: dict[str, Callable[[], Iterator[Case]]] = {
    "library": library,
    "worked": worked,
    "game": game,
    "deciding": deciding,
    "placing": placing,
    "companion": companion,
    "editing": editing,
}
