"""A pack read, linted and set up in a process of its own: one line for each thing that is wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from grognard.core.errors import GrognardError


def main() -> None:
    """Print what is wrong with the pack whose folder is named, which this process knows."""
    for line in faults(Path(sys.argv[1])):
        print(line)


def faults(folder: Path) -> Iterator[str]:
    """What is wrong with a pack: of its ruleset, its battles and its changes."""
    try:
        yield from _faults(folder)
    except GrognardError as wrong:
        yield str(wrong).splitlines()[0]


def _faults(folder: Path) -> Iterator[str]:
    from grognard import games, lint
    from grognard.lab.changes import read_changes
    from grognard.packs import known_packs
    from grognard.packs.registry import battles_in
    from grognard.rulesets import folder_of, ruleset
    from grognard.scenarios import scenarios

    (pack,) = (pack for pack in known_packs() if pack.folder == folder)
    if pack.fault:
        yield pack.fault
        return
    homes = battles_in(folder)
    if pack.manifest.has_code:
        known = ruleset(pack.manifest.ruleset)
        if Path(str(known.folder)).resolve().parent != folder.resolve():
            yield f"{pack.manifest.ruleset}: there is a ruleset of this name already"
            return
        yield from (f"{found.id}: {found.what}" for found in lint.lint(known) if not found.known)
        own = folder_of(pack.manifest.ruleset) / "scenarios"
        homes += [Path(str(one)) for one in own.iterdir()] if own.is_dir() else []
    for home in homes:
        yield from (f"{found.id}: {found.what}" for found in lint.lint_scenario(home) if not found.known)
        game = games.new_game(home)
        if Path(str(scenarios().get(game.scenario.id))).resolve() != home.resolve():
            yield f"{game.scenario.id}: there is a scenario of this name already"
    for file in sorted((folder / "changes").glob("*.toml")):
        read_changes(file.read_text(encoding="utf-8"), file.name)
