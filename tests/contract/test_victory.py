"""What every battle says of how it is won: thresholds, objectives, where points come from, why it ended."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.contract.random_play import pick

from grognard import games
from grognard.answers.briefing import briefing_data
from grognard.answers.victory_data import victory_data
from grognard.core.board import Board
from grognard.core.game import Chance, Game, Over
from grognard.core.game.briefing import Briefs
from grognard.core.game.offers import Scores
from grognard.core.game.reason import Reasons
from grognard.core.game.settlement import Draw, Resign
from grognard.core.game.system import DONE
from grognard.core.game.telling import Telling
from grognard.core.game.victory import Judges, by_lead, ladder, totals
from grognard.core.messages import LANGUAGES
from grognard.scenarios import scenarios

EVERY = tuple(scenarios())
#: random inputs before a battle is looked at in the middle, and the most that an idle one takes
MIDDLE, LONGEST = 60, 20_000


@cache
def fresh(scenario: str) -> Game:
    return games.new_game(scenario, seed=11)


@cache
def under_way(scenario: str) -> Game:
    """A battle after a while of random play."""
    game, dice = fresh(scenario).clone(), random.Random(11)
    for _ in range(MIDDLE):
        if isinstance(game.node, Over):
            break
        game.apply(pick(game, dice))
    return game


@cache
def finished(scenario: str) -> Game:
    """A battle in which nobody does more than he has to."""
    game = under_way(scenario).clone()
    for _ in range(LONGEST):
        node = game.node
        if isinstance(node, Over):
            return game
        if isinstance(node, Chance):
            game.apply(game.roll())
        else:
            game.apply(DONE if game.may_end else next(iter(game.orders())))
    raise AssertionError(f"{scenario} does not end")


def sides_of(game: Game) -> list[str]:
    return [player.id for player in game.scenario.sides]


@pytest.mark.parametrize("scenario", EVERY)
def test_every_side_has_a_lead_that_wins_and_the_verdict_reads_it(scenario: str) -> None:
    game = fresh(scenario)
    system = game.table.system
    assert isinstance(system, Judges)
    margins = system.victory(game.battle).margins
    for side in sides_of(game):
        own = [margin for margin in margins if margin.side == side]
        assert own
        other = next(one for one in sides_of(game) if one != side)
        for margin in own:
            assert by_lead(margins, {side: margin.lead, other: 0}) == (side, margin.how)
            assert by_lead(margins, {side: margin.lead - 1, other: 0}) != (side, margin.how)
        steps = [rung.lead for rung in ladder(margins, side)]
        assert steps == sorted(set(steps))


@pytest.mark.parametrize("scenario", EVERY)
def test_objectives_lie_on_the_map_and_have_names_in_every_language(scenario: str) -> None:
    game = under_way(scenario)
    for language in LANGUAGES:
        data = victory_data(game, Telling(game, language), game.state)
        assert data is not None
        assert data["objectives"]
        for one in data["objectives"]:
            assert one["name"]
            assert not one["text"].startswith("objective-")
            assert not one["each"].startswith("each-")
            assert set(one["sides"]) <= set(sides_of(game))
            assert one["spots"] if isinstance(game.scenario.battlefield, Board) else one["outline"]
            for spot in one["spots"]:
                game.scenario.places.cell_of(spot["hex"])
            for x, y in one["outline"]:
                table = game.scenario.tabletop
                assert -3 <= x <= table.width / 1000 + 3
                assert -3 <= y <= table.depth / 1000 + 3


@pytest.mark.parametrize("scenario", EVERY)
def test_the_lines_of_the_count_make_up_the_score(scenario: str) -> None:
    for game in (fresh(scenario), under_way(scenario)):
        system = game.table.system
        assert isinstance(system, Judges)
        assert isinstance(system, Scores)
        sources = system.victory(game.battle).sources
        score = {
            side: sum(points for _, points in lines) for side, lines in system.score(game.battle).items()
        }
        assert totals(game.battle, sources) == score
        data = victory_data(game, Telling(game))
        assert data is not None
        for side in data["sides"]:
            assert side["total"] == score[side["id"]] == sum(line["points"] for line in side["lines"])
            assert all(line["left"] is None or line["left"] >= 0 for line in side["lines"])


@pytest.mark.parametrize("scenario", EVERY)
def test_a_briefing_counts_every_piece_once(scenario: str) -> None:
    game = fresh(scenario)
    assert isinstance(game.table.system, Briefs)
    for language in LANGUAGES:
        data = briefing_data(game, Telling(game, language))
        assert data["first"]
        assert not data["first"].startswith("opens-")
        for army in data["armies"]:
            assert army["strength"] == sum(one["strength"] for one in army["formations"]) > 0
            assert any(one["leaders"] or one["name"] for one in army["formations"])
        units = sum(army["units"] for army in data["armies"])
        led = sum(member.role == "leader" for member in game.table.system.members(game.scenario))
        assert units + led == len(game.table.start.pieces)
        late = [piece for piece in game.table.start.pieces if piece.fate == "waiting"]
        assert sum(len(one["names"]) for one in data["arrivals"]) >= len(late)


@pytest.mark.parametrize("scenario", EVERY)
def test_a_finished_battle_says_why_with_the_level_that_was_reached(scenario: str) -> None:
    game = finished(scenario)
    system, result = game.table.system, game.state.result
    assert isinstance(system, Judges)
    assert result is not None
    found = system.judge(game.battle)
    assert (found.winner, found.how, found.rule) == (result.winner, result.how, result.rule)
    for language in LANGUAGES:
        reasons = Reasons(game, Telling(game, language))
        why = reasons.why()
        assert reasons.level(result.how).lower() in why.lower()
        assert not result.winner or reasons.words.word(result.winner) in why
        if not found.because:
            points = totals(game.battle, system.victory(game.battle).sources)
            assert all(str(count) in why for count in points.values())


@pytest.mark.parametrize("scenario", EVERY)
def test_what_players_settle_says_when_and_how_the_points_stood(scenario: str) -> None:
    first, second = sides_of(fresh(scenario))
    for by, settled in ((first, Resign(first)), (first, Draw(second))):
        game = fresh(scenario).clone()
        game.settle(by, settled)
        for language in LANGUAGES:
            why = Reasons(game, Telling(game, language)).why()
            assert str(game.scenario.turns) in why
            assert not why.startswith("reason-")
