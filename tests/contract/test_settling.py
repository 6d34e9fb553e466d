"""Laws of what players settle, kept by the games of every ruleset."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_fixes import random_fix
from tests.contract.random_play import Tally, pick, play, state_hash
from tests.contract.test_games import SMALL, SOAK

from grognard import games
from grognard.core.board import Board
from grognard.core.errors import IllegalOrder
from grognard.core.game import Game, Over
from grognard.core.game.repair import settable
from grognard.core.game.settlement import VERBS, Declared, Draw, Fix, Resign, Settlement, read_settlement

GAMES, INPUTS = (40, 600) if SOAK else (2, 160)


def ends(game: Game) -> list[tuple[str, Settlement]]:
    """Every way in which no rule ends a game: who does it, and what."""
    one, other = (player.id for player in game.scenario.sides)
    return [
        (one, Resign(one)),
        (other, Resign(other)),
        (one, Draw(other)),
        (other, Draw(one)),
        ("", Declared("forfeit", one)),
        (one, Declared("abandoned")),
    ]


def refusal(game: Game, by: str, fix: Fix) -> str:
    """Put something right; the key of the reason where the rules do not allow it."""
    try:
        game.settle(by, fix)
    except IllegalOrder as wrong:
        return wrong.reason.key
    return ""


@pytest.mark.parametrize("ruleset", sorted(SMALL))
def test_no_order_of_a_system_is_called_like_a_settlement(ruleset: str) -> None:
    assert not set(games.system_of(ruleset).verbs) & {*VERBS, "undo"}


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_random_games_that_players_end_replay_identically(scenario: str) -> None:
    dice, ended = random.Random(21), 0
    for number, (by, what) in enumerate(ends(games.new_game(scenario))):
        game = games.new_game(scenario, seed=number)
        play(game, dice, dice.randrange(90), Tally())
        before, node = state_hash(game), game.node
        if isinstance(node, Over):
            continue
        game.settle(by, what)
        text = game.save()
        again = games.load(text)
        assert isinstance(again.node, Over)
        assert again.save() == text
        assert games.verify(text).difference is None
        loser, winner = (player.id for player in game.scenario.sides)
        again.undo(loser, winner)
        assert state_hash(again) == before
        ended += 1
    assert ended > 3


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_who_was_destroyed_by_mistake_comes_back_with_his_strength(scenario: str) -> None:
    start = games.new_game(scenario)
    one, other = (player.id for player in start.scenario.sides)
    came = 0
    for piece in start.state.pieces[:: 1 if SOAK else 5]:
        game, fates = start.clone(), settable(start, piece.id).fates
        if "eliminated" not in fates or refusal(game, one, Fix(piece.id, fate="eliminated", consent=other)):
            continue
        back = [Fix(piece.id, fate=fate, consent=other) for fate in fates if fate != "eliminated"]
        if piece.at >= 0:
            back.append(Fix(piece.id, place=start.scenario.places.label(piece.at), consent=other))
        for fix in back:
            again = game.clone()
            if not refusal(again, one, fix):
                assert again.battle.piece(piece.id).strength == piece.strength, fix
                came += 1
    assert came


@pytest.mark.parametrize(
    "scenario",
    [one for one in sorted(SMALL.values()) if isinstance(games.new_game(one).scenario.battlefield, Board)],
)
def test_nobody_is_put_into_a_hex_of_the_enemy(scenario: str) -> None:
    """Leaders neither, whom no stacking limit counts."""
    game = games.new_game(scenario)
    side_of = {piece: game.table.system.side_of(game.scenario, piece) for piece in game.battle.reducer.roll}
    one, other = (player.id for player in game.scenario.sides)
    held = {side_of[piece.id]: piece.at for piece in game.state.pieces if piece.at >= 0 and piece.strength}
    for piece in game.state.pieces:
        enemy = next(side for side in held if side != side_of[piece.id])
        fix = Fix(piece.id, place=game.scenario.places.label(held[enemy]), consent=other)
        assert refusal(game.clone(), one, fix), fix


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_random_games_with_fixes_keep_every_invariant_and_replay_identically(scenario: str) -> None:
    fixed = refused = 0
    for seed in range(GAMES):
        game, dice = games.new_game(scenario, seed=seed), random.Random(seed)
        sides = [player.id for player in game.scenario.sides]
        for _ in range(INPUTS):
            if isinstance(game.node, Over):
                break
            if dice.random() > 0.25:
                game.apply(pick(game, dice))
                continue
            by, consent = dice.sample(sides, 2)
            fix, before = random_fix(game, dice, consent), state_hash(game)
            assert read_settlement(str(fix)) == fix
            reason = refusal(game, by, fix)
            if reason:
                assert game.table.system.rules.catalogue.has(reason), reason
                assert state_hash(game) == before
                refused += 1
            else:
                assert game.standing[1] is not None or not list(game.table.system.problems(game.battle))
                fixed += 1
        text = game.save()
        assert games.verify(text).difference is None
        assert games.load(text).save() == text
    assert fixed > 10 * GAMES / 2
    assert refused > GAMES
