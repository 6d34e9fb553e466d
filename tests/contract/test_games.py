"""Laws that the games of every ruleset keep. A new scenario is covered on its first day."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
import pytest
from tests.contract.census import added, census
from tests.contract.mutations import mutated
from tests.contract.random_play import Tally, pick, play, state_hash
from tests.promises import record
from tests.scenario_ids import ON_HEXES, ON_TABLES

from grognard import RULESETS, games
from grognard.core.drivers.play import fingerprint
from grognard.core.errors import IllegalOrder
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.system import DONE
from grognard.core.game.undo import Reveals
from grognard.scenarios import load

SOAK = bool(os.environ.get("GROGNARD_SOAK"))
#: inputs of random games and illegal orders for each ruleset
INPUTS = int(os.environ.get("GROGNARD_GAME_INPUTS", 250_000)) if SOAK else 20_000
ILLEGAL = 10_000 if SOAK else 2_000
PARTS, WORKERS = (8, os.cpu_count()) if SOAK else (1, 1)
#: what the random games came across, for the census
REPORTS = Path(__file__).parents[2] / "build" / "census"

#: battles on a table list many more places than any map has hexes: they get a share of the inputs
TABLES = sorted(ON_TABLES)
TABLE_SHARE = 40
DRILL = str(Path(__file__).parents[1] / "rulesets" / "liberators" / "drill")
PLAYABLE = sorted(ON_HEXES)
SMALL = {
    "barrosa": "alea-training",
    "bailen": "bailen-standard",
    "jours-de-gloire": "maida-1806",
    "tikhvin": "tikhvin-training",
    "liberators": DRILL,
}
# A ruleset of a pack is tried with its first battle.
for pack in (id for id in RULESETS if id not in SMALL):
    SMALL[pack] = next(id for id in PLAYABLE if load(id).ruleset == pack)


def question(game: Game) -> object:
    """What a game waits for, as a replay compares it."""
    node = game.node
    return fingerprint(node.request) if isinstance(node, Chance) else node


@pytest.mark.parametrize("scenario", [*PLAYABLE, *TABLES])
def test_random_games_end_and_keep_every_invariant(scenario: str) -> None:
    system = ruleset_of(scenario)
    shared = [other for other in (*PLAYABLE, *TABLES) if ruleset_of(other) == system]
    share = -(-INPUTS // (len(shared) * PARTS))
    share = -(-share // TABLE_SHARE) if scenario in TABLES else share
    parts = [(scenario, 1_000_000 * part, share) for part in range(PARTS)]
    if PARTS > 1:
        with ProcessPoolExecutor(max_workers=WORKERS) as pool:
            found = added(list(pool.map(census, *zip(*parts, strict=True))))
    else:
        found = added([census(*part) for part in parts])
    assert sum(found["order"].values()) >= share * PARTS
    record("Games", f"random inputs, {system}", sum(found["order"].values()))
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / f"{system}--{scenario}.json").write_bytes(msgspec.json.encode(found))


def ruleset_of(scenario: str) -> str:
    return load(scenario).ruleset


@pytest.mark.parametrize("scenario", [*PLAYABLE, DRILL])
def test_every_listed_order_is_legal_and_reads_back_from_its_notation(scenario: str) -> None:
    from grognard.core.game.order import parse

    dice, tally = random.Random(5), Tally()
    game = games.new_game(scenario, seed=5)
    for _ in range(25):
        for order in random.Random(1).sample(listed := list(game.orders()), min(60, len(listed))):
            assert game.check(order) is None, (str(order), game.check(order))
            assert parse(str(order)) == order
        assert len(set(listed)) == len(listed)
        assert game.may_end == (DONE in listed)
        if play(game, dice, 11, tally) < 11:
            break


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_game_replays_to_the_same_states_and_asks_the_same_questions(scenario: str) -> None:
    game = games.new_game(scenario, seed=3)
    play(game, random.Random(3), 300, Tally())
    text = game.save(secret=True)
    verdict = games.verify(text)
    assert verdict.difference is None, verdict
    again = games.load(text)
    assert state_hash(again) == state_hash(game)
    assert question(again) == question(game)


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_game_goes_on_the_same_from_any_snapshot(scenario: str) -> None:
    game = games.new_game(scenario, seed=8)
    dice, inputs, places = random.Random(8), [], set(random.Random(2).sample(range(200), 10))
    saves = {}
    for place in range(200):
        if isinstance(game.node, Over):
            break
        if place in places:
            saves[place] = game.save(secret=True)
        order = pick(game, dice)
        game.apply(order)
        inputs.append(order)
    for place, text in saves.items():
        again = games.load(text)
        for order in inputs[place:]:
            again.apply(order)
        assert state_hash(again) == state_hash(game), place


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_game_is_the_same_under_another_hash_seed(scenario: str) -> None:
    lines = (
        "import random",
        "from grognard import games",
        "from tests.contract.random_play import Tally, play, state_hash",
        f"game = games.new_game({scenario!r}, seed=4)",
        "play(game, random.Random(4), 250, Tally())",
        "print(state_hash(game), len(list(game.orders())))",
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", "\n".join(lines)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(found) == 1


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_clone_goes_its_own_way_and_leaves_the_game_alone(scenario: str) -> None:
    game, dice = games.new_game(scenario, seed=6), random.Random(6)
    for _ in range(60):
        if isinstance(game.node, Over):
            break
        before = state_hash(game)
        other = game.clone()
        assert question(other) == question(game)
        play(other, random.Random(1), 4, Tally())
        assert state_hash(game) == before
        game.apply(pick(game, dice))


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_undo_is_free_until_dice_or_the_other_side_and_restores_the_state(scenario: str) -> None:
    game, dice, taken_back, kept = games.new_game(scenario, seed=9), random.Random(9), 0, 0
    sides = [player.id for player in game.scenario.sides]
    for _ in range(250):
        if isinstance(game.node, Over):
            game = games.new_game(scenario, seed=10)
        node = game.node
        assert not isinstance(node, Over)
        before = state_hash(game)
        order = pick(game, dice)
        events, system = game.apply(order), game.table.system
        if isinstance(node, Chance) or (isinstance(system, Reveals) and system.reveals(events)):
            # A die has fallen, or something has come to light: nobody takes it back alone.
            for side in sides:
                with pytest.raises(IllegalOrder):
                    game.undo(side)
            kept += 1
            continue
        other = sides[1 - sides.index(node.side)]
        with pytest.raises(IllegalOrder):
            game.undo(other)
        game.undo(node.side)
        assert state_hash(game) == before
        taken_back += 1
        game.apply(order)
    assert taken_back > 50
    assert kept > 5


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_nothing_hidden_shows_in_a_view(scenario: str) -> None:
    game = games.new_game(scenario, seed=2)
    play(game, random.Random(2), 100, Tally())
    for player in game.scenario.sides:
        assert game.view(player.id) == game.guess(player.id, seed=1).view(player.id)


@pytest.mark.parametrize("ruleset", sorted(SMALL))
def test_illegal_orders_are_refused_with_a_reason_and_change_nothing(ruleset: str) -> None:
    dice, tally, refused, helped = random.Random(12), Tally(), 0, 0
    seed = 0
    game = games.new_game(SMALL[ruleset], seed=seed)
    wanted = ILLEGAL // 10 if SMALL[ruleset] == DRILL else ILLEGAL
    while refused < wanted:
        if isinstance(game.node, Over):
            seed += 1
            game = games.new_game(SMALL[ruleset], seed=seed)
        if isinstance(game.node, Decision) and game.node.choice is None:
            before = state_hash(game)
            for order in mutated(game, dice, 12):
                illegal = game.check(order)
                if illegal is None:
                    continue
                refused += 1
                assert illegal.rule, order
                assert game.table.system.rules.catalogue.has(illegal.reason.key), illegal.reason
                with pytest.raises(IllegalOrder):
                    game.apply(order)
                if illegal.suggestion is not None:
                    assert game.check(illegal.suggestion) is None, (str(order), str(illegal.suggestion))
                    helped += 1
            assert state_hash(game) == before
        play(game, dice, 5, tally)
    assert helped >= 0.95 * refused, f"{helped} of {refused}"
