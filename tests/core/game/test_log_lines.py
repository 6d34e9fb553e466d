"""The lines of a log: ground that nobody owns, what the enemy announced, nothing said twice."""

from __future__ import annotations

import pytest
from tests.played.by_hand import records
from tests.played.records import game_of

from grognard.core.events import FormationChanged
from grognard.core.game.log_lines import LogLines
from grognard.core.game.news import GROUND
from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.core.game.summary import summary_before
from grognard.core.game.telling import Telling
from grognard.core.game.victory import Judges


def log_of(scenario: str) -> LogLines:
    record = next(one for one in records() if one.stem == scenario)
    game = game_of(record.read_text(encoding="utf-8"))
    return LogLines(Story(Past(game.table, game.journal.entries()), Telling(game, "en")))


def holders(log: LogLines, number: int) -> dict[str, str]:
    system, table = log.past.table.system, log.past.table
    assert isinstance(system, Judges)
    objectives = system.victory(table.battle(log.past.state(number))).objectives
    return {one.id: one.holder for one in objectives if one.kind == "area"}


@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [
        ("barrosa-1811", ["Coast road cut: now held by French"]),
        (
            "maida-1806",
            ["Through to the beach: now held by French", "Through to the beach: no longer held by"],
        ),
        ("tikhvin-1941", ["Footholds on the west bank: no longer held by Soviet"]),
    ],
)
def test_a_stretch_of_ground_is_news_whenever_its_holder_changes(scenario: str, wanted: list[str]) -> None:
    log = log_of(scenario)
    said: list[str] = []
    for number in range(2, len(log.past) + 1):
        before, after = holders(log, number - 1), holders(log, number)
        changes = sum(before[id] != holder for id, holder in after.items())
        assert len(log.ground.of(number)) == changes
        lines = log.of(number)[-changes:] if changes else []
        assert all(line.news == GROUND and line.headline and line.place for line in lines)
        said += [line.text for line in lines]
    for words in wanted:
        assert any(words in line for line in said), (words, said)


def test_what_the_enemy_declared_meanwhile_is_summed_up() -> None:
    log = log_of("barrosa-1811")
    told = [
        line
        for number in range(1, len(log.past) + 1)
        for side in ("french", "allied")
        if (found := summary_before(log, side, number)) is not None
        for line in found.lines
    ]
    assert any("declared assault against " in line and "(" in line for line in told), told[:20]


def test_a_formation_that_the_order_names_is_not_told_again() -> None:
    log = log_of("alea-training")
    formed = [
        number
        for number, entry in enumerate(log.past.entries, 1)
        if any(isinstance(event, FormationChanged) for event in entry.events)
    ]
    orders = [number for number in formed if "formation: " in log.story.told(number)]
    assert orders
    for number in orders:
        formation = log.story.told(number).rpartition("formation: ")[2].split(",")[0]
        assert not any(f"formation: {formation}" in line.text for line in log.of(number))
