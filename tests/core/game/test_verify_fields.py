"""`game verify` covers every field of a saved game: whatever is changed in the file, it says so."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.contract.random_play import pick

from grognard.core.brought import bring, marked
from grognard.core.errors import GrognardError
from grognard.core.game.journal import chain
from grognard.core.game.save import Line, Saved, read_saved, seal, written
from grognard.core.scenario_notes import SHEET
from grognard.editor.document import of_folder
from grognard.games import new_game, verify
from grognard.scenarios import scenarios

#: fields that can be changed unnoticed, and why
NOT_COVERED = {
    "seed": "left out, as where the dice are still secret; another seed is noticed",
}

Path = tuple[str | int, ...]


def played() -> dict[str, Any]:
    """A game of a battle of its own: its save has every field there is."""
    files = of_folder(scenarios()["alea-training"]).files
    sheet = files[SHEET].replace("turns = 4", "turns = 3")
    assert sheet != files[SHEET]
    game, dice = new_game(bring(marked({**files, SHEET: sheet})), seed=4), random.Random(4)
    for _ in range(25):
        game.apply(pick(game, dice))
    data: dict[str, Any] = json.loads(game.save())
    return data


SAVE = played()


def fields(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where every value of the file stands."""
    if isinstance(value, dict | list) and value:
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from fields(one, (*path, key))
    else:
        yield path


def changed(path: Path, to: Any) -> str:
    data = json.loads(json.dumps(SAVE))
    here = data
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = to
    return json.dumps(data)


def other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value[:-1] + chr(ord(value[-1]) ^ 1) if value else "x"
        case list():
            return ["x"]
    return "x"


def is_noticed(text: str) -> bool:
    try:
        return verify(text).difference is not None
    except GrognardError:
        return True


def value_at(path: Path) -> Any:
    here: Any = SAVE
    for key in path:
        here = here[key]
    return here


def some() -> list[Path]:
    """Every field of the file, and of long lists some."""
    every = list(fields(SAVE))
    plain = [path for path in every if path[0] not in ("entries", "position")]
    return plain + random.Random(1).sample([path for path in every if path not in plain], 60)


@pytest.mark.parametrize("path", some(), ids=lambda path: ".".join(map(str, path)))
def test_a_changed_field_is_noticed(path: Path) -> None:
    assert is_noticed(changed(path, other(value_at(path))))


def test_every_field_is_tried_or_declared() -> None:
    tried = {path[0] for path in some()}
    assert tried == set(Saved.__struct_fields__)
    assert set(NOT_COVERED) == {name for name in SAVE if not is_noticed(changed((name,), None))} - {"pending"}


def resealed(**changes: Any) -> str:
    """A save with another field and every hash made to fit, as somebody would who knows how."""
    saved = read_saved(json.dumps(SAVE))
    saved = msgspec.structs.replace(saved, **changes)
    hashes = chain(saved.terms.genesis, (line.entry for line in saved.entries))
    lines = tuple(
        Line(one.seq, one.asked, one.by, one.given, one.events, hash)
        for one, hash in zip(saved.entries, hashes, strict=True)
    )
    mark = seal(hashes[-1], saved.position, saved.pending)
    return written(msgspec.structs.replace(saved, entries=lines, seal=mark))


@pytest.mark.parametrize(
    "changes",
    [
        {"scenario_hash": "0" * 64},
        {"ruleset": "bailen"},
        {"options": ("nothing",)},
        {"sides": ("allied", "french")},
        {"commitment": "0" * 64},
        {"position": ("turn 1",)},
        {"battle": {}},
        {"battle": {**SAVE["battle"], "names.csv": "id,fr\n"}},
        {"battle": marked({**SAVE["battle"], "names.csv": "id,fr\n"})},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_hashes_made_to_fit_hide_nothing(changes: dict[str, Any]) -> None:
    assert not is_noticed(resealed())
    assert is_noticed(resealed(**changes))
