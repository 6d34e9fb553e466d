"""A system with changed charts: an id of its own, played by what it says, refused where it cannot be."""

from __future__ import annotations

import pytest

from grognard.answers.situation import situation
from grognard.core.brought import BROUGHT, bring, marked
from grognard.core.changed_ruleset import CHANGED, changed_among, changed_ruleset, told_changes
from grognard.core.changes import Fact, changed_rules
from grognard.core.errors import BadData, BadFolder
from grognard.core.game import Chance
from grognard.editor.document import of_folder
from grognard.games import load, new_game, verify
from grognard.rulesets import RULESETS, ruleset
from grognard.scenarios import scenarios
from grognard.server.workers import Worker

CHANGES = """title = "Bloodier Barrosa"

[[cell]]
chart = "melee"
row = "4"
column = "1/1"
code = "DR2"

[[modifier]]
chart = "fire"
modifier = "target.guerrilla"
value = -3

[[fact]]
path = "melee.cavalry-retreat"
value = 3
"""


def own(changes: str = CHANGES) -> dict[str, str]:
    return {**of_folder(scenarios()["alea-training"]).files, "changes.toml": changes}


def test_a_battle_with_changes_is_played_by_them_under_an_id_of_its_own() -> None:
    game = new_game(bring(marked(own())))
    system = game.table.system
    changed = ruleset(game.scenario.ruleset)
    assert changed.id.startswith("barrosa-")
    assert changed.id not in RULESETS
    assert (changed.title.say("fr"), changed.hash) == ("Bloodier Barrosa", system.rules.hash)
    assert system.rules.chart("melee").at("4", "1/1") == "DR2"
    assert system.rules.number("melee.cavalry-retreat") == 3
    printed = ruleset("barrosa").rules
    assert printed.chart("melee").at("4", "1/1") == "SE"
    assert (printed.hash != system.rules.hash, printed.cite("7.4")) == (True, system.rules.cite("7.4"))


def test_it_says_what_was_changed_in_every_language() -> None:
    changed = changed_ruleset(ruleset("barrosa"), CHANGES)
    assert told_changes(changed, "en") == [
        "Melee table, 4, 1/1: SE becomes DR2",
        "Fire table, Target in guerrilla: -2 becomes -3",
        "melee.cavalry-retreat: 4 becomes 3",
    ]
    assert "devient DR2" in told_changes(changed, "fr")[0]
    assert "pasa a DR2" in told_changes(changed, "es")[0]
    assert told_changes(ruleset("barrosa"), "en") == []


def test_the_same_changes_make_the_same_system_and_others_another() -> None:
    base = ruleset("barrosa")
    same = changed_ruleset(base, CHANGES.replace("\n\n", "\n# a remark\n"))
    assert same.id == changed_ruleset(base, CHANGES).id
    assert changed_ruleset(base, CHANGES.replace("DR2", "DR1")).id != same.id
    assert (
        changed_ruleset(ruleset("bailen"), '[[fact]]\npath = "scale.men"\nvalue = 50\n').id[:7] == "bailen-"
    )


def test_a_game_of_it_is_taken_up_where_nobody_has_heard_of_it() -> None:
    game = new_game(bring(marked(own())), seed=3)
    while len(game.journal.entries()) < 12:
        game.apply(game.roll() if isinstance(game.node, Chance) else next(iter(game.orders())))
    text, id = game.save(), game.scenario.ruleset
    BROUGHT.clear()
    CHANGED.clear()
    again = load(text)
    assert (again.scenario.ruleset, again.state) == (id, game.state)
    assert verify(text).difference is None


def test_another_process_that_is_asked_for_odds_knows_it_too() -> None:
    id = changed_ruleset(ruleset("barrosa"), CHANGES).id
    assert changed_among(["barrosa", id, 3]) == {id: ("barrosa", CHANGES)}
    worker = Worker(60.0)
    try:
        while not worker.is_ready:
            pass
        assert worker.do(hash_of, id) == ruleset(id).hash
    finally:
        worker.end()


def hash_of(id: str) -> str:
    return ruleset(id).hash


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ("", "expected 1 to 200 changes"),
        ("[[cell]]\n", "number 1"),
        ('[[entry]]\npath = "turns"\nvalue = 3\n', "unknown entry 'entry'"),
        (CHANGES.replace('"DR2"', '"XX"'), "'XX' is no code of melee: expected one like AB"),
        (CHANGES.replace("-3", "-99"), "expected -20 to 20"),
        (CHANGES.replace("value = 3", "value = 0"), "expected 1 to 40, got 0"),
        (CHANGES.replace("value = 3", "value = 4000000"), "expected 1 to 40"),
        (CHANGES.replace("value = 3", 'value = "far"'), "expected a whole number like 4"),
        (CHANGES.replace("melee.cavalry-retreat", "fire.steady"), "is no figure"),
        (CHANGES.replace("melee.cavalry-retreat", "fire.square-share"), "fire.square-share"),
        ("title = 3\n" + CHANGES.partition("\n")[2], "title: expected a text"),
    ],
)
def test_changes_that_cannot_be_played_are_refused_in_one_line(changes: str, said: str) -> None:
    if said == "fire.square-share":
        changes, said = changes.replace("value = 3", 'value = "0/1"'), "expected a share like 1/2"
    with pytest.raises(BadFolder) as refused:
        new_game(bring(marked(own(changes))))
    assert (said in str(refused.value), "\n" in str(refused.value)) == (True, False)


def test_shares_and_yes_and_no_are_changed_too() -> None:
    rules = changed_rules(
        ruleset("barrosa").rules, [Fact("fire.square-share", "2/3"), Fact("morale.summit", False)]
    )
    assert (str(rules.fraction("fire.square-share")), rules.fact("morale.summit")) == ("2/3", False)
    with pytest.raises(BadData, match="expected true or false"):
        changed_rules(rules, [Fact("morale.summit", 1)])


def test_odds_are_those_of_the_changed_chart() -> None:
    changed = changed_ruleset(ruleset("barrosa"), CHANGES)
    found = situation(changed, changed.procedure("charge"), changed.example("charge"), "en")
    assert found.ruleset.rules.chart("melee").at("4", "1/1") == "DR2"
