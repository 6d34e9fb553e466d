"""Games to play: a new one from a scenario, one from its file, and a file checked against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.core.brought import bring
from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.game.game import Game, Table, opened
from grognard.core.game.replay import Verdict, resume
from grognard.core.game.replay import replay as replay_saved
from grognard.core.game.replay import verify as verify_saved
from grognard.core.game.save import Saved, check_untouched, read_saved
from grognard.core.game.system import System
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Scenario
from grognard.rulesets import RULESETS, ruleset
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios

__all__ = ["load", "new_game", "playable", "replay", "system_of", "verify"]


@lru_cache(maxsize=64)
def system_of(id: str) -> System:
    """A ruleset as a game, imported when it is first played."""
    rules = ruleset(id)
    if rules.game is None:
        raise BadCase([Fault("ruleset", f"{id} cannot be played yet", playable())])
    module, _colon, name = rules.game.partition(":")
    make: Callable[[Ruleset], System] = getattr(import_module(module), name)
    return make(rules)


def playable() -> tuple[str, ...]:
    """The rulesets that can be played."""
    return tuple(id for id in RULESETS if ruleset(id).game is not None)


def new_game(
    where: str | Path, *, seed: int | str = 0, options: Iterable[str] = (), practice: bool = False
) -> Game:
    """A game of a scenario, by its id or its folder, brought to its first decision or die.

    In one for practice dice may be taken back.
    """
    scenario = load_scenario(where, options)
    system = system_of(scenario.ruleset)
    ours = str(where) in scenarios()
    folder = "" if ours else str(Path(where).resolve())
    start = system.set_up(scenario)
    return opened(Table(system, scenario, start, str(seed), folder=folder, practice=practice))


def load(text: str, source: str = "save", *, adopt: bool = False) -> Game:
    """A saved game where it stands; BadData says what is wrong with the file.

    A game saved under other rules, or on another state of its scenario, is refused. With `adopt` it goes on
    under today's rules, and its journal says from where.
    """
    saved = read_saved(text, source)
    check_untouched(saved, text, source)
    scenario = _scenario(saved, source)
    system = system_of(scenario.ruleset)
    if not scenario.is_of(saved.scenario_hash):
        raise BadData(
            source,
            f"saved with another edition of scenario {saved.scenario}: its files have changed since, "
            "and not in names and words alone",
        )
    other = saved.rules_in_force != system.rules.hash
    if other and not adopt:
        raise BadData(source, _other_rules(saved, system.rules.hash))
    try:
        game = resume(_table(saved, system, scenario), saved)
    except BadCase as bad:
        raise BadData(source, str(bad)) from None
    except BadData as bad:
        raise BadData(source, f"{bad.file}: {bad.what}") from None
    if other:
        game.adopt(system.rules.hash)
    return game


def replay(text: str, source: str = "save") -> Iterator[Game]:
    """The game after each entry of a save, derived from the inputs alone by today's rules."""
    saved = read_saved(text, source)
    return replay_saved(_set(saved, source), saved)


def verify(text: str, source: str = "save") -> Verdict:
    """Whether a save is what its inputs and today's rules make of it; if not, where it first differs."""
    saved = read_saved(text, source)
    return verify_saved(_set(saved, source), saved)


def _set(saved: Saved, source: str) -> Table:
    scenario = _scenario(saved, source)
    return _table(saved, system_of(scenario.ruleset), scenario)


def _table(saved: Saved, system: System, scenario: Scenario[Any]) -> Table:
    return Table(
        system,
        scenario,
        system.set_up(scenario),
        saved.seed,
        commitment=saved.commitment,
        rules_hash=saved.rules_hash,
        scenario_hash=saved.scenario_hash,
        folder=saved.folder,
        practice=saved.practice,
        format=saved.format,
    )


def _scenario(saved: Saved, source: str) -> Scenario[Any]:
    try:
        if saved.battle and bring(saved.battle) != saved.scenario:
            raise BadData(source, f"the battle in it is not {saved.scenario}")
        scenario = load_scenario(saved.folder or saved.scenario, saved.options)
    except BadCase as bad:
        raise BadData(source, str(bad)) from None
    sides = tuple(player.id for player in scenario.sides)
    if (scenario.id, scenario.ruleset, sides) != (saved.scenario, saved.ruleset, saved.sides):
        raise BadData(
            source, f"scenario {scenario.id} of {scenario.ruleset} is not the one it was saved with"
        )
    return scenario


def _other_rules(saved: Saved, today: str) -> str:
    return (
        f"saved under other rules of {saved.ruleset} ({saved.rules_in_force[:12]}, today {today[:12]}): "
        "adopt today's rules to go on with it"
    )
